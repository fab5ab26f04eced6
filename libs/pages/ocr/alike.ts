import type { SeenCharacter } from './read-text.ts';

/** Characters that look alike in many prints, letters and figures. */
const groups = ['0OoQD', '1lI', '5Ss', '8B', '2Zz', '6Gb', '4A', '7T'];
/** The chance from which what a character may be instead is thought of, among few others and among many. */
const thinkableFrom = { few: 0.15, many: 0.03 };
/** So many other letters, or figures, make the character one as well; so many are many. */
const fewestOthers = 2;
const many = 4;

/**
 * The characters of a word, where one that may be a letter or a figure is what all the others are: the letter in
 * `ORDER`, the figure in `4710`. In a word of both it stays as it was read. It is no surer for it.
 */
export function likeNeighbours(word: readonly SeenCharacter[]): SeenCharacter[] {
  return word.map((character, at) => {
    const { text, instead } = character;
    if (instead.confidence < thinkableFrom.many || !areAlike(text, instead.text)) return character;
    const others = word.flatMap((other, place) => (place === at ? [] : (kindOf(other.text) ?? [])));
    const [wanted] = others;
    if (others.length < fewestOthers || others.some((kind) => kind !== wanted)) return character;
    if (others.length < many && instead.confidence < thinkableFrom.few) return character;
    if (kindOf(text) === wanted || kindOf(instead.text) !== wanted) return character;
    return { ...character, text: instead.text };
  });
}

function areAlike(one: string, other: string): boolean {
  return other !== '' && groups.some((group) => group.includes(one) && group.includes(other));
}

function kindOf(text: string): 'letter' | 'figure' | null {
  if (/\p{L}/u.test(text)) return 'letter';
  return /\d/.test(text) ? 'figure' : null;
}

/** The least chance of an l or I that the l of litres has. Most figures 1 have less than a thousandth of it. */
const litreFrom = 0.005;
/** Longer numbers count no litres. And what a letter for a figure is worth. */
const mostFigures = 3;
const litreWorth = 0.75;

/** `canister 201`: a 1 behind figures that may be an l is the unit of what the text before names. */
export function withLitres(word: readonly SeenCharacter[]): readonly SeenCharacter[] {
  const last = word.at(-1)!;
  const isLitre =
    last.text === '1' &&
    /^[lI]$/.test(last.instead.text) &&
    last.instead.confidence >= litreFrom &&
    word.length > 1 &&
    word.length <= mostFigures + 1 &&
    word.slice(0, -1).every(({ text }) => /\d/.test(text));
  return isLitre
    ? [...word.slice(0, -1), { ...last, text: 'l', confidence: Math.min(last.confidence, litreWorth) }]
    : word;
}
