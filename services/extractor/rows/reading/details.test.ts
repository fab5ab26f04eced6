import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../../sample.fixture.ts';

const rowOf = async (description: string, ...below: string[]) => {
  const texts: Printed[] = [
    [40, 40, 'Purchase order 4711-22'],
    ...(['Item code', 'Description', 'Qty', 'Unit price', 'Amount'] as const).map(
      (text, at): Printed => [[40, 120, 380, 430, 500][at]!, 200, text],
    ),
    ...['A-100', description, '4', '25.00', '100.00'].map(
      (text, at): Printed => [[40, 120, 380, 430, 500][at]!, 215, text],
    ),
    ...below.map((text, at): Printed => [120, 227 + 12 * at, text]),
    [430, 300, 'Total'],
    [500, 300, '100.00'],
  ];
  const { rows, doubts } = draftOf(await printedFile(texts));
  return {
    description: rows[0]?.description?.value,
    lineDoubts: doubts.filter(({ path }) => path.startsWith('items')),
  };
};

test.each([
  'Please quote our order number on all delivery notes',
  'Bitte auf allen Papieren unsere Nummer angeben',
  'Prosimy o podanie numeru zamówienia na fakturze'.replaceAll('ó', 'o'),
  'Gelieve ons nummer op alle papieren te vermelden',
])('what is asked below the last line is none of its goods: %s', async (request) => {
  const found = await rowOf('Pressure test certificate for each of the hoses', request, 'as agreed.');
  expect(found).toEqual({ description: 'Pressure test certificate for each of the hoses', lineDoubts: [] });
});

test('a request to offer instead is a doubt', async () => {
  const { lineDoubts } = await rowOf('Pressure test certificate', 'Please quote for 12 of these');
  expect(lineDoubts).toHaveLength(1);
});

test('measures that are cut between two of them', async () => {
  const { description } = await rowOf('Chipboard white, 2800', 'x 2070 x 19 mm');
  expect(description).toBe('Chipboard white, 2800 x 2070 x 19 mm');
});

const under = async (...texts: Printed[]) => {
  const { rows } = draftOf(
    await printedFile([
      [40, 40, 'Purchase order 4711-22'],
      ...(['Item code', 'Unit', 'Qty', 'Unit price', 'Amount'] as const).map(
        (text, at): Printed => [[40, 130, 380, 430, 500][at]!, 200, text],
      ),
      ...['A-100', 'EACH', '4', '25.00', '100.00'].map(
        (text, at): Printed => [[40, 130, 380, 430, 500][at]!, 215, text],
      ),
      ...texts,
      [430, 300, 'Total'],
      [500, 300, '100.00'],
    ]),
  );
  return rows[0]?.description?.value;
};

test('a text that no column holds goes on across the heading above, up to a gap', async () => {
  expect(await under([60, 227, 'PIPE CLAMP'], [129, 227, '4IN X 20FT'], [260, 227, 'Whse 001'])).toBe(
    'PIPE CLAMP 4IN X 20FT',
  );
});

test('names and values in columns of their own are none of the description', async () => {
  const { description } = await rowOf(
    'Steel brackets, wide, galvanised and',
    'drilled to the size of the wall',
  );
  expect(description).toBe('Steel brackets, wide, galvanised and drilled to the size of the wall');
  const { rows } = draftOf(
    await printedFile([
      [40, 40, 'Purchase order 4711-22'],
      ...(['Item code', 'Description', 'Qty', 'Unit price', 'Amount'] as const).map(
        (text, at): Printed => [[40, 120, 380, 430, 500][at]!, 200, text],
      ),
      ...['A-100', 'Cable tray, wide, galvanised', '4', '25.00', '100.00'].map(
        (text, at): Printed => [[40, 120, 380, 430, 500][at]!, 215, text],
      ),
      ...(['Taxable', 'no', 'Maker Part No', 'Nordwind'] as const).map(
        (text, at): Printed => [[60, 122, 140, 260][at]!, 227, text],
      ),
      [430, 300, 'Total'],
      [500, 300, '100.00'],
    ]),
  );
  expect(rows[0]?.description?.value).toBe('Cable tray, wide, galvanised');
});

test('on which account a line is put is no part of its name', async () => {
  const { description } = await rowOf(
    'Construction paper, 12 x 18, assorted, 50 sheets',
    'ACCT A1110-501-07-2000',
  );
  expect(description).toBe('Construction paper, 12 x 18, assorted, 50 sheets');
});

test('a dash at the end of a line goes on with a trait at its label, which is none of the name elsewhere', async () => {
  expect((await rowOf('Bowl 40 cl -', 'Colour: night blue')).description).toBe(
    'Bowl 40 cl - Colour: night blue',
  );
  expect((await rowOf('Bowl 40 cl', 'Colour: night blue')).description).toBe('Bowl 40 cl');
});

