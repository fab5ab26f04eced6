import type { PdfPage } from './pdf-document.ts';
import { type Font, readFont } from './pdf-font.ts';
import { answeredMatrix, apply, concat, type Matrix } from './pdf-matrix.ts';
import type { Pdfium } from './pdfium.ts';

/** One drawn character in page space: points, origin top left. */
export interface Glyph {
  text: string;
  /** Start of the glyph on its base line. */
  x: number;
  y: number;
  /** Advance without extra spacing, along the writing direction. */
  width: number;
  size: number;
  /** Writing direction in degrees clockwise on the page, one of 0, 90, 180, 270, or -1 when askew. */
  turn: number;
  bold: boolean;
  ascent: number;
  descent: number;
  isSpace: boolean;
  /** The text object that draws it. */
  object: number;
}

/** Text render modes of PDF 32000-1, 9.3.6: 3 neither fills nor strokes, 7 only clips. */
const invisibleModes = new Set([3, 7]);
const unreadable = '\uFFFD';
const space = 0x20;
/** The engine gives a character that draws nothing a height of 0.01. */
const emptyPt = 0.02;
/** What the engine gives for a hyphen at the end of a line. */
const hyphenAtEnd = 2;

/** What the characters of one text object have in common. */
interface Style extends Font {
  isVisible: boolean;
  size: number;
  turn: number;
  /** True when the writing direction is up or down in the coordinates of the file. */
  isUpOrDown: boolean;
}

/** Where characters start, in the coordinates of the file, and how many do. */
interface Place {
  x: number;
  y: number;
  length: number;
}

/** The characters of a page in the engine's order, without those that are drawn invisible. */
export function readGlyphs(page: PdfPage): Glyph[] {
  const { calls } = page.engine;
  const text = calls.FPDFText_LoadPage(page.handle);
  if (text === 0) return [];
  try {
    return new GlyphReader(page, text).read();
  } finally {
    calls.FPDFText_ClosePage(text);
  }
}

class GlyphReader {
  readonly #engine: Pdfium;
  readonly #matrix: Matrix;
  readonly #text: number;
  readonly #fonts = new Map<number, Font>();
  readonly #glyphs: Glyph[] = [];

  constructor({ engine, matrix }: PdfPage, text: number) {
    this.#engine = engine;
    this.#matrix = matrix;
    this.#text = text;
  }

