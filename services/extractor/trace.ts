import type { Candidate, Chosen } from './draft.ts';
import type { Label } from './fields/labels.ts';
import type { PartyBlock } from './fields/party-block.ts';
import type { Sheet } from './layout/sheet.ts';
import type { OrderTable } from './rows/read-tables.ts';

/** One decision between candidates. */
export interface Choice {
  /** The place in the purchase order that the value is for. */
  path: string;
  candidates: readonly Candidate<unknown>[];
  /** The candidates by value, the best first. */
  ranked: readonly Chosen<unknown>[];
}

/** What the engine saw on its way to a draft. */
export interface Trace {
  sheets: readonly Sheet[];
  tables: readonly OrderTable[];
  labels: readonly Label[];
  blocks: readonly PartyBlock[];
  choices: Choice[];
}

/**
 * Of the extraction that runs, null when nobody asked. Extraction is synchronous, so at most one runs at a time, and
 * its functions need not hand on a listener that they do not use.
 */
let current: Trace | null = null;

/** Runs a synchronous extraction and gives what it noted beside its result. */
export function traced<T>(extract: () => T): { result: T; trace: Trace } {
  const trace: Trace = { sheets: [], tables: [], labels: [], blocks: [], choices: [] };
  current = trace;
  try {
    return { result: extract(), trace };
  } finally {
    current = null;
  }
}

/** Runs an extraction that only helps to decide: nobody is shown what it saw. */
export function untraced<T>(extract: () => T): T {
  const asked = current;
  current = null;
  try {
    return extract();
  } finally {
    current = asked;
  }
}

/** Keeps what the engine found on the pages, when somebody asked. */
export function noteSeen(seen: Omit<Trace, 'choices'>): void {
  if (current) Object.assign(current, seen);
}

/** Keeps a decision with its losers, when somebody asked. */
export function noteChoice(choice: Choice): void {
  current?.choices.push(choice);
}
