import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { generateCollection } from './collect.ts';
import { judgeAll } from './judge.ts';
import type { Options } from './options.ts';
import { type Tally, tally } from './score/tally.ts';

const file = path.join(import.meta.dirname, 'ratchet.json');
/** Not the share left PROCESSED: it may fall when doubts become honest. */
const measures = ['headF1', 'rowF1', 'exactShare', 'processedExact', 'negativesFlagged'] as const;
const floors = z.strictObject(
  Object.fromEntries(measures.map((measure) => [measure, z.number()])) as Record<Measure, z.ZodNumber>,
);
type Measure = (typeof measures)[number];

const schema = z.strictObject({
  selections: z.array(
    z.strictObject({
      name: z.string(),
      kinds: z.array(z.enum(['text', 'scan'])),
      seed: z.int(),
      perFamily: z.int(),
      families: z.array(z.string()),
      floors,
      /** Rows lost without a doubt: no more than these. */
      silentlyLost: z.int(),
    }),
  ),
});
export type Ratchet = z.output<typeof schema>;
type Selection = Ratchet['selections'][number];

/** Measures the selections of ratchet.json; gives what fell below its floor. With `update` the floors are raised. */
export async function runRatchet(
  options: Options,
  folder: string,
  print: (line: string) => void,
): Promise<string[]> {
  const ratchet = schema.parse(JSON.parse(await readFile(file, 'utf8')));
  const fallen: string[] = [];
  for (const selection of ratchet.selections) {
    const { kinds, seed, perFamily, families, name } = selection;
    const chosen = { ...options, sets: ['building', 'held-out'] as const, kinds, seed, perFamily, families };
    const collection = await generateCollection(chosen, path.join(folder, name));
    const reached = tally(await judgeAll([collection], options.workers, () => {}));
    for (const line of describe(selection, reached)) print(line);
    fallen.push(...fallenBelow(selection, reached));
    if (options.update) raise(selection, reached);
  }
  if (options.update) await writeFile(file, `${JSON.stringify(ratchet, null, 2)}\n`);
  return fallen;
}

function describe({ name, floors, silentlyLost }: Selection, reached: Tally): string[] {
  return [
    `${name}: ${reached.documents} documents`,
    ...measures.map(
      (measure) =>
        `  ${measure.padEnd(18)}${rounded(reached[measure]).toFixed(3)} (at least ${floors[measure].toFixed(3)})`,
    ),
    `  ${'silentlyLost'.padEnd(18)}${reached.silentlyLost} (at most ${silentlyLost})`,
  ];
}

/** Sentences about what is worse than it was. */
export function fallenBelow({ name, floors, silentlyLost }: Selection, reached: Tally): string[] {
  const below = measures.filter((measure) => rounded(reached[measure]) < floors[measure]);
  return [
    ...below.map(
      (measure) =>
        `${name}: ${measure} fell from ${floors[measure].toFixed(3)} to ${rounded(reached[measure]).toFixed(3)}`,
    ),
    ...(reached.silentlyLost > silentlyLost
      ? [`${name}: ${reached.silentlyLost} rows are lost silently, ${silentlyLost} were`]
      : []),
  ];
}

/** Floors only rise, and the count of lost rows only falls. */
export function raise(selection: Selection, reached: Tally): void {
  for (const measure of measures) {
    selection.floors[measure] = Math.max(selection.floors[measure], rounded(reached[measure]));
  }
  selection.silentlyLost = Math.min(selection.silentlyLost, reached.silentlyLost);
}

/** Three digits; nothing to measure counts as right. */
const rounded = (value: number) => (Number.isNaN(value) ? 1 : Math.floor(value * 1000) / 1000);
