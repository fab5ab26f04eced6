import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured.fixture.ts';

const money = (amount: string) => `<Money currency="USD">${amount}</Money>`;
const item = (number: number, more = '', attributes = '') => `
  <ItemOut quantity="10" lineNumber="${number}" requestedDeliveryDate="2027-03-0${number}T00:00:00-05:00"${attributes}>
    <ItemID><SupplierPartID>S-${number}</SupplierPartID><SupplierPartAuxiliaryID>red</SupplierPartAuxiliaryID><BuyerPartID>B-${number}</BuyerPartID></ItemID>
    <ItemDetail><UnitPrice>${money('150.00')}</UnitPrice><Description xml:lang="en"><ShortName>Pen</ShortName>Pen, blue</Description><UnitOfMeasure>EA</UnitOfMeasure><PriceBasisQuantity quantity="100" conversionFactor="1"><UnitOfMeasure>EA</UnitOfMeasure></PriceBasisQuantity><Classification domain="UNSPSC">1</Classification></ItemDetail>
    ${more}
  </ItemOut>`;
const address = (name: string, street: string) =>
  `<Address addressID="1"><Name xml:lang="en">${name}</Name><PostalAddress name="default"><DeliverTo>Joe Doe</DeliverTo><Street>${street}</Street><City>Austin</City><State>TX</State><PostalCode>78701</PostalCode><Country isoCountryCode="US">United States</Country></PostalAddress><Email name="default">joe@acme.example</Email><Phone name="work"><TelephoneNumber><CountryCode isoCountryCode="US">1</CountryCode><AreaOrCityCode>512</AreaOrCityCode><Number>5550100</Number></TelephoneNumber></Phone></Address>`;
const order = (
  items: string,
  { type = 'new', mode = 'production', total = '30.00' } = {},
) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.053/cXML.dtd">
<cXML payloadID="1" timestamp="2027-02-03T09:00:00-05:00"><Header/><Request deploymentMode="${mode}"><OrderRequest>
  <OrderRequestHeader orderID="PO-7" orderDate="2027-02-03T09:00:00-05:00" type="${type}"><Total>${money(total)}</Total><ShipTo>${address('Acme Dock', '2 Side St')}</ShipTo><BillTo>${address('Acme Corp', '1 Main St')}</BillTo><Comments>Call before<Attachment><URL>cid:1</URL></Attachment></Comments></OrderRequestHeader>${items}
</OrderRequest></Request></cXML>`;

test('an order with every field that we take', async () => {
  const draft = await draftOf({ 'o.xml': order(item(1) + item(2, '<Comments>Gift</Comments>')) });
  expect(headerValues(draft)).toEqual([
    'PO-7',
    '2027-02-03',
    '2027-03-02',
    '2027-03-01',
    '2027-03-02',
    'USD',
    30,
  ]);
  expect(rowValues(draft)).toEqual([
    ['S-1', 'B-1', 'Pen, blue', 10, 'EA', 1.5, null, '2027-03-01'],
    ['S-2', 'B-2', 'Pen, blue', 10, 'EA', 1.5, null, '2027-03-02'],
  ]);
  expect(partyValues(draft.buyer)).toEqual({
    company: 'Acme Corp',
    contactPerson: 'Joe Doe',
    email: 'joe@acme.example',
    phone: '+1 512 5550100',
    street: '1 Main St',
    postalCode: '78701',
    city: 'Austin TX',
    country: 'US',
  });
  expect(partyValues(draft.shipTo)).toMatchObject({ company: 'Acme Dock', street: '2 Side St' });
  expect([draft.remarks?.value, draft.notes]).toEqual(['Call before', ['Line 1: red', 'Line 2: red; Gift']]);
  expect(doubtsOf(draft)).toEqual([]);
});

test('schedule lines, thousands in an amount', async () => {
  const schedules =
    '<ScheduleLine quantity="4" requestedDeliveryDate="2027-04-01"/><ScheduleLine quantity="6" requestedDeliveryDate="2027-05-01"/>';
  const draft = await draftOf({ 'o.xml': order(item(1, schedules), { total: '1,015.00' }) });
  expect([rowValues(draft)[0]![7], draft.totalPrice?.value, draft.notes]).toEqual([
    '2027-05-01',
    1015,
    ['Line 1: red; 4 on 2027-04-01; 6 on 2027-05-01'],
  ]);
});

test.each([
  ['group', 'groupLevel', [['S-1', 10]], ['Line 1: red; contains 10 S-2 Pen, blue']],
  ['items', 'itemLevel', [['S-2', 10]], ['Line 1: red; part of S-1 Pen, blue']],
])('a composite that is priced by %s', async (_, level, rows, notes) => {
  const items =
    item(1, '', ` itemType="composite" compositeItemType="${level}"`) +
    item(2, '', ' itemType="item" parentLineNumber="1"');
  const draft = await draftOf({ 'o.xml': order(items) });
  expect(rowValues(draft).map((row) => [row[0], row[3]])).toEqual(rows);
  expect(draft.notes).toEqual(notes);
});

test.each([
  [{ type: 'update' }, 'order_change'],
  [{ type: 'delete' }, 'order_change'],
  [{ mode: 'test' }, 'test_message'],
])('%j is doubted', async (change, doubt) => {
  expect(doubtsOf(await draftOf({ 'o.xml': order(item(1), { ...change, total: '15.00' }) }))).toEqual([
    doubt,
  ]);
});

test.each([
  ['ConfirmationRequest', 'order_confirmation'],
  ['ShipNoticeRequest', 'delivery_note'],
  ['InvoiceDetailRequest', 'invoice'],
])('%s is another document', async (name, type) => {
  const draft = await draftOf({
    'o.xml': `<cXML><Header/><Request><${name}><${name}Header/></${name}></Request></cXML>`,
  });
  expect(draft.documentType.value).toBe(type);
});
