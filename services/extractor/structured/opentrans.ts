import type { DataIdentity, DataKind, XmlElement } from '@orderloom/pages/data/data.ts';
import { isoDay } from './data-values.ts';
import {
  type Datum,
  type DeliveryData,
  joined,
  type LineData,
  noLine,
  noOrder,
  noParty,
  type OrderData,
  type PartyData,
} from './order-data.ts';
import { find, findAll, numbersAt, read, readAll } from './xml-path.ts';

/** Reads an ORDER of openTRANS 1.0 and 2.1 (Fraunhofer IAO); what 2.1 renamed comes first in each list. */
export function readOpenTransOrder(root: XmlElement, { kind }: DataIdentity): OrderData {
  const header = find(root, 'ORDER_HEADER', `${root.name}_HEADER`);
  const info = find(header, 'ORDER_INFO', `${root.name}_INFO`);
  const summary = find(root, 'ORDER_SUMMARY', `${root.name}_SUMMARY`);
  const parties = partiesOf(info);
  const buyer =
    parties.find(hasRole('buyer')) ??
    find(info, 'ORDER_PARTIES/BUYER_PARTY/PARTY') ??
    parties.find(hasRole('invoice_recipient')) ??
    null;
  const delivery =
    parties.find(hasRole('delivery')) ?? find(info, 'ORDER_PARTIES/SHIPMENT_PARTIES/DELIVERY_PARTY/PARTY');
  const items = findAll(root, 'ORDER_ITEM_LIST/ORDER_ITEM');
  const remarks = info ? [...findAll(info, 'REMARKS'), ...findAll(info, 'REMARK')] : [];
  const isAboutDelivery = (remark: XmlElement) => /deliver/i.test(remark.attributes.get('type') ?? '');
  return {
    ...noOrder,
    kind: kindOf(root, kind),
    orderNumber: read(info, 'ORDER_ID'),
    orderDate: isoDay(read(info, 'ORDER_DATE', 'DATETIME/DATE')),
    delivery: windowOf(find(info, 'DELIVERY_DATE')),
    currency: read(info, 'CURRENCY', 'PRICE_CURRENCY'),
    total: read(summary, 'TOTAL_AMOUNT'),
    tax: numbersAt(summary, 'TOTAL_TAX/TAX_DETAILS_FIX/TAX_AMOUNT'),
    charges: adjustments(summary, 'CHARGES'),
    allowances: adjustments(summary, 'ALLOWANCES'),
    buyer: partyOf(buyer),
    shipTo: partyOf(delivery),
    customerNumber: idOf(buyer, 'supplier_specific'),
    instructions: remarks.filter(isAboutDelivery),
    remarks: remarks.filter((remark) => !isAboutDelivery(remark)),
    lines: items.map(lineOf),
    countedLines: numbersAt(summary, 'TOTAL_ITEM_NUM')[0] ?? null,
  };
}

/** A release (`type`) calls goods off a frame contract: an order all the same. */
function kindOf(root: XmlElement, kind: DataKind): DataKind {
  return kind === 'order' && /change/i.test(root.attributes.get('type') ?? '') ? 'order_change' : kind;
}

function lineOf(item: XmlElement): LineData {
  const product = find(item, 'PRODUCT_ID', 'ARTICLE_ID');
  const price = find(item, 'PRODUCT_PRICE_FIX', 'ARTICLE_PRICE');
  const shorts = readAll(product, 'DESCRIPTION_SHORT');
  return {
    ...noLine,
    supplierArticle: read(product, 'SUPPLIER_PID', 'SUPPLIER_AID'),
    customerArticle: read(product, 'BUYER_PID', 'BUYER_AID'),
    commonArticle: read(
      product,
      'INTERNATIONAL_PID',
      'INTERNATIONAL_AID',
      'EAN',
      'MANUFACTURER_INFO/MANUFACTURER_PID',
    ),
    description: shorts[0] ?? read(product, 'DESCRIPTION_LONG'),
    quantity: read(item, 'QUANTITY'),
    unit: read(item, 'ORDER_UNIT'),
    price: read(price, 'PRICE_AMOUNT'),
    priceBase: read(price, 'PRICE_QUANTITY') ?? read(find(item, 'PRICE_BASE_FIX'), 'PRICE_UNIT_VALUE'),
    lineTotal: read(item, 'PRICE_LINE_AMOUNT') ?? read(price, 'PRICE_LINE_AMOUNT'),
    deliveries: deliveriesOf(item),
    notes: [
      ...(shorts.length > 0 ? readAll(product, 'DESCRIPTION_LONG') : []),
      ...readAll(item, 'REMARKS'),
      ...readAll(item, 'REMARK'),
    ],
  };
}

