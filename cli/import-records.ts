import { stat } from 'node:fs/promises';
import type { PassedOver, ReadRecord } from '@orderloom/master-data/import-records.ts';
import { type ImportResult, type Orderloom, OrderloomError } from '@orderloom/sdk/orderloom.ts';
import type { Command } from 'commander';
import { openReport } from './import-report.ts';
import { type Io, print, printable, printJson } from './io.ts';
import { type Progress, startProgress } from './progress.ts';
import { addServiceOptions, type ServiceOptions, withClient } from './service-options.ts';
import { Unsuccessful } from './unsuccessful.ts';

/** Records of one call: an answer after some 0.1 s, and memory that does not grow with the file. */
const atATime = 500;
/** Of their JSON: the service takes 1 MiB a call. */
const atATimeBytes = 512 * 1024;

export interface Import<T> {
  /** What the records are, for people: "customers". */
  what: string;
  columns: string;
  read(file: string, passedOver: PassedOver): AsyncGenerator<ReadRecord<T>>;
  put(client: Orderloom, records: T[]): Promise<ImportResult>;
}

interface ImportOptions extends ServiceOptions {
  report?: string;
}

/** Adds `import <file>` to a command. */
export function addImport<T>(command: Command, io: Io, records: Import<T>): void {
  const added = command
    .command('import <file>')
    .description('put every record of a file (CSV, JSON Lines as .jsonl, or a JSON list) into the service')
    .option('--report <file>', 'write each refused record and why to this file, as JSON Lines')
    .addHelpText('after', `\nColumns: ${records.columns}\nRepeating an import does no harm.`);
  addServiceOptions(added).action((file: string, options: ImportOptions) =>
    importRecords(file, records, options, io),
  );
}

/**
 * Puts every record of a file into the service, some hundred a call. A record that is refused is told and the others go
 * on; ends as Unsuccessful then.
 */
async function importRecords<T>(
  file: string,
  records: Import<T>,
  options: ImportOptions,
  io: Io,
): Promise<void> {
  const began = performance.now();
  const report = await openReport(options.report);
  const progress = startProgress(io, Math.ceil(await sizeOf(file)), 'bytes');
  const refuse = (place: number, reason: string) => {
    report.refuse(place, reason);
    tellRefusal(place, reason, report.count(), progress, io);
  };
  const passedOver = (column: string) =>
    progress.around(() =>
      print(io.stderr, `column ${printable(column)} is no field of ${records.what}: it is passed over`),
    );
  let imported = 0;
  try {
    await withClient(options, io, async (client) => {
      for await (const batch of batchesOf(records.read(file, passedOver))) {
        for (const { place, refusal } of batch.refused) refuse(place, refusal);
        try {
          imported += await putBatch(batch.taken, records, client, refuse);
        } finally {
          await report.write(`${imported} ${records.what}`);
        }
        progress.update(batch.bytesRead);
      }
    });
  } finally {
    progress.stop();
    await report.close();
  }
  const seconds = (performance.now() - began) / 1000;
  if (options.json) printJson(io.stdout, { imported, refused: report.count() });
  else print(io.stdout, `${imported} ${records.what} imported`);
  if (io.stderr.isTTY) print(io.stderr, `${Math.round(imported / seconds)} ${records.what} a second`);
  const refused = report.count();
  if (refused > 0) throw new Unsuccessful(`${refused} of ${imported + refused} ${records.what} were refused`);
}

interface Batch<T> {
  taken: { place: number; record: T }[];
  refused: { place: number; refusal: string }[];
  /** Of the JSON of what is taken. */
  bytes: number;
  bytesRead: number;
}

async function* batchesOf<T>(records: AsyncGenerator<ReadRecord<T>>): AsyncGenerator<Batch<T>> {
  let batch: Batch<T> = { taken: [], refused: [], bytes: 0, bytesRead: 0 };
  for await (const read of records) {
    const bytes = 'refusal' in read ? 0 : Buffer.byteLength(JSON.stringify(read.record));
    if (isFull(batch, bytes)) {
      yield batch;
      batch = { taken: [], refused: [], bytes: 0, bytesRead: batch.bytesRead };
    }
    if ('refusal' in read) batch.refused.push(read);
    else batch.taken.push(read);
    batch.bytes += bytes;
    batch.bytesRead = read.bytesRead;
  }
  yield batch;
}

function isFull({ taken, refused, bytes }: Batch<unknown>, more: number): boolean {
  return taken.length + refused.length === atATime || (taken.length > 0 && bytes + more > atATimeBytes);
}

/** Of a whole call: a record of it is none, or it is too long. */
const halvedStatuses: readonly (number | null)[] = [413, 422];

/** The number of records that were taken. A call that is refused as a whole is halved, to find out for which record. */
async function putBatch<T>(
  taken: Batch<T>['taken'],
  records: Import<T>,
  client: Orderloom,
  refuse: (place: number, reason: string) => void,
): Promise<number> {
  if (taken.length === 0) return 0;
  try {
    const { imported, refused } = await records.put(
      client,
      taken.map(({ record }) => record),
    );
    for (const { index, reason } of refused) refuse(taken[index]!.place, reason);
    return imported;
  } catch (error) {
    if (!(error instanceof OrderloomError) || !halvedStatuses.includes(error.status)) throw error;
    if (taken.length === 1) {
      refuse(taken[0]!.place, error.message);
      return 0;
    }
    const middle = taken.length >> 1;
    const first = await putBatch(taken.slice(0, middle), records, client, refuse);
    return first + (await putBatch(taken.slice(middle), records, client, refuse));
  }
}

/** A line for each of a million refused records helps nobody; the report has them all. */
const mostTold = 20;

function tellRefusal(place: number, reason: string, count: number, progress: Progress, { stderr }: Io): void {
  if (count <= mostTold) progress.around(() => print(stderr, `record ${place}: ${reason}`));
  if (count === mostTold + 1) progress.around(() => print(stderr, 'more were refused: see --report'));
}

/** Bytes; 0 for one that is not there, of which reading will say more. */
async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => ({ size: 0 }))).size;
}

/** Without what is null: the interface has text in those fields. */
export function known<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<T>;
}
