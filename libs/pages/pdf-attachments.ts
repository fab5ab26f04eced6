import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A file that is embedded in a PDF. */
export interface PdfAttachment {
  name: string;
  bytes: Uint8Array;
}

/** A hybrid order holds one; more than this many are an archive. */
const mostAttachments = 20;
const mostBytes = 20_000_000;

/** The XML files embedded in a PDF, as Order-X and Factur-X have them. */
export async function readXmlAttachments(document: PDFDocumentProxy): Promise<PdfAttachment[]> {
  const embedded = await document.getAttachments();
  const found: PdfAttachment[] = [];
  for (const [id, { filename }] of [...(embedded ?? [])].slice(0, mostAttachments)) {
    if (!/\.xml$/i.test(filename)) continue;
    const bytes = await document.getAttachmentContent(id);
    if (bytes && bytes.length <= mostBytes) found.push({ name: filename, bytes });
  }
  return found;
}
