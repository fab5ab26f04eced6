import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { readLines } from './lines.ts';

const linesOf = async (...texts: Printed[]) => {
  const [sheet] = await printedSheets(texts);
  return sheet!.lines.map(({ segments }) => segments.map(({ text }) => text));
};
const headings: readonly Printed[] = [
  [40, 100, 'Supplier no.'],
  [140, 100, 'Date of document'],
  [222, 100, 'Expected'],
];

test('two headings with a space between them are parted where the values under them begin', async () => {
  const values: readonly Printed[] = [
    [40, 114, 'K-9046'],
    [140, 114, '04/02/2026'],
    [222, 114, '25/02/2026'],
  ];
  const [first] = await linesOf(...headings, ...values);
  expect(first).toEqual(['Supplier no.', 'Date of document', 'Expected']);
});

test('a text over values that begin elsewhere stays whole', async () => {
  const [first] = await linesOf(
    ...headings,
    [40, 114, 'K-9046'],
    [140, 114, '04/02/2026'],
    [230, 114, '25/02/2026'],
  );
  expect(first).toEqual(['Supplier no.', 'Date of document Expected']);
});

test('letters of another size are another text, figures are not', async () => {
  const [first] = await linesOf([40, 100, 'ORDER TO SUPPLIER', 17], [226, 104, 'Nordwind Pumpen', 12]);
  expect(first).toEqual(['ORDER TO SUPPLIER', 'Nordwind Pumpen']);
  const [sum] = await linesOf([40, 100, '1,250', 17], [92, 104, '00', 12]);
  expect(sum).toEqual(['1,250 00']);
});

test('a label that begins where the text above does is the next column, however little space is before it', async () => {
  const mail: Printed = [40, 114, 'a.lee@nordwind.example'];
  const [, under] = await linesOf([40, 100, 'Bremen'], [156, 100, 'Amsterdam'], mail, [
    156,
    114,
    'VAT: NL12345',
  ]);
  expect(under).toEqual(['a.lee@nordwind.example', 'VAT: NL12345']);
  const [, other] = await linesOf([40, 100, 'Bremen'], [140, 100, 'Amsterdam'], mail, [
    156,
    114,
    'VAT: NL12345',
  ]);
  expect(other).toEqual(['a.lee@nordwind.example VAT: NL12345']);
});

test('a cell that touches the next one is parted where columns begin above and below', async () => {
  const around: readonly Printed[] = [
    [40, 100, 'Nordwind SARL'],
    [172, 100, 'Example Supplies'],
    [40, 124, '59000 Lille'],
    [172, 124, '1011 AA Amsterdam'],
  ];
  const touching = await linesOf(...around, [40, 112, "575 boulevard de l'Abricotier"], [172, 112, 'Kade 1']);
  expect(touching[1]).toEqual(["575 boulevard de l'Abricotier", 'Kade 1']);
});

test('on a scan the columns of two addresses begin a little beside each other', () => {
  const word = (x: number, y: number, text: string) => ({
    ...{ text, fontSize: 10, bold: false, confidence: 0.95 },
    box: [x, y, x + 5 * text.length, y + 11] as [number, number, number, number],
  });
  const around = [
    word(40, 100, 'Nordwind'),
    word(172.8, 100, 'Muster'),
    word(40, 126, 'Lille'),
    word(171.6, 126, 'Leeds'),
  ];
  const middle = (x: number) => {
    const words = [
      ...around,
      word(40, 113, '575'),
      word(59, 113, 'boulevard'),
      word(107, 113, 'Abricotier'),
      word(x, 113, 'Kade'),
      word(x + 24, 113, '1'),
    ];
    return readLines(words, [], 'ocr')[1]!.segments.map(({ text }) => text);
  };
  expect(middle(172)).toEqual(['575 boulevard Abricotier', 'Kade 1']);
  expect(middle(161)).toEqual(['575 boulevard Abricotier Kade 1']);
});

