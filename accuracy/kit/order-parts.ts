import type { Sheet } from '../families/family.ts';
import type { PartyPart } from '../print/print.ts';
import type { PrintedLine } from '../print/print-line.ts';
import type { Term } from '../wording/wording.ts';
import type { Paper, TextStyle } from './paper.ts';
import type { Column } from './table.ts';

/** Labels of an order's head that have a value in every order. */
export type FactTerm = Extract<
  Term,
  | 'orderNumber'
  | 'orderDate'
  | 'deliveryDate'
  | 'buyerContact'
  | 'phone'
  | 'email'
  | 'vatId'
  | 'fax'
  | 'currency'
  | 'supplierNumber'
  | 'customerNumber'
  | 'quoteReference'
  | 'project'
  | 'paymentTerms'
  | 'deliveryTerms'
  | 'carrier'
>;

/** Label and value of each, as truth where it is truth; a delivery date that only the lines have is left out. */
export function factsOf(sheet: Sheet, terms: readonly FactTerm[]): [label: string, value: string][] {
  return terms.flatMap((term): [string, string][] => {
    const value = factText(sheet, term);
    return value === null ? [] : [[sheet.word(term), value]];
  });
}

const buyerParts: Partial<Record<FactTerm, Exclude<PartyPart, 'extra'>>> = {
  buyerContact: 'contact',
  phone: 'phone',
  email: 'email',
  vatId: 'vatId',
  fax: 'fax',
};

function factText({ print, order, word }: Sheet, term: FactTerm): string | null {
  const part = buyerParts[term];
  if (part) return print.value('buyer', part);
  switch (term) {
    case 'orderNumber':
      return print.number();
    case 'orderDate':
      return print.date();
    case 'deliveryDate':
      return print.delivery();
    case 'currency':
      return print.currency();
    case 'paymentTerms':
      return word('paymentTermsValue');
    case 'deliveryTerms':
      return word('deliveryTermsValue');
    case 'carrier':
      return word('carrierValue');
    case 'supplierNumber':
      return order.supplierNumber;
    case 'customerNumber':
      return order.customerNumber;
    case 'quoteReference':
      return order.quoteReference;
    default:
      return order.project;
  }
}

export interface FactsPlace {
  x: number;
  y: number;
  /** From a label to its value. */
  labelWidth: number;
  width: number;
  /** Between lines; absent: 1.6 times the font size. */
  step?: number;
  /** Behind each label. */
  mark?: ':' | '' | ' :' | '.:';
  label?: TextStyle;
  value?: TextStyle;
}

/** Labels with their values to the right, one below another. Gives the y below the last. */
export function drawFacts(
  paper: Paper,
  facts: readonly (readonly [string, string])[],
  place: FactsPlace,
): number {
  const { x, labelWidth, width, mark = '', label = {}, value = {} } = place;
  const step = place.step ?? paper.fontSize * 1.6;
  let { y } = place;
  for (const [name, text] of facts) {
    paper.fitted(`${name}${mark}`, x, y, labelWidth - 4, label);
    paper.fitted(text, x + labelWidth, y, width - labelWidth, value);
    y += step;
  }
  return y;
}

export interface SumsPlace {
  /** Left of the labels. */
  x: number;
  y: number;
  /** Right of the amounts. */
  right: number;
  labelAlign?: 'left' | 'right';
  /** Behind the label of the total: the currency. */
  withCurrency?: boolean;
  step?: number;
}

/** The sums of the order, one below another, the total bold. Gives the y below the last. */
export function drawSums(paper: Paper, { print, word, order }: Sheet, place: SumsPlace): number {
  const { x, right, labelAlign = 'left', withCurrency = false, step = paper.fontSize * 1.7 } = place;
  let { y } = place;
  const amountWidth = (right - x) / 2;
  for (const { kind, text } of print.sums()) {
    const currency = withCurrency && kind === 'total' ? ` ${print.currency()}` : '';
    const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
    const bold = kind === 'total';
    const label = `${word(kind)}${rate}${currency}`;
    const size = Math.min(
      paper.fontSize,
      (paper.fontSize * (amountWidth - 6)) / paper.widthOf(label, { bold }),
    );
    paper.text(label, x, y, { bold, size, width: amountWidth - 6, align: labelAlign });
    paper.text(text, x + amountWidth, y, { bold, width: amountWidth, align: 'right' });
    y += step;
  }
  return y;
}

const cells = {
  position: (line) => line.position(),
  article: (line) => line.article(),
  yourArticle: (line) => line.yourArticle(),
  description: (line) => line.description(),
  quantity: (line) => line.quantity(),
  ordered: (line) => line.quantity(),
  delivered: (line) => line.delivered(),
  open: (line) => line.open(),
  unit: (line) => line.unit(),
  price: (line) => line.price(),
  per: (line) => line.per(),
  discount: (line) => line.discount(),
  lineTotal: (line) => line.total(),
  lineDate: (line) => line.date(),
} satisfies Partial<Record<Term, (line: PrintedLine) => string>>;

export type ColumnTerm = keyof typeof cells;

const numeric: readonly ColumnTerm[] = [
  'quantity',
  'ordered',
  'delivered',
  'open',
  'price',
  'per',
  'discount',
  'lineTotal',
];

/**
 * Columns with the words of the document, or those given, as heads, numbers to the right. The article columns that the order has no
 * numbers for are left out, as is the date of lines that share one; the description takes their width.
 */
export function columnsOf(
  sheet: Sheet,
  widths: readonly (readonly [ColumnTerm, number, head?: string])[],
): Column<PrintedLine>[] {
  const { lines, delivery } = sheet.order;
  const isEmpty = (term: ColumnTerm) =>
    (term === 'article' && !lines.some((line) => line.article)) ||
    (term === 'yourArticle' && !lines.some((line) => line.yourArticle)) ||
    (term === 'lineDate' && delivery.kind !== 'lines' && delivery.kind !== 'date');
  const spare = widths.filter(([term]) => isEmpty(term)).reduce((sum, [, width]) => sum + width, 0);
  return widths
    .filter(([term]) => !isEmpty(term))
    .map(([term, width, head]) => ({
      head: head ?? sheet.word(term),
      width: term === 'description' ? width + spare : width,
      align: numeric.includes(term) ? 'right' : 'left',
      cell: cells[term],
    }));
}
