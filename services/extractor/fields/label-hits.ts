import type { LabelKind } from '../lexicon/lexicon.ts';
import { dateWords, labelBook, longestMatch, type Meaning, type Token } from '../lexicon/phrases.ts';
import { theirWords, yourWords } from '../lexicon/possessives.ts';
import { beginsWithFirm } from '../values/company.ts';
import { readDate } from '../values/date.ts';
import { isGivenName } from '../values/given-name.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { readPhone } from '../values/phone.ts';
import { isDock, isHall } from './one-line-address.ts';
import { isAddressed } from './person-names.ts';
import { vatIdIn } from './vat-ids.ts';

/** Characters within which a value follows its label in a sentence. */
export const nearby = 32;

/** Where a phrase of the lexicons, or what words make together, stands in a text. */
export interface Hit {
  start: number;
  end: number;
  length: number;
  meanings: readonly Meaning<LabelKind>[];
}

/** The number of a box on a form: `3. ORDER NO.`, `5a. BUYER (Name)`; a scan has `C. CITY` for `c. CITY`. */
export const boxNumber =
  /^(?:(?:\d{1,2}[a-zA-Z]?|[a-z]|[COSVWXZ](?=.\s\p{Lu}{4}))[.)]|\d{1,2}\([a-zA-Z]\))\s+(?=\p{L})/u;

/** A label without the number of its box and what it says in brackets. */
export function bareLabel(text: string): string {
  return text.replace(boxNumber, '').replace(aside, '');
}

export const aside = /(?<=\p{L}\.?)\s+\([^()]*\)$/u;

