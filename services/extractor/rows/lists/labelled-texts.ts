import type { Word } from '@orderloom/pages/page.ts';
import { wordsBetween } from '../../fields/labels.ts';
import type { Segment, Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { columnBook, isUnit, longestMatch, tokenise } from '../../lexicon/phrases.ts';
import { perWords } from '../../lexicon/price-words.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import { countedAt } from './counted-at.ts';

/** A value at the heading that names it. */
export interface LabelledValue {
  role: ColumnRole;
  sheet: Sheet;
  line: number;
  words: Word[];
  /** Left edge of the label, points. */
  left: number;
  label: string;
  /** The line of the numbered title that it stands under, if any. */
  title: number | null;
  /** What stands numbered before the amounts of its line. */
  isLead?: boolean;
}

type Labelled = Omit<LabelledValue, 'title'>;

/** A currency or unit behind a label: `Rate (EUR)`. */
const inBrackets = /\s*\([^)]{1,5}\)\s*:?$/;

/** The texts that have a colon or a number beside them somewhere: where they stand again they are labels, too. */
export function announcedLabels(sheets: readonly Sheet[]): ReadonlySet<string> {
  return new Set(
    sheets
      .flatMap(({ lines }) =>
        lines.flatMap(({ segments }) =>
          segments.filter(({ text }, at) => /[:#=]$/.test(text) || /\d/.test(segments[at + 1]?.text ?? '')),
        ),
      )
      .map(({ text }) => text),
  );
}

/** A heading that has its segment to itself, and its value in the next one: behind a colon any, else one with a digit. */
export function labelledBeside(
  sheet: Sheet,
  segment: Segment,
  right: Segment | null,
  announced: ReadonlySet<string>,
): Labelled[] {
  const [first] =
    right && announced.has(segment.text) ? wholeHeading(segment.text.replace(inBrackets, '')) : [];
  const role = first === 'position' ? roleOfItem(right!.text) : first;
  return role
    ? [
        {
          role,
          sheet,
          line: segment.line,
          words: trimmed(right!.words),
          left: segment.box[0],
          label: segment.text,
        },
      ]
    : [];
}

/** `Item: 3` counts, `Item: Hex cap screw M10` names, `Item no.  168.988.44` is a number. */
function roleOfItem(value: string): ColumnRole {
  if (/^\d{1,4}\.?$/.test(value)) return 'position';
  return /\p{L}{3}/u.test(value) ? 'description' : 'article';
}

/** Every `Label: value` of a segment; the labels stand at its start, behind a bullet, a comma or a dash. */
export function labelledIn(sheet: Sheet, segment: Segment): Labelled[] {
  const all = tokenise(segment.text);
  const hits: { role: ColumnRole; start: number; end: number; from: number }[] = [];
  for (const [at, token] of all.entries()) {
    const match = longestMatch(columnBook, all, at);
    const last = hits.at(-1);
    if (!match || (last && token.start < last.end)) continue;
    const end = all[at + match.length - 1]!.end;
    const before = segment.text.slice(0, token.start);
    const begins =
      beginning.test(before) ||
      (last && goesOnFrom(before.slice(last.from), segment.text, token.start)) ||
      (/\p{L}\s\($/u.test(before) && severalInBrackets.test(segment.text.slice(token.start)));
    // `Unit price (PLN) 10,94`, `Price per box: 6.20`
    const colon = begins ? behindLabel.exec(segment.text.slice(end)) : null;
    const kind = match.meanings[0]!.kind;
    const space = begins && !colon && isOfGoods(kind) ? beforeNumber.exec(segment.text.slice(end)) : null;
    if (space) hits.push({ role: kind, start: token.start, end, from: end + space[0].length });
    if (colon) hits.push({ role: kind, start: token.start, end, from: end + colon[0].length });
  }
  const values = hits.flatMap(({ role, start, end, from }, index): Labelled[] => {
    const label = segment.text.slice(start, end);
    const words = trimmed(wordsBetween(segment, from, hits[index + 1]?.start ?? segment.text.length + 1));
    const [first, ...more] = words;
    const isNumber =
      role === 'position' && isItem.test(label) && more.length === 0 && isParted.test(first?.text ?? '');
    const own = isNumber ? 'article' : role;
    const place = { sheet, line: segment.line, left: segment.box[0], label };
    return amountsIn(own, words).map((amount) => ({ ...place, ...amount }));
  });
  return [...leadOf(sheet, segment, hits[0]?.start ?? 0, values), ...values];
}

/** `Hex bolt (Quantity: 400, Unit price: 0.42)`; `(Qty: 100 per box)` alone is what a box holds. */
const severalInBrackets = /^[^():]+:[^():]*\d[^():]*,[^():]+:[^():]+\)$/;

/** A value of a label; at `Quantity: 400 @ 0.42 = 168.00` several. */
function amountsIn(role: ColumnRole, words: readonly Word[]): Pick<Labelled, 'role' | 'words'>[] {
  const all = role === 'quantity' ? (countedAt(words) ?? { quantity: words }) : { [role]: words };
  return (Object.entries(all) as [ColumnRole, Word[]][]).flatMap(([role, own]) =>
    own.length > 0 ? [{ role, words: own }] : [],
  );
}

const behindLabel = new RegExp(
  `^(?:\\.?|\\s${perWords}\\.?\\s\\p{L}{1,12}\\.?)\\s*[:=]\\s*(?=\\S)|^\\s*\\([^()]{1,12}\\)\\s+(?=\\d[\\d.,]*$)`,
  'iu',
);

/** `Art. no. 7700` with nothing behind it needs no colon. */
const beforeNumber = /^\.?\s+(?=[\p{Lu}\d][\p{L}\d./-]*$)(?=\S*\d)/u;

function isOfGoods(role: ColumnRole): boolean {
  return role === 'article' || role === 'customerArticle' || role === 'supplierArticle';
}

/** `Item: BRG-6204`: what is counted elsewhere is a number of goods here; `Item: 00010` and `Item: M10X50` are none. */
const isItem = /^item$/i;
const isParted = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]+(?:[-/.][\p{Lu}\d]+)+$/u;

/** Before a label: nothing, a mark, or the number of the item. */
const beginning = /(?:^|[,;|])\W*$|\s[-–—]\s$|^\d{1,3}[.)]\s*$/;

