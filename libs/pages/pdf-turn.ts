import type { Glyph } from './pdf-glyphs.ts';
import type { QuarterTurn } from './picture-turn.ts';

/** Text in another direction than this part of a page's glyphs is a margin note or a watermark. */
const mainPart = 0.6;

/**
 * The glyphs that run in the page's main direction, turned upright; the others are left out. `turned` is that
 * direction in degrees clockwise, 0 on nearly every page. `size` is the page's before turning.
 */
export function turnUpright(
  glyphs: Glyph[],
  size: { width: number; height: number },
): { glyphs: Glyph[]; turned: QuarterTurn } {
  const turned = mainTurn(glyphs);
  const running = glyphs.filter((glyph) => glyph.turn === turned);
  if (turned === 0) return { glyphs: running, turned };
  return { glyphs: running.map((glyph) => ({ ...glyph, ...turn(glyph, turned, size) })), turned };
}

function mainTurn(glyphs: Glyph[]): QuarterTurn {
  for (const turned of [90, 180, 270] as const) {
    const running = glyphs.filter((glyph) => glyph.turn === turned).length;
    if (running > glyphs.length * mainPart) return turned;
  }
  return 0;
}

/** Where a point lies after the page was turned back by `turned` degrees. */
function turn(
  { x, y }: { x: number; y: number },
  turned: QuarterTurn,
  size: { width: number; height: number },
) {
  if (turned === 90) return { x: y, y: size.width - x };
  if (turned === 270) return { x: size.height - y, y: x };
  return { x: size.width - x, y: size.height - y };
}
