import { expect, test } from 'vitest';
import { context, plainSheets } from '../sample.fixture.ts';
import { readRows } from './read-rows.ts';
import { readTables } from './read-tables.ts';

const goods = `
Item code   Description           Qty   Unit price      Amount
A-100       Screw                 300         2.00      600.00
A-200       Nut                   100         0.50       50.00
`;
const namesIn = (text: string) => {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return [rows.map(({ description }) => description?.value), doubts.map(({ code }) => code)];
};

test.each(['Cuenta', 'Compte', 'Kostenstelle', 'Cost centre'])(
  'what the goods are paid from is ordered nowhere: %s',
  (account) => {
    const paid = `
Code        ${account.padEnd(14)}Description                Amount
01-00-03    404030100     Spare parts                650.00
`;
    expect(namesIn(`${paid}\n\n${goods}`)).toEqual([['Screw', 'Nut'], []]);
  },
);

test('a table that counts is one of goods, whatever accounts it names, as is one alone', () => {
  const booked = `
Item code   Account     Description           Qty   Unit price      Amount
A-100       4040        Screw                 300         2.00      600.00
`;
  expect(namesIn(booked)[0]).toEqual(['Screw']);
  const alone = `
Item code   Account     Description                 Amount
A-100       4040        Service in May              600.00
`;
  expect(namesIn(alone)[0]).toEqual(['Service in May']);
});
