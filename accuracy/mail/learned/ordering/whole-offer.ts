import type { Language } from '../../../languages.ts';
import type { Line, Order } from '../../../order/order.ts';
import { supplier } from '../../../order/supplier.ts';
import { formatNumber } from '../../../print/formats.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { counted } from '../../kit/house-order.ts';
import { say, text } from '../../kit/letter.ts';
import { quantityOf } from '../../kit/lines.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { stockOrder } from '../../kit/stock.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** Above our offer: all of it is taken as it stands, or all but one named line; somebody must enter what is quoted. */
export const wholeOffer: MailFamily = {
  name: 'whole-offer-taken',
  category: 'purchase_order',
  make: (source) => {
    const { random, language, words } = source;
    const offered = stockOrder(source, 3, 6);
    const left = random.chance(0.4) ? random.pick(offered.lines) : null;
    const { all, but } = answers[language];
    const { subject, opening, closing } = offers[language];
    const offer = say(source, subject, { offer: random.fill('{Q|25-}#####') });
    const said = [random.pick(left ? but : all)];
    return orderMail(source, offered, inMannerOf(source, { subject: `${words.reply} ${offer}`, said }), {
      values: { left: left?.description ?? '' },
      inner: {
        kind: 'reply',
        from: supplier,
        to: offered.buyer,
        subject: offer,
        date: `${offered.date}T04:48:00Z`,
        blocks: [text(opening), quoted(source, offered), text(`${closing}\n${supplier.contact}`)],
      },
      lines: [],
      takesOffer: true,
    });
  },
};

function quoted({ random, place, language }: MailSource, { lines, currency }: Order): Block {
  const style = random.pick(place.numbers);
  const price = (line: Line) => formatNumber(line.price, 2, style);
  if (random.chance(0.5)) {
    const items = lines.map((line) => `${counted(line)}, ${price(line)} ${currency}`);
    return { kind: 'list', items, marks: 'number' };
  }
  return {
    kind: 'table',
    head: [...offers[language].head, currency],
    rows: lines.map((line) => [line.description, String(quantityOf(line)), line.unit, price(line)]),
  };
}

interface Offer {
  subject: string;
  opening: string;
  head: readonly [goods: string, quantity: string, unit: string];
  closing: string;
}

const offers: Record<Language, Offer> = {
  en: {
    subject: 'Our offer <offer>',
    opening: 'Thank you for asking. We can offer:',
    head: ['Product', 'Qty', 'Unit'],
    closing: 'Delivery in about a week, carriage paid.',
  },
  de: {
    subject: 'Unser Angebot <offer>',
    opening: 'vielen Dank für die Anfrage. Wir können anbieten:',
    head: ['Produkt', 'Menge', 'Einheit'],
    closing: 'Lieferung in etwa einer Woche, frei Haus.',
  },
  nl: {
    subject: 'Onze offerte <offer>',
    opening: 'dank voor de aanvraag. Wij kunnen aanbieden:',
    head: ['Product', 'Aantal', 'Eenheid'],
    closing: 'Levering binnen circa een week, franco.',
  },
  fr: {
    subject: 'Notre offre <offer>',
    opening: 'merci de votre demande. Nous pouvons vous proposer :',
    head: ['Produit', 'Quantité', 'Unité'],
    closing: 'Livraison sous une semaine environ, franco.',
  },
  es: {
    subject: 'Nuestra oferta <offer>',
    opening: 'gracias por su consulta. Podemos ofrecerles:',
    head: ['Producto', 'Cantidad', 'Unidad'],
    closing: 'Entrega en una semana aproximadamente, portes pagados.',
  },
  it: {
    subject: 'Nostra offerta <offer>',
    opening: 'grazie della richiesta. Possiamo offrire:',
    head: ['Prodotto', 'Quantità', 'Unità'],
    closing: 'Consegna in circa una settimana, franco destino.',
  },
  pt: {
    subject: 'A nossa proposta <offer>',
    opening: 'obrigado pelo contacto. Podemos propor:',
    head: ['Produto', 'Quantidade', 'Unidade'],
    closing: 'Entrega em cerca de uma semana, portes pagos.',
  },
  pl: {
    subject: 'Nasza oferta <offer>',
    opening: 'dziękujemy za zapytanie. Możemy zaproponować:',
    head: ['Produkt', 'Ilość', 'J.m.'],
    closing: 'Dostawa w ciągu około tygodnia, koszt po naszej stronie.',
  },
  da: {
    subject: 'Vores tilbud <offer>',
    opening: 'tak for henvendelsen. Vi kan tilbyde:',
    head: ['Produkt', 'Antal', 'Enhed'],
    closing: 'Levering inden for cirka en uge, fragtfrit.',
  },
};

