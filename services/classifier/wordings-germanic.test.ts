import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  [
    'purchase_order',
    'Neue Bestellung im Webshop',
    'In Ihrem Shop ist eine neue Bestellung eingegangen. Bestellnummer 7781, Gesamt 112,40 EUR, Zahlung per Rechnung.',
  ],
  [
    'purchase_order',
    'Auftrag Messebau',
    'Für den Stand ordern wir 6 Barhocker und 2 Stehtische. Rechnung bitte an die Buchhaltung in Kassel.',
  ],
  [
    'purchase_order',
    'Korrigierte Bestellung 6620',
    'Diese Bestellung ersetzt unsere Order von gestern, Position 2 entfällt.',
  ],
  ['purchase_order', 'Offerte 812', 'Wir nehmen Ihre Offerte 812 gerne an und bitten um Ausführung im Mai.'],
])(
  'German: orders, however they are brought and whatever they say of bills: %s %s',
  (category, subject, text) => {
    expect(categoryOf(subject, text)).toBe(category);
  },
);

test.each([
  ['order_confirmation', 'Re: Getränke', 'ist alles notiert, rest bestätigt, bis freitag'],
  [
    'order_confirmation',
    'Eingangsbestätigung',
    'Ihre Bestellung wurde von uns erfasst und wird am Donnerstag ausgeführt.',
  ],
  ['delivery_note', 'Fertig', 'Ihr Fahrrad liegt für Sie bereit, geöffnet bis 18 Uhr.'],
  [
    'delivery_note',
    'Transport',
    'Der LKW ist seit sechs Uhr unterwegs, er müsste gegen Mittag bei euch sein.',
  ],
  ['delivery_note', 'Papiere', 'Anbei die Lieferpapiere zur Palette, verladen gestern Abend.'],
  ['delivery_note', 'Lieferankündigung', 'Ihre Lieferung kommt am Dienstag zwischen 8 und 12 Uhr.'],
  [
    'invoice',
    'Schlussrechnung Dachsanierung',
    'Nach der Abnahme senden wir Ihnen unsere Schlussrechnung, zahlbar innerhalb von 14 Tagen.',
  ],
  [
    'invoice',
    'Abrechnung Mai',
    'Ihre Abrechnung ist erstellt, der Rechnungsbetrag wird am 5. Juni abgebucht.',
  ],
  ['credit_note', 'Teilstorno', 'Der Stornobeleg zu Position 3 liegt bei.'],
])('German: what a seller answers, sends, bills and credits: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  ['quotation', 'Richtpreis', 'Können Sie uns einen Richtpreis für 4 Garagentore durchgeben?'],
  ['quotation', 'Ausschreibung Streusalz', 'Die Angebotsabgabe endet am 3. Mai, Bindefrist 60 Tage.'],
  [
    'quotation',
    'Brennholz',
    'Buche trocken 120 € je Raummeter, Lieferung 40 €. Melden Sie sich, wenn es passt.',
  ],
])('German: what was paid and what would be paid: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([['unknown', 'Zufahrt', 'Können Sie mit einem Kranfahrzeug anliefern? Die Einfahrt ist schmal.']])(
  'German: who asks for a bill, a date or a way in orders nothing: %s %s',
  (category, subject, text) => {
    expect(categoryOf(subject, text)).toBe(category);
  },
);

test.each([
  [
    'purchase_order',
    'Nieuwe order in je webshop',
    'Er is een nieuwe bestelling geplaatst. Bestelnummer 7781, totaal € 112,40.',
  ],
  [
    'purchase_order',
    'Stand op de beurs',
    'Voor onze stand bestellen wij 6 barkrukken en 2 statafels. Factuur graag naar de boekhouding.',
  ],
  ['purchase_order', 'Offerte 812', 'Wij accepteren uw offerte 812, lever de machine in mei.'],
])(
  'Dutch: orders, however they are brought and whatever they say of bills: %s %s',
  (category, subject, text) => {
    expect(categoryOf(subject, text)).toBe(category);
  },
);

