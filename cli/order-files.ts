import { randomUUID } from 'node:crypto';
import type { FilesOfOrder } from '@orderloom/extractor/extract-files.ts';
import { subjectReference } from '@orderloom/intake/subject-reference.ts';
import { createFileNamer } from '@orderloom/orders/file-name.ts';
import { dataExtensions, extensionOf, mimeTypeOf } from '@orderloom/pages/file-type.ts';
import { createSandbox, type Sandbox } from '@orderloom/pages/sandbox.ts';
import { checkDocument } from './check-document.ts';
import { documentExtensions } from './find-documents.ts';
import { mailChildModule, unpackMail } from './unpack-mail.ts';

/** Files for machines are read where they are named; those in a folder may be anything. */
const namedExtensions = [...documentExtensions, ...dataExtensions];

/** Makes the files that a person names the files of one order; the parts of an e-mail are files of their own. */
export interface OrderFilesOpener {
  /** Throws a Failure that says why a file cannot be an order's. */
  open(paths: readonly string[], signal: AbortSignal): Promise<OpenedFiles>;
  stop(): Promise<void>;
}

export interface OpenedFiles {
  /** With what stands in for what the documents do not say, as if they were uploaded now. */
  order: FilesOfOrder;
  /** Removes what was unpacked. */
  release(): Promise<void>;
}

const mailTimeoutMs = 60_000;
const recycleAfter = 200;

/** The child process for e-mails is started when the first one comes. */
export function createOrderFilesOpener({ maxFileMb }: { maxFileMb: number }): OrderFilesOpener {
  let sandbox: Sandbox | undefined;

  async function openOne(file: string, signal: AbortSignal) {
    const name = await checkDocument(file, namedExtensions, maxFileMb);
    if (extensionOf(name) !== 'eml') return { files: [{ name, mimeType: mimeTypeOf(name), path: file }] };
    sandbox ??= createSandbox({ module: mailChildModule, size: 1, timeoutMs: mailTimeoutMs, recycleAfter });
    const { files, subject, from, date, release } = await unpackMail(sandbox, { name, path: file }, signal);
    return { files, date, from, subject, release };
  }

  return {
    async open(paths, signal) {
      const opened: Awaited<ReturnType<typeof openOne>>[] = [];
      const release = async () => {
        for (const each of opened) await each.release?.();
      };
      try {
        for (const path of paths) opened.push(await openOne(path, signal));
      } catch (error) {
        await release();
        throw error;
      }
      const mail = opened.find(({ release: isMail }) => isMail !== undefined);
      const nameOf = createFileNamer();
      const files = opened
        .flatMap((each) => each.files)
        .map((file) => ({ ...file, name: nameOf(file.name) }));
      const order: FilesOfOrder = {
        files,
        signal,
        requestId: randomUUID(),
        receivedAt: mail?.date ?? new Date().toISOString(),
        subjectReference: subjectReference(mail?.subject ?? ''),
        subject: mail?.subject ?? null,
        sender: mail?.from ?? null,
      };
      return { order, release };
    },
    stop: async () => sandbox?.stop(),
  };
}
