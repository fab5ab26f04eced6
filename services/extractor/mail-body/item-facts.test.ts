import { expect, test } from 'vitest';
import { wordsOf } from './body.fixture.ts';
import { itemFacts } from './item-facts.ts';

function tailOf(text: string) {
  const words = wordsOf(text);
  const { description, article, price, lineTotal } = itemFacts(words, 4);
  return [description, article, price, ...(lineTotal.length > 0 ? [lineTotal] : [])].map((part) =>
    part.map((word) => word.text).join(' '),
  );
}

test.each([
  ['Sensor M18, Kabel 10 m (HI-55132) @ 21,35 €', ['Sensor M18, Kabel 10 m', 'HI-55132', '21,35 €']],
  ['Silla negra à 87,98 €', ['Silla negra', '', '87,98 €']],
  ['Schlauch (DN-20) zu je 4.50', ['Schlauch', 'DN-20', '4.50']],
  ['Hose, black, à 6,54 DKK pr. stk', ['Hose, black', '', '6,54 DKK']],
  ['Hose, black, your ref. 8759698411, at 0.32 EUR each', ['Hose, black', '8759698411', '0.32 EUR']],
  ['Hose DN 16 (artikel 1795.61) voor €1,49 per m', ['Hose DN 16', '1795.61', '€1,49']],
  ['Gloves size 9, jeres varenr. HI-38623, DKK 22,30 pr. stk', ['Gloves size 9', 'HI-38623', 'DKK 22,30']],
  ['Gloves, your art. HI-38623, €22.30 per ST = €89.20', ['Gloves', 'HI-38623', '€22.30', '€89.20']],
  ['Hose, black, 22.30 each = DKK 89.20', ['Hose, black', '', '22.30', 'DKK 89.20']],
  ['Bracket for 10.50 mm', ['Bracket for 10.50 mm', '', '']],
  ['Bracket = 4', ['Bracket = 4', '', '']],
  ['Hose, black, 20 m', ['Hose, black, 20 m', '', '']],
  ['Hose DN 16 (art. 7941.96) at 1.43 EUR each', ['Hose DN 16', '7941.96', '1.43 EUR']],
  ['Hose DN 16 (in black)', ['Hose DN 16 (in black)', '', '']],
  ['Hose 20 m', ['Hose 20 m', '', '']],
  ['boxes of 12 (large)', ['boxes of 12 (large)', '', '']],
  ['delivery at 12', ['delivery at 12', '', '']],
  ['corrugated pad (item CP-4048), $0.71 each', ['corrugated pad', 'CP-4048', '$0.71']],
  ['Greiferwelle kpl., Teile-Nr. 00.580.4417', ['Greiferwelle kpl.', '00.580.4417', '']],
  ['Jersey "Rost" (Nr. 1147) – 8,90 €/m', ['Jersey "Rost"', '1147', '8,90 €']],
  ['of the black cartridges', ['black cartridges', '', '']],
  ['Weizenmehl Type 550', ['Weizenmehl Type 550', '', '']],
  ['Winkel nach Zeichnung B-4226', ['Winkel nach Zeichnung B-4226', '', '']],
  ['codo 32 mm', ['codo 32 mm', '', '']],
  ['7/16 UNF nyloc nut', ['7/16 UNF nyloc nut', '', '']],
  ['film, 50 € = 200 €', ['film', '', '50 €', '200 €']],
  ['film, black,', ['film, black,', '', '']],
  ['Bolt M8x40 (100)', ['Bolt M8x40 (100)', '', '']],
  ['Cable ties 300 mm (100s)', ['Cable ties 300 mm (100s)', '', '']],
])('%s', (text, expected) => {
  expect(tailOf(text)).toEqual(expected);
});

test('a price that names the unit of the quantity, which stands in front of the words', () => {
  const price = (text: string, unit: string) =>
    itemFacts(wordsOf(text), 30, wordsOf(unit)).price.map((word) => word.text);
  expect(price('Fliesen A-100 à 24,90 m²', 'm²')).toEqual(['24,90']);
  expect(price('Kabel à 1,20 lfm', 'm')).toEqual(['1,20']);
  expect(price('Rohre à 5,00 m', 'Stk')).toEqual([]);
});
