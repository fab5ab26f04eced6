import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { monthWord } from '../../mail-body/months.ts';
import { findTargets } from '../goods/find-targets.ts';
import { verbOf } from '../sentences/clauses.ts';
import { without } from '../talk/tells-of-house.ts';
import { hoursAway } from '../talk/tells-of-others.ts';
import { alters } from '../talk/topics.ts';
import { moreOrLess } from '../words/words-of-amounts.ts';
import { adds } from '../words/words-of-wishes.ts';
import { weekdaysIn } from './beside-printed-day.ts';
import { type DayWriting, weekdayOf } from './days-told.ts';

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
  const isOther = weekdaysIn(rest).some((day) => day !== weekdayOf(printed));
  if (isOther || besideDay.test(rest)) return false;
  const isWish =
    [adds, moreOrLess, without, alters].some((words) => words.test(rest)) || verbOf(rest) !== null;
  return (
    !isWish && !(['limits', 'negations', 'vagueAmounts', 'portions'] as const).some((key) => says(rest, key))
  );
}
const longestTold = 160;
/** "The week after the 1st", "the 1st of next month", "the 1st suits us better" */
const besideDay =
  /(?<!\p{L})(?:after|before|by|from|until|till|since|weeks?|months?|later|earlier|better|rather|day|nach|vor|ab|bis|seit|wochen?|monat\p{L}*|später|früher|besser|lieber|tag|na|voor|vanaf|tot|maand\p{L}*|later|eerder|beter|liever|dag|après|avant|dès|jusqu\p{L}*|semaines?|mois|plus|mieux|plutôt|jour|después|antes|desde|hasta|semanas?|mes(?:es)?|mejor|más|dopo|prima|entro|fino|settiman\p{L}|mes[ei]|meglio|più|giorno|depois|até|m[êe]s(?:es)?|melhor|mais|po|przed|od|tyg\p{L}*|tydzień|miesi\p{L}*|lepiej|efter|før|fra|indtil|ugen?|uger|måned\p{L}*|bedre|hellere)(?!\p{L})/iu;
const ofMonth = new RegExp(`\\d(?:st|nd|rd|th|er|de|e|\\.|º)?\\s(?:of |de |di )?${monthWord}`, 'iu');
