import { readFile } from 'node:fs/promises';
import { flattenMail } from '@orderloom/classifier/flatten-mail.ts';
import type { ReadEmail, ReadEmailInput } from '@orderloom/classifier/read-email-child.ts';
import { readMail } from '@orderloom/pages/mail.ts';

/** Reads an e-mail and leaves the attachments unread, since the extractor will read all of them. */
export async function run({ name, path }: ReadEmailInput): Promise<ReadEmail> {
  const mail = flattenMail(await readMail(await readFile(path), { name }));
  const attachments = mail.attachments.map((attachment) => ({ ...attachment, text: '' }));
  // The extractor tells orders apart when it has read them.
  return { ...mail, attachments, orders: [] };
}
