import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { indexLabels, valuesAt } from './labelled-values.ts';
import { labelsOf } from './labels.ts';

/** The labels of a text: what each means, how it stands, and what follows. */
const labelsIn = (text: string) =>
  plainSheets(text)
    .flatMap(labelsOf)
    .map(({ meanings, form, rest, text: printed }) => [printed, meanings[0]!.kind, form, rest]);
const partsIn = (text: string) =>
  plainSheets(text)
    .flatMap(labelsOf)
    .map(({ text: printed, part }) => [printed, part]);
const valuesIn = (text: string, ...kinds: Parameters<typeof valuesAt>[1]) =>
  valuesAt(indexLabels(plainSheets(text).flatMap(labelsOf)), kinds, 1, (value) => value).map(
    ({ value }) => value,
  );

test('two labels in one text', () => {
  expect(partsIn('Order no. / Date')).toEqual([
    ['Order no.', { index: 0, count: 2 }],
    ['Date', { index: 1, count: 2 }],
  ]);
});

test('one of the pair may be unknown', () => {
  expect(partsIn('Order no. / Filigree')).toEqual([['Order no.', { index: 0, count: 2 }]]);
  expect(partsIn('Filigree / Order date:')).toEqual([['Order date', { index: 1, count: 2 }]]);
});

test('two labels that a stroke alone parts, both of them known', () => {
  expect(partsIn('Order no./Date')).toEqual([
    ['Order no.', { index: 0, count: 2 }],
    ['Date', { index: 1, count: 2 }],
  ]);
});

test('each label has its part of the value', () => {
  const text = 'Filigree / Order no. / Date\nblue / 4500-7781 / 12 May 2026';
  expect(valuesIn(text, 'orderNumber')).toEqual(['4500-7781']);
  expect(valuesIn(text, 'anyDate')).toEqual(['12 May 2026']);
});

test('a value of fewer parts than its labels is taken whole', () => {
  expect(valuesIn('Filigree / Order no.\n4500-7781', 'orderNumber')).toEqual(['4500-7781']);
});

test.each([
  ['a value behind the mark', 'Order no. / 4500-7781'],
  ['no known part', 'Filigree / Blue'],
  ['no mark', 'Order no./Filigree'],
])('no pair of labels: %s', (_, text) => {
  expect(partsIn(text).filter(([, part]) => part !== undefined)).toEqual([]);
});

test('whole, with a colon, open', () => {
  expect(labelsIn('Order number')).toEqual([['Order number', 'orderNumber', 'whole', '']]);
  expect(labelsIn('Order number: 4500-7781')).toEqual([
    ['Order number', 'orderNumber', 'colon', '4500-7781'],
  ]);
  expect(labelsIn('Order number 4500-7781')).toEqual([['Order number', 'orderNumber', 'open', '4500-7781']]);
});

test('the sign of a number ends a label that no lexicon has whole', () => {
  expect(labelsIn('Inkoop order N°: 6208')).toEqual([['Inkoop order N°', 'orderNumber', 'colon', '6208']]);
  expect(labelsIn('Klant N°: 6208').map(([, kind]) => kind)).toEqual(['customerNumber']);
});

test.each([
  [
    'Fra                 Til',
    [
      ['Fra', 'buyer'],
      ['Til', 'supplier'],
    ],
  ],
  [
    'De :                À :',
    [
      ['De :', 'buyer'],
      ['À :', 'supplier'],
    ],
  ],
  ['Von                 Muster GmbH', []],
  ['Til                 Fra', []],
  ['Fra Muster          Til Kade', []],
])('who writes beside whom it is written to: %s', (text, labels) => {
  expect(labelsIn(text).map(([printed, kind]) => [printed, kind])).toEqual(labels);
});

test('a label inside a text counts where a colon or its value follows', () => {
  expect(labelsIn('As told, order number: 4500-7781')).toEqual([
    ['order number', 'orderNumber', 'colon', '4500-7781'],
  ]);
  expect(labelsIn('please confirm our purchase order number 87432 soon')).toEqual([
    ['purchase order number', 'orderNumber', 'open', '87432 soon'],
  ]);
  expect(labelsIn('the order number stands on every box')).toEqual([]);
});

test('dates of something else are none', () => {
  expect(labelsIn('Launch date: 12 May 2026')).toEqual([]);
});

test('a label that its narrow cell wrapped', () => {
  expect(labelsIn('Order    12 May 2026\nDate:').slice(0, 1)).toEqual([
    ['Order Date:', 'orderDate', 'whole', ''],
  ]);
});

