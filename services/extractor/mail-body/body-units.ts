import { units } from '@orderloom/orders/goods-units.ts';
import { isUnit } from '../lexicon/phrases.ts';

const goods = new RegExp(`^(?:${units})\\.?$`, 'iu');
/** Times and sizes: in a letter they say when and how large, not how much. */
const measures =
  /^(?:h|hrs?|hours?|min|mins?|minutes?|sec|days?|dy|wks?|weeks?|months?|mo|years?|yrs?|pm|am|stunden?|std|(?:arbeits|werk|kalender|bank)?tage?n?|woche?n?|monate?n?|jahre?n?|uhr|uur|uren|(?:werk)?dag(?:en)?|weken|maand(?:en)?|jaar|jaren|keer|heures?|jours?|semaines?|mois|ans?|horas?|días?|semanas?|meses|mes|años?|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dias?|mês|anos?|godz\p{L}*|dni|dzie[nń]|tyg\p{L}*|mies\p{L}*|lat|rok\p{L}*|timer?|(?:arbejds|hver|bank)?dage?|uger?|måned(?:er)?|år|mm|cm|dm|mg|ml|cl|dl|km|kw|inch(?:es)?|zoll|mal|fois|veces|volt[ae]|vezes|raz\p{L}*|gang(?:e)?)\.?$/iu;

/** "doosjes" are small "dozen": Dutch makes any container small. */
const diminutive = /(?:tjes?|jes?)$/iu;

/** Whether a word counts goods behind a number, in a letter. */
export function isBodyUnit(word: string): boolean {
  if (measures.test(word)) return false;
  if (isUnit(word) || goods.test(word)) return true;
  const large = word.replace(diminutive, '');
  return large.length > 2 && large !== word && (isUnit(large) || goods.test(large));
}

/** Whether it counts nothing but time, or sizes things. */
export function isMeasure(word: string): boolean {
  return measures.test(word);
}

/** Units that mostly are something else behind "a": a job that begins, a page of a letter, German "an und". */
const vague = /^(?:jobs?|lots?|pages?|sets?|lengths?|boards?|services?|parts?|works?|units?|unds?)$/i;

/** Whether it names a container of goods without a doubt: "a box", but not "a job" that begins nor "a m". */
export function isContainer(word: string): boolean {
  return word.length > 2 && !vague.test(word) && isBodyUnit(word);
}
