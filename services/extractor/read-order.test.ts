import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured/structured.fixture.ts';

interface Change {
  number?: string;
  quantity?: string;
  total?: string;
  article?: string;
  buyer?: string;
}

const data = ({
  number = 'PO-7',
  quantity = '10',
  total = '20.00',
  article = 'S-1',
  buyer = 'Northwind Traders Ltd',
}: Change = {}) => `<?xml version="1.0"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"><ID>${number}</ID><IssueDate>2027-02-03</IssueDate><DocumentCurrencyCode>GBP</DocumentCurrencyCode>
<BuyerCustomerParty><Party><PartyName><Name>${buyer}</Name></PartyName></Party></BuyerCustomerParty>
<AnticipatedMonetaryTotal><PayableAmount>${total}</PayableAmount></AnticipatedMonetaryTotal>
<OrderLine><LineItem><ID>1</ID><Quantity unitCode="C62">${quantity}</Quantity><LineExtensionAmount>${total}</LineExtensionAmount><Price><PriceAmount>2.00</PriceAmount></Price><Item><Name>Blue cups</Name><SellersItemIdentification><ID>${article}</ID></SellersItemIdentification></Item></LineItem></OrderLine></Order>`;

const print = `PURCHASE ORDER
PO Number: PO-7
PO Date: 3 February 2027
Delivery date: 1 March 2027
Buyer:
Northwind Traders Ltd
12 High Street
London SW1A 1AA

Vendor part no   Description   Qty   Unit price   Total
S-1              Blue cups     10    2.00         20.00

Total GBP 20.00
`;

/** A PDF of the lines of the print, with a file embedded in it. */
function hybridPdf(text: string, embedded: string): Uint8Array {
  const content = text
    .split('\n')
    .flatMap((line, row) =>
      line
        .split(/ {2,}/)
        .map((cell, column) => `BT /F1 10 Tf ${50 + column * 100} ${780 - row * 16} Td (${cell}) Tj ET`),
    )
    .join('\n');
  const stream = (head: string, body: string) =>
    `<< ${head} /Length ${Buffer.byteLength(body)} >>\nstream\n${body}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(order-x.xml) 6 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('', content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Filespec /F (order-x.xml) /UF (order-x.xml) /EF << /F 7 0 R >> >>',
    stream('/Type /EmbeddedFile /Subtype /text#2Fxml', embedded),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(
    `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`,
  );
}

test('data in a PDF that its print repeats: its values, supported and completed by the print', async () => {
  const draft = await draftOf({ 'order.pdf': hybridPdf(print, data()) });
  expect(headerValues(draft)).toEqual(['PO-7', '2027-02-03', '2027-03-01', null, null, 'GBP', 20]);
  expect(rowValues(draft)).toEqual([['S-1', null, 'Blue cups', 10, 'C62', 2, 20, null]]);
  expect(draft.orderNumber!.places.map(({ file, text }) => [file, text])).toEqual([
    ['order.pdf', 'PO-7'],
    ['order.pdf/order-x.xml', 'ID: PO-7'],
  ]);
  expect(partyValues(draft.buyer)).toMatchObject({ company: 'Northwind Traders Ltd', city: 'London' });
  expect(doubtsOf(draft)).toEqual([]);
});

test.each([
  ['its number', { number: 'PO-8' }, ['order_number: PO-8 in the data, PO-7 in print']],
  [
    'a quantity',
    { quantity: '12', total: '24.00' },
    [
      'items[0].quantity: 12 in the data, 10 in print',
      'items[0].line_total: 24 in the data, 20 in print',
      'total_price: 24 in the data, 20 in print',
    ],
  ],
  ['an article', { article: 'S-9' }, ['items[0].article_number: S-9 in the data, S-1 in print']],
])(
  'print and data that disagree on %s: the data is taken, both are named',
  async (_, change: Change, expected) => {
    const draft = await draftOf({ 'order.pdf': hybridPdf(print, data(change)) });
    const doubts = draft.doubts.map(
      ({ path, message }) =>
        `${path}: ${message.replace('The print and the machine-readable data differ: ', '').replace(/\.$/, '')}`,
    );
    expect(doubts).toEqual(expected);
    expect(draft.rows[0]!.quantity?.value).toBe(change.quantity === undefined ? 10 : 12);
  },
);

test('data beside a letter: what the letter adds', async () => {
  const draft = await draftOf({
    'body.txt': 'Dear all,\nplease find our order attached.\nRequired by: 5 March 2027\n',
    'order.xml': data(),
  });
  expect([headerValues(draft)[2], draft.rows.length, doubtsOf(draft)]).toEqual(['2027-03-05', 1, []]);
});

test('the same order as two kinds of data is one', async () => {
  const draft = await draftOf({ 'order.xml': data(), 'order.csv': 'Vendor part no;Qty\nS-1;10' });
  expect([draft.rows.length, doubtsOf(draft)]).toEqual([1, []]);
  const other = await draftOf({ 'order.xml': data(), 'order.csv': 'Vendor part no;Qty\nS-1;11' });
  expect(doubtsOf(other)).toEqual(['print_and_data_disagree items[0].quantity']);
});

test('two orders: the first, and the number of the other', async () => {
  const draft = await draftOf({ 'a.xml': data(), 'b.xml': data({ number: 'PO-8' }) });
  expect([draft.orderNumber?.value, doubtsOf(draft)]).toEqual(['PO-7', ['several_orders']]);
  expect(
    draft.others!.map((other) => [other.orderNumber?.value, other.rows.length, doubtsOf(other)]),
  ).toEqual([['PO-8', 1, []]]);
});

test('a printed order beside the data of an invoice: the order, doubted', async () => {
  const invoice = data()
    .replaceAll('<Order ', '<Invoice ')
    .replace('</Order>', '</Invoice>')
    .replace('xsd:Order-2', 'xsd:Invoice-2');
  const draft = await draftOf({ 'order.txt': print, 'invoice.xml': invoice });
  expect([draft.orderNumber?.value, draft.rows.length, doubtsOf(draft)]).toEqual([
    'PO-7',
    1,
    ['not_an_order'],
  ]);
});

test('files without data are read as print', async () => {
  const draft = await draftOf({ 'order.txt': print });
  expect([headerValues(draft)[0], draft.rows.length]).toEqual(['PO-7', 1]);
});

test('a day of delivery before that of the order is asked about in data, too', async () => {
  const period =
    '<Delivery><RequestedDeliveryPeriod><EndDate>2027-02-01</EndDate></RequestedDeliveryPeriod></Delivery>';
  const early = data().replace('<AnticipatedMonetaryTotal>', `${period}<AnticipatedMonetaryTotal>`);
  expect(doubtsOf(await draftOf({ 'order.xml': early }))).toEqual(['date_unclear delivery_date']);
  const later = early.replace('2027-02-01', '2027-02-03');
  expect(doubtsOf(await draftOf({ 'order.xml': later }))).toEqual([]);
});
