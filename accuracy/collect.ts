import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFamilies } from './families/load-families.ts';
import { generateDocument, selectDocuments } from './generate.ts';
import type { Collection } from './judge.ts';
import type { Options } from './options.ts';
import type { TruthRecord } from './truth.ts';

/** Writes the documents of a selection to `folder`, with a truth.jsonl. Throws when a family is unknown. */
export async function generateCollection(options: Options, folder: string): Promise<Collection> {
  const all = (await Promise.all(options.sets.map(loadFamilies))).flat();
  const unknown = options.families?.find((name) => !all.some((family) => family.name === name));
  if (unknown !== undefined)
    throw new Error(`no family ${unknown}; there are ${all.map(({ name }) => name).join(', ')}`);
  const families = all.filter(({ name }) => options.families?.includes(name) ?? true);
  await mkdir(folder, { recursive: true });
  const records: TruthRecord[] = [];
  for (const spec of selectDocuments({ ...options, families })) {
    const { bytes, record } = await generateDocument(spec);
    await writeFile(path.join(folder, record.file), bytes);
    records.push(record);
  }
  await writeFile(
    path.join(folder, 'truth.jsonl'),
    records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  );
  return { folder, records };
}

/** A folder of real documents with a truth.jsonl in the same shape. */
export async function readCorpus(folder: string): Promise<Collection> {
  const lines = (await readFile(path.join(folder, 'truth.jsonl'), 'utf8')).split('\n').filter(Boolean);
  const records = lines.map((line) => {
    const record = JSON.parse(line) as TruthRecord & { layout?: string };
    return { ...record, set: 'corpus', family: record.layout ?? record.family };
  });
  return { folder, records };
}
