import type { DataDocument, DataKind } from '@orderloom/pages/data/data.ts';
import { checkRows, checkTotal } from '../arithmetic.ts';
import { namedDocument } from '../document-type/document-type.ts';
import { makeDoubt } from '../doubt.ts';
import { type Chosen, type Doubt, type Draft, type DraftParty, emptyParty, type Place } from '../draft.ts';
import { implausibleDays } from '../fields/implausible-days.ts';
import type { Amount } from '../fields/totals.ts';
import type { DocumentType } from '../lexicon/lexicon.ts';
import type { ExtractSettings } from '../settings.ts';
import { readCurrency } from '../values/currency.ts';
import { type DataSource, sourceOf } from './data-source.ts';
import { countryOf, decimalOf, isDay } from './data-values.ts';
import { deliveryOfData } from './delivery-of-data.ts';
import { type Datum, joined, type OrderData, type PartyData } from './order-data.ts';
import { rowOfData } from './rows-of-data.ts';

const documentTypes: Readonly<Record<DataKind, DocumentType>> = {
  order: 'purchase_order',
  order_change: 'purchase_order',
  order_cancellation: 'purchase_order',
  order_confirmation: 'order_confirmation',
  invoice: 'invoice',
  credit_note: 'credit_note',
  delivery_note: 'delivery_note',
  quotation: 'quotation',
  request_for_quotation: 'quotation',
  other: 'unknown',
};

/** The draft of one order that a document states. Nothing in it is guessed; what cannot be read is doubted. */
export function draftOfData(order: OrderData, document: DataDocument, settings: ExtractSettings): Draft {
  const because = document.identity
    ? `${document.identity.standard} ${document.identity.message}`
    : 'order sheet';
  const source = sourceOf(document, because);
  const readings = order.lines.map((line, index) => rowOfData(line, `items[${index}]`, source));
  const { rows, doubts: rowDoubts } = checkRows(
    readings.map(({ row }) => row),
    () => false,
    false,
  );
  const printed = order.total && decimalOf(order.total.text);
  const total = checkTotal(
    { chosen: order.total && printed !== null ? source.choose(order.total, printed) : null, isFinal: true },
    rows,
    amountsOf(order),
    [],
  );
  const delivery = deliveryOfData(order, source, settings.deliveryWindow);
  const title: Place = source.place({ text: '', line: 0 });
  const isKnown = document.identity !== null;
  const buyer = partyOf(order.buyer, source);
  return {
    documentType: {
      value: documentTypes[order.kind],
      confidence: isKnown ? 0.99 : 0.9,
      places: isKnown ? [title] : [],
      because,
    },
    language: settings.locale.language,
    orderNumber: source.text(order.orderNumber),
    orderDate: source.text(order.orderDate),
    deliveryDate: delivery.date,
    deliveryDateFrom: delivery.from,
    deliveryDateTo: delivery.to,
    currency: currencyOf(order.currency, source),
    totalPrice: total.total,
    buyer,
    printedCustomerNumber: source.text(order.customerNumber),
    shipTo: partyOf(order.shipTo, source),
    instructions: source.text(joined(order.instructions, '\n')),
    remarks: source.text(joined(order.remarks, '\n')),
    rows,
    doubts: [
      ...kindDoubts(order.kind, because, title),
      ...(order.test ? [makeDoubt('test_message', '', [], [source.place(order.test)])] : []),
      ...(order.orderDate && !isDay(order.orderDate.text)
        ? [
            makeDoubt(
              'date_unreadable',
              'order_date',
              [order.orderDate.text],
              [source.place(order.orderDate)],
            ),
          ]
        : []),
      ...delivery.doubts,
      ...implausibleDays(delivery, rows, order.orderDate?.text ?? null),
      ...total.doubts,
      ...readings.flatMap((reading) => reading.doubts),
      ...rowDoubts,
      ...missingLines(order),
      ...(buyer.company ? [] : [makeDoubt('customer_missing', 'customer.company', [], [])]),
    ],
    notes: readings.flatMap(({ remarks }, index) =>
      remarks.length > 0 ? [`Line ${index + 1}: ${remarks.join('; ')}`] : [],
    ),
  };
}

/** Why a document of that kind is no new order; empty for one that is. */
function kindDoubts(kind: DataKind, because: string, title: Place): Doubt[] {
  if (kind === 'order') return [];
  if (kind === 'order_change')
    return [makeDoubt('order_change', '', [`changes or replaces an order (${because})`], [title])];
  if (kind === 'order_cancellation')
    return [makeDoubt('order_change', '', [`cancels an order (${because})`], [title])];
  const named =
    kind === 'request_for_quotation'
      ? 'a request for quotation'
      : kind === 'other'
        ? `another message (${because})`
        : namedDocument(documentTypes[kind]);
  return [makeDoubt('not_an_order', '', [named], [title])];
}

function missingLines({ lines, countedLines, incomplete }: OrderData): Doubt[] {
  const doubts: Doubt[] = incomplete === null ? [] : [makeDoubt('file_incomplete', '', [incomplete], [])];
  if (lines.length === 0) return [...doubts, makeDoubt('no_lines', 'items', [], [])];
  if (countedLines === null || countedLines === lines.length) return doubts;
  const counts = `the document counts ${countedLines}, ${lines.length} were read`;
  return [...doubts, makeDoubt('line_count_mismatch', 'items', [counts], [])];
}

function currencyOf(datum: Datum | null, source: DataSource): Chosen | null {
  return datum && source.choose(datum, readCurrency(datum.text.toUpperCase()) ?? datum.text);
}

function partyOf(party: PartyData, source: DataSource): DraftParty {
  const { country, ...texts } = party;
  return {
    ...emptyParty,
    company: source.text(texts.company),
    contactPerson: source.text(texts.contactPerson),
    email: source.text(texts.email),
    phone: source.text(texts.phone),
    vatId: source.text(texts.vatId),
    registrationNumber: source.text(texts.registrationNumber),
    street: source.text(texts.street),
    postalCode: source.text(texts.postalCode),
    city: source.text(texts.city),
    country: country && source.choose(country, countryOf(country.text)),
  };
}

/** What stands between the sum of the lines and the total, as the check of totals takes it. */
function amountsOf({ tax, charges, allowances }: OrderData): Amount[] {
  const amount = (kind: Amount['kind'], value: number): Amount => ({
    kind,
    value,
    currency: null,
    score: 1,
    because: '',
    file: '',
    page: 1,
    box: [0, 0, 0, 0],
    text: '',
  });
  return [
    ...tax.map((value) => amount('tax', value)),
    ...charges.map((value) => amount('freight', value)),
    ...allowances.map((value) => amount('discount', value)),
  ];
}
