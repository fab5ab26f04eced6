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
import { attribute, find, findAll, read, readAll } from './xml-path.ts';

const typeKinds: Readonly<Record<string, DataKind>> = {
  update: 'order_change',
  delete: 'order_cancellation',
};

/** Reads an OrderRequest of cXML 1.1 and 1.2 (cXML.dtd: OrderRequestHeader, ItemOut). */
export function readCxmlOrder(root: XmlElement, { kind, message }: DataIdentity): OrderData {
  const request = find(root, 'Request', 'Message', 'Response');
  const order = find(request, message);
  const header = find(order, `${message}Header`, 'OrderRequestHeader');
  const total = find(header, 'Total/Money');
  const adjustments = header ? findAll(header, 'Total/Modifications/Modification') : [];
  const buyer = buyerOf(header);
  const test = attribute(request, 'deploymentMode');
  const lines = order ? findAll(order, 'ItemOut') : [];
  return {
    ...noOrder,
    kind: kind === 'order' ? (typeKinds[attribute(header, 'type')?.text ?? 'new'] ?? kind) : kind,
    orderNumber: attribute(header, 'orderID'),
    orderDate: isoDay(attribute(header, 'orderDate')),
    delivery: requestedOf(header),
    currency:
      attribute(total, 'currency') ??
      attribute(
        find(lines[0] ?? null, 'ItemDetail/UnitPrice/Money', 'BlanketItemDetail/UnitPrice/Money'),
        'currency',
      ),
    total: moneyAt(header, 'Total/Money'),
    tax: amountsAt(header, 'Tax/Money'),
    charges: [
      ...amountsAt(header, 'Shipping/Money'),
      ...adjustments.flatMap((each) => amountsAt(each, 'AdditionalCost/Money')),
    ],
    allowances: adjustments.flatMap((each) => amountsAt(each, 'AdditionalDeduction/DeductionAmount/Money')),
    buyer: withoutGaps(buyer, header),
    shipTo: partyOf(find(header, 'ShipTo')),
    customerNumber: extrinsic(header, /^(customer|account)[\s_-]?(number|no|id)$/i),
    remarks: commentsOf(header),
    lines: orderedOf(lines),
    test: test?.text === 'test' ? test : null,
  };
}

/**
 * The items, composites once: where the group is priced its parts are notes of it, where its parts are priced it is a
 * note of the first of them (cXML 1.2, compositeItemType). Items that no composite claims stand for themselves.
 */
function orderedOf(items: readonly XmlElement[]): LineData[] {
  const byNumber = new Map(items.map((item) => [attribute(item, 'lineNumber')?.text ?? '', item]));
  const parentOf = (item: XmlElement) =>
    byNumber.get(attribute(item, 'parentLineNumber')?.text ?? '-') ?? null;
  const partsOf = Map.groupBy(items.filter(parentOf), (item) => parentOf(item)!);
  const isByParts = (parent: XmlElement) => attribute(parent, 'compositeItemType')?.text === 'itemLevel';
  return items.flatMap((item) => {
    const parts = partsOf.get(item) ?? [];
    const parent = parentOf(item);
    if (parts.length > 0 && isByParts(item)) return [];
    if (parent && !isByParts(parent)) return [];
    const heading = parent && partsOf.get(parent)![0] === item ? [noteOf('part of', parent, false)] : [];
    return [lineOf(item, [...heading, ...parts.map((part) => noteOf('contains', part, true))])];
  });
}

function noteOf(what: string, item: XmlElement, isCounted: boolean): Datum {
  const words = [
    what,
    isCounted ? (attribute(item, 'quantity')?.text ?? '') : '',
    read(item, 'ItemID/SupplierPartID')?.text ?? '',
    descriptionOf(find(item, 'ItemDetail'))?.text ?? '',
  ];
  return { text: words.filter((word) => word !== '').join(' '), line: item.line };
}

function lineOf(line: XmlElement, notes: readonly Datum[]): LineData {
  const detail = find(line, 'ItemDetail', 'BlanketItemDetail');
  const basis = find(detail, 'PriceBasisQuantity');
  const quantity = attribute(line, 'quantity');
  return {
    ...noLine,
    supplierArticle: read(line, 'ItemID/SupplierPartID'),
    customerArticle: read(line, 'ItemID/BuyerPartID'),
    commonArticle: extrinsicGtin(detail) ?? read(detail, 'ManufacturerPartID'),
    description: descriptionOf(detail),
    quantity,
    unit: read(detail, 'UnitOfMeasure'),
    price: moneyAt(detail, 'UnitPrice/Money'),
    priceBase: attribute(basis, 'quantity'),
    lineTotal: moneyAt(line, 'SubtotalAmount/Money') ?? moneyAt(detail, 'SubtotalAmount/Money'),
    deliveries: deliveriesOf(line),
    // Variants of one part differ in their auxiliary id only.
    notes: [...readAll(line, 'ItemID/SupplierPartAuxiliaryID'), ...commentsOf(line), ...notes],
  };
}

/** The text itself, else its short name. */
function descriptionOf(detail: XmlElement | null): Datum | null {
  return joined([read(detail, 'Description') ?? read(detail, 'Description/ShortName')]);
}

