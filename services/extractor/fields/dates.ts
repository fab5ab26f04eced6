import { choose } from '../choose.ts';
import type { DateRule } from '../context.ts';
import { makeDoubt } from '../doubt.ts';
import type { Candidate, Chosen, Doubt, DraftRow } from '../draft.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { type ReadDate, readDate } from '../values/date.ts';
import { heightWeight, type LabelIndex, valuesAt } from './labelled-values.ts';

/** What is due may be the payment: such a date is never taken without a look. */
const dueWeight = 0.78;
/** A date stands within this many characters of its label, else it belongs to a sentence. */
const nearLabel = 48;

/** The date of the order: at its label, else behind the order number, as in `Order 556 of 9 November 2026`. */
export function findOrderDate(index: LabelIndex, rule: DateRule): { chosen: Chosen | null; doubts: Doubt[] } {
  const candidates = [
    ...datesAt(index, 'orderDate', 1, rule),
    ...datesAt(index, 'anyDate', 0.9, rule),
    ...datesAt(index, 'orderNumber', 0.88, rule),
    ...datesAt(index, 'orderTitle', 0.85, rule),
  ];
  const found = decide(candidates, 'order_date', rule);
  return found.chosen ? found : keepAsPrinted(index);
}

/** A text with digits at the label of the order's date that is no date we know: kept for a person to read. */
function keepAsPrinted(index: LabelIndex): { chosen: Chosen | null; doubts: Doubt[] } {
  const read = (text: string) => (/\d/.test(text) && text.length <= 30 ? text : null);
  const { chosen } = choose(valuesAt(index, ['orderDate'], 0.4, read), 'order_date');
  return {
    chosen,
    doubts: chosen ? [makeDoubt('date_unreadable', 'order_date', [chosen.value], chosen.places)] : [],
  };
}

export interface Delivery {
  date: Chosen | null;
  from: Chosen | null;
  to: Chosen | null;
  doubts: Doubt[];
}

/**
 * The requested delivery: the date at a label of the header, else those of the lines. Different dates are a window,
 * of which `preference` picks one day.
 */
export function findDelivery(
  index: LabelIndex,
  rows: readonly DraftRow[],
  rule: DateRule,
  preference: 'earliest' | 'middle' | 'latest',
): Delivery {
  const labelled = [
    ...datesAt(index, 'deliveryDate', 1, rule),
    ...datesAt(index, 'dueDate', dueWeight, rule),
  ];
  const dates = rows.flatMap((row) => row.deliveryDate ?? []);
  const days = [...new Set(dates.map((date) => date.value))].sort();
  if (labelled.length > 0 || days.length <= 1) {
    const { chosen, doubts } = decide(labelled, 'delivery_date', rule);
    return { date: chosen ?? dates[0] ?? null, from: null, to: null, doubts };
  }
  const at = (day: string) => dates.find((date) => date.value === day)!;
  const [from, to] = [at(days[0]!), at(days.at(-1)!)];
  return {
    date: { ...oneOf(from, to, preference), because: `the ${preference} of the lines' dates` },
    from,
    to,
    doubts: [],
  };
}

function oneOf(from: Chosen, to: Chosen, preference: 'earliest' | 'middle' | 'latest'): Chosen {
  if (preference !== 'middle') return preference === 'earliest' ? from : to;
  const middle = (Date.parse(from.value) + Date.parse(to.value)) / 2;
  return {
    ...from,
    value: new Date(middle).toISOString().slice(0, 10),
    places: [...from.places, ...to.places],
  };
}

function datesAt(index: LabelIndex, kind: LabelKind, weight: number, rule: DateRule): Candidate<ReadDate>[] {
  const read = (text: string) => readDate(text.slice(0, nearLabel), rule.order, dateWords);
  return valuesAt(index, [kind], weight, read).map((found) => ({
    ...found,
    score: found.score * heightWeight({ height: 800 }, found),
  }));
}

function decide(
  candidates: Candidate<ReadDate>[],
  path: string,
  rule: DateRule,
): { chosen: Chosen | null; doubts: Doubt[] } {
  const { chosen, doubts } = choose(
    candidates.map((candidate) => ({ ...candidate, value: candidate.value.iso })),
    path,
  );
  if (!chosen) return { chosen, doubts };
  const read = candidates.find((candidate) => candidate.value.iso === chosen.value)!.value;
  if (!read.ambiguous || rule.source !== 'locale') return { chosen, doubts };
  return {
    chosen: { ...chosen, confidence: chosen.confidence * 0.7 },
    doubts: [...doubts, makeDoubt('date_order_assumed', path, [read.text], chosen.places)],
  };
}
