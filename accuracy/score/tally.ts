import type { TruthRecord } from '../truth.ts';
import { type DocumentScore, type HeadField, headFields, type Outcome, type Prediction } from './score.ts';

/** One document with what came of it. */
export interface Judged {
  record: TruthRecord;
  prediction: Prediction;
  score: DocumentScore;
}

/** The figures of a group of documents; a share of nothing is NaN. */
export interface Tally {
  documents: number;
  orders: number;
  headF1: number;
  rowF1: number;
  /** Rows that are lost although nothing says so: a count. */
  silentlyLost: number;
  /** Of the orders: left without a doubt. */
  processedShare: number;
  /** Of these: all right. */
  processedExact: number;
  /** Of all orders: all right. */
  exactShare: number;
  negatives: number;
  /** Of what is no order: not left PROCESSED. */
  negativesFlagged: number;
  failed: number;
}

export function tally(judged: readonly Judged[]): Tally {
  const orders = judged.filter(isOrder);
  const negatives = judged.filter((each) => !isOrder(each));
  const processed = orders.filter(({ prediction }) => prediction.status === 'PROCESSED');
  const rows = orders.flatMap(({ score }) => score.rows ?? []);
  return {
    documents: judged.length,
    orders: orders.length,
    headF1: f1(countFields(orders, headFields)),
    rowF1: f1({
      right: sum(rows.map(({ right }) => right)),
      given: sum(rows.map(({ given }) => given)),
      truth: sum(rows.map(({ truth }) => truth)),
    }),
    silentlyLost: sum(orders.map(silentlyLost)),
    processedShare: processed.length / orders.length,
    processedExact: processed.filter(({ score }) => score.exact).length / processed.length,
    exactShare: orders.filter(({ score }) => score.exact).length / orders.length,
    negatives: negatives.length,
    negativesFlagged:
      negatives.filter(({ prediction }) => prediction.status !== 'PROCESSED').length / negatives.length,
    failed: judged.filter(({ prediction }) => prediction.status === 'FAILED').length,
  };
}

const isOrder = ({ record }: Judged) => record.doc_type === 'purchase_order';

/** Doubts that say that rows may be missing. */
const rowDoubts = [
  'no_lines',
  'text_not_understood',
  'total_mismatch',
  'file_incomplete',
  'file_unreadable',
  'not_an_order',
];

/** Lost rows of an order for which nobody is asked to look at the rows. */
export function silentlyLost({ score, prediction: { status, flags } }: Judged): number {
  if (!score.rows || status === 'FAILED') return 0;
  const asked = flags.some(({ code, path }) => path.startsWith('items') || rowDoubts.includes(code));
  return asked ? 0 : score.rows.lost;
}

export interface Counts {
  right: number;
  given: number;
  truth: number;
}

/** Values that are right, that were given and that there are, in the fields named. */
export function countFields(judged: readonly Judged[], fields: readonly HeadField[]): Counts {
  const found = judged.flatMap(({ score }) => fields.flatMap((field) => score.fields[field] ?? []));
  const having = (...outcomes: Outcome[]) => found.filter(({ outcome }) => outcomes.includes(outcome));
  const right = having('right').filter(({ mustBeEmpty }) => !mustBeEmpty).length;
  return {
    right,
    given: right + having('wrong', 'invented').length,
    truth: found.filter(({ mustBeEmpty }) => !mustBeEmpty).length,
  };
}

/** The harmonic mean of precision and recall. */
export function f1({ right, given, truth }: Counts): number {
  return right === 0 ? (given + truth === 0 ? Number.NaN : 0) : (2 * right) / (given + truth);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
