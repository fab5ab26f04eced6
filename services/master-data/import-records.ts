import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Customer, Mapping, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { z } from 'zod';
import { rawRows } from './raw-rows.ts';
import { RowRefusal } from './row-refusal.ts';

export interface MasterRecords {
  customers: Customer[];
  products: Product[];
  mappings: Mapping[];
}

const text = z.string({ error: ({ input }) => notText(input) }).trim();
const needed = text.pipe(z.string().min(1, 'is empty'));
const optional = text
  .transform((value) => (value === '' ? null : value))
  .nullish()
  .default(null);

function notText(input: unknown): string {
  if (input === undefined) return 'is missing';
  return typeof input === 'number'
    ? 'has an exponent, which may have cost it digits: write it as text'
    : 'must be text';
}

const customerRow = z.object({
  number: needed,
  id: text.default(''),
  name: optional,
  postal_code: optional,
  city: optional,
  address: optional,
  contact_person: optional,
  phone_number: optional,
  vat_number: optional,
  email: optional,
  coc_number: optional,
  home_page: optional,
});
const productRow = z.object({
  item_number: needed,
  language_code: needed,
  description: needed,
  created_at: text.default(''),
  remark: optional,
});
const mappingRow = z.object({
  customer_number: needed,
  customer_item_number: needed,
  item_number: needed,
  language_code: needed,
});

/**
 * Reads customers, products and mappings (`customers.csv`, `.jsonl` or `.json` and so on) from a folder; a missing
 * file is an empty list. Throws a Failure `validation` that names file, row and column, `not_found` when the
 * folder holds none of them.
 */
export async function readRecords(folder: string): Promise<MasterRecords> {
  const files = {
    customers: fileOf(folder, 'customers'),
    products: fileOf(folder, 'products'),
    mappings: fileOf(folder, 'mappings'),
  };
  if (Object.values(files).every((file) => file === undefined)) {
    throw new Failure(
      'not_found',
      `${folder} holds none of customers, products and mappings as .csv, .jsonl or .json. Give a folder with at least one.`,
    );
  }
  return {
    customers: files.customers ? await allOf(files.customers, readCustomers(files.customers)) : [],
    products: files.products ? await allOf(files.products, readProducts(files.products)) : [],
    mappings: files.mappings ? await allOf(files.mappings, readMappings(files.mappings)) : [],
  };
}

/** A record of a file, or why it is none. */
export type ReadRecord<T> = { place: number; bytesRead: number } & ({ record: T } | { refusal: string });

/**
 * Goes through a CSV file with a header row, JSON Lines (`.jsonl`) or a JSON list, record by record: the first two are
 * read as a stream, whatever their size. Columns are the record's fields; others are passed over, and `passedOver` hears of
 * each that holds something, once. `place` counts from 1. Throws a Failure when the file cannot be read at all.
 */
export function readCustomers(file: string, passedOver?: PassedOver): AsyncGenerator<ReadRecord<Customer>> {
  return readRows(file, customerRow, passedOver);
}

export function readProducts(file: string, passedOver?: PassedOver): AsyncGenerator<ReadRecord<Product>> {
  return readRows(file, productRow, passedOver);
}

export function readMappings(file: string, passedOver?: PassedOver): AsyncGenerator<ReadRecord<Mapping>> {
  return readRows(file, mappingRow, passedOver);
}

/** Hears of a column that is no field: one that is misspelt would take its values from records that are replaced. */
export type PassedOver = (column: string) => void;

/** All of them; the first that is none is a Failure. */
async function allOf<T>(file: string, records: AsyncGenerator<ReadRecord<T>>): Promise<T[]> {
  const all: T[] = [];
  for await (const read of records) {
    if ('refusal' in read) throw new Failure('validation', `${file}, record ${read.place}: ${read.refusal}`);
    all.push(read.record);
  }
  return all;
}

function fileOf(folder: string, name: string): string | undefined {
  return [`${name}.csv`, `${name}.jsonl`, `${name}.json`]
    .map((each) => path.join(folder, each))
    .find((file) => existsSync(file));
}

async function* readRows<T>(
  file: string,
  row: z.ZodType<T> & { shape: object },
  passedOver?: PassedOver,
): AsyncGenerator<ReadRecord<T>> {
  const known = new Set(Object.keys(row.shape));
  let place = 0;
  for await (const { value, bytesRead } of rawRows(file)) {
    place += 1;
    if (value instanceof RowRefusal) {
      yield { place, bytesRead, refusal: value.reason };
      continue;
    }
    const result = value instanceof SyntaxError ? null : row.safeParse(value);
    for (const column of filledColumns(value)) {
      if (known.has(column)) continue;
      known.add(column);
      passedOver?.(column);
    }
    if (result?.success) yield { place, bytesRead, record: result.data };
    else if (result === null) yield { place, bytesRead, refusal: `is not JSON: ${(value as Error).message}` };
    else yield { place, bytesRead, refusal: sentenceOf(result.error) };
  }
}

/** None of what is no record. */
function filledColumns(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof SyntaxError)
    return [];
  return Object.entries(value).flatMap(([column, held]) => (held === null || held === '' ? [] : [column]));
}

function sentenceOf({ issues: [issue] }: z.ZodError): string {
  return `${issue!.path.join('.') || 'the row'} ${issue!.message}`;
}
