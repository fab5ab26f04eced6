import { closesLetter } from '@orderloom/pages/mail-signature.ts';
import { chosenFrom } from '../choose.ts';
import type { Chosen } from '../draft.ts';
import { below, rightOf, stackBelow } from '../layout/neighbours.ts';
import { characterConfidence, placeOf, type Segment } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means } from './labels.ts';

/** Longer texts are terms and conditions. */
const mostLines = 8;
/** A text starts at most this many heights under its label. */
const linesBelow = 2.2;

/** The sentences at a label such as `Delivery instructions:`, all their lines; of several labels the first with a text. */
export function findFreeText(
  index: LabelIndex,
  kind: Extract<LabelKind, 'instructions' | 'remarks'>,
): Chosen | null {
  for (const label of index.labels.filter((candidate) => means(candidate, kind))) {
    const lines = linesAt(label, index);
    const value = lines.map(({ text }) => text).join(' ');
    if (!/\p{L}{3,}/u.test(value) || !value.includes(' ')) continue;
    const words = lines.flatMap((line) => line.words);
    return chosenFrom({
      ...placeOf(label.sheet, words),
      value,
      score: 0.85 * characterConfidence(words),
      because: `at "${label.text}"`,
    });
  }
  return null;
}

type TextLine = Pick<Segment, 'text' | 'words'>;

/** What stands behind the label, and the lines flush with it; else the block to the right of the label or under it. */
function linesAt(label: Label, index: LabelIndex): TextLine[] {
  const { sheet, segment } = label;
  const isEnd = (other: Segment) => index.labelled.has(other) || closesLetter(other.text);
  const stackFrom = (top: Segment, left: number) => stackBelow(sheet, top, left, isEnd, { most: mostLines });
  if (label.form !== 'whole') {
    const flush = stackFrom(segment, label.restWords[0]?.box[0] ?? segment.box[0]);
    return [{ text: label.rest, words: label.restWords }, ...flush];
  }
  const right = rightOf(sheet, segment);
  const under = below(sheet, segment, linesBelow);
  const first = [right, under].find(
    (other) => other !== null && !isEnd(other) && /\p{L}{3,}/u.test(other.text),
  );
  return first ? [first, ...stackFrom(first, first.box[0])] : [];
}
