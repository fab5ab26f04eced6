import { expect, test } from 'vitest';
import { chosenFrom } from '../choose.ts';
import { type DraftParty, emptyParty } from '../draft.ts';
import { indexLabels } from '../fields/labelled-values.ts';
import { labelsOf } from '../fields/labels.ts';
import { placeOf, type Sheet } from '../layout/sheet.ts';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { misreadDoubts } from './misread-doubts.ts';

/** A scan of these texts, whose words OCR is `confidence` sure of. */
async function scanOf(confidence: number, ...texts: Printed[]): Promise<Sheet[]> {
  const sheets = await printedSheets(texts);
  for (const { lines } of sheets)
    for (const word of lines.flatMap(({ words }) => words)) word.confidence = confidence;
  return sheets.map((sheet) => ({ ...sheet, source: 'ocr' as const }));
}

/** The buyer whose details stand on these lines of a sheet. */
function buyerOf(sheet: Sheet, fields: (keyof DraftParty)[]): DraftParty {
  const at = (index: number) => {
    const place = placeOf(sheet, sheet.lines[index]!.words);
    return chosenFrom({ ...place, value: place.text, score: 0.9, because: 'buyer block' });
  };
  return { ...emptyParty, ...Object.fromEntries(fields.map((field, index) => [field, at(index)])) };
}

function doubtsOf(sheets: readonly Sheet[], buyer: DraftParty): string[][] {
  const labels = indexLabels(sheets.flatMap(labelsOf));
  return misreadDoubts({ buyer, shipTo: emptyParty }, sheets, labels, 0.8).map(({ code, path, message }) => [
    code,
    path,
    message,
  ]);
}

const street: Printed = [40, 60, 'Quarry Lane 264'];
const lowStreet = [
  'low_confidence',
  'customer.address.street',
  '"Quarry Lane 264" was read with low confidence.',
];

test('a street of characters that OCR is not sure of', async () => {
  const unsure = await scanOf(0.7, street);
  expect(doubtsOf(unsure, buyerOf(unsure[0]!, ['street']))).toEqual([lowStreet]);
  const sure = await scanOf(0.9, street);
  expect(doubtsOf(sure, buyerOf(sure[0]!, ['street']))).toEqual([]);
});

test('an e-mail that the names of person and house confirm', async () => {
  const mail = async (text: string) => {
    const sheets = await scanOf(
      0.7,
      [40, 60, text],
      [40, 80, 'Frank Brandt'],
      [40, 100, 'Lakeside Packaging'],
    );
    const buyer = buyerOf(sheets[0]!, ['email', 'contactPerson', 'company']);
    return doubtsOf(sheets, buyer).map(([, path]) => path);
  };
  expect(await mail('frank.brandt@lakeside-packaging.test')).toEqual(['customer.contact_person']);
  expect(await mail('orders@lakeside-packaging.test')).toEqual(['customer.contact_person']);
  expect(await mail('leslie@lakeside-packaging.test')).toEqual(['customer.contact_person']);
  expect(await mail('lesfie@lakeside-packaging.test')).toContain('customer.email');
  expect(await mail('.brandt@lakeside-packaging.test')).toContain('customer.email');
  expect(await mail('f.brandl@lakeside-packaging.test')).toContain('customer.email');
  expect(await mail('f.brandt@lakeslde-packaging.test')).toContain('customer.email');
  expect(await mail('fbrandt@lakesidepkg.test')).toEqual(['customer.contact_person']);
  expect(await mail('fbrandt@lakesidep.test')).toEqual(['customer.contact_person']);
  expect(await mail('fbrandt@lakesidepqg.test')).toContain('customer.email');
  expect(await mail('fbrandt@pkg.test')).toContain('customer.email');
  expect(await mail('tbrandt@lakesidepkg.test')).toContain('customer.email');
});

test('a sign that domains write as a word, and what towns have before their names', async () => {
  const mail = async (text: string, house: string) => {
    const sheets = await scanOf(0.7, [40, 60, text], [40, 80, 'Frank Brandt'], [40, 100, house]);
    const buyer = buyerOf(sheets[0]!, ['email', 'contactPerson', 'company']);
    return doubtsOf(sheets, buyer).map(([, path]) => path);
  };
  expect(await mail('fbrandt@laketonandfield.test', 'Laketon & Field Ltd')).not.toContain('customer.email');
  expect(await mail('fbrandt@laketonanclfield.test', 'Laketon & Field Ltd')).toContain('customer.email');
  expect(await mail('brandt@cm-laketon.test', 'Municipality of Laketon')).not.toContain('customer.email');
  expect(await mail('brandt@laketon-labs.test', 'Laketon Laboratories')).not.toContain('customer.email');
  expect(await mail('brandt@laketon-lahs.test', 'Laketon Laboratories')).toContain('customer.email');
  expect(await mail('brandt@ern-laketon.test', 'Municipality of Laketon')).toContain('customer.email');
});

