import { expect, test } from 'vitest';
import { extractOrder } from '../../extract-order.ts';
import { settings } from '../../structured/structured.fixture.ts';
import { textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';

function told(said: string) {
  const text = `Hello,\n\nplease send us:\n\n- 12 boxes gloves\n- 5 rolls tape\n\n${said}\n\nKind regards\nAnna Smith\nMuster Works Ltd`;
  const body = textFile('body.txt', text);
  return followInstructions(extractOrder({ files: [body], settings }), body, settings);
}
const isAsked = ({ doubts }: ReturnType<typeof told>) =>
  doubts.some(({ code }) => code === 'instruction_unclear');

test.each([
  ['Bitte an Probe Bau GmbH, Hauptstr. 4, 20457 Hamburg liefern.', 'Probe Bau GmbH', 'Hauptstr. 4'],
  [
    'Bitte liefern Sie an die Firma Probe Bau GmbH, Hauptstr. 4, 20457 Hamburg.',
    'Probe Bau GmbH',
    'Hauptstr. 4',
  ],
  [
    'Please ship to our customer Sample Marine Ltd, 14 Mill Road, Leeds LS1 4AB.',
    'Sample Marine Ltd',
    '14 Mill Road',
  ],
  ['Te leveren bij Proef Bouw B.V., Kade 4, 1011 AB Amsterdam.', 'Proef Bouw B.V.', 'Kade 4'],
  ['Merci de livrer chez Essai SARL, 12 rue du Port, 69007 Lyon.', 'Essai SARL', '12 rue du Port'],
  ['Deliver to our customer, Sample Ltd, 14 Mill Road, Leeds LS1 4AB', 'Sample Ltd', '14 Mill Road'],
  ['Lever aub bij Proef Bouw BV, Kade 4, 1011 AB Amsterdam en niet bij ons.', 'Proef Bouw BV', 'Kade 4'],
])('who receives the goods: %s', (said, company, street) => {
  const { shipTo, ...draft } = told(said);
  expect([shipTo.company?.value, shipTo.street?.value]).toEqual([company, street]);
  expect(isAsked({ shipTo, ...draft })).toBe(false);
});

test.each([
  'Please deliver half to 14 Mill Road, Leeds LS1 4AB and half to 9 Dock Street, Leeds LS2 7PQ.',
  'Please ship the gloves to 14 Mill Road, Leeds LS1 4AB and the tape to 9 Dock Street, Leeds LS2 7PQ.',
  'Bitte die Hälfte an Hauptstr. 4, 20457 Hamburg und die andere Hälfte an Kaistr. 9, 20459 Hamburg liefern.',
  'Please deliver the tape to 9 Dock Street, Leeds LS2 7PQ.',
])('goods that part are asked about: %s', (said) => {
  expect(isAsked(told(said))).toBe(true);
});

test.each([
  'Please deliver to 14 Mill Road, Leeds LS1 4AB. The invoice goes to 9 Dock Street, Leeds LS2 7PQ.',
  'Livraison chez Essai SARL, 12 rue du Port, 69007 Lyon, et la facture à Essai SA, 3 rue du Lac, 69003 Lyon.',
])('a bill takes no goods: %s', (said) => {
  expect(isAsked(told(said))).toBe(false);
});

test.each([
  ['Bitte liefern Sie an unser Lager in der Hauptstr. 4, 20457 Hamburg.', 'Hauptstr. 4', 'Hamburg'],
  ['Lever aub bij Proef Bouw BV, Kade 4, 1011 AB Amsterdam en niet bij ons.', 'Kade 4', 'Amsterdam'],
  [
    'Please invoice to our head office, 9 Dock Street, Leeds LS1 4AB, and deliver to 14 Mill Road, Leeds LS2 7PQ.',
    ...(['14 Mill Road', 'Leeds'] as const),
  ],
  ['Please deliver the gloves and the tape to 14 Mill Road, Leeds LS2 7PQ.', '14 Mill Road', 'Leeds'],
])('the address without the words around it: %s', (said, street, city) => {
  const { shipTo, ...draft } = told(said);
  expect([shipTo.street?.value, shipTo.city?.value]).toEqual([street, city]);
  expect(isAsked({ shipTo, ...draft })).toBe(false);
});
