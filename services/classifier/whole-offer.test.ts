import { describe, expect, test } from 'vitest';
import { withWholeOffer } from './whole-offer.ts';

const offer = `Dear Anna,

thank you for your enquiry. Our offer Q-2231:

Item | Article      | Qty | Unit | Price
1    | LED panel    | 2   | ea   | 48.00 EUR
2    | Cordless saw | 4   | ea   | 73.50 EUR

Total 390.00 EUR
Delivery time 5 working days.

Kind regards
Bob`;
const goods = [
  'Item | Article      | Qty | Unit | Price',
  '1    | LED panel    | 2   | ea   | 48.00 EUR',
  '2    | Cordless saw | 4   | ea   | 73.50 EUR',
].join('\n');

const answer = (said: string, beside: Partial<Parameters<typeof withWholeOffer>[0]> = {}) => ({
  subject: 'Re: Offer Q-2231',
  text: `${said}\n\nKind regards\nAnna\nMill Lane 5\n+44 20 7946 0000`,
  sender: 'anna@buyer.example',
  answered: offer,
  answeredFrom: 'bob@seller.example',
  ...beside,
});
const taken = (said: string, beside?: Parameters<typeof answer>[1]) =>
  withWholeOffer(answer(said, beside)) !== answer(said, beside).text;

test('the rows of the offer stand below what takes them, above the signature', () => {
  expect(withWholeOffer(answer('Hi Bob,\n\nyes please, go ahead with your quotation Q-2231 as below.'))).toBe(
    `Hi Bob,\n\nyes please, go ahead with your quotation Q-2231 as below.\n\n${goods}\n\nKind regards\nAnna\nMill Lane 5\n+44 20 7946 0000`,
  );
});

describe('takes all of it', () => {
  test.each([
    'Yes please, go ahead with your quotation Q-2231 as below.',
    'Hi Bob,\n\nwe accept your offer. Our PO number is 4500-118.',
    'Thanks for the quick quote. Please order as quoted, delivery by 12 May 2027 if possible.',
    'That works for us, we will take it all. Please confirm.',
    'Please go ahead with the order.',
    'Thanks Bob, please proceed as quoted.',
    'Please consider this e-mail our order.',
    'Ja bitte, so bestellen.',
    'Hallo Bob,\n\nvielen Dank. Wir bestellen gemäß Ihrem Angebot Q-2231. Bestellnummer: B-77120.',
    'Ihr Angebot nehmen wir gerne so an. Bitte um Auftragsbestätigung.',
    'Passt, bitte wie angeboten liefern, gerne in KW 18.',
    'Wir erteilen Ihnen hiermit den Auftrag. Rechnung bitte an die Zentrale.',
    'Graag zo leveren.',
    'Wij gaan akkoord met uw offerte Q-2231. Ons ordernummer is 88-1120.',
    'Akkoord, graag leveren. Alvast dank voor de bevestiging.',
    'Wij bestellen hierbij alles conform uw offerte.',
    'Bon pour accord.',
    'Bonjour,\n\nnous acceptons votre devis Q-2231. Merci de confirmer la date de livraison.',
    'C’est d’accord pour votre offre, vous pouvez lancer la commande.',
    'Merci, nous commandons le tout, notre commande n° 55120.',
    'Aceptamos su oferta Q-2231.',
    'Buenos días:\n\nadelante con el presupuesto, por favor. Nuestro pedido nº 7781.',
    'De acuerdo con su oferta, sírvannos todo tal cual.',
    'Accettiamo la vostra offerta Q-2231.',
    'Buongiorno,\n\nva bene così, procedete con l’ordine. Il nostro numero d’ordine è 4471.',
    'Ordiniamo tutto come da offerta.',
    'Aceitamos a vossa proposta Q-2231.',
    'Bom dia,\n\npodem avançar, por favor. A nossa encomenda n.º 9912.',
    'Adjudicamos conforme o vosso orçamento.',
    'Akceptujemy Państwa ofertę Q-2231.',
    'Dzień dobry,\n\nzamawiamy wszystko zgodnie z ofertą. Nasz numer zamówienia: 3345/27.',
    'Prosimy o realizację zgodnie z poniższą ofertą.',
    'Vi accepterer jeres tilbud Q-2231.',
    'Hej Bob,\n\nvi bestiller det hele. Vores ordrenummer er 6612.',
    'Ja tak, lever venligst som tilbudt.',
    'We’ll have the lot, as quoted. PO is 4500-118.',
    'The boss says yes to everything. Please go ahead under 4500-118.',
    'Chefin hat alles freigegeben, bitte so liefern. Unsere Nr. B-77120.',
    'We nemen alles zoals aangeboden. Ordernummer 88-1120.',
    'On prend tout, tel que proposé. Commande 55120.',
    'Nos quedamos con todo tal como está ofertado. Pedido 7781.',
    'Il capo ha approvato tutto, procedete pure. Il nostro numero è 4471.',
    'A chefe aprovou tudo, podem avançar. O nosso número é 9912.',
    'Szef zgadza się na wszystko, proszę realizować. Nasz numer 3345/27.',
    'Vi accepterer hermed jeres tilbud i sin helhed, opret det som ordre 6612.',
    'Sehr geehrte Damen und Herren,\n\nwir nehmen alles. Bestellnummer B-77120.',
  ])('%s', (said) => {
    expect(taken(said)).toBe(true);
  });
});

