import { describe, expect, test } from 'vitest';
import type { DraftRow } from '../../draft.ts';
import type { Wish } from '../instruction.ts';
import { wishesInPhrases } from './read-phrases.ts';

const said = <Value>(value: Value) => ({ value, places: [], confidence: 1 });
const rows = [
  { description: said('Mooring rope 12 mm'), quantity: said(40), unit: said('m') },
  { description: said('Fender white'), quantity: said(12), unit: said('pcs') },
  { description: said('Anchor shackle'), quantity: said(6), unit: said('pcs') },
] as unknown as DraftRow[];

function read(text: string, readHead: () => Wish[] | null = () => null): Wish[] | null {
  const words = text.split(' ').map((word) => ({ text: word }));
  return wishesInPhrases(words as never, { rows, language: 'en', readHead });
}

describe('clauses that stand in the phrase book', () => {
  test.each([
    ['Please set the fenders to 20 instead of 12.', { kind: 'quantity', row: 1, to: 20, from: 12 }],
    ['Anchor shackles: only 4', { kind: 'quantity', row: 2, to: 4, from: null }],
    ['the fenders can come off', { kind: 'cancel', rows: [1] }],
    ['Could you take 2 off the fenders?', { kind: 'quantityBy', row: 1, by: -2 }],
    ['Another 3 pcs of the shackles on top, please', { kind: 'quantityBy', row: 2, by: 3 }],
    ['Shackles - forget about them', { kind: 'cancel', rows: [2] }],
    ['Please remove the shackles and the fenders.', { kind: 'cancel', rows: [2, 1] }],
    ['Please cancel line 3 (shackles).', { kind: 'cancel', rows: [2] }],
  ] as const)('%s', (text, wish) => expect(read(text)).toEqual([wish]));

  test('are read one by one, and what only says why is left out', () => {
    expect(
      read('As the boat was sold, drop the fenders and make it 8 shackles, we have a longer pier.'),
    ).toEqual([
      { kind: 'cancel', rows: [1] },
      { kind: 'quantity', row: 2, to: 8, from: null },
    ]);
  });

  test('stand beside those that want something of the head', () => {
    const day: Wish = { kind: 'deliveryDate', date: '2027-05-03' };
    expect(read('Drop the fenders and deliver on 3 May.', () => [day])).toEqual([
      { kind: 'cancel', rows: [1] },
      day,
    ]);
  });

  test('add goods, by the name from the amount to the end of the clause', () => {
    expect(read("Please add 3 boxes of cable ties 200 mm, we're nearly out.")).toEqual([
      { kind: 'add', quantity: 3, unit: 'boxes', article: null, description: 'cable ties 200 mm' },
    ]);
  });
});

describe('what is no phrase as a whole is left to others', () => {
  test.each([
    'We dropped the fenders last year.',
    'Drop the fenders off at gate 3.',
    'Were the fenders cancelled?',
    "Don't cancel the fenders.",
    'Cancel the fenders if they are late.',
    'Set 20 fenders on each pallet.',
    'We have 20 fenders.',
    'Set the fenders to 20 instead of 15.',
    'Take 12 off the fenders.',
    'Please add 17 fenders for the other boat.',
    'Please add 4 boxes of gloves, size L.',
    'Please add 2 pallets to the loading plan.',
    'Set the fenders to 12.',
  ])('%s', (text) => expect(read(text)).toBeNull());
});
