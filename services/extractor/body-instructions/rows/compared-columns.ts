import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { type Line, placeOf, type Sheet } from '../../layout/sheet.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { linesOfMessage } from '../../mail-body/message-lines.ts';
import { textOf } from '../../rows/table.ts';
import { isOrdered } from '../goods/added-goods.ts';
import { rowNamed } from '../goods/goods-said.ts';
import type { Instruction, Wish } from '../instruction.ts';
import { verbOf } from '../sentences/clauses.ts';

/** What a table of a letter wants that sets another quantity beside each printed one, and its lines. */
export interface Compared {
  instructions: Instruction[];
  lines: ReadonlySet<Line>;
}

const oldColumn = inAnyLanguage('oldColumn');
const newColumn = inAnyLanguage('newColumn');
const mostHeadings = 16;

/**
 * The lines of tables like "Item | Printed | Required": a quantity where the one of the old column is printed, a question
 * where it is not, or where nobody knows which line is meant.
 */
export function comparedRows(sheet: Sheet, rows: readonly DraftRow[]): Compared {
  const lines = linesOfMessage(sheet);
  const taken = new Set<Line>();
  const instructions: Instruction[] = [];
  for (const [at, heading] of lines.entries()) {
    const isOldFirst = headsColumns(heading);
    if (isOldFirst === null) continue;
    const below = rowsBelow(lines.slice(at + 1));
    if (below.length === 0) continue;
    taken.add(heading);
    for (const line of below) {
      taken.add(line);
      if (!/[\p{L}\d]/u.test(textOf(line.words))) continue;
      const { words } = line;
      const sentence = { words, text: textOf(words), place: placeOf(sheet, words) };
      const wish = wishOf(line, rows, isOldFirst);
      if (wish !== 'printed') instructions.push({ sentence, wish });
    }
  }
  return { instructions, lines: taken };
}

/** Whether the old column stands first; null where a line is no heading of two. */
function headsColumns({ words }: Line): boolean | null {
  const text = textOf(words);
  if (words.length > mostHeadings || /\d|[.:!?]$/.test(text)) return null;
  const [old, now] = [oldColumn.exec(text), newColumn.exec(text)];
  return old && now && old.index !== now.index ? old.index < now.index : null;
}

/** The lines below that end in numbers, with what is drawn between them. */
function rowsBelow(lines: readonly Line[]): Line[] {
  const end = lines.findIndex(
    ({ words }) =>
      /\p{L}/u.test(textOf(words)) && numbersAtEnd(cellsOf(words).map(({ text }) => text)).length < 2,
  );
  const below = end < 0 ? lines : lines.slice(0, end);
  return below.some(({ words }) => /\p{L}/u.test(textOf(words))) ? [...below] : [];
}

function wishOf({ words }: Line, rows: readonly DraftRow[], isOldFirst: boolean): Wish | null | 'printed' {
  const fresh = isOldFirst ? freshRow(words) : null;
  if (fresh && !isOrdered(fresh, rows)) return fresh;
  const row = rowNamed(textOf(words), rows)?.row;
  if (row === undefined) return null;
  const printed = rows[row]!.quantity?.value ?? null;
  const numbers = numbersAtEnd(cellsOf(words).map(({ text }) => text));
  const wanted = numbers.slice(1).flatMap((second, at) => {
    const [old, now] = isOldFirst ? [numbers[at]!, second] : [second, numbers[at]!];
    return old === printed ? now : [];
  });
  const [to] = wanted;
  if (printed === null || to === undefined || wanted.length > 1) return null;
  if (to === printed) return 'printed';
  return to === 0 ? { kind: 'cancel', rows: [row] } : { kind: 'quantity', row, to, from: printed };
}

/** "new | BS-8 | Bow shackle 8 mm | – | 10": nothing was ordered of it. */
function freshRow(words: readonly Word[]): Extract<Wish, { kind: 'add' }> | null {
  const texts = words.map(({ text }) => text).filter((text) => text !== '|');
  const [, goods = '', quantity = ''] = /^(.+?)\s[-–—0]\s([1-9]\d{0,5})$/u.exec(texts.join(' ')) ?? [];
  const tokens = goods.split(' ');
  const at = tokens.findIndex((token) => /\d/.test(token) && /[\p{Lu}-]|\d{4}/u.test(token));
  const description = tokens.slice(at + 1).join(' ');
  // Before its number stands at most "new" or a number of the line.
  if (at < 0 || at > 1 || !/\p{L}{3}/u.test(description)) return null;
  return { kind: 'add', quantity: Number(quantity), unit: null, article: tokens[at]!, description };
}

/** "30 | cancelled": none of them. */
function cellsOf(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ text }) => /\d/.test(text));
  const tail = textOf(words.slice(last + 1)).replace(/^[|→\s>=-]+/, '');
  const isGone = last >= 0 && words.length - last <= mostOfRefusal && verbOf(tail) === 'cancel';
  return isGone ? [...words.slice(0, last + 1), { ...words.at(-1)!, text: '–' }] : words;
}
const mostOfRefusal = 5;

/** The numbers that end a line, with their units and lines between them: "| 150 pcs | 200 pcs |"; a dash is none. */
function numbersAtEnd(words: readonly string[]): number[] {
  const numbers: number[] = [];
  for (const word of words.toReversed()) {
    const plain = word.replace(/(?<=\d)['’.,](?=\d{3}(?!\d))/g, '');
    if (/^\d{1,6}$/.test(plain)) numbers.unshift(Number(plain));
    else if (/^[-–—]$/.test(word)) numbers.unshift(0);
    else if (!/^(?:[|→]|->|=>)$/.test(word) && !isBodyUnit(word.replace(/\.$/, ''))) break;
  }
  return numbers;
}
