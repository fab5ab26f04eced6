import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { emptyParty } from '../draft.ts';
import { fillFromPrint } from './fill-from-print.ts';

const said = (value: string) => ({ value, confidence: 0.9, places: [], because: 'printed' });
const draftOf = (buyer: Partial<Draft['buyer']>) =>
  ({ buyer: { ...emptyParty, ...buyer }, shipTo: emptyParty, doubts: [], notes: [] }) as unknown as Draft;
const buyerOf = (data: Partial<Draft['buyer']>, print: Partial<Draft['buyer']>) => {
  const { company, contactPerson, email } = fillFromPrint(draftOf(data), draftOf(print)).buyer;
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
