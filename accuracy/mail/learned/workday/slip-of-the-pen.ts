import { changing } from '../../held-out/workday/changing.ts';

/** The writer has mistyped something on the paper and puts it right. */
export const slipOfThePen = changing('workday-slip-of-the-pen', {
  en: [
    { said: 'Fat fingers: a zero too many on line <p>. We’re after <now>, not <q>!', count: 'tenth' },
    { said: 'I transposed two digits in the order number. It should have been <m>.', number: 'swapped' },
    { said: 'Oops, <q> <t> would last us until I retire. <now> is what I meant.', count: 'tenth' },
    'Typo in the PDF, sorry, the delivery date should say <d> (I was looking at the wrong month).',
    'Erratum to order <n>: for item <a>, read <now> in place of <q>.',
  ],
  de: [
    {
      said: 'Wurstfinger: bei Pos. <p> ist eine Null zu viel. Wir wollen <now> und nicht <q>!',
      count: 'tenth',
    },
    { said: 'Bei der Bestellnummer hab ich einen Zahlendreher drin, es muss <m> heißen.', number: 'swapped' },
    { said: 'Ups, <q> mal „<t>“ würde bis zu meiner Rente reichen. Gemeint waren <now>.', count: 'tenth' },
    'Im PDF hab ich mich vertippt, beim Liefertermin muss <d> stehen (war im falschen Monat im Kalender).',
    'Berichtigung zur Bestellung <n>: bei Artikel <a> lies <now> anstelle von <q>.',
  ],
  nl: [
    {
      said: 'Dikke vingers: bij regel <p> staat een nul te veel. We willen er <now>, geen <q>!',
      count: 'tenth',
    },
    { said: 'In het ordernummer heb ik twee cijfers omgedraaid, het moest <m> zijn.', number: 'swapped' },
    { said: 'Oeps, met <q> <t> kan ik vooruit tot mijn pensioen. Ik bedoelde <now>.', count: 'tenth' },
    'Tikfout in de pdf, bij leverdatum had <d> moeten staan (ik zat in de verkeerde maand te kijken).',
    'Erratum bij order <n>: artikel <a>, lees <now> in plaats van <q>.',
  ],
  fr: [
    { said: 'Doigt trop lourd : un zéro de trop au poste <p>. On en veut <now>, pas <q> !', count: 'tenth' },
    {
      said: 'J’ai inversé deux chiffres dans le numéro de commande, il fallait lire <m>.',
      number: 'swapped',
    },
    {
      said: 'Oups, <q> pour « <t> », j’en aurais jusqu’à la retraite. Je voulais dire <now>.',
      count: 'tenth',
    },
    'Coquille dans le PDF, la date de livraison aurait dû être le <d> (je m’étais trompé de mois dans l’agenda).',
    'Erratum à la commande <n> : réf. <a>, lire <now> au lieu de <q>.',
  ],
  es: [
    { said: 'Se me fue el dedo: en la pos. <p> sobra un cero. Queremos <now>, no <q>.', count: 'tenth' },
    { said: 'Bailé dos cifras en el número de pedido, tenía que ser <m>.', number: 'swapped' },
    { said: 'Uy, con <q> de «<t>» tengo hasta que me jubile. Quería decir <now>.', count: 'tenth' },
    'Hay una errata en el PDF, en la fecha de entrega tenía que poner <d> (miré el mes que no era).',
    'Fe de erratas del pedido <n>: ref. <a>, donde dice <q> debe decir <now>.',
  ],
  it: [
    {
      said: 'Mi è scappato il dito: alla pos. <p> c’è uno zero di troppo. Ne vogliamo <now>, non <q>!',
      count: 'tenth',
    },
    { said: 'Nel numero d’ordine ho invertito due cifre, doveva essere <m>.', number: 'swapped' },
    { said: 'Ops, con <q> di «<t>» arrivo alla pensione. Intendevo <now>.', count: 'tenth' },
    'Refuso nel pdf, come data di consegna doveva esserci <d> (guardavo il mese sbagliato).',
    'Errata corrige all’ordine <n>: cod. <a>, leggasi <now> invece di <q>.',
  ],
  pt: [
    { said: 'Fugiu-me o dedo: na pos. <p> há um zero a mais. Queremos <now>, não <q>!', count: 'tenth' },
    { said: 'Troquei dois algarismos no número da encomenda, devia ser <m>.', number: 'swapped' },
    { said: 'Ups, <q> de «<t>» dava até à reforma. Queria dizer <now>.', count: 'tenth' },
    'Gralha no PDF, a data de entrega devia ser <d> (estava a olhar para o mês errado).',
    'Errata à encomenda <n>: ref. <a>, onde se lê <q> leia-se <now>.',
  ],
  pl: [
    { said: 'Za grube palce: w poz. <p> jest o jedno zero za dużo. Chcemy <now>, nie <q>!', count: 'tenth' },
    { said: 'W numerze zamówienia przestawiłem dwie cyfry, powinno być <m>.', number: 'swapped' },
    { said: 'Ojej, <q> „<t>” starczyłoby mi do emerytury. Miało być <now>.', count: 'tenth' },
    'Literówka w PDF, w terminie dostawy powinno być <d> (patrzyłam na zły miesiąc).',
    'Sprostowanie do zamówienia <n>: indeks <a>, zamiast <q> powinno być <now>.',
  ],
  da: [
    {
      said: 'Tykke fingre: der er et nul for meget på linje <p>. Vi vil have <now>, ikke <q>!',
      count: 'tenth',
    },
    { said: 'Jeg har byttet om på to cifre i ordrenummeret, det skulle være <m>.', number: 'swapped' },
    { said: 'Ups, <q> af <t> rækker til jeg går på pension. Jeg mente <now>.', count: 'tenth' },
    'Slåfejl i pdf’en, leveringsdatoen skulle have været <d> (jeg kiggede i den forkerte måned).',
    'Rettelse til ordre <n>: varenr. <a>, læs <now> i stedet for <q>.',
  ],
});
