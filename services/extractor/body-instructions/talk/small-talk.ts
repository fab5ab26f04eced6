import type { DraftRow } from '../../draft.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { findTargets } from '../goods/find-targets.ts';
import { verbOf } from '../sentences/clauses.ts';
import { delivers, lineNumbers } from '../words/wordings.ts';
import { declines } from '../words/words-of-refusal.ts';
import { asksOfOrder } from './requests.ts';

/** Behind what it is of: `2025 calendars` may be counted. */
const year = /(?<=\p{L}{4} )20[2-4]\d(?![\d.,/-]| \p{Lu}| \p{L}+(?:s|n|en|i)(?!\p{L}))/gu;

/** Whether a sentence is about the weather, or asks for a thing of the office and no goods: nothing of the order. */
export function isSmallTalk(text: string, rows: readonly DraftRow[]): boolean {
  // "Langzeitlieferantenerklärung 2026"
  if (/\d/.test(text.replace(year, ' ')) || lineNumbers.test(text) || findTargets(text, rows) !== null)
    return false;
  const isQuiet = !declines.test(text) && !['cancel', 'change'].includes(verbOf(text) ?? '');
  if (says(text, 'weather')) return isQuiet && !asksOfOrder(text) && !delivers.test(text);
  return says(text, 'officeThings') && isQuiet && !says(text, 'dayNouns');
}
