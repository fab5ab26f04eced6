import type { DateRule } from './context.ts';
import type { Draft } from './draft.ts';
import { dateMeaning } from './fields/date-words.ts';
import type { LabelIndex } from './fields/labelled-values.ts';
import { type Label, means } from './fields/labels.ts';
import { asksToCall, phoneTold } from './fields/told-phones.ts';
import { above } from './layout/neighbours.ts';
import type { Segment, Sheet } from './layout/sheet.ts';
import { columnBook, dateWords, longestMatch, tokenise } from './lexicon/phrases.ts';
import { refuses } from './lexicon/sayings.ts';
import { textOf } from './rows/table.ts';
import { readDate } from './values/date.ts';
import { foldWord } from './values/fold.ts';
import { readPhone } from './values/phone.ts';

/** A text and where it stands. */
export interface Found {
  sheet: Sheet;
  segment: Segment;
}

/** The first and the last day of delivery that an order is known to name, YYYY-MM-DD. */
export interface KnownDays {
  first: string;
  last: string;
}

/** What a telephone number stands behind; a fax is none. */
const telephone =
  /(?<!\p{L})(?:tel|tél|telef|telefon|telefoon|teléfono|telefono|telefone|tlf|phone|fon|mobile?|mobil|handy|gsm|cell|ph)\.?:?\s*\S{0,3}$/iu;

/**
 * A day after the order's, unless its label says that it is that of something else. Beside days of delivery that are
 * known only one outside of them counts, at words that speak of delivery: an order has other days as well.
 */
export function isLaterDate(
  { sheet, segment }: Found,
  { orderDate }: Pick<Draft, 'orderDate'>,
  shown: { labels: LabelIndex; rule: DateRule },
  known: KnownDays | null = null,
): boolean {
  if (!/\d/.test(segment.text)) return false;
  const starts = segment.words.flatMap(({ text }, index) =>
    /^[(]?\p{L}?\d|^[(]?\p{Lu}+\d|^\p{Lu}\p{Ll}+$/u.test(text) ? [index] : [],
  );
  const found = starts
    .map((start) => ({ start, text: textOf(segment.words.slice(start)).replace(/^[(]/, '') }))
    .map(({ start, text }) => ({ start, date: readDate(text, shown.rule.order, dateWords), text }))
    .find(
      ({ date, text }) =>
        date !== null &&
        text.startsWith(date.text) &&
        !(orderDate && date.iso <= orderDate.value) &&
        !(known && known.first <= date.iso && date.iso <= known.last),
    );
  if (!found) return false;
  const before = segment.words.slice(0, found.start);
  const own = shown.labels.labelled.get(segment);
  // `Contract ends: 31 December 2026`
  if (
    own &&
    isOther(segment, shown.labels, 'colon') &&
    textOf(before).startsWith(own.text) &&
    before.length <= own.length
  )
    return false;
  if (known) return dateMeaning(textOf(before.slice(-3))) === 'delivery';
  return before.length > 0
    ? dateMeaning(textOf(before.slice(-1))) === 'delivery' ||
        dateMeaning(textOf(before.slice(-3))) !== 'other'
    : !labelsAt(sheet, segment).some((label) => isOther(label, shown.labels));
}

/** `18 September` in a cell that is too narrow for its year, or that leaves it out. */
export function isDayWithoutYear(text: string): boolean {
  const [, before, after] = /^(?:\d{1,2}\.?\s(\p{L}{3,})|(\p{L}{3,})\s\d{1,2})\.?,?$/u.exec(text) ?? [];
  return dateWords.months.has(foldWord(before ?? after ?? ''));
}

/** The texts to the left of one and above it. */
function labelsAt(sheet: Sheet, segment: Segment): Segment[] {
  const { segments } = sheet.lines[segment.line]!;
  const left = segments[segments.indexOf(segment) - 1];
  return [left, above(sheet, segment, 1)].filter((label) => label != null);
}

function isOther(segment: Segment, { labelled }: LabelIndex, form: Label['form'] = 'whole'): boolean {
  const label = labelled.get(segment);
  return label?.form === form && means(label, 'other', 'orderDate');
}

/** True for a telephone number behind a word for one, or told in a sentence. */
export function showsPhone({ text, words }: Segment): boolean {
  if (/fax/i.test(text)) return false;
  return words.some(({ text: word }, at) => {
    const [before, rest] = [textOf(words.slice(0, at)), textOf(words.slice(at))];
    const phone = /^[+(\d]/.test(word) ? readPhone(rest) : null;
    return (
      phone !== null &&
      rest.startsWith(phone.slice(0, 3)) &&
      (word.startsWith('+') || telephone.test(before) || asksToCall(text) || phoneTold(text) !== null)
    );
  });
}

/** A sentence that refuses a line by its number: `Line 2 is cancelled.` Terms speak of orders and deliveries. */
export function refusesLine({ text }: Segment): boolean {
  if (!/\d/.test(text) || !refuses(text)) return false;
  const tokens = tokenise(text);
  return tokens.some((_, at) => {
    const match = longestMatch(columnBook, tokens, at);
    const number = tokens[at + (match?.length ?? 0)]?.text ?? '';
    return match?.meanings.some(({ kind }) => kind === 'position') === true && /^\d{1,4}$/.test(number);
  });
}
