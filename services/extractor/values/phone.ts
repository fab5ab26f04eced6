import { phrasesIn, withinWords } from '../lexicon/word-patterns.ts';
import { remembered } from './remembered.ts';

const extensions = withinWords(phrasesIn((lexicon) => lexicon.extensions));
const number = new RegExp(
  `(?<![\\p{L}\\d#/.-])(\\(?\\+?\\(?\\d[\\d\\s().\\-/–]{5,20}\\d)(\\s?(?:-|x|(?:${extensions})\\.?)\\s?\\d{2,5})?(?![\\p{L}\\d])`,
  'iu',
);

/** `07.00-11.45`, `11.45 / 13.15-16.00`: when a house is open. */
const hours = /^[0-2]?\d\.[0-5]\d(?:\s?[-–/]\s?[0-2]?\d\.[0-5]\d)+(?:\s?[-–/]\s?\d{1,2})?$/;

/** Before what stands a space behind it. */
const wholeAmerican = /^(?:\+?1[ .-])?(?:\(\d{3}\)\s?|\d{3}[.-])\d{3}[.-]\d{4}(?=\s\d{1,2}$)/;

/** No number of the world has more. */
const mostDigits = 15;
/** A number with that of its town. */
const fewestOfWhole = 9;

/** The first telephone number in a text as printed, or null. Seven to fifteen digits; a date is none. */
export const readPhone = remembered((text): string | null => {
  const match = number.exec(text);
  if (!match) return null;
  // `Poste 4412 – 04 67 55 50 19`: an extension, and the number of the house.
  const behindExtension = /^[1-9]\d{1,4}\s[–—-]\s(?=(?:\+|0|\(0)(?:\D?\d){8})/.exec(match[1]!);
  if (behindExtension) return readPhone(match[1]!.slice(behindExtension[0].length));
  const digits = match[1]!.replace(/\D/g, '').length;
  // `01845 555 019 / 07700 900611`
  const [first = '', ...more] = text.split(/\s\/\s(?=[+(0])/);
  const isWhole = first.replace(/\D/g, '').length >= 8;
  if (more.length > 0 && isWhole && (digits > mostDigits || match[1]!.includes(' / 0')))
    return readPhone(first);
  // `+27 53 555 0127 / 555 0128`: another one in the same town.
  const [own = ''] = match[1]!.split(/\s\/\s(?=[1-9]\d{2})/);
  const isBesideOther = own !== match[1] && /\s\/\s[1-9]\d{2,3}[ -]?\d{3,4}(?!\d)/.test(text);
  if (isBesideOther && own.replace(/\D/g, '').length >= fewestOfWhole) return readPhone(own);
  // `(+54 2927) 55-5018/5021`: the end of another number.
  const [head = ''] = text.split(/(?<=\d{4})\/(?=\d{2,4}(?!\d))/);
  if (digits > mostDigits && head !== text) return readPhone(head);
  // `2927) 55-5030` under `Fax (+54`: the rest of a number.
  if (match.index === 0 && /^[1-9]\d*\)/.test(match[1]!)) return null;
  // Twelve digits and more without a mark, and those that begin with three zeros, are the number of an article or a place in a register.
  if (/^\d{12,}$|^000/.test(match[1]!)) return null;
  // `008-0000123456-01` is the number of a certificate.
  if (/^\d+[-/.]0{3}\d{5,}[-/.]\d+/.test(match[1]!)) return null;
  // `403-555-0175 24 HR Dispatch: …`: an American number is whole.
  const [american] = wholeAmerican.exec(match[1]!) ?? [];
  if (american && american !== match[1]) return readPhone(american);
  // `09/09/2026 - 16/09`
  if (/(?<!\d)\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d\d(?!\d)/.test(match[1]!)) return null;
  if (digits < 7 || digits > mostDigits || /^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/.test(match[1]!)) return null;
  if (hours.test(match[1]!)) return null;
  const printed = match[0].trim().replace(/\s+/g, ' ');
  // `Ann Lee (06 5550 8812)`
  if (!printed.includes(')')) return printed.replace('(', '');
  // `(+54 2927 55-5018)`
  return /^\([^)]*\)$/.test(printed) || (printed.startsWith('(+') && !/\)\s?\d|\(\d/.test(printed))
    ? printed.replace(/[()]/g, '')
    : printed;
});

/** The telephone number that is all of a text: one that a zero, a plus or a bracket begins, or an American one. */
export function phoneAlone(text: string): string | null {
  const phone = readPhone(text);
  const isWhole =
    phone !== null && phone.replace(/\D/g, '') === text.replace(/\D/g, '') && !/\p{L}/u.test(text);
  return isWhole && /^(?:[+(0]|\d{3}[-. ]\d{3}[-. ]\d{4}$)/.test(phone) ? phone : null;
}

/** What tells two prints of one number alike: its digits. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
