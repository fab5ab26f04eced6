import { expect, test } from 'vitest';
import { changesTold, readPrinted } from './told-changes.fixture.ts';

const order = {
  codes: ['K-2041', 'H-1180', 'S-7711'],
  quantities: [15, 30, 31],
  goods: {
    en: ['House coffee beans 1 kg', 'Barista oat drink 1 l', 'Steel sheet 2 mm'],
    de: [
      'Kalbsschulter ohne Knochen',
      'Nitrilhandschuhe puderfrei Gr. S',
      'Nitrilhandschuhe puderfrei Gr. M',
    ],
    nl: ['Pvc-plaat 10 mm wit', 'Vinyl mat wit', 'Tape 25 mm'],
    fr: ['Change complet taille M', 'Change complet taille L', 'Papier couché 90 g'],
    it: ['Pomodori pelati', 'Farina tipo 0', 'Olio di oliva'],
    pl: ['Mąka pszenna typ 550', 'Mąka żytnia typ 720', 'Drożdże prasowane'],
    da: ['Oasis mursten', 'Bloklys hvid', 'Bindetråd grøn'],
  },
};
const drafts = Object.fromEntries(
  Object.keys(order.goods).map((language) => [language, readPrinted(order, language)]),
);
const told = (language: string, sentence: string) => changesTold(sentence, drafts[language]!, order);

test.each([
  ['en', 'Double the oat milk please, the walkers are back.', 'q2=60'],
  ['de', 'Mit 15 Kilo Kalbsschulter kommen wir da nie hin, nehmen Sie bitte 26.', 'q1=26'],
  ['nl', '1) lijn 1: 12 platen in plaats van 15', 'q1=12'],
  ['fr', 'Je vous demande de porter les changes complets taille L à 36 paquets.', 'q2=36'],
])('another quantity, %s: %s', (language, sentence, change) => {
  expect(told(language, sentence)).toBe(change);
});

test('the amount behind a reason is of the goods that it names', () => {
  const reason = 'Mir fällt auf, dass die Nitrilhandschuhe Größe S mit 30 Packungen zu hoch angesetzt sind.';
  expect(told('de', `${reason} Bitte liefern Sie hiervon lediglich 10 Packungen.`)).toContain('q2=10');
});

test('goods that a verb of two parts adds', () => {
  expect(told('nl', 'Wil je er nog 5 lichtersetjes (de blauwe) bij doen?')).toBe('+5');
});

test.each([
  ['pl', 'Proszę jeszcze o dwa worki mąki więcej niż wpisano.', 'ask'],
  ['de', 'Vielen Dank noch einmal für die 50 Probestifte, die Kinder waren begeistert.', 'none'],
  ['fr', 'Nous avons depuis accueilli huit résidents supplémentaires.', 'none'],
])('no goods of their own, %s: %s', (language, sentence, change) => {
  expect(told(language, sentence)).toBe(change);
});

test.each([
  ['fr', 'Merci de nous livrer le jeudi 18 au lieu de la date imprimée.', 'd=2027-03-18'],
  ['en', 'We cannot receive on 1 April, kindly ship so it is here the day before.', 'd=2027-03-31'],
  ['en', 'We cannot receive on 1 April, kindly ship so it is here the day after.', 'd=2027-04-02'],
  ['en', 'We cannot receive on 5 April, so please deliver on another day.', 'ask'],
  [
    'it',
    'Potreste anticipare la consegna a venerdì? Anzi no, confermo: ci serve venerdì 19.',
    'd=2027-03-19 ask',
  ],
])('another day, %s: %s', (language, sentence, change) => {
  expect(told(language, sentence)).toBe(change);
});

test('another place, where the printed one is closed', () => {
  const sentence =
    'Die Ware bitte in unsere neue Werkstatt Fährstraße 90, 24149 Kiel schicken, die aufgedruckte Lieferadresse ist seit 1. Februar geschlossen.';
  expect(told('de', sentence)).toBe('a=24149 ask');
});

test('the right number of the order, with the papers that shall bear it', () => {
  const sentence =
    'Prawidłowy numer naszego zamówienia to PO-1021 i proszę o posługiwanie się nim na fakturze.';
  expect(told('pl', sentence)).toBe('n=PO-1021');
});

test('another number of the order, whatever its reason tells of a former one', () => {
  const sentence =
    'Please quote our reference PO-1001-B and not PO-1001 on all paperwork - the accounts people have already used 1001 for another order in March.';
  expect(told('en', sentence)).toContain('PO-1001-B');
});

test('what is asked of papers changes nothing', () => {
  expect(told('de', 'Könnt ihr mir die Langzeitlieferantenerklärung 2026 noch schicken?')).toBe('none');
  expect(told('nl', 'Kunt u tevens aangeven wat uw garantietermijn is?')).toBe('none');
});
