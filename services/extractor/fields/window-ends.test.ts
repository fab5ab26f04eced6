import { expect, test } from 'vitest';
import { context, plainSheets } from '../sample.fixture.ts';
import { findWindows } from './window-ends.ts';

function windowsIn(text: string) {
  return findWindows(plainSheets(text), new Set(), context.headerDates).map(({ value, because }) => [
    value.from,
    value.to,
    because,
  ]);
}

test('the ends of a window side by side, over their days', () => {
  expect(windowsIn('Delivery from     Delivery until\n12.05.2026        19.05.2026')).toEqual([
    ['2026-05-12', '2026-05-19', 'at "Delivery from" and "Delivery until"'],
  ]);
});

test('one under the other, in several languages', () => {
  expect(windowsIn('Not before     12.05.2026\nNot after      19.05.2026')).toEqual([
    ['2026-05-12', '2026-05-19', 'at "Not before" and "Not after"'],
  ]);
  expect(windowsIn('Entrega desde: 12.05.2026\nEntrega hasta: 19.05.2026')).toEqual([
    ['2026-05-12', '2026-05-19', 'at "Entrega desde: 12.05.2026" and "Entrega hasta: 19.05.2026"'],
  ]);
});

test.each([
  ['a sender and a day', 'From           12.05.2026\nUntil          19.05.2026'],
  ['days of something else', 'Invoice from   12.05.2026\nInvoice until  19.05.2026'],
  ['ends in the wrong order', 'Delivery from  19.05.2026\nDelivery until 12.05.2026'],
  ['one end', 'Delivery from  12.05.2026\nTerms          net'],
])('%s are no window', (_, text) => {
  expect(windowsIn(text)).toEqual([]);
});

test('the days before and after which a chain takes no goods', () => {
  expect(windowsIn('Ship not before: 12.05.2026     Cancel after: 19.05.2026')[0]?.slice(0, 2)).toEqual([
    '2026-05-12',
    '2026-05-19',
  ]);
});

test('the days of a window behind labels without a colon', () => {
  expect(
    windowsIn('Ship Not Before 12.05.2026        Cancel If Not Received By 19.05.2026')[0]?.slice(0, 2),
  ).toEqual(['2026-05-12', '2026-05-19']);
  expect(windowsIn('Lieferung ab 12.05.2026        Lieferung bis 19.05.2026')[0]?.slice(0, 2)).toEqual([
    '2026-05-12',
    '2026-05-19',
  ]);
  expect(windowsIn('Rechnung vom 12.05.2026        Angebot bis 19.05.2026')).toEqual([]);
  expect(windowsIn('Ship not before 12.05.2026 if paid        Cancel after 19.05.2026')).toEqual([]);
});

test('the end of a window that ends as its beginning does; goods leave in it', () => {
  const [window] = findWindows(
    plainSheets('Ship not before  12.05.2026\nShip not after   19.05.2026'),
    new Set(),
    context.headerDates,
  );
  expect([window?.value.from, window?.value.to, window?.isOfLeaving]).toEqual([
    '2026-05-12',
    '2026-05-19',
    true,
  ]);
});