const answers: Record<Language, { all: readonly string[]; but: readonly string[] }> = {
  en: {
    all: [
      'We’ll take the lot, as quoted. PO is <n>.',
      'Offer accepted in full, kindly treat this as our order <n>.',
      'Boss says yes to everything. Please go ahead under <n>.',
    ],
    but: [
      'We’ll have all of it except the <left>. PO number <n>.',
      'Please supply everything as quoted but leave the <left> out, that’s over budget. Order <n>.',
    ],
  },
  de: {
    all: [
      'Wir nehmen alles wie angeboten. Bestellnummer <n>.',
      'Hiermit nehmen wir Ihr Angebot vollständig an, bitte als Bestellung <n> erfassen.',
      'Chef hat alles freigegeben, bitte so liefern. Unsere Nr. <n>.',
    ],
    but: [
      'Wir nehmen alles außer „<left>“. Bestellnummer <n>.',
      'Bitte alles wie angeboten liefern, nur „<left>“ nicht, das sprengt das Budget. Bestellung <n>.',
    ],
  },
  nl: {
    all: [
      'We nemen alles zoals aangeboden. Ordernummer <n>.',
      'Hierbij gaan wij volledig akkoord met de offerte, graag boeken als bestelling <n>.',
      'De baas vindt alles goed, lever maar. Ons nummer is <n>.',
    ],
    but: [
      'We nemen alles behalve <left>. Ordernummer <n>.',
      'Graag alles leveren zoals aangeboden, alleen <left> niet, dat past niet in het budget. Bestelling <n>.',
    ],
  },
  fr: {
    all: [
      'On prend tout, tel que proposé. N° de commande <n>.',
      'Nous acceptons votre offre dans sa totalité, merci de l’enregistrer comme commande <n>.',
      'Le chef est d’accord pour tout, vous pouvez livrer. Notre n° <n>.',
    ],
    but: [
      'On prend tout sauf « <left> ». N° de commande <n>.',
      'Merci de livrer tout ce qui est proposé, à l’exception de « <left> », hors budget. Commande <n>.',
    ],
  },
  es: {
    all: [
      'Nos quedamos con todo tal como está ofertado. Pedido <n>.',
      'Aceptamos su oferta en su totalidad, rogamos la registren como pedido <n>.',
      'El jefe da el visto bueno a todo, adelante. Nuestro número es <n>.',
    ],
    but: [
      'Nos quedamos con todo menos «<left>». Pedido <n>.',
      'Envíen todo lo ofertado excepto «<left>», que se sale del presupuesto. Pedido <n>.',
    ],
  },
  it: {
    all: [
      'Prendiamo tutto come da offerta. Ordine <n>.',
      'Accettiamo la vostra offerta per intero, vi preghiamo di registrarla come ordine <n>.',
      'Il capo ha approvato tutto, procedete pure. Il nostro numero è <n>.',
    ],
    but: [
      'Prendiamo tutto tranne «<left>». Ordine <n>.',
      'Fornite tutto come offerto ad eccezione di «<left>», che è fuori budget. Ordine <n>.',
    ],
  },
  pt: {
    all: [
      'Ficamos com tudo como proposto. Encomenda <n>.',
      'Aceitamos a vossa proposta na totalidade, agradecemos que a registem como encomenda <n>.',
      'O chefe aprovou tudo, podem avançar. O nosso número é <n>.',
    ],
    but: [
      'Ficamos com tudo menos «<left>». Encomenda <n>.',
      'Enviem tudo o que foi proposto exceto «<left>», que sai do orçamento. Encomenda <n>.',
    ],
  },
  pl: {
    all: [
      'Bierzemy wszystko tak jak w ofercie. Zamówienie <n>.',
      'Przyjmujemy Państwa ofertę w całości, proszę zapisać jako zamówienie <n>.',
      'Szef zgadza się na wszystko, proszę realizować. Nasz numer <n>.',
    ],
    but: [
      'Bierzemy wszystko oprócz „<left>”. Zamówienie <n>.',
      'Proszę dostarczyć wszystko z oferty z wyjątkiem „<left>”, to poza budżetem. Zamówienie <n>.',
    ],
  },
  da: {
    all: [
      'Vi tager det hele som tilbudt. Ordrenr. <n>.',
      'Vi accepterer hermed jeres tilbud i sin helhed, opret det som ordre <n>.',
      'Chefen siger ja til det hele, så bare send. Vores nummer er <n>.',
    ],
    but: [
      'Vi tager det hele undtagen <left>. Ordrenr. <n>.',
      'Lever alt som tilbudt, blot ikke <left>, det er uden for budgettet. Ordre <n>.',
    ],
  },
};
