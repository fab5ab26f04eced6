import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExtractInput } from '@orderloom/extractor/extract-child.ts';
import { createFileNamer } from '@orderloom/gateway/clean-file-name.ts';
import { extensionOf, mimeTypeOf, uploadExtensions } from '@orderloom/pages/file-type.ts';
import type { Mail } from '@orderloom/pages/mail.ts';
import type { Sandbox } from '@orderloom/pages/sandbox.ts';
import type { ReadMailInput } from './read-mail-child.ts';

/** What a sandbox for e-mails runs in its children. */
export const mailChildModule = fileURLToPath(new URL('read-mail-child.ts', import.meta.url));

export interface UnpackedMail {
  subject: string;
  /** ISO 8601, null when the mail has none. */
  date: string | null;
  /** The body as text and the attachments that an upload would take, in a folder of their own. */
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
  const mail = (await sandbox.run(input, { label: input.name, signal })) as Mail;
  const folder = await mkdtemp(path.join(tmpdir(), 'orderloom-mail-'));
  const release = () => rm(folder, { recursive: true, force: true });
  try {
    const files = await Promise.all(
      partsOf(mail).map(async ({ name, content }, i) => {
        // A sender's name is for people; on disk a number cannot lead anywhere else.
        const file = path.join(folder, String(i));
        await writeFile(file, content);
        return { name, mimeType: mimeTypeOf(name), path: file };
      }),
    );
    return { subject: mail.subject, date: mail.date, files, release };
  } catch (error) {
    await release();
    throw error;
  }
}

function partsOf({ text, attachments }: Mail): { name: string; content: string | Uint8Array }[] {
  const nameOf = createFileNamer();
  const body = text.trim() === '' ? [] : [{ name: nameOf('body.txt'), content: text }];
  const taken = attachments.filter(
    ({ name, inline }) => !inline && uploadExtensions.includes(extensionOf(name)),
  );
  return [...body, ...taken.map(({ name, bytes }) => ({ name: nameOf(name), content: bytes }))];
}
