import { foldWord } from '../values/fold.ts';

/** A word tells a meaning whose phrases have it this many times as often as those of any other. */
const clearly = 3;

/** Which words of phrases count: those of at least `shortest` letters that are not `ignored`, and their first `stem` letters. */
interface Counted {
  shortest: number;
  stem: number;
  ignored?: RegExp;
}

/** Words, and beginnings of words, by the one meaning whose phrases have them far more often than those of the others. */
export function tellingWords<Meaning extends string>(
  phrasesOf: Readonly<Record<Meaning, readonly string[]>>,
  counted: Counted,
): ReadonlyMap<string, Meaning> {
  const shares = new Map<string, Map<Meaning, number>>();
  for (const [meaning, phrases] of Object.entries(phrasesOf) as [Meaning, readonly string[]][])
    for (const word of phrases.flatMap((phrase) => stemsIn(phrase, counted))) {
      const share = shares.get(word) ?? new Map<Meaning, number>();
      shares.set(word, share.set(meaning, (share.get(meaning) ?? 0) + 1 / phrases.length));
    }
  return new Map(
    [...shares].flatMap(([word, share]): [string, Meaning][] => {
      const [best, next] = [...share].sort((one, other) => other[1] - one[1]);
      return next === undefined || best![1] >= clearly * next[1] ? [[word, best![0]]] : [];
    }),
  );
}

function stemsIn(phrase: string, { shortest, stem, ignored }: Counted): string[] {
  const words = phrase
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortest && !ignored?.test(word))
    .map(foldWord);
  return [...new Set(words.flatMap((word) => [word, word.slice(0, stem)]))];
}
