import { extname } from 'node:path';
import { mimeTypeOf } from '@orderloom/pages/file-type.ts';
import { lookup } from 'mime-types';

const unknownType = 'application/octet-stream';

/** The media type of a download: ours by extension; of what else an e-mail brought along, the registered one. */
export function downloadType(name: string): string {
  const ours = mimeTypeOf(name);
  return ours === unknownType ? lookup(extname(name)) || unknownType : ours;
}

const shownAsThemselves = ['application/pdf', 'application/json', 'image/png', 'image/jpeg'];

/** What would run scripts or be laid out by a browser, shown as the text it is. */
const shownAsText = new Set(['message/rfc822', 'application/xml', 'application/xhtml+xml', 'image/svg+xml']);

/** The media type of a preview: nothing that a browser would execute. */
export function previewType(name: string): string {
  const type = downloadType(name);
  if (shownAsThemselves.includes(type)) return type;
  return type.startsWith('text/') || shownAsText.has(type) ? 'text/plain; charset=utf-8' : unknownType;
}
