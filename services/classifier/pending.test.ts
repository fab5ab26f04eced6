import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  [
    'unknown',
    'my order of 3 June',
    'Hello,\nI am getting back to you about my order of 3 June (12 terracotta pots 30 cm, 4 bags of compost 50 L). The tracking page has said "processing" since Monday. Can you tell me whether it will ship before the weekend?\nThanks, Joan',
  ],
  [
    'unknown',
    'Bestellung vom 4.5.',
    'Guten Tag, ich komme zurück auf meine Bestellung vom 4. Mai (20 Stück Blumentöpfe, 5 Sack Erde). Der Status steht seit vier Tagen auf „in Bearbeitung“. Können Sie mir sagen, ob sie noch diese Woche rausgeht?\nViele Grüße',
  ],
  [
    'unknown',
    'bestelling 4 mei',
    'Goedemorgen, ik kom even terug op mijn bestelling van 4 mei (20 stuks bloempotten en 5 zakken potgrond). De status staat al vier dagen op "in behandeling". Kunt u mij laten weten of die deze week nog weggaat?\nGroet, Els',
  ],
  [
    'unknown',
    'pedido del 4 de mayo',
    'Buenos días, les escribo por mi pedido del 4 de mayo (20 unidades de macetas y 5 sacos de tierra). El seguimiento indica "en preparación" desde el lunes. ¿Me pueden decir si saldrá esta semana?\nUn saludo',
  ],
  [
    'unknown',
    'zamówienie z 4 maja',
    'Dzień dobry, wracam do mojego zamówienia z 4 maja (20 szt. doniczek i 5 worków ziemi). Status od poniedziałku to "w realizacji". Czy mogą Państwo powiedzieć, czy zostanie wysłane w tym tygodniu?\nPozdrawiam',
  ],
  [
    'unknown',
    'PO 7712',
    'Hi, just following up on our order 7712 from last Tuesday:\n\n20 boxes gloves L\n5 cases wipes\n\nThe portal still shows it as open. Could you let me know if it left your warehouse?\nThanks',
  ],
  [
    'purchase_order',
    'bestelling',
    'Goedemorgen, ik kom nog terug op onze bestelling: 12 dozen nitril handschoenen maat L en 4 jerrycans handzeep.\nGroet, Els',
  ],
  [
    'purchase_order',
    'unsere Bestellung',
    'Guten Tag, ich komme noch auf unsere Bestellung zurück: 20 Stück Blumentöpfe 30 cm, 5 Sack Erde.\nViele Grüße\nUlrike Kern',
  ],
])('who asks where his order is lists it and orders nothing: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Correction proof - your order / entry form no. GB-11872',
    'Dear Sir or Madam,\n\nto continue your business directory entry please check the data below and return this form SIGNED by 13.11.2026:\n\nService: 1 x Premium listing incl. logo\nTerm: 36 months\nFee: 968.00 GBP p.a. plus VAT\nPlace/date: ____________ Stamp/signature: ____________\n\nBy signing, the order becomes legally binding.\nCentral Trade Register Ltd.',
  ],
  [
    'unknown',
    'Gewerbeverzeichnis - Auftrag / Eintragungsformular',
    'Sehr geehrte Damen und Herren,\n\nbitte überprüfen Sie Ihre Firmendaten für das Branchenbuch und senden Sie das Formular unterschrieben zurück.\n\n1 x Standardeintrag     24 Monate     890,00 EUR\nMit Ihrer Unterschrift erteilen Sie den Auftrag verbindlich.',
  ],
  [
    'unknown',
    'Correctieproef bedrijvengids - opdrachtbon 22871',
    'Geachte heer/mevrouw,\n\nControleer onderstaande gegevens van uw vermelding in de bedrijvengids en stuur dit formulier ondertekend terug.\n\n1 x Premium vermelding met logo\nLooptijd: 24 maanden\nPrijs: 948,00 EUR per jaar\n\nDoor ondertekening komt de opdracht tot stand.',
  ],
  [
    'unknown',
    'Formulario de pedido directorio de empresas',
    'Estimados señores:\n\nRevisen los datos de su inscripción en el directorio de empresas y devuelvan este formulario firmado y sellado.\n\n1 x Inscripción premium con logo\nDuración: 36 meses\nPrecio: 890,00 EUR al año',
  ],
  [
    'unknown',
    'Formularz zamówienia - rejestr firm',
    'Szanowni Państwo,\n\nprosimy o sprawdzenie danych wpisu w rejestrze firm i odesłanie podpisanego formularza.\n\n1 x Wpis premium z logo\nOkres: 36 miesięcy\nOpłata: 890,00 EUR rocznie',
  ],
  [
    'unknown',
    'Ordreformular - firmaregister',
    'Til rette vedkommende,\n\nkontroller venligst oplysningerne om jeres optagelse i firmaregistret og send formularen underskrevet retur.\n\n1 x Premiumoptagelse med logo\nLøbetid: 36 måneder\nPris: 6.890,00 DKK pr. år',
  ],
])('a directory that wants its form signed sells, and nobody orders: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Forecast Q3',
    'Hello Jan, here is our forecast for the third quarter, for planning only. Orders will be placed month by month.\n\n           Jul    Aug    Sep\nCartons A  4,000  5,000  6,000\nCartons B  2,000  2,500  3,000\n\nIs that feasible for you?',
  ],
  [
    'unknown',
    'Bedarfsvorschau 2027',
    'Hallo Herr Kunz,\nanbei unsere unverbindliche Bedarfsvorschau für das erste Quartal, damit Sie planen können. Abrufe folgen separat.\n\n              Jan     Feb     Mär\nFaltkarton A  4.000   5.000   6.000\nFaltkarton B  2.000   2.500   3.000\n\nViele Grüße',
  ],
  [
    'unknown',
    'Prognose Q1',
    'Beste Wim, hierbij onze prognose voor Q1, uitsluitend bedoeld voor jullie planning. De afroepen volgen apart.\n\n           Jan    Feb    Mrt\nDoos A    4.000  5.000  6.000\nDoos B    2.000  2.500  3.000',
  ],
  [
    'unknown',
    'Prévisions T1',
    'Bonjour Luc, voici nos prévisions du premier trimestre, à titre purement indicatif. Les commandes suivront chaque mois.\n\n            Janv   Févr   Mars\nBarquette A 4 000  5 000  6 000\nFilm B      200    250    300',
  ],
  [
    'unknown',
    'Previsione fabbisogni',
    'Buongiorno, vi inviamo la nostra previsione di fabbisogno, non vincolante. Gli ordini seguiranno mese per mese.\n\n            Gen    Feb    Mar\nScatola A   4.000  5.000  6.000\nScatola B   2.000  2.500  3.000',
  ],
  [
    'unknown',
    'Prognoza Q1',
    'Dzień dobry, przesyłam naszą prognozę na pierwszy kwartał, wyłącznie do celów planowania. Zamówienia będą składane co miesiąc.\n\n            Sty    Lut    Mar\nKarton A    4000   5000   6000\nKarton B    2000   2500   3000',
  ],
])('figures that are only foreseen are no order: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Prognose Q1',
    'Hej, her er vores prognose for første kvartal, kun til jeres planlægning. Ordrerne følger hver måned.\n\n            Jan    Feb    Mar\nKasse A     4.000  5.000  6.000\nKasse B     2.000  2.500  3.000',
  ],
  [
    'unknown',
    'Delivery not ok',
    "Hello, this morning's delivery against our order 8812 was not right. We ordered\n\n20 boxes gloves L\n6 packs wipes\n\nand we got 20 boxes in S and four packs. I need a reply from someone today. What are you going to do about it?",
  ],
  [
    'unknown',
    'Levering gisteren',
    'Goedemorgen, de levering van gisteren op onze bestelling 8812 klopt niet. Wij hadden besteld\n\n20 dozen handschoenen L\n6 pakken doekjes\n\nen we kregen 20 dozen in S. Ik heb vandaag nog een antwoord nodig.',
  ],
  [
    'unknown',
    'Entrega de ayer',
    'Buenos días, la entrega de ayer de nuestro pedido 8812 no está bien. Habíamos pedido\n\n20 cajas guantes L\n6 paquetes toallitas\n\ny llegaron 20 cajas en S. Necesito una respuesta hoy mismo.',
  ],
  [
    'unknown',
    'Entrega de ontem',
    'Bom dia, a entrega de ontem da nossa encomenda 8812 não está certa. Tínhamos encomendado\n\n20 caixas luvas L\n6 pacotes toalhetes\n\ne vieram 20 caixas em S. Preciso de uma resposta ainda hoje.',
  ],
  [
    'unknown',
    'Wczorajsza dostawa',
    'Dzień dobry, wczorajsza dostawa do naszego zamówienia 8812 się nie zgadza. Zamówiliśmy\n\n20 kartonów rękawic L\n6 opakowań ściereczek\n\na przyszło 20 kartonów w S. Potrzebuję dziś odpowiedzi.',
  ],
])('a complaint lists what had been ordered: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Levering i går',
    'Hej, leveringen i går på vores ordre 8812 er forkert. Vi havde bestilt\n\n20 kasser handsker L\n6 pakker klude\n\nog der kom 20 kasser i S. Jeg skal bruge et svar i dag.',
  ],
  [
    'unknown',
    'possible need in spring',
    "Hi, we may have a fit-out in spring, the client decides next month. If it happens we might need around 200 sqm of vinyl floor, 40 lengths of skirting 2.4 m and perhaps 10 tubs of adhesive 15 kg. Would you have that in stock? I'm not asking you to hold anything yet.\nCheers",
  ],
  [
    'unknown',
    'misschien in februari',
    "Hoi, misschien komt er in februari een beursopbouw aan, de klant beslist volgende week. Dan zouden we zo'n 120 m2 tapijttegels, 30 stuks profiel en 15 emmers lijm nodig kunnen hebben. Hebben jullie dat op voorraad? Nog niets reserveren, ik wil alleen weten of het haalbaar is.",
  ],
  [
    'unknown',
    'besoin éventuel en février',
    "Bonjour, nous aurons peut-être un chantier en février, le client décide la semaine prochaine. Il nous faudrait alors environ 120 m² de dalles, 30 unités de profilés et 15 seaux de colle. Avez-vous ces quantités en stock ? Ne réservez rien pour l'instant, je veux juste savoir si c'est réaliste.",
  ],
  [
    'unknown',
    'eventual necessidade',
    'Bom dia, talvez tenhamos uma montagem em fevereiro, o cliente decide na próxima semana. Nesse caso precisaríamos de cerca de 120 m2 de alcatifa, 30 unidades de perfil e 15 baldes de cola. Têm em stock? Não reservem nada por enquanto, só quero saber se é viável.',
  ],
  [
    'unknown',
    'ewentualne zapotrzebowanie',
    'Dzień dobry, być może w lutym będziemy mieć zabudowę targową, klient decyduje w przyszłym tygodniu. Potrzebowalibyśmy wtedy około 120 m2 płytek, 30 szt. profili i 15 wiader kleju. Czy mają Państwo tyle na stanie? Proszę jeszcze niczego nie rezerwować, chcę tylko wiedzieć, czy to realne.',
  ],
])('goods that somebody may need are not ordered yet: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'måske i februar',
    'Hej, måske får vi en messestand i februar, kunden beslutter i næste uge. Så skal vi måske bruge 120 m2 tæppefliser, 30 stk. profiler og 15 spande lim. Har I det på lager? I skal ikke reservere noget endnu, jeg vil bare vide, om det er realistisk.',
  ],
  [
    'invoice',
    'Invoice 2231',
    'INVOICE 2231                  3 March 2026\n\n 12   Life vest M            42.00     504.00\n                     To pay      £504.00\n\nPayment within 30 days. Bank details: Barclays, sort code 20-00-00, account 00000000.',
  ],
  [
    'invoice',
    'Facture 2231',
    'FACTURE 2231                  3 mars 2026\n\n 12   Gilet M            42,00     504,00\n                     Total TTC      504,00 EUR\n\nÀ régler sous 30 jours. RIB inchangé.',
  ],
  [
    'unknown',
    'Change of bank details',
    'Dear customer, please note that our bank details have changed. Please use the new account from now on.',
  ],
])('a bill names the account; only one that changes is suspicious: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'purchase_order',
    'Order 8812',
    'Hello, please send\n\n12 x gloves L\n4 boxes wipes\n\nCan you tell me if it will ship before Friday?',
  ],
  [
    'purchase_order',
    'Order 8812',
    '12 x gloves L\n4 boxes wipes\n\nCould you let me know whether this will arrive before the weekend?',
  ],
  [
    'purchase_order',
    'Following up on my order of last week',
    'Hi, following up on my order of last week, please send another 12 boxes gloves L and 4 boxes wipes as well.',
  ],
  [
    'purchase_order',
    'Nachtrag zu unserer Bestellung',
    'Guten Tag, ich komme auf unsere Bestellung von gestern zurück und brauche zusätzlich 12 Karton Handschuhe L und 4 Karton Tücher.',
  ],
  [
    'purchase_order',
    'Zamówienie 8812',
    'Dzień dobry, nasze zamówienie:\n\n12 kartonów rękawic L\n4 opakowania ściereczek\n\nCzy zostanie wysłane w tym tygodniu?',
  ],
  [
    'purchase_order',
    'Bestellung',
    'Guten Tag, unsere Bestellung:\n\n12 Karton Handschuhe L\n4 Karton Tücher\n\nKönnen Sie mir sagen, ob sie diese Woche noch rausgeht?',
  ],
  [
    'purchase_order',
    'Order of directory stands',
    'Please supply 12 x brochure stands A4 and 4 boxes of business directory binders. Please sign and return the order confirmation.',
  ],
  [
    'purchase_order',
    'Order form',
    'ORDER FORM\nPlease complete, sign and return this form.\n\n12 x gloves L\n4 x wipes\n\nSignature: J. Smith\nThis order is binding with our signature.',
  ],
  [
    'purchase_order',
    'Anzeige',
    'Bitte buchen Sie für uns 1 x Brancheneintrag Premium und 2 x Anzeige 1/4 Seite, Rechnung wie gehabt.',
  ],
  [
    'purchase_order',
    'Call-off week 12',
    'Please deliver as per our forecast:\n\n4,000 pcs carton A\n2,000 pcs carton B',
  ],
  [
    'purchase_order',
    'Delivery schedule',
    'Firm order for January, figures for February and March are forecast only:\n\n           Jan    Feb    Mar\nCarton A  4,000  5,000  6,000\nCarton B  2,000  2,500  3,000',
  ],
  [
    'purchase_order',
    'Order and forecast',
    'Hi, please book in 40 boxes of gloves L and 10 cases of wipes for Tuesday. Our rolling forecast for next quarter is for planning only and follows separately.',
  ],
  [
    'purchase_order',
    'Afroep',
    'Graag leveren: 4.000 stuks doos A en 2.000 stuks doos B. De prognose voor Q2 volgt apart en is alleen ter info.',
  ],
  [
    'purchase_order',
    'Pedido enero',
    'Pedido en firme para enero:\n\n4.000 unidades caja A\n2.000 unidades caja B\n\nLa previsión de febrero es solo orientativa.',
  ],
  [
    'purchase_order',
    'Order and a complaint',
    'Good morning, the last delivery was not right. We need a new lot: 20 boxes nitrile gloves L and 10 packs slip pads. I need an answer by noon whether that works.',
  ],
  [
    'purchase_order',
    'Bestellung Handschuhe',
    'Wir brauchen 20 Karton Handschuhe L und Ihre Antwort bis morgen, ob das klappt.',
  ],
  ['purchase_order', 'guantes', 'Necesito 20 cajas de guantes L y una respuesta hoy.'],
  ['purchase_order', 'handsker', 'Jeg skal bruge 20 kasser handsker L og et svar i dag.'],
  [
    'purchase_order',
    'Order for spring',
    'Hi, please send 200 sqm vinyl floor and 40 lengths of skirting for the 12th. We might need another 100 sqm later, nothing to reserve yet.',
  ],
  [
    'purchase_order',
    'order',
    'Please reserve and deliver 120 sqm carpet tile and 30 lengths of edge trim on 4 Feb. Might be that we need more.',
  ],
  [
    'purchase_order',
    'bestelling',
    'Graag 120 m2 tapijttegels en 30 stuks profiel leveren. Misschien hebben we later nog 15 emmers lijm nodig.',
  ],
  [
    'purchase_order',
    'encomenda',
    'Queiram enviar 120 m2 de alcatifa e 30 unidades de perfil. Talvez precisemos de mais cola em março.',
  ],
  [
    'purchase_order',
    'order',
    'Please send 12 x gloves. New bank details for your refund of last month: see below.',
  ],
  [
    'purchase_order',
    'Order 991',
    'Please supply:\n\n12 x gloves L\n4 x wipes\n\nOur bank details are unchanged. Payment 30 days.',
  ],
])('an order stays one beside such words: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  'No need to book a delivery slot.',
  'Do not hold anything back, part deliveries are fine.',
  'Ne mettez rien devant la porte.',
  'No guarden nada en la portería.',
  'Não guardem nada na portaria.',
  'Non bloccate nulla davanti al cancello.',
  'I skal ikke lægge noget ved døren.',
  'Proszę niczego nie rezerwować na później.',
])('below a list it takes nothing back: %s', (text) => {
  expect(categoryOf('Order 7731', `Hello,\n\n20 boxes gloves L\n6 packs wipes\n\n${text}\n\nJoan`)).toBe(
    'purchase_order',
  );
});
