import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../layout/sheet.ts';
import { bodyRows } from './body-rows.ts';

/** Each row as `quantity unit | description or article`. */
function rowsOf(text: string): string[] {
  const { pages } = layText(text, { maxPages: 10 });
  const shown = (words: readonly { text: string }[] | undefined) =>
    (words ?? []).map((word) => word.text).join(' ');
  return bodyRows(sheetsOf([{ name: 'body.txt', pages, notes: [] }])).map(
    ({ words }) =>
      `${`${shown(words.quantity)} ${shown(words.unit)}`.trim()} | ${shown(words.description) || `#${shown(words.article)}`}`,
  );
}

test.each([
  ['points', 'Please prepare:\n. 15 elbows 22\n. 10 tees 22', ['15 | elbows 22', '10 | tees 22']],
  [
    'numbers in words of a list',
    'Ordiniamo:\n- n. 50 sacchi farina tipo 00\n- n. 12 cartoni burro',
    ['50 sacchi | farina tipo 00', '12 cartoni | burro'],
  ],
  [
    'fields apart by strokes under a heading of the same',
    'Désignation / Quantité\nDalle 600x600 40 W / 90\nCâble 3G2,5 / 600 m\nSuivi : Ann Lee',
    ['90 | Dalle 600x600 40 W', '600 m | Câble 3G2,5'],
  ],
  [
    'such fields, the thing called an article',
    'Artikel / Aantal\nHandschoen maat 9 / 24\nDoos groot / 6',
    ['24 | Handschoen maat 9', '6 | Doos groot'],
  ],
  [
    'units typed to their numbers',
    'Please send:\nCable 3x1.5 - 500m\nCable 5x2.5 - 100m',
    ['500 m | Cable 3x1.5', '100 m | Cable 5x2.5'],
  ],
  [
    'what one holds',
    'Please send:\nCanes 6ft - 20 bundles of 10\nPots - 4 boxes of 12',
    ['20 bundles | Canes 6ft', '4 boxes | Pots'],
  ],
  [
    'sizes before counts',
    'Please supply:\nTunic size 10 x 3\nTunic size 14 x 6',
    ['3 | Tunic size 10', '6 | Tunic size 14'],
  ],
  [
    'numbers with their goods in brackets',
    'Please send:\nMALT-25 x 30 (Maris Otter)\nHOPS-5 x 3 (Citra)',
    ['30 | Maris Otter', '3 | Citra'],
  ],
  [
    'part of a kilogram',
    'Bitte liefern:\n2 Sack Bentonit\n0,5 kg Kaliumsulfit',
    ['2 Sack | Bentonit', '0,5 kg | Kaliumsulfit'],
  ],
  [
    'lengths behind a comma',
    'Bitte liefern:\n30 Stk Latten 24/48, 3 m\n8 Bund Bretter S10, 4 m',
    ['30 Stk | Latten 24/48, 3 m', '8 Bund | Bretter S10, 4 m'],
  ],
  [
    'weights with how many of them',
    'Please send:\n4 sacks pale malt\n5kg hop pellets x 2\n2 x yeast 500 g',
    ['4 sacks | pale malt', '2 | 5 kg hop pellets', '2 | yeast 500 g'],
  ],
  [
    'counts at the end behind sizes',
    'for tomorrow please\n\nrape oil 10l BIB 4\nbasmati 10kg 2\n00 flour 25kg 3\nolives 1kg 6',
    ['4 | rape oil 10l BIB', '2 | basmati 10kg', '3 | 00 flour 25kg', '6 | olives 1kg'],
  ],
  [
    'what is counted anew below it',
    'Please send:\n- plaster, 10 bags\n- levels, 6 pcs\n\nPlease make it 12 bags of the plaster. And add 3 boxes of tape.',
    ['10 bags | plaster', '6 pcs | levels', '3 boxes | tape'],
  ],
  [
    'grades of oil',
    'Need:\n6 ea  brake drum outboard\n8 ea  3308Q shoe kit\n1 drum 15W-40 55 gal',
    ['6 ea | brake drum outboard', '8 ea | 3308Q shoe kit', '1 drum | 15W-40 55 gal'],
  ],
  ['metres of something', 'Please send 25 m of linen and 12 m of velvet.', ['25 m | linen', '12 m | velvet']],
])('a list of %s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [
    'items with blank lines between',
    'Our order:\n\nLamp oil 1 l         4\n\nWicks round 6 mm     12\n\nGlass chimneys       2 boxes\n\nUsual van please.',
    ['4 | Lamp oil 1 l', '12 | Wicks round 6 mm', '2 boxes | Glass chimneys'],
  ],
  [
    'items with blank lines between, the amount first',
    'Bitte liefern:\n\n6 Lampenöl 1 l\n\n12 Dochte rund\n\n2 Kartons Zylinder',
    ['6 | Lampenöl 1 l', '12 | Dochte rund', '2 Kartons | Zylinder'],
  ],
  [
    'units of two words',
    'Please send:\n2 bulk bags building sand\n3 big bags of gravel\nSharp sand - 4 dumpy bags',
    ['2 bulk bags | building sand', '3 big bags | gravel', '4 dumpy bags | Sharp sand'],
  ],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  'Please send 3 boxes of tape. Please confirm within two working days.',
  'Bitte 3 boxes of tape. Bitte bestätigen Sie innerhalb von zwei Arbeitstagen den Termin.',
  'Please send 3 boxes of tape.\nTomorrow before 10 please.',
])('days and hours are no goods: %s', (text) => {
  expect(rowsOf(text)).toEqual(['3 boxes | tape']);
});

