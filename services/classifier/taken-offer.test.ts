import { describe, expect, test } from 'vitest';
import { findTakenOffer } from './taken-offer.ts';

const offer = `Dear Anna,

thank you for your enquiry. Our offer Q-2231:

Pos. | Article      | Qty  | Price
1    | LED panel    | 2 ea | 48.00 EUR
2    | Cordless saw | 4 ea | 73.50 EUR
3    | Cable        | 9 m  | 2.88 EUR

Carriage paid, goods from stock.

Kind regards
Bob`;
const rows = [
  '1    | LED panel    | 2 ea | 48.00 EUR',
  '2    | Cordless saw | 4 ea | 73.50 EUR',
  '3    | Cable        | 9 m  | 2.88 EUR',
];
const find = (said: string, answered = offer, subject = 'Re: Offer Q-2231') =>
  findTakenOffer({ subject, text: `${said}\n\nKind regards\nAnna\nMill Lane 5`, answered });

test.each([
  ['Hi Bob,\n\nthanks a lot. We accept your offer. Our PO is 4500-118.', 'We accept your offer.'],
  ['Wir bestellen gemäß Ihrem Angebot Q-2231.', 'Wir bestellen gemäß Ihrem Angebot Q-2231.'],
  ['Akkoord met uw offerte.', 'Akkoord met uw offerte.'],
  ['C’est d’accord pour votre offre.', 'C’est d’accord pour votre offre.'],
  ['Aceptamos su oferta.', 'Aceptamos su oferta.'],
  ['Accettiamo la vostra offerta.', 'Accettiamo la vostra offerta.'],
  ['Aceitamos a vossa proposta.', 'Aceitamos a vossa proposta.'],
  ['Akceptujemy Państwa ofertę.', 'Akceptujemy Państwa ofertę.'],
  ['Vi accepterer jeres tilbud.', 'Vi accepterer jeres tilbud.'],
  ['We will take it all except the LED panel.', 'We will take it all except the LED panel.'],
])('%s takes the whole offer', (said, sentence) => {
  expect(find(said)).toEqual({ sentence, positions: [], lines: rows, isPlain: true });
});

test.each([
  ['Yes please, go ahead with pos 1 and 3.', [1, 3]],
  ['Ja bitte, Pos. 3 und 1 so liefern, den Rest vorerst nicht.', [1, 3]],
  ['Akkoord. Lever maar regel 1 en 3.', [1, 3]],
  ['D’accord. Livrez les postes 1 et 3, le reste pas pour le moment.', [1, 3]],
  ['De acuerdo. Envíennos las posiciones 1 y 3.', [1, 3]],
  ['Sì, procedete con le pos. 1 e 3.', [1, 3]],
  ['Sim, avancem com as pos. 1 e 3.', [1, 3]],
  ['Tak, prosimy o poz. 1 i 3.', [1, 3]],
  ['Ja tak, kør bare med pos. 1 og 3.', [1, 3]],
])('%s takes lines by their numbers', (said, positions) => {
  expect(find(said)).toMatchObject({ positions, lines: [rows[0], rows[2]], isPlain: true });
});

test('a number that the offer has not, or twice, may mean any of its lines', () => {
  expect(find('Yes please, pos. 1 and 7.')).toMatchObject({ positions: [1, 7], lines: rows });
  const twice = offer.replace('2    |', '1    |');
  expect(find('Yes please, pos. 1.', twice)?.lines).toHaveLength(3);
});

describe('takes nothing', () => {
  test.each([
    'Thanks for your offer, I will come back to you.',
    'Danke für Ihr Angebot, wir prüfen das und melden uns.',
    'Bedankt voor uw offerte, we komen erop terug.',
    'Merci pour votre devis, nous revenons vers vous.',
    'Please send your offer again as a PDF.',
    'Please proceed with the drawing approval.',
    'Pos. 2 is too expensive.',
  ])('%s', (said) => {
    expect(find(said)).toBe(null);
  });

  test('where no offer is quoted', () => {
    expect(find('We accept your offer.', '')).toBe(null);
    expect(find('Please send items 1 and 3.', 'We need:\n\n1. 2 saws\n3. 4 drills', 'Re: Saws')).toBe(null);
  });
});

test('who says go ahead to something without prices orders nothing by that', () => {
  const answered = 'We can offer to collect the broken saw on Friday.';
  expect(find('Please go ahead.', answered)?.isPlain).toBe(false);
});

test('a number of the order refuses nothing', () => {
  expect(find('Please go ahead as quoted, our PO no. is 4500-118.')?.isPlain).toBe(true);
});

test.each([
  'Your quote is not accepted.',
  'Can we go ahead as quoted?',
  'My boss has approved everything in principle, order follows.',
  'We already ordered as per your offer.',
  'Das Angebot ist grundsätzlich angenommen, Bestellung folgt.',
  'Bitte so bestellen? Nein, bitte nicht so bestellen.',
  'Please send a drawing of item 2.',
  'Please confirm the delivery time of item 2.',
  'Bitte senden Sie uns ein Datenblatt zu Pos. 2.',
  'Graag een betere prijs voor regel 2.',
  'Merci de nous envoyer la fiche technique du poste 2.',
])('%s is no plain order', (said) => {
  expect(find(said)?.isPlain ?? false).toBe(false);
});
