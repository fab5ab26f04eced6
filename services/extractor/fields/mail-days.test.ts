import { expect, test } from 'vitest';
import { namesDayOfDelivery, readMailDay, readToldMailDay } from './mail-days.ts';

/** A Monday. */
const rule = { order: 'DMY', source: 'document', sentOn: '2026-03-09' } as const;
const read = (text: string, tellsWeek = false) => {
  const found = readMailDay(text, { ...rule, tellsWeek });
  return found && [found.value.to, found.isGuess];
};

test.each([
  ['Our order 60014. Delivery 22 April.', '2026-04-22', false],
  ['Delivery Thursday if possible.', '2026-03-12', false],
  ["Could we have these on Tuesday's van (28 April)?", '2026-04-28', false],
  ['Deliver to us on Thursday as always, goods entrance.', '2026-03-12', false],
  ['Lieferung am 10.04. frei Baustelle', '2026-04-10', false],
  ['Commande 882-B, livraison le 16 avril.', '2026-04-16', false],
  ['Rekvisition 6610, levering 28. april.', '2026-04-28', false],
  ['für Samstag bitte:', '2026-03-14', true],
  ['Could you bring 6 kg of coffee with you on Friday? Thanks', '2026-03-13', true],
  ['il me faudrait 36 bouteilles pour vendredi', '2026-03-13', true],
  ['Weds am pls', '2026-03-11', true],
  ['Thursday would be ideal.', '2026-03-12', true],
  ['Hi, can you send 20 hinges please. Thursday would be ideal.', '2026-03-12', true],
  ['For plot 12 Mill Park, before 8am Wednesday:', '2026-03-11', true],
  ['Could we get 48 bags to the depot on Friday? Ref 7719/W.', '2026-03-13', true],
  ['Hoi Jan, kun je vrijdag nog 300 rozen meenemen? Groetjes', '2026-03-13', true],
  ['Hola, para el sábado 10 cajas de cerveza.', '2026-03-14', true],
  ['for tomorrow morning before 9 pls:', '2026-03-10', true],
  ['Graag morgen voor 10 uur:', '2026-03-10', true],
  ['Wir brauchen 10 Kisten für übermorgen.', '2026-03-11', true],
  ['Necesitamos 10 cajas para pasado mañana.', '2026-03-11', true],
  ['Il nous faut 10 sacs pour demain matin.', '2026-03-10', true],
  ['Potrzebujemy 10 worków na jutro.', '2026-03-10', true],
  ['Für euch B-4226. Das muss am 6. April hier sein, der Kran ist gebucht.', '2026-04-06', true],
  ['Unsere Nummer ist PO-62485. Schön wäre, wenn alles bis zum 13. April da ist.', '2026-04-13', false],
  ['40 bags of sand please, first thing Friday if possible.', '2026-03-13', true],
  ['Graag 20 zakken cement, liefst donderdag.', '2026-03-12', true],
  ['Please send 12 hinges, on this Thursday pls.', '2026-03-12', true],
  ['Delivery tomorrow please.', '2026-03-10', false],
  ['Will call, picking up Tuesday.', '2026-03-10', false],
  ['PO TL-204, gewenst 26-11-2026', '2026-11-26', false],
  ['Rechnung bitte mit PO SK-19. Reicht bis 7. April.', '2026-04-07', false],
  ['Graag geleverd op 23-03-2026.', '2026-03-23', false],
  ['To arrive by 6 May 2026.', '2026-05-06', false],
  ['Order no DM10442 / wanted 19 Mar 2026', '2026-03-19', false],
  ['Lieferung bitte am 19.10.2026 vormittags, mittwochs ist geschlossen.', '2026-10-19', false],
  ['Tuesday 17 March would be spot on. Ring us on 01632 960 221.', '2026-03-17', true],
  ['18 Nov 2026 to the Mill Lane job, NOT the yard.', '2026-11-18', true],
  ['On 2 April 2026 if you would, straight to the rectory.', '2026-04-02', true],
  ['Send it later, Monday 4 May would suit. There is a weak bridge.', '2026-05-04', true],
  ['graag voor zaterdag 23 mei 20 zakken friet', '2026-05-23', true],
  ['mi servono per venerdì 24 aprile 12 sacchi di farina', '2026-04-24', true],
  ['Leveren op het dak met eigen kraan, dinsdag 7 april 2026, vóór 7.30 uur.', '2026-04-07', false],
  ['Por favor entreguem na terça-feira, 5 de maio de 2026, pela porta.', '2026-05-05', false],
  ['Nous comptons sur votre passage le mardi 21 avril 2026.', '2026-04-21', false],
  ['Delivering on Wed 18th is fine, please.', '2026-03-18', false],
  ['j’ai besoin que tu me livres jeudi 19 au labo', '2026-03-19', false],
  ['Thursday 19th would be perfect if you can.', '2026-03-19', true],
  ['Want it Monday 6 April on your van run', '2026-04-06', true],
  ['Must be here 2nd April, the machine ships on the 5th.', '2026-04-02', true],
  ['Might they be with us by 16 April? We are full from the 20th.', '2026-04-16', false],
  ['Mag 7 april geleverd worden, dan is er iemand.', '2026-04-07', false],
  ['Ik laat het donderdag ophalen door Bart.', '2026-03-12', false],
  ['Date impérative : mardi 14 avril, nous avons une machine calée.', '2026-04-14', false],
  ['Nos vendría bien recibirlo el lunes 23 de marzo por la mañana.', '2026-03-23', true],
  ["Could we get the following on next Tuesday's van please (28 April):", '2026-04-28', false],
  ['Jetzt brauchen wir für nächste Woche Dienstag noch 40 m:', '2026-03-17', false],
  ['Dostawa na budowę: ul. Leśna 14, 05-500 Piaseczno, do 12.04.', '2026-04-12', false],
  ['Could we have it all on site by Thursday 9 April, the joiners start then.', '2026-04-09', false],
  ['We are closed from 20 April so please deliver on Thursday 9 April.', '2026-04-09', false],
  ['Preciso disto até sexta-feira, dia 20, porque temos a feira no domingo.', '2026-03-20', false],
  ['PO for this is TL-204. Needed by the 20th please.', '2026-03-20', false],
  ['Consegna entro fine mese presso il magazzino.', '2026-03-31', false],
  ['Le tout pour vendredi si possible.', '2026-03-13', true],
  ['¿Podrían traerlo el sábado?', '2026-03-14', true],
  ['Account HAL22. Needs to be at the yard tmrw am.', '2026-03-10', true],
  ['The fair is on 14 April so we need them by 12 April.', '2026-04-12', false],
])('%s', (text, day, isGuess) => {
  expect(read(text)).toEqual([day, isGuess]);
});