/** Schedule lines part the quantity; else the item asks for one day. */
function deliveriesOf(line: XmlElement): DeliveryData[] {
  const schedules = findAll(line, 'ScheduleLine');
  if (schedules.length > 0)
    return schedules.map((each) => {
      const day = isoDay(attribute(each, 'requestedDeliveryDate'));
      return { from: day, to: day, quantity: attribute(each, 'quantity') };
    });
  const requested = requestedOf(line);
  return requested.from || requested.to ? [{ ...requested, quantity: null }] : [];
}

function requestedOf(from: XmlElement | null): OrderData['delivery'] {
  const day = isoDay(attribute(from, 'requestedDeliveryDate'));
  if (day) return { from: day, to: day };
  const period = find(from, 'DeliveryPeriod/Period', 'ShipTo/DeliveryPeriod/Period');
  return { from: isoDay(attribute(period, 'startDate')), to: isoDay(attribute(period, 'endDate')) };
}

/** cXML names no buyer: a contact or extrinsic may, else who pays, is the one. */
function buyerOf(header: XmlElement | null): PartyData {
  const roles = header
    ? findAll(header, 'Contact').filter((each) =>
        /^(buyer|buyerCorporate|soldTo|buyerParty)$/i.test(attribute(each, 'role')?.text ?? ''),
      )
    : [];
  const partner = header
    ? findAll(header, 'BusinessPartner').find((each) =>
        /soldTo|buyer/i.test(attribute(each, 'role')?.text ?? ''),
      )
    : undefined;
  const soldTo = partner ? partyOf(partner) : noParty;
  if (soldTo.company) return soldTo;
  const billTo = partyOf(find(header, 'BillTo'));
  const contact = roles[0] ? contactOf(roles[0]) : noParty;
  return {
    ...billTo,
    contactPerson: contact.contactPerson ?? billTo.contactPerson,
    email: contact.email ?? billTo.email,
    phone: contact.phone ?? billTo.phone,
  };
}

/** What a contact of any role says, where the buyer's party is silent. */
function withoutGaps(buyer: PartyData, header: XmlElement | null): PartyData {
  const contact = contactOf(find(header, 'Contact'));
  return {
    ...buyer,
    contactPerson: buyer.contactPerson ?? contact.contactPerson,
    email: buyer.email ?? contact.email,
    phone: buyer.phone ?? contact.phone,
  };
}

function contactOf(contact: XmlElement | null): PartyData {
  if (!contact) return noParty;
  return {
    ...noParty,
    contactPerson: read(contact, 'Name'),
    email: read(contact, 'Email'),
    phone: phoneOf(contact),
  };
}

/** ShipTo and BillTo: an address with its name, and whom to deliver to. */
function partyOf(holder: XmlElement | null): PartyData {
  const address = find(holder, 'Address');
  const postal = find(address, 'PostalAddress');
  const country = find(postal, 'Country');
  const deliverTo = readAll(postal, 'DeliverTo');
  const state = country?.attributes.get('isoCountryCode') === 'US' ? read(postal, 'State') : null;
  return {
    ...noParty,
    company: read(address, 'Name') ?? deliverTo[1] ?? null,
    contactPerson: deliverTo[0] ?? null,
    email: read(address, 'Email'),
    phone: phoneOf(address),
    street: joined(readAll(postal, 'Street'), ', '),
    postalCode: read(postal, 'PostalCode'),
    city: joined([read(postal, 'City'), state]),
    country: attribute(country, 'isoCountryCode') ?? read(postal, 'Country'),
  };
}

function phoneOf(holder: XmlElement | null): Datum | null {
  const number = find(holder, 'Phone/TelephoneNumber');
  if (!number) return null;
  const code = read(number, 'CountryCode');
  const parts = [
    code && { ...code, text: `+${code.text.replace(/^\+/, '')}` },
    read(number, 'AreaOrCityCode'),
    read(number, 'Number'),
  ];
  return read(number, 'Number') ? joined(parts) : null;
}

function commentsOf(holder: XmlElement | null): Datum[] {
  return readAll(holder, 'Comments');
}

function extrinsic(holder: XmlElement | null, name: RegExp): Datum | null {
  const found = holder
    ? findAll(holder, 'Extrinsic').find((each) => name.test(each.attributes.get('name') ?? ''))
    : undefined;
  return found && found.text !== '' ? { text: found.text, line: found.line } : null;
}

function extrinsicGtin(detail: XmlElement | null): Datum | null {
  return read(detail, 'ItemDetailIndustry/ItemDetailRetail/EANID') ?? extrinsic(detail, /^(gtin|ean|upc)$/i);
}

function moneyAt(from: XmlElement | null, path: string): Datum | null {
  const money = read(from, path);
  // cXML writes a decimal point; some systems group thousands by commas (cXML 1.2, Money).
  return (
    money && {
      ...money,
      text: /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(money.text) ? money.text.replaceAll(',', '') : money.text,
    }
  );
}

function amountsAt(from: XmlElement | null, path: string): number[] {
  const value = Number(moneyAt(from, path)?.text ?? Number.NaN);
  return Number.isFinite(value) ? [value] : [];
}
