import type { DraftRow } from '../draft.ts';
import { monthWord } from '../mail-body/months.ts';
import { verbOf } from './clauses.ts';
import type { DayWriting } from './days-told.ts';
import { findTargets } from './find-targets.ts';
import { without } from './tells-of-house.ts';
import { hoursAway } from './tells-of-others.ts';
import { alters } from './topics.ts';
import { inAnyLanguage } from './words/phrase-pattern.ts';
import { says } from './words/spoken-languages.ts';
import { moreOrLess } from './words-of-amounts.ts';
import { adds } from './words-of-wishes.ts';

const suits = inAnyLanguage('daySuits');

/**
 * Whether a sentence says that the printed day of delivery suits, by its number alone: "so the 9th, as the order says, suits
 * us". It names no goods, no other number but hours, and denies and bounds nothing.
 */
export function confirmsPrintedDay(
  text: string,
  rows: readonly DraftRow[],
  { printed }: DayWriting,
): boolean {
  if (printed === null || !suits.test(text) || text.length > longestTold || /\?\s*$/.test(text)) return false;
  if (ofMonth.test(text)) return false;
  const day = Number(printed.slice(8));
  const numbered = new RegExp(
    `(?<!\\p{L})(?:the|am|der|den|de|le|el(?: día)?|il(?: giorno)?|(?:o )?dia|dzień|dnia) ${day}(?:st|nd|rd|th|er|de|e|\\.|º)?(?![\\p{L}\\d]|[.,/:-]\\d|\\s\\d)`,
    'iu',
  );
  const rest = hoursAway(text.replace(numbered, ' ')).replace(suits, ' ');
  if (!numbered.test(text) || /\d/.test(rest) || findTargets(rest, rows) !== null) return false;
  const isWish =
    [adds, moreOrLess, without, alters].some((words) => words.test(rest)) || verbOf(rest) !== null;
  return (
    !isWish && !(['limits', 'negations', 'vagueAmounts', 'portions'] as const).some((key) => says(rest, key))
  );
}
const longestTold = 160;
const ofMonth = new RegExp(`\\d(?:st|nd|rd|th|er|de|e|\\.|º)?\\s(?:of |de |di )?${monthWord}`, 'iu');
