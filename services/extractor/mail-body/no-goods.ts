import type { Word } from '@orderloom/pages/page.ts';
import { ands, ors } from '../lexicon/conjunctions.ts';
import { nothingBut } from '../lexicon/mail/phrase-pattern.ts';
import { placesNumber } from './wordings.ts';

/** A number behind these is an hour of the day, whatever follows. */
const atHour = /^(?:at|half|halb|kl\.?|dalle|às)$/iu;
const maybeHour = nothingBut(['fromHour']);
const ofHour = nothingBut(['ofHour'], { signs: `${ands}|${ors}` });
const lastHour = 24;

/** "Gate opens from 5 on", "ab 8 offen": the number at `at` is an hour, and counts none of what follows. */
export function isHour(sentence: readonly Word[], at: number): boolean {
  const before = sentence[at - 1]?.text ?? '';
  if (atHour.test(before)) return true;
  const [, hour = ''] = /^(\d{1,2})(?:[.:h]\d{2})?$/i.exec(sentence[at]!.text) ?? [];
  if (!maybeHour.test(before) || hour === '' || Number(hour) > lastHour) return false;
  const next = (sentence[at + 1]?.text ?? '').replace(/[.,;:!?)]+$/, '');
  const isClock = sentence[at]!.text !== hour;
  return isClock || next === '' || ofHour.test(next) || placesNumber.test(next);
}

/** "From 5 lamps", "fra 5 lamper": goods, as it seems, behind a word that an hour may follow; German writes theirs large. */
export function mayBeHour(sentence: readonly Word[], at: number): boolean {
  const [before = '', own = '', next = ''] = [-1, 0, 1].map((by) => sentence[at + by]?.text);
  const isGerman = /^(?:um|ab|bis|gegen)$/i.test(before) && /^\p{Lu}/u.test(next);
  return maybeHour.test(before) && !/^alle$/i.test(before) && !isGerman && Number(own) <= lastHour;
}

const stands = nothingBut(['standsThere']);
const englishStands = /^stands?$/iu;
/** "6 stands please" and "10 stand mixers" are goods. */
const isThere = /^(?:ready|here|there|by|idle|empty|waiting|outside|around|about|packed|still)[.,;:!?]*$/iu;

/** "Empties: 14 crates stand ready": the word at `at` says that what is counted is there. */
export function isStanding(sentence: readonly Word[], at: number): boolean {
  const [own = '', next = ''] = [sentence[at]?.text, sentence[at + 1]?.text];
  return stands.test(own) || (englishStands.test(own) && isThere.test(next));
}
