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

it('leaves a unit that begins where its heading does with its number', () => {
  const words = [
    word('16%', [305, 0, 325, 10]),
    word('1', [392, 0, 396, 10]),
    word('uds', [399, 0, 415, 10]),
    word('16%', [305, 20, 325, 30]),
    word('4', [392, 20, 396, 30]),
    word('uds', [399, 20, 415, 30]),
    word('16%', [305, 40, 325, 50]),
    word('144', [381, 40, 394, 50]),
    word('uds', [397, 40, 415, 50]),
  ];
  const [edge] = columnEdges(
    [
      [305, 0, 320, 10],
      [395, 0, 415, 10],
    ],
    words,
    [],
  );
  expect(edge).toBeLessThan(387);
});

it('keeps a wrapped text whole that stands on none of the lines of figures', () => {
  const heading: Box[] = [
    [100, 0, 150, 10],
    [300, 0, 320, 10],
  ];
  const figures = [20, 60].map((y) => word('24', [304, y, 316, y + 10]));
  const texts = [10, 50].map((y) => {
    const words = [word('Zahncreme', [100, y, 200, y + 10]), word('75', [262, y, 274, y + 10])];
    return { text: 'Zahncreme 75', words, box: [100, y, 274, y + 10] as Box, line: 0 };
  });
  const [edge] = columnEdges(heading, figures, [], texts);
  expect(edge).toBeGreaterThan(274);
  // Texts that go on under the next heading, or begin elsewhere, say nothing of this column.
  const across = texts.map((text) => ({ ...text, box: [100, text.box[1], 330, text.box[3]] as Box }));
  const indented = texts.map((text) => ({ ...text, box: [140, text.box[1], 274, text.box[3]] as Box }));
  expect(columnEdges(heading, figures, [], [...across, ...indented])).toEqual(
    columnEdges(heading, figures, []),
  );
});
