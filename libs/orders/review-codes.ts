/**
 * Every reason for which an order may need a person. The codes are on the wire and in the console's translations:
 * add freely, never rename. Each sentence says to the order desk what is doubtful, not how we found out.
 */
export const reviewSentences = {
  not_an_order: (what: string) => `The document looks like ${what}, not like a purchase order.`,
  document_type_unclear: () => 'Nothing in the document says that it is a purchase order.',
  order_number_missing: (instead: string) =>
    `The document prints no order number; ${instead} is used instead.`,
  order_date_missing: (instead: string) => `The document prints no order date; ${instead} is used instead.`,
  date_unreadable: (text: string) => `The date "${text}" could not be read and is kept as printed.`,
  date_unclear: (text: string) => `What the date "${text}" is was not understood.`,
  date_order_assumed: (text: string) => `Day and month of "${text}" could be the other way round.`,
  customer_missing: () => 'The buyer was not found in the document.',
  address_incomplete: (text: string) => `Of the address at "${text}" the street or the town was not found.`,
  customer_unresolved: (because: string) => `The buyer matches no customer with certainty: ${because}`,
  no_lines: () => 'No order line was found.',
  article_unresolved: (because: string) => `The article was not identified: ${because}`,
  item_unnamed: () => 'The line says neither which article nor what is ordered.',
  quantity_unrecognised: (text: string) => `The quantity "${text}" is not a whole number.`,
  quantity_missing: () => 'The line has no quantity.',
  price_missing: () => 'The line has no price although amounts are printed.',
  number_ambiguous: (text: string) => `"${text}" could be read with a decimal or with a thousands separator.`,
  text_not_understood: (text: string) => `A line among the order lines was not understood: "${text}".`,
  line_total_mismatch: (sum: string) => `Quantity and price do not give the line total: ${sum}.`,
  amount_unclear: (text: string) => `What the amount "${text}" below the lines is was not understood.`,
  total_mismatch: (sum: string) => `The lines do not add up to the printed total: ${sum}.`,
  conflicting_values: (values: string) => `The document gives different values: ${values}.`,
  low_confidence: (value: string) => `"${value}" was read with low confidence.`,
  order_change: (what: string) => `The document ${what}; it is not taken as a new order.`,
  value_unassigned: (what: string, text: string) => `"${text}" looks like ${what} that no field holds.`,
  test_message: () => 'The message is marked as a test.',
  several_orders: (numbers: string) =>
    `The file holds several orders; the first was read. Left out: ${numbers}.`,
  orders_undivided: (text: string) =>
    `The e-mail may state several orders that were not told apart: "${text}".`,
  line_count_mismatch: (counts: string) => `Order lines may be missing: ${counts}.`,
  print_and_data_disagree: (values: string) => `The print and the machine-readable data differ: ${values}.`,
  versions_differ: (read: string, because: string, left: string, differences: string) =>
    `Two files state this order differently: ${read} was read, because ${because}, ${left} was not. ${differences}.`,
  hidden_row: (row: string) => `A row that the sheet hides was read: "${row}".`,
  unseen_row: (text: string, where: string) =>
    `A line that nobody sees, printed in the colour of the paper, was not read: "${text}" on ${where}.`,
  file_unreadable: (sentence: string) => sentence,
  file_incomplete: (sentence: string) => sentence,
  offer_taken: (what: string, sentence: string) =>
    `The e-mail takes ${what} from a quoted offer: "${sentence}". The quoted lines were not taken over: enter those that are ordered.`,
  instruction_unclear: (sentence: string) =>
    `The e-mail asks for something that was not understood: "${sentence}".`,
  duplicate: (of: string) => `The same order was received before, as order ${of}.`,
  revision: (of: string, differences: string) =>
    `An order of this number was received before, as order ${of}, with other content: ${differences}.`,
} as const;

export type ReviewCode = keyof typeof reviewSentences;

/** How the sentence begins that a second opinion adds to a reason. */
export const secondOpinion = 'A second opinion';
