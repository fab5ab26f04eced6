import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Customer, Mapping, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

export interface MasterRecords {
  customers: Customer[];
  products: Product[];
  mappings: Mapping[];
}

const text = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') }).trim(),
);
const needed = text.pipe(z.string().min(1, 'is empty'));
const optional = text
  .transform((value) => (value === '' ? null : value))
  .nullish()
  .default(null);

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
 * Reads customers, products and mappings (`customers.csv` or `customers.json` and so on) from a folder; a missing
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
      `${folder} holds none of customers, products and mappings as .csv or .json. Give a folder with at least one.`,
    );
  }
  return {
    customers: files.customers ? await readCustomers(files.customers) : [],
    products: files.products ? await readProducts(files.products) : [],
    mappings: files.mappings ? await readMappings(files.mappings) : [],
  };
}

/** From a CSV file with a header row, or a JSON list. Columns are the record's fields; others are passed over. */
export function readCustomers(file: string): Promise<Customer[]> {
  return readRows(file, customerRow);
}

export function readProducts(file: string): Promise<Product[]> {
  return readRows(file, productRow);
}

export function readMappings(file: string): Promise<Mapping[]> {
  return readRows(file, mappingRow);
}

function fileOf(folder: string, name: string): string | undefined {
  return [`${name}.csv`, `${name}.json`]
    .map((each) => path.join(folder, each))
    .find((file) => existsSync(file));
}

async function readRows<T>(file: string, row: z.ZodType<T>): Promise<T[]> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Failure(
      'not_found',
      `${file} cannot be read: ${(error as Error).message}`,
      {},
      { cause: error },
    );
  });
  const rows = file.endsWith('.json') ? jsonRows(file, content) : csvRows(file, content);
  return rows.map((each, index) => {
    const result = row.safeParse(each);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const column = issue!.path.join('.') || 'the row';
    throw new Failure('validation', `${file}, record ${index + 1}: ${column} ${issue!.message}`);
  });
}

function jsonRows(file: string, content: string): unknown[] {
  try {
    const rows: unknown = JSON.parse(content);
    if (Array.isArray(rows)) return rows;
  } catch (error) {
    throw new Failure('validation', `${file} is not JSON: ${(error as Error).message}`, {}, { cause: error });
  }
  throw new Failure('validation', `${file} must be a JSON list of records`);
}

/** Commas, semicolons or tabs: whichever the header row has. */
function csvRows(file: string, content: string): unknown[] {
  const header = content.split('\n', 1)[0]!;
  const delimiter = [';', '\t'].find((each) => header.includes(each)) ?? ',';
  const columns = (names: string[]) => names.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
  try {
    return parse(content, { bom: true, columns, delimiter, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new Failure('validation', `${file} is not CSV: ${(error as Error).message}`, {}, { cause: error });
  }
}
