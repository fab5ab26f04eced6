import type { Language } from '../../../languages.ts';
import { makeSite } from '../../../order/make-party.ts';
import type { Party } from '../../../order/order.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { houseOrder } from '../../kit/house-order.ts';
import { dayOf, type Letters, say, sayAll, valuesOf } from '../../kit/letter.ts';
import { linesOf, quantityOf, workday } from '../../kit/lines.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** The office sends on what somebody in the house has jotted down, with the number that it gave it. */
export const assistantPassesOn: MailFamily = {
  name: 'office-passes-on-a-list',
  category: 'purchase_order',
  make: (source) => {
    const { random, language, words } = source;
    const order = houseOrder(source, 3, 7);
    const assistant = officeOf(source, order.buyer);
    const values = {
      ...valuesOf(source, order.buyer),
      desk: assistant.contact.split(' ')[0]!,
      list: jotted(source, order),
    };
    const asked = say(source, notes[language].subject, values);
    const { body } = letters[language];
    return orderMail(
      source,
      order,
      { subject: `${words.forward} ${asked}`, body },
      {
        from: assistant,
        isContactOpen: true,
        values: { boss: order.buyer.contact, d: dayOf(source, workday(order.date, random.whole(5, 14))) },
        inner: {
          kind: 'forward',
          from: order.buyer,
          to: assistant,
          subject: asked,
          date: `${order.date}T05:40:00Z`,
          blocks: sayAll(source, notes[language].body, values),
        },
        lines: linesOf(order),
      },
    );
  },
};

/** Somebody of the same house with another first name. */
function officeOf(source: MailSource, buyer: Party): Party {
  const { contact } = makeSite(source.random, source.place, buyer);
  const isNamesake = contact.split(' ')[0] === buyer.contact.split(' ')[0];
  return isNamesake
    ? officeOf(source, buyer)
    : { ...buyer, contact, email: `office@${buyer.email.split('@')[1]}` };
}

function jotted({ random }: MailSource, { lines }: ReturnType<typeof houseOrder>): Block {
  const write = random.pick<(line: (typeof lines)[0]) => string>([
    (line) => `${line.description}: ${quantityOf(line)} ${line.unit}`,
    (line) => `${quantityOf(line)} ${line.unit} ${line.description}`,
    (line) => `${line.description} (${quantityOf(line)} ${line.unit})`,
  ]);
  return { kind: 'list', items: lines.map(write), marks: random.pick(['dash', 'none']) };
}

/** What was jotted down. */
const notes: Record<Language, Letters['en']> = {
  en: {
    subject: '{stock room|things we are out of|shopping list}',
    body: ['<desk>, did the round this morning. Can you get these in for us?', '<list>', 'ta\n<first>'],
  },
  de: {
    subject: '{Lager|was uns fehlt|Einkaufszettel}',
    body: ['Moin <desk>, bin heute früh durchs Lager. Besorgst du das bitte?', '<list>', 'LG\n<first>'],
  },
  nl: {
    subject: '{magazijn|wat we missen|boodschappenlijstje}',
    body: ['<desk>, ik heb vanmorgen het hok nagelopen. Kun jij dit regelen?', '<list>', 'groetjes\n<first>'],
  },
  fr: {
    subject: '{réserve|ce qui nous manque|liste de courses}',
    body: [
      '<desk>, j’ai fait le tour de la réserve ce matin. Tu peux nous faire venir ça ?',
      '<list>',
      '<first>',
    ],
  },
  es: {
    subject: '{almacén|lo que falta|lista de la compra}',
    body: ['<desk>, esta mañana he repasado el almacén. ¿Puedes pedir esto?', '<list>', 'gracias\n<first>'],
  },
  it: {
    subject: '{magazzino|cosa manca|lista della spesa}',
    body: [
      '<desk>, stamattina ho fatto il giro del ripostiglio. Riesci a farci arrivare questo?',
      '<list>',
      '<first>',
    ],
  },
  pt: {
    subject: '{arrecadação|o que está em falta|lista de compras}',
    body: ['<desk>, dei hoje a volta à arrecadação. Consegues mandar vir isto?', '<list>', 'bj\n<first>'],
  },
  pl: {
    subject: '{magazynek|czego brakuje|lista zakupów}',
    body: ['<desk>, rano był przegląd magazynku. Załatwisz nam to?', '<list>', 'dzięki\n<first>'],
  },
  da: {
    subject: '{depotet|det vi mangler|indkøbsseddel}',
    body: ['<desk>, jeg har lige været depotet igennem. Skaffer du det her?', '<list>', 'vh\n<first>'],
  },
};

const letters: Record<Language, Pick<Letters['en'], 'body'>> = {
  en: {
    body: [
      'Good morning,',
      'would you kindly supply the items <boss> has listed below? {They need to be here by <d>.|Delivery by <d> would be ideal.} Our order no. is <n>.',
      'With best wishes\n<sign>',
    ],
  },
  de: {
    body: [
      'Guten Morgen,',
      'bitte liefern Sie uns, was <boss> unten aufgeschrieben hat, {möglichst bis <d>|es sollte bis <d> hier sein}. Bestellnummer bei uns: <n>.',
      'Beste Grüße\n<sign>',
    ],
  },
  nl: {
    body: [
      'Goedemorgen,',
      'wilt u onderstaande spullen van <boss> voor ons in bestelling nemen? {Graag in huis voor <d>.|Levering uiterlijk <d>, als dat lukt.} Bestelnummer: <n>.',
      'Hartelijke groet,\n<sign>',
    ],
  },
  fr: {
    body: [
      'Bonjour Madame, bonjour Monsieur,',
      'je vous passe commande des articles notés ci-dessous par <boss>, {à recevoir avant le <d>|livraison si possible pour le <d>}. Notre référence de commande : <n>.',
      'Bien à vous,\n<sign>',
    ],
  },
  es: {
    body: [
      'Buenos días:',
      'les paso el pedido de <boss>, está aquí abajo. {Lo necesitamos antes del <d>.|Si puede ser, para el <d>.} Nuestro número de pedido es <n>.',
      'Reciban un cordial saludo,\n<sign>',
    ],
  },
  it: {
    body: [
      'Buongiorno,',
      'vi giro l’ordine con quanto segnato qui sotto da <boss>. {Ci serve in sede per: <d>.|Consegna gradita: <d>.} Numero d’ordine <n>.',
      'Un cordiale saluto\n<sign>',
    ],
  },
  pt: {
    body: [
      'Bom dia,',
      'agradeço que nos forneçam o material que <boss> apontou em baixo, {se possível até <d>|precisamos dele até <d>}. O número da nossa encomenda é <n>.',
      'Com os melhores cumprimentos,\n<sign>',
    ],
  },
  pl: {
    body: [
      'Dzień dobry,',
      'zamawiamy rzeczy z poniższej listy (<boss>), {potrzebne do <d>|prosimy o dostawę do <d>}. Nasz numer zamówienia: <n>.',
      'Łączę pozdrowienia\n<sign>',
    ],
  },
  da: {
    body: [
      'Godmorgen,',
      'vil I sende os det, som <boss> har skrevet nedenfor? {Vi skal bruge det senest <d>.|Gerne med levering inden <d>.} Vores rekvisitionsnummer er <n>.',
      'De bedste hilsner\n<sign>',
    ],
  },
};
