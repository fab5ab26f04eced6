import { expect, test } from 'vitest';
import { extractOrder } from '../../extract-order.ts';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';

const followed = (text: string) =>
  followInstructions(draft, textFile('body.txt', `Hello,\n\n${text}\n\nKind regards\nAnna`), settings);

test.each([
  [
    'Niet op kantoor leveren maar op het project: Molenweg 14, 5031 AB Breda (keet achter het hek, bellen met Jan 06-12345678).',
    ['Molenweg 14', '5031 AB', 'Breda'],
  ],
  [
    'Please deliver to 14 Mill Road, Leeds LS1 4LB (side gate, ask for Tom).',
    ['14 Mill Road', 'LS1 4LB', 'Leeds'],
  ],
  ['Bitte liefern an Am Fliegerheim 3, 21423 Winsen (Luhe).', ['Am Fliegerheim 3', '21423', 'Winsen (Luhe)']],
  [
    'No lo traigan aquí, sino a nuestra sucursal, Calle 5 de Mayo No. 42, C.P. 64000, Monterrey.',
    ['Calle 5 de Mayo No. 42', '64000', 'Monterrey'],
  ],
  [
    'Please do not bring it to us but to our branch, Unit 8, Mill Cross, Leeds LS1 4AB.',
    ['Unit 8, Mill Cross', 'LS1 4AB', 'Leeds'],
  ],
  [
    'Adresse de livraison pour cette commande :\n\nMuster Dépôt\nÀ l’attention de Jean Petit\n3 bis, rue des Lilas\n69800 Saint-Priest',
    ['3 bis, rue des Lilas', '69800', 'Saint-Priest'],
  ],
  [
    'Bemærk: der skal ikke leveres på ordrens adresse, men på vores lager:\n\nMuster Lager\nAtt. Søren Holm\nHavnegade 55B\n7400 Herning',
    ['Havnegade 55B', '7400', 'Herning'],
  ],
  [
    'Varerne skal denne gang ikke leveres hos os, men til Nørregade 9, 2. th., 2605 Brøndby.',
    ['Nørregade 9, 2. th.', '2605', 'Brøndby'],
  ],
  [
    'Adres dostawy dla tego zamówienia:\n\nMuster Magazyn\nul. św. Anny 81/9\n30-001 Kraków',
    ['ul. św. Anny 81/9', '30-001', 'Kraków'],
  ],
  [
    'It has to go straight to the event:\n\nMuster Ltd, Pavilion 3\nFairfield Court Estate\nLong Weaver Road\nBristol\nBS41 9JN',
    ['Long Weaver Road', 'BS41 9JN', 'Bristol'],
  ],
  [
    "Please don't use the address on the form. Please send everything to the yard below:\n\nMuster Ltd\nForge Lane\nShipley\nBD18 3EF",
    ['Forge Lane', 'BD18 3EF', 'Shipley'],
  ],
  [
    'Entreguem no nosso armazém:\n\nMuster Armazém\nRod. BR-116, km 66\n93032-000 São Leopoldo',
    ['Rod. BR-116, km 66', '93032-000', 'São Leopoldo'],
  ],
])('places as they are written: %s', (text, place) => {
  const { shipTo, rows, doubts } = followed(text);
  const { street, postalCode, city } = shipTo;
  expect([[street?.value, postalCode?.value, city?.value], rows.length, doubts]).toEqual([place, 3, []]);
});

test('a word for a place is no firm', () => {
  const { shipTo } = followed(
    'Die Ware bitte nicht zu uns, sondern in die Filiale bringen, Ring 1, 8055 Graz.',
  );
  expect([shipTo.company?.value, shipTo.street?.value]).toEqual([draft.shipTo.company?.value, 'Ring 1']);
});

