import type { ReadFile } from '@orderloom/pages/page.ts';
import { amountsForPrices } from './amounts-for-prices.ts';
import { checkRows, checkTotal, withProvenSum } from './arithmetic.ts';
import { contextOf, datesOfMail } from './context.ts';
import { namedDocument, readDocumentType } from './document-type/document-type.ts';
import { makeDoubt } from './doubt.ts';
import type { Doubt, Draft, Place } from './draft.ts';
import { withoutEdiCodes } from './edi-prints.ts';
import { findCurrency } from './fields/currency.ts';
import { findDateBoxes } from './fields/date-boxes.ts';
import { findDelivery } from './fields/dates.ts';
import { findFreeText } from './fields/free-text.ts';
import { withoutPastRemarks } from './fields/implausible-days.ts';
import { indexLabels, type LabelIndex } from './fields/labelled-values.ts';
import { labelsOf } from './fields/labels.ts';
import { clearLanguageOf, languageOf } from './fields/language.ts';
import { orderByDelivery } from './fields/later-delivery.ts';
import { findOrderDate } from './fields/order-date.ts';
import { findCustomerNumber, findOrderNumber } from './fields/order-number.ts';
import { findParties, type Parties } from './fields/parties.ts';
import type { PartyBlock } from './fields/party-block.ts';
import { findBlocks } from './fields/party-blocks.ts';
import { findPlainNumbers } from './fields/plain-number.ts';
import { findSectionDates, withSectionDates } from './fields/section-dates.ts';
import { partSide } from './fields/sides.ts';
import { amountsBehind, findSummedTotal, raisedTotal } from './fields/summed-total.ts';
import { findTitleNumbers } from './fields/title-number.ts';
import { findToldOrders } from './fields/told-orders.ts';
import { findAmounts, findTotal } from './fields/totals.ts';
import { findLetterDates, findUnlabelledDates } from './fields/unlabelled-dates.ts';
import { findUnlabelledNumber } from './fields/unlabelled-number.ts';
import { homes } from './fields/vat-ids.ts';
import { findWindows } from './fields/window-ends.ts';
import { findHomePage } from './home-page.ts';
import { type Line, type Segment, type Sheet, sheetsOf } from './layout/sheet.ts';
import { findLeftovers } from './leftovers/find-leftovers.ts';
import { unseenRows } from './leftovers/unseen-rows.ts';
import { isApart } from './mail-body/message-lines.ts';
import { withMendedTowns } from './misread/mended-towns.ts';
import { weighCodes } from './misread/misread-codes.ts';
import { misreadDoubts } from './misread/misread-doubts.ts';
import { readRows } from './rows/read-rows.ts';
import { readTables } from './rows/read-tables.ts';
import type { ExtractSettings } from './settings.ts';
import { besideTables, inTables, linesOf, outsideRows, textsOf } from './table-lines.ts';
import { noteSeen } from './trace.ts';
import { readCityLine } from './values/address.ts';
import { countryOfState } from './values/authorities.ts';

export interface OrderFiles {
  files: readonly ReadFile[];
  settings: ExtractSettings;
  /** Day (YYYY-MM-DD) of the e-mail that brought them: it tells the year of days that are written without. */
  sentOn?: string | null;
}

/**
 * Reads one order from the pages of its files. Pure: the same pages and settings give the same draft. Whatever is
 * doubtful is in the draft's doubts; nothing is made up that no page shows.
 */
