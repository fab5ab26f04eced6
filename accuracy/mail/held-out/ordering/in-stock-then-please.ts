import type { Language } from '../../../languages.ts';
import type { Line } from '../../../order/order.ts';
import { supplier } from '../../../order/supplier.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { counted } from '../../kit/house-order.ts';
import { dayOf, say, text } from '../../kit/letter.ts';
import { linesOf, workday } from '../../kit/lines.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { inWords, stockOrder } from '../../kit/stock.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';

/** We had said what is in stock; above it the customer now orders, in a sentence or below each other. */
export const inStockThenPlease: MailFamily = {
  name: 'in-stock-then-please',
  category: 'purchase_order',
  make: (source) => {
    const { random, language, words } = source;
    const drawn = stockOrder(source, 4, 7);
    const order = { ...drawn, lines: drawn.lines.slice(0, -1) };
    const { asked, yes, sentence, list } = talk[language];
    const subject = say(source, asked, {});
    const isProse = random.chance(0.6);
    const said = isProse ? [random.pick(sentence)] : [random.pick(list), '<list>'];
    return orderMail(source, order, inMannerOf(source, { subject: `${words.reply} ${subject}`, said }), {
      values: {
        d: dayOf(source, workday(order.date, random.whole(4, 20))),
        goods: proseOf(source, order.lines),
        list: { kind: 'list', items: order.lines.map(counted), marks: random.pick(['none', 'dash']) },
      },
      inner: {
        kind: 'reply',
        from: supplier,
        to: order.buyer,
        subject,
        date: `${order.date}T05:03:00Z`,
        blocks: [
          text(yes),
          {
            kind: 'list',
            items: random.shuffled(drawn.lines).map(({ description }) => description),
            marks: 'dash',
          },
          text(`${supplier.contact}\n${supplier.company}`),
        ],
      },
      lines: linesOf(order),
    });
  },
};

function proseOf(source: MailSource, lines: readonly Line[]): string {
  const said = lines.map((line) => inWords(source, line));
  const last = said.pop()!;
  return `${said.join(', ')} ${source.words.and} ${last}`;
}

interface Talk {
  asked: string;
  yes: string;
  sentence: readonly string[];
  list: readonly string[];
}

