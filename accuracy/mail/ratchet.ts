import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { boundsSchema, describeBounds, fallenBelow, raise } from '../floors.ts';
import { languages } from '../languages.ts';
import { classifiedById, extractedById, tallyMails } from './judge-mails.ts';
import { readJsonLines } from './read-json-lines.ts';
import { generateMails, readMails } from './run-script.ts';
import type { Classified, Extracted, TruthMail } from './said.ts';

const file = path.join(import.meta.dirname, 'ratchet.json');
const measures = [
  'orderRecall',
  'orderPrecision',
  'linesF1',
  'splitsRight',
  'instructionsRight',
  'offersTold',
] as const;

const schema = z.strictObject({
  selections: z.array(
    z.strictObject({
      ...boundsSchema(measures, ['silentlyIgnored', 'linesFromQuoted']),
      seed: z.int(),
      /** Languages of each family: the first has the first ones, the second the next ones. */
      spread: z.int().max(languages.length),
      /** Learned ones. */
      families: z.array(z.string()),
    }),
  ),
});

/** Measures the selections of ratchet.json; gives what fell below its floor. With `update` the floors are raised. */
export function runMailRatchet(folder: string, update: boolean, print: (line: string) => void): string[] {
  const ratchet = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const fallen: string[] = [];
  for (const selection of ratchet.selections) {
    const { name, seed, spread, families } = selection;
    const mails = path.join(folder, name);
    const chosen = { seed: String(seed), spread: String(spread), families: families.join(',') };
    generateMails({ set: 'learned', each: '1', ...chosen }, mails);
    const said = (command: 'classify' | 'extract') => {
      const output = path.join(mails, `${command}.jsonl`);
      readMails(command, mails, output);
      return output;
    };
    const truths = readJsonLines<TruthMail>(path.join(mails, 'truth.jsonl'));
    const missing = families.filter((name) => !truths.some(({ family }) => family === name));
    if (missing.length > 0) throw new Error(`no learned family is called ${missing.join(', ')}`);
    const reached = tallyMails({
      truths,
      classified: classifiedById(readJsonLines<Classified>(said('classify'))),
      extracted: extractedById(readJsonLines<Extracted>(said('extract'))),
    });
    for (const line of describeBounds(selection, `${truths.length} mails`, reached)) print(line);
    fallen.push(...fallenBelow(selection, reached));
    if (update) raise(selection, reached);
  }
  if (update) writeFileSync(file, `${JSON.stringify(ratchet, null, 2)}\n`);
  return fallen;
}
