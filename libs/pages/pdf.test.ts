import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Drawing, drawPdf, pictureOf } from './drawn-pdf.fixture.ts';
import { readPdf } from './pdf.ts';
import { withPdf } from './pdf-document.ts';

const limits = { name: 'x.pdf', maxPages: 500 };
const filler = 'one two three four five six seven eight nine ten eleven twelve';

test('words have their place from the top left, their size and their weight', async () => {
  const bytes = await drawPdf((document) => {
    document.font('Helvetica-Bold').fontSize(20).text('Order 4711', 100, 50, { lineBreak: false });
    document.font('Helvetica').fontSize(10).text(filler, 100, 90, { lineBreak: false });
  });
  const { pages, notes } = await readPdf(bytes, limits);
  const [page] = pages;
  expect([page!.number, Math.round(page!.width), Math.round(page!.height), page!.source]).toEqual([
    1,
    595,
    842,
    'text',
  ]);
  const [first, second] = page!.words;
  expect([first!.text, first!.bold, first!.fontSize, first!.confidence]).toEqual(['Order', true, 20, 1]);
  expect(first!.box.map(Math.round)).toEqual([100, 45, 154, 69]);
  expect(second!.text).toBe('4711');
  expect(page!.words).toHaveLength(14);
  expect(notes).toEqual([]);
});

test('drawn lines, thin bars and the edges of boxes are rules', async () => {
  const bytes = await drawPdf((document) => {
    document.fontSize(10).text(filler, 50, 50, { lineBreak: false });
    document.moveTo(50, 100).lineTo(300, 100).stroke();
    document.rect(50, 120, 250, 1).fill();
    document.rect(50, 200, 100, 40).stroke();
    document.moveTo(50, 300).lineTo(300, 400).stroke();
  });
  const { pages } = await readPdf(bytes, limits);
  expect(pages[0]!.rules.map(({ direction, box }) => [direction, ...box.map(Math.round)])).toEqual([
    ['horizontal', 50, 100, 300, 101],
    ['horizontal', 50, 120, 300, 121],
    ['horizontal', 50, 200, 150, 201],
    ['horizontal', 50, 240, 150, 241],
    ['vertical', 50, 200, 51, 240],
    ['vertical', 150, 200, 151, 240],
  ]);
});

test('letters that are placed one by one are one word; a spaced heading is one word', async () => {
  const bytes = await drawPdf((document) => {
    document.font('Helvetica').fontSize(10).text(filler, 50, 50, { lineBreak: false });
    let x = 50;
    for (const letter of 'Quantity') {
      document.text(letter, x, 80, { lineBreak: false });
      x += document.widthOfString(letter);
    }
    document.text('O R D E R', 50, 110, { lineBreak: false });
  });
  const { pages } = await readPdf(bytes, limits);
  expect(pages[0]!.words.slice(-2).map(({ text }) => text)).toEqual(['Quantity', 'ORDER']);
});

test('pages over the limit are named', async () => {
  const bytes = await drawPdf((document) => {
    for (let i = 0; i < 4; i++) {
      if (i > 0) document.addPage();
      document.fontSize(8).text(filler, 50, 50, { lineBreak: false });
    }
  });
  const { pages, notes } = await readPdf(bytes, { name: 'x.pdf', maxPages: 2 });
  expect(pages).toHaveLength(2);
  expect(notes).toEqual(['pages 3 to 4 were not read (limit 2)']);
});

test('a file with a password is refused, one that only restricts printing is read', async () => {
  const paint = (document: Drawing) => void document.fontSize(8).text(filler, 50, 50, { lineBreak: false });
  await expect(readPdf(await drawPdf(paint, { userPassword: 'secret' }), limits)).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.pdf: password protected',
  });
  const restricted = await readPdf(await drawPdf(paint, { ownerPassword: 'secret' }), limits);
  expect(restricted.pages[0]!.words).toHaveLength(12);
});

test('what is no PDF is refused', async () => {
  await expect(readPdf(new TextEncoder().encode('%PDF-1.7 broken'), limits)).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.pdf: not a readable PDF',
  });
});

