import { expect, test } from 'vitest';
import type { Sheet } from '../layout/sheet.ts';
import { draftOf, type Printed, plainFile, plainSheets, printedSheets, settings } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { findBlocks } from './party-blocks.ts';

/** The blocks as role and lines. `tableFrom`: the lines of the first sheet from this one on are those of a table. */
function blocksIn(sheets: readonly Sheet[], tableFrom?: number, company = settings.supplier.company) {
  const index = indexLabels(sheets.flatMap(labelsOf));
  const inTables = new Set(tableFrom === undefined ? [] : sheets.at(-1)!.lines.slice(tableFrom));
  return findBlocks(sheets, index, inTables, { company, email: settings.supplier.email }).map(
    ({ role, lines }) => [role, ...lines.map(({ text }) => text)],
  );
}
const plainBlocks = (text: string) => blocksIn(plainSheets(text));

const address = 'Nordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen';
const lines = address.split('\n');
/** Keeps what follows from being the letterhead or the last lines of the page. */
const around = (text: string) => `${'\n'.repeat(30)}${text}\n\n\n\nPlease note our new hours.\n`;

test.each([
  ['Unloading at', 'shipTo'],
  ['Magazyn', 'shipTo'],
  ['Invoices for', 'billTo'],
  ['Document address', 'billTo'],
  ['Belegadresse', 'billTo'],
  ['Vendors', 'supplier'],
])('an address under a label that no lexicon has: %s', (label, role) => {
  expect(plainBlocks(around(`${label}\n${address}`))).toEqual([[role, ...lines]]);
});

test.each([
  'Consegna tassativa entro il 20 aprile 2026, franco ns. stabilimento:',
  'Livraison impérative pour le 4 février 2026, franco à l’adresse suivante :',
  'Deliver without fail by 9 May, carriage paid to our works:',
])('a sentence that announces where the goods go: %s', (sentence) => {
  expect(plainBlocks(around(`${sentence}\n${address}`))).toEqual([['shipTo', ...lines]]);
});

test('the address of a supplier a line apart under its name', async () => {
  const page = (gap: number, left: number): Printed[] => [
    [40, 40, 'Purchase order 4711'],
    [40, 100, 'Vendor:'],
    [100, 100, 'Nordwind Pumpen GmbH'],
    [left, 112 + gap, 'Hafenallee 7'],
    [left, 124 + gap, '28195 Bremen'],
    [320, 100, 'Ship to:'],
    [380, 100, 'Muster Road'],
    [380, 112, 'Commission'],
    [380, 124, '4 Mill Lane'],
    [380, 136, 'Leeds LS1 4AB'],
  ];
  const suppliers = async (gap: number, left: number) =>
    blocksIn(await printedSheets(page(gap, left))).filter(([role]) => role === 'supplier');
  expect(await suppliers(14, 100)).toEqual([['supplier', ...lines]]);
  expect(await suppliers(14, 150)).toEqual([['supplier', lines[0]]]);
  expect(await suppliers(60, 100)).toEqual([['supplier', lines[0]]]);
});

test('the last of a list of labels and values, over a title', async () => {
  const texts = async (under: string) =>
    blocksIn(
      await printedSheets([
        [60, 100, 'Datum'],
        [160, 100, '10.03.2026'],
        [60, 114, 'Projekt'],
        [160, 114, 'Schulhaus'],
        [60, 128, 'Lieferant'],
        [160, 128, 'Nordwind Pumpen GmbH'],
        [60, 152, under, 14],
      ]),
    );
  expect(await texts('Bestellung BE-2026-041')).toContainEqual(['supplier', lines[0]]);
});

test('the name of the firm in the list under `Fornecedor` is no buyer', () => {
  const list = (title: string) =>
    plainBlocks(
      around(
        `${title}\nCódigo 4711        Razão Social NORDWIND BOMBAS LTDA\nEndereço RUA DAS FLORES, 120\nCidade CAMPINAS - SP 13069-310`,
      ),
    ).map(([role]) => role);
  expect(list('Fornecedor')).not.toContain('buyer');
  expect(list('Xyzzy')).toContain('buyer');
});