test.each([
  ['Our contact: Petra Huber', 'contact'],
  ['Votre correspondant : Petra Huber', 'contact'],
  ['Unser Ansprechpartner: Petra Huber', 'contact'],
  ['Nuestro contacto: Petra Huber', 'contact'],
  ['Onze contactpersoon: Petra Huber', 'contact'],
  ['Nostro referente: Petra Huber', 'contact'],
  ['Our phone: +49 421 555120', 'phone'],
  ['Our VAT number: DE136695976', 'vatId'],
  ['Our delivery address: Hafenallee 7', 'shipTo'],
])('a label behind a possessive: %s', (text, kind) => {
  expect(labelsIn(text).map((label) => label[1])).toEqual([kind]);
});

test('of two labels before one number both have it', () => {
  const found = labelsOf(plainSheets('Tax no / VAT no: DE129273398')[0]!);
  expect(found.map(({ text, rest, form }) => [text, rest, form])).toEqual([
    ['Tax no', 'DE129273398', 'colon'],
    ['VAT no', 'DE129273398', 'colon'],
  ]);
});

test('a long line of labels and values is no sentence', () => {
  expect(
    labelsIn(
      'Buyer: Nora Velten Phone: 0421 555 120 E-mail: n.velten@nordwind.example Delivery date: Monday the 9th of May 2027',
    ).map(([printed, , , rest]) => [printed, rest]),
  ).toEqual([
    ['Buyer', 'Nora Velten'],
    ['Phone', '0421 555 120'],
    ['E-mail', 'n.velten@nordwind.example'],
    ['Delivery date', 'Monday the 9th of May 2027'],
  ]);
});

test('an aside between a label that no lexicon has and its value', () => {
  expect(labelsIn('Goods wanted (all lines) 17.12.2026')).toEqual([
    ['Goods wanted (all lines)', 'deliveryDate', 'open', '17.12.2026'],
  ]);
});

test('a phrase that begins before a bracket does not end inside it', () => {
  expect(labelsIn('Telephone (No collect calls): 0421 555 120')).toEqual([
    ['Telephone', 'phone', 'colon', 'No collect calls): 0421 555 120'],
  ]);
  expect(labelsIn('Telephone (No collect calls)')).toEqual([['Telephone', 'phone', 'whole', '']]);
});

test('the mailbox of an address is no label', () => {
  expect(labelsIn('contact@nordwind.example')).toEqual([]);
  expect(labelsIn('E-mail order.desk@nordwind.example')).toEqual([
    ['E-mail', 'email', 'open', 'order.desk@nordwind.example'],
  ]);
});

test.each([
  ['es', 'Remitente'],
  ['it', 'Mittente'],
  ['pl', 'Nadawca'],
  ['pt', 'Remetente'],
])('who sends the form is the buyer (%s): %s', (language, text) => {
  const [label] = plainSheets(text).flatMap(labelsOf);
  expect(label!.meanings).toContainEqual({ kind: 'buyer', languages: [language] });
});

test.each([
  'Employee',
  'Owner',
  'Mitarbeiterin',
  'Eigentümer',
  'Medewerker',
  'Eigenaar',
  'Empleado',
  'Propietario',
  'Employée',
  'Propriétaire',
  'Dipendente',
  'Funcionário',
  'Medarbejder',
])('who placed the order is called %s', (text) => {
  expect(labelsIn(`${text}: Petra Huber`).map((label) => label[1])).toEqual(['contact']);
});

test('a word that is a telephone only with another one', () => {
  expect(labelsIn('Standard delivery: 3 days')).toEqual([]);
  expect(labelsIn('Standard téléphonique : 0421 555 120')).toEqual([
    ['Standard téléphonique', 'phone', 'colon', '0421 555 120'],
  ]);
});

test('a VAT number that follows at once is announced, also behind a bank account', () => {
  expect(valuesIn('Bank: BNP IBAN BE79 4867 3738 9704 96 Btw-id BE 0740.565.724', 'vatId')).toEqual([
    'BE 0740.565.724',
  ]);
});

test('letters before a slash belong to the number', () => {
  expect(valuesIn('nr ZAM/40/MAG/2025', 'orderNumber')).toEqual([]);
});

