import { pointsBelow } from '@orderloom/pages/points-below.ts';
import type { Sentence } from './sentences.ts';

/**
 * The sentences that only point at a note below them which changes the order, "please go by Ray's corrections below":
 * whether what stands there was read, or asked about; it is missing where mails below were left out as history.
 */
export function pointersAtNotes(
  sentences: readonly Sentence[],
  isHeard: (sentence: Sentence) => boolean,
  isTabled: boolean,
): Map<Sentence, 'read' | 'missing'> {
  const pointers = new Map<Sentence, 'read' | 'missing'>();
  for (const [at, sentence] of sentences.entries()) {
    const said = pointsBelow(sentence.text);
    if (!said?.isOfChanges || !(said.isBelow || said.isOfSomeone)) continue;
    const isRead = isTabled || sentences.slice(at + 1).some(isHeard);
    // "Line 2: 5, and see the notes below" says something itself.
    if (isRead && /\d/.test(sentence.text)) continue;
    pointers.set(sentence, isRead ? 'read' : 'missing');
  }
  return pointers;
}
