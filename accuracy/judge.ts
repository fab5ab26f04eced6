import path from 'node:path';
import { openPipeline, predict } from './predict.ts';
import { scoreDocument } from './score/score.ts';
import type { Judged } from './score/tally.ts';
import type { TruthRecord } from './truth.ts';

/** A folder with files and what they print. */
export interface Collection {
  folder: string;
  records: readonly TruthRecord[];
}

/** Runs the pipeline over all files; the results are in the order of the records. */
export async function judgeAll(
  collections: readonly Collection[],
  workers: number,
  onProgress: (done: number) => void,
): Promise<Judged[]> {
  const work = collections.flatMap(({ folder, records }) => records.map((record) => ({ folder, record })));
  const results: Judged[] = new Array(work.length);
  const extractor = await openPipeline(workers);
  let next = 0;
  let done = 0;
  async function takeTurns(): Promise<void> {
    while (next < work.length) {
      const turn = next++;
      const { folder, record } = work[turn]!;
      const prediction = await predict(extractor, path.join(folder, record.file));
      results[turn] = { record, prediction, score: scoreDocument(record, prediction) };
      onProgress(++done);
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, takeTurns));
  } finally {
    await extractor.stop();
  }
  return results;
}
