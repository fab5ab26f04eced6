import { extname } from 'node:path';
import { mimeTypeOf } from '@orderloom/pages/file-type.ts';
import { lookup } from 'mime-types';

const unknownType = 'application/octet-stream';

/** The media type of a download: ours by extension; of what else an e-mail brought along, the registered one. */
export function downloadType(name: string): string {
  const ours = mimeTypeOf(name);
  return ours === unknownType ? lookup(extname(name)) || unknownType : ours;
}

/** What would run scripts or be laid out by a browser: pages, XML of any kind (SVG is some), mail and archives of it. */
const laidOut = /^(text|message|multipart)\/|[/+]xml$|html|script/;

/** The media type of a preview: that of the download, and text for what a browser would execute. */
export function previewType(name: string): string {
  const type = downloadType(name);
  return laidOut.test(type) ? 'text/plain; charset=utf-8' : type;
}