test.each([
  [
    'order_confirmation',
    'Afroepbevestiging',
    'Uw afroep van maandag is bevestigd, de goederen volgen in week 22.',
  ],
  ['order_confirmation', 'Re: drank', 'alles genoteerd hoor, de rest is akkoord'],
  [
    'delivery_note',
    'Transport',
    'De vrachtwagen is om zes uur vertrokken en staat tegen de middag bij jullie.',
  ],
  ['delivery_note', 'Papieren', 'Bijgaand de vervoersdocumenten van de zending van vandaag.'],
  ['delivery_note', 'Leveraankondiging', 'Wij leveren dinsdag tussen 8 en 12 uur, de chauffeur belt vooraf.'],
  [
    'invoice',
    'Slotfactuur dak',
    'Bijgaand de slotfactuur van de werken, gelieve te betalen binnen 14 dagen.',
  ],
  ['invoice', 'Ereloonnota', 'Hierbij mijn ereloonnota voor het tweede kwartaal.'],
  ['credit_note', 'Tekort', 'Voor het tekort maakten wij een kredietnota op.'],
])('Dutch: what a seller answers, sends, bills and credits: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  ['receipt', 'Uw vraag', 'Rekening 771 is maandag voldaan, het afschrift volgt.'],
  ['quotation', 'Garagedeuren', 'Kunt u ons een richtprijs geven voor 4 garagedeuren?'],
  ['quotation', 'Aanbesteding strooizout', 'Inschrijvingen worden verwacht voor 3 mei om 12 uur.'],
  ['quotation', 'Alternatief', 'In eiken komt de tafel op € 1.190 excl. btw. Mogen wij starten?'],
])('Dutch: what was paid and what would be paid: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  ['unknown', 'Factuur kwijt', 'Kunnen jullie de factuur van onze aankoop in mei nog eens sturen?'],
  ['unknown', 'Inrit', 'Kunnen jullie met een kraanwagen lossen? De inrit is smal.'],
])('Dutch: who asks for a bill, a date or a way in orders nothing: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'purchase_order',
    'Ny ordre i din webshop',
    'Du har fået en ny ordre fra Maler Holst på 812,00 kr. Betalingstype faktura.',
  ],
  [
    'purchase_order',
    'Messestand',
    'Til standen bestiller vi 6 barstole og 2 ståborde. Fakturaen sendes til bogholderiet.',
  ],
  ['purchase_order', 'Tilbud 812', 'Vi accepterer jeres tilbud 812. Sæt bare i gang.'],
])(
  'Danish: orders, however they are brought and whatever they say of bills: %s %s',
  (category, subject, text) => {
    expect(categoryOf(subject, text)).toBe(category);
  },
);

test.each([
  ['order_confirmation', 'Sv: drikkevarer', 'det hele er noteret, resten er bekræftet'],
  ['order_confirmation', 'Jeres bestilling', 'Jeres bestilling er landet hos os og indtastes i dag.'],
  ['delivery_note', 'Brillerne', 'Dine briller er klar, kom forbi inden kl. 18.'],
  ['delivery_note', 'Transport', 'Bilen kørte kl. 6 og er ved jer omkring middag.'],
  ['delivery_note', 'Papirer', 'Hermed fragtbrev og leveringsbevis på sendingen.'],
  ['invoice', 'Slutfaktura tag', 'Vedhæftet slutfakturaen for arbejdet, netto 14 dage.'],
  ['invoice', 'Husleje', 'Opkrævning for leje af lageret er vedhæftet.'],
  ['credit_note', 'Tomme kasser', 'Her er en kreditnota på 30 kasser.'],
  ['credit_note', 'Manglende varer', 'De to kolli godskrives hermed jeres konto.'],
])('Danish: what a seller answers, sends, bills and credits: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  ['quotation', 'Garageporte', 'Kan I give os en pris på 4 garageporte?'],
  ['quotation', 'Udbud af vejsalt', 'Tilbudsfrist den 3. maj kl. 12.'],
  ['quotation', 'Overslag', 'Prisen bliver 1.190 kr. ekskl. moms. Skal vi gå i gang?'],
])('Danish: what was paid and what would be paid: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([['unknown', 'Faktura væk', 'Kan I sende os en kopi af fakturaen fra maj?']])(
  'Danish: who asks for a bill, a date or a way in orders nothing: %s %s',
  (category, subject, text) => {
    expect(categoryOf(subject, text)).toBe(category);
  },
);
