import { wholeWords } from '@orderloom/pages/whole-words.ts';
import { countGoods, countLines } from '../count-lines.ts';
import { type Sense, senses } from './senses.ts';
import { sentencesOf } from './sentences.ts';
import { and, back, meanwhile, papers, sends, therefore } from './turn-words.ts';

/** A sense that a text has, with the words that say it. */
export interface FoundSense extends Pick<Sense, 'name' | 'category' | 'weight' | 'isMention'> {
  wording: string;
}

/** What the sentences of a text mean: each meaning once, however often and in whatever language it is said. */
export function findSenses(text: string): FoundSense[] {
  const possible = senses.filter(({ all, elsewhere }) =>
    [...all, ...elsewhere].every((words) => words.test(text)),
  );
  if (possible.length === 0) return [];
  const found = new Map<string, FoundSense>();
  for (const sentence of sentencesOf(text)) {
    for (const sense of possible) {
      if (found.has(sense.name) || !isSaid(sense, sentence)) continue;
      const wording = sense.all.map((words) => words.exec(sentence)![0]).join(' + ');
      const { name, category, weight, isMention } = sense;
      found.set(name, { name, category, weight, isMention, wording });
    }
  }
  return [...found.values()];
}

/** Whether a sentence says it; what stands elsewhere in the text is not asked for. */
export function isSaid({ all, none, isQuestion }: Sense, sentence: string): boolean {
  return (
    (isQuestion === null || isQuestion === sentence.includes('?')) &&
    all.every((words) => words.test(sentence)) &&
    !none.some((words) => words.test(sentence))
  );
}

/** A sentence in pieces, where it begins to say something else. */
export function atTurns(sentence: string): string[] {
  return sentence.split(turns).flatMap(atReplacements);
}
const turns = new RegExp(`[,;]?\\s+(?:${therefore}|${meanwhile})\\s+`, 'iu');

/** "Cancel the clamps and send 20 bolts": what is sent back, or in writing, replaces nothing. */
function atReplacements(piece: string): string[] {
  const found = [...piece.matchAll(andSends)].find((match) => {
    const sent = piece.slice(match.index + match[0].length);
    return countLines(sent) + countGoods(sent) > 0 && !isBack.test(sent) && !isWritten.test(sent);
  });
  if (!found) return [piece];
  return [piece.slice(0, found.index), ...atReplacements(piece.slice(found.index + found[0].length))];
}
const andSends = new RegExp(`[,;]?\\s+${and}\\s+(?=(?:${sends})(?!\\p{L})[^.?!]*\\d)`, 'giu');
const isBack = wholeWords(back);
/** Before any figure. */
const isWritten = new RegExp(`^[^.?!\\d]*(?<!\\p{L})(?:${papers})(?!\\p{L})`, 'iu');

function withAsidesApart(sentence: string): string[] {
  const asides = sentence.match(/\([^()]*\p{L}{4}[^()]*\)/gu) ?? [];
  return [asides.reduce((rest, aside) => rest.replace(aside, ' '), sentence), ...asides];
}

/** What a text says beside its sentences of a kind; null when it has none of them. */
export function besideSentences(text: string, isOfKind: (piece: string) => boolean): string | null {
  // `Unlike 4711 (cancelled) I order`: an aside is a piece of its own.
  const pieces = sentencesOf(text).flatMap((sentence) => atTurns(sentence).map(withAsidesApart));
  const others = pieces.flatMap(([said, ...asides]) => {
    const left = asides.filter((aside) => !isOfKind(aside));
    return isOfKind(said!) ? left.filter((aside) => !namesNumber(aside)) : [said!, ...left];
  });
  return others.length < pieces.flat().length ? others.join('\n') : null;
}

/** `(our order 8812)` says of what its sentence speaks. */
function namesNumber(aside: string): boolean {
  return /^\((?:\p{L}+[’'.]? ?){1,3}[:#]? ?[\p{L}\d/.-]*\d{3}[\p{L}\d/.-]*\)$/u.test(aside);
}
