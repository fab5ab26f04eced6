import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';

const order: Printed[] = [
  [40, 250, 'Purchase order 4711-22'],
  [40, 300, 'Item code'],
  [140, 300, 'Description'],
  [300, 300, 'Qty'],
  [400, 300, 'Unit price'],
  [480, 300, 'Amount'],
  [40, 315, 'A-100'],
  [140, 315, 'Screw'],
  [300, 315, '300'],
  [400, 315, '1.00'],
  [480, 315, '300.00'],
];
const addressee: Printed[] = [
  [40, 60, 'Beispiel Handel GmbH'],
  [40, 73, 'Ringweg 9'],
  [40, 86, '28195 Bremen'],
];
const house = (x: number, y: number): Printed[] => [
  [x, y, 'Nordwind Pumpen AG'],
  [x, y + 13, 'Hafenallee 7'],
  [x, y + 26, '24103 Kiel'],
];
const read = async (...texts: Printed[]) => {
  const { buyer, doubts } = draftOf(await printedFile([...texts, ...order]));
  return { company: buyer.company?.value ?? null, doubts: doubts.map(({ code }) => code) };
};
const ofTwo = ['conflicting_values', 'value_unassigned'];

test('an address without a label is that of who takes the order, where a mail address names the other as the buyer', async () => {
  const found = await read(...addressee, ...house(350, 60), [350, 120, 'lee@nordwind-pumpen.example']);
  expect(found.company).toBe('Nordwind Pumpen AG');
  expect(found.doubts).not.toEqual(expect.arrayContaining(ofTwo));
});

test('so is the address under the line of the sender', async () => {
  const sender: Printed = [40, 45, 'Nordwind Pumpen AG · Hafenallee 7 · 24103 Kiel', 6];
  const found = await read(sender, ...addressee);
  expect(found).toMatchObject({ company: 'Nordwind Pumpen AG' });
  expect(found.doubts).not.toEqual(expect.arrayContaining(ofTwo));
});

test('of two addresses of which nothing names the buyer somebody has to say', async () => {
  expect((await read(...addressee, ...house(350, 60))).doubts).toEqual(expect.arrayContaining(ofTwo));
});

test.each([
  ['Ordine fornitore 4711-22', 'Portugal', false],
  ['Ordine fornitore 4711-22', 'Magazzino 2', false],
  ['Ordine 4711-22', 'Portugal', false],
  ['Ordine 4711-22', 'Magazzino 2', true],
])('beside the house that the foot prints again: %s, %s', async (heading, last, isAsked) => {
  const found = await read(
    [350, 30, heading],
    ...house(40, 60),
    [350, 60, 'Barroso & Quintela'],
    [350, 73, 'Rua da Olaria 77'],
    [350, 86, '2500-233 Caldas da Rainha'],
    [350, 99, last],
    [150, 780, 'Nordwind Pumpen AG - Hafenallee 7 - 24103 Kiel', 8],
  );
  expect(found.company).toBe('Nordwind Pumpen AG');
  expect(found.doubts.includes('conflicting_values')).toBe(isAsked);
});

test('the only address of a page is that of the buyer, whoever orders for it and wherever it goes', async () => {
  const found = await read(
    ...addressee,
    [350, 60, 'Ship to:'],
    [350, 73, 'Beispiel yard'],
    [350, 86, '28195 Bremen'],
  );
  expect(found.company).toBe('Beispiel Handel GmbH');
});

test('the house that says how to reach it stands over the address of whom it writes to', async () => {
  const head: Printed[] = [
    [40, 40, 'Kiosk des Halles'],
    [40, 53, '14 rue Gambetta'],
    [40, 66, '24000 Périgueux'],
    [40, 79, 'Tél. : 05 53 55 14 20'],
    [40, 92, 'N° TVA : FR41452118936'],
  ];
  const window: Printed[] = [
    [320, 55, 'BEISPIEL HANDEL GMBH'],
    [320, 68, 'Ringweg 9'],
    [320, 81, '28195 BREMEN'],
  ];
  expect((await read(...head, ...window)).company).toBe('Kiosk des Halles');
});

