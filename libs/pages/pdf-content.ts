import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from './page.ts';
import { type EngineGlyph, toFont } from './pdf-font.ts';
import { addPath } from './pdf-paths.ts';
import { apply, concat, type GraphicsState, type Matrix, type PdfFont, startState } from './pdf-state.ts';

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
}

/** What a page draws, as far as reading it needs to know. */
export interface PageContent {
  glyphs: Glyph[];
  /** Thin pieces that may be parts of rules, and edges of boxes. */
  pieces: Box[];
  /** Glyphs that are there but not painted, as in the text layer of a scanner. */
  invisibleGlyphs: number;
  /** Parts of the page that could show text without being text: images, and shapes that are no boxes. */
  drawings: number;
}

/** Text render modes of PDF 32000-1, 9.3.6: 3 neither fills nor strokes, 7 only clips. */
const invisibleModes = new Set([3, 7]);
const white = '#ffffff';

type Arguments = unknown[];
type Visibility = { isVisible(group: unknown): boolean };

/** Walks the operators of a page once and collects its glyphs and lines. */
export async function readContent(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageContent> {
  const operators = await page.getOperatorList();
  const visibility = (await document.getOptionalContentConfig()) as Visibility;
  const walk = new ContentWalk(page, visibility);
  const { fnArray, argsArray } = operators;
  await fontsReady(page, fnArray, argsArray);
  for (let i = 0; i < fnArray.length; i++) walk.step(fnArray[i]!, (argsArray[i] ?? []) as Arguments);
  return walk.content;
}

/** The engine hands fonts over on its own time; the list of operators can be complete before they are there. */
async function fontsReady(page: PDFPageProxy, operators: number[], args: unknown[]): Promise<void> {
  const names = new Set<string>();
  operators.forEach((operator, i) => {
    if (operator === OPS.setFont) names.add((args[i] as [string])[0]);
  });
  await Promise.all([...names].map((name) => new Promise((resolve) => page.commonObjs.get(name, resolve))));
}

class ContentWalk {
  readonly content: PageContent = { glyphs: [], pieces: [], invisibleGlyphs: 0, drawings: 0 };
  readonly #page: PDFPageProxy;
  readonly #visibility: Visibility;
  readonly #start: Matrix;
  readonly #fonts = new Map<string, PdfFont>();
  readonly #stack: GraphicsState[] = [];
  readonly #hidden: boolean[] = [];
  #state: GraphicsState;

  constructor(page: PDFPageProxy, visibility: Visibility) {
    this.#page = page;
    this.#visibility = visibility;
    this.#start = page.getViewport({ scale: 1 }).transform;
    this.#state = startState(this.#start);
  }

  step(operator: number, args: Arguments): void {
    const handle = steps.get(operator);
    if (handle) handle(this, args);
  }

  get state(): GraphicsState {
    return this.#state;
  }

  get isHidden(): boolean {
    return this.#hidden.includes(true);
  }

  set(changes: Partial<GraphicsState>): void {
    Object.assign(this.#state, changes);
  }

  save(): void {
    this.#stack.push({ ...this.#state });
  }

  restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  transform(matrix: Matrix): void {
    this.#state.matrix = concat(this.#state.matrix, matrix);
  }

  beginForm(matrix: Matrix | null): void {
    this.save();
    if (matrix) this.transform(matrix);
  }

  beginAnnotation(placement: Matrix, matrix: Matrix): void {
    this.save();
    this.#state = startState(concat(concat(this.#start, placement), matrix));
  }

  beginMarked(tag: unknown, group: unknown): void {
    this.#hidden.push(tag === 'OC' && !this.#visibility.isVisible(group));
  }

  endMarked(): void {
    this.#hidden.pop();
  }

  setFont(name: string, size: number): void {
    const font = this.#fonts.get(name) ?? toFont(this.#page.commonObjs.get(name));
    this.#fonts.set(name, font);
    this.#state.font = font;
    this.#state.fontSize = size;
  }

  setGraphics(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'LW') this.#state.lineWidth = value as number;
      else if (key === 'Font') this.setFont(...(value as [string, number]));
    }
  }

  moveText(x: number, y: number): void {
    const state = this.#state;
    state.lineX += x;
    state.lineY += y;
    state.x = state.lineX;
    state.y = state.lineY;
  }

  setTextMatrix(matrix: Matrix): void {
    Object.assign(this.#state, { textMatrix: matrix, x: 0, y: 0, lineX: 0, lineY: 0 });
  }

  path(operator: number, data: Float32Array | null): void {
    if (!data || this.isHidden) return;
    const { matrix, lineWidth, fillColor } = this.#state;
    const strokes = strokeOperators.has(operator);
    if (!strokes && (!fillOperators.has(operator) || fillColor === white)) return;
    const isOnlyLines = addPath(this.content.pieces, data, matrix, strokes ? lineWidth : null);
    if (!isOnlyLines) this.content.drawings += 1;
  }

  showText(parts: (number | EngineGlyph)[]): void {
    const state = this.#state;
    const font = state.font;
    if (!font || state.fontSize === 0) return;
    for (const part of parts) {
      if (typeof part === 'number') {
        this.#advance((-part * state.fontSize) / 1000);
        continue;
      }
      const width = part.width * font.unit * state.fontSize;
      if (!this.isHidden) this.#place(part, width, font);
      this.#advance(width + state.charSpacing + (part.isSpace ? state.wordSpacing : 0));
    }
  }

  #advance(distance: number): void {
    if (this.#state.font?.vertical) this.#state.y -= Math.abs(distance);
    else this.#state.x += distance * this.#state.horizontalScale;
  }

  #place(part: EngineGlyph, width: number, font: PdfFont): void {
    const state = this.#state;
    if (invisibleModes.has(state.renderMode)) {
      this.content.invisibleGlyphs += 1;
      return;
    }
    const matrix = concat(state.matrix, state.textMatrix);
    const [x, y] = apply(matrix, state.x, state.y + state.rise);
    const [x1, y1] = apply(matrix, state.x + width * state.horizontalScale, state.y + state.rise);
    const height = Math.hypot(matrix[2]!, matrix[3]!) * Math.abs(state.fontSize);
    const sign = state.horizontalScale * state.fontSize < 0 ? -1 : 1;
    this.content.glyphs.push({
      text: part.unicode,
      x,
      y,
      width: Math.hypot(x1 - x, y1 - y),
      size: height,
      turn: quarterTurn(matrix[0]! * sign, matrix[1]! * sign),
      bold: font.bold,
      ascent: font.ascent,
      descent: font.descent,
      isSpace: part.unicode.trim() === '',
    });
  }
}

