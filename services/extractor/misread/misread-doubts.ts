import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, Draft, Place } from '../draft.ts';
import { type LabelIndex, type Reader, valuesAt } from '../fields/labelled-values.ts';
import { middleX, middleY } from '../layout/boxes.ts';
import { placeOf, type Sheet } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { looksLikePerson } from '../values/company.ts';
import { type DateWords, readDate } from '../values/date.ts';
import { readEmails } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { isOffice } from '../values/house-words.ts';
import { readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';

type Read = Pick<Draft, 'buyer' | 'shipTo'>;

/** What an ERP does not act on, but a customer is answered by. */
function details({ buyer, shipTo }: Read): [path: string, value: Chosen | null][] {
  const recipient = 'shipping_details.recipient';
  return [
    ['customer.contact_person', buyer.contactPerson],
    ['customer.email', buyer.email],
    ['customer.phone', buyer.phone],
    ['customer.vat_id', buyer.vatId],
    ['customer.address.street', buyer.street],
    ['customer.address.postal_code', buyer.postalCode],
    [`${recipient}.company`, shipTo.company],
    [`${recipient}.address.street`, shipTo.street],
    [`${recipient}.address.postal_code`, shipTo.postalCode],
  ];
}

/** `Byme` for Byrne is read with 0.88; of words read with 0.9 nine of ten are right. */
const sureDetail = 0.9;

/** What labels announce that a scan may leave unread, and how it is told from what it should be. */
const announced: readonly [path: string, kind: LabelKind, read: Reader<unknown>][] = [
  ['customer.email', 'email', (text) => readEmails(text)[0] ?? null],
  ['customer.phone', 'phone', (text) => readPhone(text) ?? holdsNone(text, /\d/)],
  ['customer.vat_id', 'vatId', (text) => readVatId(text) ?? holdsNone(text, /\d{4}/)],
  [
    'customer.contact_person',
    'contact',
    (text) =>
      looksLikePerson(text) ||
      isOffice(text) ||
      readPhone(text) !== null ||
      readEmails(text).length > 0 ||
      null,
  ],
];

/** True when a text is about something else: nothing of what is looked for is in it. */
function holdsNone(text: string, sign: RegExp): true | null {
  return sign.test(text) ? null : true;
}

/**
 * Doubts about the ways to reach a customer that a scan shows: values of characters that OCR is less sure of than
 * `threshold`, what stands unread at a label, and a day that no calendar has.
 */
export function misreadDoubts(
  read: Read,
  sheets: readonly Sheet[],
  labels: LabelIndex,
  threshold: number,
): Doubt[] {
  const scans = sheets.filter(({ source }) => source === 'ocr');
  if (scans.length === 0) return [];
  const values = details(read);
  const least = Math.max(threshold, sureDetail);
  const unsure = values.flatMap(([path, value]) =>
    value && isUnsure(path, value, read.buyer, scans, least)
      ? [makeDoubt('low_confidence', path, [value.value], value.places)]
      : [],
  );
  const missing = announced.filter(([path]) => values.some(([at, value]) => at === path && value === null));
  return [
    ...unsure,
    ...missing.flatMap(([path, kind, reader]) => unreadAt(path, kind, reader, scans, labels)),
    ...scans.flatMap(daysThatAreNone).slice(0, 1),
  ];
}

/** A day with a figure misread, `09/05/2625`, `39.05.2025`; other numbers with two dots are no days. */
function daysThatAreNone(sheet: Sheet): Doubt[] {
  return sheet.lines
    .flatMap(({ words }) => words)
    .filter(({ text }) => isNearlyDay(text))
    .map((word) => makeDoubt('date_unclear', 'delivery_date', [word.text], [placeOf(sheet, [word])]));
}

function isNearlyDay(text: string): boolean {
  const [, first, , second, year] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (first === undefined) return false;
  if (readDate(text, 'DMY', noWords) ?? readDate(text, 'MDY', noWords)) return false;
  const [low, high] = [Number(first), Number(second)].sort((a, b) => a - b) as [number, number];
  const isOfNow = /^20[1-4]\d$/.test(year!);
  return low > 0 && low <= 12 && (isOfNow || (high > 0 && high <= 31 && /^[2-8]/.test(year!)));
}

const noWords: DateWords = { months: new Map(), weeks: new Set() };

/** Look-alikes in a mail address, such as `rn` for m, are read surely: it is as sure as the names that confirm it. */
function isUnsure(
  path: string,
  value: Chosen,
  buyer: Draft['buyer'],
  scans: readonly Sheet[],
  threshold: number,
): boolean {
  if (path === 'customer.contact_person' && confirmsUnsureWords(buyer, scans, threshold)) return false;
  if (path !== 'customer.email') return sureness(value, scans) < threshold;
  const isScanned =
    value.places.length > 0 && value.places.every((place) => wordsIn(place, scans).length > 0);
  return isScanned && !isConfirmed(buyer);
}

/**
 * `f.brandt@lakeside-packaging.test` of Frank Brandt at Lakeside Packaging Ltd, `fbrandt@lakesidepkg`, `frank@` or
 * `orders@` there: each letter is printed twice, or makes a word.
 */
function isConfirmed({ email, contactPerson, company }: Draft['buyer']): boolean {
  const [mailbox = '', domain = ''] = email?.value.split('@') ?? [];
  const house = (company?.value ?? '').split(/[\s/-]+/).map(foldText);
  const names = domain.split('.')[0]!.split('-').map(foldText);
  const isOneName = /^\p{L}+$/u.test(mailbox) && mailbox.length >= shortestName && isGivenName(mailbox);
  return (
    names.every((name) => house.join('').includes(name) || isPutTogether(name, house)) &&
    (ofRole.test(mailbox) || isNamedInMailbox(mailbox, contactPerson) || isOneName)
  );
}

/**
 * `brightwaterpkg` of Brightwater Packaging, `kodiaksteel` of Kodiak Structural Steel: the beginnings of words in
 * their order, the last one perhaps by some of its letters; one of them is there whole.
 */
function isPutTogether(name: string, words: readonly string[], hasWhole = false): boolean {
  if (name === '') return hasWhole;
  return words.some((word, at) => {
    const rest = words.slice(at + 1);
    const isShort = hasWhole && name.length <= longestShort && name.length > 1 && isWithin(name, word);
    if (isShort) return true;
    for (let length = Math.min(word.length, name.length); length > 0; length--) {
      if (!name.startsWith(word.slice(0, length))) continue;
      const isWhole = length === word.length && length >= shortestName;
      if (isPutTogether(name.slice(length), rest, hasWhole || isWhole)) return true;
    }
    return false;
  });
}
const longestShort = 4;

/** `pkg` in "packaging": the first letter, and the others behind it. */
function isWithin(short: string, word: string): boolean {
  const pattern = [...short].join('.*');
  return new RegExp(`^${pattern}`, 'u').test(word);
}

/** True when each word of a name that OCR is unsure of is a whole part of a mail address that it is sure of. */
function confirmsUnsureWords(
  { email, contactPerson }: Draft['buyer'],
  scans: readonly Sheet[],
  threshold: number,
): boolean {
  if (!email || !contactPerson || sureness(email, scans) < threshold) return false;
  const parts = email.value.split('@')[0]!.split(/[._-]/).map(foldText);
  const words = contactPerson.places.flatMap((place) => wordsIn(place, scans));
  return words.every(({ text, confidence }) => confidence >= threshold || parts.includes(foldText(text)));
}

/** `f.brandt@`, `fbrandt@`, `brandt@` or `brandtf@` of Frank Brandt. */
function isNamedInMailbox(mailbox: string, contactPerson: Chosen | null): boolean {
  const parts = mailbox.split(/[._-]/).map(foldText);
  const names = (contactPerson?.value ?? '').split(/\s+/).map(foldText);
  const [first = '', surname = ''] = [names[0], names.at(-1)];
  if (names.length < 2 || surname.length < 3 || first === '')
    return parts.join('') === first && first.length > 2;
  const [initial, last] = [first[0]!, surname[0]!];
  const known = [
    [surname],
    [first],
    ...[initial, first].flatMap((each) => [
      [each, surname],
      [surname, each],
    ]),
    [first, last],
  ].flatMap((each) => [each.join('.'), each.join('')]);
  return known.includes(parts.join('.')) || isEndOf(parts, names);
}

/** `anna.maria.rossi@` of Anna Maria Rossi. */
function isEndOf(parts: readonly string[], names: readonly string[]): boolean {
  return parts.length > 1 && parts.at(-1) === names.at(-1) && parts.every((part) => names.includes(part));
}

/** Shorter names become others by one letter. */
const shortestName = 5;
/** Mailboxes that are nobody's own. */
const ofRole =
  /^(?:info|mail|post|office|service|contact|kontakt|hello|team|po|orders?|purchas\w*|procurement|buying|accounts?|supply|einkauf|bestell\w*|beschaffung|inkoop|bestelling\w*|achats?|commandes?|compras|pedidos|acquisti|ordini|encomendas|zakupy|zamowienia|biuro|indkob|ordre|salg|zaopatrzenie|geral|administra\w*|comercial|logist\w*|receiving|warehouse|lager|magazzino|magasin)$/i;

/** Letters and figures only, without case and accents. */
function foldText(text: string): string {
  return text
    .split(/\s+/)
    .map(foldWord)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function unreadAt(
  path: string,
  kind: LabelKind,
  read: Reader<unknown>,
  scans: readonly Sheet[],
  index: LabelIndex,
): Doubt[] {
  const labels = index.labels.filter(({ sheet }) => scans.includes(sheet));
  const found = valuesAt({ ...index, labels }, [kind], 1, (text, label) =>
    /[\p{L}\p{N}]/u.test(text) && read(text, label) === null ? text : null,
  );
  return found.slice(0, 1).map((place) => {
    const { file, page, box, text } = place;
    return makeDoubt('low_confidence', path, [text], [{ file, page, box, text }]);
  });
}

/** How sure OCR is of each word in the surest place of a value; 1 where it is printed as text. */
function sureness({ places }: Chosen, scans: readonly Sheet[]): number {
  return Math.max(
    0,
    ...places.map((place) => Math.min(1, ...wordsIn(place, scans).map(({ confidence }) => confidence))),
  );
}

function wordsIn({ file, page, box }: Place, scans: readonly Sheet[]) {
  const sheet = scans.find((scan) => scan.file === file && scan.page === page);
  return (sheet?.lines ?? []).flatMap(({ words }) =>
    words.filter((word) => {
      const own = sheet!.printed.get(word) ?? word.box;
      const [x, y] = [middleX(own), middleY(own)];
      return x > box[0] && x < box[2] && y > box[1] && y < box[3];
    }),
  );
}
