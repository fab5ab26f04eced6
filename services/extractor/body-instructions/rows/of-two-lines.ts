import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isCommon, says } from '../../lexicon/mail/spoken-languages.ts';
import { otherWords } from '../gates/known-words.ts';
import { isFormOf } from '../goods/find-targets.ts';
import { type GoodsSaid, goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';
import type { Reading, Wish } from '../instruction.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { asks } from '../words/words-of-wishes.ts';
import { isAsIs } from './as-is.ts';

const sameAmount = inAnyLanguage('sameAmount');
const changedPlaces = inAnyLanguage('mixedUp');
const haveStill = inAnyLanguage('haveStill');
const mostOther = 8;

/**
 * What a sentence wants that sets two lines beside each other: as many of one as of the other, or that they stand in each
 * other's place. Unclear where it names other goods; none where it says no such thing.
 */
export function wishesOfTwo(whole: string, rows: readonly DraftRow[]): Reading[] {
  const text = whole.replace(/^[^:]+:\s/, '');
  const isSame = sameAmount.test(text);
  if (!isSame && !changedPlaces.test(text)) return [];
  const said = goodsSaid(text, rows);
  const rest = withoutGoodsSaid(text, said);
  if (said.length === 0 || /\d/.test(rest)) return [];
  // "They must not get mixed up", "last time they were mixed up", "we still have as many"
  if (says(rest, 'negations') || longAgo.test(rest) || haveStill.test(rest) || isQuestion(text))
    return ['unclear'];
  if (isSame ? !asks.test(text) : !isOnlySaid(rest)) return ['unclear'];
  const pair = pairOf(said, rows);
  if (pair === null || otherWords(rest).length > mostOther || isAsIs(rest)) return ['unclear'];
  const [one, other] = pair;
  const [first, second] = [rows[one]!.quantity?.value, rows[other]!.quantity?.value];
  if (first == null || second == null || first === second) return ['unclear'];
  const set = (row: number, to: number): Wish => ({ kind: 'quantity', row, to, from: null });
  return isSame ? [set(one, second)] : [set(one, second), set(other, first)];
}

/** "Is the navy as long as the white?"; "could we have as many of …?" asks for them. */
function isQuestion(text: string): boolean {
  return /\?\s*$/.test(text) && !asks.test(text);
}

/** "Are mixed up", and not "the labels … are mixed up", "could be swapped round on the pallet". */
function isOnlySaid(rest: string): boolean {
  const plain = rest.replace(changedPlaces, ' ');
  return !modal.test(plain) && (plain.match(/\p{L}{4,}/gu) ?? []).every(isCommon);
}
const modal =
  /(?<!\p{L})(?:could|should|may|might|can|would|könn\p{L}*|soll\p{L}*|dürf\p{L}*|mag|mogen|kunnen|zouden|peu\p{L}*|pourr\p{L}*|puede\p{L}*|podr\p{L}*|poss\p{L}*|potr\p{L}*|pode\p{L}*|mog\p{L}*|kan|kunne|must|müss\p{L}*|moet\p{L}*)(?!\p{L})/iu;

/** Two rows; of goods that may be several, the one that is of the kind of the first: "the white rope, the blue". */
function pairOf(said: readonly GoodsSaid[], rows: readonly DraftRow[]): [number, number] | null {
  const [first, second] = said;
  if (said.length !== 2 || first!.rows.length !== 1) return null;
  const [one] = first!.rows as [number];
  const others = second!.rows.filter((row) => row !== one);
  const alike = others.filter((row) => others.length === 1 || isOfKind(rows[row]!, rows[one]!));
  return alike.length === 1 ? [one, alike[0]!] : null;
}

function isOfKind(row: DraftRow, other: DraftRow): boolean {
  const wordsOf = ({ description }: DraftRow) => description?.value.match(/\p{L}{3,}/gu) ?? [];
  return wordsOf(row).some((word) => wordsOf(other).some((each) => isFormOf(word, each)));
}
