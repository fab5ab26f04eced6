import type { Word } from './page.ts';

/** Fewer single letters in a row are initials or list marks, not a spaced heading. */
const fewestLetters = 4;
/** Letters further apart than this part of the font size are columns; on a grid of characters two spaces are 1.2 of it. */
const widestEm = 1.1;
const widestGridEm = 1.25;
/** What is left between words that are drawn as near as words of other lines, in font sizes. */
const spaceEm = 0.3;

/** Joins "B E S T E L L U N G", a heading whose letters were set apart, into one word; other words stay. */
export function joinSpacedLetters(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let i = 0; i < words.length; ) {
    const run = spacedRun(words, i);
    if (run.length < fewestLetters) {
      joined.push(words[i]!);
      i += 1;
    } else {
      joined.push(...drawnNear(splitAtWideGaps(run).map(toOneWord)));
      i += run.length;
    }
  }
  return joined;
}

function spacedRun(words: Word[], start: number): Word[] {
  const run: Word[] = [];
  for (let i = start; i < words.length; i++) {
    const word = words[i]!;
    const last = run.at(-1);
    if (!isLetter(word) && !isKernedPair(words, i, run.length)) break;
    if (last && !isNeighbour(last, word, isOnGrid(run) ? widestGridEm : widestEm)) break;
    run.push(word);
  }
  return run;
}

function isLetter({ text }: Word): boolean {
  return /^\p{L}$/u.test(text);
}

/** `RV` in `S E RV I C E S`: kerning leaves no gap between the two. */
function isKernedPair(words: readonly Word[], at: number, before: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]];
  return (
    before > 1 &&
    /^\p{Lu}{2}$/u.test(word.text) &&
    next !== undefined &&
    isLetter(next) &&
    isNeighbour(word, next)
  );
}

function isNeighbour(last: Word, next: Word, widest = widestEm): boolean {
  const gap = next.box[0] - last.box[2];
  return Math.abs(next.box[3] - last.box[3]) < 0.5 && gap > 0 && gap < widest * last.fontSize;
}

/** True for several letters that are all as wide. */
function isOnGrid(run: readonly Word[]): boolean {
  const widths = run.map(({ box }) => box[2] - box[0]);
  return run.length >= fewestLetters && Math.max(...widths) - Math.min(...widths) < sameWidth;
}
/** In points. */
const sameWidth = 0.1;

/** Between the words of a spaced heading the gap is clearly wider than between its letters. */
function splitAtWideGaps(run: Word[]): Word[][] {
  const gaps = run.slice(1).map((word, i) => word.box[0] - run[i]!.box[2]);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const parts: Word[][] = [[run[0]!]];
  run.slice(1).forEach((word, i) => {
    if (gaps[i]! > usual * 1.8) parts.push([word]);
    else parts.at(-1)!.push(word);
  });
  return parts;
}

/** Words of one heading, each reaching to the next: how wide they are set apart says nothing of columns. */
function drawnNear(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const [left, top, right, bottom] = word.box;
    const end = next ? Math.max(right, next.box[0] - spaceEm * word.fontSize) : right;
    return { ...word, box: [left, top, end, bottom] };
  });
}

function toOneWord(part: Word[]): Word {
  const [first, last] = [part[0]!, part.at(-1)!];
  const { fontSize, bold } = first;
  return {
    fontSize,
    bold,
    text: part.map((word) => word.text).join(''),
    box: [
      first.box[0],
      Math.min(...part.map((word) => word.box[1])),
      last.box[2],
      Math.max(...part.map((word) => word.box[3])),
    ],
    confidence: Math.min(...part.map((word) => word.confidence)),
  };
}
