import type { DateRule } from '../context.ts';
import type { Candidate } from '../draft.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { dateMeaning, namesLeaving } from './date-words.ts';
import { wordsBetween } from './labels.ts';

/** What the two dates are worth together. */
const weight = 0.93;
/** Labels are short; longer texts are sentences. */
const longestLabel = 5;
const linesBelow = 2.2;
/** Left edges this near, in points, are flush. */
const flush = 4;

type End = 'from' | 'until';

const endings = (end: End) =>
  lexicons
    .flatMap(({ window }) => phrasesOf(window[end]))
    .map((phrase) => ` ${foldPhrase(phrase)}`)
    // `not before` before `before`.
    .sort((one, other) => other.length - one.length);
const phrasesOfEnds: Readonly<Record<End, readonly string[]>> = {
  from: endings('from'),
  until: endings('until'),
};

const lastWordsOf = (end: End) => new Set(phrasesOfEnds[end].map((ending) => ending.split(' ').at(-1)!));
/** Most labels end in none of them. */
const lastWords: Readonly<Record<End, ReadonlySet<string>>> = {
  from: lastWordsOf('from'),
  until: lastWordsOf('until'),
};

/** A date at a label that names one end of a window. */
interface LabelledEnd {
  label: Segment;
  words: Segment['words'];
  value: ReadDelivery;
  /** False for `From:` and the like, which may be a sender or the day of the order. */
  isOfDelivery: boolean;
}

/** A window; the goods may leave in it, not arrive. */
export interface FoundWindow extends Candidate<ReadDelivery> {
  isOfLeaving: boolean;
}

/**
 * Windows of delivery whose ends have a label each, side by side or one under the other: `Delivery from | Delivery
 * until`, `Not before | Not after`.
 */
export function findWindows(
  sheets: readonly Sheet[],
  inTables: ReadonlySet<Line>,
  rule: DateRule,
): FoundWindow[] {
  return sheets.flatMap((sheet) => {
    const labels = sheet.lines.filter((line) => !inTables.has(line)).flatMap(({ segments }) => segments);
    return labels.flatMap((label): FoundWindow[] => {
      const from = endAt(sheet, label, 'from', rule);
      const until =
        from &&
        partnersOf(sheet, label)
          .map((other) => endAt(sheet, other, 'until', rule))
          .find(Boolean);
      if (!from || !until || !(from.isOfDelivery || until.isOfDelivery)) return [];
      if (from.value.from === null || until.value.to === null || from.value.from >= until.value.to) return [];
      const words = [...from.words, ...until.words];
      const place = placeOf(sheet, words);
      return [
        {
          ...place,
          value: { ...from.value, to: until.value.to, text: place.text },
          score: weight * characterConfidence(words),
          because: `at "${from.label.text}" and "${until.label.text}"`,
          isOfLeaving: namesLeaving(from.label.text) || namesLeaving(until.label.text),
        },
      ];
    });
  });
}

/** What stands to the right of a label or flush under it, perhaps behind the value of the first. */
function partnersOf(sheet: Sheet, label: Segment): Segment[] {
  const { segments } = sheet.lines[label.line]!;
  const under = sheet.lines
    .slice(label.line + 1, label.line + 3)
    .flatMap((line) => line.segments.filter(({ box }) => Math.abs(box[0] - label.box[0]) < flush));
  return [...segments.slice(segments.indexOf(label) + 1, segments.indexOf(label) + 3), ...under];
}

function endAt(sheet: Sheet, segment: Segment, end: End, rule: DateRule): LabelledEnd | null {
  const [label = '', inline] = dayBehind.exec(segment.text)?.slice(1) ?? segment.text.split(/:\s+/, 2);
  const named = namesEnd(label, end);
  if (!named) return null;
  const inlineValue =
    inline === undefined
      ? null
      : {
          text: inline,
          words: wordsBetween(segment, segment.text.length - inline.length, segment.text.length),
        };
  for (const beside of [inlineValue, rightOf(sheet, segment), below(sheet, segment, linesBelow)]) {
    const value = beside && readDelivery(beside.text, rule.order, dateWords, null);
    const isDay =
      value && !value.asap && (value.from === null || value.to === null || value.from === value.to);
    if (isDay) return { label: segment, words: beside.words, value, ...named };
  }
  return null;
}

/** `Ship Not Before 02/09/2026`: a label without its colon, and nothing but its day. */
const dayBehind = /^([^\d:]+?)\s+(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})$/u;

/** For a label that ends in or consists of words for one end, and otherwise speaks of nothing but delivery. */
function namesEnd(label: string, end: End): Pick<LabelledEnd, 'isOfDelivery'> | null {
  const all = /\d/.test(label) ? [] : tokenise(label);
  if (all.length > longestLabel || !lastWords[end].has(all.at(-1)?.text ?? '')) return null;
  const folded = ` ${foldPhrase(label)}`;
  const phraseOf = (one: End) => phrasesOfEnds[one].find((ending) => folded.endsWith(ending)) ?? '';
  const phrase = phraseOf(end);
  // `not after` ends as `after` does.
  if (phrase === '' || phrase.length < phraseOf(end === 'from' ? 'until' : 'from').length) return null;
  const rest = folded.slice(0, -phrase.length);
  const meaning = dateMeaning(rest);
  if (meaning !== null && meaning !== 'delivery') return null;
  return {
    isOfDelivery: meaning === 'delivery' || (rest === '' && phrase.trim().includes(' ')),
  };
}

function foldPhrase(phrase: string): string {
  return tokenise(phrase)
    .map(({ text }) => text)
    .join(' ');
}