test.each([
  ['a telephone', 'Please send 3 boxes of tape. Please call 0470 55 01 92 except on Tuesday.'],
  ['a house', 'Please send 3 boxes of tape. Please deliver to 17 Slip Rd, Lakeport.'],
  ['hours', 'Please send 3 boxes of tape. Bitte zwischen 7 und 12 Uhr liefern.'],
  ['a time', 'Please send 3 boxes of tape. Sorry, we start at 6 and only now see what we need.'],
  ['two times', 'Please send 3 boxes of tape. Bitte zwischen 7 und 9, danach ist der Hof voll.'],
  ['a gift', 'Please send 3 boxes of tape. Bitte nur 20, zehn hat uns jemand geschenkt.'],
  ['what is there', "Please send 3 boxes of tape. We won't need the zincs, found 6 in the cage."],
])('%s is no goods', (_, text) => {
  expect(rowsOf(text)).toEqual(['3 boxes | tape']);
});

test.each([
  ['please send us 3 boxes of gloves and 4 rolls of tape by Friday.', ['3 boxes | gloves', '4 rolls | tape']],
  [
    'wir bestellen 5 Stück Kugellager 6204, 2 Kartons Folie und 12 x Fett.',
    ['5 Stück | Kugellager 6204', '2 Kartons | Folie', '12 | Fett'],
  ],
  [
    'I shall want two hundred stems of red roses, sixty of white carnations and eight bunches of ruscus.',
    ['200 stems | red roses', '60 | white carnations', '8 bunches | ruscus'],
  ],
  [
    'kan vi få 4 køkkenbatterier krom, fem kuglehaner 3/4" og en rulle pakgarn.',
    ['4 | køkkenbatterier krom', '5 | kuglehaner 3/4"', '1 rulle | pakgarn'],
  ],
  [
    'biorę 6 paczek gliny, 2 wiaderka szkliwa 5 kg i 3 opakowania stożków 1220°C. Porcelanę zostawiam do zimy.',
    ['6 paczek | gliny', '2 wiaderka | szkliwa 5 kg', '3 opakowania | stożków 1220°C'],
  ],
  ['can we have 4 buckets of glaze if you still carry it?', ['4 buckets | glaze']],
  ['kunnen jullie 10 dozen kopieerpapier leveren?', ['10 dozen | kopieerpapier']],
  ['könnten Sie uns bis 3. März 20 Stück Filter schicken?', ['20 Stück | Filter']],
  ['pourriez-vous nous livrer 12 cartons de papier A4 pour le 15 juin ?', ['12 cartons | papier A4']],
  ['nous souhaitons commander 50 unités de la référence 4521-B.', ['50 unités | #4521-B']],
  ['necesitamos 6 cajas de guantes y 10 unidades de cinta.', ['6 cajas | guantes', '10 unidades | cinta']],
  ['vorrei ordinare 144 x granulo nero entro domani.', ['144 | granulo nero']],
  ['precisamos de duas caixas de luvas.', ['2 caixas | luvas']],
  ['please deliver 3 boxes of gloves by 12 May 2026 to our usual address.', ['3 boxes | gloves']],
  ['please amend our order PO-77: change line 1 from 50 to 75 units of gloves M.', ['75 units | gloves M']],
  ['please go ahead with the 85 chairs at £2.35 each and 14 lamps at £19.80.', ['85 | chairs', '14 | lamps']],
  ['can you send 6 x boxes of large gloves?', ['6 boxes | large gloves']],
  ['merci de nous livrer : KX-01, 13 paires ; KX-03, 9 paires.', ['13 paires | #KX-01', '9 paires | #KX-03']],
  [
    'please send: 12 x gloves; 5 boxes of tape. We also need 3 boxes of wipes.',
    ['12 | gloves', '5 boxes | tape', '3 boxes | wipes'],
  ],
  ['send os venligst 10 stk. manometer og 2 kasser tape.', ['10 stk. | manometer', '2 kasser | tape']],
  ['vi bestiller 5 x kontorstol og 60 paller tape.', ['5 | kontorstol', '60 paller | tape']],
  ['please order 6 crates of apples from the usual farm.', ['6 crates | apples']],
  ['yes, 18 rolls of tape, and 4 boxes of wipes too', ['18 rolls | tape', '4 boxes | wipes']],
  ['two boxes of the last delivery were torn, so please send us 12 boxes of gloves.', ['12 boxes | gloves']],
  ['mándennos una docena de guantes y media docena de cintas.', ['12 | guantes', '6 | cintas']],
  ['bitte zwölf Eimer Farbe und einen Karton Folie liefern.', ['12 Eimer | Farbe', '1 Karton | Folie']],
  ['we need sixty aprons in white and one replacement lid.', ['60 | aprons in white', '1 | replacement lid']],
  [
    'quería hacer un pedido: un taladro de 800 W y dos juegos de brocas.',
    ['1 | taladro de 800 W', '2 juegos | brocas'],
  ],
  [
    'bitte senden Sie zehn Schachteln Handschuhe in Größe S und fünf in Größe M.',
    ['10 Schachteln | Handschuhe in Größe S', '5 Schachteln | Handschuhe in Größe M'],
  ],
  [
    'graag drie rollen draad 2,5 mm². Daarnaast 40 dozen diep.',
    ['3 rollen | draad 2,5 mm²', '40 dozen | diep'],
  ],
  ['je prends trois mille vis bardage, merci.', ['3000 | vis bardage']],
  ['jeg skal bruge to pakker tape og en kasse håndrens.', ['2 pakker | tape', '1 kasse | håndrens']],
  ["please send 3 boxes of gloves. Please don't leave 2 parcels next door.", ['3 boxes | gloves']],
  ['kindly ship 3 boxes of gloves. Remaining balance: 110 rolls of tape.', ['3 boxes | gloves']],
  ['please send 3 boxes of gloves. Please note a 7.5 tonner is fine.', ['3 boxes | gloves']],
  ['bitte 4 Eimer Farbe liefern. Bitte den Eingang 2 nehmen.', ['4 Eimer | Farbe']],
])('asked for: %s', (text, rows) => {
  expect(rowsOf(`Hello,\n\n${text}\n\nKind regards,\nAnna`)).toEqual(rows);
});

