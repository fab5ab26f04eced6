import type { DataDocument, DataTable, EdiSegment, XmlElement } from '../data/data.ts';
import { identifyEdi } from '../data/identify.ts';
import { orderNumberOn } from './order-number.ts';

/** The numbers of the orders that a document for machines states, in their order; '' for one without a number. */
export function orderNumbersOf({ content, identity }: DataDocument): string[] {
  if (content.form === 'tables') return tableNumbers(content.tables);
  if (content.form === 'edi') return messagesIn(content.segments).flatMap(messageNumber);
  return identity?.kind === 'order' ? [xmlNumber(content.root)] : [];
}

const starts: readonly string[] = ['UNH', 'ST', 'MHD'];

function messagesIn(segments: readonly EdiSegment[]): EdiSegment[][] {
  const messages: EdiSegment[][] = [];
  for (const segment of segments) {
    if (starts.includes(segment.tag)) messages.push([]);
    messages.at(-1)?.push(segment);
  }
  return messages;
}

/** Where EDIFACT, X12 and TRADACOMS have the number of an order. */
const places: readonly (readonly [tag: string, element: number])[] = [
  ['BGM', 1],
  ['BEG', 2],
  ['ORD', 0],
];

function messageNumber(message: readonly EdiSegment[]): string[] {
  const identity = identifyEdi(message);
  if (identity?.kind !== 'order' || identity.message === 'ORDHDR') return [];
  const found = places.flatMap(([tag, element]) =>
    message.filter((segment) => segment.tag === tag).map(({ elements }) => elements[element]?.[0] ?? ''),
  );
  return [found[0] ?? ''];
}

const xmlNames: readonly string[] = ['ID', 'ORDER_ID'];
/** The number stands within this depth of the root. */
const headDepth = 3;

function xmlNumber(root: XmlElement): string {
  let level = [root];
  for (let depth = 0; depth < headDepth; depth++) {
    for (const element of level) {
      const id = element.attributes.get('orderID');
      if (id !== undefined) return id;
      const child = element.children.find(({ name }) => xmlNames.includes(name));
      if (child) return child.text;
    }
    level = level.flatMap(({ children }) => children);
  }
  return '';
}

/** Headings stand within this many rows from the top. */
const searchedRows = 60;

/** Of sheets whose rows repeat their order's number: each number once. Else nothing: what a sheet is, others say. */
function tableNumbers(tables: readonly DataTable[]): string[] {
  return [...new Set(tables.flatMap(columnOfNumbers))];
}

function columnOfNumbers({ rows }: DataTable): string[] {
  for (const [at, { cells }] of rows.slice(0, searchedRows).entries()) {
    const column = cells.findIndex(({ text }) => headsNumbers(text));
    if (column < 0 || filledIn(cells).length < fewestHeadings) continue;
    const below = rows.slice(at + 1);
    // The lines of the one order have headings of their own, below its head.
    const end = below.findIndex(isHeading);
    const values = below.slice(0, end < 0 ? undefined : end).map((row) => row.cells[column]?.text ?? '');
    const numbers = values.filter(isNumber);
    // "Contact" below "PO number" is the next label of a head, whose values stand beside.
    const first = values.find((value) => value !== '');
    if (numbers.length > 1 && isNumber(first!)) return numbers;
  }
  return [];
}

/** `Pos | Article | Quantity`: three texts or more, none of them with a figure. */
function isHeading({ cells }: DataTable['rows'][number]): boolean {
  const texts = filledIn(cells);
  return texts.length >= fewestHeadings && texts.every((text) => !/\d/.test(text));
}
const fewestHeadings = 3;

function filledIn(cells: DataTable['rows'][number]['cells']): string[] {
  return cells.map(({ text }) => text).filter((text) => text !== '');
}

function isNumber(value: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}./_ -]*$/u.test(value) && /\d/.test(value);
}

/** A heading that would be the label of an order's number. */
function headsNumbers(text: string): boolean {
  const cell = (content: string) => ({ index: 0, cells: [{ text: content, x0: 0, x1: 1 }] });
  return (
    /\p{L}/u.test(text) && orderNumberOn([cell(`${text}: 10000`)])?.number === '10000' && !/\d/.test(text)
  );
}
