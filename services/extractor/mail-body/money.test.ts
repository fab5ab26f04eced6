import { expect, test } from 'vitest';
import { wordsOf } from './body.fixture.ts';
import { moneyIn } from './money.ts';

/** `taken | amount | kind` of each. */
function found(text: string): string[] {
  const words = wordsOf(text);
  const join = (own: { text: string }[]) => own.map((word) => word.text).join(' ');
  return moneyIn(words).map(({ from, to, amount, isTotal, isPerPiece }) =>
    [join(words.slice(from, to)), join(amount), isTotal ? 'total' : isPerPiece ? 'each' : '?'].join(' | '),
  );
}

test.each([
  ['primer, grey, at 21.80 a litre', ['at 21.80 a litre | 21.80 | each']],
  ['tags @ Rs.1.31', ['@ Rs.1.31 | Rs.1.31 | each']],
  ['tags, Rs. 45,000', ['Rs. 45,000 | Rs. 45,000 | ?']],
  ['10 rs 232 cables', []],
  ['Bracket EUR 17.35 each', ['EUR 17.35 each | EUR 17.35 | each']],
  ['1.200 St. zu 7,85 €/St.', ['zu 7,85 €/St. | 7,85 € | each']],
  ['papier A4 à 3,89 € HT la ramette', ['à 3,89 € HT la ramette | 3,89 € | each']],
  ['etiketten aan € 0,04 per stuk', ['aan € 0,04 per stuk | € 0,04 | each']],
  ['60 opak. – 52,00 zł netto/opak.', ['52,00 zł netto/opak. | 52,00 zł | each']],
  ['al prezzo unitario di EUR 1,31', ['al prezzo unitario di EUR 1,31 | EUR 1,31 | each']],
  [
    '12 Ringe x 96,50 EUR = 1.158,00 EUR',
    ['96,50 EUR | 96,50 EUR | ?', '= 1.158,00 EUR | 1.158,00 EUR | total'],
  ],
  [
    'RATE: AED 64.00 AMOUNT: AED 22,400.00',
    ['RATE: AED 64.00 | AED 64.00 | each', 'AMOUNT: AED 22,400.00 | AED 22,400.00 | total'],
  ],
  ['n. 6 € 214,00 cad.', ['€ 214,00 cad. | € 214,00 | each']],
  ['Gewebe zu 12,50 € / 100 m', ['zu 12,50 € / 100 m | 12,50 € / 100 m | each']],
  ['gloves, all of it for CHF 19.00 only', ['CHF 19.00 | CHF 19.00 | ?']],
  ['30 m² Fliesen A-100 à 24,90 m²', ['à 24,90 m² | 24,90 | each']],
  ['50 m Kabel à 1,20 lfm', ['à 1,20 lfm | 1,20 | each']],
  ['10 Rohre à 5,00 m', []],
  ['2 m² Platten à 0,50 m', []],
  ['Rohr 40x2 m à 5,00 m', []],
  ['Bracket for 10.50 mm', []],
  ['M8 x 1.25 pitch', []],
  ['Beam 60/120, l = 13.00 m', []],
  ['pallets 1200 x 800', []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('the value of an amount, whatever mark it has', () => {
  const values = (text: string) => moneyIn(wordsOf(text)).map(({ value }) => value);
  expect(values('EUR 1.158,00')).toEqual([1158]);
  expect(values('£22,400.00')).toEqual([22400]);
  expect(values('0,098 €')).toEqual([0.098]);
  expect(values('AED 64')).toEqual([64]);
});
