import { expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import { type Printed, printedFile, settings } from '../sample.fixture.ts';

const rows: Printed[] = [
  [50, 40, 'Purchase order', 18],
  [50, 80, 'Order number: KX-4410'],
  [50, 200, 'Article'],
  [150, 200, 'Description'],
  [400, 200, 'Quantity'],
  [50, 220, 'M-1'],
  [150, 220, 'Mirror'],
  [400, 220, '12'],
];

const readWith = async (pale: Printed[]) => {
  const file = await printedFile(rows, (document) => {
    document.fillColor('white').fontSize(10);
    for (const [x, y, text] of pale) document.text(text, x, y, { lineBreak: false });
  });
  const { rows: read, doubts } = extractOrder({ files: [file], settings });
  return {
    quantities: read.map(({ quantity }) => quantity?.value),
    told: doubts.filter(({ code }) => code === 'unseen_row').map(({ message }) => message),
  };
};

test('a row that nobody sees is no row; it is asked about', async () => {
  const pale: Printed[] = [
    [50, 236, 'M-2'],
    [150, 236, 'Frame'],
    [400, 236, '90'],
  ];
  expect(await readWith(pale)).toEqual({
    quantities: [12],
    told: [
      'A line that nobody sees, printed in the colour of the paper, was not read: "M-2 Frame 90" on page 1 of order.pdf.',
    ],
  });
});

test('a mark for a signature and a hidden sentence are not asked about', async () => {
  const pale: Printed[] = [
    [50, 236, '/sign1/'],
    [150, 300, 'Form 12 of our house'],
  ];
  expect(await readWith(pale)).toEqual({ quantities: [12], told: [] });
});