test('whose telephone, mail and tax number stand together orders, whichever address is at the left', async () => {
  const found = await read(
    ...addressee,
    ...house(350, 60),
    [350, 99, 'Telefon 0431 555 1270'],
    [350, 112, 'USt-IdNr. DE 811 550 214'],
    [350, 125, 'E-Mail einkauf@kai-sieben.example'],
  );
  expect(found.company).toBe('Nordwind Pumpen AG');
});

test.each([
  ['Your ref.: Bo Lee', 'Our ref.: Ann Lee', 'Nordwind Pumpen AG', false],
  ['Our ref.: Ann Lee', 'Your ref.: Bo Lee', 'Beispiel Handel GmbH', false],
  ['Your ref.: Bo Lee', 'Ann Lee', 'Beispiel Handel GmbH', true],
  // Both are of the order, and under one of the addresses by chance.
  ['Our ref.: 4711 / Your ref.: 8', 'Floor 2', 'Beispiel Handel GmbH', true],
])('%s under an address with its mail, and %s under the other', async (left, right, company, isAsked) => {
  const references = left.split(' / ').map((text, at): Printed => [40, 112 + 13 * at, text]);
  const found = await read(
    ...addressee,
    [40, 99, 'verkauf@beispiel-handel.example'],
    ...references,
    ...house(350, 60),
    [350, 99, right],
  );
  expect(found).toMatchObject({ company });
  expect(found.doubts.includes('conflicting_values')).toBe(isAsked);
});

test.each([
  // A strip below both is of the letter.
  [
    [],
    ['Tel. 0431 555 1270', 'lee@nordwind-pumpen.example'],
    ['Unser Zeichen: AM/26', 'Ihr Zeichen: NL/4'],
    false,
  ],
  [
    [],
    ['Tel. 0431 555 1270', 'lee@nordwind-pumpen.example'],
    ['Our ref.: Ann Lee', 'Your ref.: Bo Lee'],
    false,
  ],
  [[], [], ['Our ref.: Ann Lee', 'Your ref.: Bo Lee'], true],
  // Files tell not whose address it is.
  [['Our ref.: 4711'], ['Your ref.: Quote 77'], [], true],
  // Whoever has every way of contact writes.
  [
    ['Our ref.: Ann Lee'],
    ['Tel. 0431 555 1270', 'lee@nordwind-pumpen.example', 'USt-IdNr. DE 811 550 214', 'Your ref.: Bo Lee'],
    [],
    false,
  ],
] as [string[], string[], string[], boolean][])(
  'under two addresses %j, %j and below them %j',
  async (left, right, strip, isAsked) => {
    const found = await read(
      ...addressee,
      ...left.map((text, at): Printed => [40, 99 + 13 * at, text]),
      ...house(350, 60),
      ...right.map((text, at): Printed => [350, 99 + 13 * at, text]),
      ...strip.map((text, at): Printed => [at === 0 ? 40 : 350, 150, text]),
    );
    expect(found.doubts.includes('conflicting_values')).toBe(isAsked);
    if (!isAsked) expect(found.company).toBe('Nordwind Pumpen AG');
  },
);

const telephone = 'Tel. 0431 555 1270';
test.each([
  ['alone', [], [telephone, 'lee@nordwind-pumpen.example'], false],
  ['of those who sell', [], [telephone, 'ordre@nordwind-pumpen.example'], true],
  ['beside another one', ['info@beispiel-handel.example'], [telephone, 'lee@nordwind-pumpen.example'], true],
  ['at the left', [telephone, 'info@beispiel-handel.example'], [], true],
  [
    'of those who buy',
    ['Tel. 0421 555 1', 'b@beispiel-handel.example'],
    ['einkauf@nordwind-pumpen.example'],
    false,
  ],
] as [string, string[], string[], boolean][])(
  'a mail with its telephone in one of two addresses of one size, %s',
  async (_, left, right, isAsked) => {
    const found = await read(
      ...addressee,
      ...left.map((text, at): Printed => [40, 99 + 13 * at, text]),
      ...house(350, 60),
      ...right.map((text, at): Printed => [350, 99 + 13 * at, text]),
    );
    expect(found.doubts.includes('conflicting_values')).toBe(isAsked);
    if (!isAsked) expect(found.company).toBe('Nordwind Pumpen AG');
  },
);