test.each([
  ['- 12 x gloves\n- 4x tape', ['12 | gloves', '4 | tape']],
  ['20 gloves, size M\n5 wipes', ['20 | gloves, size M', '5 | wipes']],
  ['Tape 50 mm: 4 rolls\nJus 1L : 24 briques', ['4 rolls | Tape 50 mm', '24 briques | Jus 1L']],
  [
    'Fauteuil de bureau noir, avec accoudoirs - 50 boîtes\nGants - 2 boîtes',
    ['50 boîtes | Fauteuil de bureau noir, avec accoudoirs', '2 boîtes | Gants'],
  ],
  ['paper towels, qty 20', ['20 | paper towels']],
  [
    'Polo shirt, green\n  S - 2\n  XXL - 1\nTacos\n  6x40: 5 cajas\n  8x60: 3 cajas',
    ['2 | Polo shirt, green S', '1 | Polo shirt, green XXL', '5 cajas | Tacos 6x40', '3 cajas | Tacos 8x60'],
  ],
  [
    'laser 1\nstange 3,60 m 2\nkrepp 50mm gold 36\nvlies 10 rollen',
    ['1 | laser', '2 | stange 3,60 m', '36 | krepp 50mm gold', '10 rollen | vlies'],
  ],
  [
    '1) Wkręty 4,5x60 – 20 opak. po 200 szt.\n2) Klej 5 kg – 6 szt.',
    ['20 opak. | Wkręty 4,5x60', '6 szt. | Klej 5 kg'],
  ],
  [
    'Overschoenen blauw – 2000 stuks\nMaskers – 1 doos',
    ['2000 stuks | Overschoenen blauw', '1 doos | Maskers'],
  ],
  ['(1) 2-cup carriers x 300\n(2) stirrers x 5 boxes', ['300 | 2-cup carriers', '5 boxes | stirrers']],
  [
    'folia aluminiowa 30 cm 12 rolek\ni jeszcze dwie zgrzewki płynu 1 l',
    ['12 rolek | folia aluminiowa 30 cm', '2 zgrzewki | płynu 1 l'],
  ],
  ['elbows 15 mm - 2 bags (25s)\ntube x 40', ['2 bags | elbows 15 mm (25s)', '40 | tube']],
  ['(20) vests\n(5) screws 3,5 x 35', ['20 | vests', '5 | screws 3,5 x 35']],
  [
    'screws 3,5 x 35 ......... 15 emmertjes\ntape ......... 2 rollen',
    ['15 emmertjes | screws 3,5 x 35', '2 rollen | tape'],
  ],
  [
    'H58551 gloves size L 8 pouchlets\nW25434 tile glue 15 bags',
    ['8 pouchlets | gloves size L', '15 bags | tile glue'],
  ],
  ['Wat: gloves\n\nHoeveel: 20\n\nWat: tape\n\nHoeveel: 6', ['20 | gloves', '6 | tape']],
  ['Foo: gloves\nBar: 20\nFoo: tape\nBar: 6', ['20 | gloves', '6 | tape']],
  ['Co     | Ile | Uwagi | X\n-------+-----+-------+--\ngloves | 12  |       | rolek', ['12 rolek | gloves']],
  ['4711;Schraube;500\n4712;Mutter;300', ['500 | Schraube', '300 | Mutter']],
  [
    'Ref. 1001 - 24 uds - Guante M\nRef. 1002 - 12 uds - Guante L',
    ['24 uds | Guante M', '12 uds | Guante L'],
  ],
  ['Line 1: GSKT-A1 x 10 @ $8.00\nLine 2: GSKT-B2 x 25 @ $7.50', ['10 | #GSKT-A1', '25 | #GSKT-B2']],
  [
    'Item 1: Brackets - 200 units - $2.50 each\nItem 2: Screws 4x40 - 50 boxes - $6.00 each',
    ['200 units | Brackets', '50 boxes | Screws 4x40'],
  ],
  [
    'n. 10 confezioni di carta A4 (cod. CA4-80)\nn. 3 toner HP 305A (cod. HP305)',
    ['10 confezioni | carta A4', '3 | toner HP 305A'],
  ],
  [
    '1. Flour, 25 kg bags - Qty 40 - EUR 18.50/bag\n2. Salt, 10 kg - Qty 10 - EUR 6.40/pc',
    ['40 | Flour, 25 kg bags', '10 | Salt, 10 kg'],
  ],
  ['1 x Kettle (KT-100) - £24.99\n2 x Toaster - £19.99 each', ['1 | Kettle', '2 | Toaster']],
  [
    'Art. 4711 Schraube M8   500 Stk   0,12 €\nArt. 4712 Mutter M8   300 Stk   0,08 €',
    ['500 Stk | Schraube M8', '300 Stk | Mutter M8'],
  ],
  [
    'Blue roll x 6\nHand soap 5L x 1\nto our site at 14 Dock Road, Hull HU1 2AB.',
    ['6 | Blue roll', '1 | Hand soap 5L'],
  ],
  ['Draps 180x290 : 40\nTaies 65x65 : 80', ['40 | Draps 180x290', '80 | Taies 65x65']],
  ['Zalmfilet 8 kg\nBoter 20 pakjes', ['8 kg | Zalmfilet', '20 pakjes | Boter']],
  ['Brake pad set front [BP-7760F] x 4', ['4 | Brake pad set front']],
  ['2ea. booster pump\n1ea. pressure tank', ['2 ea | booster pump', '1 ea | pressure tank']],
  ['Product: Wipes\nQuantity: 15 tubs\nPrice per tub: 3.80', ['15 tubs | Wipes']],
  ['- 2 x gloves\n\nDeliver to:\nJane Smith\n12 High Street\nLeeds\nLS1 4AB', ['2 | gloves']],
  ['- 2 x gloves\n\nNr;Ort;PLZ\n1;Köln;50667\n2;Bonn;53111', ['2 | gloves']],
  ['Item: Solar Panels\nTotal: $15,000.00', [' | Solar Panels']],
  ['Item: Desk\nQuantity: 25\nUnit price: $120.00\nItem: Lamp\nQuantity: 4', ['25 | Desk', '4 | Lamp']],
])('listed: %s', (text, rows) => {
  expect(rowsOf(`Hello,\n\nwe need:\n\n${text}\n\nThanks\nAnna`)).toEqual(rows);
});

