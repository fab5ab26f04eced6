/** [a, b, c, d, e, f] as PDF writes a matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly number[];

/** What the readers need of the graphics and text state while the operators of a page are walked. */
export interface GraphicsState {
  matrix: Matrix;
  lineWidth: number;
  /** CSS colour of the fill, as far as it is a plain colour. */
  fillColor: string;
  font: PdfFont | null;
  fontSize: number;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
  leading: number;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scaling, 1 is normal. */
  horizontalScale: number;
  rise: number;
  renderMode: number;
}

/** The part of the engine's font that places glyphs. */
export interface PdfFont {
  name: string;
  bold: boolean;
  vertical: boolean;
  /** Width units to text space; 0.001 for all but Type 3 fonts. */
  unit: number;
  /** Heights above and below the base line as a part of the font size. */
  ascent: number;
  descent: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function startState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    lineWidth: 1,
    fillColor: '#000000',
    font: null,
    fontSize: 0,
    textMatrix: identity,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    leading: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    rise: 0,
    renderMode: 0,
  };
}

/** The matrix that applies `inner` first and then `outer`. */
export function concat(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer as [number, number, number, number, number, number];
  const [g, h, i, j, k, l] = inner as [number, number, number, number, number, number];
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply(matrix: Matrix, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
  return [a * x + c * y + e, b * x + d * y + f];
}
