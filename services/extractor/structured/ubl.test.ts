import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured.fixture.ts';

const namespaces =
  'xmlns:o="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';

const line = (id: number, more = '') => `
  <a:OrderLine>
    <b:Note>Pack dry</b:Note>
    <a:LineItem>
      <b:ID>${id}</b:ID>
      <b:Quantity unitCode="C62">200</b:Quantity>
      <b:LineExtensionAmount currencyID="EUR">30.00</b:LineExtensionAmount>
      ${more}
      <a:Price><b:PriceAmount currencyID="EUR">15.00</b:PriceAmount><b:BaseQuantity unitCode="C62">100</b:BaseQuantity></a:Price>
      <a:Item>
        <b:Name>Washer M${id}</b:Name>
        <a:BuyersItemIdentification><b:ID>B-${id}</b:ID></a:BuyersItemIdentification>
        <a:SellersItemIdentification><b:ID>S-${id}</b:ID></a:SellersItemIdentification>
        <a:StandardItemIdentification><b:ID schemeID="0160">4006381333931</b:ID></a:StandardItemIdentification>
      </a:Item>
    </a:LineItem>
  </a:OrderLine>`;

const order = (lines: string, more = '') => `<?xml version="1.0" encoding="UTF-8"?>
<o:Order ${namespaces}>
  <b:CustomizationID>urn:fdc:peppol.eu:poacc:trns:order:3</b:CustomizationID>
  <b:ID>PO-9001</b:ID><b:IssueDate>2027-02-03+01:00</b:IssueDate>${more}
  <b:Note>Ring twice</b:Note><b:DocumentCurrencyCode>EUR</b:DocumentCurrencyCode>
  <a:BuyerCustomerParty>
    <b:SupplierAssignedAccountID>10042</b:SupplierAssignedAccountID>
    <a:Party>
      <b:EndpointID schemeID="0088">7300010000001</b:EndpointID>
      <a:PostalAddress><b:StreetName>High Street</b:StreetName><b:BuildingNumber>12</b:BuildingNumber><b:CityName>Leeds</b:CityName><b:PostalZone>LS1 4AP</b:PostalZone><a:Country><b:IdentificationCode>GB</b:IdentificationCode></a:Country></a:PostalAddress>
      <a:PartyTaxScheme><b:CompanyID>GB123456789</b:CompanyID><a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme></a:PartyTaxScheme>
      <a:PartyLegalEntity><b:RegistrationName>Northwind Traders Ltd</b:RegistrationName><b:CompanyID>01234567</b:CompanyID></a:PartyLegalEntity>
      <a:Contact><b:Name>Ann Lee</b:Name><b:Telephone>0113 2650</b:Telephone><b:ElectronicMail>ann@northwind.example</b:ElectronicMail></a:Contact>
    </a:Party>
  </a:BuyerCustomerParty>
  <a:Delivery>
    <a:DeliveryLocation><b:Name>Depot</b:Name><a:Address><b:StreetName>Dock Road 4</b:StreetName><b:CityName>Hull</b:CityName><b:PostalZone>HU1 1AA</b:PostalZone><a:Country><b:IdentificationCode>gb</b:IdentificationCode></a:Country></a:Address></a:DeliveryLocation>
    <a:RequestedDeliveryPeriod><b:StartDate>2027-03-01</b:StartDate><b:EndDate>2027-03-05</b:EndDate></a:RequestedDeliveryPeriod>
  </a:Delivery>
  <a:TaxTotal><b:TaxAmount currencyID="EUR">12.00</b:TaxAmount></a:TaxTotal>
  <a:AnticipatedMonetaryTotal><b:LineExtensionAmount currencyID="EUR">60.00</b:LineExtensionAmount><b:PayableAmount currencyID="EUR">72.00</b:PayableAmount></a:AnticipatedMonetaryTotal>
  ${lines}
</o:Order>`;

test('an order with every field that we take', async () => {
  const draft = await draftOf({ 'order.xml': order(line(1) + line(2)) });
  expect(headerValues(draft)).toEqual([
    'PO-9001',
    '2027-02-03',
    '2027-03-05',
    '2027-03-01',
    '2027-03-05',
    'EUR',
    72,
  ]);
  expect(rowValues(draft)).toEqual([
    ['S-1', 'B-1', 'Washer M1', 200, 'C62', 0.15, 30, null],
    ['S-2', 'B-2', 'Washer M2', 200, 'C62', 0.15, 30, null],
  ]);
  expect(partyValues(draft.buyer)).toEqual({
    company: 'Northwind Traders Ltd',
    contactPerson: 'Ann Lee',
    email: 'ann@northwind.example',
    phone: '0113 2650',
    vatId: 'GB123456789',
    registrationNumber: '01234567',
    street: 'High Street 12',
    postalCode: 'LS1 4AP',
    city: 'Leeds',
    country: 'GB',
  });
  expect(partyValues(draft.shipTo)).toEqual({
    company: 'Depot',
    street: 'Dock Road 4',
    postalCode: 'HU1 1AA',
    city: 'Hull',
    country: 'GB',
  });
  expect([draft.printedCustomerNumber?.value, draft.remarks?.value, draft.notes]).toEqual([
    '10042',
    'Ring twice',
    ['Line 1: Pack dry', 'Line 2: Pack dry'],
  ]);
  expect(doubtsOf(draft)).toEqual([]);
});

