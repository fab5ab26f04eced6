import { expect, test } from 'vitest';
import { type Printed, plainSheets, printedSheets } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { isOrderWord } from './order-words.ts';
import { findPlainNumbers } from './plain-number.ts';
import { findTitleNumbers } from './title-number.ts';

const body: readonly Printed[] = [
  [40, 200, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  [40, 214, 'Ours is the blue gate at the far end of the lane; ring the bell twice for the porter.'],
];
const numbersOn = async (...texts: Printed[]) =>
  findTitleNumbers(await printedSheets([...texts, ...body])).map(({ value, score, because }) => [
    value,
    score,
    because,
  ]);

test('a title that no lexicon has whole', async () => {
  expect(await numbersOn([40, 60, 'Pedido de material 3/7994', 18])).toEqual([
    ['3/7994', 0.85, 'in the title "Pedido de material 3/7994"'],
  ]);
  expect(await numbersOn([40, 60, 'New order #7437', 18])).toEqual([
    ['7437', 0.85, 'in the title "New order #7437"'],
  ]);
});

test('the name of an order with its number and date, in letters as small as the text', async () => {
  expect(await numbersOn([40, 60, 'Requisição externa PO121353 de 05/02/2026'])).toEqual([
    ['PO121353', 0.85, 'in the title "Requisição externa PO121353 de 05/02/2026"'],
  ]);
  expect(await numbersOn([40, 60, 'Requisição externa PO121353'])).toEqual([]);
});

test('a number under a title behind a sign for numbers', async () => {
  expect(await numbersOn([40, 60, 'Zamówienie do dostawcy', 18], [40, 88, 'nr ZAM/40/MAG/2025'])).toEqual([
    ['ZAM/40/MAG/2025', 0.82, 'under the title "Zamówienie do dostawcy"'],
  ]);
});

test('a number under a sentence of it', async () => {
  const title: Printed = [40, 60, 'Purchase order', 18];
  expect(
    await numbersOn(title, [40, 84, 'This number must appear on all documents', 6], [40, 96, 'MR-26-003915']),
  ).toEqual([['MR-26-003915', 0.82, 'under the title "Purchase order"']]);
  expect(await numbersOn(title, [40, 84, 'Supplier number', 6], [40, 96, 'MR-26-003915'])).toEqual([]);
});

test('a number with its day under a title', async () => {
  expect(await numbersOn([40, 60, 'Commande fournisseur', 18], [40, 88, 'N° CF20418 du 27/02/2026'])).toEqual(
    [['CF20418', 0.82, 'under the title "Commande fournisseur"']],
  );
  expect(await numbersOn([40, 60, 'Commande fournisseur', 18], [40, 88, 'N° CF20418 du Nord'])).toEqual([]);
});

test('a number under a title that stands alone', async () => {
  expect(await numbersOn([40, 60, 'Purchase order', 18], [40, 88, 'KL-20418'])).toEqual([
    ['KL-20418', 0.82, 'under the title "Purchase order"'],
  ]);
});

test('a title in small letters that a lexicon has whole', async () => {
  expect(await numbersOn([40, 60, 'PURCHASE ORDER'], [40, 74, '7781-44'])).toEqual([
    ['7781-44', 0.82, 'under the title "PURCHASE ORDER"'],
  ]);
});

test('on a scan a title is known by its words and by the height of its letters', async () => {
  const scanned = async (...texts: Printed[]) =>
    findTitleNumbers(
      (await printedSheets([...texts, ...body])).map((sheet) => ({
        ...sheet,
        source: 'ocr',
      })),
    ).map(({ value }) => value);
  expect(await scanned([40, 60, 'PURCHASE ORDER'], [40, 74, '7781-44'])).toEqual(['7781-44']);
  expect(await scanned([40, 60, 'Pedido de material 3/7994', 18])).toEqual(['3/7994']);
});

test('the title of a plain text is among its first lines; numbers below it are not taken', () => {
  const found = (text: string) => findTitleNumbers(plainSheets(text)).map(({ value }) => value);
  expect(found('Nuova ordinazione 55/2041\n\n10 pcs valve')).toEqual(['55/2041']);
  expect(found('a\n\nb\n\nc\n\nNuova ordinazione 55/2041')).toEqual([]);
  expect(found('Purchase order\n552041')).toEqual([]);
});

test.each<[string, ...Printed[]]>([
  ['a year', [40, 60, 'Order book 2026', 18]],
  ['fewer than four digits', [40, 60, 'Purchase order 12', 18]],
  ['a number before the title', [40, 60, '74370 pieces in this order', 18]],
  ['small letters, unknown words', [40, 60, 'Nuova ordinazione 55/2041', 10]],
  ['another document', [40, 60, 'Quotation 74370', 18]],
  ['a long text', [40, 60, 'We order as we did with order 74370 from you', 14]],
  ['the lower part of the page', [40, 600, 'Pedido de material 3/7994', 18]],
  ['a number far under its title', [40, 60, 'Purchase order', 18], [40, 150, '74370']],
  ['a number in another column', [40, 60, 'Purchase order', 18], [400, 88, '74370']],
  ['a number among words', [40, 60, 'Purchase order', 18], [40, 88, 'about 74370 pieces']],
])('%s is no number of the title', async (_, ...texts) => {
  expect(await numbersOn(...texts)).toEqual([]);
});

test('no pages, no numbers', () => {
  expect(findTitleNumbers([])).toEqual([]);
});

test.each([
  ['bestellungen', true],
  ['ordinazione', true],
  ['zamowienie', true],
  ['order', true],
  ['ord', false],
  ['offer', false],
])('%s begins as a word for an order: %s', (word, expected) => {
  expect(isOrderWord(word)).toBe(expected);
});

test('letters, a year and a number under a title', async () => {
  expect(await numbersOn([40, 60, 'Purchase order', 18], [40, 88, 'ECF 2025/151'])).toEqual([
    ['ECF 2025/151', 0.82, 'under the title "Purchase order"'],
  ]);
});

test.each([
  ['no lexicon has', 'Voucher', ['46408']],
  ['is another paper', 'Quotation', []],
])('a number that has the name of the date beside it, where that name %s', (_, name, numbers) => {
  const sheets = plainSheets(`${name}      ${name} date     Ref.\n46408        01.10.2026         HU`);
  const found = findPlainNumbers(sheets, indexLabels(sheets.flatMap(labelsOf)));
  expect(found.map(({ value }) => value)).toEqual(numbers);
});

test('a number with a number sign, alone at the top of an order, but under words of its own none', async () => {
  expect(await numbersOn([40, 60, 'Purchase order', 18], [400, 100, '#KL-20418'])).toEqual([
    ['KL-20418', 0.82, 'alone at the top, with a number sign'],
  ]);
  expect(
    await numbersOn(
      [40, 60, 'Purchase order', 18],
      [40, 88, 'GLN of the vendor'],
      [40, 100, '4003876761668'],
    ),
  ).toEqual([]);
});

test('letters before the number of a title belong to it', async () => {
  expect(await numbersOn([40, 60, 'Purchase order WRK 55817', 18])).toEqual([
    ['WRK 55817', 0.85, 'in the title "Purchase order WRK 55817"'],
  ]);
});

test('no number of a tax office under a title', async () => {
  expect(await numbersOn([40, 60, 'Purchase order', 18], [40, 88, 'PT503771188'])).toEqual([]);
});

test('a number over the date that is named after it', async () => {
  const sheets = await printedSheets([
    [350, 60, 'Voucher'],
    [440, 60, '26/08-0815'],
    [350, 73, 'Voucher date'],
    [440, 73, '17.08.2026'],
    [350, 86, 'Your no.'],
    [440, 86, 'D-10877'],
    ...body,
  ]);
  const found = findPlainNumbers(sheets, indexLabels(sheets.flatMap(labelsOf)));
  expect(found.map(({ value }) => value)).toEqual(['26/08-0815']);
});

test('a number beside a date, on what a title calls an order', async () => {
  const strip: Printed[] = [
    [40, 100, 'Numéro'],
    [140, 100, 'Date'],
    [240, 100, 'Code fournisseur'],
    [40, 114, 'CF00005964'],
    [140, 114, '24 février 2026'],
    [240, 114, 'V92-762'],
  ];
  const plainOn = async (...texts: Printed[]) => {
    const sheets = await printedSheets([...texts, ...body]);
    return findPlainNumbers(sheets, indexLabels(sheets.flatMap(labelsOf))).map(({ value }) => value);
  };
  expect(await plainOn([300, 60, 'COMMANDE FOURNISSEUR'], ...strip)).toEqual(['CF00005964']);
  expect(await plainOn([300, 60, 'DEVIS'], ...strip)).toEqual([]);
});

test('under a title a number at a label of something else is none; one named after the title is', async () => {
  const under = (label: string) =>
    numbersOn([40, 60, 'INKOOPCONTRACT OPDRACHT', 18], [40, 84, label], [160, 84, '70012']);
  expect(await under('Leverancier nr.:')).toEqual([]);
  expect(await under('Contractnummer:')).toEqual([
    ['70012', 0.82, 'under the title "INKOOPCONTRACT OPDRACHT"'],
  ]);
});

test('the name of an order with its number at a sign, in letters as small as the text', async () => {
  expect(await numbersOn([40, 60, 'Purchase Order #3000044127'])).toEqual([
    ['3000044127', 0.85, 'in the title "Purchase Order #3000044127"'],
  ]);
});

test('a number with spaces in it, behind a sign with a colon', async () => {
  expect(await numbersOn([40, 60, 'Bon de commande', 18], [40, 88, 'N° : 2026 / VO / 00417'])).toEqual([
    ['2026 / VO / 00417', 0.82, 'under the title "Bon de commande"'],
  ]);
});

test('three digits are a number where nothing else stands in a large title', async () => {
  expect(await numbersOn([40, 60, 'Purchase order 318', 18])).toEqual([
    ['318', 0.85, '318 in the title "Purchase order 318"'],
  ]);
  expect(await numbersOn([40, 60, 'Purchase order 318'])).toEqual([]);
});

test('a number over the title whose initials it begins with', async () => {
  const scoreOf = async (number: string) =>
    (await numbersOn([430, 40, number], [200, 54, 'Orden de Compra', 18]))[0]?.[1];
  expect(await scoreOf('OC-000415-2026')).toBe(0.82);
  expect(await scoreOf('RQ-000415-2026')).toBe(0.7);
});

test('a number that its title breaks at a hyphen', async () => {
  const title: Printed = [40, 60, 'Purchase order 26-', 14];
  expect(await numbersOn(title, [40, 80, 'OC-08831', 14])).toEqual([
    ['26-OC-08831', 0.82, 'in the title "Purchase order 26-" and under it'],
  ]);
  // In other letters it is a number of its own.
  expect((await numbersOn(title, [40, 80, 'OC-08831']))[0]?.[0]).toBe('OC-08831');
});

test.each([
  ['a line below the title', [], ['48231']],
  ['beside another paper', [[300, 140, 'Devis']], []],
  ['under another paper', [[400, 126, 'Devis']], []],
] as [string, Printed[], string[]][])(
  'a number without a name that has its own day, %s',
  async (_, others, numbers) => {
    const sheets = await printedSheets([
      [400, 40, 'BON DE COMMANDE', 14],
      ...others,
      [400, 140, 'N° 48231 du 24/11/2026'],
      ...body,
    ]);
    const found = findPlainNumbers(sheets, indexLabels(sheets.flatMap(labelsOf)));
    expect(found.map(({ value }) => value)).toEqual(numbers);
  },
);

test.each([
  [
    'in the foot',
    [
      [400, 640, 'Zertifikat ISO 9001'],
      [400, 654, 'Nr. 48231 vom 12.10.2020'],
    ],
    null,
  ],
  [
    'under its name',
    [
      [400, 120, 'Arrêté préfectoral'],
      [400, 134, 'N° 48231 du 12/01/2026'],
    ],
    0.6,
  ],
  ['apart from the title', [[40, 140, 'N° 48231 du 12/01/2026']], 0.6],
  ['in the column of the title', [[400, 140, 'N° 48231 du 12/01/2026']], 1],
] as [string, Printed[], number | null][])(
  'a number with its own day, %s, is as sure',
  async (_, others, most) => {
    const sheets = await printedSheets([[400, 40, 'BON DE COMMANDE', 14], ...others, ...body]);
    const found = findPlainNumbers(sheets, indexLabels(sheets.flatMap(labelsOf)));
    expect(found.map(({ value }) => value)).toEqual(most === null ? [] : ['48231']);
    for (const { score } of found) {
      if (most === 1) expect(score).toBeGreaterThan(0.8);
      else expect(score).toBeLessThanOrEqual(most!);
    }
  },
);

test('a number right behind its sign, under the title, and one at the other end of its line', async () => {
  expect(await numbersOn([200, 40, 'BON DE COMMANDE', 18], [240, 70, 'N°2031408', 12])).toEqual([
    ['2031408', 0.82, 'under the title "BON DE COMMANDE"'],
  ]);
  const beside = [
    [40, 60, 'Bestelling', 18],
    [430, 60, 'Nr. 2025-10-0061', 12],
  ] as const;
  expect(await numbersOn(...beside)).toEqual([['2025-10-0061', 0.82, 'beside the title "Bestelling"']]);
});

test('what stands at the other end without a sign, or before a third text, is no number of the title', async () => {
  expect(await numbersOn([40, 60, 'Bestelling', 18], [430, 60, '2025-10-0061', 12])).toEqual([]);
  expect(
    await numbersOn([40, 60, 'Bestelling', 18], [300, 60, 'Klant 4711'], [430, 60, 'Nr. 2025-10-0061', 12]),
  ).toEqual([]);
});

test('a number of a series at the other end of the line of the title', async () => {
  const beside = (text: string) => numbersOn([40, 60, 'Encomenda a Fornecedor', 18], [400, 64, text]);
  expect((await beside('ECF 2026/412 Original')).map(([value]) => value)).toEqual(['ECF 2026/412']);
  expect(await beside('Page 1/2')).toEqual([]);
  expect(await beside('ECF 2026/412 of our branch in Leeds')).toEqual([]);
});
