import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { generateCollection, readCorpus } from './collect.ts';
import { boundsSchema, describeBounds, fallenBelow, raise } from './floors.ts';
import { type Collection, judgeAll } from './judge.ts';
import type { Options } from './options.ts';
import { tally } from './score/tally.ts';

const file = path.join(import.meta.dirname, 'ratchet.json');
/**
 * The share left PROCESSED may fall when a doubt becomes honest; then its floor is lowered by hand, with the reason in the
 * commit.
 */
const measures = [
  'headF1',
  'rowF1',
  'exactShare',
  'processedExact',
  'negativesFlagged',
  'processedShare',
] as const;

const bounds = boundsSchema(measures, ['silentlyLost']);
/** Documents of some families, or all in a folder beside this file. Families that nobody builds on are measured as well: what they lose no other tells. */
const generated = z.strictObject({
  kinds: z.array(z.enum(['text', 'scan'])),
  seed: z.int(),
  perFamily: z.int(),
  families: z.array(z.string()),
  ...bounds,
});
const stored = z.strictObject({ folder: z.string(), ...bounds });
const schema = z.strictObject({ selections: z.array(z.union([generated, stored])) });
type Selection = z.infer<typeof generated> | z.infer<typeof stored>;

/** Measures the selections of ratchet.json; gives what fell below its floor. With `update` the floors are raised. */
export async function runRatchet(
  options: Options,
  folder: string,
  print: (line: string) => void,
): Promise<string[]> {
  const ratchet = schema.parse(JSON.parse(await readFile(file, 'utf8')));
  const fallen: string[] = [];
  for (const selection of ratchet.selections) {
    const collection = await collectionOf(selection, options, folder);
    const reached = tally(await judgeAll([collection], options.workers, () => {}));
    for (const line of describeBounds(selection, `${reached.documents} documents`, reached)) print(line);
    fallen.push(...fallenBelow(selection, reached));
    if (options.update) raise(selection, reached);
  }
  if (options.update) await writeFile(file, `${JSON.stringify(ratchet, null, 2)}\n`);
  return fallen;
}

function collectionOf(selection: Selection, options: Options, folder: string): Promise<Collection> {
  if ('folder' in selection) return readCorpus(path.join(import.meta.dirname, selection.folder));
  const { kinds, seed, perFamily, families, name } = selection;
  const chosen = { ...options, sets: ['building', 'held-out'] as const, kinds, seed, perFamily, families };
  return generateCollection(chosen, path.join(folder, name));
}
