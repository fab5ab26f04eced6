import { countRight } from './count-right.ts';
import type { Classified, Extracted, TruthMail } from './said.ts';

/** What a mistake weighs: a lost order is the worst, what is booked and was none the second. */
const weight = { lost: 100, booked: 60, ignored: 40, counted: 30, category: 20, line: 5 };

interface Mistake {
  weighs: number;
  says: string;
}

/** The mails that were read worst, a line each: what is wrong, and what the service gave as its reason. */
export function worstMails(
  truths: readonly TruthMail[],
  classified: ReadonlyMap<string, Classified>,
  extracted: ReadonlyMap<string, readonly Extracted[]>,
  most: number,
): string[] {
  return truths
    .map((truth) => ({
      truth,
      mistakes: [
        ...classMistakes(truth, classified.get(truth.id)),
        ...lineMistakes(truth, extracted.get(truth.id) ?? []),
      ],
    }))
    .filter(({ mistakes }) => mistakes.length > 0)
    .sort((a, b) => sum(b.mistakes) - sum(a.mistakes))
    .slice(0, most)
    .map(({ truth, mistakes }) => `${truth.id}: ${mistakes.map(({ says }) => says).join('; ')}`);
}

function sum(mistakes: readonly Mistake[]): number {
  return mistakes.reduce((total, { weighs }) => total + weighs, 0);
}

function classMistakes({ category, orders }: TruthMail, said: Classified | undefined): Mistake[] {
  if (!said) return [];
  const because = said.reasons?.length ? ` because of ${said.reasons.join(', ')}` : '';
  const called = `called ${said.category ?? 'nothing'}${because}`;
  if (said.category !== category) {
    if (category === 'purchase_order') return [{ weighs: weight.lost, says: `an order ${called}` }];
    const weighs = said.category === 'purchase_order' ? weight.booked : weight.category;
    return [{ weighs, says: `${category} ${called}` }];
  }
  const expected = category === 'purchase_order' ? (orders?.length ?? 1) : 0;
  if (said.orders === undefined || said.orders === expected) return [];
  return [{ weighs: weight.counted, says: `${said.orders} orders in place of ${expected}` }];
}

function lineMistakes({ items, is_changed, takes_offer }: TruthMail, said: readonly Extracted[]): Mistake[] {
  if (!items || said.length === 0) return [];
  const read = said[0]!.purchase_order?.items ?? [];
  const right = countRight(items, read);
  const flagged = said[0]!.flags?.map(({ code }) => code) ?? [];
  if (takes_offer && !flagged.includes('offer_taken'))
    return [{ weighs: weight.ignored, says: 'nobody is told that it takes a quoted offer' }];
  const wrong = items.length - right + Math.max(0, read.length - right);
  if (wrong === 0) return [];
  const flags = [...new Set(flagged)];
  const isIgnored = is_changed && !flags.includes('instruction_unclear');
  const lines = `${right} of ${items.length} lines right, ${read.length} read`;
  return [
    {
      weighs: weight.line * wrong + (isIgnored ? weight.ignored : 0),
      says: `${isIgnored ? 'the change is ignored: ' : ''}${lines} (${flags.join(', ') || 'no flag'})`,
    },
  ];
}
