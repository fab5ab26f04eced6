import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { uprightBlocks } from './upright-titles.ts';

const upright = (x: number, top: number, letters: string): Printed[] =>
  letters.split('').map((letter, at) => [x, top + 9 * at, letter, 8]);
const lines = (x: number, top: number, ...texts: string[]): Printed[] =>
  texts.map((text, at) => [x, top + 11 * at, text, 9]);
const blocksOn = async (...printed: Printed[]) =>
  (await printedSheets(printed))
    .flatMap(uprightBlocks)
    .map((block) => [block.role, block.lines.map(({ text }) => text)]);

test('two titles under each other, each beside its address', async () => {
  expect(
    await blocksOn(
      ...upright(40, 100, 'BILLTO'),
      ...lines(56, 104, 'Muster GmbH', 'Kade 3', '1011 AA Amsterdam'),
      ...upright(40, 170, 'VENDOR'),
      ...lines(56, 174, 'Example Supplies B.V.', 'Lorentzweg 14'),
    ),
  ).toEqual([
    ['billTo', ['Muster GmbH', 'Kade 3', '1011 AA Amsterdam']],
    ['supplier', ['Example Supplies B.V.', 'Lorentzweg 14']],
  ]);
});

test('an O that a scan has as a figure', async () => {
  const printed = [
    ...upright(40, 100, 'VEND0R'),
    ...lines(56, 104, 'Example Supplies B.V.', 'Lorentzweg 14'),
  ];
  const sheets = await printedSheets(printed);
  const blocks = (source: 'ocr' | 'text') =>
    sheets.flatMap((sheet) => uprightBlocks({ ...sheet, source })).map(({ role }) => role);
  expect([blocks('ocr'), blocks('text')]).toEqual([['supplier'], []]);
});

test('letters that make no title are none', async () => {
  expect(await blocksOn(...upright(40, 100, 'ABCDEF'), ...lines(56, 104, 'Muster GmbH', 'Kade 3'))).toEqual(
    [],
  );
});

test('titles that run up their cells', async () => {
  const texts = [
    ...lines(60, 104, 'Muster GmbH', 'Kade 3', '1011 AA Amsterdam'),
    ...lines(60, 174, 'Depot 2', 'Lorentzweg 14', '3846 AV Harderwijk'),
  ];
  const sheets = await printedSheets(texts, (document) => {
    for (const y of [98, 162, 166, 230]) document.moveTo(40, y).lineTo(300, y).stroke();
    for (const [title, y] of [
      ['BILL TO', 150],
      ['SHIP TO', 218],
    ] as const) {
      document
        .save()
        .rotate(-90, { origin: [46, y] })
        .fontSize(8)
        .text(title, 46, y, { lineBreak: false });
      document.restore();
    }
  });
  expect(sheets.flatMap(uprightBlocks).map(({ role, lines: [first] }) => [role, first!.text])).toEqual([
    ['shipTo', 'Depot 2'],
    ['billTo', 'Muster GmbH'],
  ]);
});

test('TO beside SHIP is whom the order goes to; alone it is none', async () => {
  const to = [
    ...upright(40, 100, 'TO'),
    ...lines(56, 100, 'Example Supplies Co', 'PO Box 12', 'Reno NV 89501'),
  ];
  const ship = [
    ...upright(300, 100, 'SHIP'),
    ...lines(320, 100, 'Muster School', '90 Mill Road', 'Macon GA 31206'),
  ];
  expect(await blocksOn(...to, ...ship)).toEqual([
    ['shipTo', ['Muster School', '90 Mill Road', 'Macon GA 31206']],
    ['supplier', ['Example Supplies Co', 'PO Box 12', 'Reno NV 89501']],
  ]);
  expect(await blocksOn(...to)).toEqual([]);
});
