import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { saidNumber } from './said-number.ts';

const read = (text: string) => saidNumber(plainSheets(text))?.value ?? null;

test.each([
  ['Same as last time: 1 drum of oil. PO is 3308. Next week is fine.', '3308'],
  ['Hello, quick change on our PO 8812: please increase the valves (ref SH12A4).', '8812'],
  ['Please action below - PO 14402. Liz', '14402'],
  ['Please send 12 boxes. The PO was FH-2203.', 'FH-2203'],
  ['Could you bring 12 boxes on Friday? Ref 7719/W.', '7719/W'],
  ['Please send 12 boxes. Our blanket order 88-104.', '88-104'],
  ['Bitte 15 Boxen. Auftrag L-5501. Termin 06.10.2026.', 'L-5501'],
  ['Bitte 15 Boxen, die Bestellnummer lautet 4711-22.', '4711-22'],
  ['Bitte 15 Boxen. Unsere Kommission: K-2504.', 'K-2504'],
  ['Aus Rahmenauftrag RA-880 rufen wir ab: 300 kg Sand', 'RA-880'],
  ['Rechnung bitte mit PO SK-19. Reicht bis 7. April.', 'SK-19'],
  ['PO TL-204, gewenst 26-11-2026', 'TL-204'],
  ['12 bags of sand please. Order no is MILL/KITCHEN. Ta', 'MILL/KITCHEN'],
  ['Bitte 15 Boxen, Bestellnr. HOF/NEU.', 'HOF/NEU'],
  ['Graag 12 dozen, ons ordernummer is 55120.', '55120'],
  ['Il nous faut 12 sacs. Notre réf. CH-209.', 'CH-209'],
  ['Necesitamos 12 cajas. Nuestro pedido es el 45211.', '45211'],
  ['Notre commande porte le n° 88-120.', '88-120'],
  ['Vi skal bruge 12 sække. Vores rekv. 66101', '66101'],
  ['Proszę o 12 worków, zamówienie nr 118/2026.', '118/2026'],
  ['Zamawiamy 12 worków pod numerem PO-2025-00125.', 'PO-2025-00125'],
  ['Graag bestellen wij voor het nieuwe jaar (referentie 2027-SCH-09):', '2027-SCH-09'],
  ['wie besprochen bestellen wir (unsere Nr. 26/4471):', '26/4471'],
  ['Nous prenons 12 sacs sous notre commande PO932068 :', 'PO932068'],
])('%s', (text, number) => {
  expect(read(text)).toBe(number);
});

test.each([
  ['what is counted', 'Please order 500 screws for us.'],
  ['theirs', 'Thanks for your order 55120.'],
  ['one of other days', 'Same as our previous order 55120 please.'],
  ['an article', 'Please send 12 valves (ref SH12A4).'],
  ['a telephone in groups', 'Please send 12 boxes. Any trouble? Our no. is 757-555-0199.'],
  ['a telephone in groups, in brackets', 'Please send 12 boxes (our no. 757-555-0199).'],
  ['that of a tax', 'Please send 12 boxes, VAT our no. GB111222333.'],
  ['an article in a list', 'Please send:\n20 boxes gloves (ref. 4711-22)'],
  ['a telephone', 'Bitte 15 Boxen. Für Fragen unsere Nr. 030-123456.'],
  ['two', 'Please book 12 boxes on PO 88120 and 4 boxes on PO 88121.'],
  ['quoted', 'Please send 12 boxes.\n\n> Our PO 88120 is late.'],
  ['forwarded', 'Please send 12 boxes.\n\nFrom: Tom\nSubject: order\n\nOur PO 88120 is late.'],
  ['theirs in brackets', 'We ship 12 boxes (your order MX42420-45) today.'],
  ['an amount', 'Ved ordrer under 500,00 tillægges gebyr.'],
  ['a day', 'Please order by 12.05.2026.'],
  ['none yet', 'Please send 12 boxes. Order no is TBC.'],
  ['words', 'Please send 12 boxes. Order no is AND/OR MILL'],
  ['words at the end', 'Please send 12 boxes. Order no is YES/NO.'],
  ['a rule', 'Please send 12 boxes. PO NO CHANGE/CANCEL possible.'],
  ['none yet, in small letters', 'Please send 12 boxes. Order no is to be/is confirmed later.'],
])('none: %s', (_, text) => {
  expect(read(text)).toBeNull();
});

test('ours is meant where another is named, too', () => {
  expect(read('Please send 12 boxes on PO 771200 of the site. Our PO 88120.')).toBe('88120');
});
