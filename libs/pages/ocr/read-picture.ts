import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { boxesApart } from './boxes-apart.ts';
import { findLeftovers } from './leftovers.ts';
import { type Patience, readAgain } from './read-again.ts';
import { readText } from './read-text.ts';
import { type SeenWord, wordsOf } from './words.ts';

/** Text whose box is so much higher than wide runs up or down the page. */
const uprightFrom = 2;
/** A mark alone must be this sure: specks and rests of rules look like one. */
const sureMarkFrom = 0.6;
/** And what was not found as text. */
const sureLeftoverFrom = 0.8;
/** A part of a word is at most so wide a share of it. */
const mostOfWhole = 0.6;

/** So many words of a page are looked at again: it takes a second at most. */
const mostAgain = 40;

/** The words in `boxes` of a grey, upright picture. Text that runs up or down beside the others is left out. */
export async function readPicture(picture: Picture, boxes: readonly Box[]): Promise<SeenWord[]> {
  const lines = boxesApart(
    picture,
    boxes.filter((box) => !runsUp(box)),
  );
  const leftovers = findLeftovers(picture, boxes);
  const words: SeenWord[] = [];
  const patience: Patience = { left: mostAgain };
  for (const [line, box] of [...lines, ...leftovers].entries()) {
    const read = await readAgain(
      picture,
      box,
      wordsOf(picture, box, await readText(picture, box), line),
      patience,
    );
    words.push(
      ...(line < lines.length ? read : read.filter(({ confidence }) => confidence >= sureLeftoverFrom)),
    );
  }
  return withoutParts(words.filter(isText));
}

/** Without what was read twice: boxes overlap, and one has the first letter of what another has whole. */
export function withoutParts(words: readonly SeenWord[]): SeenWord[] {
  const rows = new Map<number, SeenWord[]>();
  for (const word of words) {
    for (let row = rowOf(word.top); row <= rowOf(word.top + word.height); row++)
      rows.set(row, rows.get(row)?.concat(word) ?? [word]);
  }
  return words.filter((word) => {
    const beside = rows.get(rowOf(word.top + word.height / 2)) ?? [];
    return !beside.some((other) => isPartOf(word, other));
  });
}

/** Words are compared with those in their band of the picture. */
function rowOf(y: number): number {
  return Math.floor(y / 64);
}

function isPartOf(part: SeenWord, { line, text, confidence, left, top, width, height }: SeenWord): boolean {
  if (line === part.line || part.width > mostOfWhole * width || confidence < sureMarkFrom) return false;
  if (!text.startsWith(part.text) && !text.endsWith(part.text)) return false;
  const [x, y] = [part.left + part.width / 2, part.top + part.height / 2];
  return x > left && x < left + width && y > top && y < top + height;
}

export function runsUp([left, top, right, bottom]: Box): boolean {
  return bottom - top > uprightFrom * (right - left);
}

function isText({ text, confidence }: SeenWord): boolean {
  return /[\p{L}\p{N}]/u.test(text) || (confidence >= sureMarkFrom && /^[-–—/&+%€$£@#*•·:×|]$/.test(text));
}
