import { choose } from '../choose.ts';
import type { Chosen } from '../draft.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';

/** Sentences at a label such as `Delivery instructions:`; the first of them. */
export function findFreeText(
  index: LabelIndex,
  kind: Extract<LabelKind, 'instructions' | 'remarks'>,
): Chosen | null {
  const read = (text: string) => (text.split(/\s+/).length > 1 && /\p{L}{3,}/u.test(text) ? text : null);
  const [first, ...others] = valuesAt(index, [kind], 0.9, read);
  return first ? choose([first, ...others.filter((other) => other.value === first.value)], '').chosen : null;
}