test('a row that is excepted by its name is left out', () => {
  const said = 'Hi Bob,\n\nwe will take it all except the LED panel. Our PO number is 4500-118.';
  const [headings, , saw] = goods.split('\n');
  expect(withWholeOffer(answer(said)).split('\n\n').slice(2, 3)).toEqual([`${headings}\n${saw}`]);
});

test('a postscript may say more of it', () => {
  const { text, ...beside } = answer('We will take it all.');
  expect(withWholeOffer({ ...beside, text: `${text}\n\nPS: but 6 saws, please.` })).toBe(
    `${text}\n\nPS: but 6 saws, please.`,
  );
});

test('a unit may be any word in a numbered list', () => {
  const list = 'Our offer Q-2231:\n\n1. 3 pochettes markers, 3.89 EUR\n2. 2 boxes stirrers, 2.10 EUR';
  expect(withWholeOffer(answer('We will take it all.', { answered: list }))).toContain(
    '1. 3 pochettes markers, 3.89 EUR\n2. 2 boxes stirrers, 2.10 EUR',
  );
});

describe('is left to a person', () => {
  test.each([
    ['a question', 'Can we go ahead as quoted, or is the saw sold out?'],
    ['a condition', 'We accept your offer if you can deliver by Friday.'],
    ['another quantity', 'Please go ahead as quoted, 6 of the saws.'],
    ['goods that are spoken of', 'We accept your offer. The panels should be in silver.'],
    ['an exception', 'We accept your offer except the second line.'],
    ['a discount', 'We will take it all at a discount.'],
    ['no acceptance', 'Thanks for your offer, I will come back to you.'],
    ['another paper', 'Please send your offer again as a PDF.'],
    ['an order that was made', 'We already ordered as per your offer.'],
    ['something else that goes on', 'Please proceed with the drawing approval.'],
    ['something else that goes on', 'D’accord pour le rendez-vous de mardi.'],
    ['something else that goes on', 'Podem avançar com a visita.'],
    ['something else that goes on', 'Procedete con la verifica.'],
    ['another version', 'We accept your offer in the blue version.'],
    ['a condition', 'Wir nehmen Ihr Angebot an, sofern Sie bis Freitag liefern.'],
    ['an exception', 'Bitte so bestellen, aber ohne Position 2.'],
    ['half of it', 'Wir bestellen gemäß Angebot, zunächst die Hälfte.'],
    ['no acceptance', 'Danke für Ihr Angebot, wir prüfen das und melden uns.'],
    ['a condition', 'Wij gaan akkoord met uw offerte mits de levering gratis is.'],
    ['an exception', 'Akkoord, graag leveren behalve de lampen.'],
    ['a condition', 'Nous acceptons votre devis sous réserve d’une livraison vendredi.'],
    ['an exception', 'Nous commandons le tout sauf la scie.'],
    ['a question', 'Bon pour accord, mais quel est le délai ?'],
    ['a condition', 'Aceptamos su oferta siempre que llegue el viernes.'],
    ['another quantity', 'Adelante con el presupuesto, pero 6 sierras.'],
    ['a condition', 'Accettiamo la vostra offerta se consegnate venerdì.'],
    ['an exception', 'Ordiniamo tutto come da offerta tranne la sega.'],
    ['a condition', 'Aceitamos a vossa proposta caso entreguem sexta.'],
    ['another quantity', 'Podem avançar, mas só com 2 serras.'],
    ['a condition', 'Akceptujemy Państwa ofertę pod warunkiem dostawy w piątek.'],
    ['an exception', 'Zamawiamy wszystko oprócz piły.'],
    ['a condition', 'Vi accepterer jeres tilbud, hvis I kan levere fredag.'],
    ['an exception', 'Vi bestiller det hele undtagen saven.'],
    ['another paper', 'Please send everything to me again in German.'],
    ['another paper', 'Please send everything as PDF.'],
    ['another paper', 'Envíen todo en un solo archivo.'],
    ['another paper', 'Inviate tutto in formato PDF.'],
    ['another paper', 'Enviem tudo por correio.'],
    ['another paper', 'Send det hele på dansk.'],
    ['an order to come', 'My boss has approved everything in principle, order follows.'],
    ['an order to come', 'We accept your offer, formal PO follows by post.'],
    ['who has to agree', 'We would like to accept your offer, need approval from Kim.'],
    ['what was said elsewhere', 'Please go ahead with your offer as revised on the phone.'],
    ['nobody', 'The quote is accepted by nobody.'],
    ['a quantity in words', 'We accept your offer, twice please.'],
    ['a quantity in words', 'Please process this as quoted, send two of each.'],
    ['a quantity in words', 'Wir nehmen Ihr Angebot an, bitte alles doppelt.'],
  ])('%s: %s', (_, said) => {
    expect(taken(said)).toBe(false);
  });
});