test.each([
  'Our order 4711 of 3 March is still open, please deliver in week 12.',
  'Please change line 1 from 50 to 75 units.',
  'Deliver before 15 June at 8 h, the amount is 661.20 EUR.',
  'We were founded 25 years ago and have 40 branches.',
  'Please cancel the 5 boxes of gloves.',
  'Please deliver by 12 May 2026 to our usual address and confirm.',
  'The last lot arrived in perfect order, all 14 cartons, and 3 boxes of tape were missing.',
  'Please unload at gate 3, before 15 h.',
  'There will be cake for 60 people, please bring 2 questions.',
])('no row: %s', (text) => {
  expect(rowsOf(`Hello,\n\n${text}\n\nRegards\nAnna`)).toEqual([]);
});

test.each([
  [
    'For Leeds we need 3 x lamps and 20 x cable 5 m. Order number there is B-4712.',
    ['3 | lamps', '20 | cable 5 m'],
  ],
  ['Please send 4 crates of apples. Invoices to head office please.', ['4 crates | apples']],
  ['please send 40x roller brush 90 mm.', ['40 | roller brush 90 mm']],
  [
    'Subject: potrzeby na tydz. 12\n\n-----------\n\nWitam,\n\nprosimy o realizację:\n\nmąka: 3 worki',
    ['3 worki | mąka'],
  ],
  [
    'From: Ann <ann@a.example>\nSubject: we need 12\n\n-----------\n\nHello,\n\nflour: 3 bags',
    ['3 bags | flour'],
  ],
])('what stands beside goods is none of them: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('a job that begins is no goods beside a list', () => {
  expect(
    rowsOf(
      'we have a job starting next week and need a box of gloves.\n\n1. 200 ea hex screws\n2. 300 ea hex nuts',
    ),
  ).toEqual(['1 box | gloves', '200 ea | hex screws', '300 ea | hex nuts']);
});

