import { readFile } from 'node:fs/promises';
import { type EmailPart, emailParts } from '@orderloom/classifier/email-parts.ts';
import { flattenMail } from '@orderloom/classifier/flatten-mail.ts';
import { type Mail, readMail } from '@orderloom/pages/mail.ts';

export interface ReadMailInput {
  path: string;
  /** How sentences call it. */
  name: string;
}

export interface ReadMail extends Pick<Mail, 'from' | 'subject' | 'date'> {
  parts: EmailPart[];
}

/** Reads an e-mail and leaves the attachments unread, since the extractor will read all of them and tell orders apart. */
export async function run({ name, path }: ReadMailInput): Promise<ReadMail> {
  const mail = flattenMail(await readMail(await readFile(path), { name }));
  const { from, subject, date } = mail;
  return { from, subject, date, parts: emailParts(mail) };
}
