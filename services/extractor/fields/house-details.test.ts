import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import type { DraftParty } from '../draft.ts';
import { extractOrder } from '../extract-order.ts';
import type { ExtractSettings } from '../settings.ts';

const settings: ExtractSettings = {
  locale: { language: 'en', country: 'NL', currency: 'EUR', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: 'orders@example.test',
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};

function houseOf(text: string) {
  const { pages } = layText(text, { maxPages: 10 });
  const { buyer } = extractOrder({ files: [{ name: 'order.txt', pages, notes: [] }], settings });
  const shown = (part: keyof DraftParty) => buyer[part]?.value ?? null;
  return {
    buyer,
    values: [shown('registrationNumber'), shown('branch'), shown('iban'), shown('bic')],
  };
}

const lines = `
Pos   Artikel   Bezeichnung       Menge   Einzelpreis   Gesamt
10    ES-1001   Schraube M8x40      100          0,12    12,00
                                             Gesamt EUR    12,00
`;

const ownPaper = `
Muster Maschinenbau GmbH
Industriestr. 12
70565 Stuttgart                                  BESTELLUNG

Lieferant:                                       Bestellnummer: 4500-7781
Example Supplies B.V.                            Bestelldatum:  03.11.2026
Kade 1                                           Niederlassung: Werk Esslingen
1011 AA Amsterdam
${lines}
Geschäftsführer: Petra Huber        IBAN: DE89 3704 0044 0532 0130 00
Amtsgericht Stuttgart               BIC: COBADEFFXXX
HRB 12345                           Commerzbank Stuttgart
`;

test('what a firm prints at the foot of its own paper is its own, with places', () => {
  const { buyer, values } = houseOf(ownPaper);
  expect(values).toEqual(['HRB 12345, Stuttgart', 'Werk Esslingen', 'DE89370400440532013000', 'COBADEFFXXX']);
  expect(buyer.iban!.places.map(({ file, page, text }) => [file, page, text])).toEqual([
    ['order.txt', 1, 'DE89 3704 0044 0532 0130 00'],
  ]);
  expect([buyer.iban!.confidence, buyer.iban!.because]).toEqual([0.9, 'an IBAN of the buyer']);
  expect(buyer.bic!.places[0]!.text).toBe('COBADEFFXXX');
});

test('an account under a heading of its own is that of the house', () => {
  const foot = ownPaper.replace(
    /Geschäftsführer[\s\S]*$/,
    `
Muster Maschinenbau GmbH      Geschäftsführer: Petra Huber   Bankverbindung
Industriestr. 12              Amtsgericht Stuttgart          Commerzbank AG
D-70565 Stuttgart             HRB 12345                      IBAN DE89 3704 0044 0532 0130 00
Tel. +49 711 123456           USt-IdNr. DE136695976          SWIFT COBADEFFXXX
`,
  );
  expect(houseOf(foot).values).toEqual([
    'HRB 12345, Stuttgart',
    'Werk Esslingen',
    'DE89370400440532013000',
    'COBADEFFXXX',
  ]);
});

const ourForm = `
                         BESTELLFORMULAR
Example Supplies B.V.
Kade 1
1011 AA Amsterdam

Besteller:                                       Bestellnummer: 4500-7781
Muster Maschinenbau GmbH                         Bestelldatum:  03.11.2026
Industriestr. 12
70565 Stuttgart
`;
const ourFoot = `
Example Supplies B.V. - Kade 1 - 1011 AA Amsterdam - KvK 12345678
IBAN: NL91 ABNA 0417 1643 00   BIC: ABNANL2A
`;

test('our account and register number on a form of ours are not those of the buyer', () => {
  expect(houseOf(ourForm + lines + ourFoot).values).toEqual([null, null, null, null]);
});

test('an account at the foot of a form that names nobody is not taken for that of the buyer', () => {
  const foot = '\nIBAN: NL91 ABNA 0417 1643 00   BIC: ABNANL2A\n';
  expect(houseOf(ourForm + lines + foot).values).toEqual([null, null, null, null]);
});

test("the buyer's account in his block on a form of ours is his", () => {
  const form = `${ourForm.trimEnd()}\nHRB 12345 Amtsgericht Stuttgart\nIBAN: DE89 3704 0044 0532 0130 00\n`;
  expect(houseOf(form + lines + ourFoot).values).toEqual([
    'HRB 12345, Stuttgart',
    null,
    'DE89370400440532013000',
    null,
  ]);
});

test("the account in the supplier's block on paper of the buyer is the supplier's", () => {
  const told = ownPaper
    .replace('1011 AA Amsterdam', '1011 AA Amsterdam\nIBAN NL91 ABNA 0417 1643 00')
    .replace(/IBAN: DE.*/, '')
    .replace(/BIC: .*/, '');
  expect(houseOf(told).values[2]).toBeNull();
});

test('an IBAN with a wrong check digit is none', () => {
  expect(houseOf(ownPaper.replace('DE89', 'DE88')).values.slice(2)).toEqual([null, null]);
});

test('a Dutch firm of one line at the foot', () => {
  const order = `
BESTELBON                                        Ordernummer: 7781
                                                 Datum: 03-11-2026
Leverancier: Example Supplies B.V., Amsterdam

Koper:
Bakkerij Jansen B.V.
Dorpsstraat 4
3511 AB Utrecht
Filiaal: Utrecht Oost
${lines}
Bakkerij Jansen B.V. | KvK 12345678 | IBAN NL91 ABNA 0417 1643 00 | ABNANL2A
`;
  expect(houseOf(order).values).toEqual(['KvK 12345678', 'Utrecht Oost', 'NL91ABNA0417164300', 'ABNANL2A']);
});

test('an account on paper of ours that is addressed to the buyer is ours', () => {
  const paper = `
Example Supplies B.V.
Kade 1
1011 AA Amsterdam

Muster Maschinenbau GmbH
Industriestr. 12
70565 Stuttgart

                                                 Bestellnummer: 4500-7781
${lines}
Bitte überweisen Sie auf: NL91 ABNA 0417 1643 00
`;
  expect(houseOf(paper).values).toEqual([null, null, null, null]);
});

test.each([
  ['Werk Esslingen', 'Werk Esslingen'],
  ['0815', '0815'],
  ['17.04.2026', null],
  ['12 x Handschuhe L', null],
  ['4 Karton Seife', null],
  ['24 Hours Market', '24 Hours Market'],
  ['Bitte im Lager 3 am Tor 2 abgeben, danke', null],
])('behind the label of a branch %j is the branch %j', (printed, branch) => {
  expect(houseOf(ownPaper.replace('Werk Esslingen', printed)).values[1]).toBe(branch);
});
