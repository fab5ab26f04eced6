import type { DataIdentity, DataKind, XmlElement } from '@orderloom/pages/data/data.ts';
import { isoDay } from './data-values.ts';
import {
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

/** Order types (UN/EDIFACT 1001) that do not ask for the goods now. */
const typeKinds: Readonly<Record<string, DataKind>> = { '230': 'order_change', '231': 'order_confirmation' };

/** Reads an order of UBL 2.0 to 2.4, Peppol BIS Order among them (OASIS UBL-Order-2.xsd; Peppol T01). */
export function readUblOrder(root: XmlElement, { kind }: DataIdentity): OrderData {
  const buyer = find(root, 'BuyerCustomerParty', 'BuyerParty', 'AccountingCustomerParty');
  const delivery = find(root, 'Delivery');
  const totals = find(
    root,
    'AnticipatedMonetaryTotal',
    'LegalMonetaryTotal',
    'RequestedMonetaryTotal',
    'LegalTotals',
  );
  const amount = find(
    totals,
    'PayableAmount',
    'TaxInclusiveAmount',
    'TaxExclusiveAmount',
    'LineExtensionAmount',
    'LineExtensionTotalAmount',
  );
  const allowances = findAll(root, 'AllowanceCharge');
  return {
    ...noOrder,
    kind: typeKinds[read(root, 'OrderTypeCode')?.text ?? ''] ?? kind,
    orderNumber: read(root, 'ID', 'BuyersID', 'OrderReference/ID'),
    orderDate: isoDay(read(root, 'IssueDate')),
    delivery: periodOf(delivery),
    currency:
      read(root, 'DocumentCurrencyCode', 'PricingCurrencyCode') ??
      attribute(amount, 'currencyID') ??
      attribute(find(root, 'OrderLine/LineItem/Price/PriceAmount'), 'currencyID'),
    total: amount && { text: amount.text, line: amount.line },
    otherTotals: numbersAt(totals, '*'),
    tax: numbersAt(root, 'TaxTotal/TaxAmount'),
    charges: allowances.filter(isCharge).flatMap((each) => numbersAt(each, 'Amount')),
    allowances: allowances.filter((each) => !isCharge(each)).flatMap((each) => numbersAt(each, 'Amount')),
    buyer: partyOf(buyer),
    shipTo: shipToOf(delivery),
    customerNumber: read(buyer, 'SupplierAssignedAccountID'),
    instructions: [
      ...readAll(root, 'DeliveryTerms/SpecialTerms'),
      ...readAll(root, 'Delivery/Shipment/DeliveryInstructions'),
    ],
    remarks: readAll(root, 'Note'),
    lines: findAll(root, 'OrderLine').map(lineOf),
    countedLines: numbersAt(root, 'LineCountNumeric')[0] ?? null,
  };
}

function isCharge(allowance: XmlElement): boolean {
  return read(allowance, 'ChargeIndicator')?.text === 'true';
}

function lineOf(line: XmlElement): LineData {
  const entry = find(line, 'LineItem') ?? line;
  const item = find(entry, 'Item');
  const quantity = find(entry, 'Quantity');
  const base = find(entry, 'Price/BaseQuantity');
  const name = read(item, 'Name', 'Description');
  const allowances = findAll(entry, 'AllowanceCharge').map(
    (each) => (isCharge(each) ? -1 : 1) * (numbersAt(each, 'Amount')[0] ?? 0),
  );
  return {
    ...noLine,
    supplierArticle: read(item, 'SellersItemIdentification/ID'),
    customerArticle: read(item, 'BuyersItemIdentification/ID'),
    commonArticle: read(
      item,
      'StandardItemIdentification/ID',
      'CatalogueItemIdentification/ID',
      'ManufacturersItemIdentification/ID',
    ),
    description: name,
    quantity: quantity && { text: quantity.text, line: quantity.line },
    unit: attribute(quantity, 'unitCode'),
    price: read(entry, 'Price/PriceAmount'),
    priceBase: base && { text: base.text, line: base.line },
    lineTotal: read(entry, 'LineExtensionAmount'),
    allowance: allowances.reduce((all, each) => all + each, 0),
    deliveries: findAll(entry, 'Delivery').map(lineDelivery),
    notes: [
      ...readAll(item, 'Description').filter(({ text }) => text !== name?.text),
      ...readAll(line, 'Note'),
      ...readAll(entry, 'Note'),
    ],
    change: changeOf(entry),
  };
}

/** Line status (UN/ECE 4.1 of UBL): 1 added, 3 changed, 5 accepted, 7 not accepted, cancelled in words. */
function changeOf(entry: XmlElement) {
  const status = read(entry, 'LineStatusCode');
  return status && /^(?:2|3|7|cancel\w*|changed?|deleted?|revised)$/i.test(status.text) ? status : null;
}

function lineDelivery(delivery: XmlElement): DeliveryData {
  return { ...periodOf(delivery), quantity: read(delivery, 'Quantity') };
}

function periodOf(delivery: XmlElement | null): { from: DeliveryData['from']; to: DeliveryData['to'] } {
  const day = isoDay(
    read(delivery, 'RequestedDeliveryDate', 'RequestedDeliveryDateTime', 'ActualDeliveryDate'),
  );
  if (day) return { from: day, to: day };
  const from = isoDay(
    read(
      delivery,
      'RequestedDeliveryPeriod/StartDate',
      'RequestedDeliveryPeriod/StartDateTime',
      'PromisedDeliveryPeriod/StartDate',
    ),
  );
  const to = isoDay(
    read(
      delivery,
      'RequestedDeliveryPeriod/EndDate',
      'RequestedDeliveryPeriod/EndDateTime',
      'PromisedDeliveryPeriod/EndDate',
      'LatestDeliveryDate',
    ),
  );
  return { from, to };
}

function shipToOf(delivery: XmlElement | null): PartyData {
  const address = find(
    delivery,
    'DeliveryAddress',
    'DeliveryLocation/Address',
    'DeliveryParty/PostalAddress',
    'Shipment/Delivery/DeliveryAddress',
  );
  const party = find(delivery, 'DeliveryParty');
  const location = read(delivery, 'DeliveryLocation/Name');
  return {
    ...partyOf(delivery, 'DeliveryParty'),
    ...(address && addressOf(address)),
    company: read(party, 'PartyName/Name', 'PartyLegalEntity/RegistrationName') ?? location,
  };
}

function partyOf(holder: XmlElement | null, name = 'Party'): PartyData {
  const party = find(holder, name) ?? (name === 'Party' && find(holder, 'PartyName') ? holder : null);
  if (!party) return noParty;
  const person = find(party, 'Person');
  const contact = find(holder, 'OrderContact', 'BuyerContact', `${name}/Contact`);
  const address = find(party, 'PostalAddress', 'Address');
  return {
    company: read(
      party,
      'PartyName/Name',
      'PartyLegalEntity/RegistrationName',
      'PartyTaxScheme/RegistrationName',
    ),
    contactPerson:
      read(contact, 'Name') ??
      joined([read(person, 'FirstName'), read(person, 'MiddleName'), read(person, 'FamilyName')]),
    email: read(contact, 'ElectronicMail', 'E-Mail') ?? read(party, 'Contact/ElectronicMail'),
    phone: read(contact, 'Telephone') ?? read(party, 'Contact/Telephone'),
    vatId: read(party, 'PartyTaxScheme/CompanyID'),
    registrationNumber: read(party, 'PartyLegalEntity/CompanyID'),
    ...(address ? addressOf(address) : { street: null, postalCode: null, city: null, country: null }),
  };
}

function addressOf(address: XmlElement): Pick<PartyData, 'street' | 'postalCode' | 'city' | 'country'> {
  const street = joined([
    read(address, 'StreetName', 'Street'),
    read(address, 'BuildingNumber', 'HouseNumber'),
  ]);
  return {
    street:
      street ??
      joined(readAll(address, 'AddressLine/Line'), ', ') ??
      read(address, 'AdditionalStreetName', 'Postbox'),
    postalCode: read(address, 'PostalZone', 'Zone'),
    city: read(address, 'CityName'),
    country: read(address, 'Country/IdentificationCode', 'Country/Name'),
  };
}
