import { makeDoubt } from '../doubt.ts';
import { type Doubt, type Draft, daysOfRow } from '../draft.ts';
import { ofWork } from '../fields/labelled-blocks.ts';
import type { LabelIndex } from '../fields/labelled-values.ts';
import { means } from '../fields/labels.ts';
import { takesPapers } from '../fields/mailboxes.ts';
import { findSupplierTexts } from '../fields/of-supplier.ts';
import { readParty } from '../fields/party.ts';
import type { PartyBlock } from '../fields/party-block.ts';
import { greets } from '../fields/person-names.ts';
import { numbersOfOthers } from '../fields/printed-phones.ts';
import { isOtherHouse, isSurelyPlaced } from '../fields/sure-places.ts';
import { isUnreadAtWords } from '../fields/unread-delivery.ts';
import { overlapX } from '../layout/boxes.ts';
import { stackBelow } from '../layout/neighbours.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { holdsBack } from '../lexicon/sayings.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { placesByPage } from '../places-by-page.ts';
import { namesPostBox } from '../values/address.ts';
import { readCurrency } from '../values/currency.ts';
import { amountsBehind, isPriced, isSumInWords } from './amounts-left.ts';
import { withoutAppliedChanges } from './applied-changes.ts';
import { isTaxNumber, isTheirMail, namesPerson, showsPhone, unreadPerson } from './contacts-left.ts';
import { cutValues } from './cut-values.ts';
import type { Found, Shown } from './found.ts';
import {
  isDate,
  isDayWithoutYear,
  isGarbledDay,
  isLaterDate,
  isToldDayWithoutYear,
  isWishForDay,
  knownDays,
} from './later-days.ts';
import { isOfLines, isStamped, namesLine, namesOfLines, refusesLine } from './notes-on-lines.ts';
import {
  beginsWithPlace,
  isTown,
  isUnderStreet,
  postalCodesOf,
  unreadDelivery,
  unreadRecipient,
} from './places-left.ts';

/**
 * Values of a kind that an empty field would hold: the order prints them somewhere, but at no label and no place
 * that we know. An empty field is right only where nothing of its kind is left over.
 */
