import { readFileSync } from 'node:fs';
import { printedOrders } from '@orderloom/extractor/body-instructions/told/printed-orders.fixture.ts';
import {
  changesTold,
  readPrinted,
} from '@orderloom/extractor/body-instructions/told/told-changes.fixture.ts';
import { inOrder } from './in-order.ts';

/** What a wording does to the line that it is of; `keep` and `none` change nothing. */
const labels = ['set', 'cancel', 'more', 'less', 'keep', 'none'] as const;
type Label = (typeof labels)[number];

/** `right` (asked about or not), `asked` and changed nothing, `silent` where the order is changed otherwise or a wish passed over and nobody is asked, `wrong` where it is changed otherwise and asked about. */
export const outcomes = ['right', 'asked', 'wrong', 'silent'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Told {
  label: Label;
  sentence: string;
  /** As `changesTold` says it. */
  does: string;
  outcome: Outcome;
}

/** What the wordings of a language do to the printed order of fenders. */
export function tellWordings(language: string): Told[] {
  const order = printedOrders['goods-told'];
  const draft = readPrinted(order, language);
  const lines = readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [label, wording] = line.split(' | ') as [Label, string];
    if (!wording.includes('{goods}')) return [];
    const sentence = inOrder(wording, language);
    const does = changesTold(sentence, draft, order);
    return [{ label, sentence, does, outcome: outcomeOf(label, does) }];
  });
}

/** What the wish of a label is when 12 fenders are printed and the wording counts 5. */
const wanted: Readonly<Record<Label, string>> = {
  ...{ set: 'q4=5', cancel: '-4', more: 'q4=17', less: 'q4=7' },
  ...{ keep: 'none', none: 'none' },
};

function outcomeOf(label: Label, does: string): Outcome {
  const isAsked = does.split(' ').includes('ask');
  const done = isAsked ? does.replace(/ ?ask$/, '') || 'none' : does;
  if (done === wanted[label] && (done !== 'none' || !isAsked)) return 'right';
  if (!isAsked) return 'silent';
  return done === 'none' ? 'asked' : 'wrong';
}
