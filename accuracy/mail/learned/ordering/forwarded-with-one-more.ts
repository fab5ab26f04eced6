import type { Language } from '../../../languages.ts';
import { makeSite } from '../../../order/make-party.ts';
import type { Line, Party } from '../../../order/order.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { say, sayAll, valuesOf } from '../../kit/letter.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { inWords, stockOrder } from '../../kit/stock.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** A purchaser forwards what a colleague asked him to buy, gives it a number and adds something of his own. */
export const forwardedWithOneMore: MailFamily = {
  name: 'forwarded-with-one-more',
  category: 'purchase_order',
  make: (source) => {
    const { random, language, words } = source;
    const drawn = stockOrder(source, 3, 7);
    const [own, ...asked] = drawn.lines as [Line, ...Line[]];
    const isMore = random.chance(0.6);
    const lines = isMore ? drawn.lines : asked;
    const colleague = colleagueOf(source, drawn.buyer);
    const { passesOn, more, subject, asks } = notes[language];
    const heading = say(source, subject, {});
    const said = [random.pick(isMore ? more : passesOn)];
    const values = {
      ...valuesOf(source, colleague),
      list: jotted(source, asked),
      to: drawn.buyer.contact.split(' ')[0]!,
    };
    return orderMail(source, drawn, inMannerOf(source, { subject: `${words.forward} ${heading}`, said }), {
      values: { who: colleague.contact.split(' ')[0]!, own: inWords(source, own) },
      isContactOpen: true,
      inner: {
        kind: 'forward',
        from: colleague,
        to: drawn.buyer,
        subject: heading,
        date: `${drawn.date}T04:31:00Z`,
        blocks: sayAll(source, [random.pick(asks), '<list>', '<me>'], values),
      },
      lines: linesOf({ lines }),
    });
  },
};

/** Somebody of the same house with a mailbox and a first name of his own. */
function colleagueOf(source: MailSource, buyer: Party): Party {
  const { contact, phone } = makeSite(source.random, source.place, buyer);
  if (contact.split(' ')[0] === buyer.contact.split(' ')[0]) return colleagueOf(source, buyer);
  const box = source.random.pick(['workshop', 'kitchen', 'stores', 'facility']);
  return { ...buyer, contact, phone, email: `${box}@${buyer.email.split('@')[1]}` };
}

function jotted({ random }: MailSource, lines: readonly Line[]): Block {
  const write = random.pick<(line: Line) => string>([
    (line) => `${line.description} - ${quantityOf(line)} ${line.unit}`,
    (line) => `${quantityOf(line)}x ${line.description}`,
    (line) => `${quantityOf(line)} ${line.unit} ${line.description}`,
  ]);
  return { kind: 'list', items: lines.map(write), marks: random.pick(['dash', 'none']) };
}

interface Notes {
  passesOn: readonly string[];
  more: readonly string[];
  subject: string;
  asks: readonly string[];
}

