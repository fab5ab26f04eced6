import type { PdfPage } from './pdf-document.ts';
import { answeredMatrix, concat, type Matrix } from './pdf-matrix.ts';

/** The engine's numbers of kinds of page objects. */
export const objectKinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Something that a page draws. */
export interface PageObject {
  handle: number;
  kind: number;
  /** From the coordinates of what it stands in to points from the top left of the page. */
  matrix: Matrix;
}

/** All that a page draws, in its order; forms are replaced by what they hold. */
export function objectsOf({ engine, handle: page, matrix }: PdfPage): PageObject[] {
  const { calls } = engine;
  const found: PageObject[] = [];
  const add = (handle: number, around: Matrix) => {
    const kind = calls.FPDFPageObj_GetType(handle);
    if (kind !== objectKinds.form) {
      found.push({ handle, kind, matrix: around });
      return;
    }
    calls.FPDFPageObj_GetMatrix(handle, engine.answer);
    const inside = concat(around, answeredMatrix(engine));
    const count = calls.FPDFFormObj_CountObjects(handle);
    for (let i = 0; i < count; i++) add(calls.FPDFFormObj_GetObject(handle, i), inside);
  };
  const count = calls.FPDFPage_CountObjects(page);
  for (let i = 0; i < count; i++) add(calls.FPDFPage_GetObject(page, i), matrix);
  return found;
}
