import { describe, expect, test } from 'vitest';
import { pointsBelow } from './points-below.ts';

describe('a sentence points at what somebody changes below', () => {
  test.each([
    ['en', 'PO attached, please go by Lena’s corrections below.'],
    ['en', 'Please book the order as Marcus says below.'],
    ['en', 'See below from Priya and process it that way please.'],
    ['de', 'Bitte beachten Sie die Anmerkungen unseres Werkstattleiters unten.'],
    ['de', 'Anbei die Bestellung, bitte mit Peters Korrekturen:'],
    ['nl', 'Zie hieronder van Joost, graag zo verwerken.'],
    ['nl', 'De order met de opmerkingen van onze uitvoerder hieronder.'],
    ['fr', 'Merci de tenir compte des remarques de mon collègue ci-dessous.'],
    ['es', 'Adjunto el pedido; tenga en cuenta los comentarios de Marta más abajo.'],
    ['it', 'In allegato l’ordine con le correzioni del capocantiere qui sotto.'],
    ['pt', 'Segue a encomenda, com as alterações do Rui abaixo.'],
    ['pl', 'W załączniku zamówienie, proszę uwzględnić uwagi kierownika poniżej.'],
    ['da', 'Ordren er vedhæftet, med Henriks rettelser nedenfor.'],
  ])('%s: %s', (_, sentence) => {
    expect(pointsBelow(sentence)).toMatchObject({ isOfChanges: true, isOfSomeone: true });
  });
});

test.each(['Please see below.', 'Siehe Nachricht unten.', 'Zie mail hieronder.', 'Voir ci-dessous.'])(
  'that something stands below changes nothing yet: %s',
  (sentence) => {
    expect(pointsBelow(sentence)).toMatchObject({ isOfChanges: false });
  },
);

test.each([
  'See you next week.',
  'As discussed below, please deliver on Friday.',
  'Thank you for your comments below.',
  'Danke für Ihre Anmerkungen unten, wir bestellen wie im Anhang.',
  'Wie unten besprochen bestellen wir.',
  'Conforme à vos remarques ci-dessous.',
  'Zoals hieronder besproken.',
  'Come da vostre osservazioni qui sotto.',
  'Please note the new address of our store.',
])('not at a colleague’s note: %s', (sentence) => {
  expect(pointsBelow(sentence)).toBeNull();
});
