import type { Word } from '@orderloom/pages/page.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { textOf } from '../../rows/table.ts';
import { cutBefore } from '../goods/goods-pieces.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import { isUnderstood, type Reading, touchTwice, type Wish } from '../instruction.ts';
import type { Beside } from '../read-sentence.ts';
import type { Sentence } from '../sentences/sentences.ts';
import { notYet } from '../words/words-of-refusal.ts';
import { isGone } from './taken-out.ts';

/** Neighbouring pieces of a sentence, and what they want. */
interface Span {
  from: number;
  to: number;
  wishes: readonly Wish[];
}

/**
 * What single pieces of a sentence surely want where the whole of it is not understood, the longest first; what is left
 * over is asked about. Empty where no piece wants anything, or where what is left may turn it round.
 */
export function wishesInFocus(
  sentence: Sentence,
  about: Beside,
  read: (piece: Sentence) => readonly Reading[],
): Reading[] {
  const pieces = cutBefore(sentence.words, startsPiece);
  if (pieces.length < 2 || pieces.length > mostPieces || notYet.test(sentence.text)) return [];
  const spans = spansOf(pieces, (words) => read({ ...sentence, words, text: textOf(words) }));
  const wishes = spans.flatMap((span) => span.wishes);
  if (wishes.length === 0 || touchTwice(wishes)) return [];
  const left = pieces.filter((_, at) => !spans.some(({ from, to }) => at >= from && at <= to));
  const texts = left.map(textOf);
  if (texts.some((text) => mayTurn(text, about))) return [];
  return [...wishes, 'unclear'];
}
const mostPieces = 9;

/** A sentence at its commas, colons, dashes and brackets. */
function startsPiece({ text }: Word, before: string): boolean {
  return /(?:[,;:)]|^[-–—])$/.test(before) || /^(?:\(|[-–—]$)/.test(text);
}

function spansOf(pieces: readonly Word[][], read: (words: Word[]) => readonly Reading[]): Span[] {
  const spans: Span[] = [];
  for (let length = pieces.length - 1; length >= 1; length -= 1)
    for (let from = 0; from + length <= pieces.length; from += 1) {
      const to = from + length - 1;
      if (spans.some((span) => span.from <= to && span.to >= from)) continue;
      const wishes = read(pieces.slice(from, to + 1).flat());
      if (isUnderstood(wishes)) spans.push({ from, to, wishes });
    }
  return spans;
}

const turns = (['rest', 'provisos', 'retracts', 'undecided'] as const).map((key) => inAnyLanguage(key));
/** "…, but no", "…, and in May the others" */
const contrast =
  /(?<!\p{L})(?:but|though|however|instead|half|some|aber|doch|jedoch|sondern|hälfte|maar|echter|helft|mais|moitié|pero|sino|mitad|ma|però|bensì|metà|mas|porém|metade|ale|lecz|jednak|połow\p{L}|men|dog|halvdelen)(?!\p{L})/iu;

/** "Ask Tom, …": he knows, and nobody here. */
const askOthers =
  /\?|(?<!\p{L})(?:ask|asks|check|tell|show|if|unless|frag\p{L}*|klär\p{L}*|sag|sagen|falls|wenn|sofern|vraag|vragen|check|zeg|als|indien|demand\p{L}+|vérifi\p{L}+|dites|si|pregunt\p{L}+|comprueb\p{L}+|dígan?le|chied\p{L}+|verific\p{L}+|se|pergunt\p{L}+|caso|zapyta\p{L}*|sprawd\p{L}+|jeśli|jeżeli|spørg\p{L}*|tjek\p{L}*|hvis)(?!\p{L})/iu;

/** Whether what is left may bound, count or turn round what was read. */
function mayTurn(text: string, { rows }: Beside): boolean {
  return (
    /\d/.test(text) ||
    says(text, 'limits') ||
    isGone(text) ||
    [...turns, contrast, askOthers].some((words) => words.test(text)) ||
    goodsSaid(text, rows).length > 0
  );
}
