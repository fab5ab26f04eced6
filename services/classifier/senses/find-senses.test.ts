import { expect, test } from 'vitest';
import { besideSentences, findSenses } from './find-senses.ts';
import { sentencesOf } from './sentences.ts';

const namesOf = (text: string) => findSenses(text).map(({ name }) => name);

test.each([
  ['We have entered your purchase order 4711 under our number 88.', ['order_taken', 'we_took_order']],
  ['Vielen Dank für Ihre geschätzte Bestellung.', ['thanked_for_order']],
  ['Uw betaling is vandaag bijgeschreven.', ['payment_arrived']],
  ['Votre règlement est arrivé ce matin.', ['payment_arrived']],
  ['¿Cuánto nos costarían 40 cajas?', ['how_much', 'how_much_for']],
  ['Possiamo offrirvi i seguenti articoli.', ['we_offer']],
  ['A fatura 12 continua por liquidar.', ['bill_unpaid']],
  ['Prosimy wstrzymać zamówienie 55.', ['order_withdrawn']],
  ['Varerne er afsendt i dag.', ['goods_sent']],
])('%s', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test('who buys speaks of his own order, asks, or says what has not happened', () => {
  expect(namesOf('Thank you for entering our purchase order 4711.')).toEqual([]);
  expect(namesOf('Die Zahlung ist noch nicht eingegangen.')).toEqual([]);
  expect(namesOf('Please tell us once the goods have been shipped.')).toEqual([]);
});

test('a word of one language is none of another: "da" of "alles ist da"', () => {
  expect(namesOf('Heute früh war alles da.')).toContain('all_arrived');
  expect(namesOf('Aceptamos todo lo que nos da en su oferta.')).not.toContain('all_arrived');
});

test('words of two sentences mean nothing together', () => {
  expect(namesOf('The transfer is for Friday. Ten parcels arrived.')).not.toContain('payment_arrived');
});

test('the sentences beside those of a kind', () => {
  const isTrouble = (piece: string) => findSenses(piece).some(({ category }) => category === 'unknown');
  const rest = (text: string) => besideSentences(text, isTrouble);
  expect(rest('Please cancel our order 12. Send us 3 boxes of tape.')).toBe('Send us 3 boxes of tape.');
  expect(rest('Two boxes of the delivery were torn, so please send us 3 boxes of tape.')).toBe(
    'please send us 3 boxes of tape.',
  );
  expect(rest('Send us 3 boxes of tape.')).toBe(null);
});

test('a sentence goes on behind a line break and behind an abbreviation', () => {
  expect(sentencesOf('Our order\nNo. 12 was late. When does\nit come?\n\nRegards')).toEqual([
    'Our order No. 12 was late.',
    'When does it come?',
    'Regards',
  ]);
});
