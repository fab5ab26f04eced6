import type { Box, Word } from './page.ts';
import type { Glyph } from './pdf-glyphs.ts';
import { toWords } from './pdf-words.ts';
import type { QuarterTurn } from './picture-turn.ts';

/** Text in another direction than this part of a page's glyphs is a margin note or a watermark. */
const mainPart = 0.6;

/**
 * The glyphs that run in the page's main direction, turned upright; the others are left out. `turned` is that
 * direction in degrees clockwise, 0 on nearly every page. `size` is the page's before turning.
 */
export function turnUpright(glyphs: Glyph[], size: Size): { glyphs: Glyph[]; turned: QuarterTurn } {
  const turned = mainTurn(glyphs);
  const running = glyphs.filter((glyph) => glyph.turn === turned);
  if (turned === 0) return { glyphs: running, turned };
  return { glyphs: running.map((glyph) => ({ ...glyph, ...turn(glyph, turned, size) })), turned };
}

/** The texts of a page that run up or down, each one word with the spaces that it is printed with. */
export function textsAcross(glyphs: Glyph[], size: Size): Word[] {
  return ([90, 270] as const).flatMap((turned) => {
    const own = glyphs.filter((glyph) => glyph.turn === turned);
    const words = toWords(own.map((glyph) => ({ ...glyph, ...turn(glyph, turned, size) })));
    return joined(words).map((word) => ({ ...word, box: turnedBack(word.box, turned, size) }));
  });
}

/** Words that follow each other on one line as one. */
function joined(words: readonly Word[]): Word[] {
  const texts: Word[] = [];
  for (const word of words.toSorted((one, other) => one.box[3] - other.box[3] || one.box[0] - other.box[0])) {
    const last = texts.at(-1);
    const gap = last ? word.box[0] - last.box[2] : 0;
    if (
      !last ||
      Math.abs(word.box[3] - last.box[3]) > sameLine ||
      gap < 0 ||
      gap > widestSpace * word.fontSize
    )
      texts.push(word);
    else {
      const box: Box = [last.box[0], Math.min(last.box[1], word.box[1]), word.box[2], word.box[3]];
      texts[texts.length - 1] = { ...last, text: `${last.text} ${word.text}`, box };
    }
  }
  return texts;
}
/** In points, and in heights of the font. */
const [sameLine, widestSpace] = [0.5, 1];

/** Where a box of the turned page lies on the page as it is. */
function turnedBack([left, top, right, bottom]: Box, turned: 90 | 270, { width, height }: Size): Box {
  return turned === 90
    ? [width - bottom, left, width - top, right]
    : [top, height - right, bottom, height - left];
}

interface Size {
  width: number;
  height: number;
}

function mainTurn(glyphs: Glyph[]): QuarterTurn {
  const running = new Map<number, number>();
  for (const { turn } of glyphs) running.set(turn, (running.get(turn) ?? 0) + 1);
  const isMain = (turned: QuarterTurn) => (running.get(turned) ?? 0) > glyphs.length * mainPart;
  return ([90, 180, 270] as const).find(isMain) ?? 0;
}

/** Where a point lies after the page was turned back by `turned` degrees. */
function turn({ x, y }: { x: number; y: number }, turned: QuarterTurn, size: Size) {
  if (turned === 90) return { x: y, y: size.width - x };
  if (turned === 270) return { x: size.height - y, y: x };
  return { x: size.width - x, y: size.height - y };
}