const talk: Record<Language, Talk> = {
  en: {
    asked: '{Do you have these?|In stock?|Availability}',
    yes: 'yes, all of these are on the shelf and could go out tomorrow. How many would you like?',
    sentence: [
      'Great, then we’d like <goods>. Order no. <n>.',
      'Brilliant. Please send <goods> by <d>, our ref <n>.',
      'Thanks for the quick repy. We hereby order <goods> under PO <n>.',
    ],
    list: ['Super, then on our PO <n> please:', 'In that case please dispatch by <d> (order <n>):'],
  },
  de: {
    asked: '{Haben Sie das da?|Lieferbar?|Verfügbarkeit}',
    yes: 'ja, das liegt alles am Lager und könnte morgen raus. Wie viel darf es sein?',
    sentence: [
      'Prima, dann nehmen wir <goods>. Bestellnr. <n>.',
      'Super. Schicken Sie uns bis <d> bitte <goods>, unser Zeichen <n>.',
      'Danke für die schnele Antwort. Hiermit bestellen wir <goods> unter der Nummer <n>.',
    ],
    list: ['Sehr gut, dann zu unserer Bestellung <n> bitte:', 'Dann bitte bis <d> liefern (Bestellung <n>):'],
  },
  nl: {
    asked: '{Hebben jullie dit?|Leverbaar?|Beschikbaarheid}',
    yes: 'ja, dat ligt allemaal op voorraad en kan morgen weg. Hoeveel mag het zijn?',
    sentence: [
      'Mooi, dan willen we graag <goods>. Ordernr. <n>.',
      'Top. Stuur ons voor <d> <goods> aub, onze referentie is <n>.',
      'Dank voor de snelle reactie. Hierbij bestellen wij <goods> onder nummer <n>.',
    ],
    list: ['Heel fijn, dan op onze order <n> graag:', 'Graag dan voor <d> leveren (bestelling <n>):'],
  },
  fr: {
    asked: '{Avez-vous cela ?|En stock ?|Disponibilité}',
    yes: 'oui, tout cela est en rayon et peut partir demain. Combien en voulez-vous ?',
    sentence: [
      'Parfait, alors on prend <goods>. Commande n° <n>.',
      'Super. Envoyez-nous <goods> pour le <d> svp, notre réf. <n>.',
      'Merci de votre réponse rapide. Nous commandons donc <goods> sous le numéro <n>.',
    ],
    list: [
      'Très bien, alors sur notre commande <n> svp :',
      'Dans ce cas à livrer pour le <d> (commande <n>) :',
    ],
  },
  es: {
    asked: '{¿Tienen esto?|¿Hay stock?|Disponibilidad}',
    yes: 'sí, lo tenemos todo en el almacén y podría salir mañana. ¿Cuánto necesitan?',
    sentence: [
      'Estupendo, entonces queremos <goods>. Pedido n.º <n>.',
      'Genial. Mándennos <goods> para el <d>, nuestra referencia es <n>.',
      'Gracias por la rápida respuesta. Por la presente pedimos <goods> con el número <n>.',
    ],
    list: ['Muy bien, entonces para nuestro pedido <n>:', 'En ese caso entreguen para el <d> (pedido <n>):'],
  },
  it: {
    asked: '{Avete questi?|Disponibili?|Disponibilità}',
    yes: 'sì, è tutto a magazzino e potrebbe partire domani. Quanti ve ne servono?',
    sentence: [
      'Ottimo, allora prendiamo <goods>. Ordine n. <n>.',
      'Perfetto. Mandateci <goods> per il <d>, nostro rif. <n>.',
      'Grazie della risposta veloce. Con la presente ordiniamo <goods> con il numero <n>.',
    ],
    list: ['Benissimo, allora sul nostro ordine <n>:', 'Allora consegnate per il <d> (ordine <n>):'],
  },
  pt: {
    asked: '{Têm isto?|Há em stock?|Disponibilidade}',
    yes: 'sim, está tudo em armazém e pode seguir amanhã. Quanto desejam?',
    sentence: [
      'Ótimo, então queremos <goods>. Encomenda n.º <n>.',
      'Impecável. Enviem-nos <goods> até <d>, a nossa ref. é <n>.',
      'Obrigado pela resposta rápida. Vimos assim encomendar <goods> com o número <n>.',
    ],
    list: ['Muito bem, então na nossa encomenda <n>:', 'Nesse caso entreguem até <d> (encomenda <n>):'],
  },
  pl: {
    asked: '{Czy to macie?|Czy jest na stanie?|Dostępność}',
    yes: 'tak, wszystko jest na magazynie i może jutro wyjechać. Ile potrzeba?',
    sentence: [
      'Świetnie, w takim razie bierzemy <goods>. Zamówienie nr <n>.',
      'Super. Proszę wysłać do <d>: <goods>, nasz numer <n>.',
      'Dziękuję za szybką odpowiedź. Niniejszym zamawiamy <goods> pod numerem <n>.',
    ],
    list: [
      'Bardzo dobrze, do naszego zamówienia <n> proszę:',
      'To proszę dostarczyć do <d> (zamówienie <n>):',
    ],
  },
  da: {
    asked: '{Har I det her?|På lager?|Lagerstatus}',
    yes: 'ja, det ligger alt sammen på lager og kan sendes i morgen. Hvor mange skal I bruge?',
    sentence: [
      'Fint, så vil vi gerne have <goods>. Ordrenr. <n>.',
      'Super. Send os <goods> senest <d>, vores ref. er <n>.',
      'Tak for det hurtige svar. Vi bestiller hermed <goods> under nummer <n>.',
    ],
    list: ['Rigtig godt, så på vores ordre <n>:', 'Så må I gerne levere senest <d> (ordre <n>):'],
  },
};
