import PDFDocument from 'pdfkit';
import { withPdf } from './pdf-document.ts';
import { renderPage } from './pdf-render.ts';
import type { Picture } from './picture.ts';

export type Drawing = InstanceType<typeof PDFDocument>;

/** A PDF with what `paint` draws. */
export async function drawPdf(
  paint: (document: Drawing) => void,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  paint(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The first page of a PDF. */
export function pictureOf(pdf: Uint8Array, dpi: number): Promise<Picture> {
  return withPdf(pdf, 'drawn.pdf', async (document) => {
    const page = document.openPage(1)!;
    const picture = renderPage(page, dpi);
    page.close();
    return picture;
  });
}
