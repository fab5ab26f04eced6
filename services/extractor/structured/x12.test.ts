import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured.fixture.ts';

const isa = (usage = 'P') =>
  `ISA*00*          *00*          *ZZ*BUYER          *ZZ*SELLER         *270101*1200*U*00401*000000001*0*${usage}*>~`;
const order = (
  lines: string[],
  { begin = '00*SA*PO-7**20270203', head = [] as string[], end = ['CTT*1'], usage = 'P' } = {},
) => {
  const body = [
    `BEG*${begin}`,
    'CUR*BY*USD',
    ...head,
    'N1*BY*Acme Corp*91*10042',
    'N3*1 Main St*Suite 5',
    'N4*Austin*TX*78701*US',
    'PER*BD*Joe Doe*TE*555-0100*EM*joe@acme.example',
    'N1*ST*Dock 4',
    'N3*2 Side St',
    'N4*Dallas*TX*75201*US',
    ...lines,
    ...end,
  ];
  return [
    isa(usage).slice(0, -1),
    'GS*PO*B*S*20270203*1200*1*X*004010',
    'ST*850*0001',
    ...body,
    `SE*${body.length + 2}*0001`,
    'GE*1*1',
    'IEA*1*000000001',
  ]
    .map((each) => `${each}~\n`)
    .join('');
};
const line = ['PO1*1*12*EA*150*HP*VP*S-1*BP*B-1*UP*012345678905', 'PID*F****Blue pen', 'PID*F****fine tip'];

test('an order with every field that we take', async () => {
  const draft = await draftOf({
    'o.x12': order([...line, 'DTM*002*20270310', 'MSG*No substitutes'], {
      head: ['DTM*064*20270301', 'DTM*063*20270305', 'N9*L1*x', 'MSG*Call before'],
      end: ['CTT*1', 'AMT*TT*18.00'],
    }),
  });
  expect(headerValues(draft)).toEqual([
    'PO-7',
    '2027-02-03',
    '2027-03-05',
    '2027-03-01',
    '2027-03-05',
    'USD',
    18,
  ]);
  expect(rowValues(draft)).toEqual([['S-1', 'B-1', 'Blue pen fine tip', 12, 'EA', 1.5, null, '2027-03-10']]);
  expect(partyValues(draft.buyer)).toEqual({
    company: 'Acme Corp',
    contactPerson: 'Joe Doe',
    email: 'joe@acme.example',
    phone: '555-0100',
    street: '1 Main St, Suite 5',
    postalCode: '78701',
    city: 'Austin TX',
    country: 'US',
  });
  expect(partyValues(draft.shipTo)).toEqual({
    company: 'Dock 4',
    street: '2 Side St',
    postalCode: '75201',
    city: 'Dallas TX',
    country: 'US',
  });
  expect([draft.printedCustomerNumber?.value, draft.remarks?.value, draft.notes]).toEqual([
    '10042',
    'Call before',
    ['Line 1: No substitutes'],
  ]);
  expect(doubtsOf(draft)).toEqual([]);
});

test('schedules and destinations of a line', async () => {
  const draft = await draftOf({
    'o.edi': order([
      ...line,
      'SDQ*EA*92*0001*5*0002*7',
      'SCH*5*EA***002*20270401',
      'SCH*7*EA***002*20270501',
    ]),
  });
  expect(rowValues(draft).map((row) => [row[3], row[7]])).toEqual([[12, '2027-05-01']]);
  expect(draft.notes).toEqual(['Line 1: 5 to 0001; 7 to 0002; 5 on 2027-04-01; 7 on 2027-05-01']);
  expect(headerValues(draft).slice(2, 5)).toEqual(['2027-05-01', '2027-04-01', '2027-05-01']);
});

test.each([
  ['01*SA*PO-7**20270203', 'order_change'],
  ['05*CP*PO-7**20270203', 'order_change'],
  ['06*SA*PO-7**20270203', 'not_an_order'],
])('BEG*%s is no new order', async (begin, doubt) => {
  expect(doubtsOf(await draftOf({ 'o.edi': order(line, { begin }) }))).toEqual([doubt]);
});

test('a change (860), a test, a count that does not hold, a set that breaks off', async () => {
  const change = order(line)
    .replace('ST*850', 'ST*860')
    .replace('BEG*00*SA*PO-7**20270203', 'BCH*04*SA*PO-7***20270203');
  expect(doubtsOf(await draftOf({ 'o.edi': change }))[0]).toBe('order_change');
  expect(doubtsOf(await draftOf({ 'o.edi': order(line, { usage: 'T', end: ['CTT*2'] }) }))).toEqual([
    'test_message',
    'line_count_mismatch items',
  ]);
  const text = order(line);
  expect(doubtsOf(await draftOf({ 'o.edi': text.slice(0, text.indexOf('CTT')) }))).toEqual([
    'file_incomplete',
  ]);
});
