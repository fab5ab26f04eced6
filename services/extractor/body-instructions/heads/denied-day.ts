import { mailLanguages } from '../../lexicon/mail/languages.ts';
import { inAnyLanguage, phrasePattern } from '../../lexicon/mail/phrase-pattern.ts';
import type { Wish } from '../instruction.ts';
import { delivers } from '../words/wordings.ts';
import { asks } from '../words/words-of-wishes.ts';
import { type DayWriting, daysTold, type ToldDay } from './days-told.ts';

const dayDenied = inAnyLanguage('dayDenied');
const stillSays = inAnyLanguage('stillSays');
const isThere = inAnyLanguage('isThere');
/** What is in the house on a day, or begins, and who can be called. */
const ofHouse = (['reachBy', 'feasts'] as const).map(inAnyLanguage);
/** A certificate or an invoice is wanted by then. */
const ofPapers = (['officeThings', 'bills'] as const).map(inAnyLanguage);
const movesHouse = inAnyLanguage('movesHouse');
const refersBack = new RegExp(
  `^\\P{L}*${phrasePattern(mailLanguages.map((words) => words.refersBack).join(',')).source}`,
  'iu',
);

/**
 * Whether the day of a wish is one that its sentence does not want: it is called wrong or unfit right behind it ("26 March,
 * which is no longer right"), papers only have it still, or somebody is there again from then on.
 */
export function isDeniedDay(wish: Wish, text: string, days: DayWriting): boolean {
  if (wish.kind !== 'deliveryDate') return false;
  const told = daysTold(text, days);
  const at = told.findIndex(({ iso }) => iso === wish.date);
  const day = told[at];
  if (day === undefined) return false;
  const before = clauseBefore(text, day, told[at - 1]);
  const [behind = '', next = ''] = text
    .slice(day.index + day.text.length, told[at + 1]?.index)
    .split(/[,;:–]\s|\s-\s/);
  if (dayDenied.test(behind) || (refersBack.test(next) && dayDenied.test(next))) return true;
  if (stillSays.test(before) || stillSays.test(behind)) return true;
  if (deniedBefore.test(before) || movesHouse.test(before + behind)) return true;
  // "On site" is where goods are delivered as well.
  const clause = before + behind;
  const said = text.replace(isThere, ' ');
  if (ofPapers.some((words) => words.test(before))) return true;
  const rest = text.slice(day.index + day.text.length);
  if (untilThen.test(before) && ![delivers, asks].some((words) => words.test(before + rest))) return true;
  if (delivers.test(said)) return false;
  return ofHouse.some((words) => words.test(clause)) || (isThere.test(clause) && !asks.test(said));
}

/** "The road is up until 12 April" */
const untilThen =
  /(?<!\p{L})(?:until|till|bis(?: zum| einschließlich)?|tot(?: en met)?|jusqu[’']au|hasta el|fino al?|até(?: ao)?(?: dia)?|(?:aż )?do|indtil(?: den)?|til og med) $/iu;

/** "Pas le 26 mars", and not Dutch "pas op", which is "only on". */
const deniedBefore =
  /^\P{L}*(?:\p{L}+ )?(?:not|nicht|niet|pas|non|no|não|nie|ikke) (?:on|am|le|il|el|em|no|w|den|d\.) $/iu;

/** What stands in the clause of a day before it, without the day before. */
function clauseBefore(text: string, day: ToldDay, former: ToldDay | undefined): string {
  const from = former === undefined ? 0 : former.index + former.text.length;
  return text
    .slice(from, day.index)
    .split(/[,;:–]\s/)
    .at(-1)!;
}
