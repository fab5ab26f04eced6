import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { table } from './printed-order.fixture.ts';

/** An order of a builder: our house in a box of its own, the job beside it, people in a row below both. */
const printed = (title: string, people: readonly Printed[]): Printed[] => [
  [40, 30, 'Nordwind Hochbau GmbH', 14],
  [40, 52, 'Hafenallee 7, 28195 Bremen'],
  [40, 64, 'Office +49 421 555120 Fax +49 421 555129'],
  [400, 40, 'PURCHASE ORDER 4500-7781', 14],
  [400, 60, 'Date: 03.11.2026'],
  [45, 129, title],
  [45, 142, 'Example Supplies B.V.'],
  [45, 153, 'Kade 1'],
  [45, 164, '1011 AA Amsterdam'],
  [45, 175, 'Netherlands'],
  [317, 129, 'Ship to'],
  [317, 142, 'Nordwind Hochbau GmbH'],
  [317, 153, 'Werftstr. 12'],
  [317, 164, '28217 Bremen'],
  ...people,
  [40, 280, 'Item'],
  [120, 280, 'Description'],
  [300, 280, 'Qty'],
  [360, 280, 'Unit price'],
  [460, 280, 'Amount'],
  [40, 296, 'A-100'],
  [120, 296, 'Screw'],
  [300, 296, '300'],
  [360, 296, '1.00'],
  [460, 296, '300.00'],
];
const buyerOf = async (title: string, people: readonly Printed[]) => {
  const { buyer } = draftOf(await printedFile(printed(title, people)));
  return { phone: buyer.phone?.value, person: buyer.contactPerson?.value, city: buyer.city?.value };
};

test.each(['VENDOR 88173', 'Vendor: 738019', 'SUPPLIER K-1664', 'Vendor'])(
  'people some room under our house are ours, and not the buyer’s: %s',
  async (title) => {
    expect(await buyerOf(title, [[45, 208, 'Attn: Ingrid Halvorsen Ph: +31 20 555 0120']])).toEqual({
      phone: '+49 421 555120',
      person: undefined,
      city: 'Bremen',
    });
  },
);

test.each([
  ['Client', 'Code : K-0418', 'Nordwind Hochbau GmbH', 'Werftstr. 12'],
  ['Ship to', 'Project : Dock 7', 'Nordwind Hochbau GmbH', undefined],
])(
  'an address in smaller letters goes on under the number of its house: %s, %s',
  async (title, line, name, street) => {
    const { buyer, shipTo } = draftOf(
      await printedFile([
        [40, 100, 'Purchase order 4500-7781'],
        [40, 129, title],
        [40, 142, 'Nordwind Hochbau GmbH', 12],
        [40, 159, line, 9],
        [40, 170, 'Werftstr. 12', 9],
        [40, 181, 'Hafen Galerie Nord', 9],
        [40, 192, '28217 Bremen', 9],
      ]),
    );
    const party = title === 'Client' ? buyer : shipTo;
    expect([party.company?.value, party.street?.value]).toEqual([name, street]);
  },
);

test('the next label of the buyer ends what is ours', async () => {
  expect(
    await buyerOf('Vendor: 738019', [
      [45, 190, 'Vendor fax: +31 20 555 0129'],
      [45, 206, 'Buyer: Ann Lee'],
    ]),
  ).toMatchObject({ person: 'Ann Lee' });
});

