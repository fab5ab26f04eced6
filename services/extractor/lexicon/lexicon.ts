/** What a label announces. `other` labels carry nothing we read: they end the value of their neighbour. */
export type LabelKind =
  | 'orderNumber'
  | 'orderTitle'
  | 'anyNumber'
  | 'orderDate'
  | 'anyDate'
  | 'deliveryDate'
  | 'dueDate'
  | 'buyer'
  | 'contact'
  | 'shipTo'
  | 'billTo'
  | 'supplier'
  | 'otherParty'
  | 'customerNumber'
  | 'currency'
  | 'email'
  | 'phone'
  | 'deliveryPhone'
  | 'vatId'
  | 'bankAccount'
  | 'instructions'
  | 'remarks'
  | 'branch'
  | 'other';

/**
 * What a word of a label speaks of. Labels that no lexicon has whole are understood by these: `GOODS TO BE SENT TO` by
 * goods, delivery and to. `orderMark` are initials, `BC`; `particle` words say nothing.
 */
export type LabelWord =
  | 'order'
  | 'orderMark'
  | 'price'
  | 'number'
  | 'date'
  | 'delivery'
  | 'send'
  | 'goods'
  | 'article'
  | 'site'
  | 'place'
  | 'address'
  | 'postcode'
  | 'town'
  | 'country'
  | 'recipient'
  | 'to'
  | 'invoice'
  | 'payment'
  | 'phone'
  | 'direct'
  | 'fax'
  | 'email'
  | 'person'
  | 'company'
  | 'manager'
  | 'director'
  | 'handled'
  | 'buyer'
  | 'supplier'
  | 'customer'
  | 'offer'
  | 'vat'
  | 'deadline'
  | 'wanted'
  | 'conditions'
  | 'amount'
  | 'gross'
  | 'details'
  | 'particle';

/** What a column of a table of order lines holds. `ignored` columns are known to hold nothing of ours. */
export type ColumnRole =
  | 'position'
  | 'article'
  | 'customerArticle'
  | 'supplierArticle'
  | 'description'
  | 'articleAndDescription'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'priceUnit'
  | 'discount'
  | 'tax'
  | 'lineTotal'
  | 'deliveryDate'
  | 'ignored';

/** What an amount below the lines is. `carried` is the sum of the pages before, `counted` no money at all. */
export type TotalKind =
  | 'grandTotal'
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'freight'
  | 'discount'
  | 'paid'
  | 'carried'
  | 'counted';

export type DocumentType =
  | 'purchase_order'
  | 'order_change'
  | 'order_cancellation'
  | 'order_confirmation'
  | 'invoice'
  | 'delivery_note'
  | 'quotation'
  | 'receipt'
  | 'credit_note'
  | 'unknown';

/** Phrases between commas; line breaks are spaces. */
export type Phrases = string;

/** Phrases of which each begins with a code: `DE Germany, AT Austria`. A code may come again. */
export type CodedPhrases = string;

/**
 * Words of one language, written as they are printed. Phrases are matched without regard to case, accents,
 * punctuation and spaces, umlauts also written as two letters; `#` and `%` are kept.
 */
