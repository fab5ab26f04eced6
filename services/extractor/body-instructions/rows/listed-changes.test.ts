import { describe, expect, test } from 'vitest';
import { settings } from '../../structured/structured.fixture.ts';
import { textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';
import { printedOrders } from '../told/printed-orders.fixture.ts';
import { changesTold, readPrinted, testTold } from '../told/told-changes.fixture.ts';

const order = printedOrders['listed-words'];

testTold('listed-words');
testTold('summed-words');

describe('goods that are added have their number as a number', () => {
  const draft = readPrinted(order, 'en');
  test.each([
    ['Please add 5 boxes of shoe covers - X-2201.', [5, 'boxes', 'X-2201', 'shoe covers']],
    ['Please add 4 x Lobby brush set, code JD-510.', [4, null, 'JD-510', 'Lobby brush set']],
    ['Please add item 88123, shoe covers, 5 boxes.', [5, 'boxes', '88123', 'shoe covers']],
    ['Please add:\nX-2201 hand soap 1 l 24 bottles', [24, 'bottles', 'X-2201', 'hand soap 1 l']],
    // It may be its size.
    ['Please add 5 steel beams HEA-200.', [5, null, null, 'steel beams HEA-200']],
  ])('%s', (sentence, wanted) => {
    const letter = textFile('body.txt', `Hello,\n\n${sentence}\n\nKind regards\nAnna`);
    const [added] = followInstructions(draft, letter, settings).rows.slice(5);
    expect([
      added?.quantity?.value,
      added?.unit?.value ?? null,
      added?.customerArticle?.value ?? null,
      added?.description?.value,
    ]).toEqual(wanted);
  });
});

describe('a table of old and new quantities', () => {
  const table = (rows: string) => `Item    Description    Old qty    New qty\n${rows}`;
  const draft = readPrinted(order, 'en');
  test.each([
    [
      'cancels and adds',
      'PAP-300    Copy paper    60    cancelled\nX-2201    Hand soap    -    10',
      '-2 +10',
    ],
    ['asks where the old one is not printed', 'PAP-300    Copy paper    70    80', 'ask'],
  ])('%s', (_, rows, wanted) => {
    expect(changesTold(table(rows), draft, order)).toBe(wanted);
  });
});
