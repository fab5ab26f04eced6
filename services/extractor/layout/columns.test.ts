import type { Box, Word } from '@orderloom/pages/page.ts';
import { expect, it } from 'vitest';
import { columnEdges } from './columns.ts';

const word = (text: string, box: Box): Word => ({ text, box, fontSize: 10, bold: false, confidence: 0.9 });

it('keeps quantities under their flush heading on a page that leans by a point or two', () => {
  // `Ordered` ends at 412, `UOM` begins at 418; the quantities end at 412 as well. Each line sinks to the left.
  const heading: Box[] = [
    [376, 262, 412, 273],
    [418, 262, 431, 273],
  ];
  const rows = [280, 302, 324].flatMap((y) => [
    word('RS-82-611', [102, y + 2, 146, y + 13]),
    word('gloves', [179, y + 1.2, 253, y + 12.2]),
    word('2', [407, y + 0.6, 412, y + 11.6]),
    word('pcs', [418, y, 429, y + 11]),
  ]);
  expect(columnEdges(heading, rows, [])).toEqual([415]);
});
