import type { Chosen, DraftRow, Place } from '../draft.ts';

/** So many article numbers of an order, and this share of them, show how they are written. */
const fewestAlike = 3;
const mostShare = 0.6;
/**
 * Of 383 numbers of generated scans that were written like the others of their order all were right, also the 20 that
 * OCR was less than 0.8 sure of.
 */
const alike = 0.92;
const corrected = 0.85;

/** Letters that OCR takes for figures, and figures for letters. */
const figureOf: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  Z: '2',
  S: '5',
  s: '5',
  $: '5',
  G: '6',
  B: '8',
};
const lettersOf: Readonly<Record<string, string>> = { 0: 'OQD', 1: 'IL', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };

const numbered = ['supplierArticle', 'customerArticle'] as const;

/**
 * Compares the article numbers of scanned rows with each other: what is written like the others is surer, and what
 * would be if letters and figures were not taken for each other is put right where that leaves one way only.
 */
export function weighCodes(rows: readonly DraftRow[], isScanned: (place: Place) => boolean): DraftRow[] {
  return numbered.reduce<DraftRow[]>(
    (all, key) => {
      const codes = all.flatMap((row) => row[key]?.value ?? []);
      const usual = usualShape(codes);
      if (usual === null) return all;
      const models = codes.filter((code) => shapeOf(code) === usual);
      return all.map((row) => {
        const code = row[key];
        return code?.places.some(isScanned) ? { ...row, [key]: weighed(code, usual, models) } : row;
      });
    },
    [...rows],
  );
}

/** How most of some codes are written; null when they differ, or are too few to tell. */
function usualShape(codes: readonly string[]): string | null {
  const counts = [...Map.groupBy(codes, shapeOf)].map(([shape, same]) => ({ shape, count: same.length }));
  const most = counts.reduce((best, each) => (each.count > best.count ? each : best), {
    shape: '',
    count: 0,
  });
  return most.count >= fewestAlike && most.count >= mostShare * codes.length ? most.shape : null;
}

/** `HI-17495` as `AA-99999`. */
function shapeOf(code: string): string {
  return code.replace(/\p{L}/gu, 'A').replace(/\d/g, '9');
}

function weighed(code: Chosen, usual: string, models: readonly string[]): Chosen {
  if (shapeOf(code.value) === usual)
    return {
      ...code,
      confidence: Math.max(code.confidence, alike),
      because: `${code.because}; written like the others`,
    };
  const value = correction(code.value, usual, models);
  return value === null
    ? code
    : {
        ...code,
        value,
        confidence: corrected,
        because: `${code.because}; "${code.value}" read as ${value}, written like the others`,
      };
}

/** The code as the others are written; null when not only look-alikes differ, or one may be several letters. */
function correction(code: string, usual: string, models: readonly string[]): string | null {
  if (code.length !== usual.length) return null;
  const letters = [...code].map((letter, at) => {
    const own = shapeOf(letter);
    if (own === usual[at]) return letter;
    if (usual[at] === '9') return figureOf[letter] ?? null;
    return usual[at] === 'A' && own === '9' ? letterAt(at, letter, models) : null;
  });
  return letters.includes(null) ? null : letters.join('');
}

/** The letter that stands at this place in all other codes, or the only one that looks like the figure. */
function letterAt(at: number, figure: string, models: readonly string[]): string | null {
  const possible = lettersOf[figure] ?? '';
  const printed = [...new Set(models.map((model) => model[at]!))].filter((letter) =>
    possible.includes(letter),
  );
  if (printed.length > 0) return printed.length === 1 ? printed[0]! : null;
  return possible.length === 1 ? possible : null;
}
