import type { Pdfium } from './pdfium.ts';

/** [a, b, c, d, e, f] as PDF writes a matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The matrix that applies `inner` first and then `outer`. */
export function concat([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The matrix in the engine's answer. */
export function answeredMatrix(engine: Pdfium): Matrix {
  return [
    engine.float(0),
    engine.float(1),
    engine.float(2),
    engine.float(3),
    engine.float(4),
    engine.float(5),
  ];
}
