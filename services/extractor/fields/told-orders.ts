import type { DateRule } from '../context.ts';
import type { Candidate } from '../draft.ts';
import { characterConfidence, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { ourWords } from '../lexicon/possessives.ts';
import { speaksOfFormer } from '../lexicon/sayings.ts';
import { readDate } from '../values/date.ts';
import { foldWord } from '../values/fold.ts';
import { looksLikeOrderNumber, readOrderNumber } from '../values/order-number.ts';
import { wordsBetween } from './labels.ts';
import { isOrderWord } from './order-words.ts';
import { isReference } from './own-reference.ts';

const score = 0.86;
/** So many words may stand between `our` and the word for an order, as in `our purchase order`. */
const mostBetween = 2;
/** Words for "our" grow endings: `unserem`, `naszego`. */
const shortestStem = 4;
const stems = [...ourWords].filter((word) => word.length >= shortestStem);
const numbering = /^[\s:.]*(?:(?:n[ro]?|num|number|nummer|numer|numéro|número|numero)[.º°]?\s+)?/iu;
/** `of `, ` (`, ` z dnia `, `, dated `: what stands between the number and its date. */
const beforeDate = /^[\s,(]*(?:\p{L}{1,6}\s+){0,2}/u;
/** `our order 22920 is replaced`: so many characters behind a number may say which order it is. */
const nearBehind = 24;
/** A date has at most this many characters. */
const longestDate = 24;

/** Number and date of the order in the sentences of a letter: `… against our order 22920 (21 October 2025):`. */
export function findToldOrders(
  sheets: readonly Sheet[],
  rule: DateRule,
): { numbers: Candidate[]; dates: Candidate[] } {
  const told = sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap(
        (segment) => toldIn(segment, rule)?.map((value) => ({ sheet, segment, ...value })) ?? [],
      ),
    ),
  );
  const candidates = (kind: 'number' | 'date') =>
    told
      .filter((one) => one.kind === kind)
      .map(({ sheet, segment, value, from, until }): Candidate => {
        const words = wordsBetween(segment, from, until);
        const because = 'a sentence names it as that of our order';
        return { ...placeOf(sheet, words), value, score: score * characterConfidence(words), because };
      });
  return { numbers: candidates('number'), dates: candidates('date') };
}

interface Told {
  kind: 'number' | 'date';
  value: string;
  from: number;
  until: number;
}

/** `[Order #10482] (4 March 2026)`: in brackets a line of its own. */
const bracketed = /^\[\s*(\p{L}+)[\s.:]*(?:n[ro]?[.º°]*|n[º°])?[\s#]*\S*\d\S*\](?=\s*\()/iu;

function toldIn({ text }: Segment, rule: DateRule): Told[] | null {
  if (!fourFigures.test(text)) return null;
  const [own, word = ''] = bracketed.exec(text) ?? [];
  if (own !== undefined && isOrderWord(foldWord(word))) return dateBehind(text, own.length, rule);
  const tokens = tokenise(text);
  for (const [at, { text: word }] of tokens.entries()) {
    if (!isOur(word)) continue;
    const behind = tokens.slice(at + 1, at + 2 + mostBetween);
    // `a purchase order with our reference 22920`
    const isSaid = tokens.slice(0, at).some((token) => isOrderWord(token.text));
    const order =
      behind.find((token) => isOrderWord(token.text)) ??
      (isSaid ? behind.slice(0, 1).find((token) => isReference(token.text)) : undefined);
    const from = order ? order.end + numbering.exec(text.slice(order.end))![0].length : 0;
    // `… on our order 27062:`
    const number = order ? readOrderNumber(text.slice(from).replace(/[:;](?=\s|$)/g, ' ')) : null;
    if (number === null || !text.startsWith(number, from) || !isLikely(number)) continue;
    const until = from + number.length;
    if (speaksOfFormer(text.slice(0, from)) || speaksOfFormer(text.slice(until, until + nearBehind)))
      continue;
    return [{ kind: 'number', value: number, from, until }, ...dateBehind(text, until, rule)];
  }
  return null;
}

function dateBehind(text: string, end: number, rule: DateRule): Told[] {
  const from = end + beforeDate.exec(text.slice(end))![0].length;
  const date = readDate(text.slice(from, from + longestDate), rule.order, dateWords);
  if (!date || !text.startsWith(date.text, from) || (date.ambiguous && rule.source === 'locale')) return [];
  return [{ kind: 'date', value: date.iso, from, until: from + date.text.length }];
}

function isOur(word: string): boolean {
  return ourWords.has(word) || stems.some((stem) => word.startsWith(stem) && word.length <= stem.length + 4);
}

/** A number of an order, or the digit of one in brackets and a date behind it. */
const fourFigures = /^(?:\D*\d){4}/;

/** Four figures at least; `our order 500 screws` names a quantity. */
function isLikely(number: string): boolean {
  return looksLikeOrderNumber(number) && number.replace(/\D/g, '').length >= 4;
}
