import { describe, expect, test } from 'vitest';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';

const followed = (text: string) =>
  followInstructions(draft, textFile('body.txt', `Hello,\n\n${text}\n\nKind regards\nAnna`), settings);
const after = (text: string) => {
  const { rows, doubts, deliveryDate, orderNumber, shipTo } = followed(text);
  const lines = rows.map(({ quantity, customerArticle }) =>
    [quantity?.value, customerArticle?.value ?? 'new'].join(' '),
  );
  const head = [deliveryDate?.value, orderNumber?.value, shipTo.street?.value];
  const printed = ['2027-04-01', 'PO-1001', 'Hauptstr. 1'];
  const isAsked = doubts.some(({ code }) => code === 'instruction_unclear');
  return [...lines, ...head.filter((value) => !printed.includes(value ?? '')), ...(isAsked ? ['asked'] : [])];
};

describe('of two numbers the printed one is the former', () => {
  test.each([
    'Our site counted again: it is 35 washers we need, not 20.',
    'A-200: 20 → 35',
    'The 20 on the form should read 35.',
    '35 rather than 20 of the washers please, everything else stays.',
    'Could the washers go up to 35?',
    'The washers are short. Make it 35.',
    'Small change:\n- line 2: 35 pcs',
    'Please send 15 more washers than printed.',
    'A-200 x 35 please, no changes otherwise.',
    'A-200 graag 15 stuks extra ten opzichte van de bestelling.',
    'A-200 bitte 15 Stück zusätzlich gegenüber der Bestellung.',
    'Aus den 20 in Position 2 machen Sie bitte 35.',
    'Von A-200 hätten wir gern 35, sonst bleibt alles gleich.',
    'Die Menge in Position 2 stimmt nicht, es sind 35 Stück.',
    'De 20 op het formulier moet 35 zijn.',
    'Van A-200 willen we er 35.',
    'Passez la ligne 2 à 35.',
    'Pour la ligne 2, comptez 35 pièces, le reste ne change pas.',
    'Donde pone 20 debe poner 35.',
    'De A-200 necesitamos 35, no 20.',
    'Alla riga 2, 35 invece di 20.',
    'A-200 passa a 35, o resto fica igual.',
    'Tam gdzie jest 20, powinno być 35.',
    'Hvor der står 20, skal der stå 35.',
  ])('%s', (text) => {
    expect(after(text)).toEqual(['10 A-100', '35 A-200', '30 A-300']);
  });
});

describe('goods are refused by a word before them, or by what happens to them', () => {
  test.each([
    'No washers this time please, we found a carton.',
    'The washers were ordered by mistake.',
    'A colleague bought the washers already. Please remove them.',
    'Changes:\n- drop line 2',
    'We can do without the washers.',
    'Ohne A-200 bitte.',
    'Position 2 kommt weg, der Rest bleibt.',
    'Geen A-200 deze keer.',
    'We zien af van regel 2.',
    'Pas de A-200 cette fois.',
    'Nous renonçons à la ligne 2.',
    'Prescindimos de la línea 2.',
    'Rinunciamo alla riga 2.',
    'A-200 já não queremos.',
    'Bez A-200, proszę.',
    'Vi klarer os uden A-200.',
  ])('%s', (text) => {
    expect(after(text)).toEqual(['10 A-100', '30 A-300']);
  });
});

describe('days beside the printed one, and without a year', () => {
  test.each([
    'Please deliver two weeks later than printed.',
    'The date on the form is too early for us, 15 April works.',
    'Please do not deliver before 15 April 2027.',
    'We would rather have it on 15 April 2027 than on 1 April.',
    'Bitte zwei Wochen später als gedruckt.',
    'Lieferung bitte nicht vor dem 15.04.2027, die Baustelle ist nicht soweit.',
    'Graag twee weken later dan gedrukt.',
    "Deux semaines plus tard que la date imprimée, s'il vous plaît.",
    'Dos semanas más tarde de lo impreso, por favor.',
    'To uger senere end trykt, tak.',
  ])('%s', (text) => {
    expect(after(text)).toEqual(['10 A-100', '20 A-200', '30 A-300', '2027-04-15']);
  });
});

describe('an address by its shape, a number by that of the printed one', () => {
  test.each([
    ['The truck has to go to Lagerweg 5, 10117 Berlin this time.', 'Lagerweg 5'],
    ['We have moved. New address for deliveries: Lagerweg 5, 10117 Berlin.', 'Lagerweg 5'],
    ['The address on the PDF is out of date. We are now at Lagerweg 5, 10117 Berlin.', 'Lagerweg 5'],
    ['Abgeladen wird im Lagerweg 5, 10117 Berlin.', 'Lagerweg 5'],
    ['Lossen graag op Lagerweg 5, 10117 Berlin.', 'Lagerweg 5'],
    ['Déchargement au Lagerweg 5, 10117 Berlin.', 'Lagerweg 5'],
    ['PO-1001 → PO-7788', 'PO-7788'],
    ['PO-1001 ist überholt, es gilt PO-7788.', 'PO-7788'],
    ['Merci de mettre PO-7788 à la place de PO-1001 sur les documents.', 'PO-7788'],
  ])('%s', (text, value) => {
    expect(after(text)).toEqual(['10 A-100', '20 A-200', '30 A-300', value]);
  });
});

test.each([
  ['Changes:\n- line 1: 15 pcs\n- drop line 2', ['15 A-100', '30 A-300']],
  ['We need 15 hex bolts and 35 washers.', ['15 A-100', '35 A-200', '30 A-300']],
  ['15 hex bolts instead of 10, and no washers.', ['15 A-100', '30 A-300']],
  ['We forgot the dust masks: 8 boxes please.', ['10 A-100', '20 A-200', '30 A-300', '8 new']],
  ['Extra line:\n- 8 boxes of dust masks', ['10 A-100', '20 A-200', '30 A-300', '8 new']],
  ['Statt A-200 bitte 8 Kartons Staubmasken.', ['10 A-100', '30 A-300', '8 new']],
])('%s', (text, lines) => {
  expect(after(text)).toEqual(lines);
});

describe('what only sounds like it is asked about and changes nothing', () => {
  test.each([
    'We do not want the washers in the old packaging.',
    'Please do not send the washers before the bolts.',
    "Don't forget line 2!",
    'Line 2 without packaging please.',
    'Only 10 of the 20 washers are urgent.',
    'Please pack the 20 washers in boxes of 5.',
    'What would 35 washers cost?',
    'Please send a few more washers.',
    'Our driver collects at Lagerweg 5, 10117 Berlin.',
    'Deliver half of line 2 now and the rest in May.',
    'Please change line 2 from 25 to 20.',
    'Bitte 10 Stück A-200 vorab.',
    'Regel 2 niet voor regel 1 leveren.',
    'Make it 35.',
  ])('%s', (text) => {
    expect(after(text)).toEqual(['10 A-100', '20 A-200', '30 A-300', 'asked']);
  });
});

test.each([
  'It is 20 washers as printed, everything else stays as well.',
  'Last time line 2 was late.',
  'Last year it was 35 washers.',
  'The rest stays as it is.',
])('nothing is wanted and nothing asked: %s', (text) => {
  expect(after(text)).toEqual(['10 A-100', '20 A-200', '30 A-300']);
});
