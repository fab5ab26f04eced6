import { type FileHandle, open } from 'node:fs/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import { Unsuccessful } from './unsuccessful.ts';

/** Counts what is refused, and keeps it as JSON Lines where a file is named. */
export interface ImportReport {
  refuse(place: number, reason: string): void;
  count(): number;
  /**
   * Writes what was refused since the last time: so it waits for the disk, and memory does not grow. Rejects as
   * Unsuccessful when the disk takes no more; `done` says how far the import has come.
   */
  write(done: string): Promise<void>;
  close(): Promise<void>;
}

/** Rejects with a Failure that names a file which cannot be opened. No file: nothing is written. */
export async function openReport(file: string | undefined): Promise<ImportReport> {
  const report = file === undefined ? null : await openForWriting(file);
  let count = 0;
  let unwritten = '';
  return {
    refuse(place, reason) {
      count += 1;
      if (report !== null) unwritten += `${JSON.stringify({ record: place, reason })}\n`;
    },
    count: () => count,
    async write(done) {
      if (report === null || unwritten === '') return;
      const lines = unwritten;
      unwritten = '';
      await report.appendFile(lines).catch((error: NodeJS.ErrnoException) => {
        throw new Unsuccessful(
          `${file}: cannot be written (${error.code}), so the import ended after ${done}`,
        );
      });
    },
    async close() {
      await report?.close();
    },
  };
}

function openForWriting(file: string): Promise<FileHandle> {
  return open(file, 'w').catch((error: NodeJS.ErrnoException) => {
    throw new Failure('not_found', `${file}: cannot be written (${error.code})`);
  });
}
