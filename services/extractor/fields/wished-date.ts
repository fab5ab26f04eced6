import type { DateRule } from '../context.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import { wantsOther } from './other-wishes.ts';

/** What a buyer wants of the goods, in the languages that we read. */
const wish =
  /(?<!\p{L})(?:liefer|deliver|lever|livr|entreg|suministr|consegn|fornit|fornec|dostaw|dostarcz|need|requir|benötig|brauch|nodig|besoin|necesit|precis|potrzeb|behøv|supply|ontvang|receiv|erhalten|recev|recib|ricev|receb|otrzym|modtag)\p{L}*\s/iu;
/** The day stands within this many characters of the wish. */
const near = 110;
/** Shorter texts are labels. */
const shortest = 6;

/** The day by which a sentence wants the goods: `bitte liefern Sie uns bis 14.8.2026 an unsere Werkstatt`. */
export function readWishedDate(text: string, rule: DateRule): ReadDelivery | null {
  const found = wish.exec(text);
  if (!found || wantsOther(text) || text.split(' ').length < shortest) return null;
  const words = text.slice(found.index, found.index + near).split(' ');
  const undayed = words.filter((word) => !dateWords.weekdays.has(foldWord(word.replace(/[.,]$/, ''))));
  const read = readDelivery(undayed.join(' '), rule.order, dateWords, null);
  const isLimit = read !== null && (read.from === null) !== (read.to === null);
  return isLimit ? read : null;
}