test('the code of a plant belongs to the label of its address', () => {
  expect(labelsIn('Please deliver to plant 1800: Muster GmbH')).toEqual([
    ['Please deliver to', 'shipTo', 'colon', 'Muster GmbH'],
  ]);
  expect(labelsIn('Bitte liefern an Werk 1800:')).toEqual([['Bitte liefern an', 'shipTo', 'whole', '']]);
});

test('a name and its number that a stroke parts, whatever strokes the number has', () => {
  const text = (value: string) => `Contact person/Telephone\n${value}`;
  expect(valuesIn(text('Ann Lee/0201 / 51 49 95'), 'phone')).toEqual(['0201 / 51 49 95']);
  expect(valuesIn(text('Ann Lee/09721/75388-0'), 'phone')).toEqual(['09721/75388-0']);
});

test('a label that the end of the line broke is no part of the value before it', () => {
  expect(labelsIn('Deliver to: Muster GmbH, Kade 3, 1011 AA Amsterdam Site\ncontact: Ann Lee')[0]).toEqual([
    'Deliver to',
    'shipTo',
    'colon',
    'Muster GmbH, Kade 3, 1011 AA Amsterdam',
  ]);
  expect(labelsIn('Deliver to: Muster GmbH, Kade 3, 1011 AA Leiden Zuid\ncolour: red')[0]!.at(-1)).toBe(
    'Muster GmbH, Kade 3, 1011 AA Leiden Zuid',
  );
});

test('a word of places that begins the value of a label is none itself', () => {
  expect(labelsIn('Afleveradres      Bouwplaats De Linde')).toEqual([
    ['Afleveradres', 'shipTo', 'whole', ''],
  ]);
});

test('M/s. alone is a label of the seller, before a name it is none', () => {
  const kindsIn = (text: string) => labelsIn(text).map(([, kind]) => kind);
  expect(kindsIn('M/s.     Muster Trading Est.')).toEqual(['supplier']);
  expect(kindsIn('M/s. Muster Trading Est.')).toEqual([]);
  expect(kindsIn('M S Lee')).toEqual([]);
});

test.each(['P.O. Box 1120', 'PO BOX 2130'])('a post box is no number of an order: %s', (line) => {
  const [sheet] = plainSheets(line);
  expect(labelsOf(sheet!)).toEqual([]);
});

test('an order is numbered at the same letters', () => {
  const [sheet] = plainSheets('P.O. 1120');
  expect(labelsOf(sheet!).map(({ rest }) => rest)).toEqual(['1120']);
});

test('the code of a country alone under its town is no label, the word elsewhere is one', () => {
  expect(labelsIn('Hafenallee 7\n32545 Musterstadt\nDE')).toEqual([]);
  expect(labelsIn('Porto\n\nDE 12/05/2027').map(([printed]) => printed)).toContain('DE');
  expect(labelsIn('Hafenallee 7\n32545 Musterstadt\nNO').map(([, kind]) => kind)).toEqual([]);
});

test.each([
  ['Buyer T. Vermeulen 020 555 01 88', [['Buyer', 'buyer', 'open', 'T. Vermeulen 020 555 01 88']]],
  ['Contact M. JANSEN', [['Contact', 'contact', 'open', 'M. JANSEN']]],
])('the initial of a name is no label of a telephone: %s', (text, labels) => {
  expect(labelsIn(text)).toEqual(labels);
});

test.each(['T. 020 555 01 88', 'T +49 40 555 0188', 'T: 020 555 01 88'])(
  'the letter before a number is one: %s',
  (text) => {
    expect(labelsIn(text)).toHaveLength(1);
  },
);

test('the number of an order beside the first line of a label that its cell wrapped', () => {
  const wrapped = (first: string) => `Fiscal year 2026\n\n${first}       4711-22\nOrder #\n`;
  expect(valuesIn(wrapped('Purchase'), 'orderNumber')).toEqual(['4711-22']);
  expect(valuesIn(wrapped('Weather'), 'orderNumber')).toEqual([]);
});

test('a label right under that of a place is one, a dock further down is none', () => {
  const kinds = (text: string) => labelsIn(text).map(([printed]) => printed);
  expect(kinds('Ship To\nDeliver to Muster Pumps Inc.\n90 Mill Road')).toEqual(['Ship To', 'Deliver to']);
  expect(kinds('Ship To\nMuster Pumps Inc.\nReceiving dock - East\n90 Mill Road')).toEqual(['Ship To']);
  expect(kinds('Terms\nMuster Pumps Inc.\nReceiving dock - East\n90 Mill Road')).toContain('Receiving dock');
});