test.each([
  ['Supplier', ['VAT: NL 5550.18', 'Tel: +31 20 555 0120'], '+49 421 555 018'],
  ['Supplier', ['Order date: 3 November 2026', 'Tel: +31 20 555 0120'], '+31 20 555 0120'],
  ['Supplier', ['VAT: NL 5550.18', 'Tel: +31 20 555 0120', 'Our desk: Ann Lee'], '+31 20 555 0120'],
  ['Ship to', ['VAT: NL 5550.18', 'Tel: +31 20 555 0120'], '+31 20 555 0120'],
])('contacts beside an address under its title: %s, %s', async (title, beside, phone) => {
  const { buyer } = draftOf(
    await printedFile([
      [40, 60, 'Purchase order 4500-7781'],
      [40, 129, title],
      [40, 142, 'Beispiel Handel B.V.'],
      [40, 153, 'Kade 7, 1011 AB Amsterdam'],
      ...beside.map((text, at): Printed => [440, 142 + 11 * at, text]),
      [40, 780, 'Nordwind Hochbau GmbH'],
      [40, 791, 'Hafenallee 7, 28195 Bremen'],
      [244, 791, 'Tel: +49 421 555 018'],
    ]),
  );
  expect(buyer.phone?.value).toBe(phone);
});

test('who has the site in hand is not rung for the house', async () => {
  expect(
    await buyerOf('Vendor', [[317, 200, 'Superintendent: Carl Abernathy Cell 0170 9007215']]),
  ).toMatchObject({ phone: '+49 421 555120' });
});

test('an address that is set flush right under its label, beside ours', async () => {
  const { shipTo, buyer } = draftOf(
    await printedFile([
      [40, 30, 'Nordwind Hochbau GmbH', 14],
      [40, 52, 'Hafenallee 7'],
      [40, 64, '28195 Bremen'],
      [40, 100, 'Supplier:'],
      [40, 112, 'Example Supplies B.V.'],
      [40, 124, 'Kade 1'],
      [40, 136, '1011 AA Amsterdam'],
      [526.1, 100, 'Ship to:'],
      [446.6, 112, 'Nordwind Hochbau Lager'],
      [508.3, 124, 'Werftstr. 12'],
      [494.4, 136, '28217 Bremen'],
      [40, 280, 'Item'],
      [120, 280, 'Description'],
      [300, 280, 'Qty'],
      [40, 296, 'A-100'],
      [120, 296, 'Screw'],
      [300, 296, '300'],
    ]),
  );
  expect([shipTo.company?.value, shipTo.street?.value, buyer.street?.value]).toEqual([
    'Nordwind Hochbau Lager',
    'Werftstr. 12',
    'Hafenallee 7',
  ]);
});

test('a box of its own close under the box of our house is not ours', async () => {
  const contact: Printed = [
    45,
    193,
    'Buyer contact Ann Lind, alind@nordwind-hochbau.example, +49 421 555160',
  ];
  const boxed = await printedFile(printed('Vendor', [contact]), (document) => {
    document.rect(40, 125, 500, 61).rect(40, 190, 500, 14).stroke();
  });
  expect(draftOf(boxed).buyer.contactPerson?.value).toBe('Ann Lind');
});

test('a telephone behind a line of our address, before the end of its longest, is ours', async () => {
  const people: Printed[] = [
    [45, 186, 'Supplier ID: 88'],
    [130, 186, 'Ph: 02 5550 0178'],
    [45, 197, 'Terms of payment: thirty days after the invoice'],
  ];
  expect((await buyerOf('Vendor', people)).phone).not.toBe('02 5550 0178');
});

test('a telephone some room below our address, under the label that stands beside it, is ours', async () => {
  const { buyer } = draftOf(
    await printedFile([
      [40, 30, 'Nordwind Health System', 12],
      [40, 52, 'Hafenallee 7, 28195 Bremen'],
      [330, 52, 'Phone'],
      [330, 62, '0421 555120'],
      [40, 130, 'Supplier:'],
      [90, 130, 'Example Supplies B.V.'],
      [90, 142, 'Kade 1'],
      [90, 154, '1011 AA Amsterdam'],
      [90, 166, 'Netherlands'],
      [330, 142, 'Ship to:'],
      [390, 142, 'Central stores'],
      [390, 154, 'Werftstr. 12'],
      [390, 166, '28217 Bremen'],
      [40, 202, 'Phone: +31 20 555 0120'],
      [150, 202, 'Fax: +31 20 555 0121'],
      [390, 202, 'Accounts Payable'],
      ...table,
    ]),
  );
  expect(buyer.phone?.value).toBe('0421 555120');
});
