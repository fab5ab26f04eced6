import { readFile } from 'node:fs/promises';
import { type Mail, readMail } from '@orderloom/pages/mail.ts';

/** What the child that parses an e-mail is given. */
export interface ReadMailInput {
  /** For sentences. */
  name: string;
  /** A local file with the content. */
  path: string;
}

export async function run({ name, path }: ReadMailInput): Promise<Mail> {
  return readMail(await readFile(path), { name });
}