test('the mail of one of two addresses beside each other tells not who writes, that of larger letters does', async () => {
  const head = [...house(350, 60), [350, 99, 'lee@nordwind-pumpen.example'] as const];
  expect((await read(...addressee, ...head)).doubts).toContain('conflicting_values');
  const large = head.map(([x, y, text]): Printed => [x, y, text, 12]);
  const found = await read(...addressee, ...large);
  expect(found.company).toBe('Nordwind Pumpen AG');
  expect(found.doubts).not.toContain('conflicting_values');
});

test('a name in large letters aside from an address that tells how to reach it', async () => {
  const name: Printed = [40, 40, 'Malermeister Nordwind', 18];
  const found = await read(
    name,
    [400, 40, 'Hafenallee 7'],
    [400, 52, '24103 Kiel'],
    [400, 64, 'Tel. 0431 555 1270'],
  );
  expect(found.company).toBe('Malermeister Nordwind');
});

test('so does the head whose addressee prints its country', async () => {
  const found = await read(
    ...house(40, 60),
    [40, 99, 'Telefon 0431 555 1270'],
    [40, 112, 'buero.kai@mail.example'],
    [350, 60, 'Beispiel Handel SARL'],
    [350, 73, '4 rue du Port'],
    [350, 86, '59000 Lille'],
    [350, 99, 'Frankreich'],
  );
  expect(found.company).toBe('Nordwind Pumpen AG');
});

const shop: Printed[] = [
  [320, 120, 'DROGUERIE BEISPIEL'],
  [320, 133, "À l'attention de Mme Claire Petit"],
  [320, 146, '4 rue du Port'],
  [320, 159, '59000 LILLE'],
];

test('a house that is addressed needs no legal form where another tells how to reach it', async () => {
  const head: Printed[] = [
    [40, 40, 'MENUISERIE NORDWIND'],
    [40, 53, '14 rue Gambetta'],
    [40, 66, '24000 Périgueux'],
    [40, 79, 'Tél. : 05 53 55 14 20'],
    [40, 92, 'N° TVA : FR41452118936'],
  ];
  const found = await read(...head, ...shop);
  expect(found.company).toBe('MENUISERIE NORDWIND');
  expect(found.doubts).not.toEqual(expect.arrayContaining(ofTwo));
});

test('the house whose capital the foot has writes to the other one', async () => {
  const foot: Printed = [
    40,
    800,
    'SAS Ateliers Nordwind au capital de 420 000 € – 18 rue Gambetta, 24000 Périgueux – Tél. 05 53 55 14 20',
    6,
  ];
  const found = await read(...shop, foot);
  expect(found.company).toBe('SAS Ateliers Nordwind');
  expect(found.doubts).not.toEqual(expect.arrayContaining(ofTwo));
});

test('the house whose capital the foot has is not the one that it writes to', async () => {
  const own: Printed[] = [
    [40, 60, 'Ateliers Nordwind SAS'],
    [40, 73, '18 rue Gambetta'],
    [40, 86, '24000 Périgueux'],
  ];
  const foot: Printed = [
    40,
    800,
    'Ateliers Nordwind SAS au capital de 420 000 € – 18 rue Gambetta, 24000 Périgueux',
    6,
  ];
  expect((await read(...own, foot)).company).toBe('Ateliers Nordwind SAS');
});

