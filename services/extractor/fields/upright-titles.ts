import { heightOf, middleX, middleY, overlapX } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { labelBook } from '../lexicon/phrases.ts';
import { foldWord } from '../values/fold.ts';
import { made, type PartyBlock, partyRoles } from './party-block.ts';

type TitledRole = (typeof partyRoles)[number];

/** Fewer letters under each other are initials. */
const fewestLetters = 4;

/** What labels of parties are shortened to where their letters stand under each other. */
const shortTitles: readonly (readonly [string, TitledRole])[] = [
  ['ship', 'shipTo'],
  ['bill', 'billTo'],
];

/** Over the address of whom the order goes to, beside another title of this kind. */
const toTitle = 'to';

/** The labels of parties without their spaces: one letter under the other tells no words. */
const titles = new Map<string, TitledRole>([
  ...shortTitles,
  ...[...labelBook].flatMap(([phrase, meanings]) => {
    const role = partyRoles.find((one) => meanings.every(({ kind }) => kind === one));
    const title = phrase.replace(/\s+/g, '');
    return role && title.length >= fewestLetters ? [[title, role] as const] : [];
  }),
]);

/** Letters of one title stand in one column, and its words are at most so many heights apart. */
const sameColumn = 3;
const widestGap = 3;
/** Its block begins at most so far to its right, in points, flush to this many. */
const farthest = 60;
const flush = 4;

/** Blocks beside a title whose letters stand under each other, `S H I P T O` down the side of an address, or that runs up. */
export function uprightBlocks(sheet: Sheet): PartyBlock[] {
  const letters = lettersBeside(sheet);
  return [...letters, ...turnedTitles(sheet)];
}

/** Blocks beside titles that run up or down their cells. */
function turnedTitles(sheet: Sheet): PartyBlock[] {
  return (sheet.upright ?? []).flatMap(({ text, box }) => {
    const role = titles.get(foldWord(text).replace(/[\s:]+/g, ''));
    if (!role) return [];
    const levels = sheet.rules
      .filter(({ direction, box: rule }) => direction === 'horizontal' && overlapX(rule, box) > 0)
      .map(({ box: rule }) => middleY(rule));
    const top = Math.max(box[1] - mostBeyond, ...levels.filter((level) => level < middleY(box)));
    const bottom = Math.min(box[3] + mostBeyond, ...levels.filter((level) => level > middleY(box)));
    const beside = linesBeside(sheet, box[2], top, bottom);
    return beside.length > 1 ? [made(role, sheet, [], beside, beside)] : [];
  });
}
/** A block reaches at most so far, in points, over and under its title. */
const mostBeyond = 40;

function lettersBeside(sheet: Sheet): PartyBlock[] {
  // OCR takes an O alone for a figure.
  const letter = sheet.source === 'ocr' ? /^[\p{Lu}0]$/u : /^\p{Lu}$/u;
  const letters = sheet.lines.flatMap(({ segments }) => segments).filter(({ text }) => letter.test(text));
  const columns = columnsOf(letters);
  const found = columns.flatMap(titlesIn);
  const addressed = found.length > 0 ? columns.filter((column) => lettersOf(column) === toTitle) : [];
  return [...found, ...addressed.map((column) => ({ role: 'supplier' as const, column }))].flatMap(
    ({ role, column }) => {
      const beside = blockBeside(sheet, column);
      return beside.length > 1 ? [made(role, sheet, [], [...column, ...beside], beside)] : [];
    },
  );
}

/** The titles in a column of letters: `B I L L T O V E N D O R` are two. */
function titlesIn(column: readonly Segment[]): { role: TitledRole; column: readonly Segment[] }[] {
  const letters = lettersOf(column);
  const found: { role: TitledRole; column: readonly Segment[] }[] = [];
  for (let at = 0; at < letters.length; ) {
    const [title, role] = longestTitle(letters.slice(at));
    if (role) found.push({ role, column: column.slice(at, at + title.length) });
    at += role ? title.length : 1;
  }
  return found;
}

function lettersOf(column: readonly Segment[]): string {
  return column.map(({ text }) => foldWord(text.replace('0', 'O'))).join('');
}

function longestTitle(letters: string): [string, TitledRole | undefined] {
  const [longest = ''] = [...titles.keys()]
    .filter((title) => letters.startsWith(title))
    .sort((one, other) => other.length - one.length);
  return [longest, titles.get(longest)];
}

/** Letters under each other, from top to bottom. */
function columnsOf(letters: readonly Segment[]): Segment[][] {
  const columns: Segment[][] = [];
  for (const letter of letters.toSorted((one, other) => one.box[1] - other.box[1])) {
    const column = columns.find((known) => {
      const last = known.at(-1)!;
      const gap = letter.box[1] - last.box[3];
      return (
        Math.abs(middleX(last.box) - middleX(letter.box)) < sameColumn && gap < widestGap * heightOf(last.box)
      );
    });
    if (column) column.push(letter);
    else columns.push([letter]);
  }
  return columns;
}

/** The lines to the right of a title, as high as it, that begin under each other. */
function blockBeside(sheet: Sheet, column: readonly Segment[]): Segment[] {
  const [first, last] = [column[0]!, column.at(-1)!];
  const right = Math.max(...column.map(({ box }) => box[2]));
  return linesBeside(sheet, right, first.box[1] - heightOf(first.box), last.box[3] + heightOf(last.box));
}

function linesBeside(sheet: Sheet, right: number, top: number, bottom: number): Segment[] {
  const beside = sheet.lines
    .flatMap(({ segments }) => segments)
    .filter(
      ({ box }) => box[0] > right && box[0] < right + farthest && middleY(box) > top && middleY(box) < bottom,
    );
  const left = Math.min(...beside.map(({ box }) => box[0]));
  return beside.filter(({ box }) => box[0] - left < flush);
}
