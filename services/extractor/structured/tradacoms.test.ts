import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured.fixture.ts';

const text = `STX=ANA:1+1:SHOPS PLC+2:US+270203+R1'
MHD=1+ORDHDR:9'TYP=0430+NEW-ORDERS'SDT=2:7215+US'CDT=1:68100+SHOPS PLC+1 HIGH ST:LEEDS:::LS1 4AP'FIL=1+1+270203'MTR=6'
MHD=2+ORDERS:9'CLO=5000600003240::10042+STORE 7+2 LOW ST:YORK:::YO1 1AA'ORD=981::270203'DIN=270301+270305++RING FIRST'
OLD=1+5000100481452:S-1++:B-1+12+10++++PRODUCT A'OTR=1'MTR=6'
MHD=3+ORDTLR:9'OFT=1'MTR=3'END=3'`;

test('an order with every field that we take', async () => {
  const draft = await draftOf({ 'o.edi': text });
  expect(headerValues(draft)).toEqual([
    '981',
    '2027-02-03',
    '2027-03-05',
    '2027-03-01',
    '2027-03-05',
    null,
    null,
  ]);
  expect(rowValues(draft)).toEqual([['S-1', 'B-1', 'PRODUCT A', 10, null, null, null, null]]);
  expect(partyValues(draft.buyer)).toEqual({
    company: 'SHOPS PLC',
    street: '1 HIGH ST',
    city: 'LEEDS',
    postalCode: 'LS1 4AP',
  });
  expect(partyValues(draft.shipTo)).toEqual({
    company: 'STORE 7',
    street: '2 LOW ST',
    city: 'YORK',
    postalCode: 'YO1 1AA',
  });
  expect([draft.printedCustomerNumber?.value, draft.instructions?.value, draft.notes]).toEqual([
    '10042',
    'RING FIRST',
    ['Line 1: 12 in a unit'],
  ]);
  expect(doubtsOf(draft)).toEqual([]);
});

test('lines that are missing, and a file that breaks off', async () => {
  expect(doubtsOf(await draftOf({ 'o.edi': text.replace('OTR=1', 'OTR=2') }))).toEqual([
    'line_count_mismatch items',
  ]);
  expect(doubtsOf(await draftOf({ 'o.edi': text.replace("END=3'", '') }))).toEqual(['file_incomplete']);
});

test('an invoice file is an invoice', async () => {
  expect((await draftOf({ 'o.edi': "STX=ANA:1+x'MHD=1+INVFIL:9'MTR=2'END=1'" })).documentType.value).toBe(
    'invoice',
  );
});