test.each([
  'The last lot was delivered on Friday.',
  'Please confirm by Friday.',
  'On 2 March 2026 at the fair we had a look.',
  'De vorige levering werd geleverd op 02-03-2026.',
  'We have 12 people on the site.',
  'We met Tom on Friday at the fair in Leeds.',
  'Here is what the 2 of us came up with after counting on Friday:',
  'Merci d’être passé mardi. Comme promis 12 sacs.',
  'We are closed on Friday.',
  "I've a craft fair on 7 April and I'm short of finishing bits.",
  'Merci de livrer à la boutique ; l’atelier est fermé du 1er au 5 avril.',
  'Friday 10 boxes were missing.',
  'From 1 April our delivery address will be: 5 Mill Lane, please update it.',
  'Am Freitag haben wir geschlossen.',
  'Bitte 10 Kisten gemäß Ihrem Angebot (12. März).',
  'Guten Morgen, bitte 10 Kisten.',
  'Morgen zusammen, bitte 10 Kisten.',
  'Goede morgen, graag 10 dozen.',
  'Entregar por la mañana 10 cajas.',
  'We need 12 boxes every Friday.',
  'Please send 12 boxes, next Friday is a holiday.',
  'Can you send 12 boxes? Tuesday and Thursday we are closed.',
])('no day of delivery: %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  // The number is that of such a day.
  ['Je passe les prendre vendredi matin (13) au dépôt.', '2026-03-13'],
  ['Entrega na 5ª feira dia 12 de manhã, das 8 às 10.', '2026-03-12'],
  ['Entregar el viernes por la mañana (20).', '2026-03-20'],
  ['Nos hace falta, a ser posible con el reparto del jueves:', '2026-03-12'],
  ['Anlieferung Muster Bau, Feldweg 3, 25746 Heide, am 19.03. bis 8 Uhr.', '2026-03-19'],
  ['Delivery to 4 Mill Lane, Leeds LS1 4AB, rear gate, on 19 March before 8.', '2026-03-19'],
  ['Tuesday is fine as always.', '2026-03-10'],
  ['Somebody is there from 7. Tuesday first thing if poss.', '2026-03-10'],
])('behind what says where and when: %s', (text, day) => {
  expect(read(text)?.[0]).toBe(day);
});