export function extractOrder({ files, settings, sentOn = null }: OrderFiles): Draft {
  const sheets = sheetsOf(withoutEdiCodes(files)).flatMap(partSide);
  const tables = readTables(sheets);
  const inRows = linesOf(tables);
  const tableLines = inTables(tables, inRows);
  const labels = indexLabels(sheets.flatMap(labelsOf).filter(outsideRows(tables, inRows)));
  const blocks = findBlocks(sheets, labels, tableLines, settings.supplier);
  noteSeen({ sheets, tables, labels: labels.labels, blocks });
  const around = sheets.map((sheet) => ({
    ...sheet,
    // Their places stay: a segment knows its line by its index.
    lines: sheet.lines.map((line) => (inRows.has(line) ? besideTables(line, sheet, tables) : line)),
  }));
  const parties = withMendedTowns(findParties(blocks, around, labels, settings.supplier), sheets);
  const country = countryOf(parties);
  const origin = { country, language: clearLanguageOf(labels.labels) };
  const written = contextOf(sheets, textsOf(tables), origin, settings.locale);
  const turned = orderByDelivery(labels, written.headerDates);
  const context = turned
    ? {
        ...written,
        headerDates: turned,
        rowDates: written.rowDates.source === 'document' ? written.rowDates : turned,
      }
    : written;

  const reading = readRows(tables, sheets, context, linesOfPlaces(blocks));
  const isScanned = scannedPlaces(sheets);
  const sections = findSectionDates(tables, labels, context.headerDates);
  const language = languageOf(labels.labels, settings.locale.language);
  const amounts = findAmounts(sheets, context, tableLines, language);
  const { rows: checked, doubts: rowDoubts } = checkRows(
    weighCodes(withSectionDates(reading.rows, sections), isScanned),
    (row) => row.quantity?.places.some(isScanned) ?? false,
    amounts.some(({ kind, value }) => kind === 'tax' && value !== 0),
  );
  const labelledTotal = findTotal(amounts);
  const behind = amountsBehind(sheets, tableLines, context);
  const printedTotal = labelledTotal.chosen
    ? raisedTotal(labelledTotal, behind, amounts)
    : findSummedTotal(sheets, checked, tableLines, context);
  const settled = withProvenSum(amountsForPrices(checked, printedTotal.chosen, amounts), amounts);
  const total = checkTotal(
    printedTotal,
    settled,
    amounts,
    behind.map(({ value }) => value),
  );
  const home = country ?? stateAtHead(sheets) ?? homes[language] ?? null;
  const currency = findCurrency(labels, amounts, reading.currencies, sheets, home);
  const told = findToldOrders(sheets, context.headerDates);
  const orderNumber = findOrderNumber(
    labels,
    [...numbersInTitles(sheets), ...findPlainNumbers(sheets, labels)],
    told.numbers.length > 0 ? told.numbers : findUnlabelledNumber(sheets, labels, tableLines),
    new Set(blocks.filter(({ role }) => role === 'shipTo').flatMap(({ segments }) => segments)),
  );
  const headerDates = datesOfMail(context.headerDates, sentOn, sheets);
  const datesAfter = (day: string | null) =>
    findUnlabelledDates(sheets, labels, tableLines, { rule: headerDates, after: day });
  const datesAfterMail = datesAfter(sentOn);
  const orderDate = findOrderDate(
    labels,
    headerDates,
    [...findLetterDates(sheets, labels, context.headerDates), ...told.dates, ...findDateBoxes(sheets)],
    datesAfterMail,
  );
  const rows = withoutPastRemarks(settled, orderDate.chosen?.value ?? null);
  // A day without a year comes after that of the e-mail, else after that of the order.
  const lastDay = sentOn ?? orderDate.chosen?.value ?? null;
  const otherDates = lastDay === sentOn ? datesAfterMail : datesAfter(lastDay);
  const ofSections = new Set(sections.map(({ segment }) => segment));
  const delivery = findDelivery(
    withoutSegments(labels, ofSections),
    { rows, unlabelled: otherDates, windows: findWindows(sheets, tableLines, context.headerDates) },
    {
      rule: headerDates,
      preference: settings.deliveryWindow,
      orderDate: orderDate.chosen?.value ?? null,
    },
  );
  const quantities = rows.some((row) => row.quantity?.value != null);
  const documentType = readDocumentType(sheets, { quantities, orderNumber: orderNumber.chosen !== null });

  const read: Omit<Draft, 'doubts'> = {
    documentType,
    language,
    orderNumber: orderNumber.chosen,
    orderDate: orderDate.chosen,
    deliveryDate: delivery.date,
    deliveryDateFrom: delivery.from,
    deliveryDateTo: delivery.to,
    currency: currency.chosen,
    totalPrice: total.total,
    buyer: parties.buyer,
    printedCustomerNumber: findCustomerNumber(labels),
    shipTo: parties.shipTo,
    homePage: findHomePage(sheets, settings.supplier.email),
    instructions: findFreeText(labels, 'instructions'),
    remarks: findFreeText(labels, 'remarks'),
    rows,
    notes: [...files.flatMap((file) => file.notes), ...delivery.notes, ...reading.notes],
  };
  const doubts = [
    ...typeDoubts(documentType),
    ...[orderNumber, orderDate, delivery, currency, printedTotal, total].flatMap((found) => found.doubts),
    ...parties.doubts,
    ...misreadDoubts(parties, sheets, labels, settings.thresholds.review),
    ...reading.doubts,
    ...rowDoubts,
    ...unseenRows(files),
    ...(rows.length === 0 ? [makeDoubt('no_lines', 'items', [], [])] : []),
    ...(parties.buyer.company ? [] : [makeDoubt('customer_missing', 'customer.company', [], [])]),
  ];
  const left = findLeftovers(read, {
    sheets,
    inTables: tableLines,
    labels,
    blocks,
    ourPostalCode: settings.supplier.address.postalCode,
    ourMail: settings.supplier.email,
    rule: context.headerDates,
  });
  const isNew = ({ code, path }: Doubt) =>
    !doubts.some((doubt) => doubt.code === code && doubt.path === path);
  return { ...read, doubts: [...doubts, ...left.filter(isNew)] };
}

