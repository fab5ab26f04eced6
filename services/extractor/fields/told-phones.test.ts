import { expect, test } from 'vitest';
import { draftOf, type Printed, plainFile, printedSheets } from '../sample.fixture.ts';
import { findToldPhones, phoneOfPlace, phoneTold } from './told-phones.ts';

test.each([
  ['Jefe de compras: Javier Ruiz, 951 35 22 21', '951 35 22 21'],
  ['Ring til Mette Holm på +45 20 81 25 95 hvis noget mangler.', '+45 20 81 25 95'],
  ['Wenn etwas fehlt, bitte Anke Weiß anrufen: +49 (0)521 411858', '+49 (0)521 411858'],
  ['Per chiarimenti rivolgersi a Chiara Conti, tel. 059 987056,', '059 987056'],
  ['Votre correspondant : Benoît Dumont, tél. 04/271 34 55', '04/271 34 55'],
  ['Em caso de dúvida: Inês Rocha (216 472 411)', '216 472 411'],
  ['Your contact: Ann Lee, 0113 496 0188', '0113 496 0188'],
  ['If anything is missing call us on 0113 496 0188', '0113 496 0188'],
  ['Ann Lee (<a.lee@quarry.test>, 613-555-0148)', '613-555-0148'],
  ['Questions on this order: buying@quarry.test or (207) 555-0129. Dock: dock@mill.test.', '(207) 555-0129'],
  ['Rückfragen zur Bestellung: einkauf@quarry.test oder 0421 555120', '0421 555120'],
])('the number that a text tells: %s', (text, phone) => {
  expect(phoneTold(text)).toEqual({ phone, isOfPlace: false });
});

test.each([
  ['Site manager: Ann Lee, 07700 900 418', '07700 900 418'],
  ['compreso montaggio. Referente per la consegna: coll. Ivana Ferri, tel. 0525 555 044.', '0525 555 044'],
  ['Jefe de obra: Javier Ruiz, 951 35 22 21', '951 35 22 21'],
  ['Ansprechpartner vor Ort: Herr Dürr, 0171 555 20 47.', '0171 555 20 47'],
  ['Chef de chantier : M. Petit, 06 12 55 14 20', '06 12 55 14 20'],
  ['Prosimy o telefon: Jan Nowak, +48 61 395 78 25, przed dostawą.', '+48 61 395 78 25'],
])('the number of a place of delivery: %s', (text, phone) => {
  expect(phoneTold(text)).toEqual({ phone, isOfPlace: true });
});

test.each([
  ['a fax', 'Ann Lee, fax 0113 496 0189'],
  ['the number of a town', 'Atlanta Marietta, GA 30318-2204'],
  ['a day', 'Ann Lee, 12.05.2026'],
  ['too few digits', 'Ann Lee, 496018'],
  ['the number of their own people', 'We refer to the talk with your colleague John Smith, 0113 496 0188'],
  ['that of a forwarder', 'Please contact the forwarder Mark Long, 0113 496 0155'],
  ['that of the accounts', 'Accounts: Mary Jones, 0113 496 0155'],
  ['one for emergencies', 'For poison call us or the line 0800 1234567 at any time'],
  ['the number of a register', 'Granger Foods Inc. – Company reg. no. 18319389'],
  ['the number of somebody who is not named', 'In case of questions call the shop floor at +49 421 555120'],
])('%s is no number that a text tells', (_, text) => {
  expect(phoneTold(text)).toBeNull();
});

const toldOn = async (...texts: Printed[]) =>
  findToldPhones(await printedSheets(texts), new Set()).map(({ value, isOfPlace }) => [value, isOfPlace]);

test('a sentence goes on in the next line', async () => {
  expect(
    await toldOn(
      [70, 100, 'For any question on this please ask Ann Lee, tel. +44 113'],
      [70, 113, '4960188.'],
    ),
  ).toEqual([['+44 113 4960188', false]]);
});

test('what the next line says tells whose number it is', async () => {
  expect(
    await toldOn(
      [70, 100, 'Graag vooraf bellen met Pim Bakker, +31 40 254 33 21, voor de'],
      [70, 113, 'levering op het werk.'],
    ),
  ).toEqual([['+31 40 254 33 21', true]]);
});