  read(): Glyph[] {
    const { calls } = this.#engine;
    const count = calls.FPDFText_CountChars(this.#text);
    let object = 0;
    let style: Style | null = null;
    for (let index = 0; index < count; ) {
      if (this.#isAdded(index)) {
        index += 1;
        continue;
      }
      const next = calls.FPDFText_GetTextObject(this.#text, index);
      if (next !== object || style === null) {
        object = next;
        style = this.#styleAt(index, object);
      }
      const place = this.#placeAt(index, count, object);
      if (style.isVisible) this.#add(index, place, style, object);
      index += place.length;
    }
    return this.#glyphs;
  }

  /** The engine adds white space where it sees a gap; gaps are judged by the words' own rule. */
  #isAdded(index: number): boolean {
    const { calls } = this.#engine;
    return (
      calls.FPDFText_GetUnicode(this.#text, index) <= space &&
      calls.FPDFText_IsGenerated(this.#text, index) === 1
    );
  }

  /** Characters from `index` on at one place: a ligature, or a text that stands for what is drawn. */
  #placeAt(index: number, count: number, object: number): Place {
    const engine = this.#engine;
    const { FPDFText_GetCharOrigin, FPDFText_GetTextObject } = engine.calls;
    FPDFText_GetCharOrigin(this.#text, index, engine.answer, engine.answer + 8);
    const x = engine.double(0);
    const y = engine.double(1);
    let length = 1;
    for (; index + length < count; length++) {
      FPDFText_GetCharOrigin(this.#text, index + length, engine.answer, engine.answer + 8);
      if (engine.double(0) !== x || engine.double(1) !== y) break;
      if (FPDFText_GetTextObject(this.#text, index + length) !== object) break;
      if (this.#isAdded(index + length)) break;
    }
    return { x, y, length };
  }

  #add(first: number, place: Place, style: Style, object: number): void {
    const [x, y] = apply(this.#matrix, place.x, place.y);
    const { length } = place;
    const width =
      length === 1 ? this.#advance(first, style) : this.#drawnWidth(first, length, style) / length;
    const [alongX, alongY] = directions.get(style.turn) ?? [1, 0];
    for (let i = 0; i < length; i++) {
      const text = this.#textAt(first + i, style);
      this.#glyphs.push({
        text,
        x: x + i * width * alongX,
        y: y + i * width * alongY,
        width,
        size: style.size,
        turn: style.turn,
        bold: style.bold,
        ascent: style.ascent,
        descent: style.descent,
        isSpace: text.trim() === '',
        object,
      });
    }
  }

  #advance(index: number, { isUpOrDown }: Style): number {
    const engine = this.#engine;
    engine.calls.FPDFText_GetLooseCharBox(this.#text, index, engine.answer);
    const across = engine.float(2) - engine.float(0);
    return Math.abs(isUpOrDown ? engine.float(1) - engine.float(3) : across);
  }

  /** From the first of some characters at one place to the end of what is drawn for them. */
  #drawnWidth(first: number, length: number, { isUpOrDown }: Style): number {
    const [start, end] = [this.#boxOf(first), this.#boxOf(first + length - 1)];
    return isUpOrDown
      ? Math.max(start.top, end.top) - Math.min(start.bottom, end.bottom)
      : Math.max(start.right, end.right) - Math.min(start.left, end.left);
  }

  /** What a character covers, in the coordinates of the file. */
  #boxOf(index: number) {
    const engine = this.#engine;
    const { answer } = engine;
    engine.calls.FPDFText_GetCharBox(this.#text, index, answer, answer + 8, answer + 16, answer + 24);
    const [left, right, bottom, top] = [0, 1, 2, 3].map((side) => engine.double(side));
    return { left: left!, right: right!, bottom: bottom!, top: top! };
  }

  #textAt(index: number, style: Style): string {
    const { calls } = this.#engine;
    const code = calls.FPDFText_GetUnicode(this.#text, index);
    if (code === hyphenAtEnd) return '-';
    if (calls.FPDFText_HasUnicodeMapError(this.#text, index) === 1) return this.#unmapped(index, code, style);
    return code === 0 || code > 0x10ffff ? unreadable : String.fromCodePoint(code);
  }

  /** Without a mapping to Unicode the engine gives the font's own number of the character. */
  #unmapped(index: number, code: number, { isOfDrawings }: Style): string {
    const { top, bottom } = this.#boxOf(index);
    if (Math.abs(top - bottom) < emptyPt) return ' ';
    // Programs that turn a printer's data into a PDF keep its letters as drawings under their ASCII numbers.
    return isOfDrawings && code > space && code < 0x7f ? String.fromCharCode(code) : unreadable;
  }

  #styleAt(index: number, object: number): Style {
    const engine = this.#engine;
    const { calls } = engine;
    const fontSize = calls.FPDFText_GetFontSize(this.#text, index);
    calls.FPDFText_GetMatrix(this.#text, index, engine.answer);
    const own = answeredMatrix(engine);
    const onPage = concat(this.#matrix, own);
    const sign = fontSize < 0 ? -1 : 1;
    return {
      ...this.#fontOf(object),
      isVisible: fontSize !== 0 && !invisibleModes.has(calls.FPDFTextObj_GetTextRenderMode(object)),
      size: Math.hypot(own[2], own[3]) * Math.abs(fontSize),
      turn: quarterTurn(onPage[0] * sign, onPage[1] * sign),
      isUpOrDown: Math.abs(own[1]) > Math.abs(own[0]),
    };
  }

  #fontOf(object: number): Font {
    const handle = this.#engine.calls.FPDFTextObj_GetFont(object);
    const font = this.#fonts.get(handle) ?? readFont(this.#engine, handle);
    this.#fonts.set(handle, font);
    return font;
  }
}

const directions = new Map([
  [0, [1, 0]],
  [90, [0, 1]],
  [180, [-1, 0]],
  [270, [0, -1]],
] as const) as ReadonlyMap<number, readonly [number, number]>;

/** Degrees clockwise of a direction on a page whose y grows down; -1 when more than 3° off a quarter turn. */
function quarterTurn(dx: number, dy: number): number {
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const nearest = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - nearest) > 3 ? -1 : (nearest + 360) % 360;
}
