import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type FamilySet, sets } from './families/load-families.ts';
import { type Language, languages } from './languages.ts';

export const usage = `npm run accuracy -- [options]
  --set building|held-out|all   families to take (all)
  --seed N                      other documents of the same kind (1)
  --per-family N                documents of each family and kind (3)
  --kinds text,scan             with a text layer, or scanned and photographed (text)
  --languages en,de,…           (all nine)
  --family NAME,…               only these
  --out DIR                     keeps the documents, their truth.jsonl and results.jsonl there
  --corpus DIR                  also a folder with a truth.jsonl and its files (or ORDERLOOM_CORPUS)
  --no-generated                the corpus only
  --hostile                     more stamps, repeated rows, quantities of a thousand or to be settled
  --unknown-headings SHARE      of the heads of columns, 0 to 1, are words that no language has (0)
  --curve                       how often a value of each confidence is right
  --ratchet                     a small fixed selection only; ends with 1 when a score fell below ratchet.json
  --ratchet --update            raises the floors of ratchet.json to what is reached now
  --worst N                     lists the N worst documents with their differences
  --workers N                   documents at once (the cores, four at most)`;

export interface Options {
  sets: readonly FamilySet[];
  seed: number;
  perFamily: number;
  kinds: readonly ('text' | 'scan')[];
  languages: readonly Language[];
  /** Absent: all. */
  families: readonly string[] | undefined;
  out: string | undefined;
  corpus: string | undefined;
  generated: boolean;
  hostile: boolean;
  unknownHeadings: number;
  curve: boolean;
  ratchet: boolean;
  update: boolean;
  worst: number;
  workers: number;
}

/** Throws an Error with a sentence for the person who typed. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      set: { type: 'string', default: 'all' },
      seed: { type: 'string', default: '1' },
      'per-family': { type: 'string', default: '3' },
      kinds: { type: 'string', default: 'text' },
      languages: { type: 'string', default: languages.join(',') },
      family: { type: 'string' },
      out: { type: 'string' },
      corpus: { type: 'string' },
      generated: { type: 'boolean', default: true },
      hostile: { type: 'boolean', default: false },
      'unknown-headings': { type: 'string', default: '0' },
      curve: { type: 'boolean', default: false },
      ratchet: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      worst: { type: 'string', default: '0' },
      workers: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    },
  });
  return {
    sets: values.set === 'all' ? sets : among('set', values.set, sets),
    seed: wholeNumber('seed', values.seed),
    perFamily: wholeNumber('per-family', values['per-family']),
    kinds: among('kinds', values.kinds, ['text', 'scan'] as const),
    languages: among('languages', values.languages, languages),
    families: values.family?.split(','),
    out: values.out,
    corpus: values.corpus ?? env.ORDERLOOM_CORPUS,
    generated: values.generated,
    hostile: values.hostile,
    unknownHeadings: share('unknown-headings', values['unknown-headings']),
    curve: values.curve,
    ratchet: values.ratchet,
    update: values.update,
    worst: wholeNumber('worst', values.worst),
    workers: Math.max(1, wholeNumber('workers', values.workers)),
  };
}

function among<T extends string>(name: string, value: string, allowed: readonly T[]): T[] {
  const parts = value.split(',') as T[];
  const wrong = parts.find((part) => !allowed.includes(part));
  if (wrong !== undefined) throw new Error(`--${name} ${wrong}: one of ${allowed.join(', ')}`);
  return parts;
}

function share(name: string, value: string): number {
  if (!/^(?:0(?:\.\d{1,4})?|1)$/.test(value)) throw new Error(`--${name} ${value}: a number from 0 to 1`);
  return Number(value);
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} ${value}: a whole number`);
  return Number(value);
}