test('a name over a number in a list tells none, nor a street over the code of its town', async () => {
  expect(await toldOn([70, 100, 'Jan Nowak'], [70, 113, '42 624 27 39'])).toEqual([]);
  expect(
    await toldOn([70, 100, 'Av. Juan Pablo Torres No. 275'], [70, 113, '76120 Santiago de Querétaro']),
  ).toEqual([]);
});

const order = (foot: string) => `
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany

Purchase order: 4500-7781                    Date: 03.11.2026

Supplier:
Example Supplies B.V.
Kade 1
1011 AA Amsterdam

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
                          Total              300,00



${foot}



Printed on both sides of the paper.
`;
const contactOf = (foot: string) => {
  const { buyer, shipTo } = draftOf(plainFile(order(foot)));
  return [buyer.contactPerson?.value ?? null, buyer.phone?.value ?? null, shipTo.phone?.value ?? null];
};

test('who has the site in hand is the contact where nobody else is named', () => {
  expect(contactOf('Bauleiter: Tobias Klein, 0421 555 1207').slice(0, 2)).toEqual([
    'Tobias Klein',
    '0421 555 1207',
  ]);
});

test('who asks to be called is the contact, whoever takes the goods', () => {
  const texts = ['Bauleiter: Tobias Klein, 0421 555 1207', '', '', 'Rückfragen: Anke Weiß, 0421 555 1299'];
  expect(contactOf(texts.join('\n')).slice(0, 2)).toEqual(['Anke Weiß', '0421 555 1299']);
});

test('in capitals any word may look like a name, and the number of the order is no telephone', () => {
  expect(phoneTold('MARK ALL BOXES WITH ORDER NO 2025-50991')).toBeNull();
  expect(contactOf('Order number: 4500-7781, Ann Lee, 4500-7781')[1]).toBeNull();
});

test('a line of thousands of numbers takes no time', () => {
  const started = performance.now();
  expect(phoneTold('1 '.repeat(20_000))).toBeNull();
  expect(performance.now() - started).toBeLessThan(2000);
});

test('digits behind a letter are the number of a permit, and no telephone of the place', () => {
  expect(phoneOfPlace('Item for the warehouse will not ship. Reseller permit A28 4417 19.')).toBe(null);
  expect(phoneOfPlace('Before delivery please call the warehouse on 0121 479 3244.')).toBe('0121 479 3244');
});

test('a number behind a word for questions', () => {
  expect(phoneTold('All cartons in stacks of ten. Questions: (208) 555-0117.')?.phone).toBe('(208) 555-0117');
  expect(phoneTold('All cartons in stacks of ten. Drawing: (208) 555-0117.')).toBeNull();
});

test('a number that the end of its line cuts', () => {
  const { shipTo } = draftOf(
    plainFile(
      [
        'Bestellung 4500-7781',
        '',
        'Lieferadresse: Baustelle Nordkai, Hafenweg 44, 28195 Bremen (Zufahrt über den Hof)',
        'Avis bitte am Vortag an Polier Hr. Lang, 0664 555 01',
        '77.',
      ].join('\n'),
    ),
  );
  expect(shipTo.phone?.value).toBe('0664 555 01 77');
});

test('a permit behind words for a place is no telephone of it', () => {
  expect(phoneOfPlace('For resale at our depot, all goods under permit 20-418773')).toBe(null);
});

test('a title or the word for a telephone at the end of a line is no end of its sentence', async () => {
  const told = async (line: string, next: string) => {
    const sheets = await printedSheets([
      [40, 100, line],
      [40, 112, next],
    ]);
    return findToldPhones(sheets, new Set()).map(({ value }) => value);
  };
  expect(await told('Deliver after notice given to the site manager Mr.', 'Mancini 0113 496 0188.')).toEqual([
    '0113 496 0188',
  ]);
  expect(
    await told('Deliver to the store, ask there for Ann Lee, tel.', '0113 496 0188 - from 7:00'),
  ).toEqual(['0113 496 0188']);
  expect(await told('Deliver after notice given to the site manager.', 'Works 0113 496 0188')).toEqual([]);
});
