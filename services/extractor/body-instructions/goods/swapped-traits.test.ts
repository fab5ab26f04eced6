import { expect, test } from 'vitest';
import type { DraftRow } from '../../draft.ts';
import { swappedTrait } from './swapped-traits.ts';

const said = <Value>(value: Value) => ({ value, places: [], confidence: 1 });
const rows = [
  { description: said('Work glove winter size 9'), quantity: said(24), unit: said('pair') },
  { description: said('Cabinet lamp brass 230 V'), quantity: said(16), unit: said('pcs') },
  { description: said('Spachtelmasse hellgrau 5 kg'), quantity: said(4), unit: null },
] as unknown as DraftRow[];

test.each([
  ['We need the gloves in size 11, not 9.', 0, 'Work glove winter size 11'],
  ['The cabinet lamps in copper rather than brass, same number please.', 1, 'Cabinet lamp copper 230 V'],
  ['Die Spachtelmasse hätten wir lieber in dunkelgrau als in hellgrau.', 2, 'Spachtelmasse dunkelgrau 5 kg'],
])('%s', (text, row, description) => {
  expect(swappedTrait(text, rows)).toEqual([
    { kind: 'cancel', rows: [row] },
    expect.objectContaining({
      kind: 'add',
      quantity: rows[row]!.quantity!.value,
      article: null,
      description,
    }),
  ]);
});

test.each([
  'We need 30 gloves, not 24.',
  'The lamps in copper rather than brass would be dearer?',
  'The lamps came in copper instead of brass.',
  'Please leave the lamps, not the gloves.',
  'The gloves in leather, not in wool.',
  'Statt der Spachtelmasse lieber gar keine.',
])('is none: %s', (text) => expect(swappedTrait(text, rows)).toBeNull());
