import { withoutBars } from './ocr/bars.ts';
import { boxOf, type SetWord, setWords } from './ocr/boxes.ts';
import { chanceRight } from './ocr/confidence.ts';
import { findText } from './ocr/find-text.ts';
import { mendWords } from './ocr/mend.ts';
import { readPicture } from './ocr/read-picture.ts';
import { withSeparators } from './ocr/separators.ts';
import { turnToUpright } from './ocr/turn.ts';
import type { SeenWord } from './ocr/words.ts';
import type { Box, Page, Rule, Word } from './page.ts';
import type { Picture } from './picture.ts';
import { ocrDpi, straighten, toGrey } from './picture-grey.ts';
import { inkBelow, takeLines } from './picture-lines.ts';
import { backFrom, type QuarterTurn, turnPicture } from './picture-turn.ts';
import { findRules } from './rules.ts';

/** A page with one typed line has 0.0015 of ink. */
const blankBelow = 0.001;
/** The share of a page's side that may be the edge of a scanner's glass. */
const rim = 0.05;

/** What a picture of a page shows, in points of a page of its own `width` and `height`. */
export interface Recognised {
  width: number;
  height: number;
  words: Word[];
  rules: Rule[];
  /** Degrees clockwise in which the words ran before they were turned upright. */
  turned: QuarterTurn;
  /** True when it shows nothing: the back of a sheet. */
  isBlank: boolean;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Words and rules of a picture of a page of `size` (points). A page that lies or stands on its head is turned upright,
 * its sides changing places; one that leans is straightened about its centre: places then differ from the picture by
 * up to 3 mm at its edges for each degree.
 */
export async function recognise(picture: Picture, size: Size): Promise<Recognised> {
  const grey = await toGrey(picture, size.width);
  const { sheet, turn } = await layUpright(grey);
  const lies = turn === 90 || turn === 270;
  const upright = lies ? { width: size.height, height: size.width } : size;
  return { ...(await read(sheet, upright)), turned: backFrom(turn) };
}

/** A picture of `page` as `recognise` reads it: grey, upright, straight; so the page's places fit. */
export async function asRead(picture: Picture, { width, height, turned }: Page): Promise<Picture> {
  const grey = await toGrey(picture, turned === 90 || turned === 270 ? height : width);
  return straighten(turned === undefined ? grey : await turnPicture(grey, backFrom(turned)));
}

/** A page that lies straight: without its lines, and where text stands on it. */
interface Sheet {
  picture: Picture;
  lines: Box[];
  boxes: Box[];
}

/** A page turned upright, and by how much it was turned clockwise. */
async function layUpright(grey: Picture): Promise<{ sheet: Sheet; turn: QuarterTurn }> {
  const sheet = await lay(grey);
  const turn = await turnToUpright(sheet.picture, sheet.boxes);
  if (turn !== 0) return { sheet: await lay(await turnPicture(grey, turn)), turn };
  // A few long lines that run up the page are not found until they lie.
  if (sheet.boxes.length > 0 || isBlank(sheet)) return { sheet, turn };
  const turned = await turnPicture(grey, 90);
  const other = await lay(turned);
  if (other.boxes.length === 0) return { sheet, turn };
  const onItsHead = (await turnToUpright(other.picture, other.boxes)) === 180;
  return onItsHead
    ? { sheet: await lay(await turnPicture(grey, 270)), turn: 270 }
    : { sheet: other, turn: 90 };
}

async function lay(grey: Picture): Promise<Sheet> {
  // Straightening may give the same picture back, and lines are wiped out in place.
  const picture = await straighten({ ...grey, pixels: grey.pixels.slice() });
  const lines = takeLines(picture, ocrDpi);
  return { picture, lines, boxes: await findText(picture, ocrDpi) };
}

function isBlank({ lines, picture }: Sheet): boolean {
  return lines.length === 0 && inkShare(picture) < blankBelow;
}

async function read(sheet: Sheet, size: Size): Promise<Omit<Recognised, 'turned'>> {
  const { picture, lines, boxes } = sheet;
  const words = withoutBars(await readPicture(picture, boxes));
  return { ...toPoints(words, lines, size, size.width / picture.width), isBlank: isBlank(sheet) };
}

/** The share of ink, away from the edges: a scanner draws a dark rim around the sheet. */
function inkShare({ pixels, width, height }: Picture): number {
  const [across, down] = [Math.round(width * rim), Math.round(height * rim)];
  let [ink, all] = [0, 0];
  for (let y = down; y < height - down; y++) {
    for (let x = across; x < width - across; x++) {
      all += 1;
      if (pixels[y * width + x]! < inkBelow) ink += 1;
    }
  }
  return all === 0 ? 0 : ink / all;
}

function toPoints(words: readonly SeenWord[], lines: readonly Box[], { width, height }: Size, scale: number) {
  const pieces = lines.map((box) => box.map((side) => side * scale) as Box);
  return {
    width,
    height,
    words: mendWords(withSeparators(setWords(words)).map((word) => toWord(word, scale))),
    rules: findRules(pieces, width, height),
  };
}

function toWord(word: SetWord, scale: number): Word {
  return {
    text: word.text,
    box: boxOf(word).map((side) => side * scale) as Box,
    fontSize: word.fontSize * scale,
    bold: false,
    confidence: chanceRight(word.confidence),
  };
}
