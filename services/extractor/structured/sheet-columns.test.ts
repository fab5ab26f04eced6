import { expect, test } from 'vitest';
import { findHeader } from './sheet-columns.ts';

const tableOf = (lines: readonly string[]) => ({
  name: '',
  rows: lines.map((line, at) => ({
    cells: line.split(';').map((text) => ({ text, value: null })),
    isHidden: false,
    line: at,
  })),
});

test.each([
  [['Artikel;Voorraad;Minimum;Bestellen', 'Zeep;0;4;4', 'Vuilniszakken;1;5;6']],
  [['Artikel;Bestand;Mindestbestand;Bestellen', 'Seife;0;4;4', 'Müllbeutel;1;5;6']],
  [['Article;In stock;Par level;To order', 'Soap;0;4;4', 'Bin liners;1;5;6']],
])('what is ordered, not what is there or should be: %s', (lines) => {
  expect(findHeader(tableOf(lines))?.roles).toEqual(['description', null, null, 'quantity']);
});

test('articles that have names, of two columns, are the goods; codes are their numbers', () => {
  expect(findHeader(tableOf(['Article;Qty', 'Red clay 25 kg;60', 'Clear glaze;8']))?.roles).toEqual([
    'description',
    'quantity',
  ]);
  expect(findHeader(tableOf(['Article;Qty', 'RC-25;60', 'CG-10;8']))?.roles).toEqual(['article', 'quantity']);
});

test('a list of addresses heads no lines', () => {
  expect(findHeader(tableOf(['Nr;Ort;PLZ', '1;Köln;50667', '2;Bonn;53111']))).toBeNull();
});

test('large numbers that do not count rows are articles', () => {
  expect(findHeader(tableOf(['Nr;Ware;Menge', '4711;Schraube;500', '4712;Mutter;300']))?.roles).toEqual([
    'article',
    'description',
    'quantity',
  ]);
  expect(findHeader(tableOf(['Nr;Ware;Menge', '1000;Schraube;500', '2000;Mutter;300']))?.roles[0]).toBe(
    'position',
  );
});

test('amounts under a heading of units and a currency are prices', () => {
  const table = tableOf(['Part No;Description;Qty;Unit £', 'HK-20;Hook;12;4.10', 'CH-50;Chain;7;12.75']);
  expect(findHeader(table)?.roles).toEqual(['article', 'description', 'quantity', 'price']);
  const counted = tableOf(['Part No;Description;Qty;Unit', 'HK-20;Hook;12;pcs', 'CH-50;Chain;7;m']);
  expect(findHeader(counted)?.roles).toEqual(['article', 'description', 'quantity', 'unit']);
});

test('amounts under a unit are no prices without a word or a sign of money', () => {
  const rolesOf = (heading: string) =>
    findHeader(tableOf([`Item;Wine;Qty;${heading}`, 'W-1;Riesling;6;0.75', 'W-2;Merlot;12;1.50']))?.roles.at(
      -1,
    );
  expect(['Unit', 'Unit £', 'Price/unit'].map(rolesOf)).toEqual(['unit', 'price', 'price']);
});

test.each([
  [
    [
      'Cat no;Item;Pack;Qty;Unit £;Line £',
      'EX-80;Exercise book;Pk 50;24;16.5;396',
      'PN-14;Pencils;Gross;10;9.9;99',
    ],
  ],
  [
    [
      'Art.-Nr.;Artikel;Gebinde;Menge;Einheit EUR;Zeile EUR',
      'EX-80;Heft;50er;24;16,5;396',
      'PN-14;Stifte;144er;10;9,9;99',
    ],
  ],
])('a currency in a heading makes it one of money: %s', (lines) => {
  const roles = findHeader(tableOf(lines))?.roles;
  expect([roles?.[4], roles?.[5]]).toEqual(['price', 'lineTotal']);
});

test('units and line numbers are none', () => {
  expect(
    findHeader(tableOf(['Line;Item;Qty;Unit', '1;Exercise book;24;pk', '2;Pencils;10;box']))?.roles,
  ).toEqual(['position', 'description', 'quantity', 'unit']);
});

test('`Item £` beside a total heads what one costs', () => {
  const table = tableOf([
    'Code;Description;Qty;Item £;Total £',
    'A-1;Hook;10;2.00;20.00',
    'A-2;Nut;5;1.00;5.00',
  ]);
  expect(findHeader(table)?.roles.slice(2)).toEqual(['quantity', 'price', 'lineTotal']);
});
