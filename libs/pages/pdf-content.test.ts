import { expect, test } from 'vitest';
import { type Drawing, drawPdf } from './drawn-pdf.fixture.ts';
import { readPdf } from './pdf.ts';

const limits = { name: 'x.pdf', maxPages: 500 };

interface Parts {
  /** The page's content stream; the font is /F. */
  paint: string;
  /** Entries of the catalog, of the page and of its resources. */
  catalog?: string;
  page?: string;
  resources?: string;
  font?: string;
  /** Objects from number 6 on. */
  more?: string[];
}

function pdfOf({ paint, catalog = '', page = '', resources = '', font, more = [] }: Parts): Uint8Array {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${page}/Resources<</Font<</F 5 0 R>>${resources}>>>>`,
    `<</Length ${paint.length}>>stream\n${paint}\nendstream`,
    font ?? '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...more,
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.5\n${body}trailer<</Root 1 0 R>>`);
}

async function wordsOf(bytes: Uint8Array) {
  const { pages } = await readPdf(bytes, limits);
  return pages[0]!.words.map(({ text, box }) => [text, Math.round(box[0]), Math.round(box[2])]);
}

test('text that is not painted is not read', async () => {
  const paint = 'BT /F 10 Tf 50 800 Td 3 Tr (unseen) Tj 0 Tr 0 -20 Td (seen) Tj ET';
  expect(await wordsOf(pdfOf({ paint }))).toEqual([['seen', 50, 72]]);
});

const image = '/Im Do';
test.each<[string, string, string[], string[]?]>([
  ['white on the bare page', '1 g BT /F 10 Tf 50 700 Td (pale) Tj ET', [], ['pale']],
  ['no ink of four colours', '0 0 0 0 k BT /F 10 Tf 50 700 Td (pale) Tj ET', [], ['pale']],
  ['almost white', '0.99 g BT /F 10 Tf 50 700 Td (pale) Tj ET', [], ['pale']],
  ['white on a white box', '1 g 40 690 200 30 re f BT /F 10 Tf 50 700 Td (pale) Tj ET', [], ['pale']],
  ['white on a bar', '0 0 0.4 rg 40 690 200 30 re f 1 g BT /F 10 Tf 50 700 Td (head) Tj ET', ['head']],
  ['white on a thick line', '20 w 40 703 m 240 703 l S 1 g BT /F 10 Tf 50 700 Td (head) Tj ET', ['head']],
  [
    'white on a picture',
    `q 200 0 0 60 40 690 cm ${image} Q 1 g BT /F 10 Tf 50 700 Td (head) Tj ET`,
    ['head'],
  ],
  [
    'white with a bar elsewhere',
    '0 g 40 600 200 30 re f 1 g BT /F 10 Tf 50 700 Td (pale) Tj ET',
    [],
    ['pale'],
  ],
  [
    'blue on a bar of its blue',
    '0 0 1 rg 40 690 200 30 re f BT /F 10 Tf 50 700 Td (pale) Tj ET',
    [],
    ['pale'],
  ],
  ['blue beside a blue bar', '0 0 1 rg 40 600 200 30 re f BT /F 10 Tf 50 700 Td (head) Tj ET', ['head']],
  [
    'blue where a blue bar is cut off',
    'q 40 600 200 30 re W n 0 0 1 rg 0 0 595 842 re f Q 0 0 1 rg BT /F 10 Tf 50 700 Td (head) Tj ET',
    ['head'],
  ],
  ['light grey', '0.85 g BT /F 10 Tf 50 700 Td (head) Tj ET', ['head']],
  ['white with black edges', '1 g 0 G BT 2 Tr /F 10 Tf 50 700 Td (head) Tj ET', ['head']],
])('text that has the colour of what lies behind it is not read: %s', async (_, paint, seen, unseen) => {
  const more = [
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>stream\n0\nendstream',
  ];
  const { pages } = await readPdf(pdfOf({ paint, resources: '/XObject<</Im 6 0 R>>', more }), limits);
  expect(pages[0]!.words.map(({ text }) => text)).toEqual(seen);
  expect(pages[0]!.unseen?.map(({ text }) => text)).toEqual(unseen);
});

