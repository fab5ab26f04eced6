import type { DataIdentity, DataKind, XmlElement } from '@orderloom/pages/data/data.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
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
import { attribute, find, findAll, numbersAt, read, readAll } from './xml-path.ts';

/** Purposes (UN/EDIFACT 1225) that make something else of an order. */
const purposeKinds: Readonly<Record<string, DataKind>> = {
  '1': 'order_cancellation',
  '3': 'order_cancellation',
  '4': 'order_change',
  '5': 'order_change',
};

/**
 * Reads an order of UN/CEFACT's SCRDM (CII), as Order-X 1.0 has it in its profiles BASIC, COMFORT and EXTENDED.
 * Factur-X and ZUGFeRD invoices are built alike, so their values are found by the same paths.
 */
export function readCiiOrder(root: XmlElement, { kind }: DataIdentity): OrderData {
  const document = find(root, 'ExchangedDocument', 'HeaderExchangedDocument');
  const trade = find(root, 'SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction');
  const agreement = find(trade, 'ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement');
  const delivery = find(trade, 'ApplicableHeaderTradeDelivery', 'ApplicableSupplyChainTradeDelivery');
  const settlement = find(trade, 'ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement');
  const sums = find(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  );
  const buyer = find(agreement, 'BuyerTradeParty');
  const purpose = read(document, 'PurposeCode')?.text ?? '';
  return {
    ...noOrder,
    kind: kind === 'order' ? (purposeKinds[purpose] ?? kind) : kind,
    orderNumber: read(document, 'ID') ?? read(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    orderDate: dayAt(document, 'IssueDateTime'),
    delivery: windowOf(delivery),
    currency:
      read(settlement, 'OrderCurrencyCode', 'InvoiceCurrencyCode') ??
      attribute(find(sums, 'GrandTotalAmount', 'LineTotalAmount'), 'currencyID'),
    total: read(sums, 'GrandTotalAmount', 'TaxBasisTotalAmount', 'LineTotalAmount'),
    otherTotals: numbersAt(sums, '*'),
    tax: numbersAt(sums, 'TaxTotalAmount'),
    charges: numbersAt(sums, 'ChargeTotalAmount'),
    allowances: numbersAt(sums, 'AllowanceTotalAmount'),
    buyer: partyOf(buyer),
    shipTo: partyOf(find(delivery, 'ShipToTradeParty')),
    customerNumber: read(buyer, 'ID'),
    instructions: readAll(agreement, 'ApplicableTradeDeliveryTerms/Description'),
    remarks: [
      ...readAll(document, 'IncludedNote/Content'),
      ...readAll(document, 'Name').filter(({ text }) => !ofOrders.test(text)),
    ],
    lines: trade ? findAll(trade, 'IncludedSupplyChainTradeLineItem').map(lineOf) : [],
  };
}

const ofOrders = new RegExp(
  anyOf(({ labelWords }) => labelWords.order),
  'iu',
);

function lineOf(line: XmlElement): LineData {
  const product = find(line, 'SpecifiedTradeProduct');
  const agreement = find(line, 'SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement');
  const delivery = find(line, 'SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery');
  const settlement = find(line, 'SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement');
  const quantity = find(delivery, 'RequestedQuantity', 'AgreedQuantity', 'BilledQuantity');
  const price = find(agreement, 'NetPriceProductTradePrice', 'GrossPriceProductTradePrice');
  const name = read(product, 'Name', 'Description');
  const status = read(line, 'AssociatedDocumentLineDocument/LineStatusCode');
  return {
    ...noLine,
    supplierArticle: read(product, 'SellerAssignedID'),
    customerArticle: read(product, 'BuyerAssignedID'),
    commonArticle: read(product, 'GlobalID', 'IndustryAssignedID', 'ManufacturerAssignedID'),
    description: name,
    quantity: quantity && { text: quantity.text, line: quantity.line },
    unit: attribute(quantity, 'unitCode'),
    price: read(price, 'ChargeAmount'),
    priceBase: read(price, 'BasisQuantity'),
    lineTotal: read(
      settlement,
      'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
      'SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
    ),
    allowance: allowanceOf(settlement),
    deliveries: deliveriesOf(delivery),
    notes: [
      ...readAll(product, 'Description').filter(({ text }) => text !== name?.text),
      ...readAll(line, 'AssociatedDocumentLineDocument/IncludedNote/Content'),
    ],
    change: status && /^(?:2|3|7)$/.test(status.text) ? status : null,
  };
}

function allowanceOf(settlement: XmlElement | null): number {
  if (!settlement) return 0;
  return findAll(settlement, 'SpecifiedTradeAllowanceCharge')
    .map(
      (each) =>
        (read(each, 'ChargeIndicator/Indicator')?.text === 'true' ? -1 : 1) *
        (numbersAt(each, 'ActualAmount')[0] ?? 0),
    )
    .reduce((all, each) => all + each, 0);
}

function deliveriesOf(delivery: XmlElement | null): DeliveryData[] {
  const events = delivery ? findAll(delivery, 'RequestedDeliverySupplyChainEvent') : [];
  return events.map((event) => ({ ...eventDays(event), quantity: read(event, 'UnitQuantity') }));
}

function windowOf(delivery: XmlElement | null): OrderData['delivery'] {
  const event = find(delivery, 'RequestedDeliverySupplyChainEvent');
  return event ? eventDays(event) : { from: null, to: null };
}

function eventDays(event: XmlElement): OrderData['delivery'] {
  const day = dayAt(event, 'OccurrenceDateTime');
  if (day) return { from: day, to: day };
  const period = find(event, 'OccurrenceSpecifiedPeriod');
  return { from: dayAt(period, 'StartDateTime'), to: dayAt(period, 'EndDateTime') };
}

/** Format codes (UN/EDIFACT 2379): 102 and 203 are the digits of a day, 101 those of one with a short year. */
function dayAt(from: XmlElement | null, path: string): Datum | null {
  const element = find(from, `${path}/DateTimeString`, `${path}/DateTime`, path);
  if (!element || element.text === '') return null;
  const { text, line } = element;
  return isoDay({ text: element.attributes.get('format') === '101' ? `20${text}` : text, line });
}

function partyOf(party: XmlElement | null): PartyData {
  if (!party) return noParty;
  const contact = find(party, 'DefinedTradeContact');
  const address = find(party, 'PostalTradeAddress');
  const registrations = findAll(party, 'SpecifiedTaxRegistration/ID');
  const vat = registrations.find((each) => each.attributes.get('schemeID') === 'VA');
  return {
    company: read(party, 'Name', 'SpecifiedLegalOrganization/TradingBusinessName'),
    contactPerson: read(contact, 'PersonName', 'DepartmentName'),
    email: read(contact, 'EmailURIUniversalCommunication/URIID') ?? uriOf(party),
    phone: read(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
    vatId: vat ? { text: vat.text, line: vat.line } : null,
    registrationNumber: read(party, 'SpecifiedLegalOrganization/ID'),
    street: joined([read(address, 'LineOne'), read(address, 'LineTwo'), read(address, 'LineThree')], ', '),
    postalCode: read(address, 'PostcodeCode'),
    city: read(address, 'CityName'),
    country: read(address, 'CountryID'),
  };
}

/** The party's own electronic address, when it is one of e-mail. */
function uriOf(party: XmlElement): Datum | null {
  const uri = read(party, 'URIUniversalCommunication/URIID');
  return uri && /^[^\s@]+@[^\s@]+$/.test(uri.text) ? uri : null;
}
