import { splitSignature } from '../mail-signature.ts';
import { lineText, type PageLine, pageLines } from '../page-lines.ts';
import type { CandidateFile } from './find-orders.ts';
import { contentOf, looksOrdered } from './order-lines.ts';
import { codesIn, numberKey, orderNumberOn, orderNumbersIn } from './order-number.ts';
import type { OrderUnit } from './order-units.ts';

const header = /^(?:From|Date|Subject): /;

/** Whether a text is that of an enclosed mail: its sender, date and subject stand above it. */
export function isMail({ role, name, pages }: CandidateFile): boolean {
  if (role !== 'document') return role === 'text';
  if (!/\.txt$/i.test(name)) return false;
  const first = pages.slice(0, 1).flatMap(pageLines).slice(0, 3).map(lineText);
  return first.filter((line) => header.test(line)).length > 1;
}

/** The order that an enclosed mail lists: its number is what a label, a sentence or its only code says. */
export function mailUnits(file: CandidateFile, index: number): OrderUnit[] {
  const lines = messageOf(file.pages.flatMap(pageLines));
  const isHeader = (line: PageLine) => /^(?:From|Date): /.test(lineText(line));
  const ordered = lines.filter((line) => !isHeader(line) && looksOrdered(line));
  if (ordered.length === 0) return [];
  const said = lines.filter((line) => !isHeader(line) && !ordered.includes(line));
  const text = said.map(lineText).join('\n');
  const codes = [...new Map(codesIn(text).map((code) => [numberKey(code), code])).values()];
  const only = codes.length === 1 ? codes[0]! : null;
  const orderNumber = orderNumberOn(said)?.number ?? orderNumbersIn(text)[0] ?? only;
  return [
    {
      ...{ file: index, orderNumber, pages: [], lines: [], form: 'print', isOrder: true, stem: '' },
      ...{ content: contentOf(ordered), codes: new Set(), dataNumber: orderNumber },
    },
  ];
}

/** The lines above its closing. */
function messageOf(lines: readonly PageLine[]): PageLine[] {
  const { message } = splitSignature(lines.map(lineText).join('\n'));
  return lines.slice(0, message.split('\n').length);
}