test('a layer that is switched off is not read, one that is on is', async () => {
  const text = (words: string, y: number) => `BT /F 10 Tf 50 ${y} Td (${words}) Tj ET`;
  const paint = `/OC /L1 BDC ${text('draft', 800)} 50 790 m 300 790 l S EMC /OC /L2 BDC ${text('final', 700)} 50 690 m 300 690 l S EMC ${text('plain', 650)}`;
  const bytes = pdfOf({
    paint,
    catalog: '/OCProperties<</OCGs[6 0 R 7 0 R]/D<</OFF[6 0 R]>>>>',
    resources: '/Properties<</L1 6 0 R/L2 7 0 R>>',
    more: ['<</Type/OCG/Name(off)>>', '<</Type/OCG/Name(on)>>'],
  });
  const { pages } = await readPdf(bytes, limits);
  expect(pages[0]!.words.map(({ text }) => text)).toEqual(['final', 'plain']);
  expect(pages[0]!.rules.map(({ box }) => box.map(Math.round))).toEqual([[50, 152, 300, 153]]);
});

test('what was entered in a form field is read', async () => {
  const bytes = await drawPdf((document) => {
    document.font('Helvetica').fontSize(10).text('Order', 50, 100, { lineBreak: false });
    document.initForm();
    document.formText('number', 100, 97, 100, 20, { value: '4711' });
    document.formCombo('unit', 100, 130, 100, 20, { select: ['piece', 'box'], value: 'box' });
  });
  expect((await wordsOf(bytes)).map(([text]) => text)).toEqual(['Order', '4711', 'box']);
});

test('an annotation that draws text is read unless it is hidden', async () => {
  const stamp = 'BT /F 10 Tf 5 5 Td (PAID) Tj ET';
  const annotation = (flags: number, y: number) =>
    `<</Type/Annot/Subtype/Stamp/F ${flags}/Rect[50 ${y} 150 ${y + 20}]/AP<</N 8 0 R>>>>`;
  const bytes = pdfOf({
    paint: '',
    page: '/Annots[6 0 R 7 0 R]',
    more: [
      annotation(4, 700),
      annotation(2, 600),
      `<</Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F 5 0 R>>>>/Length ${stamp.length}>>stream\n${stamp}\nendstream`,
    ],
  });
  expect(await wordsOf(bytes)).toEqual([['PAID', 55, 78]]);
});

test('a text that stands for what is drawn takes its place', async () => {
  const paint = 'BT /F 10 Tf 50 800 Td /Span<</ActualText(two words)>>BDC (2 wrds) Tj EMC ET';
  expect(await wordsOf(pdfOf({ paint }))).toEqual([
    ['two', 50, 60],
    ['words', 63, 79],
  ]);
});

test('a hyphen at the end of a line stays, with the box of its word', async () => {
  const paint = 'BT /F 10 Tf 50 800 Td (self-) Tj 0 -12 Td (adhesive) Tj ET';
  expect(await wordsOf(pdfOf({ paint }))).toEqual([
    ['self-', 50, 69],
    ['adhesive', 50, 90],
  ]);
});

test('letters that a font draws by itself are read', async () => {
  const glyph = '600 0 0 0 500 700 d1 0 0 500 700 re f';
  const font =
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 500 700]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<</A 6 0 R/B 6 0 R>>/Encoding<</Type/Encoding/Differences[65/A/B]>>/FirstChar 65/LastChar 66/Widths[600 600]/Resources<<>>>>';
  const paint = 'BT /F 10 Tf 50 800 Td (AB) Tj 100 0 Td (BA) Tj ET';
  const more = [`<</Length ${glyph.length}>>stream\n${glyph}\nendstream`];
  expect(await wordsOf(pdfOf({ paint, font, more }))).toEqual([
    ['AB', 50, 62],
    ['BA', 150, 162],
  ]);
});