/** Degrees clockwise of a direction on a page whose y grows down; -1 when more than 3° off a quarter turn. */
function quarterTurn(dx: number, dy: number): number {
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const nearest = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - nearest) > 3 ? -1 : (nearest + 360) % 360;
}

const strokeOperators = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const fillOperators = new Set<number>([OPS.fill, OPS.eoFill]);

const countDrawing = (walk: ContentWalk) => {
  if (!walk.isHidden) walk.content.drawings += 1;
};

const steps = new Map<number, (walk: ContentWalk, args: Arguments) => void>([
  [OPS.save, (walk) => walk.save()],
  [OPS.restore, (walk) => walk.restore()],
  [OPS.transform, (walk, args) => walk.transform(args as number[])],
  [OPS.beginGroup, (walk) => walk.save()],
  [OPS.endGroup, (walk) => walk.restore()],
  [OPS.paintFormXObjectBegin, (walk, args) => walk.beginForm(args[0] as Matrix | null)],
  [OPS.paintFormXObjectEnd, (walk) => walk.restore()],
  [OPS.beginAnnotation, (walk, args) => walk.beginAnnotation(args[2] as Matrix, args[3] as Matrix)],
  [OPS.endAnnotation, (walk) => walk.restore()],
  [OPS.beginMarkedContent, (walk) => walk.beginMarked(null, null)],
  [OPS.beginMarkedContentProps, (walk, args) => walk.beginMarked(args[0], args[1])],
  [OPS.endMarkedContent, (walk) => walk.endMarked()],
  [OPS.setLineWidth, (walk, args) => walk.set({ lineWidth: args[0] as number })],
  [OPS.setFillRGBColor, (walk, args) => walk.set({ fillColor: String(args[0]) })],
  [OPS.setFillColorN, (walk) => walk.set({ fillColor: 'pattern' })],
  [OPS.setGState, (walk, args) => walk.setGraphics(args[0] as [string, unknown][])],
  [OPS.beginText, (walk) => walk.setTextMatrix([1, 0, 0, 1, 0, 0])],
  [OPS.setCharSpacing, (walk, args) => walk.set({ charSpacing: args[0] as number })],
  [OPS.setWordSpacing, (walk, args) => walk.set({ wordSpacing: args[0] as number })],
  [OPS.setHScale, (walk, args) => walk.set({ horizontalScale: (args[0] as number) / 100 })],
  [OPS.setLeading, (walk, args) => walk.set({ leading: args[0] as number })],
  [OPS.setFont, (walk, args) => walk.setFont(args[0] as string, args[1] as number)],
  [OPS.setTextRenderingMode, (walk, args) => walk.set({ renderMode: args[0] as number })],
  [OPS.setTextRise, (walk, args) => walk.set({ rise: args[0] as number })],
  [OPS.moveText, (walk, args) => walk.moveText(args[0] as number, args[1] as number)],
  [
    OPS.setLeadingMoveText,
    (walk, args) => {
      walk.set({ leading: -(args[1] as number) });
      walk.moveText(args[0] as number, args[1] as number);
    },
  ],
  [OPS.setTextMatrix, (walk, args) => walk.setTextMatrix(args[0] as Matrix)],
  [OPS.nextLine, (walk) => walk.moveText(0, -walk.state.leading)],
  [OPS.showText, (walk, args) => walk.showText(args[0] as (number | EngineGlyph)[])],
  [OPS.constructPath, (walk, args) => walk.path(args[0] as number, (args[1] as [Float32Array | null])[0])],
  [OPS.paintImageXObject, countDrawing],
  [OPS.paintInlineImageXObject, countDrawing],
  [OPS.paintImageMaskXObject, countDrawing],
]);
