import { packsOf, usualPacks } from './ocr-languages.ts';
import { readLeftovers } from './ocr-leftovers.ts';
import { ocr, type SeenWord } from './ocr-worker.ts';
import type { Picture } from './picture.ts';
import { looksUpright, tellsNothing } from './picture-turn.ts';

/** A word read with less confidence is looked at a second time. */
const sureFrom = 0.6;
/** A word of the second look must be this sure, because specks look like letters, too. */
const sureAlone = 0.7;
/** As light as this (of 255) is paper; the pictures come with their contrast stretched. */
const paperFrom = 190;
/** Labels and title stand in this upper part of an order: enough to tell its language, in a third of the time. */
const tellingPart = 0.4;

export interface ReadingOptions {
  /** For a page that does not tell its language. */
  likelyPacks: readonly string[] | undefined;
  /** What a glance at the page has seen; then it is read whole, however it looks. */
  glance?: readonly SeenWord[];
}

/** What a grey picture shows. */
export interface PictureWords {
  words: readonly SeenWord[];
  /** False when only the head of the page was read, because it does not look upright. */
  isWhole: boolean;
  /** True when the words seem to stand upright, or when they are too few to tell. */
  looksUpright: boolean;
  /** The language packs of its own words; undefined when they tell none. */
  packs: readonly string[] | undefined;
}

/**
 * The words of a grey picture. A glance at its head tells the language, and whether it is worth while to read on. A
 * first look follows the page's layout; a second one, over what the first left unread, finds what stands alone; single
 * figures and letters that both took for specks, or were unsure of, are read last.
 */
export async function readPicture(picture: Picture, options: ReadingOptions): Promise<PictureWords> {
  const glance = options.glance ?? (await glanceAt(picture));
  if (!options.glance && !looksUpright(glance))
    return { words: glance, isWhole: false, looksUpright: false, packs: undefined };
  const packs = packsOf(glance);
  const words = await readWith(picture, packs ?? options.likelyPacks ?? usualPacks);
  return { words, isWhole: true, looksUpright: looksUpright(words), packs };
}

/** The words of a page's head, or of all of it when its head is empty: on a page that stands on its head it is. */
async function glanceAt(picture: Picture): Promise<SeenWord[]> {
  const head = await ocr(topOf(picture), 'page', ['eng']);
  return tellsNothing(head) ? ocr(picture, 'page', ['eng']) : head;
}

async function readWith(picture: Picture, packs: readonly string[]): Promise<SeenWord[]> {
  const first = (await ocr(picture, 'page', packs)).filter(isText);
  const sure = first.filter((word) => word.confidence >= sureFrom);
  const second = (await ocr(without(picture, sure), 'scattered', packs)).filter(
    (word) => isText(word) && word.confidence >= sureAlone && !sure.some((other) => overlaps(word, other)),
  );
  const unsure = first.filter(
    (word) => word.confidence < sureFrom && !second.some((other) => overlaps(word, other)),
  );
  const lines = first.reduce((most, { line }) => Math.max(most, line), 0);
  const found = [...sure, ...second.map((word) => ({ ...word, line: word.line + lines }))];
  return [...found, ...surest([...unsure, ...(await readLeftovers(picture, found, packs))])];
}

/** Of two words in one place the surer one. */
function surest(words: readonly SeenWord[]): SeenWord[] {
  return words.filter(
    (word) => !words.some((other) => other.confidence > word.confidence && overlaps(word, other)),
  );
}

function topOf({ pixels, width, height, channels }: Picture): Picture {
  const rows = Math.max(1, Math.round(height * tellingPart));
  return { pixels: pixels.subarray(0, rows * width * channels), width, height: rows, channels };
}
/** OCR reads specks, rules and frames as marks without a letter or a figure. */
function isText(word: SeenWord): boolean {
  return (
    /[\p{L}\p{N}]/u.test(word.text) || (word.confidence >= sureFrom && /^[-–—/&+%€$£@#*•]$/.test(word.text))
  );
}

function overlaps(a: SeenWord, b: SeenWord): boolean {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0;
}

/** A copy of the picture with its paper and the places of `words` plain white. */
function without(picture: Picture, words: SeenWord[]): Picture {
  // The engine decides by itself what is ink. When all ink is gone it would take the ringing of JPEG for it.
  const pixels = picture.pixels.map((value) => (value >= paperFrom ? 255 : value));
  const edge = 3; // the box is tight, and the grey rim of a letter would be read as a speck
  for (const { left, top, width, height } of words) {
    const from = Math.max(left - edge, 0);
    const to = Math.min(left + width + edge, picture.width);
    const bottom = Math.min(top + height + edge, picture.height);
    for (let y = Math.max(top - edge, 0); y < bottom; y++) {
      pixels.fill(255, y * picture.width + from, y * picture.width + to);
    }
  }
  return { ...picture, pixels };
}
