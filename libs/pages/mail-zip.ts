import { fromBufferPromise } from 'yauzl';
import type { MailAttachment } from './mail.ts';

/** What zip programs add of their own. */
const litter = /^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i;

/**
 * The files of a zip archive; null when one of them is encrypted, or when there are more files or bytes than
 * allowed: such an archive is better seen whole than in parts. Throws an Error when it is damaged.
 */
export async function readZip(
  bytes: Uint8Array,
  most: { files: number; bytes: number },
): Promise<Pick<MailAttachment, 'name' | 'bytes'>[] | null> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const files: Pick<MailAttachment, 'name' | 'bytes'>[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || litter.test(entry.fileName)) continue;
    // The reader fails when an entry turns out longer than its head says.
    total += entry.uncompressedSize;
    if (!entry.canDecodeFileData() || files.length >= most.files || total > most.bytes) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.push({ name: entry.fileName, bytes: Buffer.concat(chunks) });
  }
  return files;
}
