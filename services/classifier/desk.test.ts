import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  [
    'en',
    'Re: order',
    'Hi Jo,\n\nit is booked in under sales order 88120 and goes out with the van on Thursday. The 6 drums of sealant are the last ones I have.\n\nCheers\nMel',
  ],
  [
    'de',
    'AW: Bestellung',
    'Hallo Jan,\n\nist angelegt unter Auftrag 88120, geht morgen mit Tour 3 raus. Die 6 Kartuschen Dichtstoff habe ich noch genau da.\n\nGruß\nInge',
  ],
  [
    'nl',
    'RE: bestelling',
    'Hoi Jan,\n\nStaat erin onder order 88120, gaat donderdag met de bus mee. De 6 kokers kit heb ik nog precies.\n\nGroet\nInge',
  ],
  [
    'fr',
    'RE: commande',
    'Bonjour Jean,\n\nc’est saisi sous la commande 88120, cela part jeudi. Les 6 cartouches de mastic, je les ai encore tout juste.\n\nInès',
  ],
  [
    'es',
    'RE: pedido',
    'Hola Juan:\n\nestá registrado con el pedido 88120, sale el jueves. Los 6 cartuchos de sellador los tengo justos.\n\nInés',
  ],
  [
    'it',
    'R: ordine',
    'Ciao Gianni,\n\nè inserito con il numero 88120, parte giovedì. Le 6 cartucce di sigillante le ho giuste giuste.\n\nInes',
  ],
  [
    'pt',
    'RE: encomenda',
    'Olá João,\n\nestá lançada com o número 88120, sai na quinta. Os 6 tubos de vedante tenho-os à justa.\n\nInês',
  ],
  [
    'pl',
    'Odp: zamówienie',
    'Cześć Janku,\n\njest wprowadzone pod nr 88120, jedzie w czwartek. 6 tub uszczelniacza mam akurat.\n\nInga',
  ],
  [
    'da',
    'SV: bestilling',
    'Hej Jan,\n\nden er oprettet under ordre 88120 og kører torsdag. De 6 patroner fugemasse har jeg lige.\n\nInge',
  ],
])('who entered an order tells under which number: %s', (_, subject, text) => {
  expect(categoryOf(subject, text)).toBe('order_confirmation');
});

test.each([
  ['en', 'Please book this under our PO 88120:\n\n20 boxes gloves L\n5 cases wipes\n\nThanks'],
  [
    'de',
    'Bitte buchen Sie das unter unserer Bestellnummer 88120 ein:\n\n20 Kartons Handschuhe L\n5 Pack Tücher\n\nDanke',
  ],
  ['nl', 'Graag boeken onder onze order 88120:\n\n20 dozen handschoenen L\n5 pakken doekjes\n\nDank'],
])('who orders says under which number of his own: %s', (_, text) => {
  expect(categoryOf('Order', text)).toBe('purchase_order');
});

const brought = 'PO 77120: 40 pcs gasket 2", 8 pcs blind flange 2". Thanks, Ann';
const forwarded = (said: string) =>
  classify({
    subject: 'FW: PO 77120',
    text: said,
    automatic: null,
    attachments: [
      {
        name: 'PO 77120.txt',
        text: brought,
        inline: false,
        enclosed: { subject: 'PO 77120', text: brought },
      },
    ],
  }).category;

test.each([
  [
    'en',
    'Has anyone entered this one already? There is an SO from this morning with the same gaskets. Yes or no please.',
  ],
  ['de', 'Hat das schon jemand erfasst? Es gibt einen Auftrag von heute früh mit denselben Dichtungen.'],
  ['nl', 'Heeft iemand deze al ingevoerd? Er staat een order van vanochtend met dezelfde pakkingen.'],
  ['fr', 'Est-ce que quelqu’un l’a déjà saisie ? Il y a une commande de ce matin avec les mêmes joints.'],
  ['es', '¿Alguien lo ha metido ya? Hay uno de esta mañana con las mismas juntas.'],
  ['it', 'Qualcuno l’ha già inserito? Ce n’è uno di stamattina con le stesse guarnizioni.'],
  ['pt', 'Alguém já introduziu esta? Há uma de hoje de manhã com as mesmas juntas.'],
  ['pl', 'Czy ktoś już to wprowadził? Jest zlecenie z rana z tymi samymi uszczelkami.'],
  ['da', 'Har nogen tastet den? Der ligger en fra i morges med de samme pakninger.'],
])('who asks his colleagues whether somebody entered an order brings none: %s', (_, said) => {
  expect(forwarded(said)).toBe('unknown');
});

