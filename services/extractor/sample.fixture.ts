import { type Drawing, drawPdf } from '@orderloom/pages/drawn-pdf.fixture.ts';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { readPdf } from '@orderloom/pages/pdf.ts';
import { layText } from '@orderloom/pages/text.ts';
import type { ReadingContext } from './context.ts';
import type { Draft } from './draft.ts';
import { extractOrder } from './extract-order.ts';
import { type Sheet, sheetsOf } from './layout/sheet.ts';
import type { ExtractSettings } from './settings.ts';

/** A tenant in Amsterdam, who sells. */
export const settings: ExtractSettings = {
  locale: { language: 'en', country: 'NL', currency: 'EUR', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: 'orders@example.test',
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};

/** Documents with decimal points and days before months. */
export const context: ReadingContext = {
  decimal: '.',
  localeDecimal: '.',
  headerDates: { order: 'DMY', source: 'document' },
  rowDates: { order: 'DMY', source: 'document' },
};

/** A text on an invisible printed page: `[x, y, text, size]`, in points from the top left, of size 10 unless told. */
export type Printed = readonly [x: number, y: number, text: string, size?: number];

/** A plain text; each of its pages is one argument. */
export function plainFile(...pages: string[]): ReadFile {
  return { name: 'order.txt', pages: layText(pages.join('\f'), { maxPages: 9 }).pages, notes: [] };
}

/** A PDF of one page with these texts, and what `paint` draws. */
export async function printedFile(
  texts: readonly Printed[],
  paint: (document: Drawing) => void = () => undefined,
): Promise<ReadFile> {
  const bytes = await drawPdf((document) => {
    for (const [x, y, text, size = 10] of texts)
      document.fontSize(size).text(text, x, y, { lineBreak: false });
    paint(document);
  });
  const { pages, notes } = await readPdf(bytes, { name: 'order.pdf', maxPages: 9 });
  return { name: 'order.pdf', pages, notes };
}

export function plainSheets(...pages: string[]): Sheet[] {
  return sheetsOf([plainFile(...pages)]);
}

export async function printedSheets(...drawn: Parameters<typeof printedFile>): Promise<Sheet[]> {
  return sheetsOf([await printedFile(...drawn)]);
}

/** What is read from these files by themselves. */
export function draftOf(...files: ReadFile[]): Draft {
  return extractOrder({ files, settings });
}
