import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { messageParagraphs } from './message-lines.ts';
import { recordItems } from './record-items.ts';

/** `article | description | quantity unit | price | total` of each item; `?` behind a price that only its place tells. */
function itemsIn(text: string): string[] {
  const [sheet] = plainSheets(text);
  return messageParagraphs(sheet!).flatMap((paragraph) =>
    recordItems(paragraph).items.map(
      ({ article, description, quantity, unit, price, lineTotal, isGuessed }) => {
        const [code, thing, amount, one, all] = [
          article,
          description,
          [...quantity, ...unit],
          price,
          lineTotal,
        ].map((words) => words.map((word) => word.text).join(' '));
        return `${code} | ${thing} | ${amount} | ${one}${isGuessed ? '?' : ''} | ${all}`;
      },
    ),
  );
}

test('behind a times sign stands a thing, and no unit', () => {
  expect(itemsIn('- 5x Laptop - Pro 14 (black) @ $1,299.99 each\n')).toEqual([
    ' | Laptop Pro 14 (black) | 5 | $1,299.99 | ',
  ]);
  expect(itemsIn('- 4 Kartons - Papier A4 - 3,99 €\n')).toEqual([' | Papier A4 | 4 Kartons | 3,99 €? | ']);
});

test.each([
  [
    'headings with their signs apart, and counted goods',
    '1. Réf. 5512-08  Disjoncteur C16 4,5 kA      Qté : 24   PU HT : 6,80 €\nn. 50 viti M10x40 - cod. V1040 - € 0,18 cad.\n',
    ['5512-08 | Disjoncteur C16 4,5 kA | 24 | 6,80 € | ', 'V1040 | viti M10x40 | 50 | € 0,18 | '],
  ],
  [
    'units in front of their numbers',
    'Cod. 5001 - Nastro avana 50x132 - rt 72 - € 1,35\n',
    ['5001 | Nastro avana 50x132 | 72 rt | € 1,35? | '],
  ],
  [
    'fields behind dashes',
    'SKU SV-100 — Savon lavande 100 g — x 72 — 1,95 €\nSKU SV-200 — Savon olive 100 g — x 48 — 1,95 €\n',
    ['SV-100 | Savon lavande 100 g | 72 | 1,95 € | ', 'SV-200 | Savon olive 100 g | 48 | 1,95 € | '],
  ],
  [
    'fields behind strokes',
    '- Tyre 700x28 folding, black // RB-70028F // 30 pcs // 19.90 each\n',
    ['RB-70028F | Tyre 700x28 folding, black | 30 pcs | 19.90 | '],
  ],
  [
    'a price behind leading dots',
    '1/ 600 m câble XVB-F2 3G2,5 .................. 1,12 €/m\n2/ 24 pc disjoncteur 20A ......... 13,70 €/pc\n',
    [' | câble XVB-F2 3G2,5 | 600 m | 1,12 € | ', ' | disjoncteur 20A | 24 pc | 13,70 € | '],
  ],
  [
    'an amount with its price under a number and a thing',
    'TW-1107 Dinner plate 27 cm\n   3 boxes of 12 - £58.80 per box\nTW-1121 Pasta bowl 24 cm\n   2 boxes of 12 - £64.20 per box\n',
    [
      'TW-1107 | Dinner plate 27 cm | 3 boxes | £58.80 | ',
      'TW-1121 | Pasta bowl 24 cm | 2 boxes | £64.20 | ',
    ],
  ],
  [
    'labelled facts in one line',
    '1) uPVC PIPE 110MM CLASS E, 6M LENGTH\n   QTY: 350 NOS    RATE: AED 64.00    AMOUNT: AED 22,400.00\n',
    [' | uPVC PIPE 110MM CLASS E, 6M LENGTH | 350 NOS | AED 64.00 | AED 22,400.00'],
  ],
  [
    'labelled facts line by line below a count',
    '2\nCrocus mix, large flowering\nSupplier code BLB-CR-LF\nQuantity 5,000\nUnit price GBP 0.08\nLine total GBP 400.00\n',
    ['BLB-CR-LF | Crocus mix, large flowering | 5,000 | 0.08 | GBP 400.00'],
  ],
  [
    'a product',
    '00010   Rohr PE100 da 32, Ring 100 m\n        Materialnummer 300411\n        12 Ringe x 96,50 EUR = 1.158,00 EUR\n',
    ['300411 | Rohr PE100 da 32, Ring 100 m | 12 Ringe | 96,50 EUR | 1.158,00 EUR'],
  ],
  [
    'groups of three digits',
    'Ref. 1001 – Gants nitrile – 2 400 sachets – 0,31 € HT/sachet\n',
    ['1001 | Gants nitrile | 2400 sachets | 0,31 € | '],
  ],
  [
    'numbers alone over their things',
    'KB-140\nKochjacke weiß Gr. 50\n25 St. zu je 22,40 EUR netto\nKB-141\nVorbinder schwarz\n50 St. zu je 6,90 EUR zzgl. MwSt.\n',
    [
      'KB-140 | Kochjacke weiß Gr. 50 | 25 St. | 22,40 EUR | ',
      'KB-141 | Vorbinder schwarz | 50 St. | 6,90 EUR | ',
    ],
  ],
  [
    'fields behind commas',
    '8 boxes, SYR05, Syringe 5 ml luer slip, £6.20 per box\n',
    ['SYR05 | Syringe 5 ml luer slip | 8 boxes | £6.20 | '],
  ],
  [
    'fields behind semicolons, with a count and a unit of its own',
    '1; IPA-99-25; Isopropyl alcohol 99.9%; 8; drum; 62.00\n2; NAOH-50; Sodium hydroxide 50%; 1; IBC; 485.00\n',
    [
      'IPA-99-25 | Isopropyl alcohol 99.9% | 8 drum | 62.00? | ',
      'NAOH-50 | Sodium hydroxide 50% IBC | 1 | 485.00 | ',
    ],
  ],
  [
    'a number in brackets on a line of facts',
    'Kugelhahn 1/2 Zoll\n(KHA-12) // 20 Stück // 7,95 € netto\n',
    ['KHA-12 | Kugelhahn 1/2 Zoll | 20 Stück | 7,95 €? | '],
  ],
  [
    'a thing over how often and the sum',
    'Oak board 40 cm (#OB-40)\n X 3 = £54.00\nSalad set (#SS-6) X 2 = £23.80\n',
    ['OB-40 | Oak board 40 cm | 3 |  | £54.00', 'SS-6 | Salad set | 2 |  | £23.80'],
  ],
  [
    'how often behind the thing and behind its price',
    'Candle - Ivory / 7x15 cm × 24\nSKU: SPC-0715\n€5.20 × 24   €124.80\n',
    ['SPC-0715 | Candle - Ivory / 7x15 cm | 24 | €5.20 | €124.80'],
  ],
  [
    'a price times an amount',
    'Paprika 1 kg\nSKU 00114\n10 × £9.65 = £96.50\n',
    ['00114 | Paprika 1 kg | 10 | £9.65 | £96.50'],
  ],
  [
    'labelled facts beside each other, with a unit and a day',
    'Line 1\nDescription: Grit salt 25 kg\nSupplier part no: GS-25\nNeed by: 20/02/2026\nQty: 40   Unit: Bag   Unit Price: 4.10   Line Total: 164.00\n',
    ['GS-25 | Grit salt 25 kg | 40 Bag | 4.10 | 164.00'],
  ],
  [
    'labelled facts in Dutch below an amount',
    '12x Espresso bonen 1 kg\n    Artikelcode: EB-1000\n    Prijs: € 15,95   Totaal: € 191,40\n',
    ['EB-1000 | Espresso bonen 1 kg | 12 | € 15,95 | € 191,40'],
  ],
  [
    'the amount in front of the thing and behind its price',
    '4 x Bucket 65 L\nRef. BE-65\n€ 12,50 x 4 = € 50,00\n',
    ['BE-65 | Bucket 65 L | 4 | € 12,50 | € 50,00'],
  ],
  [
    'money that adds up to a printed sum',
    '20x Merino wool (DK-50) £92.00\n15x Needles 4 mm (NDL-4) £48.75\n\nSub-total: £140.75\n',
    ['DK-50 | Merino wool | 20 |  | £92.00', 'NDL-4 | Needles 4 mm | 15 |  | £48.75'],
  ],
  [
    'money that adds up times the quantities',
    '20x Merino wool (DK-50) £4.60\n10x Needles 4 mm (NDL-4) £3.25\n\nSub-total: £124.50\n',
    ['DK-50 | Merino wool | 20 | £4.60 | ', 'NDL-4 | Needles 4 mm | 10 | £3.25 | '],
  ],
  [
    'money of which nobody knows what it is stays',
    '20x Merino wool (DK-50) £92.00\n15x Needles 4 mm (NDL-4) £48.75\n\nTotal: £150.00\n',
    ['DK-50 | Merino wool £92.00 | 20 |  | ', 'NDL-4 | Needles 4 mm £48.75 | 15 |  | '],
  ],
  [
    'numbers with small letters that stand alone in them',
    '20x HF-M8x40-A4 Set screw @ 0.38 each\n10x SIK-291i-WH Sealant @ 9.60 each\n',
    ['HF-M8x40-A4 | Set screw | 20 | 0.38 | ', 'SIK-291i-WH | Sealant | 10 | 9.60 | '],
  ],
  [
    'words with a hyphen begin names',
    '20x PVC-Rohr DN50 grau @ 0.38 each\n10x LED-Lampe E27 warm @ 9.60 each\n',
    [' | PVC-Rohr DN50 grau | 20 | 0.38 | ', ' | LED-Lampe E27 warm | 10 | 9.60 | '],
  ],
  ['a size at the end of a line', 'Board oak (B-20) 200 x 30\n', []],
  ['two amounts that differ', 'Candle ivory × 24\nSKU: SPC-0715\n€5.20 × 12   €62.40\n', []],
  ['a thing and its amount, which lists read', '- gloves size 9 - 10 pairs\n', []],
  ['two amounts of which nobody knows which counts', '12 - Gloves - 6 - 3.20 EUR\n', []],
  ['sums below the lines', 'Subtotal  490.80\nTotal - 606.96 EUR\n', []],
  ['a place', 'Unit 4 - Trent Park - ST4 2AB\n', []],
])('%s', (_, text, expected) => {
  expect(itemsIn(text)).toEqual(expected);
});

test('amounts in brackets behind their thing', () => {
  expect(itemsIn('- Rivet 4x10 (Quantity: 400, Unit Price: USD 0.42, Total: USD 168.00)\n')).toEqual([
    ' | Rivet 4x10 | 400 | USD 0.42 | USD 168.00',
  ]);
});