test.each([
  ['stock', 'please send 5 boxes of wipes. And I still have 3 boxes of gloves.', ['5 boxes | wipes']],
  [
    'a limit',
    'please send 5 boxes of wipes. Please no later than Friday 4 rolls of tape.',
    ['5 boxes | wipes', '4 rolls | tape'],
  ],
  ['a paper', 'please send 5 boxes of wipes and a receipt.', ['5 boxes | wipes']],
  [
    'a thousand of a unit',
    'bitte senden Sie uns 3 tausend Stück Schrauben M6.',
    ['3000 Stück | Schrauben M6'],
  ],
])('sentences with %s', (_, text, rows) => {
  expect(rowsOf(`Hello,\n\n${text}\n\nRegards\nAnna`)).toEqual(rows);
});

test('the number at the end of a model is no quantity', () => {
  expect(rowsOf('Please send:\nDrill GSR 18\nSaw GKS 12\nSander GEX 40')).toEqual([]);
});

test('what stands below the closing is no row', () => {
  expect(
    rowsOf('Hello,\n\nplease send 5 boxes of wipes.\n\nRegards\nAnna\n\n12 x Main Street\n3 x Tower'),
  ).toEqual(['5 boxes | wipes']);
});

test('a megabyte of numbers takes less than two seconds', () => {
  const started = performance.now();
  rowsOf('please send 5 boxes of wipes and 4 '.repeat(30_000));
  expect(performance.now() - started).toBeLessThan(2000);
});

test.each([
  [
    'dictated',
    'could you please send ten bags of filler also thirty boxes of 120 litre liners and while you are at it four sheets of mesh thank you very much',
    ['10 bags | filler', '30 boxes | 120 litre liners', '4 sheets | mesh'],
  ],
  [
    'in words, wrapped',
    'tre rotoli di nastro, sette fogli di rete\nelettrosaldata 20 x 20 e due cartoni di latte per favore',
    ['3 rotoli | nastro', '7 fogli | rete elettrosaldata 20 x 20', '2 cartoni | latte'],
  ],
  [
    'begun in the line before',
    'glue can wait. What we want is 20 pcs.\nvests orange XL',
    ['20 pcs. | vests orange XL'],
  ],
])('goods that are %s', (_, text, rows) => {
  expect(rowsOf(`Hello,\n\n${text}\n\nKind regards,\nAnna`)).toEqual(rows);
});

test('goods that begin with a word that is a unit elsewhere', () => {
  const list =
    '4 Box spanner 13 mm\n36 layer pellets\n9 harina de fuerza\n12 boxes gloves\n6 crates of apples';
  expect(rowsOf(`We need:\n\n${list}`)).toEqual([
    '4 | Box spanner 13 mm',
    '36 | layer pellets',
    '9 | harina de fuerza',
    '12 boxes | gloves',
    '6 crates | apples',
  ]);
});