const notes: Record<Language, Notes> = {
  en: {
    passesOn: [
      'Please deliver what <who> lists below, our order number is <n>.',
      'See below, can you sort this for us on PO <n>?',
    ],
    more: [
      'Please deliver what <who> lists below plus <own> for the office. PO <n>.',
      'Order <n>: everything from the mail underneath, and on top of that <own>.',
    ],
    subject: '{stuff we’re out of|shopping list|Material}',
    asks: ['<to>, could you get these in for us?', 'Hi <to>, we’re running out of:'],
  },
  de: {
    passesOn: [
      'Bitte liefern Sie, was <who> unten aufführt, unsere Bestellnummer ist <n>.',
      'Siehe unten, bitte unter <n> für uns erledigen.',
    ],
    more: [
      'Bitte liefern Sie, was <who> unten aufführt, dazu noch <own> fürs Büro. Bestellnr. <n>.',
      'Bestellung <n>: alles aus der Mail unten und zusätzlich <own>.',
    ],
    subject: '{was uns ausgeht|Einkaufszettel|Material}',
    asks: ['<to>, kannst du das für uns besorgen?', 'Hi <to>, bei uns geht zur Neige:'],
  },
  nl: {
    passesOn: [
      'Graag leveren wat <who> hieronder opsomt, ons ordernummer is <n>.',
      'Zie hieronder, kunnen jullie dit voor ons regelen op <n>?',
    ],
    more: [
      'Graag leveren wat <who> hieronder opsomt plus <own> voor kantoor. Ordernr. <n>.',
      'Bestelling <n>: alles uit de mail hieronder en daarbij nog <own>.',
    ],
    subject: '{wat bij ons op is|boodschappenlijstje|Materiaal}',
    asks: ['<to>, kun jij dit voor ons bestellen?', 'Hoi <to>, dit raakt bij ons op:'],
  },
  fr: {
    passesOn: [
      'Merci de livrer ce que <who> demande ci-dessous, notre numéro de commande est <n>.',
      'Voir ci-dessous, pouvez-vous nous préparer cela sur la commande <n> ?',
    ],
    more: [
      'Merci de livrer ce que <who> demande ci-dessous, plus <own> pour le bureau. Commande <n>.',
      'Commande <n> : tout ce qui est dans le mail ci-dessous et en plus <own>.',
    ],
    subject: '{ce qui nous manque|liste de courses|Matériel}',
    asks: ['<to>, tu peux nous commander ça ?', 'Salut <to>, on arrive au bout de :'],
  },
  es: {
    passesOn: [
      'Por favor, entreguen lo que <who> apunta abajo, nuestro número de pedido es <n>.',
      'Ver abajo, ¿nos lo preparáis con el pedido <n>?',
    ],
    more: [
      'Por favor, entreguen lo que <who> apunta abajo y además <own> para la oficina. Pedido <n>.',
      'Pedido <n>: todo lo del correo de abajo y también <own>.',
    ],
    subject: '{lo que se nos acaba|lista de la compra|Material}',
    asks: ['<to>, ¿nos puedes pedir esto?', 'Hola <to>, se nos está acabando:'],
  },
  it: {
    passesOn: [
      'Vi chiedo di consegnare quello che <who> elenca sotto, il nostro numero d’ordine è <n>.',
      'Vedi sotto, ce lo preparate sull’ordine <n>?',
    ],
    more: [
      'Vi chiedo di consegnare quello che <who> elenca sotto più <own> per l’ufficio. Ordine <n>.',
      'Ordine <n>: tutto quello della mail qui sotto e in aggiunta <own>.',
    ],
    subject: '{quello che ci manca|lista della spesa|Materiale}',
    asks: ['<to>, ci puoi ordinare questi?', 'Ciao <to>, stiamo finendo:'],
  },
  pt: {
    passesOn: [
      'Agradeço que entreguem o que <who> pede abaixo, o nosso número de encomenda é <n>.',
      'Ver abaixo, podem preparar-nos isto na encomenda <n>?',
    ],
    more: [
      'Agradeço que entreguem o que <who> pede abaixo e ainda <own> para o escritório. Encomenda <n>.',
      'Encomenda <n>: tudo o que está no email abaixo e mais <own>.',
    ],
    subject: '{o que nos falta|lista de compras|Material}',
    asks: ['<to>, podes encomendar-nos isto?', 'Olá <to>, está a acabar-se-nos:'],
  },
  pl: {
    passesOn: [
      'Proszę dostarczyć to, co niżej wypisuje <who>, nasz numer zamówienia to <n>.',
      'Patrz niżej, proszę przygotować to dla nas pod numerem <n>.',
    ],
    more: [
      'Proszę dostarczyć to, co niżej wypisuje <who>, a do tego <own> do biura. Zamówienie <n>.',
      'Zamówienie <n>: wszystko z maila poniżej i dodatkowo <own>.',
    ],
    subject: '{czego nam brakuje|lista zakupów|Materiały}',
    asks: ['<to>, zamówisz nam to?', 'Cześć <to>, kończy nam się:'],
  },
  da: {
    passesOn: [
      'Vil I levere det, <who> skriver nedenfor? Vores ordrenummer er <n>.',
      'Se nedenfor, kan I klare det for os på ordre <n>?',
    ],
    more: [
      'Vil I levere det, <who> skriver nedenfor, plus <own> til kontoret? Ordre <n>.',
      'Ordre <n>: alt fra mailen nedenfor og derudover <own>.',
    ],
    subject: '{det vi mangler|indkøbsseddel|Materialer}',
    asks: ['<to>, kan du skaffe os det her?', 'Hej <to>, vi er ved at løbe tør for:'],
  },
};