test.each([
  // What happens that day is said behind it.
  'Anlieferung über Tor 3, 25746 Heide, am 19.03. haben wir Inventur.',
  'Friday morning 8 boxes were missing.',
  'Entregar na feira de Leiria.',
])('what is of another kind: %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  'Please collect the empties as well, you may fetch them on 4 March.',
  'You can collect them on Friday.',
  'Das Leergut steht bereit, Ihr Fahrer holt es am Freitag ab.',
  'Sie holen es am Freitag ab.',
  'Jullie halen ze vrijdag op.',
  'Vous passez les prendre vendredi.',
  'I henter dem fredag.',
])('who sells comes for what goes back: %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  'We will collect them on Friday.',
  'Our driver will collect it on Friday.',
  'Ich hole sie Freitag ab.',
  'Unser Fahrer holt es am Freitag ab.',
  'Wij halen ze vrijdag op.',
  'Pasamos a recogerlos el viernes.',
  'Vi henter dem fredag.',
  'Bitte liefern Sie am Freitag, Ihr Fahrer holt dann das Leergut ab.',
])('who buys comes for the goods: %s', (text) => {
  expect(read(text)?.[0]).toBe('2026-03-13');
});

test('a day of the week with the number of another is none of both', () => {
  expect(read('Je passe les prendre vendredi matin (14) au dépôt.')?.[0]).not.toBe('2026-03-14');
});

test('a day of delivery that was not understood is named all the same', () => {
  const names = (text: string) => namesDayOfDelivery(text.split(' '), '2026-03-09');
  expect(names('Anlieferung bitte an Tor 3, am 19.03. haben wir Inventur.')).toBe(true);
  expect(names('Anlieferung bitte an Tor 3.')).toBe(false);
  expect(names('Am 19.03. haben wir Inventur.')).toBe(false);
});

test('a day of the week may be one of another week that is spoken of', () => {
  expect(read('Delivery Thursday', true)).toBeNull();
});

test('without the day of an e-mail there is none', () => {
  expect(readMailDay('Delivery Thursday', { order: 'DMY', source: 'document' })).toBeNull();
});

test.each([
  ['15 bags of cement, need them thurs if poss. ta', '2026-03-12'],
  ['Wird Donnerstag gebraucht.', '2026-03-12'],
  ['Skal bruges torsdag.', '2026-03-12'],
  ['Que llegue el 13 de abril como muy tarde, abrimos el 15.', '2026-04-13'],
  ['Need it here by 03/24/2026.', '2026-03-24'],
  ['For Thursday am please (12th)', '2026-03-12'],
  ['Need these at the site, not the yard. Friday the 13th, crew is there at 7.', '2026-03-13'],
  ['Material to reach our works on or before 25.03.2026 without fail.', '2026-03-25'],
  ['Zustellung am Donnerstag, 12.3., vormittags wäre gut.', '2026-03-12'],
  ['Ich würde mich freuen, wenn die Sachen am Donnerstag, 12. März, kommen könnten.', '2026-03-12'],
  ['Moin, brauch morgen früh 10 Sack Kleber.', '2026-03-10'],
])('all is needed then: %s', (text, day) => {
  expect(read(text)?.[0]).toBe(day);
});

test.each([
  'You can reach me on Monday 23 March by phone.',
  'Wir würden uns freuen, wenn Sie am 25. März zu unserem Fest kommen.',
])('a day that is none of the goods: %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each(['The 20 bags we had on Thursday were torn.', 'We need 12 bags and are closed on Thursday.'])(
  'a day that nothing is needed on: %s',
  (text) => {
    expect(read(text)).toBe(null);
  },
);

test('a floor is no Danish Thursday', () => {
  const thursday = { order: 'DMY', source: 'document', sentOn: '2026-11-20' } as const;
  expect(readMailDay('Delivery to 3rd floor, ring the bell', thursday)).toBeNull();
  expect(readMailDay('Levering to 3. tak', thursday)?.value.to).toBe('2026-12-03');
});

test.each([
  'Need it w/c Monday 23 March at the latest.',
  'We need it Monday 23 March.',
  'Wir brauchen es Montag 23. März.',
  'Nous en avons besoin lundi 23 mars.',
])('the date behind a day of the week says which: %s', (text) => {
  expect(read(text)?.[0]).toBe('2026-03-23');
});

test('the figures of a number in words are no day', () => {
  const rule = { order: 'MDY', source: 'document', sentOn: '2027-03-24' } as const;
  const terms = 'If Vendor fails to deliver on time, Contractor may after three (3) days buy elsewhere';
  expect(readToldMailDay(terms, rule)).toBeNull();
});
