import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { emptyParty } from '../draft.ts';
import { fillFromPrint } from './fill-from-print.ts';
import { doubtsOf, draftOf, rowValues } from './structured.fixture.ts';

const said = (value: string) => ({ value, confidence: 0.9, places: [], because: 'printed' });
const draftWith = (buyer: Partial<Draft['buyer']>) =>
  ({
    buyer: { ...emptyParty, ...buyer },
    shipTo: emptyParty,
    doubts: [],
    notes: [],
    rows: [],
  }) as unknown as Draft;
const buyerOf = (data: Partial<Draft['buyer']>, print: Partial<Draft['buyer']>) => {
  const { company, contactPerson, email } = fillFromPrint(draftWith(data), draftWith(print)).buyer;
  return [company, contactPerson, email].map((chosen) => chosen?.value ?? null);
};
const anna = { contactPerson: said('Anna Rossi'), email: said('anna@muster.example') };

test('where neither names a firm, who writes in the data stays', () => {
  expect(buyerOf(anna, {})).toEqual([null, 'Anna Rossi', 'anna@muster.example']);
  expect(buyerOf(anna, { contactPerson: said('Ben Hart') })).toEqual([
    null,
    'Anna Rossi',
    'anna@muster.example',
  ]);
  expect(buyerOf({}, anna)).toEqual([null, 'Anna Rossi', 'anna@muster.example']);
});

test('a firm that only the print names comes with its own people', () => {
  expect(buyerOf(anna, { company: said('Muster Ltd') })).toEqual(['Muster Ltd', null, null]);
  expect(buyerOf({ company: said('Muster Ltd') }, { company: said('Other Ltd'), ...anna })).toEqual([
    'Muster Ltd',
    null,
    null,
  ]);
});

const sheetOf = (...lines: string[]) =>
  ['Purchase order number;LP-880', '', 'Article;Description;Quantity', ...lines].join('\n');
const printOf = (...lines: string[]) => `PURCHASE ORDER
Order number: LP-880
Order date: 5 May 2025
Buyer:
Lantern Works Ltd
8 Quay Street
Bristol BS1 6HR

Article   Description     Quantity   Unit   Unit price   Amount
${lines.join('\n')}
`;
const lamp = 'L-40      Table lamp      6          pcs    21.00        126.00';
const cord = 'L-41      Cord            10         pcs    3.50         35.00';

test('prices, units and sums of lines that only the print says come from it, matched by article', async () => {
  const draft = await draftOf({
    'x.csv': sheetOf('L-41;Cord;10', 'L-40;Table lamp;6'),
    'x.md': printOf(lamp, cord),
  });
  expect(rowValues(draft).map((row) => row.slice(1))).toEqual([
    ['L-41', 'Cord', 10, 'pcs', 3.5, 35, null],
    ['L-40', 'Table lamp', 6, 'pcs', 21, 126, null],
  ]);
  expect(doubtsOf(draft)).toEqual([]);
});

test('amounts of another quantity or article are not taken, and asked about', async () => {
  const draft = await draftOf({
    'x.csv': sheetOf('L-40;Table lamp;7', 'L-49;Cord;10'),
    'x.md': printOf(lamp, cord),
  });
  expect(rowValues(draft).map((row) => row.slice(1))).toEqual([
    ['L-40', 'Table lamp', 7, 'pcs', null, null, null],
    ['L-49', 'Cord', 10, null, null, null, null],
  ]);
  expect(doubtsOf(draft)).toEqual([
    'print_and_data_disagree items[0].quantity',
    'print_and_data_disagree items[1].article_number',
  ]);
});

test('what the print says wrong of a line is doubted with what is taken', async () => {
  const wrong = lamp.replace('126.00', '162.00');
  const draft = await draftOf({
    'x.csv': sheetOf('L-41;Cord;10', 'L-40;Table lamp;6'),
    'x.md': printOf(wrong, cord),
  });
  expect(doubtsOf(draft)).toEqual(['line_total_mismatch items[1].line_total']);
});