test('a value points at the line that shows it', async () => {
  const draft = await draftOf({ 'order.xml': order(line(1)) });
  expect(draft.orderNumber!.places).toEqual([
    { file: 'order.xml', page: 1, box: [48, 84, 114, 96], text: 'ID: PO-9001' },
  ]);
});

test('an order in an envelope, with several deliveries of a line', async () => {
  const delivery = (day: string, quantity: number) =>
    `<a:Delivery><b:Quantity unitCode="C62">${quantity}</b:Quantity><a:RequestedDeliveryPeriod><b:EndDate>${day}</b:EndDate></a:RequestedDeliveryPeriod></a:Delivery>`;
  const inside = order(line(1, delivery('2027-04-01', 150) + delivery('2027-05-01', 50))).replace(
    /<\?.*?\?>/,
    '',
  );
  const draft = await draftOf({
    'order.xml': `<StandardBusinessDocument><Header/>${inside}</StandardBusinessDocument>`,
  });
  expect(rowValues(draft)[0]!.slice(3)).toEqual([200, 'C62', 0.15, 30, '2027-05-01']);
  expect(draft.notes).toEqual(['Line 1: Pack dry; 150 on 2027-04-01; 50 on 2027-05-01']);
});

test('deliveries that do not make the quantity are doubted', async () => {
  const part =
    '<a:Delivery><b:Quantity>50</b:Quantity><b:RequestedDeliveryDate>2027-04-01</b:RequestedDeliveryDate></a:Delivery>';
  expect(doubtsOf(await draftOf({ 'order.xml': order(line(1, part) + line(2)) }))).toEqual([
    'conflicting_values items[0].quantity',
  ]);
});

test.each([
  ['Valid', '200.000', 200, []],
  ['Zero', '0', 0, ['line_total_mismatch items[0].line_total']],
  ['Unrecognised', '2.5', null, ['quantity_unrecognised items[0].quantity']],
  ['Unrecognised', '-5', null, ['quantity_unrecognised items[0].quantity']],
  ['Empty', '', null, ['quantity_missing items[0].quantity']],
])('%s quantity: %j', async (state, text, quantity, doubts) => {
  const draft = await draftOf({ 'order.xml': order(line(1) + line(2)).replace('>200<', `>${text}<`) });
  expect([draft.rows[0]!.quantityState, draft.rows[0]!.quantity?.value ?? null]).toEqual([state, quantity]);
  expect(doubtsOf(draft)).toEqual(doubts);
});

test('lines that do not make the total, and a missing one, are doubted', async () => {
  const draft = await draftOf({ 'order.xml': order(line(1), '<b:LineCountNumeric>2</b:LineCountNumeric>') });
  expect(doubtsOf(draft)).toEqual(['total_mismatch total_price', 'line_count_mismatch items']);
});

test.each([
  [
    'OrderChange',
    'purchase_order',
    'The document changes or replaces an order (UBL OrderChange); it is not taken as a new order.',
  ],
  [
    'OrderCancellation',
    'purchase_order',
    'The document cancels an order (UBL OrderCancellation); it is not taken as a new order.',
  ],
  [
    'OrderResponse',
    'order_confirmation',
    'The document looks like an order confirmation, not like a purchase order.',
  ],
  ['Invoice', 'invoice', 'The document looks like an invoice, not like a purchase order.'],
  [
    'RequestForQuotation',
    'quotation',
    'The document looks like a request for quotation, not like a purchase order.',
  ],
  [
    'Catalogue',
    'unknown',
    'The document looks like another message (UBL Catalogue), not like a purchase order.',
  ],
])('%s is no new order', async (root, type, message) => {
  const xml = order(line(1)).replaceAll('o:Order', `o:${root}`).replace('xsd:Order-2', `xsd:${root}-2`);
  const draft = await draftOf({ 'document.xml': xml });
  expect([draft.documentType.value, draft.doubts[0]!.message]).toEqual([type, message]);
});