export interface Lexicon {
  /** ISO 639-1. */
  language: string;
  labels: Record<LabelKind, Phrases>;
  /** In all their forms; compounds are taken apart. A word may speak of several things. */
  labelWords: Record<LabelWord, Phrases>;
  columns: Record<ColumnRole, Phrases>;
  /** Headings over what the goods are like, which name them together where no column does: `Section`, `Length`, `Grade`. */
  traits: Phrases;
  /** Words beside "code" or "number" over a column that say whose numbers these are; a maker's are none of the buyer's. */
  numberOwners: Record<'buyer' | 'supplier', Phrases>;
  /** What a sentence says of an order that is not this one: `our previous order`, `this replaces our order`. */
  former: Phrases;
  /** What stands before the year since when a house exists, in a saying under its name: `Since 1951`. */
  since: Phrases;
  /**
   * What a remark says of a line that shall not come, come otherwise than printed, or only on a condition: `cancelled`,
   * `only if in stock`, `deliver 0 only`. `0` is any number, with its unit.
   */
  refused: Phrases;
  /** What stands above lines that are not ordered, or not again: `Already received`, `For quotation only`. */
  unordered: Phrases;
  /** What a sentence begins with that asks the supplier for something: `Please`, `Wir bitten`. */
  courtesies: Phrases;
  /** What stands over the parts of a delivery, below an order line: `Delivery schedule`. */
  schedules: Phrases;
  /** What stands alone on an order that is not to be carried out, or not yet: `DRAFT`, `Status: not approved`. */
  stamps: Phrases;
  /** What a sentence says that holds an order back, adds to it or says that it was given before; `0` is any number. */
  holds: Phrases;
  totals: Record<TotalKind, Phrases>;
  /**
   * Around prices: `per` stands before the unit, or the number of units, that one is for, and is no word for `for`;
   * `lead` before the price of one, or how many are in one, as `à`; and for how many it is in words, with
   * abbreviations.
   */
  priceWords: Record<'per' | 'lead' | 'hundred' | 'thousand', Phrases>;
  /**
   * Days that a letter tells by its own: tomorrow and the day after that, in as many words as are used; `aMorning`
   * stands before a word that is `morning` there and not `tomorrow`; the week after this one, with its article; the
   * last day of this month.
   */
  relativeDays: Record<'tomorrow' | 'overmorrow' | 'aMorning' | 'nextWeek' | 'monthEnd', Phrases>;
  /**
   * Around days: `number` stands before that of a day and says nothing but that it is one (`the 20th`, `día 20`),
   * `ending` at its end, `weekday` before the name of a day of the week, `month` before that of a month; `time` says
   * behind a day at which time of it, `behind` goes on behind its number and counts no goods (`would be fine`).
   */
  dayWords: Record<'number' | 'ending' | 'weekday' | 'month' | 'time' | 'behind', Phrases>;
  /**
   * How a paper says that it is no order: what it calls itself, with `is no` behind it, words for another one, and
   * the two of them in a remark: `this document` `is not a` `new` order, `not a new` order.
   */
  noOrder: Record<'this' | 'isNo' | 'new' | 'noNew', Phrases>;
  /** What is said before them holds only until something happens, or without it: `unless`, `until`, `without`. */
  provisos: Phrases;
  /** What says of a paper that somebody else shall send it: `requested`. */
  askedFor: Phrases;
  /**
   * Beginnings of words for buying and ordering, as labels of a buyer's papers have them and those of a seller do
   * not.
   */
  purchases: Phrases;
  /** What templates print where the name or the sign of a house is to stand. */
  placeholders: Phrases;
  /** The labels of an invoice's own number and day: both with values are no paper's but its own. */
  billed: { number: Phrases; date: Phrases };
  /** Beginnings of words for a confirmation: a seller's thanks for one confirm no order. */
  confirms: Phrases;
  /** How a paper says that it replaces an earlier one; an ending of up to three letters is `*`. */
  revised: Phrases;
  /** What a size of clothes or shoes is called; an abbreviation with its dot where it is a word without. */
  sizes: Phrases;
  /** What begins a sentence below the lines that adds goods to them: `also`. */
  also: Phrases;
  /**
   * Headings of how many there are, of how many are wanted (`Please send`, which begins sentences as well), of what
   * is still to come and of what is ordered; `*` is the rest of a word.
   */
  quantityHeadings: Record<'stock' | 'wanted' | 'open' | 'ordered', Phrases>;
  /**
   * Headings of columns in which an export repeats with each line where its order goes: what the delivery is called
   * before the parts of its address, `SHIP_TO_CITY`, and these.
   */
  placeHeadings: Record<'delivery' | 'company' | 'street' | 'postalCode' | 'city' | 'country', Phrases>;
  /**
   * What rates of tax are called, alone or before a word for rate, what their codes are called, and what stands
   * beside the name of a sum and says with or without which tax.
   */
  taxWords: Record<'rate' | 'code' | 'beside', Phrases>;
  /** What stands before the name of another paper by which something is so: `per quote`, `lt. Angebot`. */
  accordingTo: Phrases;
  /** Parts of words over columns of what goods weigh, and of how long they are and how much is in them. */
  measures: Record<'weight' | 'size', Phrases>;
  /**
   * What says of a price or a weight that it is with all, or without what is taken off or added; and the weight of a
   * wrapping.
   */
  grossNet: Record<'gross' | 'tare' | 'net', Phrases>;
  /** What a form to order with is called, on which a house prints all that it can order. */
  orderForms: Phrases;
  /**
   * Parts of the names of mailboxes, without accents: of those who pay or book invoices, look at what arrived, buy,
   * and sell; `*` is the rest of a word.
   */
  mailboxes: Record<'payables' | 'quality' | 'purchasing' | 'sales', Phrases>;
  /** How people are addressed before their names; abbreviations without the dot at their end. */
  honorifics: Phrases;
  /**
   * Beginnings of names of sums that no goods are called by, folded: what stands behind is the section that is
   * summed up.
   */
  subtotals: Phrases;
  /** What stands behind a telephone number before that of a desk. */
  extensions: Phrases;
  documentTypes: Record<Exclude<DocumentType, 'unknown'>, Phrases>;
  /** What a letter says that orders, without the goods. */
  ordering: Phrases;
  /** What a seller says who has received an order: `Thank you for your order`. */
  confirming: Phrases;
  /** What stands before the subject of a letter. */
  subject: Phrases;
  /** Twelve entries from January; each the full name and its abbreviations with spaces between. */
  months: Phrases;
  /** Seven entries from Monday, as the months. */
  weekdays: Phrases;
  calendarWeek: Phrases;
  /** What a time is counted in: `3 weeks`. Working days are `other`: nobody knows which days these are. */
  periods: Record<'days' | 'weeks' | 'other', Phrases>;
  /** What stands before the name of a month: `mid April`. */
  monthParts: Record<'beginning' | 'middle' | 'end', Phrases>;
  /** What stands before the name of a sum that is added or taken off: `Less: discount`, `plus freight`. */
  plusMinus: Phrases;
  /** What stands before a number of days or weeks from the day of the order: `within 14 days`. */
  within: Phrases;
  /** What stands before the least share of something: `at least 2/3 of the shelf life`. */
  atLeast: Phrases;
  /** What joins the two dates of a window: `from`, `until`, `and`. */
  window: { from: Phrases; until: Phrases; and: Phrases };
  /** What else than goods a buyer wants by a day, as the beginnings of words: confirmations, answers, offers, money. */
  otherWishes: Phrases;
  /** What stands over who wrote the paper: whom it goes to may stand beside. */
  issuers: Phrases;
  /**
   * What may stand before a label: `our` of all that the buyer prints, `your` of whom the supplier deals with, `their`
   * of a third house, which the goods go on to.
   */
  possessives: { our: Phrases; your: Phrases; their: Phrases };
  /** "As soon as possible". */
  asap: Phrases;
  /** What stands where an address is that of the buyer or one printed above. */
  sameAddress: Phrases;
  /** Words that stand where an address would when the goods are fetched, or another paper has it: `see attachment`. */
  placeElsewhere: Phrases;
  /** What stands where a value is not decided or does not apply: `TBD`. */
  undecided: Phrases;
  /**
   * Verbs of what happens to goods, with their nouns, no words for who does it: what comes to the buyer, is asked to
   * be sent, leaves the seller, is there; `*` is the rest of a word, here and in all keys down to `units`.
   */
  goodsWords: Record<'deliver' | 'send' | 'leave' | 'arrive' | 'receive' | 'need', Phrases>;
  /**
   * The smallest words, by what they say: `to` and `at` stand before places, `from` and `by` before who gives or does,
   * `us` is who writes where others do something to him.
   */
  smallWords: Record<
    'the' | 'a' | 'of' | 'to' | 'at' | 'from' | 'for' | 'by' | 'with' | 'and' | 'or' | 'but' | 'is' | 'us',
    Phrases
  >;
  /** What stands in the names of people in small letters: `van der`. */
  nameParticles: Phrases;
  /** Words that towns begin with, and those that stand within their names: none is a town alone. */
  townParts: Record<'begin' | 'middle', Phrases>;
  /** What stands between a number and its day: `4500123 of 4 May`. */
  dated: Phrases;
  /** What stands before a day: by which something is to be, and on which. */
  beforeDays: Record<'by' | 'on', Phrases>;
  /**
   * Parts of a house and its grounds. `building` stands before a number or letter, as `block` does behind a street;
   * `floor` are abbreviations behind a number. `dock` stands before a number, `loading` alone; `goodsIn` is where goods
   * come in. `estate` is what names of parks of works begin with, `plant` what those of places of a firm end in;
   * `grounds` stands before the name of one, `office` is no person at a label of people.
   */
  premises: Record<
    | 'building'
    | 'block'
    | 'room'
    | 'floor'
    | 'dock'
    | 'loading'
    | 'goodsIn'
    | 'direction'
    | 'estate'
    | 'grounds'
    | 'plant'
    | 'office',
    Phrases
  >;
  /** What a house prints of itself at the foot: where it sits, its capital, its register; and who printed the form. */
  imprint: Record<'seat' | 'capital' | 'register' | 'printedBy', Phrases>;
  /** What stands before who signs: for which house, and that this is the one; abbreviations without their dot. */
  signing: Record<'behalf' | 'signed', Phrases>;
  /** What stands over who receives goods or a letter alike: no word for goods only. */
  recipients: Phrases;
  /** Those of them that are of a letter before they are of goods. */
  addressees: Phrases;
  /** What a form prints before the name of a house or a person. */
  names: Phrases;
  /** What any part of a firm is called, before or behind its name: `Dept`. */
  departments: Phrases;
  /** What somebody is in a firm, as the last word of a title: `Chief Accountant`. */
  posts: Phrases;
  /** What is told before a number to call: `Questions:`. */
  questions: Phrases;
  /** What stands before a person in an address, and before the house where he or the goods are. */
  addressed: Record<'attention' | 'careOf', Phrases>;
  /** What stands before whose firm it is, under its name; abbreviations without their dot. */
  owners: Phrases;
  /** What tells an order under which others are called off, before or in its name. */
  frames: Phrases;
  /** What a public house calls the money that it has set aside for an order. */
  setAside: Phrases;
  /** What stands over the sign by which a letter or another paper is known. */
  references: Phrases;
  /** What stands before where a house books what it buys: `Cost centre`. */
  accounts: Phrases;
  /** What stands before what is built or done with the goods: `Project`. */
  projects: Phrases;
  /** Labels of the number of somebody's own telephone, where the house has another one. */
  directLines: Phrases;
  /** What stands before the number of a page. */
  pages: Phrases;
  /** Papers that come with goods and show what these are. */
  certificates: Phrases;
  /** What says of a line that it is not as printed, or only a part of it. */
  instead: Phrases;
  /** What says that an amount has become another. */
  changed: Phrases;
  units: Phrases;
  /** By ISO 4217. */
  currencies: CodedPhrases;
  /** Dots and spaces in them may be missing. */
  legalForms: Phrases;
  /** Kinds of streets; `-weg` is the end of a longer word. */
  streets: Phrases;
  /** By ISO 3166-1 alpha-2. */
  countries: CodedPhrases;
  /** Words for parts of a firm and what they are called beside: those that buy, and all others. */
  offices: Record<'purchasing' | 'sales' | 'other', Phrases>;
  /** Kinds of firms as their names have them, which no person is called by: `bakery`, `hotel`. */
  trades: Phrases;
  /** What letters begin with, before the name of the addressee. */
  salutations: Phrases;
  /** What people are called by beside the names of English, German, French, Spanish and Italian that a package has. */
  givenNames: Phrases;
}

/** The single phrases. */
export function phrasesOf(phrases: Phrases): string[] {
  return phrases.split(',').map((phrase) => phrase.trim());
}

/** The single phrases with their codes. */
export function codedPhrasesOf(phrases: CodedPhrases): { code: string; phrase: string }[] {
  return phrasesOf(phrases).map((entry) => {
    const [code, ...words] = entry.split(/\s+/);
    return { code: code!, phrase: words.join(' ') };
  });
}
