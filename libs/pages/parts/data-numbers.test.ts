import { expect, test } from 'vitest';
import type { DataDocument } from '../data/data.ts';
import { orderNumbersOf } from './data-numbers.ts';

const sheetOf = (lines: readonly string[]): DataDocument =>
  ({
    content: {
      form: 'tables',
      tables: [
        {
          name: '',
          rows: lines.map((line, at) => ({
            cells: line.split(';').map((text) => ({ text, value: null })),
            isHidden: false,
            line: at,
          })),
        },
      ],
    },
    identity: null,
  }) as unknown as DataDocument;

test('a column of order numbers names several orders', () => {
  expect(
    orderNumbersOf(sheetOf(['PO number;Article;Qty', 'P-101;Soap;4', 'P-101;Brush;2', 'P-102;Soap;8'])),
  ).toEqual(['P-101', 'P-102']);
});

test('a label over other labels heads no column', () => {
  expect(
    orderNumbersOf(
      sheetOf([
        'PO number;P-101;;Date;2025-08-19',
        'Contact;Ann Muster;;Tel;01632 960001',
        'Cat no.;Item;Pack;Qty;Price',
        'EX-80;Exercise book;Pk 50;24;16.5',
        'PN-14;Pencils;Gross;10;9.9',
      ]),
    ),
  ).toEqual([]);
});

test('below a head of columns the lines of its order have headings of their own', () => {
  const head = ['Order no.;Order date;Customer', '7010-55;2026-05-12;Hotel Muster', ''];
  const lines = ['Pos;Article;Description;Qty', '1;KT-1180;Jam;12', '2;HN-0200;Honey;8'];
  expect(orderNumbersOf(sheetOf([...head, ...lines]))).toEqual([]);
  const several = ['Order no.;Article;Qty', '7010-55;KT-1180;12', '', '7010-56;HN-0200;8'];
  expect(orderNumbersOf(sheetOf(several))).toEqual(['7010-55', '7010-56']);
});