test('a text across the next column does not tell how wide descriptions are', async () => {
  const rowOver = async (second: string) => {
    const cells = (y: number, ...texts: string[]): Printed[] =>
      texts.map((text, at) => [[40, 100, 210, 260, 330][at]!, y, text] as const);
    const { rows } = draftOf(
      await printedFile([
        [40, 40, 'Purchase order 4711-22'],
        ...cells(200, 'Code', 'Description', 'Qty', 'Price', 'Amount'),
        ...cells(215, 'A-100', 'Polyethylene', '4', '25.00', '100.00'),
        [100, 227, 'BLACK (PE 3012)'],
        ...cells(241, 'A-200', second, '2', '10.00', '20.00'),
        [100, 265, 'Please divide all bills into equal parts'],
      ]),
    );
    return rows[0]?.description?.value;
  };
  expect(await rowOver('Masterbatch TIO2')).toBe('Polyethylene BLACK (PE 3012)');
  expect(await rowOver('Masterbatch TIO2 white')).toBe('Polyethylene');
});

test('a name behind the number of a supplier, where no column has names', async () => {
  const columns = [40, 100, 150, 330, 400, 500];
  const line = (y: number, ...texts: string[]): Printed[] =>
    texts.flatMap((text, at): Printed[] => (text === '' ? [] : [[columns[at]!, y, text]]));
  const { rows } = draftOf(
    await printedFile([
      [40, 40, 'Purchase order 4711-22'],
      ...line(200, 'Line', 'Qty', 'Material', 'Unit price', 'Amount'),
      ...line(215, '1', '24', '40011873', '118.40', '2,841.60'),
      [60, 228, 'Vendor part number: 2164-30'],
      [60, 241, 'VALVE, BALL, STAINLESS'],
      ...line(260, '2', '500', '', '3.86', '1,930.00'),
      [60, 273, 'Vendor part number: HS-075'],
      [60, 286, 'HOSE, AIR, RED'],
      [330, 310, 'Total'],
      [400, 310, '4,771.60'],
    ]),
  );
  expect(rows.map(({ description }) => description?.value)).toEqual([
    'VALVE, BALL, STAINLESS',
    'HOSE, AIR, RED',
  ]);
});

const inOneColumn = async (first: string, ...below: string[]) => {
  const cells = (y: number, ...texts: string[]): Printed[] =>
    texts.map((text, at) => [[40, 80, 380, 430, 500][at]!, y, text] as const);
  const { rows } = draftOf(
    await printedFile([
      [40, 40, 'Purchase order 4711-22'],
      ...cells(200, 'Line', 'Part Number/Description', 'Qty', 'Unit price', 'Amount'),
      ...cells(215, '1', first, '4', '25.00', '100.00'),
      ...below.map((text, at): Printed => [80, 227 + 12 * at, text]),
      [430, 300, 'Total'],
      [500, 300, '100.00'],
    ]),
  );
  const [row] = rows;
  return [row?.customerArticle?.value, row?.supplierArticle?.value, row?.description?.value];
};

test.each([
  ['LID-40-RED Supplier Part: RC4400R', 'LID-40-RED', 'RC4400R'],
  ['LID-40-RED Vendor Item No: RC4400R', 'LID-40-RED', 'RC4400R'],
  ['77120-3 Lieferantenartikelnummer: RC4400R', '77120-3', 'RC4400R'],
  ['77120-3 Uw artikelnummer: RC4400R', '77120-3', 'RC4400R'],
  ['77120-3 Réf. fournisseur : RC4400R', '77120-3', 'RC4400R'],
])('the number of the supplier behind that of the article: %s', async (first, article, supplier) => {
  expect(await inOneColumn(first, 'Lid, white, 40 mm, with liner')).toEqual([
    article,
    supplier,
    'Lid, white, 40 mm, with liner',
  ]);
});

test.each([
  'PN16 flange, colour: grey',
  'M12 bolt Type: 8.8 zinc',
  '12V lamp Part no: 4711',
  'Valve DN40 Supplier Part: RC4400R',
])('a name that begins with a size stays one: %s', async (first) => {
  expect((await inOneColumn(first, 'with nuts and washers'))[2]).toContain(first.split(' ')[0]);
});

test('a code with the number of the supplier and no name under it stays what is printed', async () => {
  expect((await inOneColumn('LID-40-RED Supplier Part: RC4400R'))[2]).toContain('LID-40-RED');
});

test('words where the other rows have their numbers name what is ordered, a short one may be a number', async () => {
  const named = async (text: string) => {
    const at = [40, 90, 330, 400, 480];
    const row = (y: number, ...cells: string[]) =>
      cells.map((cell, column): Printed => [at[column]!, y, cell]);
    const { rows } = draftOf(
      await printedFile([
        [40, 40, 'Purchase order 4711-22'],
        ...row(200, 'Line', 'Item', 'Price', 'Quantity', 'Ordered'),
        ...row(215, '1', 'RM-30417', '29.00', '8', '232.00'),
        [90, 227, 'Sugar, granulated'],
        ...row(245, '2', text, '18.50', '4', '74.00'),
        [400, 300, 'Total'],
        [480, 300, '306.00'],
      ]),
    );
    return [rows[1]?.customerArticle?.value, rows[1]?.description?.value];
  };
  expect(await named('Return program fee, per bag')).toEqual([undefined, 'Return program fee, per bag']);
  expect((await named('LINER FEE'))[1]).toBeUndefined();
  expect((await named('HOOD-BLK-XL'))[1]).toBeUndefined();
});
