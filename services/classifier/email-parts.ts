import { mimeTypeOf } from '@orderloom/pages/file-type.ts';
import type { ReadEmail } from './read-email-child.ts';

/** A file of the order that an e-mail may be. */
export interface EmailPart {
  name: string;
  mimeType: string;
  bytes: Uint8Array;
}

const mostNameBytes = 200;

/** The body as text and the attachments, with names that are safe to show and differ from each other. */
export function emailParts({ text, attachments }: ReadEmail): EmailPart[] {
  const taken = new Set<string>();
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
        name: freeName(cleanName(name), taken),
        mimeType: known === 'application/octet-stream' ? mimeType : known,
        bytes,
      };
    });
}

/** Control and direction characters removed, at most 200 bytes with the extension kept. */
function cleanName(name: string): string {
  const printed = name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  const dot = printed.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [printed.slice(0, dot), printed.slice(dot)] : [printed, ''];
  const end = cut(extension, 20);
  return cut(stem, mostNameBytes - Buffer.byteLength(end)) + end || 'attachment';
}

function cut(text: string, mostBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > mostBytes) break;
    kept += character;
  }
  return kept;
}

function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length;
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name.slice(0, dot)} (${n})${name.slice(dot)}`;
  taken.add(free);
  return free;
}
