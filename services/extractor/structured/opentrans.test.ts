import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured.fixture.ts';

const address = (name: string, street: string) =>
  `<ADDRESS><bmecat:NAME>${name}</bmecat:NAME><bmecat:STREET>${street}</bmecat:STREET><bmecat:ZIP>80331</bmecat:ZIP><bmecat:CITY>München</bmecat:CITY><bmecat:COUNTRY_CODED>DE</bmecat:COUNTRY_CODED><bmecat:VAT_ID>DE123456789</bmecat:VAT_ID><CONTACT_DETAILS><bmecat:CONTACT_NAME>Huber</bmecat:CONTACT_NAME><bmecat:FIRST_NAME>Eva</bmecat:FIRST_NAME><bmecat:PHONE>089 1</bmecat:PHONE><bmecat:EMAILS><bmecat:EMAIL>eva@haus.example</bmecat:EMAIL></bmecat:EMAILS></CONTACT_DETAILS></ADDRESS>`;

test('an order of openTRANS 2.1 with every field that we take', async () => {
  const draft = await draftOf({
    'o.xml': `<ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bmecat="http://www.bmecat.org/bmecat/2005" version="2.1" type="standard">
  <ORDER_HEADER><ORDER_INFO><ORDER_ID>OT-7</ORDER_ID><ORDER_DATE>2027-02-03T10:00:00+01:00</ORDER_DATE>
    <DELIVERY_DATE type="fixed"><DELIVERY_START_DATE>2027-03-01</DELIVERY_START_DATE><DELIVERY_END_DATE>2027-03-01</DELIVERY_END_DATE></DELIVERY_DATE>
    <PARTIES>
      <PARTY><bmecat:PARTY_ID type="supplier_specific">10042</bmecat:PARTY_ID><PARTY_ROLE>buyer</PARTY_ROLE>${address('Haus GmbH', 'Weg 1')}</PARTY>
      <PARTY><PARTY_ROLE>supplier</PARTY_ROLE>${address('Example Supplies B.V.', 'Kade 1')}</PARTY>
      <PARTY><PARTY_ROLE>delivery</PARTY_ROLE>${address('Lager', 'Hof 2')}</PARTY>
    </PARTIES><bmecat:CURRENCY>EUR</bmecat:CURRENCY><REMARKS type="deliverynote">Tor 3</REMARKS><REMARKS type="general">Danke</REMARKS></ORDER_INFO></ORDER_HEADER>
  <ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID>
    <PRODUCT_ID><bmecat:SUPPLIER_PID>S-1</bmecat:SUPPLIER_PID><bmecat:INTERNATIONAL_PID type="ean">4006381333931</bmecat:INTERNATIONAL_PID><bmecat:BUYER_PID>B-1</bmecat:BUYER_PID><bmecat:DESCRIPTION_SHORT>Lampe</bmecat:DESCRIPTION_SHORT><bmecat:DESCRIPTION_LONG>Warmweiß</bmecat:DESCRIPTION_LONG></PRODUCT_ID>
    <QUANTITY>200</QUANTITY><bmecat:ORDER_UNIT>C62</bmecat:ORDER_UNIT>
    <PRODUCT_PRICE_FIX><bmecat:PRICE_AMOUNT>150.00</bmecat:PRICE_AMOUNT><bmecat:PRICE_QUANTITY>100</bmecat:PRICE_QUANTITY></PRODUCT_PRICE_FIX><PRICE_LINE_AMOUNT>300.00</PRICE_LINE_AMOUNT>
    <PARTIAL_SHIPMENT_LIST><PARTIAL_SHIPMENT><QUANTITY>80</QUANTITY><DELIVERY_DATE><DELIVERY_START_DATE>2027-03-01</DELIVERY_START_DATE><DELIVERY_END_DATE>2027-03-02</DELIVERY_END_DATE></DELIVERY_DATE></PARTIAL_SHIPMENT><PARTIAL_SHIPMENT><QUANTITY>120</QUANTITY><DELIVERY_DATE><DELIVERY_START_DATE>2027-04-01</DELIVERY_START_DATE><DELIVERY_END_DATE>2027-04-02</DELIVERY_END_DATE></DELIVERY_DATE></PARTIAL_SHIPMENT></PARTIAL_SHIPMENT_LIST>
  </ORDER_ITEM></ORDER_ITEM_LIST>
  <ORDER_SUMMARY><TOTAL_ITEM_NUM>1</TOTAL_ITEM_NUM><TOTAL_AMOUNT>300.00</TOTAL_AMOUNT></ORDER_SUMMARY></ORDER>`,
  });
  expect(headerValues(draft)).toEqual(['OT-7', '2027-02-03', '2027-03-01', null, null, 'EUR', 300]);
  expect(rowValues(draft)).toEqual([['S-1', 'B-1', 'Lampe', 200, 'C62', 1.5, 300, '2027-04-02']]);
  expect(partyValues(draft.buyer)).toEqual({
    company: 'Haus GmbH',
    contactPerson: 'Eva Huber',
    email: 'eva@haus.example',
    phone: '089 1',
    vatId: 'DE123456789',
    street: 'Weg 1',
    postalCode: '80331',
    city: 'München',
    country: 'DE',
  });
  expect(partyValues(draft.shipTo)).toMatchObject({ company: 'Lager', street: 'Hof 2' });
  expect([
    draft.printedCustomerNumber?.value,
    draft.instructions?.value,
    draft.remarks?.value,
    draft.notes,
  ]).toEqual(['10042', 'Tor 3', 'Danke', ['Line 1: Warmweiß; 80 on 2027-03-02; 120 on 2027-04-02']]);
  expect(doubtsOf(draft)).toEqual([]);
});

