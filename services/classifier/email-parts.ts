import { createFileNamer } from '@orderloom/orders/file-name.ts';
import { mimeTypeOf } from '@orderloom/pages/file-type.ts';
import type { ReadEmail } from './read-email-child.ts';

/** A file of the order that an e-mail may be. */
export interface EmailPart {
  name: string;
  mimeType: string;
  bytes: Uint8Array;
}

/** The body as text and the attachments, with names that are safe to show and differ from each other. */
export function emailParts({ text, attachments }: ReadEmail): EmailPart[] {
  const nameOf = createFileNamer();
  const body = {
    name: 'body.txt',
    mimeType: 'text/plain',
    bytes: new TextEncoder().encode(text),
    inline: false,
  };
  const files = text.trim() === '' ? attachments : [body, ...attachments];
  return files
    .filter(({ inline, bytes }) => !inline && bytes.length > 0)
    .map(({ name, mimeType, bytes }) => {
      const known = mimeTypeOf(name);
      return {
        name: nameOf(name.trim() || 'attachment'),
        mimeType: known === 'application/octet-stream' ? mimeType : known,
        bytes,
      };
    });
}
