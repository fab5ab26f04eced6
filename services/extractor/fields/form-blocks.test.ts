import { expect, test } from 'vitest';
import { type Printed, plainSheets, printedSheets } from '../sample.fixture.ts';
import { formBlocks } from './form-blocks.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';

/** The blocks of a form whose lines are pairs of a label and a value, the latter in a column of its own. */
async function blocksOf(...rows: readonly (readonly string[])[]) {
  const texts = rows.flatMap((cells, row) =>
    cells.flatMap((text, column): Printed[] =>
      text === '' ? [] : [[40 + 130 * column, 60 + 14 * row, text]],
    ),
  );
  const [sheet] = await printedSheets([
    ...texts,
    [40, 400, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  return formBlocks(sheet!, indexLabels(labelsOf(sheet!)));
}

/** Their roles and lines. */
const linesOf = async (...rows: readonly (readonly string[])[]) =>
  (await blocksOf(...rows)).map(({ role, lines }) => [role, ...lines.map(({ text }) => text)]);

const house = [
  ['Company', 'Nordwind Pumpen GmbH'],
  ['Street', 'Hafenallee 7'],
  ['Postcode', '28195'],
  ['Town', 'Bremen'],
] as const;
const address = ['Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen'];

test('parts without colons under a heading', async () => {
  expect(await linesOf(['Ship to'], ...house)).toEqual([['shipTo', ...address]]);
});

test('the first part of a list is no heading, although it may be one', async () => {
  expect(await linesOf(['Customer'], ...house)).toEqual([['buyer', ...address]]);
});

test('the name of the firm beside its heading', async () => {
  const form = [['Customer', 'Nordwind Pumpen GmbH'], ...house.slice(1)];
  expect(await linesOf(...form)).toEqual([['buyer', ...address]]);
  const [block] = await blocksOf(...form);
  expect(block!.segments.map(({ text }) => text)).toEqual(form.flat());
});

test('a part left empty beside the label of another list', async () => {
  expect(
    await linesOf(
      ['Ship to', '', 'Bill to'],
      ['Company', 'Nordwind Pumpen GmbH', 'Company', 'Sudwind Pumpen GmbH'],
      ['Street', 'Hafenallee 7', 'Street', 'Ringstraße 9'],
      ['Country', '', 'Country', 'Germany'],
      ['Town', '28195 Bremen', 'Town', '50667 Köln'],
    ),
  ).toEqual([
    ['shipTo', ...address],
    ['billTo', 'Sudwind Pumpen GmbH', 'Ringstraße 9', '50667 Köln', 'Germany'],
  ]);
});

test('without a heading the first part is one, where it may be', async () => {
  const short = [...house.slice(0, 2), ['Town', '28195 Bremen']];
  expect(await linesOf(...short)).toEqual([['buyer', ...address]]);
  expect(await linesOf(...short.slice(0, 2))).toEqual([]);
});

/** Roles and lines of the blocks in a plain text. */
const plainLines = (text: string) => {
  const [sheet] = plainSheets(text);
  return formBlocks(sheet!, indexLabels(labelsOf(sheet!))).map(({ role, lines }) => [
    role,
    ...lines.map(({ text }) => text),
  ]);
};
const list = house.slice(1).map(([label, value]) => `${label}: ${value}`);

test('in a plain text the heading may be the first of its list', () => {
  const text = ['Customer: Nordwind Pumpen GmbH', ...list, '', 'Ship to: Sudwind Depot', ...list].join('\n');
  expect(plainLines(text)).toEqual([
    ['buyer', ...address],
    ['shipTo', 'Sudwind Depot', ...address.slice(1)],
  ]);
});

test('a list set in under a heading with a colon, whose first part is no party of its own', () => {
  const nested = ['company: Nordwind Pumpen GmbH', ...list].map((line) => `  ${line}`);
  expect(plainLines(['buyer:', ...nested, 'ship to:', ...nested].join('\n'))).toEqual([
    ['buyer', ...address],
    ['shipTo', ...address],
  ]);
  expect(plainLines(['ship to:', '', ...nested, '', ...nested].join('\n'))).toEqual([
    ['shipTo', ...address],
    ['buyer', ...address],
  ]);
});

test('a list whose next column begins a line higher, and the colon of a part left empty', async () => {
  expect(
    await linesOf(
      ['Supplier'],
      ['', '', 'E-mail :', 'sales@nordwind.example'],
      ['Company :', 'Nordwind Pumpen GmbH', 'Region :', 'North'],
      ['Street :', 'Hafenallee 7', 'Floor :', '2'],
      ['Town :', '28195 Bremen'],
      ['Contact', ':'],
    ),
  ).toEqual([['supplier', ...address]]);
});

test('further columns of the list of a supplier are its own, unless they tell of the order', async () => {
  const taken = async (...beside: readonly string[]) => {
    const [block] = await blocksOf(
      ['Supplier'],
      ['Company', 'Nordwind Pumpen GmbH', ...beside],
      ['Street', 'Hafenallee 7', 'Phone', '0421 555 120'],
      ['Town', '28195 Bremen'],
    );
    return block!.segments.some(({ text }) => text === '0421 555 120');
  };
  expect(await taken('Region', 'North')).toBe(true);
  expect(await taken('Order no.', '4711-22')).toBe(false);
});

test('an address that its cell wrapped, and a list without a name', async () => {
  const parts = [
    ['Phone', '6555 0187'],
    ['E-mail', 'store@nordwind.example'],
  ] as const;
  expect(
    await linesOf(['Ship to'], ['Address', '10 Mill Drive 4 #01-22 Singapore'], ['', '528546'], ...parts),
  ).toEqual([
    ['shipTo', '10 Mill Drive 4 #01-22 Singapore 528546', 'Tel: 6555 0187', 'store@nordwind.example'],
  ]);
});
test('a list with labels that say nothing, the name by law, and the address under its label', async () => {
  const found = await linesOf(
    ['Customer details'],
    ['Company: Nordwind Pumpen'],
    ['Legal name: Nordwind Pumpen GmbH'],
    ['Address'],
    ['Hafenallee 7'],
    ['28195 Bremen'],
    ['Endpoint: 9930:x77'],
    ['Tax ID: DE299114870'],
    ['Contact: Ann Lee'],
    ['E-mail: a.lee@nordwind.example'],
  );
  expect(found).toEqual([
    [
      'buyer',
      'Nordwind Pumpen',
      'Hafenallee 7',
      '28195 Bremen',
      'Attn: Ann Lee',
      'DE299114870',
      'a.lee@nordwind.example',
    ],
  ]);
});

test('what ends an address begins no list', async () => {
  expect(
    await linesOf(
      ['Supplier'],
      ['Muster Bearing Traders'],
      ['VAT no.: DE299114870'],
      ['Town: Bremen'],
      ['Contact: Ann Lee'],
      ['Phone: 0421 555 120'],
    ),
  ).toEqual([]);
});

test('a name that its cell wrapped is one', async () => {
  const wrapped = [['Ordered By'], ['Company', 'Nordwind Crane Service,'], ['', 'LLC'], ...house.slice(1)];
  expect(await linesOf(...wrapped)).toEqual([
    ['buyer', 'Nordwind Crane Service, LLC', 'Hafenallee 7', '28195 Bremen'],
  ]);
});

test('the town flush under the label of the street', async () => {
  expect(
    await linesOf(
      ['Shipped to'],
      ['Attention: Ann Lee'],
      ['Company name: Mill Books'],
      ['Address: 1204 Mill Street'],
      ['Topeka, KS 66603', '', 'Phone: 785-555-0117'],
    ),
  ).toEqual([['shipTo', 'Mill Books', '1204 Mill Street', 'Topeka, KS 66603', 'Attn: Ann Lee']]);
});

test('what ends a list and says nothing of the party begins another one', async () => {
  const [block] = await blocksOf(
    ['Supplier details'],
    ['Company:', 'Nordwind Pumpen GmbH'],
    ['Address:', 'Hafenallee 7, 28195 Bremen'],
    ['Attention:', 'Ann Lee'],
    ['Requisition:', 'R-1127'],
  );
  expect(block!.segments.map(({ text }) => text)).not.toContain('R-1127');
});

test('state and code stand apart in one box of a scanned form', async () => {
  const [sheet] = await printedSheets([
    [40, 60, '6. SHIP TO:'],
    [40, 74, 'a. NAME OF CONSIGNEE'],
    [40, 84, 'Harbour Field Unit'],
    [36, 98, 'b. STREET ADDRESS'],
    [36, 108, '2050 Dock Street'],
    [36, 122, 'C. CITY'],
    [170, 122, 'd. STATE / e. ZIP CODE'],
    [36, 132, 'Astoria'],
    [170, 132, 'OR'],
    [220, 132, '97103'],
    [40, 400, 'Please supply the goods below to our works by the end of the month.'],
  ]);
  const [block] = formBlocks(sheet!, indexLabels(labelsOf(sheet!)));
  expect(block!.lines.map(({ text }) => text)).toEqual([
    'Harbour Field Unit',
    '2050 Dock Street',
    'Astoria OR 97103',
  ]);
});

test('the postal code of a list of two columns stands in the other one', async () => {
  expect(
    await linesOf(
      ['Ship to'],
      ['Company: Mercado Boa Vista Ltda', '', '', ''],
      ['Address: Av. Tiradentes, 1450', '', 'CEP: 86070-545'],
      ['City: Londrina', '', 'State: PR'],
    ),
  ).toEqual([['shipTo', 'Mercado Boa Vista Ltda', 'Av. Tiradentes, 1450', '86070-545 Londrina']]);
});