const first = (
  root: string,
) => `<${root}><${root}_HEADER><CONTROL_INFO/><${root}_INFO><ORDER_ID>OT-1</ORDER_ID><ORDER_DATE>2027-02-03</ORDER_DATE>
  <DELIVERY_DATE type="optional"><DATETIME type="delivery_start_date"><DATE>2027-03-01</DATE></DATETIME><DATETIME type="delivery_end_date"><DATE>2027-03-09</DATE></DATETIME></DELIVERY_DATE>
  <ORDER_PARTIES><BUYER_PARTY><PARTY><PARTY_ID type="supplier_specific">7</PARTY_ID><ADDRESS><NAME>Haus GmbH</NAME><STREET>Weg 1</STREET></ADDRESS></PARTY></BUYER_PARTY>
  <SHIPMENT_PARTIES><DELIVERY_PARTY><PARTY><ADDRESS><NAME>Lager</NAME></ADDRESS></PARTY></DELIVERY_PARTY></SHIPMENT_PARTIES></ORDER_PARTIES><PRICE_CURRENCY>EUR</PRICE_CURRENCY></${root}_INFO></${root}_HEADER>
  <ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><ARTICLE_ID><SUPPLIER_AID>S-1</SUPPLIER_AID><BUYER_AID type="x">B-1</BUYER_AID><DESCRIPTION_SHORT>Lampe</DESCRIPTION_SHORT></ARTICLE_ID><QUANTITY>5</QUANTITY><ORDER_UNIT>PCE</ORDER_UNIT><ARTICLE_PRICE type="net_list"><PRICE_AMOUNT>2.50</PRICE_AMOUNT><PRICE_LINE_AMOUNT>12.50</PRICE_LINE_AMOUNT></ARTICLE_PRICE></ORDER_ITEM></ORDER_ITEM_LIST>
  <${root}_SUMMARY><TOTAL_ITEM_NUM>1</TOTAL_ITEM_NUM><TOTAL_AMOUNT>12.50</TOTAL_AMOUNT></${root}_SUMMARY></${root}>`;

test('an order of openTRANS 1.0, without a namespace', async () => {
  const draft = await draftOf({ 'o.xml': first('ORDER') });
  expect(headerValues(draft)).toEqual([
    'OT-1',
    '2027-02-03',
    '2027-03-09',
    '2027-03-01',
    '2027-03-09',
    'EUR',
    12.5,
  ]);
  expect(rowValues(draft)).toEqual([['S-1', 'B-1', 'Lampe', 5, 'PCE', 2.5, 12.5, null]]);
  expect([partyValues(draft.buyer), partyValues(draft.shipTo), draft.printedCustomerNumber?.value]).toEqual([
    { company: 'Haus GmbH', street: 'Weg 1' },
    { company: 'Lager' },
    '7',
  ]);
  expect(doubtsOf(draft)).toEqual([]);
});

test.each([
  ['ORDERCHANGE', 'order_change'],
  ['ORDERRESPONSE', 'not_an_order'],
  ['RFQ', 'not_an_order'],
])('%s is no new order', async (root, doubt) => {
  expect(doubtsOf(await draftOf({ 'o.xml': first(root) }))[0]).toBe(doubt);
});
