import { type Orderloom, OrderloomError } from '@orderloom/sdk/orderloom.ts';
import { type Io, print, printJson } from './io.ts';
import { mapInOrder } from './map-in-order.ts';
import { startProgress } from './progress.ts';
import { type ServiceOptions, withClient } from './service-options.ts';
import { Unsuccessful } from './unsuccessful.ts';

/** The interface recommends 4 to 8 calls at a time. */
const pace = { atATime: 4, ahead: 64 };

export interface Import<T> {
  /** What the records are, for people: "customers". */
  what: string;
  file: string;
  read(file: string): Promise<T[]>;
  put(client: Orderloom, record: T): Promise<unknown>;
}

/**
 * Puts every record of a file into the service. A record that the service refuses is told and the others go on;
 * ends as Unsuccessful then. Repeating it does no harm.
 */
export async function importRecords<T>(
  { what, file, read, put }: Import<T>,
  options: ServiceOptions,
  io: Io,
): Promise<void> {
  const records = await read(file);
  const refused = await withClient(options, io, (client) =>
    putAll(records, (record) => put(client, record), what, io),
  );
  const imported = records.length - refused;
  if (options.json) printJson(io.stdout, { imported, refused });
  else print(io.stdout, `${imported} ${what} imported`);
  if (refused > 0) throw new Unsuccessful(`${refused} of ${records.length} ${what} were refused`);
}

/** The number of records that were refused. */
async function putAll<T>(
  records: T[],
  put: (record: T) => Promise<unknown>,
  what: string,
  io: Io,
): Promise<number> {
  const progress = startProgress(io, records.length, what);
  let done = 0;
  let refused = 0;
  try {
    for await (const refusal of mapInOrder(records, pace, (record) => refusalOf(put(record)))) {
      done += 1;
      if (refusal) {
        refused += 1;
        progress.around(() => print(io.stderr, `record ${done}: ${refusal.message}`));
      }
      progress.update(done);
    }
    return refused;
  } finally {
    progress.stop();
  }
}

/** Null when the record was taken. A wrong key is not the record's fault, nor is a service that is not there. */
async function refusalOf(call: Promise<unknown>): Promise<OrderloomError | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof OrderloomError) || error.status === null) throw error;
    if (error.kind === 'unauthorized') throw error;
    return error;
  }
}

/** Without what is null: the interface has text in those fields. */
export function known<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<T>;
}