export function findLeftovers(draft: Omit<Draft, 'doubts'>, shown: Shown): Doubt[] {
  const ofSupplier = findSupplierTexts(
    shown.sheets,
    shown.labels,
    draft.buyer.company?.value ?? '',
    shown.blocks,
  );
  const ofOthers = new Set([
    ...ofSupplier,
    ...shown.blocks
      .filter(({ role }) => role === 'supplier' || role === 'otherParty')
      .flatMap(({ sheet, segments }) => [
        ...segments,
        ...segments.slice(-1).flatMap(restOf(sheet, shown.labels)),
      ]),
  ]);
  const free = shown.sheets.flatMap((sheet) =>
    sheet.lines
      .filter((line) => !shown.inTables.has(line))
      .flatMap(({ segments }) => segments.filter((segment) => !ofOthers.has(segment)))
      .map((segment) => ({ sheet, segment })),
  );
  const inTables = segmentsInTables(shown);
  const known = knownDays(draft);
  const isDayOfRow = daysOfRows(draft);
  const dated = known ? inTables : inTables.filter((entry) => isDate(entry, shown.rule));
  const [date] = [
    ...[...free, ...dated].filter((entry) => isLaterDate(entry, draft, shown, known)),
    ...inTables.filter((entry) => isDayWithoutYear(entry.segment.text) && !isDayOfRow(entry)),
    ...free.filter(({ segment }) => isGarbledDay(segment.text, shown.rule) && !isRead(segment.text, draft)),
    ...(known
      ? []
      : free.filter(
          ({ segment: { text } }) =>
            isUnreadAtWords(text) || isToldDayWithoutYear(text) || isWishForDay(text),
        )),
  ];
  // A column of facts beside the order lines is taken for a part of their table now and then.
  const anywhere = [...free, ...inTables];
  // Only numbers: a sentence may stand under `Total`.
  const ofVendor = new Set(
    shown.sheets.flatMap(numbersOfOthers).filter(({ text }) => !/\p{L}{3}/u.test(text)),
  );
  const phone = draft.buyer.phone
    ? undefined
    : anywhere.find(({ segment }) => !ofVendor.has(segment) && showsPhone(segment));
  // `Supplier: 430012 - Muster Ltd` over `Contact: Ann Lee`, a list of facts: either side may be asked there.
  const listed = () =>
    shown.blocks
      .filter((block) => block.role === 'supplier' && readParty(block).city === null)
      .flatMap(({ sheet, segments }) => segments.map((segment) => ({ sheet, segment })))
      .filter(({ segment }) => !ofSupplier.includes(segment));
  const personLeft = () => {
    const texts = [...free, ...listed()];
    const isAmong = new Set(texts.map(({ segment }) => segment));
    return (
      texts.find((entry) => namesPerson(entry, draft)) ??
      unreadPerson(shown, draft, (segment) => isAmong.has(segment))
    );
  };
  const name = draft.buyer.contactPerson ? undefined : personLeft();
  const isForPapers = takesPapers(shown.sheets);
  const email = draft.buyer.email
    ? undefined
    : anywhere.find(({ segment }) => isTheirMail(segment, shown.ourMail, isForPapers));
  const vatId = draft.buyer.vatId ? undefined : free.find(isTaxNumber);
  const postalCodes = postalCodesOf(draft, shown);
  // Several places of delivery are a doubt already.
  const labelled = new Set(
    shown.blocks
      .filter(({ role }) => role === 'shipTo' || (role === 'billTo' && draft.buyer.city !== null))
      .flatMap(({ segments }) => segments),
  );
  const isNamed = draft.shipTo.company !== null && draft.shipTo.city === null;
  const houses = otherHouses(draft, shown);
  const town = free.find(
    ({ sheet, segment }) =>
      !houses.has(segment) &&
      !labelled.has(segment) &&
      !isOwnPostBox({ sheet, segment }, draft, shown) &&
      !isNumberOfWork(segment.text, draft) &&
      (isTown(segment, postalCodes, isNamed || isUnderStreet(sheet, segment)) ||
        (draft.buyer.city === null && beginsWithPlace(segment, postalCodes))),
  );
  const nameless = unreadRecipient(draft, shown);
  const isOfRow = linesOfRows(draft);
  const [amount] = draft.totalPrice
    ? []
    : [
        ...amountsBehind(shown).filter(
          (entry) => (isPriced(draft) || readCurrency(entry.segment.text) !== null) && !isOfRow(entry),
        ),
        ...inTables.filter(({ segment }) => isSumInWords(segment)),
      ];
  const [unread] = shown.sheets.flatMap((sheet) => unreadDelivery(sheet, draft, shown));
  const names = namesOfLines(draft);
  // The text of an e-mail is followed elsewhere, and other papers have terms.
  const onOrder = free.filter(({ sheet }) => names.files.has(sheet.file));
  const note = onOrder.find((entry) => {
    if (isOfLines(entry, names)) return false;
    const left = withoutAppliedChanges(entry.segment.text, draft.rows, draft.language);
    return (
      refusesLine(left) ||
      holdsBack(entry.segment.text) ||
      (left !== '' && namesLine(entry, names, shown.labels))
    );
  });
  const stamp = onOrder.find(({ segment }) => isStamped(segment));
  const place = (entry: Found) => [placeOf(entry.sheet, entry.segment.words)];
  return [
    ...(date ? [makeDoubt('date_unclear', 'delivery_date', [date.segment.text], place(date))] : []),
    ...(phone ? [unassigned('a telephone number', 'customer.phone', phone)] : []),
    ...(name ? [unassigned('a name', 'customer.contact_person', name)] : []),
    ...(email ? [unassigned('a mail address', 'customer.email', email)] : []),
    ...(vatId ? [unassigned('a VAT number', 'customer.vat_id', vatId)] : []),
    ...(town ? [unassigned('an address', 'shipping_details.recipient.address', town)] : []),
    ...(unread && !town ? [unassigned('an address', 'shipping_details.recipient.address', unread)] : []),
    ...(note ? [makeDoubt('text_not_understood', 'items', [note.segment.text], place(note))] : []),
    ...(stamp ? [makeDoubt('order_change', '', [`says "${stamp.segment.text}"`], place(stamp))] : []),
    ...cutValues(draft, shown),
    ...nameless.map((entry) => unassigned('a name', 'shipping_details.recipient.company', entry)),
    ...(amount ? [makeDoubt('amount_unclear', 'total_price', [amount.segment.text], place(amount))] : []),
  ];
}

/**
 * The addresses of other houses at the head, where a label says where the goods go and the buyer's house is known for
 * sure: of whom the paper goes to, or of nobody that matters.
 */
function otherHouses({ buyer, shipTo }: Omit<Draft, 'doubts'>, { blocks }: Shown): ReadonlySet<Segment> {
  const street = shipTo.street?.places[0]?.text ?? null;
  const isLabelled = blocks.some(
    ({ role, segments }) =>
      role === 'shipTo' && street !== null && segments.some(({ text }) => text.includes(street)),
  );
  if (!isLabelled || ![buyer, shipTo].every(isSurelyPlaced)) return new Set();
  const isOther = (block: PartyBlock) => isOtherHouse(readParty(block), [buyer, shipTo]);
  return new Set(
    blocks
      .filter((block) => block.role === 'letterhead' && isOther(block))
      .flatMap(({ segments }) => segments),
  );
}

