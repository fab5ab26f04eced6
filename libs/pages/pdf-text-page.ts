import type { Page, Word } from './page.ts';
import { withoutStripes } from './paper-stripes.ts';
import type { PdfPage } from './pdf-document.ts';
import { type Glyph, readGlyphs } from './pdf-glyphs.ts';
import { hiddenObjects } from './pdf-layers.ts';
import { objectsOf, type PageObject } from './pdf-objects.ts';
import { paleObjects } from './pdf-pale.ts';
import { readShapes } from './pdf-shapes.ts';
import { textsAcross, turnUpright } from './pdf-turn.ts';
import { toWords } from './pdf-words.ts';
import { findRules } from './rules.ts';

/** A page with fewer words may be a picture with a stamp or a footer over it. */
export const fewWords = 12;
/** A text layer with a larger part of unreadable characters is worse than OCR. */
const mostUnreadable = 0.3;
const nothingReadable = /^[\p{Co}\p{Cc}\p{Cn}\uFFFD]+$/u;

/** A page as its text layer tells it. */
export interface TextPage {
  page: Page;
  /** True when what the page shows may not be in its words. */
  isDoubtful: boolean;
  /** True when it draws something that could show text without being text. */
  mayShowMore: boolean;
  /** Words that it draws over its edge or beyond it: nobody sees them whole. */
  beyond: Word[];
  /** All that it draws. */
  objects: PageObject[];
}

export function readTextPage(source: PdfPage, number: number): TextPage {
  const objects = objectsOf(source);
  const hidden = hiddenObjects(source, objects);
  const pale = paleObjects(source, objects).difference(hidden);
  const drawn = readGlyphs(source);
  const unseen = hidden.union(pale);
  const all = unseen.size > 0 ? drawn.filter(({ object }) => !unseen.has(object)) : drawn;
  const { glyphs, turned } = turnUpright(all, source);
  const upright = turned === 0 ? textsAcross(all, source) : [];
  const isSideways = turned === 90 || turned === 270;
  const width = isSideways ? source.height : source.width;
  const height = isSideways ? source.width : source.height;
  const words = toWords(glyphs.filter((glyph) => isWithin(glyph, width, height)));
  const shown = objects.filter(({ handle }) => !hidden.has(handle));
  const { pieces, mayShowText } = readShapes(source.engine, shown);
  return {
    page: {
      number,
      width,
      height,
      words: words.filter((word) => !nothingReadable.test(word.text)),
      rules: turned === 0 ? withoutStripes(findRules(pieces, width, height), words) : [],
      source: 'text',
      ...(turned !== 0 && { turned }),
      ...(upright.length > 0 && { upright }),
      ...(pale.size > 0 && { unseen: wordsOf(pale, drawn, objects, source) }),
    },
    isDoubtful: words.length < fewWords || isMostlyUnreadable(glyphs),
    mayShowMore: mayShowText,
    beyond: glyphs.some((glyph) => !glyph.isSpace && !isWithin(glyph, width, height))
      ? wordsBeyond(glyphs, words)
      : [],
    objects,
  };
}

/** The words of some objects, as they would be read if they were seen. */
function wordsOf(
  own: ReadonlySet<number>,
  drawn: readonly Glyph[],
  objects: readonly PageObject[],
  size: PdfPage,
): Word[] {
  const others = new Set(objects.flatMap(({ handle }) => (own.has(handle) ? [] : [handle])));
  const glyphs = drawn.filter(({ object }) => !others.has(object));
  return toWords(turnUpright(glyphs, size).glyphs);
}

function isWithin(glyph: Glyph, width: number, height: number): boolean {
  const middle = glyph.x + glyph.width / 2;
  return middle >= 0 && middle <= width && glyph.y >= 0 && glyph.y - glyph.size / 2 <= height;
}

/** The words that are not whole among those within the page. Lines drawn with characters may run out of it: they say nothing. */
function wordsBeyond(glyphs: Glyph[], words: readonly Word[]): Word[] {
  const within = new Map(words.map((word) => [String(word.box), word]));
  return toWords(glyphs).filter(
    ({ text, box }) => /[\p{L}\p{N}]/u.test(text) && within.get(String(box))?.text !== text,
  );
}

/** Fonts without a mapping to Unicode give private-use, control or replacement characters. */
function isMostlyUnreadable(glyphs: Glyph[]): boolean {
  let [printed, bad] = [0, 0];
  for (const { isSpace, text } of glyphs) {
    if (isSpace) continue;
    printed++;
    // Nearly all of the thousands on a page are plain letters.
    if ((text < ' ' || text > '~') && nothingReadable.test(text)) bad++;
  }
  return bad > printed * mostUnreadable;
}
