import type { PdfFont } from './pdf-state.ts';

/** One element of a run of text as the engine gives it; the width in units of the font. */
export interface EngineGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

interface EngineFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: number[];
  ascent?: number;
  descent?: number;
}

/** Some fonts give no heights or absurd ones; these are the heights of most text fonts. */
const usualAscent = 0.75;
const usualDescent = -0.22;

/** What reading needs of a font as the engine has it. */
export function toFont(font: EngineFont | string): PdfFont {
  // The engine stores a message in place of a font that it could not load.
  if (typeof font === 'string') font = {};
  const name = font.name ?? '';
  const isUsable = (height: number | undefined, least: number, most: number): height is number =>
    height !== undefined && height >= least && height <= most;
  return {
    name,
    bold: font.bold === true || font.black === true || /bold|black|heavy|semibold|demi/i.test(name),
    vertical: font.vertical === true,
    unit: font.fontMatrix?.[0] || 0.001,
    ascent: isUsable(font.ascent, 0.5, 1) ? font.ascent : usualAscent,
    descent: isUsable(font.descent, -0.4, -0.05) ? font.descent : usualDescent,
  };
}