export function hitsIn(text: string, all: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  const inBox = boxNumber.exec(text)?.[0].length ?? 0;
  const first = all.findIndex(({ start }) => start >= inBox);
  const brackets = all.flatMap(({ start }, next) =>
    next > 0 && /\(\s*$/.test(text.slice(all[next - 1]!.end, start)) ? [next] : [],
  );
  const isWhole = (end: number) => /^\s*(?:\([^()]*\)\s*)?$/.test(text.slice(end).replace(/^\.+/, ''));
  for (let at = 0; at < all.length; at++) {
    // `Telephone (No collect calls)`: a phrase that begins before a bracket does not end inside it.
    const inside = brackets.find((next) => next > at) ?? -1;
    const match =
      (inside < 0 ? null : longestMatch(labelBook, all.slice(0, inside), at)) ??
      longestMatch(labelBook, all, at);
    if (!match) continue;
    const hit = {
      start: all[at]!.start,
      end: all[at + match.length - 1]!.end,
      length: match.length,
      meanings: match.meanings,
    };
    const startsWord = hit.start === 0 || /[\s(|/,•·]/.test(text[hit.start - 1]!);
    const isPartOfNumber = /^[-–]?[\p{L}\d]|^\/\d|^[\w.+-]*@/u.test(text.slice(hit.end));
    if (
      // `Your VAT number: …` is ours, not the buyer's.
      (isYours(all, at, text) && match.meanings.every(({ kind }) => kind !== 'contact')) ||
      !startsWord ||
      isPartOfNumber ||
      (hits.length === 0 && isQualified(hit, text)) ||
      beginsName(hit, text) ||
      isNumberedDoor(hit, text) ||
      (at > 0 &&
        !(at === first && isWhole(hit.end)) &&
        !isAnnounced(text, hit.end) &&
        !announcesInProse(hit, text))
    )
      continue;
    hits.push(hit);
    at += match.length - 1;
  }
  return hits;
}

/** Behind `your`, perhaps with a word between them: `Your Order Reference` is ours. */
function isYours(all: readonly Token[], at: number, text: string): boolean {
  const [before, further] = [all[at - 1], all[at - 2]];
  if (before === undefined) return false;
  // `for Tallow Ltd, their PO 12`: the order of whom the goods go on to.
  if (yourWords.has(before.text) || theirWords.has(before.text)) return true;
  // `Référence de votre commande` is how we call it.
  if (yourWords.has(all[at]!.text) && /\p{L}/u.test(text.slice(0, all[at]!.start))) return true;
  return (
    further !== undefined &&
    yourWords.has(further.text) &&
    /^\s*$/.test(text.slice(further.end, before.start) + text.slice(before.end, all[at]!.start))
  );
}

/** `Azienda Speciale Valdarno`, `Entreprise Gauthier Frères`: a word for a firm begins the name of one. */
function beginsName({ start, end }: Hit, text: string): boolean {
  return start === 0 && beginsWithFirm(text) && !text.slice(0, end).includes(' ');
}

/** `Receiving dock 5`, `Anlieferung Rampe 7`, `Loading dock, Building 288` in an address. */
function isNumberedDoor({ start, end, meanings }: Hit, text: string): boolean {
  if (start > 0 || !meanings.some(({ kind }) => kind === 'shipTo')) return false;
  const behind = text.slice(end);
  const [, beside] = /^,\s([^,]+)/.exec(behind) ?? [];
  return (
    /^\s(?:\d{1,3}\p{L}?|\p{Lu})$/u.test(behind) ||
    isDock(behind.trim()) ||
    // Its number may stand in the next line.
    (beside !== undefined && (isHall(beside) || isHall(`${beside} 1`) || isDock(beside)))
  );
}

/** `Launch Date:` and `Receiving date:` are dates of something else. */
function isQualified(hit: Hit, text: string): boolean {
  if (hit.length > 1 || hit.start === 0) return false;
  const isDate = hit.meanings.some(
    ({ kind }) => kind === 'anyDate' || kind === 'deliveryDate' || kind === 'dueDate',
  );
  const isWish = hit.meanings.some(({ kind }) => kind === 'deliveryDate') && announcesInProse(hit, text);
  return isDate && !isWish && /\p{L}{3,} $/u.test(text.slice(0, hit.start));
}

/**
 * A label inside a sentence counts when its value follows at once: `… our purchase order number 87432 for …`,
 * `… notre bon de commande BC-2026-031 …`, `… for delivery on 2026-09-18 …`. A single word announces a number only
 * when that has more than digits: `order 5000 screws`.
 */
export function announcesInProse(hit: Hit, text: string): boolean {
  const names = (...kinds: LabelKind[]) => hit.meanings.some((meaning) => kinds.includes(meaning.kind));
  const after = text.slice(hit.end, hit.end + nearby);
  if (names('deliveryDate')) return readDate(after, 'DMY', dateWords) !== null;
  // `Status: sent · Created 25.11.2026 09.38`
  if (names('orderDate') && /[·•|]\s*$/.test(text.slice(0, hit.start)))
    return readDate(after, 'DMY', dateWords) !== null;
  // `This matter is handled by Ann Lee, direct line …`, `… Required by 9 May Raised by Mrs J Lee Dept Stores`
  if (names('contact') && hit.length > 1)
    return isGivenName(after.trim().split(/[\s,]/)[0]!) || isAddressed(after.trim());
  if (names('phone', 'deliveryPhone'))
    return /^[.:]?\s*(?:\p{L}+\s)?[+(\d]/u.test(after) && readPhone(after) !== null;
  // `Bank: … IBAN BE79 4867 3738 9704 96 Btw-id BE 0740.565.724`
  if (names('vatId')) return vatIdIn(after.replace(/^[\s.º°]+/, '')) !== null;
  const number = names('orderNumber', 'orderTitle') ? readOrderNumber(after) : null;
  return number !== null && ((hit.length > 1 && names('orderNumber')) || /\p{L}.*\d|\d-\d/u.test(number));
}

/** True when a colon follows, or a number sign ends the label: `PO#: 12`, `Order No. # 12`, `Phone (mobile): 12`, `Date......: 12`. */
export function isAnnounced(text: string, end: number): boolean {
  return /^[\s.]*(?:\([^)]{1,20}\)\s*)?[:#]/.test(text.slice(end)) || text[end - 1] === '#';
}
