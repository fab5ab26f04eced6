import { boxOf, joinAddresses, type SetWord, setWords } from './ocr-boxes.ts';
import { chanceRight } from './ocr-confidence.ts';
import { mendWords } from './ocr-mend.ts';
import type { Box, Page, Rule, Word } from './page.ts';
import type { Picture } from './picture.ts';
import { ocrDpi, straighten, toGrey } from './picture-grey.ts';
import { inkBelow, takeLines } from './picture-lines.ts';
import { backFrom, type QuarterTurn, turnPicture, turnToUpright } from './picture-turn.ts';
import { type PictureWords, type ReadingOptions, readPicture } from './read-picture.ts';
import { findRules } from './rules.ts';

/** Enough to see how a page lies, in a third of the time. */
const turnDpi = 150;
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
  /** The language packs by which it was read, when its words tell them: those of the next page that tells nothing. */
  packs: readonly string[] | undefined;
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
 * up to 3 mm at its edges for each degree. `likelyPacks` serve a page that does not tell its language.
 */
export async function recognise(
  picture: Picture,
  size: Size,
  likelyPacks?: readonly string[],
): Promise<Recognised> {
  const grey = await toGrey(picture, size.width);
  const seen = await see(grey, { likelyPacks });
  const upright = seen.looksUpright ? null : await turnToUpright(grey, seen.words, turnDpi / ocrDpi);
  if (!upright) {
    const whole = seen.isWhole ? seen : await see(grey, { likelyPacks, glance: seen.words });
    return { ...toPoints(whole, size), turned: 0 };
  }
  const { turn, words: glance } = upright;
  const turnedSize = turn === 180 ? size : { width: size.height, height: size.width };
  const turned = await see(await turnPicture(grey, turn), { likelyPacks, glance });
  return { ...toPoints(turned, turnedSize), turned: backFrom(turn) };
}

/** A picture of `page` as `recognise` reads it: grey, upright, straight; so the page's places fit. */
export async function asRead(picture: Picture, { width, height, turned }: Page): Promise<Picture> {
  const grey = await toGrey(picture, turned === 90 || turned === 270 ? height : width);
  return straighten(turned === undefined ? grey : await turnPicture(grey, backFrom(turned)));
}

interface Seen extends PictureWords {
  lines: Box[];
  isBlank: boolean;
  /** Of the picture, in pixels. */
  width: number;
}

async function see(grey: Picture, options: ReadingOptions): Promise<Seen> {
  // Straightening may give the same picture back, and lines are wiped out in place.
  const straight = await straighten({ ...grey, pixels: grey.pixels.slice() });
  const lines = takeLines(straight, ocrDpi);
  const isBlank = lines.length === 0 && inkShare(straight) < blankBelow;
  const read = await readPicture(straight, options);
  return { ...read, lines, isBlank, width: straight.width };
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

function toPoints({ words, lines, packs, isBlank, width: pixels }: Seen, { width, height }: Size) {
  const scale = width / pixels;
  const pieces = lines.map((box) => box.map((side) => side * scale) as Box);
  return {
    width,
    height,
    words: mendWords(joinAddresses(setWords(words)).map((word) => toWord(word, scale))),
    rules: findRules(pieces, width, height),
    packs,
    isBlank,
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
