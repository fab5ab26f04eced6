import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../layout/sheet.ts';
import { bodyRows } from './body-rows.ts';

/** Each row as `quantity unit | description`. */
function rowsOf(text: string): string[] {
  const { pages } = layText(text, { maxPages: 10 });
  const shown = (words: readonly { text: string }[] | undefined) =>
    (words ?? []).map((word) => word.text).join(' ');
  return bodyRows(sheetsOf([{ name: 'body.txt', pages, notes: [] }])).map(
    ({ words }) => `${`${shown(words.quantity)} ${shown(words.unit)}`.trim()} | ${shown(words.description)}`,
  );
}

test.each([
  [
    'a report with amounts in brackets',
    'Summary of the orders:\n\nBEET-1 - Muster Farm - Beetroot (1kg) (QTY: 24) @ €2.40 = €57.60\nEGG-10 - Muster Farm - Eggs (10 pieces) (QTY: 31) @ €3.90 = €120.90',
    ['24 | BEET-1 - Muster Farm - Beetroot (1kg)', '31 | EGG-10 - Muster Farm - Eggs (10 pieces)'],
  ],
  [
    'how often at what price in brackets',
    'Détails :\n- Panier tressé (2 x 15000 FCFA)\nPhoto : https://shop.example/a.jpg\n\n- Collier (5 x 2500 FCFA)\nPhoto : https://shop.example/b.jpg',
    ['2 | Panier tressé', '5 | Collier'],
  ],
  [
    'the price of one in brackets',
    'Detalle:\n- 100x Café 1 kg (Precio Un: $ 3.150,00)\n- 60x Azúcar 900 g (Precio Un: $ 1.625,00)',
    ['100 | Café 1 kg', '60 | Azúcar 900 g'],
  ],
  [
    'prices in ringgit behind counted lines',
    'Items:\n1. Carton 300x200 - 1000 pcs @ MYR 0.85\n2. Tape 50m - 20 roll @ MYR 18.00',
    ['1000 pcs | Carton 300x200', '20 roll | Tape 50m'],
  ],
  [
    'counted lines of which one has its number below',
    '5 x Board Orange\nArt.-Nr.: YT11YBOR01\n3 x Felt strip',
    ['5 | Board Orange', '3 | Felt strip'],
  ],
  [
    'a form of one item',
    'hiermit bestellen wir folgende Unterlage:\n\nBestellartikel: Ordner Muster, Rev. 4\n\nAnzahl: 18\n\nmit Lieferdatum: 04.11.2026.',
    ['18 | Ordner Muster, Rev. 4'],
  ],
  [
    'a sum of money below the lines',
    'Please send:\n\n- 2 x Tripod 504\n- 1 x Lamp\n\nTotal: $ 385.000\nNotes: invoice A.',
    ['2 | Tripod 504', '1 | Lamp'],
  ],
  [
    'hours and empties, which are no goods',
    'Bitte liefern: 6 Kisten Helles, 2 Kisten Wasser und 4 Kisten Saft wenn da\nLeergut 9 Kisten steht bereit\n\nLieferung über den Hof, Tor ist ab 5 offen.',
    ['6 Kisten | Helles', '2 Kisten | Wasser', '4 Kisten | Saft'],
  ],
  [
    'the place behind the last thing',
    'Can you send 4 bags of mortar and 6 tubes sealant clear to the Hill Road job (no 9), someone there.',
    ['4 bags | mortar', '6 tubes | sealant clear'],
  ],
  [
    'who signs with a postcode',
    'Bitte senden:\n\nSenf   3 Eimer\nSalz   4 Sack\n\nMetzgerei Muster - Hauptstr. 9 - 80331 München',
    ['3 Eimer | Senf', '4 Sack | Salz'],
  ],
  [
    'two sizes of a thing in a line',
    'Please send:\n\nSafety boots size 42 - 3 pairs, size 44 - 6 pairs\nHelmets white - 5 pcs',
    ['3 pairs | Safety boots size 42', '6 pairs | Safety boots size 44', '5 pcs | Helmets white'],
  ],
  [
    'two things with their amounts in a line',
    'Bitte liefern:\n\nHelme weiß - 8 Stück, Handschuhe Leder - 20 Paar\nBand - 4 Rollen',
    ['8 Stück | Helme weiß', '20 Paar | Handschuhe Leder', '4 Rollen | Band'],
  ],
  [
    'a thing with its size behind a comma',
    'Please send:\n\nTimber planed, 22 mm - 12 lengths\nScrews zinc, 5 mm - 3 boxes',
    ['12 lengths | Timber planed, 22 mm', '3 boxes | Screws zinc, 5 mm'],
  ],
  [
    'a web form with a field over what it holds',
    'A new entry has been submitted.\n\nBusiness name\nMuster Gardens\n\nYour name\nAnn Lee\n\nEmail\nann@muster.example\n\nProduct 1\nPeat free compost 50L\n\nQuantity 1\n75\n\nProduct 2\nClay pot 20cm\n\nQuantity 2\n48\n\nProduct 3\n\n\nQuantity 3\n\n\nDelivery date\n21/05/2026',
    ['75 | Peat free compost 50L', '48 | Clay pot 20cm'],
  ],
  [
    'a web form whose fields are counted behind a stroke',
    'Firma: Gasthof Muster\nArtikel_1: Forelle, frisch\nMenge_1: 12\nEinheit_1: kg\nArtikel_2: Senf\nMenge_2: 3\nEinheit_2: Eimer\nArtikel_3: -\nMenge_3: -\nEinheit_3: -',
    ['12 kg | Forelle, frisch', '3 Eimer | Senf'],
  ],
  [
    'what each pack holds behind their number',
    'Bitte:\n- Radieschen – 10 Tüten 25 g\n- Spinat, Samen: 5 Beutel 10 g\n- Vlies 17 g 2,10 x 100 m – 2 Rollen\n- Haken - 3 Kartons 200 Stück',
    [
      '10 Tüten | Radieschen 25 g',
      '5 Beutel | Spinat, Samen 10 g',
      '2 Rollen | Vlies 17 g 2,10 x 100 m',
      '3 Kartons | Haken 200 Stück',
    ],
  ],
  [
    'Italian numbers with a sign that only counts',
    'Vorremmo ordinare n. 200 piatti fondi, n. 12 tovaglie 140 x 140 cm e n. 2 flaconi di sapone. Per l’ordine n. 300 del 3 maggio grazie.',
    ['200 | piatti fondi', '12 | tovaglie 140 x 140 cm', '2 flaconi | sapone'],
  ],
  [
    'an article by its number and what somebody has are no amounts',
    'Is your 105 resin fit for decks, and how long does it last? We’ve got about 15 kg of it and need to know. Please send 2 tins of wax.',
    ['2 tins | wax'],
  ],
  [
    'a sentence behind one that ends with the unit of a size, and one of a size',
    'Doe mij 4 lampen 12V. En 3 flessen olie. We need a dozen rolls of tape and one 25 m roll of foil, if you’d be so kind.',
    ['4 | lampen 12V', '3 flessen | olie', '12 rolls | tape', '1 | 25 m roll of foil'],
  ],
  [
    'what is said of goods behind their amount',
    'Please send:\n- tissue 3 ply - 8 cases (not the small ones, they do not fit)\n- soap 5 L - 4 bottles',
    ['8 cases | tissue 3 ply (not the small ones, they do not fit)', '4 bottles | soap 5 L'],
  ],
  [
    'an amount set right in brackets',
    'Graag:\nband 205/55 R16 -> 8 stuks\ngewicht 5 g, rol 1000 -> 2 (nee 3, er is er één kwijt)',
    ['8 stuks | band 205/55 R16', '3 | gewicht 5 g, rol 1000'],
  ],
  [
    'an amount as a word with a polite one',
    'Please send:\n- soap 5 L - four please\n- gloves L - 12',
    ['4 | soap 5 L', '12 | gloves L'],
  ],
  [
    'times behind a number, among such lines',
    'Please send:\noil 10L x 30\nties 370 bag of 100 x 10\nwiper 600mm x 12',
    ['30 | oil 10L', '10 | ties 370 bag of 100', '12 | wiper 600mm'],
  ],
  [
    'times among which a size of two large numbers is none',
    'Please send:\noil 10L x 30\nlid for crate N 400 x 300\nwiper 600mm x 12',
    ['30 | oil 10L', '12 | wiper 600mm'],
  ],
  [
    'what somebody comes for',
    'ik haal morgen om 7 uur af: 30m buis 20mm, 24 koppeling 20mm recht, 10 koppeling 20mm knie.',
    ['30 m | buis 20mm', '24 | koppeling 20mm recht', '10 | koppeling 20mm knie'],
  ],
  [
    'goods before their number',
    'hola, apuntame 6 camaras 29 y 1 bote de aceite. ah y cadenas 11v, 3. gracias',
    ['6 | camaras 29', '1 bote | aceite', '3 | cadenas 11v'],
  ],
  [
    'an "n" for "and"',
    'can i get 4 boxes thin chips 9kg, 2 oil 20L drum n 1 case mayo tubs for tmrw pls',
    ['4 boxes | thin chips 9kg', '2 | oil 20L drum', '1 case | mayo tubs'],
  ],
  [
    'nothing of what has none',
    'Please send:\nItem | Qty\nGloves L | 0\nWipes | 12\nSoap | 4',
    ['12 | Wipes', '4 | Soap'],
  ],
  [
    'no length to cut to',
    'Bitte liefern Sie 8 Stangen Rohr. Bitte nicht auf 3 m sägen!',
    ['8 Stangen | Rohr'],
  ],
  ['no number of before', 'Beim Kleber hab ich zuerst 6 notiert, 4 stimmt aber.', []],
  [
    'no verb for goods',
    'Van de slip maat L hebben we 14 pakken nodig en 5 dozen doekjes.',
    ['5 dozen | doekjes'],
  ],
  [
    'a word with its colon',
    'Please send:\nTape: 50 mm, 66 m - 12 rolls\nFilm: 500 mm - 4 rolls',
    ['12 rolls | Tape: 50 mm, 66 m', '4 rolls | Film: 500 mm'],
  ],
  [
    'amounts in words behind what they count',
    'Merci de livrer :\n- gants taille M : 10\n- papier A4 : une douzaine de ramettes\n- agrafes 24/6 : deux boîtes\n- pinceau 50 mm - un\n- rideau : une semaine\nObjet: quatre bricoles',
    ['10 | gants taille M', '12 ramettes | papier A4', '2 boîtes | agrafes 24/6', '1 | pinceau 50 mm'],
  ],
  [
    'one of a thing behind a gap',
    'Please send:\nPaint white 10 L      3 tins\nDust sheets           one\nBrushes 2"            two packs',
    ['3 tins | Paint white 10 L', '1 | Dust sheets', '2 packs | Brushes 2"'],
  ],
  ['a Danish box', 'Vi bestiller:\n5 ruller film\nEn kasse sæbe', ['5 ruller | film', '1 kasse | sæbe']],
  [
    'how large a thing is',
    'Necesitamos:\n10 cajas de guantes\n2 bidones de detergente de 5 l\n5 l limpiador: 3',
    ['10 cajas | guantes', '2 bidones | detergente de 5 l', '3 | 5 l limpiador'],
  ],
  [
    'sacks beside what each holds',
    'Bitte liefern:\nMehl 405   25 kg   4 Sack\nMehl 550   25 kg   2 Sack\nHefe       1 kg    nein, noch genug',
    ['4 Sack | Mehl 405 25 kg', '2 Sack | Mehl 550 25 kg'],
  ],
  [
    'no numbers of several sizes',
    'Please send:\n3 x lamps\nShirt navy 5 10 - 4\nShirt grey 2 6 6 2\nFleece red 2 2 3 1',
    ['3 | lamps'],
  ],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});
