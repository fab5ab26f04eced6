import type { DraftRow } from '../../draft.ts';
import { isCommon } from '../../lexicon/mail/spoken-languages.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import type { Wish } from '../instruction.ts';
import { otherWords } from './known-words.ts';

/**
 * Whether what goes, comes or is counted is another thing than the line that its sentence names: a tax, a code of bars, goods
 * out of a window, a week, some of them with a print, the number of a berth.
 */
export function isOfAnotherThing(wish: Wish, text: string, rows: readonly DraftRow[]): boolean {
  if (wish.kind === 'add') {
    const named = [wish.unit ?? '', ...(wish.description ?? '').split(/\s+/, 1)];
    return named.some((word) => times.test(word)) || needs.test(wish.description ?? '');
  }
  if (wish.kind === 'cancel')
    return [taxes, codesOfBars, outOfHouse].some((words) => words.test(text)) || refusesTheOnes(text, rows);
  return wish.kind === 'quantity' && (isSomeOfThese(wish, text) || isNumberAside(wish.to, text));
}

/** "Een weekje eerder" */
const times =
  /^(?:weeks?|days?|wochen?|tage?|stündchen|week(?:je|jes)|weken|dag(?:en|je|jes)?|uurtjes?|maand(?:en|je)?|semaines?|jours?|semanas?|semanitas?|días?|settiman[ae]|giorn[io]|dias?|tygodni\p{L}*|tydzień|dni|uger?|dage?)$/iu;
/** What is counted is why something is needed: "300 kilos, hará falta una transpaleta". */
const needs =
  /(?<!\p{L})(?:hará falta|harán falta|faudra|sarà necessari\p{L}|servirà|ser[áã]o? (?:preciso|necessári\p{L})|wird nötig|brauchen sie|zal nodig|you(?:['’]ll| will) need|będzie potrzebn\p{L}|bliver nødvendig)(?!\p{L})/iu;
const taxes =
  /(?<!\p{L})(?:VAT|sales tax|MwSt\.?|Mehrwertsteuer|Umsatzsteuer|USt\.?|btw|TVA|IVA|moms(?:en)?)(?!\p{L})/iu;
const codesOfBars =
  /(?<!\p{L})(?:bar ?codes?|strichcodes?|streepjescodes?|codes?[- ]barres?|códigos? de barras|codic[ei] a barre|kod\p{L}* kreskow\p{L}*|stregkode\p{L}*)(?!\p{L})/iu;
const window =
  '(?:shop window|window|display|shelf|shelves|schaufenster|auslage|regal\\p{L}*|etalage|schap(?:pen)?|vitrines?|rayons?|étagères?|escaparates?|estanter[ií]as?|vetrin[ae]|scaffal[ei]|montras?|prateleiras?|witryn\\p{L}*|półk\\p{L}*|vindue\\p{L}*|hylde\\p{L}*)';
/** "Was taken out of the window" */
const outOfHouse = new RegExp(
  `(?<!\\p{L})(?:out of|from|off|aus|vo[mn]|uit|van|de|du|des|del|della|dal|dalla|dallo|dagli|da|do|z|ze|af|fra|ud af)\\s?(?:(?:the|our|dem|der|unserem|unserer|de|het|onze|la|l[’']|les|notre|nos|el|los|las|nuestr\\p{L}+|nostr\\p{L}+|noss\\p{L}+|naszej|vores)\\s?)?${window}(?!\\p{L})`,
  'iu',
);

/** "Quella lucida": of the goods the ones of a kind that the order does not print. */
function refusesTheOnes(text: string, rows: readonly DraftRow[]): boolean {
  return [...text.matchAll(thatKind)].some(
    ([said, kind = '']) =>
      !isCommon(kind) && otherWords(kind).length > 0 && goodsSaid(said, rows).length === 0,
  );
}
const thatKind =
  /(?<!\p{L})(?:quell[aeoi]|aquell[ao]s?|es[ao]s|aquel[ae]s?|ess[ae]s|celles?|ceux)\s(?!d[ei]l?(?!\p{L}))(\p{L}{4,})/giu;

/** "Of these 30 ribbons 10 shall have a print" */
function isSomeOfThese({ from, to }: Extract<Wish, { kind: 'quantity' }>, text: string): boolean {
  if (from === null || to >= from) return false;
  const behind = new RegExp(
    `^\\P{L}*(?:of|out of|von|van|de|sur|di|z|ze|spośród|af)\\s?(?:the|these|those|den|diesen|de|deze|die|les|ces|l[oa]s|est[oa]s|es[oa]s|quest[ei]|quell[ei]|est[ae]s|ess[ae]s|tych|de her)\\s${from}(?:\\s\\p{L}+){1,4}?,?\\s${to}\\s(.*)$`,
    'iu',
  ).exec(text);
  return behind !== null && otherWords(behind[1]!).some((word) => !isCommon(word));
}

/** "Our berth number, 17, on each wrapper" */
function isNumberAside(to: number, text: string): boolean {
  return new RegExp(
    `(?<!\\p{L})(?:number|no\\.?|nummer|nr\\.?|numéro|n[°º]|número|numero|numer)\\s?[,(:–]\\s?${to}\\s?[,)–]`,
    'iu',
  ).test(text);
}
