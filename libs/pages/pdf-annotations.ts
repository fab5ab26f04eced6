import type { Pdfium } from './pdfium.ts';

/** The engine's numbers of kinds of annotations. */
const kinds = { link: 2, popup: 16, widget: 20 } as const;
/** The engine's numbers. */
const normalAppearance = 0;
const forDisplay = 0;
const flattened = 1;

/**
 * Makes what the page's annotations and form fields show a part of the page, as the engine reads no text from them.
 * True when there was any: the page must then be loaded again.
 */
export function drawAnnotations(engine: Pdfium, page: number): boolean {
  const { calls } = engine;
  const count = calls.FPDFPage_GetAnnotCount(page);
  let shown = 0;
  for (let i = 0; i < count; i++) {
    const annotation = calls.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    if (isShown(engine, annotation)) shown += 1;
    calls.FPDFPage_CloseAnnot(annotation);
  }
  return shown > 0 && calls.FPDFPage_Flatten(page, forDisplay) === flattened;
}

/** A form field may have a value and leave it to the reader to draw it. */
function isShown({ calls }: Pdfium, annotation: number): boolean {
  const kind = calls.FPDFAnnot_GetSubtype(annotation);
  if (kind === kinds.link || kind === kinds.popup) return false;
  if (calls.EPDFAnnot_HasAppearanceStream(annotation, normalAppearance)) return true;
  return kind === kinds.widget && calls.EPDFAnnot_GenerateFormFieldAP(annotation) === 1;
}
