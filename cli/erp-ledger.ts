import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { ConfigurationError } from '@orderloom/config/read.ts';

export interface Booking {
  request_id: string;
  order_number: string;
  /** True when the order was booked by an earlier call. */
  repeated: boolean;
}

/** What the pretend ERP has booked: one number for each order, however often it is sent. */
export interface ErpLedger {
  book(requestId: string): Booking;
}

/** The number before the first one. */
const numberBase = 100_000;

/**
 * Keeps the bookings in memory and, with a `file`, as one JSON line each, on disk before `book` returns. A file that
 * exists is continued. Throws a ConfigurationError when it cannot be read or written or is no ledger.
 */
export function openErpLedger(file?: string): ErpLedger {
  const numbers = new Map(file === undefined ? [] : readBookings(file));
  return {
    book(request_id) {
      const known = numbers.get(request_id);
      if (known !== undefined) return { request_id, order_number: known, repeated: true };
      const order_number = `SO-${numberBase + numbers.size + 1}`;
      if (file !== undefined) append(file, JSON.stringify({ request_id, order_number }));
      numbers.set(request_id, order_number);
      return { request_id, order_number, repeated: false };
    },
  };
}

function readBookings(file: string): [string, string][] {
  if (!existsSync(file)) {
    append(file, null);
    return [];
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i): [string, string][] =>
    line === '' ? [] : [readBooking(line, `${file}, line ${i + 1}`)],
  );
}

function readBooking(line: string, place: string): [string, string] {
  try {
    const { request_id, order_number } = JSON.parse(line) as Record<string, unknown>;
    if (typeof request_id === 'string' && typeof order_number === 'string') return [request_id, order_number];
  } catch {
    // Said below, as for any other line that is none of ours.
  }
  throw new ConfigurationError(`${place}: not a line of a ledger: name another file with --ledger`);
}

function append(file: string, line: string | null): void {
  try {
    const handle = openSync(file, 'a');
    if (line !== null) appendFileSync(handle, `${line}\n`);
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigurationError(
      `${file}: the ledger cannot be written (${code}): name another with --ledger`,
    );
  }
}