test('town and code in fields of a fixed width under a street', async () => {
  const street: Printed = [40, 100, '700 Ferry Road'];
  const town: readonly Printed[] = [
    [40, 112, 'TRENTON'],
    [160, 112, 'NJ 08628'],
  ];
  expect((await linesOf(street, ...town))[1]).toEqual(['TRENTON NJ 08628']);
  const canada: readonly Printed[] = [
    [40, 112, 'KELLBURN SK'],
    [120, 112, 'S0G 2T0'],
    [300, 100, '12 Yard Road'],
    [300, 112, 'REGINA SK'],
    [366, 112, 'S4R 1J6'],
  ];
  expect((await linesOf(street, ...canada))[1]).toEqual(['KELLBURN SK S0G 2T0', 'REGINA SK S4R 1J6']);
  const spaced: readonly Printed[] = [
    [40, 112, 'KELLBURN, SK'],
    [115, 112, 'S0G 2T0'],
  ];
  expect((await linesOf(street, ...spaced))[1]).toEqual(['KELLBURN, SK S0G 2T0']);
  const inColumns: readonly Printed[] = [
    [40, 112, 'NORFOLK'],
    [100, 112, 'VA'],
    [126, 112, '23502'],
  ];
  expect((await linesOf(street, ...inColumns))[1]).toEqual(['NORFOLK VA 23502']);
  const apart: Printed = [240, 112, '23502'];
  expect((await linesOf(street, ...inColumns.slice(0, 2), apart))[1]).toEqual(['NORFOLK', 'VA', '23502']);
  const cell: Printed = [160, 100, 'Code'];
  expect((await linesOf(street, cell, ...town))[1]).toEqual(['TRENTON', 'NJ 08628']);
  expect((await linesOf([40, 100, 'Bolts'], ...town))[1]).toEqual(['TRENTON', 'NJ 08628']);
});

test('behind its legal form a name has ended: another column begins where columns do above and below', async () => {
  const name: Printed = [40, 112, 'Nordwind Pumpen GmbH'];
  const [alone] = await printedSheets([name]);
  // As far as words of one name are from each other.
  const column = alone!.lines[0]!.box[2] + 2.5;
  const parted = await linesOf(
    [40, 100, 'Buyer:'],
    [column, 100, 'Supplier:'],
    name,
    [column, 112, 'Kade Ltd'],
    [40, 124, 'Hafenallee 7'],
    [column, 124, 'Mill Road 3'],
  );
  expect(parted[1]).toEqual(['Nordwind Pumpen GmbH', 'Kade Ltd']);
});

test('a label with its value over another pair is no strip of headings', async () => {
  const [first] = await linesOf(
    [40, 100, 'TO:'],
    [140, 100, 'Muster Factors Ltd'],
    [40, 114, 'ATTN:'],
    [140, 114, 'Trade'],
    [177, 114, '(Steve)'],
  );
  expect(first).toEqual(['TO:', 'Muster Factors Ltd']);
});

/** Two texts that stand a space apart, among lines of text with drawn spaces. */
async function besideText(left: string, right: string, sentence: string) {
  const sentences = Array.from({ length: 4 }, (_, at): Printed => [40, 300 + 14 * at, sentence]);
  const [first] = await linesOf([40, 100, left], [40 + 5.6 * left.length, 100, right], ...sentences);
  return first;
}

test('where no space was drawn another cell begins, however near, on pages that draw them', async () => {
  const spaced = 'Please supply the goods below to our works in Leeds by the end of the month.';
  expect(await besideText('30/03/2026', '16/04/2026', spaced)).toEqual(['30/03/2026', '16/04/2026']);
  // Too few spaces to tell, and marks that join what they stand between.
  expect(await besideText('30/03/2026', '16/04/2026', 'Leeds')).toEqual(['30/03/2026 16/04/2026']);
  expect(await besideText('1234,40', '/ 100 ST', spaced)).toEqual(['1234,40 / 100 ST']);
});

test('a space between letters that are equally wide parts columns only behind a label', async () => {
  const typed = [
    'HC381612Z         FTN 31024',
    'HEX CAP SCREW GR5 ZP 3/8-16 X 1-1/2',
    'HC381620Z         FTN 31028',
    'Supplier no:      S20418',
    ' Name of the one: UNIVOLT FILTER CO',
    'Address:          71 MILL PARKWAY',
  ];
  const [sheet] = await printedSheets([], (document) => {
    document.font('Courier').fontSize(10);
    for (const [at, text] of typed.entries())
      for (const { 0: word, index } of text.matchAll(/\S+(?: \S+)*/g))
        document.text(word, 40 + 6 * index, 100 + 12 * at, { lineBreak: false });
  });
  const texts = sheet!.lines.map(({ segments }) => segments.map(({ text }) => text));
  expect(texts[1]).toEqual(['HEX CAP SCREW GR5 ZP 3/8-16 X 1-1/2']);
  expect(texts[4]).toEqual(['Name of the one:', 'UNIVOLT FILTER CO']);
});
