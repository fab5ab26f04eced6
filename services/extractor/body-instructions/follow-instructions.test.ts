import { describe, expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import { settings } from '../structured/structured.fixture.ts';
import { draft, textFile } from './attached-order.fixture.ts';
import { followInstructions } from './follow-instructions.ts';

const follow = (text: string) =>
  followInstructions(draft, textFile('body.txt', `Hello,\n\n${text}\n\nKind regards\nAnna`), settings);
const shown = (text: string) =>
  follow(text).rows.map(
    ({ quantity, customerArticle, description }) =>
      `${quantity?.value} ${[customerArticle?.value, description?.value].filter(Boolean).join(' ')}`,
  );
const codes = (text: string) => follow(text).doubts.map(({ code }) => code);

const [bolts, washers, gloves] = ['10 A-100 Hex bolt M8', '20 A-200 Washer 8 mm', '30 A-300 Safety gloves'];

test('the sample is read without doubt', () => {
  expect([draft.rows.length, draft.totalPrice?.value, draft.doubts]).toEqual([3, 130, []]);
});

test.each(['CORTE FINO NO A-200', 'Please cut as on sheet No A-200'])(
  'what is said in Portuguese, or by its number, is not refused: %s',
  (text) => {
    expect(shown(text)).toEqual([bolts, washers, gloves]);
  },
);

test('the day of the order is no day of delivery', () => {
  const { deliveryDate } = follow("In allegato l'ordine trasmesso in data 01/03/2027 al fornitore Muster.");
  expect(deliveryDate?.value).toBe('2027-04-01');
});

test.each([
  'Please use PO-1002 as the reference on the delivery note.',
  'Als Bestellnummer auf der Rechnung bitte PO-1002 angeben.',
  'Graag PO-1002 als referentie op de factuur vermelden.',
  "Merci d'utiliser PO-1002 comme référence sur le BL et la facture.",
])('another number written like that of the order is never passed over: %s', (text) => {
  const { orderNumber, doubts } = follow(text);
  expect([orderNumber?.value, doubts.map(({ code }) => code)]).toEqual(['PO-1001', ['instruction_unclear']]);
});

test.each(['Our last order PO-1000 came in good order.', 'This replaces our order PO-1000.'])(
  'the number of an order before is none of this one: %s',
  (text) => {
    expect(follow(text).orderNumber?.value).toBe('PO-1001');
  },
);

describe('a line is cancelled', () => {
  test.each([
    'Please cancel line 2 of our order.',
    'Line 2 can be deleted.',
    "We don't need the washers after all.",
    'Please take the washers off the order.',
    'The second line is not needed, please leave it out.',
    'Die zweite Position bitte streichen.',
    'Auf Position 2 können wir verzichten.',
    'Haal regel 2 van de bestelling.',
    'La ligne 2 est à annuler.',
    'Usuńcie pozycję 2, proszę.',
    'Ya no necesitamos la línea 2.',
    'Non ci serve più la riga 2.',
    'Já não precisamos da linha 2.',
    'Linje 2 skal udgå.',
    'Please find our order attached. We no longer need the washers.',
    'Please remove A-200 from the order.',
    'Do not send item A-200, please.',
    'Bitte streichen Sie Position 2.',
    'Pos. 2 entfällt.',
    'Artikel A-200 wird nicht mehr benötigt, bitte stornieren.',
    'Gelieve regel 2 te annuleren.',
    'Regel 2 vervalt.',
    'Graag artikel A-200 schrappen.',
    'Merci de supprimer la ligne 2.',
    'Veuillez annuler la référence A-200.',
    'Por favor, eliminen la línea 2.',
    'Si prega per favore di cancellare la riga 2.',
  ])('%s', (text) => {
    expect(shown(text)).toEqual([bolts, gloves]);
    expect(follow(text).totalPrice?.value).toBe(110);
    expect(codes(text)).toEqual([]);
  });

  test('with a note that has the sentence', () => {
    expect(follow('Please cancel line 2.').notes).toEqual([
      'Changed by the e-mail, line 2 (A-200 Washer 8 mm) cancelled: "Please cancel line 2."',
    ]);
  });
});

describe('a quantity is changed', () => {
  test.each([
    'Please change the quantity of line 2 to 50.',
    'Please change line 2 from 20 to 50 pieces.',
    'Line 2 should be 50 instead of 20.',
    'We need 50 washers instead of 20.',
    'Please increase A-200 by 30.',
    'Bitte ändern Sie die Menge in Position 2 auf 50 Stück.',
    'Von A-200 bitte 50 statt 20 Stück liefern.',
    'Bitte erhöhen Sie Position 2 um 30.',
    'Gelieve regel 2 te wijzigen naar 50 stuks.',
    'Graag 50 in plaats van 20 stuks van A-200.',
    'Merci de modifier la quantité de la ligne 2 à 50.',
    'Veuillez livrer 50 A-200 au lieu de 20.',
  ])('%s', (text) => {
    expect(shown(text)).toEqual([bolts, '50 A-200 Washer 8 mm', gloves]);
    expect(follow(text).totalPrice?.value).toBe(160);
    expect(codes(text)).toEqual([]);
  });

  test('and another line cancelled in the same sentence', () => {
    expect(shown('Please change line 1 to 15 and cancel line 3.')).toEqual(['15 A-100 Hex bolt M8', washers]);
    expect(shown('Please change line 1 to 15 and line 3 to 35.')).toEqual([
      '15 A-100 Hex bolt M8',
      washers,
      '35 A-300 Safety gloves',
    ]);
    expect(shown('Please cancel lines 1 and 3.')).toEqual([washers]);
  });
});

describe('an article is added', () => {
  test.each([
    ['Please add 5 boxes of wipes to the order.', '5 wipes'],
    ['Please also send 12 x masking tape.', '12 masking tape'],
    ['Bitte zusätzlich 5 Kartons Folie mitliefern.', '5 Folie'],
    ['Bitte fügen Sie noch 8 Stück Artikel B-700 hinzu.', '8 B-700'],
    ['Graag nog 5 dozen kopieerpapier toevoegen.', '5 kopieerpapier'],
    ['Please also add 4 x B-7001 paint', '4 B-7001 paint'],
    ['Please also add 4 x cable H07RN-F 5G2.', '4 cable H07RN-F 5G2'],
    ['Please also add 4 pieces of gauge 0-16 bar.', '4 gauge 0-16 bar'],
    ['Merci d’ajouter 5 cartons de papier A4 à la commande.', '5 papier A4'],
  ])('%s', (text, row) => {
    expect(shown(text)).toEqual([bolts, washers, gloves, row]);
    expect(codes(text)).toEqual([]);
  });

  test('has no price, so that the total is unknown', () => {
    expect(follow('Please add 5 boxes of wipes.').totalPrice).toBeNull();
  });
});

describe('day, place and number', () => {
  test.each([
    'Please deliver on 15 April 2027 instead.',
    'Die Lieferung muss bitte am 15.04.2027 erfolgen.',
    'Gelieve te leveren op 15 april 2027.',
    'Merci de livrer le 15 avril 2027.',
    'New delivery date: 2027-04-15',
  ])('%s', (text) => {
    expect([follow(text).deliveryDate?.value, codes(text)]).toEqual(['2027-04-15', []]);
  });

  test.each([
    'Please deliver to Muster Lager, Hafenweg 12, 20457 Hamburg.',
    'Bitte Lieferung an: Muster Lager, Hafenweg 12, 20457 Hamburg',
    'Neue Lieferadresse: Muster Lager, Hafenweg 12, 20457 Hamburg',
    'Nieuw afleveradres: Muster Lager, Hafenweg 12, 20457 Hamburg',
    'Nouvelle adresse de livraison : Muster Lager, Hafenweg 12, 20457 Hamburg',
  ])('%s', (text) => {
    const { company, street, postalCode, city } = follow(text).shipTo;
    expect([company, street, postalCode, city].map((value) => value?.value)).toEqual([
      'Muster Lager',
      'Hafenweg 12',
      '20457',
      'Hamburg',
    ]);
  });

  test.each([
    'Please use PO number PO-1002 instead.',
    'Die richtige Bestellnummer lautet PO-1002.',
    'Het juiste ordernummer is PO-1002.',
    'Le numéro de commande à utiliser est le PO-1002, merci de corriger.',
  ])('%s', (text) => {
    expect([follow(text).orderNumber?.value, codes(text)]).toEqual(['PO-1002', []]);
  });

  test('a reference is noted', () => {
    expect(follow('Please quote reference KST-4711 on all papers.').notes).toEqual([
      'Changed by the e-mail, reference KST-4711: "Please quote reference KST-4711 on all papers."',
    ]);
  });
});

describe('what is not understood is told, and changes nothing', () => {
  test.each([
    'Please cancel the blue ones.',
    'Please cancel our order.',
    'Please change line 9 to 5.',
    'Please cancel 5 of the 20 washers in line 2.',
    'Please change the price of line 2 to 0.90.',
    'Please change line 2 from 25 to 50.',
    'Please reduce line 1 as discussed on the phone.',
    'Please deliver by Friday.',
    'Please deliver line 2 on 15 April 2027, the others as planned, and change nothing else.',
    'Bitte ändern Sie die Farbe auf blau.',
    'Gelieve de bestelling te wijzigen zoals besproken.',
    'Merci de remplacer les gants par un autre modèle.',
  ])('%s', (text) => {
    expect(shown(text)).toEqual([bolts, washers, gloves]);
    expect(follow(text).totalPrice?.value).toBe(130);
    expect(follow(text).doubts.map(({ code, message }) => [code, message])).toEqual([
      ['instruction_unclear', `The e-mail asks for something that was not understood: "${text}".`],
    ]);
    expect(follow(text).notes).toEqual([`Not understood in the e-mail: "${text}"`]);
  });
});

test.each([
  'Please find attached our purchase order PO-1001. Please confirm the delivery date.',
  'Please let us know if anything changes.',
  'If you need to change the delivery date, please call us.',
  'Should you have to cancel a line, please inform us.',
  'Prices are subject to change without notice.',
  'Deliver to our usual address, please.',
  'Please deliver as soon as possible.',
  'Please add our order number to your invoice.',
  'Please delete this e-mail if you are not the addressee.',
  'No changes to the last order.',
  'Anbei unsere Bestellung. Bitte bestätigen Sie den Liefertermin.',
  'Sollten sich Änderungen ergeben, geben Sie uns bitte Bescheid.',
  'Bitte unsere Bestellnummer auf der Rechnung angeben.',
  'Lieferung wie üblich an unser Lager.',
  'Graag ontvangen wij een orderbevestiging.',
  'Laat het ons weten als de leverdatum wijzigt.',
  'Veuillez trouver ci-joint notre commande. Merci de confirmer la date de livraison.',
  'Merci de nous prévenir en cas de changement.',
  'We were delivered on 3 March 2027 and thank you.',
  'Please deliver on 1 April 2027.',
  'Our reference is PO-1001.',
  'Anbei die Lieferunterlagen vom 15.04.2027.',
])('changes nothing: %s', (text) => {
  expect(follow(text)).toEqual(draft);
});

const ownOrder = (wish: string) => {
  const letter = `Hello,\n\nplease send 5 boxes of wipes and 3 buckets of wall paint.\n\n${wish}\n\nRegards\nAnna`;
  const body = textFile('body.txt', letter);
  const { rows, doubts } = followInstructions(extractOrder({ files: [body], settings }), body, settings);
  const asked = doubts.filter(({ code }) => code === 'instruction_unclear').length;
  return [...rows.map(({ quantity, description }) => `${quantity?.value} ${description?.value}`), asked];
};

test.each([
  ['Actually, leave out the wipes, we still have some.', ['3 wall paint', 0]],
  [
    'Make that 8 buckets of the wall paint instead of 3.',
    ['5 wipes', '3 wall paint', '8 wall paint instead of 3', 1],
  ],
  ['All is well here.', ['5 wipes', '3 wall paint', 0]],
  ['The wipes can be changed to something cheaper.', ['5 wipes', '3 wall paint', 1]],
])('lines that the mail itself states are changed by what it says of them later: %s', (wish, wanted) => {
  expect(ownOrder(wish)).toEqual(wanted);
});

test('a sentence without an end is not taken apart, and not ignored', () => {
  const { doubts, rows } = follow(`Please note that ${'the goods and '.repeat(40)} line 2 must be cancelled`);
  expect(rows).toHaveLength(3);
  expect(doubts.map(({ code }) => code)).toEqual(['instruction_unclear']);
});

test('a megabyte of wishes takes less than five seconds', () => {
  const started = performance.now();
  follow('please cancel line 2 and change order no 1111111111111111 to '.repeat(17_000));
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a size in the name of the goods is no amount of them', () => {
  const order = `PURCHASE ORDER\n\nOrder number: PO-1001\nOrder date: 2027-03-01\n\nItem     Description                    Qty    Price    Total\nA-100    Filter 10 inch, 25 micron      5      2.00     10.00\nA-200    Washer 8 mm                    20     1.00     20.00\n\nTotal EUR 30.00\n`;
  const papers = extractOrder({ files: [textFile('order.txt', order)], settings });
  const letter =
    'Hello,\n\nour order is attached, in short:\n\n• 5 x Filter 10 inch, 25 micron\n• 20 x Washer 8 mm\n\nKind regards\nAnna';
  const followed = followInstructions(papers, textFile('body.txt', letter), settings);
  expect(followed.rows.map(({ quantity }) => quantity?.value)).toEqual([5, 20]);
  expect(followed.notes).toEqual([]);
});

test('an amount ends a sentence, and what is said of goods on the papers adds none', () => {
  expect(shown('Bitte bei den Unterlegscheiben 12 statt 20. Bitte auch 3 x Leiter ergänzen.')).toEqual([
    bolts,
    '12 A-200 Washer 8 mm',
    gloves,
    '3 Leiter',
  ]);
  expect(shown('Please also add: 8 mm washer should be 3 instead of 20')).not.toContain(
    '8 mm washer should be 3 instead of 20',
  );
});

test.each([
  'Changes in this revision: line 2 quantity 400 -> 20.',
  'Line 2: quantity 400 → 20.',
  'Position 2: Menge von 400 auf 20 geändert.',
])('what a revised order has changed already stays as it is printed: %s', (text) => {
  expect(shown(text)).toEqual([bolts, washers, gloves]);
});

test('what it does not print is changed', () => {
  expect(shown('Line 2: quantity 20 -> 25.')).toEqual([bolts, '25 A-200 Washer 8 mm', gloves]);
});

test.each([
  'Please change line 1 to 20 pcs to 10 Dock Road.',
  'Merci de passer la ligne 1 à 20 à 10 € pièce.',
  'Por favor, cambien la línea 1 a 20 unidades a 10 euros.',
  'Per favore cambiate la riga 1 a 20 pezzi a 10 euro.',
])('an amount that is asked for beside a price or an address is no change that was made: %s', (text) => {
  expect(shown(text)[0] === '20 A-100 Hex bolt M8' || codes(text).includes('instruction_unclear')).toBe(true);
});

test.each([
  'Line 1: quantity 20 -> 10 was a mistake, please keep 20.',
  'Line 1: quantity 20 -> 10 was a mistake.',
  'Line 1: quantity 20 -> 10. This was a mistake.',
  'Position 1: Menge 20 -> 10 war ein Fehler, bitte 20 liefern.',
])('a change that is called a mistake is asked about: %s', (text) => {
  expect(codes(text)).toContain('instruction_unclear');
});

test.each([
  ['Please add 20 rolls of tape. I forgot them when I typed the form.', 0],
  ['Graag nog toevoegen: 20 rollen tape. Die was ik vergeten in te kloppen.', 0],
  ['Bitte noch 20 Rollen Klebeband. Die hatte ich beim Eintippen leider schlicht vergessen.', 0],
])('why goods come only now wants nothing else: %s', (text, doubts) => {
  expect([shown(text).length, codes(text).length]).toEqual([4, doubts]);
});
