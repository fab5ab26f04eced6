import { Failure } from '@orderloom/errors/failure.ts';
import type { Io } from './io.ts';
import { mapInOrder } from './map-in-order.ts';
import { startProgress } from './progress.ts';
import { Unsuccessful } from './unsuccessful.ts';

/** What came of one file. */
export type Result<T> = { file: string } & ({ value: T } | { error: { code: string; message: string } });

export interface FileWork<T> {
  files: string[];
  /** Files at once. */
  workers: number;
  work(file: string, signal: AbortSignal): Promise<T>;
  /** Prints a result; called in the order of the files, as soon as that is possible. */
  show(result: Result<T>): void;
}

/** A scan takes a hundred times as long as a text PDF: this many others may be done before it. */
const aheadPerWorker = 32;

/** Works on files and shows progress. Throws Unsuccessful at the end when some failed, at once when interrupted. */
export async function workOnFiles<T>({ files, workers, work, show }: FileWork<T>, io: Io): Promise<void> {
  const interruption = new AbortController();
  io.interrupted().then(() => interruption.abort(new Unsuccessful('interrupted')));
  const progress = startProgress(io, files.length, 'files');
  const pace = { atATime: workers, ahead: workers * aheadPerWorker };
  let done = 0;
  let failed = 0;
  try {
    for await (const result of mapInOrder(files, pace, (file) => resultOf(file, work, interruption.signal))) {
      interruption.signal.throwIfAborted();
      if ('error' in result) failed += 1;
      progress.update(++done);
      progress.around(() => show(result));
    }
  } finally {
    progress.stop();
  }
  if (failed > 0) throw new Unsuccessful(`${failed} of ${files.length} files could not be read`);
}

async function resultOf<T>(file: string, work: FileWork<T>['work'], signal: AbortSignal): Promise<Result<T>> {
  try {
    return { file, value: await work(file, signal) };
  } catch (error) {
    // A defect in the reading of one file does not keep the others from being read.
    const code = error instanceof Failure ? error.kind : 'internal';
    return { file, error: { code, message: (error as Error).message } };
  }
}