test.each([
  ['nl', 'Die week zijn we dicht, dus lever aub pas op 24-5.', '2027-05-24'],
  ['da', 'Leveringsdatoen er flyttet til 24/5.', '2027-05-24'],
  ['da', 'Den uge har vi lukket, så lever hellere 24/5.', '2027-05-24'],
  ['de', 'Der Liefertermin hat sich auf 24.5. verschoben.', '2027-05-24'],
  ['it', 'La data di consegna è stata spostata: 24/5.', '2027-05-24'],
  ['pl', 'Proszę o dostawę w innym terminie niż na zamówieniu: 24.5.', '2027-05-24'],
  ['nl', 'En dan leveren op 24 mei 2027 in plaats van de datum op de bestelling.', '2027-05-24'],
  ['nl', 'Lever aub binnen 2-3 weken.', '2027-04-01'],
] as const)('%s: days without a year: %s', (language, text, wanted) => {
  const told = { ...draft, language, orderDate: { ...draft.deliveryDate!, value: '2027-03-01' } };
  const body = textFile('body.txt', `Hello,\n\n${text}\n\nKind regards\nAnna`);
  expect(followInstructions(told, body, settings).deliveryDate?.value).toBe(wanted);
});

test('a house with four digits is no postal code', () => {
  const { shipTo } = followed(
    'Please deliver it to the site instead: 7417 Mill Parkway, Atlanta, GA 30318-2204.',
  );
  const { street, postalCode, city } = shipTo;
  expect([street?.value, postalCode?.value, city?.value]).toEqual([
    ...['7417 Mill Parkway', '30318-2204', 'Atlanta'],
  ]);
});

test('who signs right below the last sentence wants nothing', () => {
  const said =
    'Our order is attached. Prices are as agreed.\nAnna Smith\nMill Ltd\n8140 Mill Parkway, Portland, OR 97210\n503.556.6755';
  const { doubts, shipTo } = followInstructions(draft, textFile('body.txt', `Hi,\n\n${said}`), settings);
  expect([doubts, shipTo.postalCode?.value]).toEqual([[], '10115']);
});

test.each([
  ['Send it all to the shop, 14 Mill Road, Leeds LS1 4AB.', 'LS1 4AB'],
  ['Schicken Sie alles in den Laden, Hauptstr. 4, 20457 Hamburg.', '20457'],
  ['Stuur maar naar de winkel, Kerkstraat 3, 5031 AB Breda.', '5031 AB'],
  ['Envoyez tout à la boutique, 12 rue du Port, 69007 Lyon.', '69007'],
  ['Envíenlo a la tienda, Calle Mayor 4, 28013 Madrid.', '28013'],
  ['Spedite pure in negozio, via Roma 3, 20121 Milano.', '20121'],
  ['Enviem para a loja, Rua do Ouro 12, 1100-060 Lisboa.', '1100-060'],
  ['Wyślijcie do sklepu, ul. Długa 5, 30-001 Kraków.', '30-001'],
  ['Send det til butikken, Jagtvej 61, 2200 København N.', '2200'],
])('goods are sent to a shop: %s', (text, code) => {
  expect(followed(text).shipTo.postalCode?.value).toBe(code);
});

test.each([
  'Please send the invoice to the shop, 14 Mill Road, Leeds LS1 4AB.',
  'Schicken Sie die Rechnung bitte in den Laden, Hauptstr. 4, 20457 Hamburg.',
])('a bill is no goods: %s', (text) => {
  expect(followed(text).shipTo.postalCode?.value).toBe('10115');
});

test('a mail that orders itself says in a sentence where the goods go', () => {
  const of = (said: string) => {
    const body = textFile(
      'body.txt',
      `Hello,\n\nplease send us 12 boxes of gloves.\n\n${said}\n\nKind regards\nAnna`,
    );
    const { shipTo } = followInstructions(extractOrder({ files: [body], settings }), body, settings);
    return shipTo.postalCode?.value;
  };
  expect(of('Send it all to the shop, 14 Mill Road, Leeds LS1 4AB.')).toBe('LS1 4AB');
  expect(of('Delivery by 4 December to 14 Mill Road, Leeds LS1 4AB.')).toBe('LS1 4AB');
  expect(of('Please straight to the site, 14 Mill Road, Leeds LS1 4AB.')).toBe('LS1 4AB');
  expect(of('Invoices to 14 Mill Road, Leeds LS1 4AB.')).toBe(undefined);
});
