import type { Sentence } from './sentences/sentences.ts';

/** What a sentence of the e-mail wants of the order. */
export type Wish =
  | { kind: 'cancel'; rows: number[] }
  | { kind: 'quantity'; row: number; to: number; from: number | null }
  | { kind: 'quantityBy'; row: number; by: number }
  | { kind: 'add'; quantity: number; unit: string | null; article: string | null; description: string | null }
  /** `isAssumed`: day and month could change places. */
  | { kind: 'deliveryDate'; date: string; isAssumed?: boolean }
  | {
      kind: 'address';
      street: string | null;
      postalCode: string;
      city: string;
      country: string | null;
      company: string | null;
    }
  | { kind: 'orderNumber'; number: string }
  | { kind: 'reference'; text: string };

export interface Instruction {
  sentence: Sentence;
  /** Null: it wants something that was not understood. */
  wish: Wish | null;
  /** What of the sentence wants it, where the rest only says why. */
  main?: string;
}

/** The rows that a wish takes back or counts anew. */
export function rowsOf(wish: Wish): number[] {
  if (wish.kind === 'cancel') return wish.rows;
  return 'row' in wish ? [wish.row] : [];
}

/** Whether two wishes are of one row. */
export function touchTwice(wishes: readonly Wish[]): boolean {
  const rows = wishes.flatMap(rowsOf);
  return new Set(rows).size < rows.length;
}

/** What a clause is read as: a wish, or one that nobody understood. */
export type Reading = Wish | 'unclear';

/** Whether something is wanted, and all of it was understood. */
export function isUnderstood(readings: readonly Reading[]): readings is Wish[] {
  return readings.length > 0 && !readings.includes('unclear');
}