test.each([
  ['gloves size 9   25x\nhose DN 12   4x', ['25 | gloves size 9', '4 | hose DN 12']],
  ['1. Setup, 250 ST\n2. Hose DN 16, 2 ml', ['250 ST | Setup', '2 ml | Hose DN 16']],
  [
    'two separate orders today, please keep them apart.\n\n- 4 x hoses\n- 2 x belts',
    ['4 | hoses', '2 | belts'],
  ],
  [
    'esto es lo que nosotros 2 del almacén queremos:\n\n- 4 x guantes\n- 2 x correas',
    ['4 | guantes', '2 | correas'],
  ],
  ['- 4 x hoses\n- 2 x belts\n\nDock 7\nAnna Lee 03/217 90 85 anna@lee.example', ['4 | hoses', '2 | belts']],
])('%s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  ['yes please, go ahead with pos 1 and 2.', []],
  ['ja bitte, Pos. 2 und 4 so liefern.', []],
  ['please send items 1, 3 and 4 of your offer.', []],
  ['stuur ff 4 slang DN 20, en 12 V-snaar SPZ 1600 aub', ['4 | slang DN 20', '12 | V-snaar SPZ 1600']],
  ['Kassenbouw N.V.\nKanaaldijk 5\n9723 BZ Groningen\npurchasing@kassenbouw.example', []],
  ['proszę dostarczyć pozycje 1 i 3, reszty na razie nie.', []],
  ['die Handschuhe nehmen wir, 10 Kartons. Das Klebeband diesmal nicht.', []],
  [
    "We're missing a few things: 10 lengths of copper pipe and 1 tub of flux.",
    ['10 lengths | copper pipe', '1 tub | flux'],
  ],
])('numbers of lines are no amounts, and a sentence ends behind a container: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  ['2x 4711 pls', ['2 | #4711']],
  ['Please book:\n\n4711-10   5\n4711-20   10', ['5 | #4711-10', '10 | #4711-20']],
  ['8890-01 x 3', ['3 | #8890-01']],
  ['Call 0301234 5', []],
  ['2026-03-12 5', []],
  ['gloves L - 4\ngloves M - 6\nmasks ffp2 - 100', ['4 | gloves L', '6 | gloves M', '100 | masks ffp2']],
  [
    'wir bräuchten wieder:\nHandtuchrollen weiß x 12\nSeife rosa 500 ml x 6',
    ['12 | Handtuchrollen weiß', '6 | Seife rosa 500 ml'],
  ],
  ['boards 200 x 30', []],
  [
    'Vis M8 x 40 : 50 boîtes à 6,54 EUR\nColle : 15 sacs à 12,10 EUR',
    ['50 boîtes | Vis M8 x 40', '15 sacs | Colle'],
  ],
])('lists of numbers, dashes and times: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [
    'My colleague has asked for 24 rolls of tape as well. And finally 6 boxes of screws.',
    ['24 rolls | tape', '6 boxes | screws'],
  ],
  ['Mijn collega vroeg ook om 36 rollen tape.', ['36 rollen | tape']],
  ['Ma collègue demande également 36 rouleaux de ruban.', ['36 rouleaux | ruban']],
  ['Et pour finir, 15 boîtes de vis s’il vous plaît.', ['15 boîtes | vis']],
  ['Mi compañera pide además diez rollos de cinta.', ['10 rollos | cinta']],
  ['La collega chiede inoltre 20 rotoli di nastro.', ['20 rotoli | nastro']],
  ['A minha colega pede ainda 60 caixas de parafusos.', ['60 caixas | parafusos']],
  ['Og til sidst 16 kasser skruer, tak.', ['16 kasser | skruer']],
  ['Na koniec jeszcze 5 rolek taśmy.', ['5 rolek | taśmy']],
  ['sur la dernière livraison, il nous faudrait de nouveau 24 boîtes de masques.', ['24 boîtes | masques']],
])('for somebody else, and at last: %s', (text, rows) => {
  expect(rowsOf(`Hello,\n\n${text}\n\nKind regards,\nAnna`)).toEqual(rows);
});

test.each(['all but «Cable 5 m».', 'alles, nur „Wischer 600 mm“ nicht.', 'tout sauf « Bâche 120 x 120 ».'])(
  'a number in a quoted name counts nothing: %s',
  (text) => {
    expect(rowsOf(`Hello,\n\nplease send ${text}\n\nKind regards,\nAnna`)).toEqual([]);
  },
);

test('a postscript orders as well', () => {
  expect(
    rowsOf('Hello,\n\nplease send 3 boxes of gloves.\n\nRegards\nAnna\n\nPS: and we need 4 rolls of tape.'),
  ).toEqual(['3 boxes | gloves', '4 rolls | tape']);
});

test('what counts itself, or is no known unit, is a part of the name', () => {
  expect(rowsOf('Hola,\n\nmándame 8 filtros de aceite y 4 bidones de grasa.\n\nUn saludo\nAna')).toEqual([
    '8 | filtros de aceite',
    '4 bidones | grasa',
  ]);
  expect(rowsOf('Hi,\n\nwe need 12 boards 30 x 200 mm and 4 boxes of screws.\n\nRegards\nAnna')).toEqual([
    '12 | boards 30 x 200 mm',
    '4 boxes | screws',
  ]);
});

test('a size is no amount, and "again" asks for one', () => {
  expect(
    rowsOf(
      'Guten Tag,\n\nwir benötigen bitte wieder eine Kerze 80 x 800 mm und dazu 300 Lichter.\n\nGruß\nAnna',
    ),
  ).toEqual(['1 | Kerze 80 x 800 mm', '300 | Lichter']);
});

test('a size behind a comma, and how many are in each, are no second item', () => {
  expect(
    rowsOf('Please send:\n65 m2 board 22 mm, 2500 x 675\n8 packs screws 8 x 240, 50 pcs (item 71824)'),
  ).toEqual(['65 m2 | board 22 mm, 2500 x 675', '8 packs | screws 8 x 240, 50 pcs']);
});

test('one more thing behind a sentence that asked, and German "an und" that counts nothing', () => {
  expect(
    rowsOf('Hola,\n\nmándame 20 litros de anticongelante. Y también una batería 70 Ah.\n\nUn saludo\nAna'),
  ).toEqual(['20 litros | anticongelante', '1 | batería 70 Ah']);
  expect(rowsOf('Hallo,\n\nwir nehmen es an und bestellen:\n\n14 Stück Bolzen\n\nGruß\nAnna')).toEqual([
    '14 Stück | Bolzen',
  ]);
});