test('beside such a label, and behind it', () => {
  expect(
    plainBlocks(
      around(
        'Unloading at    Nordwind Pumpen GmbH\n                Hafenallee 7\n                28195 Bremen',
      ),
    ),
  ).toEqual([['shipTo', ...lines]]);
  expect(plainBlocks(around('Unloading hall: Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen'))).toEqual([
    ['shipTo', 'Unloading hall: Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen'],
  ]);
});

test('under words that tell nothing, with a colon, it is another place of somebody', () => {
  expect(plainBlocks(around(`Xyzzy:\n${address}`))).toEqual([['letterhead', ...lines]]);
});

test.each([
  ['words that tell nothing, without a colon', `Xyzzy\n${address}`],
  ['no address', 'Unloading zone\nNordwind Pumpen GmbH\nthe blue gate'],
  ['a street before any name', 'Unloading zone\nHafenallee 7\n28195 Bremen'],
  ['no address behind the colon', 'Unloading hall: the blue gate, ring twice'],
  ['a company that is named like a label', `Unloading GmbH:\n${address}`],
])('no block of an unknown label: %s', (_, text) => {
  expect(plainBlocks(around(text))).toEqual([]);
});

test('words before a known label decide whose address it is', () => {
  expect(plainBlocks(around(`Delivery by 9 May to:\n${address}`))).toEqual([['shipTo', ...lines]]);
  expect(plainBlocks(around(`To:\n${address}`))).toEqual([['supplier', ...lines]]);
});