test('two firms in one column of paragraphs', async () => {
  const found = await read(
    ...house(40, 60),
    [40, 99, 'Telefon 0431 555 1270'],
    [40, 112, 'USt-IdNr. DE 811 550 214'],
    [40, 128, 'Beispiel Handel GmbH'],
    [40, 141, 'Ringweg 9'],
    [40, 154, '28195 Bremen'],
  );
  expect(found.company).toBe('Nordwind Pumpen AG');
});

test('the number of an account with the supplier names no supplier', async () => {
  const found = await read(
    [300, 40, 'NORDWIND PUMPEN AG'],
    ...house(300, 60),
    [300, 99, 'Telefon 0431 555 1270'],
    [300, 112, 'lee@kai-sieben.example'],
    [40, 180, 'Beispiel Handel GmbH'],
    [40, 193, 'Ringweg 9'],
    [40, 206, '28195 Bremen'],
    [300, 180, 'Supplier A/C Ref'],
    [420, 180, 'NORTH003'],
  );
  expect(found.company?.toLowerCase()).toBe('nordwind pumpen ag');
});

test('an address that the foot calls the registered office is that of the house', async () => {
  const found = await read(
    ...house(350, 60),
    [40, 790, 'Company Registration No: 04411227. Registered Office: Hafenallee 7, 24103 Kiel', 7],
    [40, 150, 'Ship to:'],
    [40, 163, 'Ringweg 9'],
    [40, 176, '28195 Bremen'],
  );
  expect(found.company).toBe('Nordwind Pumpen AG');
});

test('who pays is no rival of the house at the head that is a part of it', async () => {
  const heads: Printed[] = [
    [40, 40, 'Nordwind Academy'],
    [40, 53, 'part of the Kade Ridge Learning Trust'],
    [40, 66, 'Hafenallee 7, 24103 Kiel'],
    [350, 120, 'Invoice to:'],
    [350, 133, 'Kade Ridge Learning Trust'],
    [350, 146, 'Ringweg 9'],
    [350, 159, '28195 Bremen'],
    [350, 172, 'invoices@kaderidge.example'],
  ];
  const { buyer } = draftOf(await printedFile([...heads, ...order]));
  expect(buyer.company).toMatchObject({ value: 'Nordwind Academy' });
  expect(buyer.company!.confidence).toBeGreaterThan(0.75);
});

test('Firma over the place of delivery is its first line, over the window of the letter whom that goes to', async () => {
  const draft = draftOf(
    await printedFile([
      [40, 45, 'Nordwind Pumpen AG · Hafenallee 7 · 24103 Kiel', 6],
      [40, 60, 'Firma'],
      ...addressee.map(([x, y, text]): Printed => [x, y + 13, text]),
      [40, 140, 'Lieferanschrift:'],
      [40, 153, 'Firma'],
      [40, 166, 'Nordwind Pumpen AG'],
      [40, 179, 'Lagerweg 3'],
      [40, 192, '24106 Kiel'],
      ...order,
    ]),
  );
  expect(draft.buyer).toMatchObject({
    company: { value: 'Nordwind Pumpen AG' },
    street: { value: 'Hafenallee 7' },
  });
  expect(draft.shipTo).toMatchObject({
    company: { value: 'Nordwind Pumpen AG' },
    street: { value: 'Lagerweg 3' },
  });
});

test('Company over the window below the line of another sender is whom the letter goes to', async () => {
  const found = (sender: string) =>
    read(
      [40, 45, sender, 6],
      [40, 60, 'Company'],
      [40, 73, 'Ostwind Chemicals Ltd'],
      [40, 86, 'Dock Road 9, 28195 Bremen'],
      [40, 790, 'Nordwind Pumpen AG · Hafenallee 7 · 24103 Kiel', 7],
    );
  expect((await found('Nordwind Pumpen AG · Hafenallee 7 · 24103 Kiel')).company).toBe('Nordwind Pumpen AG');
});
