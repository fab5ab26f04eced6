import type { Pdfium } from './pdfium.ts';

const forceBold = 1 << 18;
/** Some fonts give no heights or absurd ones; these are the heights of most text fonts. */
const usualAscent = 0.75;
const usualDescent = -0.22;

/** What reading needs of a font. */
export interface Font {
  bold: boolean;
  /** True of a font of drawings (Type 3), which has no name. */
  isOfDrawings: boolean;
  /** Heights above and below the base line as a part of the font size. */
  ascent: number;
  descent: number;
}

export function readFont(engine: Pdfium, font: number): Font {
  const { calls } = engine;
  const name = engine.text('utf-8', (address, bytes) => calls.FPDFFont_GetBaseFontName(font, address, bytes));
  const height = (read: (font: number, size: number, address: number) => unknown) =>
    read(font, 1, engine.answer) ? engine.float(0) : 0;
  const ascent = height(calls.FPDFFont_GetAscent);
  const descent = height(calls.FPDFFont_GetDescent);
  return {
    isOfDrawings: name === '',
    bold: /bold|black|heavy|semibold|demi/i.test(name) || (calls.FPDFFont_GetFlags(font) & forceBold) !== 0,
    ascent: ascent >= 0.5 && ascent <= 1 ? ascent : usualAscent,
    descent: descent >= -0.4 && descent <= -0.05 ? descent : usualDescent,
  };
}