test('a value in a line that says more is as sure as its own words', async () => {
  const sheets = await scanOf(0.7, [40, 60, 'Questions: ring 559-555-0142']);
  const words = sheets[0]!.lines[0]!.words;
  words.at(-1)!.confidence = 0.95;
  const place = placeOf(sheets[0]!, words);
  const phone = (value: string) => chosenFrom({ ...place, value, score: 0.9, because: 'told' });
  const doubts = (value: string) =>
    doubtsOf(sheets, { ...emptyParty, phone: phone(value) }).map(([, path]) => path);
  expect(doubts('559-555-0142')).not.toContain('customer.phone');
  expect(doubts('ring 559-555-0142')).toContain('customer.phone');
});

test('what stands unread at a label', async () => {
  const found = async (text: string) => doubtsOf(await scanOf(0.9, [40, 60, text]), emptyParty);
  expect(await found('E-mail: einkaufemoebel casa.')).toEqual([
    ['low_confidence', 'customer.email', '"einkaufemoebel casa." was read with low confidence.'],
  ]);
  expect(await found('E-mail: orders@example.test')).toEqual([]);
  expect(await found('VAT no.: 20 %')).toEqual([]);
});

test('a text layer is never doubted for its characters', async () => {
  const sheets = await printedSheets([street, [40, 80, 'E-mail: none given']]);
  expect(doubtsOf(sheets, buyerOf(sheets[0]!, ['street']))).toEqual([]);
});

test('an e-mail of look-alikes is asked about, however surely it is read; one that names confirm is not', async () => {
  const doubted = async (email: string) => {
    const sheets = await scanOf(
      1,
      [40, 60, email],
      [40, 80, 'Nora Bernasconi'],
      [40, 100, 'Lakeside Packaging'],
    );
    return doubtsOf(sheets, buyerOf(sheets[0]!, ['email', 'contactPerson', 'company'])).length > 0;
  };
  expect(await doubted('n.bernasconi@lakeside-packaging.test')).toBe(false);
  expect(await doubted('orders@lakeside-packaging.test')).toBe(false);
  expect(await doubted('n.bemasconi@lakeside-packaging.test')).toBe(true);
  expect(await doubted('orders@lakeslde-packaging.test')).toBe(true);
  expect(await doubted('ordem@lakeside-packaging.test')).toBe(true);
  expect(await doubted('fleet@lakeside-pack.test')).toBe(false);
  expect(await doubted('fleet@lakesidepack.test')).toBe(false);
  expect(await doubted('nb@lakeside-packaging.test')).toBe(false);
  expect(await doubted('fleet@lakes1de.test')).toBe(true);
  expect(await doubted('Iess@lakeside.test')).toBe(true);
});

test('an e-mail that nothing confirms is as sure as its letters, unless they are taken for others', async () => {
  const doubted = async (email: string, confidence: number) => {
    const sheets = await scanOf(confidence, [40, 60, email], [40, 80, 'Lakeside Packaging']);
    const buyer = buyerOf(sheets[0]!, ['email', 'company']);
    return doubtsOf(sheets, buyer).some(([, path]) => path === 'customer.email');
  };
  expect(await doubted('supplychain@lsp.test', 0.99)).toBe(false);
  expect(await doubted('supplychain@lsp.test', 0.95)).toBe(true);
  expect(await doubted('chemicals@lsp.test', 0.99)).toBe(true);
});

test('marks in a name do not make it doubted', async () => {
  const sheets = await scanOf(0.99, [40, 60, 'Quarry Lane 264 – Dock 2']);
  for (const { words } of sheets[0]!.lines) words.find(({ text }) => text === '–')!.confidence = 0.6;
  expect(doubtsOf(sheets, buyerOf(sheets[0]!, ['street']))).toEqual([]);
});

test('a day that no calendar has', async () => {
  const sheets = await scanOf(
    0.99,
    [40, 60, 'Needed 09/05/2625'],
    [40, 80, 'Needed 09/05/2025'],
    [40, 100, '04/13/2025'],
  );
  expect(doubtsOf(sheets, emptyParty)).toEqual([
    ['date_unclear', 'delivery_date', 'What the date "09/05/2625" is was not understood.'],
  ]);
});

test('an office at a label of people is nobody who stands unread', async () => {
  const paths = async (text: string) =>
    doubtsOf(await scanOf(0.99, [40, 60, text]), emptyParty).map(([, path]) => path);
  expect(await paths('Attn: Accounts Payable')).toEqual([]);
  expect(await paths('Attn: 5usan M(Creary')).toEqual(['customer.contact_person']);
});

test('what stands unread at the head of a page, when the buyer has no address', async () => {
  const sheets = await scanOf(0.3, [40, 60, '15OI00']);
  const buyer = buyerOf(sheets[0]!, []);
  expect(doubtsOf(sheets, buyer)).toEqual([
    ['low_confidence', 'customer.address.street', '"15OI00" was read with low confidence.'],
  ]);
  const both = await scanOf(0.99, street, [40, 90, '15OI00']);
  for (const word of both[0]!.lines[1]!.words) word.confidence = 0.3;
  expect(doubtsOf(both, buyerOf(both[0]!, ['street']))).toEqual([]);
  expect(doubtsOf(await scanOf(0.3, [40, 600, '15OI00']), buyer)).toEqual([]);
});