test.each([
  ['en', 'Can you put this on for me please.'],
  ['en', 'Has anyone entered this one already? If not, please key it today.'],
  ['de', 'Hat das schon jemand erfasst? Wenn nicht, bitte die Bestellung heute anlegen.'],
  ['nl', 'Kun je deze voor me inboeken?'],
  ['da', 'Vil du taste den for mig?'],
])('who wants it entered orders: %s %s', (_, said) => {
  expect(forwarded(said)).toBe('purchase_order');
});

test.each([
  [
    'en',
    'Hello, I need new work shoes for the team, about 15 pairs. I can’t decide between the T-10 and the T-20, which would be better on wet floors?',
  ],
  [
    'de',
    'Guten Tag, wir brauchen neue Arbeitsschuhe, etwa 15 Paar. Welchen würden Sie für nasse Böden empfehlen, den T-10 oder den T-20?',
  ],
  [
    'nl',
    'Hallo, wij hebben nieuwe werkschoenen nodig, zo’n 15 paar. Ik twijfel tussen de T-10 en de T-20, welke is beter op een natte vloer?',
  ],
  [
    'fr',
    'Bonjour, il nous faut des chaussures, environ 15 paires. J’hésite entre les T-10 et les T-20 : lesquelles me conseillez-vous ?',
  ],
  [
    'es',
    'Hola, necesitamos zapatos de trabajo, unos 15 pares. Dudo entre los T-10 y los T-20, ¿cuáles me recomienda?',
  ],
  [
    'it',
    'Buongiorno, ci servono scarpe da lavoro, circa 15 paia. Sono indeciso tra le T-10 e le T-20: quale mi consiglia?',
  ],
  [
    'pt',
    'Bom dia, precisamos de sapatos de trabalho, uns 15 pares. Estou na dúvida entre os T-10 e os T-20, qual recomenda?',
  ],
  ['pl', 'Dzień dobry, potrzebujemy butów, około 15 par. Waham się między T-10 a T-20, które Pan poleca?'],
  [
    'da',
    'Hej, vi skal bruge arbejdssko, omkring 15 par. Jeg er i tvivl om, hvilken der er bedst på våde gulve, T-10 eller T-20?',
  ],
])('who does not know yet which of two orders neither: %s', (_, text) => {
  expect(categoryOf('Help', text)).not.toBe('purchase_order');
});

test('who orders may ask for advice on something else', () => {
  const order = 'Please send us:\n\n15 pairs shoes T-10 size 43\n4 boxes gloves L\n\n';
  const question = 'For the next time: which would you recommend on wet floors, T-10 or T-20?';
  expect(categoryOf('Order', `${order}${question}`)).toBe('purchase_order');
  expect(
    categoryOf(
      'Bestellung',
      'Bitte liefern Sie:\n\n15 Paar Schuhe T-10 Gr. 43\n4 Kartons Handschuhe\n\nWelchen würden Sie für nasse Böden empfehlen?',
    ),
  ).toBe('purchase_order');
});

test.each([
  ['en', 'I was thinking of 6 pairs of the T-20, but we will wait until autumn to place the order.'],
  ['de', 'Ich hatte an 6 Paar T-20 gedacht, aber wir warten bis Herbst mit der Bestellung.'],
  ['nl', 'Ik dacht aan 6 paar T-20, maar we wachten tot het najaar met de bestelling.'],
  ['fr', 'Je pensais à 6 paires de T-20, mais nous attendrons l’automne pour commander.'],
  ['es', 'Pensaba en 6 pares de T-20, pero esperaremos al otoño para hacer el pedido.'],
  ['it', 'Pensavo a 6 paia di T-20, ma aspetteremo l’autunno per ordinare.'],
  ['pt', 'Pensava em 6 pares de T-20, mas vamos esperar pelo outono para encomendar.'],
  ['pl', 'Myślałem o 6 parach T-20, ale poczekamy do jesieni z zamówieniem.'],
  ['da', 'Jeg tænkte på 6 par T-20, men vi venter til efteråret med at bestille.'],
])('who orders later orders nothing: %s', (_, text) => {
  expect(categoryOf('T-20', text)).toBe('unknown');
});

