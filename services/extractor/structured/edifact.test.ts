import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured.fixture.ts';

const message = (
  lines: string[],
  { begin = '220+PO?+7+9', head = [] as string[], end = [] as string[] } = {},
) => {
  const body = [
    `BGM+${begin}`,
    'DTM+137:20270203:102',
    ...head,
    'NAD+BY+5412345000013::9++Winkel:NV+Dorpsstraat 1+Gent++9000+BE',
    'RFF+VA:BE0123456789',
    'RFF+XA:0123456789',
    'CTA+OC+:Jan Peeters',
    'COM+jan@winkel.example:EM',
    'COM+?+32 9 1:TE',
    'NAD+SU+4000001000005::9',
    'NAD+DP+5412345000020::9++Magazijn+Kade 2:Poort 3+Brugge++8000+BE',
    'CUX+2:EUR:9',
    ...lines,
    'UNS+S',
    ...end,
  ];
  return ['UNH+1+ORDERS:D:01B:UN:EAN010', ...body, `UNT+${body.length + 2}+1`]
    .map((each) => `${each}'`)
    .join('\n');
};
const interchange = (...messages: string[]) =>
  `UNA:+.? '\nUNB+UNOC:3+5412345000013:14+4000001000005:14+270203:0900+1'\n${messages.join('\n')}\nUNZ+${messages.length}+1'\n`;
const line = (number: number, more: string[] = []) => [
  `LIN+${number}++4006381333931:SRV`,
  `PIA+1+S-${number}:SA::91+B-${number}:IN::92`,
  'PIA+4+OLD:SA',
  'IMD+F++:::Stift blauw:0?,7 mm',
  'QTY+21:24:PCE',
  'PRI+AAB:2.00',
  'PRI+AAA:150:::100',
  'MOA+203:36',
  ...more,
];

test('an order with every field that we take', async () => {
  const lines = [...line(1, ['FTX+LIN+++Graag los']), ...line(2)];
  const draft = await draftOf({
    'o.edi': interchange(
      message(lines, {
        head: ['DTM+64:202703010800:203', 'DTM+63:20270305:102', 'FTX+DEL+++Achterom', 'FTX+AAI+++Dank u'],
        end: ['MOA+86:72,00', 'CNT+2:2'],
      }),
    ),
  });
  expect(headerValues(draft)).toEqual([
    'PO+7',
    '2027-02-03',
    '2027-03-05',
    '2027-03-01',
    '2027-03-05',
    'EUR',
    72,
  ]);
  expect(rowValues(draft)).toEqual([
    ['S-1', 'B-1', 'Stift blauw 0,7 mm', 24, 'PCE', 1.5, 36, null],
    ['S-2', 'B-2', 'Stift blauw 0,7 mm', 24, 'PCE', 1.5, 36, null],
  ]);
  expect(partyValues(draft.buyer)).toEqual({
    company: 'Winkel NV',
    contactPerson: 'Jan Peeters',
    email: 'jan@winkel.example',
    phone: '+32 9 1',
    vatId: 'BE0123456789',
    registrationNumber: '0123456789',
    street: 'Dorpsstraat 1',
    postalCode: '9000',
    city: 'Gent',
    country: 'BE',
  });
  expect(partyValues(draft.shipTo)).toEqual({
    company: 'Magazijn',
    street: 'Kade 2 Poort 3',
    postalCode: '8000',
    city: 'Brugge',
    country: 'BE',
  });
  expect([draft.instructions?.value, draft.remarks?.value, draft.notes]).toEqual([
    'Achterom',
    'Dank u',
    ['Line 1: Graag los'],
  ]);
  expect(doubtsOf(draft)).toEqual([]);
});

test('schedules, free goods, sub-lines, and a name and address in free lines', async () => {
  const scheduled = [
    'SCC+1',
    'QTY+113:10:PCE',
    'DTM+2:20270401:102',
    'SCC+1',
    'QTY+113:14:PCE',
    'DTM+2:202716:616',
  ];
  const lines = [...line(1, ['QTY+192:2', ...scheduled]), 'LIN+2++111:EN+1:1', 'QTY+21:6'];
  const text = interchange(message(lines)).replace(
    '5412345000013::9++Winkel:NV+Dorpsstraat 1+Gent++9000+BE',
    '10042::91+Winkel NV:Dorpsstraat 1:9000 Gent',
  );
  const draft = await draftOf({ 'o.edi': text });
  expect(rowValues(draft).map((row) => [row[3], row[7]])).toEqual([[24, '2027-04-23']]);
  expect(draft.notes).toEqual([
    'Line 1: free goods: 2; contains 6 of 111; 10 on 2027-04-01; 14 on 2027-04-23',
  ]);
  expect(partyValues(draft.buyer)).toMatchObject({
    company: 'Winkel NV',
    street: 'Dorpsstraat 1',
    postalCode: '9000',
    city: 'Gent',
  });
  expect(draft.printedCustomerNumber?.value).toBe('10042');
});

test.each([
  ['230+PO7+9', 'order_change'],
  ['220+PO7+1', 'order_change'],
  ['220+PO7+4', 'order_change'],
  ['231+PO7+9', 'not_an_order'],
])('BGM+%s is no new order', async (begin, doubt) => {
  expect(doubtsOf(await draftOf({ 'o.edi': interchange(message(line(1), { begin })) }))).toEqual([doubt]);
});

test('a line that is cancelled, a message marked as a test, and lines that are missing', async () => {
  const text = interchange(
    message(
      [...line(1)].map((each) => each.replace('LIN+1+', 'LIN+1+2')),
      { end: ['CNT+2:3'] },
    ),
  );
  const draft = await draftOf({ 'o.edi': text.replace('0900+1', '0900+1++++++1') });
  expect(doubtsOf(draft)).toEqual(['test_message', 'order_change items[0]', 'line_count_mismatch items']);
});

test('a message that breaks off', async () => {
  const text = interchange(message([...line(1), ...line(2)]));
  const draft = await draftOf({ 'o.edi': text.slice(0, text.indexOf('LIN+2')) });
  expect(draft.doubts.map(({ message: sentence }) => sentence)).toEqual([
    'the message breaks off: it has no UNT segment',
  ]);
});

test('several orders in one interchange: the first, and a doubt that names the others', async () => {
  const text = interchange(
    message(line(1)),
    message(line(2), { begin: '220+PO8+9' }),
    message(line(3), { begin: '220+PO9+9' }),
  );
  const draft = await draftOf({ 'orders.txt': text });
  expect([
    draft.orderNumber?.value,
    draft.rows.length,
    draft.doubts.map(({ message: sentence }) => sentence),
  ]).toEqual(['PO+7', 1, ['The file holds several orders; the first was read. Left out: PO8, PO9.']]);
});
