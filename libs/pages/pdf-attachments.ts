import type { PdfDocument } from './pdf-document.ts';

/** A file that is embedded in a PDF. */
export interface PdfAttachment {
  name: string;
  bytes: Uint8Array;
}

/** A hybrid order holds one; more than this many are an archive. */
const mostAttachments = 20;
const mostBytes = 20_000_000;

/** The XML files embedded in a PDF, as Order-X and Factur-X have them; null for one that is damaged. */
export function readXmlAttachments({ engine, handle }: PdfDocument): (PdfAttachment | null)[] {
  const { calls, answer } = engine;
  const found: (PdfAttachment | null)[] = [];
  const count = Math.min(calls.FPDFDoc_GetAttachmentCount(handle), mostAttachments);
  for (let i = 0; i < count; i++) {
    const attachment = calls.FPDFDoc_GetAttachment(handle, i);
    const name = engine.text('utf-16le', (address, bytes) =>
      calls.FPDFAttachment_GetName(attachment, address, bytes),
    );
    if (!/\.xml$/i.test(name)) continue;
    const length = calls.FPDFAttachment_GetFile(attachment, 0, 0, answer) ? engine.integerAt(answer) : 0;
    if (length <= mostBytes) found.push(readAttachment({ engine, handle: attachment }, name, length));
  }
  return found;
}

function readAttachment(
  { engine, handle }: Pick<PdfDocument, 'engine' | 'handle'>,
  name: string,
  length: number,
): PdfAttachment | null {
  if (length === 0) return null;
  const content = engine.allocate(length);
  try {
    const isRead = engine.calls.FPDFAttachment_GetFile(handle, content, length, engine.answer);
    return isRead ? { name, bytes: engine.bytesAt(content, length).slice() } : null;
  } finally {
    engine.free(content);
  }
}
