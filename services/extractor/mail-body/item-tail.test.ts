import { expect, test } from 'vitest';
import { splitTail } from './item-tail.ts';

function tailOf(text: string) {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    box: [index * 10, 0, index * 10 + 8, 10] as [number, number, number, number],
    fontSize: 10,
    bold: false,
    confidence: 1,
  }));
  const { description, article, price } = splitTail(words);
  return [description, article, price].map((part) => part.map((word) => word.text).join(' '));
}

test.each([
  ['Sensor M18, Kabel 10 m (HI-55132) @ 21,35 €', ['Sensor M18, Kabel 10 m', 'HI-55132', '21,35 €']],
  ['Silla negra à 87,98 €', ['Silla negra', '', '87,98 €']],
  ['Schlauch (DN-20) zu je 4.50', ['Schlauch', 'DN-20', '4.50']],
  ['Hose, black, à 6,54 DKK pr. stk', ['Hose, black', '', '6,54 DKK']],
  ['Hose, black, your ref. 8759698411, at 0.32 EUR each', ['Hose, black', '8759698411', '0.32 EUR']],
  ['Hose, black, 20 m', ['Hose, black, 20 m', '', '']],
  ['Hose DN 16 (art. 7941.96) at 1.43 EUR each', ['Hose DN 16', '7941.96', '1.43 EUR']],
  ['Hose DN 16 (in black)', ['Hose DN 16 (in black)', '', '']],
  ['Hose 20 m', ['Hose 20 m', '', '']],
  ['boxes of 12 (large)', ['boxes of 12 (large)', '', '']],
  ['delivery at 12', ['delivery at 12', '', '']],
])('%s', (text, expected) => {
  expect(tailOf(text)).toEqual(expected);
});