test('when the engine crashes the file is refused and the next one is read', async () => {
  const bytes = await drawPdf((document) => void document.fontSize(8).text(filler, 50, 50));
  const crash = async () => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  const engines = new Set([await withPdf(bytes, 'x.pdf', async ({ engine }) => engine)]);
  await expect(withPdf(bytes, 'x.pdf', crash)).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.pdf: could not be read (the reader crashed)',
  });
  engines.add(await withPdf(bytes, 'x.pdf', async ({ engine }) => engine));
  expect(engines.size).toBe(2);
  expect((await readPdf(bytes, limits)).pages[0]!.words).toHaveLength(12);
});

/** A PDF of one page that is a picture, turned by `degrees`, of a page with two lines of text. */
async function scanned(degrees: number): Promise<Uint8Array> {
  const drawn = await drawPdf((document) => {
    document.font('Helvetica').fontSize(14).text('Purchase order number 4711', 72, 100, { lineBreak: false });
    document.text('Delivery to our central warehouse', 72, 130, { lineBreak: false });
  });
  const { pixels, ...raw } = await pictureOf(drawn, 150);
  const png = await sharp(pixels, { raw }).rotate(degrees).png().toBuffer();
  const size: [number, number] = degrees % 180 === 0 ? [595, 842] : [842, 595];
  return drawPdf((document) => void document.image(png, 0, 0, { width: size[0] }), { size });
}

test.each([
  [0, undefined],
  [90, 90],
  [180, 180],
])('a page that is a picture, turned by %d°, is read by OCR', async (degrees, turned) => {
  const { pages, notes } = await readPdf(await scanned(degrees), limits);
  const [page] = pages;
  expect([page!.source, Math.round(page!.width), Math.round(page!.height)]).toEqual(['ocr', 595, 842]);
  expect(page!.words.map(({ text }) => text)).toEqual(
    'Purchase order number 4711 Delivery to our central warehouse'.split(' '),
  );
  expect(page!.words[0]!.box.map((side) => Math.round(side / 10) * 10)).toEqual([70, 100, 130, 110]);
  expect([page!.turned, notes]).toEqual([turned, []]);
});

/** A PDF of one page with an image of `side` × `side` grey pixels, nearly all of them missing, and a few words. */
function pdfOfImage(side: number, words = ''): Uint8Array {
  const paint = `q 500 0 0 700 50 50 cm /I Do Q BT /F 10 Tf 50 800 Td (${words}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>/Font<</F 6 0 R>>>>>>',
    `<</Length ${paint.length}>>stream\n${paint}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>stream\n0\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>`);
}

test('an image that is too large to be read is told, whatever text stands beside it', async () => {
  const note = 'page 1: a part could not be shown (damaged, or an image over 100 megapixels)';
  const alone = await readPdf(pdfOfImage(30_000), limits);
  expect([alone.pages[0]!.words, alone.notes]).toEqual([[], [note]]);
  const stamped = await readPdf(pdfOfImage(30_000, 'Page 1 of 1'), limits);
  expect([stamped.pages[0]!.words.map(({ text }) => text), stamped.notes]).toEqual([
    ['Page', '1', 'of', '1'],
    [note],
  ]);
});

test('a page that shows an image without text is told, an empty page is not', async () => {
  const white = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const bytes = await drawPdf((document) => {
    document.image(white, 50, 50, { width: 300 });
    document.addPage();
  });
  const { pages, notes } = await readPdf(bytes, limits);
  expect([pages.length, notes]).toEqual([2, ['page 1: no text was found']]);
});

test('the empty back of a scanned sheet is not told', async () => {
  const sheet = async (svg: string) =>
    sharp(Buffer.from(`<svg width="1240" height="1754">${svg}</svg>`))
      .flatten({ background: '#fbfaf6' })
      .jpeg({ quality: 70 })
      .toBuffer();
  const front = await sheet(
    `<g font-family="sans-serif" font-size="28"><text x="120" y="200">Purchase order 4711</text><text x="120" y="260">Date of delivery 12.03.2026</text></g>`,
  );
  const back = await sheet('<circle cx="60" cy="600" r="12"/><circle cx="60" cy="1100" r="12"/>');
  const bytes = await drawPdf((document) => {
    document.image(front, 0, 0, { width: 595 });
    document.addPage().image(back, 0, 0, { width: 595 });
  });
  const { pages, notes } = await readPdf(bytes, limits);
  expect(pages.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    'Purchase order 4711 Date of delivery 12.03.2026',
    '',
  ]);
  expect(notes).toEqual([]);
});
