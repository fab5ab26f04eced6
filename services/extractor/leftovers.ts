import type { DateRule } from './context.ts';
import { makeDoubt } from './doubt.ts';
import type { Doubt, Draft } from './draft.ts';
import { composedKind, namesManager } from './fields/composed-labels.ts';
import type { LabelIndex } from './fields/labelled-values.ts';
import type { PartyBlock } from './fields/party-block.ts';
import { phoneTold } from './fields/told-phones.ts';
import { announcesVatId } from './fields/vat-ids.ts';
import { stackBelow } from './layout/neighbours.ts';
import { type Line, placeOf, type Segment, type Sheet } from './layout/sheet.ts';
import {
  type Found,
  isDayWithoutYear,
  isLaterDate,
  type KnownDays,
  refusesLine,
  showsPhone,
} from './leftover-kinds.ts';
import { dateWords, tokenise } from './lexicon/phrases.ts';
import { yourWords } from './lexicon/possessives.ts';
import { hasStreetWord, isStreetKind, looksLikeStreet, readCityLine } from './values/address.ts';
import { looksLikePerson } from './values/company.ts';
import { readCurrency } from './values/currency.ts';
import { readDate } from './values/date.ts';
import { isMailboxForInvoices, isOurAddress, readEmails } from './values/email.ts';
import { isGivenName } from './values/given-name.ts';
import { readPhone } from './values/phone.ts';

/** What the pages show besides the order lines. */
export interface Shown {
  sheets: readonly Sheet[];
  /** Lines of rows and their headings. */
  inTables: ReadonlySet<Line>;
  labels: LabelIndex;
  blocks: readonly PartyBlock[];
  ourPostalCode: string | null;
  ourMail: string | null;
  rule: DateRule;
}

/** A text with a town has at most this many words; longer ones are terms. */
const longestTown = 12;
/** Left edges this near, in points, are flush. */
const flush = 4;
/** `925,00`, `1 733.20`. */
const money = /\d[.,]\d{2}(?![\d.,%])/;

/**
 * Values of a kind that an empty field would hold: the order prints them somewhere, but at no label and no place
 * that we know. An empty field is right only where nothing of its kind is left over.
 */
export function findLeftovers(draft: Omit<Draft, 'doubts'>, shown: Shown): Doubt[] {
  const ofOthers = new Set(
    shown.blocks
      .filter(({ role }) => role === 'supplier' || role === 'otherParty')
      .flatMap(({ sheet, segments }) => [...segments, ...segments.slice(-1).flatMap(restOf(sheet))]),
  );
  const free = shown.sheets.flatMap((sheet) =>
    sheet.lines
      .filter((line) => !shown.inTables.has(line))
      .flatMap(({ segments }) => segments.filter((segment) => !ofOthers.has(segment)))
      .map((segment) => ({ sheet, segment })),
  );
  const inTables = segmentsInTables(shown);
  const known = knownDays(draft);
  const dated = known ? inTables : inTables.filter((entry) => isDate(entry, shown.rule));
  const [date] = [
    ...[...free, ...dated].filter((entry) => isLaterDate(entry, draft, shown, known)),
    ...inTables.filter(({ segment }) => isDayWithoutYear(segment.text)),
  ];
  // A column of facts beside the order lines is taken for a part of their table now and then.
  const anywhere = [...free, ...inTables];
  const [phone] = draft.buyer.phone ? [] : anywhere.filter(({ segment }) => showsPhone(segment));
  const [name] = draft.buyer.contactPerson ? [] : free.filter((entry) => namesPerson(entry, draft));
  const [email] = draft.buyer.email
    ? []
    : anywhere.filter(({ segment }) => isTheirMail(segment, shown.ourMail));
  const [vatId] = draft.buyer.vatId ? [] : free.filter(isTaxNumber);
  const codes = [
    shown.ourPostalCode,
    draft.buyer.postalCode?.value ?? null,
    draft.shipTo.postalCode?.value ?? null,
  ];
  const postalCodes = new Set(codes.map(tight));
  // Several places of delivery are a doubt already.
  const labelled = new Set(
    shown.blocks
      .filter(({ role }) => role === 'billTo' || role === 'shipTo')
      .flatMap(({ segments }) => segments),
  );
  const isNamed = draft.shipTo.company !== null && draft.shipTo.city === null;
  const [town] = free.filter(
    ({ sheet, segment }) =>
      !labelled.has(segment) && isTown(segment, postalCodes, isNamed || isUnderStreet(sheet, segment)),
  );
  const [amount] = draft.totalPrice
    ? []
    : [
        ...amountsBehind(shown).filter(
          ({ segment }) => isPriced(draft) || readCurrency(segment.text) !== null,
        ),
        ...inTables.filter(({ segment }) => isSumInWords(segment)),
      ];
  const [refusal] = free.filter(({ segment }) => refusesLine(segment));
  const place = (entry: Found) => [placeOf(entry.sheet, entry.segment.words)];
  return [
    ...(date ? [makeDoubt('date_unclear', 'delivery_date', [date.segment.text], place(date))] : []),
    ...(phone ? [unassigned('a telephone number', 'customer.phone', phone)] : []),
    ...(name ? [unassigned('a name', 'customer.contact_person', name)] : []),
    ...(email ? [unassigned('a mail address', 'customer.email', email)] : []),
    ...(vatId ? [unassigned('a VAT number', 'customer.vat_id', vatId)] : []),
    ...(town ? [unassigned('an address', 'shipping_details.recipient.address', town)] : []),
    ...(refusal ? [makeDoubt('text_not_understood', 'items', [refusal.segment.text], place(refusal))] : []),
    ...(amount ? [makeDoubt('amount_unclear', 'total_price', [amount.segment.text], place(amount))] : []),
  ];
}