/** `Qty: 2 Unit cost: 164.50`, `Menge: 3 Stk Preis: 4,20`: a value that a number begins, and a label right behind it. */
function goesOnFrom(value: string, text: string, start: number): boolean {
  const number = /^\D{0,3}\d[\d.,]*(?:\s(\p{L}+\.?))?\s+$/u.exec(value);
  const isValue = number !== null && (number[1] === undefined || isUnit(number[1]));
  return isValue && /^\p{Lu}/u.test(text.slice(start));
}

/** `1. Valve DN 25, brass` of `1. Valve DN 25, brass - Qty: 4 - Unit price: 9.20`: what stands numbered before its amounts. */
function leadOf(sheet: Sheet, segment: Segment, end: number, values: readonly Labelled[]): Labelled[] {
  const [mark] = /^(?:\d{1,3}[.)]|[-–•*])\s+/.exec(segment.text) ?? [];
  const isCounted = values.some(({ role }) => role === 'quantity');
  const isNamed = values.some(({ role }) => role === 'description');
  if (mark === undefined || !isCounted || isNamed || end <= mark.length) return [];
  const words = withoutBracket(trimmed(wordsBetween(segment, mark.length, end)));
  return words.some(({ text }) => /\p{L}{3}/u.test(text))
    ? [
        {
          role: 'description',
          sheet,
          line: segment.line,
          words,
          left: segment.box[0],
          label: mark,
          isLead: true,
        },
      ]
    : [];
}

/** Of what stands before amounts in brackets the bracket is none of the name. */
function withoutBracket(words: readonly Word[]): Word[] {
  return words.at(-1)?.text === '(' ? words.slice(0, -1) : [...words];
}

/** Without the comma or the dash that parts the last word from the next label. */
function trimmed(words: readonly Word[]): Word[] {
  const own = words.length > 1 && /^[-–—]$/.test(words.at(-1)!.text) ? words.slice(0, -1) : words;
  return own.map((word, index) =>
    index === own.length - 1 ? { ...word, text: word.text.replace(/[,;]$|(?<=^[^(]*)\)$/, '') } : word,
  );
}