const filler: readonly Printed[] = [
  [40, 400, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  [40, 414, 'Ours is the blue gate at the far end of the lane; ring the bell twice for the porter.'],
];
const printed = async (texts: readonly Printed[], ...rest: [Parameters<typeof printedSheets>[1]?]) =>
  blocksIn(await printedSheets([...texts, ...filler], ...rest));

test('a foot in columns: a name and a town side by side', async () => {
  expect(
    await printed([
      [40, 780, 'Nordwind Pumpen GmbH'],
      [190, 780, 'Hafenallee 7'],
      [300, 780, '28195 Bremen'],
    ]),
  ).toContainEqual(['foot', 'Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen']);
});

test('a foot in columns under the name alone', async () => {
  expect(
    await printed([
      [40, 768, 'Nordwind Pumpen GmbH'],
      [40, 780, 'Hafenallee 7'],
      [190, 780, '28195 Bremen'],
      [300, 780, 'Geschäftsführung Petra Huber'],
    ]),
  ).toContainEqual([
    'foot',
    'Nordwind Pumpen GmbH',
    'Hafenallee 7',
    '28195 Bremen',
    'Geschäftsführung Petra Huber',
  ]);
});

test('texts side by side that name no place are no foot', async () => {
  const blocks = await printed([
    [40, 780, 'Page 1 of 1'],
    [190, 780, 'Printed by hand'],
    [300, 780, 'Thank you'],
  ]);
  expect(blocks.filter(([role]) => role === 'foot')).toEqual([]);
});

test('a stack at the foot is one block', async () => {
  expect(
    await printed([
      [40, 768, 'Nordwind Pumpen GmbH'],
      [40, 780, 'Hafenallee 7'],
      [40, 792, '28195 Bremen'],
    ]),
  ).toContainEqual(['foot', ...lines]);
});

test('a rule across ends a block', async () => {
  const block: readonly Printed[] = [
    [40, 100, 'Ship to:'],
    [40, 114, 'Nordwind Pumpen GmbH'],
    [40, 126, 'Hafenallee 7'],
    [40, 138, '28195 Bremen'],
    [40, 150, 'Gate four'],
  ];
  const ruled = await printed(block, (document) => void document.moveTo(36, 149).lineTo(250, 149).stroke());
  expect(ruled).toContainEqual(['shipTo', ...lines]);
  expect(await printed(block)).toContainEqual(['shipTo', ...lines, 'Gate four']);
});

test('the lines of a grid do not end it', async () => {
  const grid = await printed(
    [
      [40, 100, 'Ship to:'],
      [40, 114, 'Nordwind Pumpen GmbH'],
      [40, 128, 'Hafenallee 7'],
      [40, 142, '28195 Bremen'],
    ],
    (document) => {
      for (const y of [112, 126, 140, 154]) document.moveTo(36, y).lineTo(250, y).stroke();
    },
  );
  expect(grid).toContainEqual(['shipTo', ...lines]);
});

test('a letter may cover an order: the page of the first table has a letterhead as well', async () => {
  const cover = 'Dear all,\nour order is on the next page.\n';
  const order = `${address}\n\n\nItem    Qty\nA-1     5\n`;
  const sheets = plainSheets(cover, order);
  expect(blocksIn(sheets, 3)).toContainEqual(['letterhead', ...lines]);
  expect(blocksIn(sheets).filter(([role]) => role === 'letterhead')).toEqual([]);
});

test('our own name under a label is ours, and no part of a block', () => {
  expect(plainBlocks(around(`Ship to:\nExample Supplies B.V.\n${address}`))).toEqual([
    ['supplier', 'Example Supplies B.V.'],
  ]);
});

test('lines of a table are no address', () => {
  const sheets = plainSheets(around(`Ship to:\n${address}`));
  expect(blocksIn(sheets, 1)).toEqual([]);
});

test('the house under a title that stands over its middle', async () => {
  const sheets = await printedSheets([
    [90, 30, 'MUNICIPAL WORKS, BUYING'],
    [44, 52, 'Nordwind Pumpen GmbH'],
    [44, 66, 'Hafenallee 7'],
    [44, 80, '28195 Bremen'],
    [44, 500, 'Please note our new hours.'],
  ]);
  expect(blocksIn(sheets)).toEqual([['letterhead', ...lines]]);
});

test('a buyer of invoices in brackets is where the invoice goes', () => {
  expect(plainBlocks(around(`Buyer (invoice details):\n${address}`))).toEqual([['billTo', ...lines]]);
  expect(plainBlocks(around(`Buyer (main works):\n${address}`))).toEqual([['buyer', ...lines]]);
});

test('a person and a telephone number under one label are no party', () => {
  const text = `Confirm To/Telephone\nNora Velten\n0421 555 120`;
  expect(plainBlocks(around(text))).toEqual([]);
});

test('an aside behind the label of a place is no line of its address', () => {
  const text = `Deliver to: main store\n${address.replace('Hafenallee 7', 'Tor 9\nHafenallee 7')}`;
  expect(plainBlocks(around(text))).toEqual([['shipTo', lines[0], 'Tor 9', lines[1], lines[2]]]);
});

test('an address under its label, beside which terms stand in a list', () => {
  const text = `Deliver to                  Payment/Delivery 30 days / DAP
Nordwind Pumpen GmbH        Currency          CHF
Hafenallee 7
28195 Bremen`;
  expect(plainBlocks(around(text))[0]).toEqual(['shipTo', ...lines]);
});

test('two addresses side by side, of which one stands under the label', () => {
  const text = `Deliver to:               Example Works AG
Nordwind Pumpen GmbH      Kade 1
Hafenallee 7              3846 AV Harderwijk
28195 Bremen`;
  expect(plainBlocks(around(text))[0]).toEqual(['shipTo', ...lines]);
});

test('the title of the document announces no party', () => {
  expect(plainBlocks(around(`Bestellung\n${address}`)).map(([role]) => role)).not.toContain('supplier');
});

const entered = [
  'Customer    Nordwind Pumpen GmbH',
  'Street      Hafenallee 7',
  'Town        28195 Bremen',
  'Job         Hall 5',
];

test('an address in entries of a list, beside other entries', () => {
  const beside = [
    'Order #     4711',
    'Wanted      12 May',
    'Ship to     Nordwind Pumpen GmbH',
    'Street      Werkstr. 3',
  ];
  const rows = entered.map((entry, at) => `${entry.padEnd(40)}${beside[at]}`);
  expect(plainBlocks(around([...rows, `${' '.repeat(40)}Town        04179 Leipzig`].join('\n')))).toEqual([
    ['buyer', ...lines],
    ['shipTo', 'Nordwind Pumpen GmbH', 'Werkstr. 3', '04179 Leipzig'],
  ]);
});

test('our own address in a list is that of the supplier, whatever its label', () => {
  const list = ['Deliver to  Example Supplies B.V.', '            Kade 1', 'Job         Hall 5'].join('\n');
  expect(plainBlocks(around(list))).toEqual([['supplier', 'Example Supplies B.V.']]);
});

test('counted parties, and what a contract calls them in brackets', () => {
  expect(
    plainBlocks(
      '(1) Nordwind Pumpen GmbH\n    Hafenallee 7\n    28195 Bremen\n    ("Buyer")\n\n(2) Sudwind Pumpen GmbH\n    Ringstraße 9\n    50667 Köln\n    (Supplier)\n\n\n\nPlease note our new hours.\n',
    ),
  ).toEqual([
    ['buyer', ...lines],
    ['supplier', 'Sudwind Pumpen GmbH', 'Ringstraße 9', '50667 Köln'],
  ]);
});

test('between labels of the supplier and of the invoice a text that we do not know is that of the delivery', () => {
  const rows = [
    ['Supplier', 'Xyzzy qux', 'Invoice to'],
    ['Sudwind GmbH', 'Nordwind Pumpen GmbH', 'Nordwind Pumpen GmbH'],
    ['Ringstraße 9', 'Werkstr. 3', 'Hafenallee 7'],
    ['50667 Köln', '04179 Leipzig', '28195 Bremen'],
  ];
  const text = rows.map((row) => row.map((cell) => cell.padEnd(30)).join('')).join('\n');
  expect(plainBlocks(around(text)).find(([role]) => role === 'shipTo')).toEqual([
    'shipTo',
    'Nordwind Pumpen GmbH',
    'Werkstr. 3',
    '04179 Leipzig',
  ]);
});

test('what is to be sent decides whose address it is', () => {
  expect(plainBlocks(around(`Enviar a fatura em três vias para:\n${address}`))).toEqual([
    ['billTo', ...lines],
  ]);
});

test('a word for a firm begins its name', () => {
  expect(plainBlocks('Azienda Speciale Valdarno\nPiazza Cavour 12\n52025 Montevarchi\n\n\n\nx')).toEqual([
    ['letterhead', 'Azienda Speciale Valdarno', 'Piazza Cavour 12', '52025 Montevarchi'],
  ]);
});

test('a caption in brackets under an address', async () => {
  const texts: Printed[] = [
    [40, 60, 'Muster Mills Inc.'],
    [40, 72, '918 Bain Road'],
    [40, 84, 'Houston, TX 77029'],
    [40, 96, '(ship to)'],
  ];
  expect(blocksIn(await printedSheets(texts))).toContainEqual([
    'shipTo',
    'Muster Mills Inc.',
    '918 Bain Road',
    'Houston, TX 77029',
  ]);
});

test('a word under a heading that labels call for is none', async () => {
  const headings = ['Order date', 'Payment terms', 'FOB', 'Ship via', 'Buyer'];
  const values = ['3 May 2026', 'Net 30', 'Destination', 'Best way', 'Ann Lee'];
  const texts = [headings, values].flatMap((row, y) =>
    row.map((text, x): Printed => [40 + x * 100, 60 + y * 13, text]),
  );
  expect(blocksIn(await printedSheets(texts)).filter(([role]) => role === 'shipTo')).toEqual([]);
});

test('an address goes on beside the street of a letterhead', async () => {
  const texts: Printed[] = [
    [40, 40, 'Muster Bouw B.V.', 18],
    [40, 64, 'Ringweg 9', 7],
    [86, 64, '7021 BV Zelhem', 7],
  ];
  expect(blocksIn(await printedSheets(texts))).toEqual([
    ['letterhead', 'Muster Bouw B.V.', 'Ringweg 9', '7021 BV Zelhem'],
  ]);
});

test('a sentence that names the place behind a colon, and goes on in the next line', async () => {
  const sheets = await printedSheets([
    [
      40,
      300,
      'Lieferung bitte bis spätestens 18. September frei Baustelle: Muster Halle, Hafenallee 7, 28195',
    ],
    [40, 312, 'Bremen. Ansprechpartner vor Ort ist der Polier.'],
    [40, 600, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  expect(blocksIn(sheets)).toContainEqual(['shipTo', 'Muster Halle, Hafenallee 7, 28195 Bremen']);
});

test('a street whose name begins with a letter that is a unit', async () => {
  expect(plainBlocks(around('Ship to:\nNordwind Pumps Inc.\n3610 G Rd\nPalisade, CO 81526'))).toEqual([
    ['shipTo', 'Nordwind Pumps Inc.', '3610 G Rd', 'Palisade, CO 81526'],
  ]);
});

test('a registered office in a sentence at the foot', async () => {
  const text =
    'Muster Merchants Limited. Registered in England 01822457. Registered office: 4 Mill Road, Leeds LS9 0PX';
  expect(
    blocksIn(
      await printedSheets([
        [40, 40, 'Order'],
        [40, 790, text, 6],
      ]),
    ),
  ).toContainEqual(['foot', 'Muster Merchants Limited', '4 Mill Road, Leeds LS9 0PX']);
});

test('a role in brackets over no party begins no block', () => {
  expect(plainBlocks('(Buyer)\n\n\n\n\nPlease note our new hours.\n')).toEqual([]);
});

test('an address whose parts stand side by side, and one before another sentence', async () => {
  const texts: Printed[] = [
    [40, 100, 'Muster Klinikum gGmbH', 6],
    [115, 100, 'Am Kurpark 9', 6],
    [162, 100, '37412 Herzberg', 6],
    [40, 790, 'Muster Trust Ltd, 4 Bishop Lane, Durham DH1 5TW. VAT Reg No GB 654 9401 83', 6],
  ];
  const blocks = blocksIn(await printedSheets(texts));
  expect(blocks).toContainEqual(['letterhead', 'Muster Klinikum gGmbH', 'Am Kurpark 9', '37412 Herzberg']);
  expect(blocks).toContainEqual(['foot', 'Muster Trust Ltd, 4 Bishop Lane, Durham DH1 5TW']);
});

test.each([
  ['a label', 'Place of delivery', 'shipTo'],
  ['a label that no lexicon has', 'Unloading at', 'shipTo'],
  ['a label with a colon', 'Ship to:', 'shipTo'],
])('an address set in under %s of a plain text', (_, label, role) => {
  expect(plainBlocks(around(`${label}\n   ${lines.join('\n   ')}`))).toEqual([[role, ...lines]]);
  expect(plainBlocks(around(`${label}\n\t${lines.join('\n\t')}`))).toEqual([[role, ...lines]]);
});

test('lines set in without a town are no address', () => {
  expect(plainBlocks(around('Place of delivery\n   see the list\n   of our works'))).toEqual([]);
});

test('what goes on beside its label is not what begins a line further down', () => {
  const [name, street, town] = lines;
  const text = `Ship to:   ${name}\n           ${street}\n           ${town}\n\nTerms of payment: 30 days`;
  expect(plainBlocks(around(text))).toEqual([['shipTo', ...lines]]);
});

test('the capital of a company stands between its name and its address', async () => {
  const blocks = blocksIn(
    await printedSheets([
      [40, 60, 'Commande fournisseur'],
      [
        40,
        790,
        'Nordwind SAS au capital de 80 000 € – 12, rue du Port, 59000 Lille – Tél. 03 20 55 01 20',
        6,
      ],
    ]),
  );
  expect(blocks).toContainEqual(['foot', 'Nordwind SAS', '12, rue du Port, 59000 Lille']);
});

test('a project with its number is no place', async () => {
  const at = async (value: string) =>
    blocksIn(
      await printedSheets([
        [300, 60, 'Project:'],
        [380, 60, value],
        [300, 74, 'Terms:'],
        [380, 74, '30 days'],
      ]),
    ).filter(([role]) => role === 'shipTo');
  expect(await at('25-418 Beispiel Ostrava')).toEqual([]);
});

test('beside a label that its narrow cell wrapped', async () => {
  const cells: Printed[] = [
    [40, 300, 'Company Shipping'],
    [140, 300, 'Nordwind Pumps Ltd'],
    [40, 312, 'Address:'],
    [140, 312, '9 Canal Road'],
    [140, 324, 'Leeds LS9 0PX'],
    [40, 400, 'Payment terms:'],
    [140, 400, '30 days'],
  ];
  expect(blocksIn(await printedSheets(cells)).find(([role]) => role === 'shipTo')).toEqual([
    'shipTo',
    'Nordwind Pumps Ltd',
    '9 Canal Road',
    'Leeds LS9 0PX',
  ]);
});

test('a name on two lines is that which another block prints on one', async () => {
  const blocks = await printed([
    [300, 40, 'St Mary of the'],
    [300, 52, 'Hill Primary'],
    [300, 64, 'Hafenallee 7'],
    [300, 76, '28195 Bremen'],
    [40, 300, 'Ship to:'],
    [40, 312, 'St Mary of the Hill Primary'],
    [40, 324, 'Ringweg 9'],
    [40, 336, '28197 Bremen'],
  ]);
  expect(blocks).toContainEqual([
    'letterhead',
    'St Mary of the Hill Primary',
    'Hafenallee 7',
    '28195 Bremen',
  ]);
});

test.each(['Attention: Orders', 'Attn: Order Entry'])(
  'whom a letterhead with "%s" names takes the order',
  (desk) => {
    expect(
      plainBlocks(`${['Kestrel Tools GmbH', desk, ...lines.slice(1)].join('\n')}\n\n\n\nPlease note.\n`),
    ).toEqual([['supplier', 'Kestrel Tools GmbH', desk, ...lines.slice(1)]]);
  },
);

test('who sends the paper stands beside the supplier, who sends the goods elsewhere', () => {
  const gap = ' '.repeat(12);
  const beside = (left: string, right: string) => [
    `${left.padEnd(28)}${gap}${right}`,
    `Nordwind Pumpen GmbH        ${gap}Beispiel Handel AG`,
    `Hafenallee 7                ${gap}Kade 5`,
    `28195 Bremen                ${gap}20095 Hamburg`,
  ];
  const rolesIn = (...texts: string[]) => plainBlocks(around(texts.join('\n'))).map(([role]) => role);
  expect(rolesIn(...beside('Expéditeur', 'Fournisseur'))).toEqual(['buyer', 'supplier']);
  expect(rolesIn(...beside('Expéditeur', 'Adresse de livraison'))).toEqual(['otherParty', 'shipTo']);
  expect(rolesIn(...beside('Transporteur', 'Fournisseur'))).toEqual(['otherParty', 'supplier']);
});

test('the address of a supplier at labels flush with its title, under the name that is set in', async () => {
  const blocksOf = async (...under: Printed[]) =>
    blocksIn(await printedSheets([[40, 300, 'PROVEEDOR:'], [56, 313, 'Repuestos Muster, C.A.'], ...under]));
  const address: Printed = [40, 339, 'DIRECCION: Calle Mayor 5, Valera'];
  const phone: Printed = [40, 352, 'TELEFONO: 0271-5550120'];
  expect(await blocksOf(address, phone)).toEqual([
    ['supplier', 'Repuestos Muster, C.A.', address[2], phone[2]],
  ]);
  expect(await blocksOf([40, 339, 'FECHA: 04/03/2026'], phone)).toEqual([]);
});

test('in capitals a particle behind a word goes on with a label that nobody knows', () => {
  expect(plainBlocks(around('LUGAR DE COMPRA    LUGAR DE PAGO\n(X) Nacional'))).toEqual([]);
  expect(plainBlocks(around(`LUGAR DE ENTREGA\n${address}`))).toEqual([['shipTo', ...lines]]);
});

test('telephones in the column beside the list of a supplier are its own, unless that column says more', async () => {
  const row = (y: number, ...texts: string[]): Printed[] =>
    texts.map((text, at) => [[40, 110, 330, 400][at]!, y, text] as const);
  const supplierOf = async (...beside: string[]) => {
    const index = (sheets: readonly Sheet[]) => indexLabels(sheets.flatMap(labelsOf));
    const sheets = await printedSheets([
      ...row(300, 'Proveedor:', 'Repuestos Muster S.R.L.', 'Telf.:', '3-5551780'),
      ...row(316, 'Dirección:', 'Av. del Puerto Nro. 22', ...beside),
      ...row(332, 'Ciudad:', 'Cochabamba'),
    ]);
    const blocks = findBlocks(sheets, index(sheets), new Set(), {
      company: settings.supplier.company,
      email: settings.supplier.email,
    });
    return blocks.find(({ role }) => role === 'supplier')!.segments.map(({ text }) => text);
  };
  expect(await supplierOf('Fax:', '3-5551781')).toContain('3-5551780');
  expect(await supplierOf('Pedido No.:', 'OC-415')).not.toContain('3-5551780');
});

test('an address beside its label, set flush right', async () => {
  const at = async (...texts: string[]) => {
    const sheets = await printedSheets([[40, 300, 'Liefern an']], (document) => {
      texts.forEach((text, row) => {
        document.text(text, 300, 300 + 12 * row, { width: 220, align: 'right' });
      });
    });
    return blocksIn(sheets);
  };
  expect(await at(...lines)).toEqual([['shipTo', ...lines]]);
  expect((await at(lines[0]!, 'montags bis freitags', 'ab acht Uhr'))[0]).toEqual(['shipTo', lines[0]]);
});

test.each([
  'Carrier to deliver to the workshop, not the office:',
  'Bitte diesmal an unsere Werkstatt liefern:',
  'Graag leveren aan de werkplaats, niet op kantoor:',
  'Merci de livrer cette fois à l’atelier :',
])('a sentence that says where over an address whose code has its own line: %s', (sentence) => {
  const address = 'Muster Marine Ltd\n  Unit 7, Port Yard\n  Satchell Lane\n  Hamble\n  SO31 4QD';
  const rolesOf = (line: string) => blocksIn(plainSheets(`${line}\n\n  ${address}\n`)).map(([role]) => role);
  expect(rolesOf(sentence)).toEqual(['shipTo']);
  expect(rolesOf('Please send your invoice as usual to:')).not.toContain('shipTo');
});

test.each([
  'Deliver to Muster Depot, 42 Mill Road, Phoenix, AZ 85001. It should be here by Friday.',
  'Leveres til lageret, Havnegade 33, 5000 Odense C. Vores rekvisition er 2631.',
  'Lo necesito pronto. La dirección es la de siempre: Calle Mayor 14, 31001 Pamplona.',
  'Our address is the usual one: 14 Mill Lane, Leeds LS1 4PQ. Ring first.',
])('a place of delivery before another sentence: %s', (sentence) => {
  expect(blocksIn(plainSheets(`Hello,\n\n${sentence}\n\nAnn\n`)).map(([role]) => role)).toContain('shipTo');
});

test.each([
  'Our invoice address is: Muster Ltd, 14 Mill Lane, Leeds LS1 4PQ.',
  'My e-mail address is: ann@muster.example, 14 Mill Lane, Leeds LS1 4PQ.',
])('an address for something else is none: %s', (sentence) => {
  const roles = blocksIn(plainSheets(`Hello,\n\n${sentence}\n\nAnn\n`)).map(([role]) => role);
  expect(roles).not.toContain('shipTo');
});

test('a dock with its building in an address is no label, and a Canadian code a few spaces behind its town is its own', () => {
  const { shipTo } = draftOf(
    plainFile(`
Purchase order: 4500-7781

Supplier:                        Deliver to:
Example Supplies B.V.            Nordwind University
Kade 1                           Loading dock, Building 288
1011 AA Amsterdam                12 Harbour Drive
                                 Sudbury, Ontario  P3A 4R1

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00
`),
  );
  expect(shipTo).toMatchObject({
    company: { value: 'Nordwind University' },
    street: { value: '12 Harbour Drive' },
    city: { value: 'Sudbury' },
    postalCode: { value: 'P3A 4R1' },
  });
});