/** `Postbus 112, 7640 AC Wierden` in the block of the house that orders and has a street there. */
function isOwnPostBox(
  { sheet, segment }: Found,
  { buyer }: Omit<Draft, 'doubts'>,
  { blocks }: Shown,
): boolean {
  const [place] = buyer.street?.places ?? [];
  return (
    namesPostBox(segment.text) &&
    place !== undefined &&
    blocks.some(
      (block) =>
        block.sheet === sheet &&
        block.segments.includes(segment) &&
        block.lines.some(({ text }) => text === place.text),
    )
  );
}

/**
 * `Obra: 2026-014 Moradia`, and `26-014 Quay House` where nobody is Polish: the number of a work, counted in its year, is
 * no postal code, and that of an account is none.
 */
function isNumberOfWork(text: string, { buyer, language }: Omit<Draft, 'doubts'>): boolean {
  const isOfYear = /^[^:\d]{2,30}:\s*(?:19|20)\d{2}-\d{3}\s/u.test(text);
  const isPolish = language === 'pl' || polishCode.test(buyer.postalCode?.value ?? '');
  const isOfShortYear =
    buyer.postalCode !== null && !isPolish && /^(?:\p{L}{3,10}\s)?\d{2}-\d{3}\s/u.test(text);
  return (isOfYear && ofWork.test(text)) || isOfShortYear || ofAccount.test(text);
}
const polishCode = /^\d{2}-\d{3}$/;
const ofAccount = new RegExp(
  `^${anyOf(({ accounts }) => accounts)}(?:\\s\\p{L}[\\p{L} ]{0,20})?\\s?:\\s*\\d`,
  'iu',
);

/** `April 2025` may be what the day of delivery was read from. */
function isRead(text: string, { deliveryDate }: Omit<Draft, 'doubts'>): boolean {
  return deliveryDate?.places.some((place) => place.text === text) ?? false;
}

/** What stands under the last line of a block: a telephone number behind the address. */
function restOf(sheet: Sheet, { labelled }: LabelIndex): (last: Segment) => Segment[] {
  const isOfOrder = (segment: Segment) => {
    const label = labelled.get(segment);
    return (
      greets(segment.text) ||
      (label !== undefined && means(label, 'orderNumber', 'orderDate', 'deliveryDate'))
    );
  };
  return (last) => stackBelow(sheet, last, last.box[0], isOfOrder);
}

/** Tells what stands in the line of a mail's text that a row was read from: its price. */
function linesOfRows({ rows }: Omit<Draft, 'doubts'>): (entry: Found) => boolean {
  const priced = rows.filter(({ price }) => price !== null);
  const placesOn = placesByPage(
    priced.flatMap(({ quantity, price }) => [...(quantity?.places ?? []), ...price!.places]),
  );
  // On a page only what the row took: another column may stand beside it.
  const takenOn = placesByPage(
    priced.flatMap(({ price, lineTotal }) => [...price!.places, ...(lineTotal?.places ?? [])]),
  );
  return ({ sheet, segment: { box } }) =>
    (sheet.source === 'plain' ? placesOn : takenOn)(sheet).some(
      (place) =>
        place.box[1] < box[3] &&
        box[1] < place.box[3] &&
        (sheet.source === 'plain' || overlapX(place.box, box) > 0),
    );
}

/** Tells a part of a day that a line has: its year stands below it, in a narrow cell. */
function daysOfRows({ rows }: Omit<Draft, 'doubts'>): (entry: Found) => boolean {
  const placesOn = placesByPage(rows.flatMap(daysOfRow).flatMap(({ places }) => places));
  return ({ sheet, segment: { box } }) =>
    placesOn(sheet).some(
      (place) => overlapX(place.box, box) > 0 && place.box[1] < box[3] && box[1] < place.box[3],
    );
}

function unassigned(what: string, path: string, { sheet, segment }: Found): Doubt {
  return makeDoubt('value_unassigned', path, [what, segment.text], [placeOf(sheet, segment.words)]);
}

function segmentsInTables({ sheets, inTables }: Shown): Found[] {
  return sheets.flatMap((sheet) =>
    sheet.lines
      .filter((line) => inTables.has(line))
      .flatMap(({ segments }) => segments)
      .map((segment) => ({ sheet, segment })),
  );
}
