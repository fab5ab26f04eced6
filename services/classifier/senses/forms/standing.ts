import { please } from '../shared-words.ts';
import { ofFreight } from '../standing-words.ts';
import type { Forms } from './form.ts';

/** What counts goods, or names an order, and tells something else: where a house is, what a ship brings, what may be ordered. */
export const standing: Forms = {
  address_changes: {
    ...{ category: 'unknown', weight: 5 },
    all: ({ addressChanges }) => [addressChanges],
    none: ({ wants }) => [wants],
  },
  arrival_told: {
    ...{ category: 'delivery_note', weight: 9 },
    all: ({ arrivalTold }) => [arrivalTold],
    none: ({ wants, late, damage }) => [wants, late, damage],
    elsewhere: () => [ofFreight],
  },
  would_order: {
    ...{ category: 'unknown', weight: 4 },
    all: ({ wouldOrder }) => [wouldOrder],
    none: () => [please],
  },
};
