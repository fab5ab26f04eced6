/** Letters and digits that OCR takes for each other; each group has one stand-in. */
const lookAlikes = ['il1jft', 'o0ce', 'unvh', 's5', 'b68', 'g9q'];
const standIns = new Map(lookAlikes.flatMap((group) => [...group].map((letter) => [letter, group[0]!])));
/** Shorter words are too close to each other. */
const shortestWord = 6;
/** Longer than any word of the lexicons: looking at them would only take time. */
const longestWord = 30;

/**
 * Finds the word of a vocabulary that OCR misread in one letter: `Besteilnummer`, `Rechnuug`, `Ar1ikel`. The first
 * letter and the last must be right, because another ending is another word: `invoices`, `ordini`.
 */
export function misreadings(vocabulary: Iterable<string>): (word: string) => string | null {
  const words = new Set(vocabulary);
  const byShape = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortestWord) continue;
    const shape = shapeOf(word);
    byShape.set(shape, [...(byShape.get(shape) ?? []), word]);
  }
  return (word) => {
    if (word.length < shortestWord - 1 || word.length > longestWord || words.has(word)) return null;
    const near = (byShape.get(shapeOf(word)) ?? []).filter((known) => differsOnce(known, word));
    return near.length === 1 ? near[0]! : null;
  };
}

/** Words that look alike have one shape. */
function shapeOf(word: string): string {
  return word.replace(/rn|nn/g, 'm').replace(/[il1jfto0ceunvhs5b68g9q]/g, (letter) => standIns.get(letter)!);
}

function differsOnce(known: string, read: string): boolean {
  let from = 0;
  while (from < known.length && known[from] === read[from]) from++;
  let same = 0;
  while (same < known.length - from && known.at(-1 - same) === read.at(-1 - same)) same++;
  const [left, right] = [known.length - from - same, read.length - from - same];
  return from > 0 && same > 0 && left <= 2 && right <= 2 && left + right <= 3;
}