function deliveriesOf(item: XmlElement): DeliveryData[] {
  const partials = findAll(item, 'PARTIAL_SHIPMENT_LIST/PARTIAL_SHIPMENT');
  if (partials.length > 0)
    return partials.map((each) => ({
      ...windowOf(find(each, 'DELIVERY_DATE')),
      quantity: read(each, 'QUANTITY'),
    }));
  const window = windowOf(find(item, 'DELIVERY_DATE'));
  return window.from || window.to ? [{ ...window, quantity: null }] : [];
}

/** DELIVERY_DATE holds its ends as elements (2.1), or as DATETIME elements of a type (1.0). */
function windowOf(date: XmlElement | null): OrderData['delivery'] {
  if (!date) return { from: null, to: null };
  const from = isoDay(read(date, 'DELIVERY_START_DATE') ?? typedDate(date, 'delivery_start_date'));
  const to = isoDay(read(date, 'DELIVERY_END_DATE') ?? typedDate(date, 'delivery_end_date'));
  if (from && to && from.text === to.text) return { from, to: from };
  return { from, to };
}

function typedDate(from: XmlElement, type: string): Datum | null {
  const found = findAll(from, 'DATETIME').find((each) => each.attributes.get('type') === type);
  return read(found ?? null, 'DATE');
}

function partiesOf(info: XmlElement | null): XmlElement[] {
  return info ? [...findAll(info, 'PARTIES/PARTY'), ...findAll(info, 'ORDER_PARTIES/PARTY')] : [];
}

function hasRole(role: string): (party: XmlElement) => boolean {
  return (party) => readAll(party, 'PARTY_ROLE').some(({ text }) => text.toLowerCase() === role);
}

function idOf(party: XmlElement | null, type: string): Datum | null {
  const found = party
    ? findAll(party, 'PARTY_ID').find((each) => each.attributes.get('type') === type)
    : undefined;
  return found && found.text !== '' ? { text: found.text, line: found.line } : null;
}

function partyOf(party: XmlElement | null): PartyData {
  const address = find(party, 'ADDRESS');
  if (!address) return noParty;
  const contact = find(address, 'CONTACT_DETAILS') ?? find(party, 'CONTACT_DETAILS');
  return {
    ...noParty,
    company: joined([read(address, 'NAME'), read(address, 'NAME2')]),
    contactPerson: joined([read(contact, 'FIRST_NAME'), read(contact, 'CONTACT_NAME')]),
    email: read(contact, 'EMAILS/EMAIL', 'EMAIL') ?? read(address, 'EMAIL'),
    phone: read(contact, 'PHONE') ?? read(address, 'PHONE'),
    vatId: read(address, 'VAT_ID'),
    street: joined([read(address, 'STREET'), read(address, 'HOUSE_NUMBER')]),
    postalCode: read(address, 'ZIP'),
    city: read(address, 'CITY'),
    country: read(address, 'COUNTRY_CODED') ?? read(address, 'COUNTRY'),
  };
}

function adjustments(summary: XmlElement | null, name: 'CHARGES' | 'ALLOWANCES'): number[] {
  return [
    ...numbersAt(summary, `ALLOW_OR_CHARGES_FIX/${name}_TOTAL_AMOUNT`),
    ...numbersAt(summary, `TOTAL_${name}`),
  ];
}
