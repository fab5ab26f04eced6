import { expect, test } from 'vitest';
import type { DraftRow } from '../draft.ts';
import { unnamedGoods } from './unnamed-goods.ts';

const chosen = <T>(value: T) => ({ value, confidence: 0.9, places: [], because: '' });
const told = (description: string, price: number, remarks: string[] = []) => ({
  row: { description: chosen(description), price: chosen(price), lineTotal: null } as unknown as DraftRow,
  remarks,
});
const codesOf = (...readings: Parameters<typeof unnamedGoods>[0]) =>
  unnamedGoods(readings).map(({ code, path }) => [code, path]);
const doubt = [['text_not_understood', 'items[0].description']];

test('the same name at different prices names nothing', () => {
  expect(codesOf(told('Vendor Part', 2), told('Vendor Part', 3), told('Vendor Part', 4))).toEqual(doubt);
  expect(codesOf(told('Licence', 5), told('Licence', 5), told('Licence', 5))).toEqual([]);
  expect(codesOf(told('Nut', 2), told('Bolt', 3), told('Pin', 4))).toEqual([]);
});

test('codes alone, where words stand under each of them', () => {
  const under = ['Halter, blue'];
  expect(codesOf(told('R41 V60', 2, under), told('R42 V61', 3, under), told('R43 V62', 4, under))).toEqual(
    doubt,
  );
  expect(codesOf(told('W 8x10 A992', 2), told('W 8x12 A992', 3), told('W 8x14 A992', 4))).toEqual([]);
});

test('a row without a name among others, with words under it', () => {
  const unnamed = (...remarks: string[]) => {
    const { row } = told('', 2);
    return { row: { ...row, description: null, quantity: null } as unknown as DraftRow, remarks };
  };
  const [nut, bolt] = [told('Nut', 2), told('Bolt', 3)];
  expect(codesOf(nut, unnamed('Vendor no.: HS-075', 'Hose, air, red'), bolt)).toEqual([
    ['text_not_understood', 'items[1].description'],
  ]);
  expect(codesOf(nut, unnamed('Vendor no.: HS-075'), bolt)).toEqual([]);
  expect(codesOf(unnamed('Hose'), unnamed('Pipe'), nut)).toEqual([]);
});
