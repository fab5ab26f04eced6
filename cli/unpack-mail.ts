import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExtractInput } from '@orderloom/extractor/extract-child.ts';
import type { Sandbox } from '@orderloom/pages/sandbox.ts';
import type { ReadMail, ReadMailInput } from './read-mail-child.ts';

/** What a sandbox for e-mails runs in its children. */
export const mailChildModule = fileURLToPath(new URL('read-mail-child.ts', import.meta.url));

export interface UnpackedMail {
  subject: string;
  from: ReadMail['from'];
  /** ISO 8601, null when the mail has none. */
  date: string | null;
  /** The body as text and the attachments, in a folder of their own. */
  files: ExtractInput['files'];
  /** Removes the folder. */
  release(): Promise<void>;
}

/** Unpacks an e-mail in a child of `sandbox`, made with `mailChildModule`. Throws a Failure `unreadable`. */
export async function unpackMail(
  sandbox: Sandbox,
  input: ReadMailInput,
  signal: AbortSignal,
): Promise<UnpackedMail> {
  const mail = (await sandbox.run(input, { label: input.name, signal })) as ReadMail;
  const folder = await mkdtemp(path.join(tmpdir(), 'orderloom-mail-'));
  const release = () => rm(folder, { recursive: true, force: true });
  try {
    const files = await Promise.all(
      mail.parts.map(async ({ name, mimeType, bytes, source, takenOffer }, i) => {
        // A sender's name is for people; on disk a number cannot lead anywhere else.
        const file = path.join(folder, String(i));
        await writeFile(file, bytes);
        return { name, mimeType, path: file, isBody: source === 0, ...(takenOffer && { takenOffer }) };
      }),
    );
    return { subject: mail.subject, from: mail.from, date: mail.date, files, release };
  } catch (error) {
    await release();
    throw error;
  }
}