test('who orders may wait with something else', () => {
  expect(
    categoryOf(
      'Order',
      'Please send us:\n\n15 pairs shoes T-10 size 43\n4 boxes gloves L\n\nWe will wait until May to order the jackets.',
    ),
  ).toBe('purchase_order');
});

test.each([
  [
    'en',
    'the 24 breakers will only be here on Friday. Shall we send the rest on Wednesday or do you want to wait for all of it?',
  ],
  [
    'de',
    'die 24 Schalter kommen erst am Freitag. Sollen wir den Rest am Mittwoch schicken oder mit allem warten?',
  ],
  ['nl', 'de 24 schakelaars komen pas vrijdag. Zal ik de rest woensdag sturen of met alles wachten?'],
  [
    'fr',
    'les 24 disjoncteurs n’arrivent que vendredi. Souhaitez-vous que le reste parte mercredi ou préférez-vous attendre ?',
  ],
  [
    'es',
    'los 24 interruptores no llegan hasta el viernes. ¿Les enviamos el resto el miércoles o esperamos a tenerlo todo?',
  ],
  ['it', 'i 24 interruttori arrivano solo venerdì. Vi spediamo il resto mercoledì o aspettiamo tutto?'],
  ['pt', 'os 24 disjuntores só chegam na sexta. Enviamos o resto na quarta ou esperamos por tudo?'],
  ['pl', 'wyłączniki (24 szt) będą dopiero w piątek. Czy wysłać resztę w środę, czy poczekać ze wszystkim?'],
  ['da', 'de 24 afbrydere kommer først fredag. Skal vi sende resten onsdag eller vente med det hele?'],
])('who sells asks what to send first: %s', (_, text) => {
  expect(categoryOf('Re: order 88120', `Hello,\n\n${text}\n\nRegards\nKim`)).not.toBe('purchase_order');
});

test.each([
  ['en', 'a small correction to the below: it should be 300 boxes instead of 200, the rest unchanged.'],
  ['de', 'kleine Korrektur: es sollen 300 Dosen statt 200 sein, Rest unverändert.'],
  ['nl', 'kleine correctie op onderstaande: het moeten 300 dozen in plaats van 200 zijn, de rest blijft.'],
  ['fr', 'petite correction : ce sera 300 boîtes au lieu de 200, le reste sans changement.'],
  ['es', 'una pequeña corrección: serían 300 cajas en lugar de 200, el resto igual.'],
  ['it', 'una piccola correzione: devono essere 300 scatole invece di 200, il resto invariato.'],
  ['pt', 'uma pequena correção: são 300 caixas em vez de 200, o resto igual.'],
  ['pl', 'drobna korekta do poniższego: ma być 300 puszek zamiast 200, reszta bez zmian.'],
  ['da', 'en lille rettelse: det skal være 300 dåser i stedet for 200, resten er uændret.'],
])('who sets his order right orders: %s', (_, text) => {
  expect(categoryOf('Re: order', `Hello again,\n\n${text}\n\nKim`)).toBe('purchase_order');
});

test.each([
  [
    'credit_note',
    'Korekta do faktury FV/88/2027',
    'W załączeniu korekta faktury FV/88/2027 na kwotę -120,00 zł.',
  ],
  ['credit_note', 'Korekta', 'Wystawiliśmy korektę do faktury FV/88/2027, kwota do zwrotu 120,00 zł.'],
  ['unknown', 'Re: zamówienie', 'Przyszło do nas 200 puszek zamiast 300, to błąd, uszkodzone 4 szt.'],
])('a correction of a bill is none of an order: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});
