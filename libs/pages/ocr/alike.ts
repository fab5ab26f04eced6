import type { SeenCharacter } from './read-text.ts';

/** Characters that look alike in many prints, letters and figures. */
const groups = ['0OoQD', '1lI|!', '5Ss', '8B', '2Zz', '6Gb', '4A', '7T'];
/** The chance from which what a character may be instead is thought of. */
const thinkableFrom = 0.02;

/**
 * The characters of a word, where one that may be a letter or a figure is what its neighbours are: the letter in
 * `ORDER`, the figure in `4710`. Between a letter and a figure, and beside neither, it stays as it was read.
 */
export function likeNeighbours(word: readonly SeenCharacter[]): SeenCharacter[] {
  return word.map((character, at) => {
    const { text, confidence, instead } = character;
    if (instead.confidence < thinkableFrom || !areAlike(text, instead.text)) return character;
    const sides = [word[at - 1], word[at + 1]].map((side) => (side ? kindOf(side.text) : null));
    const [wanted, other] = sides.filter((kind) => kind !== null);
    if (wanted === undefined || (other !== undefined && other !== wanted)) return character;
    if (kindOf(text) === wanted || kindOf(instead.text) !== wanted) return character;
    return { ...character, text: instead.text, confidence: confidence + instead.confidence };
  });
}

function areAlike(one: string, other: string): boolean {
  return other !== '' && groups.some((group) => group.includes(one) && group.includes(other));
}

function kindOf(text: string): 'letter' | 'figure' | null {
  if (/\p{L}/u.test(text)) return 'letter';
  return /\d/.test(text) ? 'figure' : null;
}