const accepted = 'We accept your offer.';

test.each([
  ['the sender’s own', { answeredFrom: 'carl@buyer.example' }],
  ['no offer', { subject: 'Re: Saws', answered: offer.replace('Our offer Q-2231', 'In stock') }],
  ['without prices', { answered: offer.replaceAll(/ \| [\d.]+ EUR| \| Price/g, '') }],
  ['one of several', { answered: offer.replace('Total', 'Alternatively: 3 LED tubes 9.00 EUR\n\nTotal') }],
  ['a priced line below', { answered: offer.replace('Total', 'Shelf as discussed 12.00 EUR\n\nTotal') }],
  ['prices by quantity', { answered: offer.replace('2    | Cordless saw', '2    | LED panel') }],
  ['a confirmation', { answered: offer.replace('Our offer', 'Our order confirmation of the offer') }],
  [
    'a row nobody understands',
    { answered: offer.replace('\n2    |', '\nShelf, as discussed, 12.00 EUR\n2    |') },
  ],
])('what is quoted is no offer to take: %s', (_, beside) => {
  expect([taken(accepted), taken(accepted, beside)]).toEqual([true, false]);
});

test.each([
  [
    'long names',
    `Our offer 88:\n\n1 | ${'very '.repeat(14)}long belt | 2 | ea | 48.00 EUR\n2 | Cordless saw | 4 | ea | 73.50 EUR\n\nBob`,
    `1 | ${'very '.repeat(14)}long belt | 2 | ea | 48.00 EUR\n2 | Cordless saw | 4 | ea | 73.50 EUR`,
  ],
  [
    'a list',
    'Unser Angebot 88:\n\n- 12 Stk Kugellager 6204 zu 4,20 EUR\n- 3 Kartons Fett zu 19,90 EUR\n\nGruß\nBob',
    '- 12 Stk Kugellager 6204 zu 4,20 EUR\n- 3 Kartons Fett zu 19,90 EUR',
  ],
  [
    'numbered rows, apart by blank lines',
    'Ons aanbod 88, onze offerte:\n\nPos. 1   Ladder 3 m   4 st   73,00 EUR\n\nPos. 2   Kabel 5G2,5   250 m   2,88 EUR\n\nBob',
    'Ladder 3 m   4 st   73,00 EUR\nKabel 5G2,5   250 m   2,88 EUR',
  ],
])('rows of %s', (_, answered, rows) => {
  const text = 'Ja bitte, so bestellen.';
  expect(withWholeOffer(answer('', { text, answered }))).toBe(`${text}\n\n${rows}`);
});