test.each([
  [90, ['left', 'right'], 842, 595],
  [180, ['left', 'right'], 595, 842],
])(
  'a page that is shown turned by %d° has its words where they are seen',
  async (turn, words, width, height) => {
    const matrix = turn === 90 ? '0 1 -1 0 495 100' : '-1 0 0 -1 495 742';
    const paint = `BT /F 10 Tf ${matrix} Tm (left) Tj 60 0 Td (right) Tj ET`;
    const { pages } = await readPdf(pdfOf({ paint, page: `/Rotate ${turn}` }), limits);
    const [page] = pages;
    expect([page!.width, page!.height]).toEqual([width, height]);
    expect(page!.words.map(({ text }) => text)).toEqual(words);
    expect(page!.words.map(({ box }) => [Math.round(box[0]), Math.round(box[3])])).toEqual([
      [100, turn === 90 ? 497 : 744],
      [160, turn === 90 ? 497 : 744],
    ]);
  },
);

test('text over the edge of the page, or beyond it, is told; lines of characters and what stands near the edge are not', async () => {
  const notesOf = async (paint: string) => (await readPdf(pdfOf({ paint }), limits)).notes;
  const body = Array.from({ length: 14 }, (_, at) => `BT /F 10 Tf 50 ${700 - 20 * at} Td (word) Tj ET`);
  const withBody = (paint: string) => notesOf([...body, paint].join(' '));
  expect(await withBody('BT /F 10 Tf 560 300 Td (12.340,56) Tj ET')).toEqual([
    'page 1: text beyond the edge of the page was not read: "12.340,56"',
  ]);
  expect(await withBody('BT /F 10 Tf 50 -20 Td (VAT no. one two three four five) Tj ET')).toEqual([
    'page 1: text beyond the edge of the page was not read: "VAT no. one two three four …"',
  ]);
  expect(await withBody('BT /F 10 Tf 560 300 Td (----------------) Tj ET')).toEqual([]);
  expect(await withBody('BT /F 10 Tf 560 300 Td (12,56) Tj ET')).toEqual([]);
});

test('a bold title ends where plain text of another size touches it, a bold label where its value does', async () => {
  const wordsOn = async (paint: (document: Drawing) => void) =>
    (await wordsOf(await drawPdf(paint))).map(([text]) => text);
  const both = (bold: string, size: number, plain: string, other: number) => (document: Drawing) => {
    document.font('Helvetica-Bold').fontSize(size);
    const width = document.widthOfString(bold);
    document.text(bold, 50, 100, { lineBreak: false, baseline: 'alphabetic' });
    document.font('Helvetica').fontSize(other);
    document.text(plain, 50 + width, 100, { lineBreak: false, baseline: 'alphabetic' });
  };
  expect(await wordsOn(both('2026-0583', 14, 'Leeds', 10))).toEqual(['2026-0583', 'Leeds']);
  expect(await wordsOn(both('Street:', 10, 'Weg', 10))).toEqual(['Street:', 'Weg']);
  // A word of which a part is bold is one.
  expect(await wordsOn(both('Water', 10, 'works', 10))).toEqual(['Waterworks']);
});

test('cells that nearly touch are words of their own, each told to stand where no space was drawn', async () => {
  const text = (x: number, words: string) => `BT /F 10 Tf ${x} 700 Td (${words}) Tj ET`;
  const told = async (paint: string) =>
    (await readPdf(pdfOf({ paint }), limits)).pages[0]!.words.map(({ text, isApart = false }) => [
      text,
      isApart,
    ]);
  // A figure is 5.56 points wide.
  expect(await told(`${text(50, '30')} ${text(62.4, 'Sack')} ${text(100, 'Plaster 25 kg')}`)).toEqual([
    ['30', true],
    ['Sack', true],
    ['Plaster', true],
    ['25', false],
    ['kg', false],
  ]);
  // A part of a word that is drawn by itself, and several spaces.
  expect(await told(`${text(50, '30')} ${text(61.2, 'm')} ${text(100, '9723   BZ')}`)).toEqual([
    ['30m', true],
    ['9723', true],
    ['BZ', false],
  ]);
});