/** What stands under the last line of a block: a telephone number behind the address. */
function restOf(sheet: Sheet): (last: Segment) => Segment[] {
  return (last) => stackBelow(sheet, last, last.box[0], () => false);
}

function unassigned(what: string, path: string, { sheet, segment }: Found): Doubt {
  return makeDoubt('value_unassigned', path, [what, segment.text], [placeOf(sheet, segment.words)]);
}

function knownDays({
  deliveryDate,
  deliveryDateFrom,
  deliveryDateTo,
  rows,
}: Omit<Draft, 'doubts'>): KnownDays | null {
  const ofRows = rows.flatMap((row) => [row.deliveryDate, ...(row.schedule ?? [])]);
  const days = [deliveryDate, deliveryDateFrom, deliveryDateTo, ...ofRows]
    .flatMap((day) => day?.value ?? [])
    .sort();
  return days.length > 0 ? { first: days[0]!, last: days.at(-1)! } : null;
}

/** A date with a place of its own among the lines, as in a column that we do not know. */
function isDate({ segment: { text } }: Found, rule: DateRule): boolean {
  return readDate(text, rule.order, dateWords)?.text.length === text.length;
}

function segmentsInTables({ sheets, inTables }: Shown): Found[] {
  return sheets.flatMap((sheet) =>
    sheet.lines
      .filter((line) => inTables.has(line))
      .flatMap(({ segments }) => segments)
      .map((segment) => ({ sheet, segment })),
  );
}

/** `Value of this release, net: 3.44 EUR` under the last order line. */
function isSumInWords({ text }: Segment): boolean {
  return /\p{L}{3}\P{L}+\p{L}{3}.*\d[.,]\d{2}(?![\d.,%])/u.test(text) && readCurrency(text) !== null;
}

/** A name with a number or a mail address, or behind words for who deals with an order. */
function namesPerson({ segment: { text } }: Found, { buyer, shipTo }: Omit<Draft, 'doubts'>): boolean {
  const [, label, rest = ''] = /^([^:\d]{2,40}):\s+(.+)$/.exec(text) ?? [];
  const first = rest.split(' ')[0] ?? '';
  const name = rest.split(/[,;(/|]|\s(?=[+(\d])/)[0]!.trim();
  const known = [buyer.company, shipTo.company, shipTo.contactPerson].map((chosen) => chosen?.value);
  const isAtLabel =
    label !== undefined &&
    isGivenName(first) &&
    looksLikePerson(name) &&
    !isStreetKind(first) &&
    !known.includes(name) &&
    (namesManager(label) || composedKind(label) === 'contact' || phoneTold(text) !== null);
  return isAtLabel || isBeforeNumber(text);
}

/** `Any questions? Ngozi Eze, +44 113 496 0188`: what looks like a person right before a telephone number. */
function isBeforeNumber(text: string): boolean {
  const [, name] =
    /(?:^|[?!:.]\s)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}),\s(?:[Tt]el\.?\s)?\+?\(?\d/u.exec(text) ??
    [];
  return (
    name !== undefined && looksLikePerson(name) && readPhone(text) !== null && composedKind(name) === null
  );
}

function isTheirMail({ text }: Segment, ours: string | null): boolean {
  return readEmails(text).some((mail) => !isOurAddress(mail, ours) && !isMailboxForInvoices(mail));
}

/** A number behind words of a tax office, in one text or beside them; `your VAT number` is ours. */
function isTaxNumber({ sheet, segment }: Found): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const before = segments[segments.indexOf(segment) - 1];
  const texts = [segment.text, ...(before ? [`${before.text} ${segment.text}`] : [])];
  return texts.some(
    (text) => announcesVatId(text) && !tokenise(text).some((token) => yourWords.has(token.text)),
  );
}

function isUnderStreet(sheet: Sheet, { line, box }: Segment): boolean {
  const above = sheet.lines[line - 1]?.segments.find((other) => Math.abs(other.box[0] - box[0]) < flush);
  return above !== undefined && looksLikeStreet(above.text) && hasStreetWord(above.text);
}

/**
 * A town whose postal code is none of those that are known. Under a street, and where a place of delivery is named,
 * digits before a name may be one as well.
 */
function isTown({ text }: Segment, known: ReadonlySet<string>, isNamed: boolean): boolean {
  const city = readCityLine(text);
  return (
    city !== null &&
    (city.certain || (isNamed && city.before === '' && /^\d/.test(text))) &&
    city.postalCode !== null &&
    !known.has(tight(city.postalCode)) &&
    text.split(' ').length <= longestTown
  );
}

function tight(code: string | null): string {
  return (code ?? '').replace(/\W/g, '');
}

function isPriced({ rows }: Omit<Draft, 'doubts'>): boolean {
  return rows.some((row) => row.price !== null || row.lineTotal !== null);
}

function amountsBehind({ sheets, inTables }: Shown): Found[] {
  const last = sheets.findLastIndex(({ lines }) => lines.some((line) => inTables.has(line)));
  return sheets.slice(Math.max(last, 0)).flatMap((sheet, index) => {
    const from = index === 0 ? sheet.lines.findLastIndex((line) => inTables.has(line)) + 1 : 0;
    return sheet.lines
      .slice(from)
      .flatMap(({ segments }) => segments)
      .filter(({ text }) => money.test(text) && readDate(text, 'DMY', dateWords) === null)
      .map((segment) => ({ sheet, segment }));
  });
}