test('who begins small ends sentences at points, and a street is none of the goods', () => {
  expect(
    rowsOf('alright need 2 rolls lead 300mm. can u get them to 14 Alma Terrace by friday\n\ncheers\ntony'),
  ).toEqual(['2 rolls | lead 300mm']);
});

test('Danish goods are named like English words', () => {
  expect(
    rowsOf('Hej,\n\nvi vil gerne bestille to kasser is og 5 ruller tape.\n\nVenlig hilsen\nAnna'),
  ).toEqual(['2 kasser | is', '5 ruller | tape']);
});

test('a word or two a line, how many in the last, a paragraph each', () => {
  expect(
    rowsOf('Morning\n\nGloves\nrigger\nsize 10\n24 pairs\n\nHi vis vest\nXL\n30\n\nNeeds to be here'),
  ).toEqual(['24 pairs | Gloves rigger size 10', '30 | Hi vis vest XL']);
});

test('rows stand in the order of their lines, however they are told', () => {
  expect(
    rowsOf(
      'Please send:\n\nMasks – 4 boxes\nGloves\n   size M – 30 boxes\n   size L – 20 boxes\nFoam 25 kg – 3 drums',
    ),
  ).toEqual([
    '4 boxes | Masks',
    '30 boxes | Gloves size M',
    '20 boxes | Gloves size L',
    '3 drums | Foam 25 kg',
  ]);
});

test('a title above the named fields of each item', () => {
  const text =
    'Item 1: Cardboard box\nItem code: CB-432\nQuantity: 500\nUnit price: GBP 0.62\n\nItem 2: Packing tape\nItem code: PT-66\nQuantity: 72\nUnit price: GBP 1.05';
  expect(rowsOf(text)).toEqual(['500 | Cardboard box', '72 | Packing tape']);
  expect(rowsOf('Order lines:\nItem code: CB-432\nQuantity: 500')).toEqual(['500 | #CB-432']);
});

test('values in a column, sums of money and streets order nothing', () => {
  const goods = 'Please send 12 x gloves.';
  const rows = rowsOf(goods);
  expect(
    rowsOf(`${goods}\n\nPayment terms     Net 30\nCurrency          GBP\nRequester         Ann Lee`),
  ).toEqual(rows);
  expect(rowsOf(`${goods}\n\nWysyłka: gratis\nŁącznie: 1 962,00 zł`)).toEqual(rows);
  expect(rowsOf(`${goods}\n\nAnn Lee\n4 Mill Road\nCambridge CB1 2AZ`)).toEqual(rows);
});

test('records of a mail whose every line is a paragraph', () => {
  const text =
    'Ann Lee placed order 12.\n\nCandle - Ivory × 24\n\nSKU: SPC-0715\n\n€5.20 × 24   €124.80\n\nSoap x 6\n\nSKU: SP-0001\n\n€2.00 × 6   €12.00\n\nTotal   €136.80';
  const { pages } = layText(text, { maxPages: 1 });
  const rows = bodyRows(sheetsOf([{ name: 'body.txt', pages, notes: [] }]));
  expect(rowsOf(text)).toEqual(['24 | Candle - Ivory', '6 | Soap']);
  expect(rows.map(({ words }) => words.price?.map((word) => word.text).join(' '))).toEqual([
    '€5.20',
    '€2.00',
  ]);
  expect(rowsOf('Dear team,\n\nplease send\n\n24 x candles\n\n6 x soap\n\nAnn Lee')).toEqual([
    '24 | candles',
    '6 | soap',
  ]);
});

test.each([
  [
    'Your name: Ann Lee\nAccount number: 20417\nItem #1: Rape oil 5L\nQty #1: 12\nItem #2: Vinegar 5L\nQty #2: 6\nItem #3:\nQty #3:\nDate: 24 April',
    ['12 | Rape oil 5L', '6 | Vinegar 5L'],
  ],
  [
    'Firma: Hof Lohse\nKundennummer: 3310\nArtikel 1: Saatkartoffel 25 kg\nMenge 1: 14\nArtikel 2: Zwiebeln 10 kg\nMenge 2: 8\nWunschtermin: 23.02.',
    ['14 | Saatkartoffel 25 kg', '8 | Zwiebeln 10 kg'],
  ],
  [
    'Société : Le Comptoir\nProduit 1 : Café Pérou 1 kg\nQuantité 1 : 24\nProduit 2 : Thé vert 500 g\nQuantité 2 : 6',
    ['24 | Café Pérou 1 kg', '6 | Thé vert 500 g'],
  ],
])('fields of a form that counts its items: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('a line beside fields that asks for goods is none of a form', () => {
  expect(rowsOf('Item: Rape oil 5L\nQty: 12\nPlease also send 3 boxes of corks')).toEqual([
    '12 | Rape oil 5L',
    '3 boxes | corks',
  ]);
});