/** Of the first page; of the first paper where that page is a letter without any. */
function numbersInTitles(sheets: readonly Sheet[]) {
  const found = findTitleNumbers(sheets);
  return found.length > 0 ? found : findTitleNumbers(sheets.filter(({ source }) => source !== 'plain'));
}

/** That of the buyer's address, else of the place of delivery, else of the buyer's VAT number. */
function countryOf({ buyer, shipTo }: Parties): string | null {
  const ofTax = /^[A-Z]{2}(?=\d)/.exec(buyer.vatId?.value ?? '')?.[0];
  return buyer.country?.value ?? shipTo.country?.value ?? (ofTax === 'EL' ? 'GR' : ofTax) ?? null;
}

/** The country whose state prints its name over that of the authority that orders. */
function stateAtHead([sheet]: readonly Sheet[]): string | null {
  const head = sheet?.lines.filter(({ box }) => box[1] < headDepth * sheet.height) ?? [];
  const found = head.flatMap(({ segments }) => segments.map(({ text }) => countryOfState(text)));
  return found.find((country) => country !== null) ?? null;
}
const headDepth = 0.2;

function withoutSegments(index: LabelIndex, segments: ReadonlySet<Segment>): LabelIndex {
  return { ...index, labels: index.labels.filter(({ segment }) => !segments.has(segment)) };
}

/** The lines of blocks with a town; of a plain text without those above a blank line over the address, which may be of a list. */
function linesOfPlaces(blocks: readonly PartyBlock[]): Set<Line> {
  return new Set(
    blocks.flatMap(({ sheet, segments }) => {
      const town = segments.findLast(({ text }) => readCityLine(text)?.before === '');
      if (town === undefined) return [];
      const first = sheet.source === 'plain' ? firstOfParagraph(sheet, town.line) : 0;
      return segments
        .filter(({ line }) => line >= first)
        .map(({ line }) => sheet.lines[line]!)
        .filter((line) => line.segments.every((one) => segments.includes(one)));
    }),
  );
}

/** The index of the line below the last blank one over this line. */
function firstOfParagraph({ lines }: Sheet, at: number): number {
  return 1 + lines.slice(0, at).findLastIndex((line, i) => isApart(line, lines[i + 1]!));
}

/** Tells whether a place was read by OCR. */
function scannedPlaces(sheets: readonly Sheet[]): (place: Place) => boolean {
  const scanned = new Set(
    sheets.filter(({ source }) => source === 'ocr').map(({ file, page }) => `${page} ${file}`),
  );
  return ({ file, page }) => scanned.has(`${page} ${file}`);
}

function typeDoubts(type: Draft['documentType']): Doubt[] {
  if (type.value === 'purchase_order')
    return type.places.length > 0 ? [] : [makeDoubt('document_type_unclear', '', [], [])];
  return [makeDoubt('not_an_order', '', [namedDocument(type.value)], type.places)];
}
