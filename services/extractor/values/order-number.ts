import { dateWords } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { foldWord } from './fold.ts';

const goesOn = new RegExp(`^${anyOf(({ smallWords }) => smallWords.and)}\\s\\p{L}`, 'iu');
const isWord = new RegExp(`^${anyOf(({ smallWords }) => smallWords.is)}\\s+`, 'u');
const shape =
  /^((?=[\p{L}\d\-_/.]*\d)[\p{L}\d](?:[\p{L}\d\-_/.]*[\p{L}\d])?)(?=$|[\s,()]|[/.](?![\p{L}\d])|:(?!\d))/u;
/** `ZD 298/2025`, `ECF 2025/151`, `OF 1/418`, `26 C 007718`: letters, a number and its year or register, or the year first. */
const prefixedShape =
  /^((?!KW |CW |WK |SEM |(?:DEL?|DU|LE|EL|IL|AL|VOM|AM|VAN|OP|OF|ON|DD|DEN|EM|AF|DNIA) \d{1,2}\/\d{1,2}\/)\p{Lu}{1,4} (?:\d{1,8}\/(?:\d{2}\/)?(?:20)?\d{2}|\d{1,6}\/\d{3,6}|20\d{2}\/\d{1,8})|\d{2} (?!KG|ST|PC|CT|EA|M |L |G )\p{Lu}{1,2} \d{5,8})(?=$|[\s,()])/u;
/**
 * Letters and a number that are the whole text or stand before a comma: `WRK 55817`, `BC 2026-0143`, `ZD 512/MAG/2026`,
 * `E 97-6672`; but no post box.
 */
const letteredShape =
  /^((?!(?:VAT|NIP|CVR|NIF|CIF|UID|BTW|TVA|IVA|EIN|KVK|NO|NR|NUM|PO|BOX|BP|CP|CS|PF|APDO|SKR|KW|CW|WK|SEM|TEL|FAX|EUR|USD|GBP|CHF|PLN|DKK|VOM|RUN|PRN|DEL|DE|DU|DI|DA|DO|FOR|OF) )(?:\p{Lu}{2,4}(?:-\p{Lu}{2,4})? |\p{Lu} (?=(?:\D?\d){4}))\d[\dA-Z]*(?:[/.-][\dA-Z]+)*)(?=$|\s*[;(]|,(?!\d))/u;
const dateLike = /^\d{1,4}([/.-])\d{1,2}\1\d{2,4}$/;

/** `410'882`, as Swiss programs part the digits of any number. */
const swissShape = /^(\d{1,3}(?:['’]\d{3})+)(?=$|[\s,;()])/u;

/** `2026 / VO / 00412`, alone: spaces around what parts it. */
const spacedShape = /^((?=.*\d)[\p{Lu}\d]{1,8}(?: \/ [\p{Lu}\d]{1,8}){2,3})$/u;

/** `SB10 - 4417702`, `1 - 000346`, alone: a unit of the house or a series, and its number. */
const dashedShape =
  /^((?!KW|CW|WK|SEM)(?:\p{Lu}{1,4}\d{1,3}|\d{1,2}) [-–] (?!(?:19|20)\d\d(?:\d{4})?$)\d{4,10})$/u;

/** `A/ 261.077`, alone: the series of a Spanish program, and its number with the marks of thousands. */
const seriesShape = /^(\p{Lu} ?\/ \d{1,3}(?:\.\d{3})+)$/u;

/** `Normal PO004417`, alone: what kind of order it is stands before its number. */
const kindFirst = /^(\p{Lu}\p{Ll}{3,11}) (\p{Lu}{1,4}-?\d{4,10})$/u;
/** `Quote Q20231`, `Project P12345`: by what an order is told beside its own number. */
const otherPaper = new RegExp(
  `^${anyOf(
    ({ labelWords }) => labelWords.offer,
    ({ labelWords }) => labelWords.conditions,
    ({ labelWords }) => labelWords.customer,
    ({ labelWords }) => labelWords.supplier,
    ({ projects }) => projects,
    ({ references }) => references,
    ({ accounts }) => accounts,
  )}$`,
  'iu',
);

/** The order number at the start of a text: one word with a digit that is no date; null when there is none. */
export function readOrderNumber(printed: string): string | null {
  // Cut first: a pattern that skips these by itself tries again from each of them.
  const text = printed.replace(/^[\s:#.]+/, '');
  // `PO# and job 26-0418`: what else is to be told.
  if (goesOn.test(text)) return null;
  const spaced = spacedShape.exec(text)?.[1];
  if (spaced !== undefined) return isDate(spaced.replaceAll(' ', '')) ? null : spaced;
  const dashed = (dashedShape.exec(text) ?? seriesShape.exec(text))?.[1] ?? numberBehindKind(text);
  if (dashed !== undefined) return dashed;
  const said = text.replace(isWord, '');
  const found = shape.exec(said);
  const prefixed = (prefixedShape.exec(text) ?? letteredShape.exec(text) ?? swissShape.exec(text))?.[1];
  // `DATE 10/1/2025`, but `EK 10.12.2027`
  if (prefixed !== undefined)
    return /^\p{L}{4,}\s/u.test(prefixed) && isDate(prefixed.split(' ').at(-1)!) ? null : prefixed;
  const number = found?.[1];
  // `Order value: 20967,56` is an amount.
  if (found && /^,\d{2}(?!\d)/.test(said.slice(found[0].length))) return null;
  if (number === undefined || number.length < 2 || number.length > 35 || isDate(number)) return null;
  return number;
}

function numberBehindKind(text: string): string | undefined {
  const [, kind = '', number] = kindFirst.exec(text) ?? [];
  return otherPaper.test(kind) ? undefined : number;
}

/** `12/06/26`, `2026-06-12`, `19-May-2026`; `45/06/26` is the 45th order of that month, `40/MAG/2026` that of a store. */
function isDate(number: string): boolean {
  const month = /^(?:\d{1,2}[-.]?(\p{L}{3,})|(\p{L}{3,})[-.]\d{1,2})[-.]?(?:20)?\d{2}$/u.exec(number);
  if (month) return dateWords.months.has(foldWord(month[1] ?? month[2]!));
  if (!dateLike.test(number)) return false;
  const [first, second, third] = number.split(/[/.-]/).map(Number) as [number, number, number];
  const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  return isDay(first, second) || isDay(second, first) || (first > 999 && isDay(third, second));
}

/** True for numbers that hardly can be anything else: four digits or more, or a prefix such as PO. */
export function looksLikeOrderNumber(number: string): boolean {
  return /^(?:po|p\.o|bst|be|ord|ek|bc|cde|oc)/i.test(number) || number.replace(/\D/g, '').length >= 4;
}