test('the foot of a platform with its house number orders nothing', () => {
  expect(rowsOf('Please send:\n\n24 wraps\n10 aprons\n\nMakersmart Ltd, 20 Finsbury Circus, London')).toEqual(
    ['24 | wraps', '10 | aprons'],
  );
  expect(rowsOf('Please send to Moss Ltd, 20 Boxes of tape')).toEqual(['20 Boxes | tape']);
});

test.each([
  [
    'PLZ / Ort: 79379 Müllheim',
    'Artikel 1: ET-500 Honigetikett gold\nMenge 1: 2000\nArtikel 2: DV-820 Deckel gold\nMenge 2: 1500',
  ],
  [
    'Code postal / Ville : 79379 Mulhouse',
    'Article 1 : ET-500 Étiquette miel\nQuantité 1 : 2000\nArticle 2 : DV-820 Couvercle or\nQuantité 2 : 1500',
  ],
  [
    'Postcode / plaats: 7937 Meppel',
    'Artikel 1: ET-500 Honingetiket goud\nAantal 1: 2000\nArtikel 2: DV-820 Deksel goud\nAantal 2: 1500',
  ],
])('the town of a form is no goods, and its things begin with their numbers: %s', (town, items) => {
  const { pages } = layText(`Firma: Muster\n${town}\n\n${items}\n`, { maxPages: 1 });
  const rows = bodyRows(sheetsOf([{ name: 'body.txt', pages, notes: [] }]));
  const shown = (words: readonly { text: string }[] = []) => words.map((word) => word.text).join(' ');
  expect(rows.map(({ words }) => [shown(words.article), shown(words.quantity)])).toEqual([
    ['ET-500', '2000'],
    ['DV-820', '1500'],
  ]);
});

test('what is in each belongs to the thing', () => {
  expect(
    rowsOf(
      '1) paper A4 80g - 60 reams at 17.90 EUR\n2) binder A4 blue - 40 pcs at 8.49 EUR\n3) envelopes C5 white - 3 boxes (500 pcs) at 64.00 EUR\n',
    ),
  ).toEqual(['60 reams | paper A4 80g', '40 pcs | binder A4 blue', '3 boxes | envelopes C5 white (500 pcs)']);
});

test.each([
  ['Payment Terms: Net 30\nRequired By: February 6, 2027'],
  ['Zahlungsziel: netto 30\nLiefertermin: 6. Februar 2027'],
  ['Betaling: netto 30\nLeverdatum: 6 februari 2027'],
])('the field behind a number is nothing that it counts: %s', (fields) => {
  expect(rowsOf(`Please send us:\n- 4 x Ball valve DN 25\n- 12 x Gasket set\n\n${fields}`)).toEqual([
    '4 | Ball valve DN 25',
    '12 | Gasket set',
  ]);
});

test.each([
  [
    'Please bring to Lindenallee 3:\n6 tins of white paint\n10 rolls of tape',
    ['6 tins | white paint', '10 rolls | tape'],
  ],
  [
    'bitte morgen zur baustelle ahornallee 14 in wedel:\n6 eimer farbe weiss\n10 rollen krepp',
    ['6 eimer | farbe weiss', '10 rollen | krepp'],
  ],
  [
    'Graag:\n- 45 beukjes 100-125\n- 12 hortensia C5\n\nLeveren op het werk, Molenweg 3, 5031 AB Breda, donderdag.',
    ['45 | beukjes 100-125', '12 | hortensia C5'],
  ],
  ['Wir bestellen:\n2000 ST Schrauben\n500 ST Muttern', ['2000 ST | Schrauben', '500 ST | Muttern']],
])('houses and Dutch codes of towns count no goods: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  'Le confermo che prendo 12 metri di lino blu e 6 metri di fodera. Se possibile anche 100 bottoni corozo.',
  'Please send 12 m of blue linen and 6 m of lining. If possible also 100 corozo buttons.',
  'Bitte 12 m blaues Leinen und 6 m Futterstoff schicken. Falls möglich auch 100 Knöpfe.',
])('what is only hoped for is a row as well: %s', (text) => {
  expect(rowsOf(text)).toHaveLength(3);
});

test('a plain number before the thing is its article where the amounts have a column of their own', () => {
  const text =
    '   1) 2210-4   Gaskets soft, 144/bx          10 bx\n' +
    '   2) 7781     Ejectors clear, 100/bag       25 bag\n' +
    '   3) 5120     Alginate fast set             12 pouch\n';
  expect(rowsOf(text)).toEqual([
    '10 bx | Gaskets soft, 144/bx',
    '25 bag | Ejectors clear, 100/bag',
    '12 pouch | Alginate fast set',
  ]);
});
