import type { Word } from '@orderloom/pages/page.ts';
import { nothingBut } from '../lexicon/mail/phrase-pattern.ts';
import { hasStreetWord } from '../values/address.ts';
import { isOne } from '../values/number-words.ts';
import { isBodyUnit, isMeasure } from './body-units.ts';
import { countsOther } from './counted-otherwise.ts';
import { monthWord } from './months.ts';
import { afterthought, dayOfMonth, isWeekday, link } from './wordings.ts';

/** What stands before an amount that nobody wants to have. */
const limits = nothingBut(['bounds'], { marks: '\\.?' });

/** "Eingang 2", "gate 4": the number of a place. */
const placeOf = nothingBut(['roomNames']);

/** True where words may begin with an amount of goods: no day, no time, no sum of money, no house and no telephone. */
export function startsItem(sentence: readonly Word[], at: number): boolean {
  const rest = textFrom(sentence, at);
  const isTime =
    /^\d{1,2}(?:[.:]\d\d)? ?(?:(?:und|bis|and|to|en|tot|et|à|y|e|i|a|-|–) ?\d{1,2}(?:[.:]\d\d)? ?)?(?:uhr|uur|o'clock|h|am|pm)(?!\p{L})/iu.test(
      rest,
    );
  // "(1)" counts; Polish "ten" is "this".
  const isMark =
    /^\(?\d{1,3}\)$/.test(sentence[at]!.text) ||
    /^ten (?:co|sam\p{L}?|adres|towar|numer)(?!\p{L})/iu.test(rest);
  // "Invoices to head office", "by 12 May 2026 to our site": no Danish "two", and no tonnes.
  const isPreposition =
    [at, at + 1].some((i) => /^to$/i.test(sentence[i]?.text ?? '')) && english.test(textOf(sentence));
  // "21.80 a litre": for what the price is.
  const isBasis =
    isOne(sentence[at]!.text) && /^\p{Sc}?\d+[.,]\d\d\p{Sc}?$/u.test(sentence[at - 1]?.text ?? '');
  // "for Ward 6 (Respiratory)", "over 18 tonnes", "Ahornweg 9": no amount of goods.
  const isName = /^\(/.test(sentence[at + 1]?.text ?? '') && /^\p{Lu}/u.test(sentence[at - 1]?.text ?? '');
  const isPlace = placeOf.test(sentence[at - 1]?.text ?? '');
  // "Terça-feira dia 1 de manhã"
  const isDay = isDayNumber(sentence, at) || isNumberOfDay(sentence, at);
  const isLimit = limits.test(sentence[at - 1]?.text ?? '');
  const isHouse =
    /^\p{Lu}/u.test(sentence[at - 1]?.text ?? '') &&
    hasStreetWord(`Xx ${sentence[at - 1]!.text}`) &&
    /^\d{1,3}\p{L}?$/u.test(sentence[at]!.text);
  // Typed small: "zur baustelle lindenallee 14 in wedel", "naar molenstraat 3, breda".
  const isSmallHouse =
    /^\d{1,3}\p{L}?,?$/u.test(sentence[at]!.text) &&
    smallStreet.test(sentence[at - 1]?.text ?? '') &&
    (/,$/.test(sentence[at]!.text) || inTown.test(sentence[at + 1]?.text ?? ''));
  const isYear = /^(?:19|20)\d\d\W*$/.test(sentence[at]!.text) && isBehindMonth(sentence, at);
  // "Call 06-39 55 01 24", "Seestrasse 112, 8810 Horgen", "17 Slip Rd", "the Lexford 4420 and one unit".
  const [own, before, next] = [
    sentence[at]!.text,
    sentence[at - 1]?.text ?? '',
    sentence[at + 1]?.text ?? '',
  ];
  const isGroup = (text: string) => /^[+(]?\d{2,5}[)-]?(?:\d+)?$/.test(text);
  const isPhone =
    /^\d{2,4}$/.test(own) &&
    ((isGroup(before) && /^\(?\d{2}(?:\D|$)/.test(next)) ||
      (isGroup(before) && isGroup(sentence[at - 2]?.text ?? '')));
  // "Molenweg 3, 5031 AB Breda": Dutch codes have letters.
  const town = /^\p{Lu}{2}$/u.test(next) && !isBodyUnit(next) ? (sentence[at + 2]?.text ?? '') : next;
  const isTown = /^\d{4,5}$/.test(own) && /\d\p{L}?,$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(town);
  const isStreet = isHouseOf(sentence, at);
  const isModel = /^\d{3,5}$/.test(own) && at > 1 && /^\p{Lu}\p{Ll}+$/u.test(before) && link.test(next);
  // "Eine Kerze 80 x 800 mm"
  const isOfSize = /^\d+(?:[.,]\d+)? [x×] \d+(?:[.,]\d+)?(?: [x×] \d+)? ?(?:mm|cm|m)(?![\p{L}\d])/iu.test(
    rest,
  );
  // "Total: 1 962,00 zł"
  const isSum = /^\d{1,3}(?: \d{3})+[.,]\d{2}(?!\d)/.test(rest);
  const measured =
    !jointOfMeasure.test(sentence[at + 2]?.text ?? '') &&
    isMeasure(sentence[at + 1]?.text.replace(/[.,;:?!]+$/, '') ?? '');
  return (
    !isMark &&
    !isPreposition &&
    !isYear &&
    !isBasis &&
    !isName &&
    !isPlace &&
    !isDay &&
    !isLimit &&
    !isHouse &&
    !isSmallHouse &&
    !isTime &&
    !isPhone &&
    !isTown &&
    !isStreet &&
    !isModel &&
    !isSum &&
    !isOfSize &&
    !measured &&
    !dayOfMonth.test(rest) &&
    !countsOther(rest)
  );
}

const smallStreet =
  /^\p{Ll}{3,}(?:straße|strasse|str\.?|allee|weg|platz|gasse|straat|laan|plein|kade|gade|vej|allé)$/u;
const inTown = /^(?:in|te|i|\d{4,5})$/;

/** Portuguese and Spanish "dia 1"; "cada dia 5 pães" and "bom dia 10 caixas" count. */
function isDayNumber(sentence: readonly Word[], at: number): boolean {
  return (
    /^d[ií]a$/iu.test(sentence[at - 1]?.text ?? '') &&
    /^(?:[12]?\d|3[01])[.,;]?$/.test(sentence[at]!.text) &&
    !/^(?:cada|por|al|ao|todo|bom|buen|otro|outro)$/iu.test(sentence[at - 2]?.text ?? '')
  );
}

/** "July 2026", "julho de 2026". */
function isBehindMonth(sentence: readonly Word[], at: number): boolean {
  const isJoined = /^(?:de|del|of)$/iu.test(sentence[at - 1]?.text ?? '');
  return isMonth.test(sentence[at - (isJoined ? 2 : 1)]?.text ?? '');
}

/** "The week of April 20 please", "para el viernes 8 necesitamos": the number of a day, and of no goods where something else begins. */
function isNumberOfDay(sentence: readonly Word[], at: number): boolean {
  const [before = '', own, next = ''] = [sentence[at - 1]?.text, sentence[at]!.text, sentence[at + 1]?.text];
  const number = /^(?:[12]?\d|3[01])(?:st|nd|rd|th|er|\.)?([,;:]?)$/u.exec(own);
  if (number === null || !(isMonth.test(before) || isWeekday.test(before))) return false;
  return number[1] !== '' || next === '' || afterthought.test(next) || link.test(next) || verbs.test(next);
}

/** "25 m of linen": so much of something, and no size. */
const jointOfMeasure = nothingBut(['ofGoods'], { signs: "da|d['’]\\p{L}+" });

/** "8 rue des Carmes", "17 Slip Rd, Lakeport". */
function isHouseOf(sentence: readonly Word[], at: number): boolean {
  if (!/^\d{1,4}\p{L}?$/u.test(sentence[at]!.text)) return false;
  const behind = sentence.slice(at + 1, at + 4).map(({ text }) => text);
  const end = behind.findIndex((text) => /[,;]$/.test(text));
  const name = behind
    .slice(0, end < 0 ? 3 : end + 1)
    .join(' ')
    .replace(/[,;]$/, '');
  return (
    /^(?:rue|avenue|av\.|bd|boulevard|chemin|place|impasse|quai|allée)\s/iu.test(name) ||
    (/^\p{Lu}/u.test(name) && end >= 0 && hasStreetWord(name)) ||
    // "Get them to 14 Alma Terrace by Friday"
    (towards.test(sentence[at - 1]?.text ?? '') && isStreetName(behind.slice(0, 2)))
  );
}

const towards = /^(?:to|at|in|an|nach|zu|naar|op|à|au|a|en|em|w|na|til|på)$/iu;

function isStreetName([first = '', second = '']: readonly string[]): boolean {
  return /^\p{Lu}\p{L}+$/u.test(first) && /^\p{Lu}/u.test(second) && hasStreetWord(`${first} ${second}`);
}

/** What somebody does who wants goods; no thing is called so. */
const verbs = nothingBut(['weWant'], { marks: '[,;:]?' });
const isMonth = new RegExp(`^${monthWord}\\.?,?$`, 'iu');
/** Not `is` and `and`: Danish for ice and duck. */
const english = /(?<!\p{L})(?:the|please|we|you|our|your|are|office|need|thanks)(?!\p{L})/iu;

export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

export function textFrom(sentence: readonly Word[], at: number): string {
  return sentence
    .slice(at, at + 6)
    .map((word) => word.text)
    .join(' ');
}
