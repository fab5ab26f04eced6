import { readFile } from '@orderloom/pages/read-file.ts';
import { expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import { sheetsOf } from '../layout/sheet.ts';
import { settings } from '../sample.fixture.ts';
import { withItsMail } from './mail-order.ts';
import { saidNumber } from './said-number.ts';
import type { Sender } from './sender.ts';

const ann: Sender = { name: 'Ann Lee', address: 'ann@nordwind-pumps.example' };

async function read(text: string, subject: string | null = null, sender: Sender | null = ann) {
  const body = await readFile({ name: 'body.txt', bytes: new TextEncoder().encode(text) }, { maxPages: 9 });
  const draft = extractOrder({ files: [body], settings, sentOn: '2026-03-10' });
  const found = { ...draft, saidNumber: saidNumber(sheetsOf([body])) };
  return withItsMail(found, { bodies: [body], subject, sender, sentOn: '2026-03-10' });
}
const letter = (text: string) => `Hello,\n\n${text}\n\nKind regards\nAnn Lee\nNordwind Pumps\n`;

test('an order in a mail has the day of its mail, and a note that says so', async () => {
  const draft = await read(letter('please send us 3 boxes of gloves and 4 rolls of tape.'));
  expect(draft.orderDate).toMatchObject({ value: '2026-03-10', places: [] });
  expect(draft.notes).toContainEqual(expect.stringContaining('2026-03-10'));
  expect(draft.doubts.map(({ code }) => code)).not.toContain('document_type_unclear');
});

test('a subject that names an order says what the mail is; another paper does not', async () => {
  const list = letter('- 3 boxes of gloves\n- 4 rolls of tape');
  const codes = async (subject: string) => (await read(list, subject)).doubts.map(({ code }) => code);
  expect(await codes('Order for the yard')).not.toContain('document_type_unclear');
  expect(await codes('Your quotation 4711')).toContain('document_type_unclear');
});

test('who signs and sends is sure, and the firm whose domain it is', async () => {
  const text = letter('please send us 3 boxes of gloves.');
  const [own, other] = [
    await read(text),
    await read(text, null, { name: 'Bo Berg', address: 'bo@mail.example' }),
  ];
  expect(own.buyer.company!.confidence).toBeGreaterThanOrEqual(0.88);
  expect(own.buyer.contactPerson!.confidence).toBeGreaterThanOrEqual(0.88);
  expect(other.buyer.contactPerson!.confidence).toBeLessThan(0.88);
});

test('a number that the text and the subject name', async () => {
  const draft = await read(
    letter('Our order ref HV-20771: please send us 3 boxes of gloves.'),
    'PO HV-20771',
  );
  expect(draft.orderNumber?.value).toBe('HV-20771');
});

test('what the mail sets right of its own lines is asked', async () => {
  const list = '- 6 boxes of drill bits\n- 30 spirit levels\n- 12 bags of plaster';
  const codes = async (text: string) =>
    (await read(letter(`please send us\n\n${list}\n\n${text}`))).doubts.map(({ code }) => code);
  expect(await codes('Ah, the levels please only 20.')).toContain('instruction_unclear');
  expect(await codes('Please not the plaster but the 4 kg filler.')).toContain('instruction_unclear');
  expect(await codes('We are only 5 minutes from the ring road.')).not.toContain('instruction_unclear');
});

test('amounts and days that nothing was made of are told', async () => {
  const left = await read(
    letter('please send us 3 boxes of gloves. If you can, 2 cartons of napkins would do as well.'),
  );
  expect(left.doubts.map(({ code }) => code)).toContain('text_not_understood');
  const day = await read(letter('please send us 3 boxes of gloves, we need them next Thursday or so.'));
  expect(day.deliveryDate).toBeNull();
  expect(day.doubts.map(({ code }) => code)).toContain('date_unclear');
});

test('a day that only the subject names is looked at', async () => {
  const draft = await read('3 x gloves, 4 x tape. Ann Lee', 'Order for tmrw am');
  expect(draft.deliveryDate).toMatchObject({ value: '2026-03-11' });
  expect(draft.deliveryDate!.confidence).toBeLessThan(0.8);
});

test('what another order of the mail has is not left over', async () => {
  const text = letter('please send us 3 boxes of gloves. If you can, 2 cartons of napkins would do as well.');
  const body = await readFile({ name: 'body.txt', bytes: new TextEncoder().encode(text) }, { maxPages: 9 });
  const draft = extractOrder({ files: [body], settings, sentOn: '2026-03-10' });
  const mail = { bodies: [body], subject: null, sender: ann, sentOn: '2026-03-10' };
  const [left] = withItsMail(draft, mail).doubts.filter(({ code }) => code === 'text_not_understood');
  const [row] = draft.rows;
  const other = { ...row!, description: { ...row!.description!, places: left!.places } };
  const codes = withItsMail(draft, { ...mail, otherRows: [other] }).doubts.map(({ code }) => code);
  expect(codes).not.toContain('text_not_understood');
});

test('where goods go and on what condition is asked where it was cut from their name', async () => {
  const asked = async (text: string) =>
    (await read(letter(text))).doubts
      .filter(({ code }) => code === 'instruction_unclear')
      .flatMap(({ places }) => places.map(({ text }) => text));
  expect(await asked('please send 10 bags cement to the Mill Lane site')).toEqual(['to the Mill Lane site']);
  expect(await asked('please send 20 masks FFP2 if in stock and 10 boxes gloves.')).toEqual(['if in stock']);
  expect(await asked('bitte senden Sie 10 Sack Zement auf die Baustelle.')).toEqual(['auf die Baustelle.']);
  expect(await asked('please send 10 bags cement to our yard.')).toEqual([]);
  expect(await asked('please send 10 bags cement by Friday.')).toEqual([]);
});

test('a colour, a size or a measure alone is no name of goods', async () => {
  const codes = async (text: string) => (await read(letter(text))).doubts.map(({ code }) => code);
  for (const text of [
    'Shirt - 2 pcs, blue - 3 pcs',
    'Shirt - 2 pcs, XL - 3 pcs',
    'Cable drum - 2 pcs, length: 50 pcs',
  ])
    expect(await codes(`We order:\n\n${text}`)).toContain('text_not_understood');
  expect(await codes('We order:\n\nHelmets - 2 pcs, gloves - 3 pairs')).not.toContain('text_not_understood');
});
