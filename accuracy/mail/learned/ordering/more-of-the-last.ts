import type { Language } from '../../../languages.ts';
import { addDays } from '../../../order/calendar.ts';
import type { Line } from '../../../order/order.ts';
import { supplier } from '../../../order/supplier.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { counted, otherQuantity } from '../../kit/house-order.ts';
import { dayOf, say, text } from '../../kit/letter.ts';
import { linesOf, workday } from '../../kit/lines.ts';
import { inWords } from '../../kit/stock.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';

/** More of some goods, above our confirmation of the last order: what the confirmation lists has long been sent. */
export const moreOfTheLast: MailFamily = {
  name: 'more-of-the-last-order',
  category: 'purchase_order',
  make: (source) => {
    const { random, language, words } = source;
    const drawn = counterOrder(source, 4, 7);
    const confirmed = drawn.lines.map((line) => ({
      ...line,
      quantity: { kind: 'whole' as const, value: otherQuantity(source, line) },
    }));
    const order = { ...drawn, lines: random.shuffled(drawn.lines).slice(0, random.whole(2, 3)) };
    const { subject, sentence, list, closing, reply } = talk[language];
    const said = say(source, subject, { ours: random.fill('{AB|SO|OC}-#####') });
    const isProse = random.chance(0.5);
    const wished = isProse ? [random.pick(sentence)] : [random.pick(list), '<list>'];
    return orderMail(
      source,
      order,
      { subject: `${words.reply} ${said}`, body: [...wished, random.pick(closing)] },
      {
        values: {
          d: dayOf(source, workday(order.date, random.whole(4, 18))),
          goods: proseOf(source, order.lines),
          list: { kind: 'list', items: order.lines.map(counted), marks: random.pick(['dash', 'none']) },
        },
        inner: {
          kind: 'reply',
          from: supplier,
          to: order.buyer,
          subject: said,
          date: `${addDays(order.date, -random.whole(15, 60))}T09:41:00Z`,
          blocks: [
            text(reply.opening),
            { kind: 'list', items: confirmed.map(counted), marks: 'number' },
            text(`${reply.closing}\n${supplier.contact}\n${supplier.company}`),
          ],
        },
        lines: linesOf(order),
      },
    );
  },
};

function proseOf(source: MailSource, lines: readonly Line[]): string {
  const said = lines.map((line) => inWords(source, line));
  const last = said.pop()!;
  return `${said.join(', ')} ${source.words.and} ${last}`;
}

interface Talk {
  subject: string;
  sentence: readonly string[];
  list: readonly string[];
  closing: readonly string[];
  reply: { opening: string; closing: string };
}

const talk: Record<Language, Talk> = {
  en: {
    subject: 'Order confirmation <ours>',
    sentence: [
      'Hi Ingrid,\n\nThat arrived fine, thank you. We are nearly out of some of it already, so could we order <goods> under PO <n>?',
      'Hello,\n\nWe’d like to reorder a few things from the order below: <goods>. Our PO is <n>.',
    ],
    list: [
      'Hi Ingrid,\n\nAll received, thanks. Please send us some more of these, PO <n>:',
      'Hello,\n\nRepeat order for part of it, our number <n>:',
    ],
    closing: [
      'We need it by <d>.\n\nRegards\n<sign>',
      'Same delivery address as last time.\n\nThanks\n<sign>',
    ],
    reply: {
      opening: 'Dear customer,\nThank you for your order. We confirm:',
      closing: 'Dispatch within three working days.',
    },
  },
  de: {
    subject: 'Auftragsbestätigung <ours>',
    sentence: [
      'Hallo Frau Halvorsen,\n\ndie Lieferung ist gut angekommen. Einiges davon ist schon wieder fast weg, wir bestellen daher nach: <goods>. Bestellnummer <n>.',
      'Guten Tag,\n\naus der letzten Lieferung bräuchten wir noch einmal <goods>. Das läuft bei uns unter <n>.',
    ],
    list: [
      'Hallo Frau Halvorsen,\n\nist alles da, danke. Bitte schicken Sie uns davon noch mehr, Bestellung <n>:',
      'Guten Tag,\n\nNachbestellung zu unten, unsere Nummer <n>:',
    ],
    closing: [
      'Wir brauchen die Sachen bis <d>.\n\nViele Grüße\n<sign>',
      'Lieferanschrift wie beim letzten Mal.\n\nFreundliche Grüße\n<sign>',
    ],
    reply: {
      opening: 'Sehr geehrter Kunde,\nvielen Dank für Ihren Auftrag. Wir bestätigen Ihnen:',
      closing: 'Versand innerhalb von drei Werktagen.',
    },
  },
  nl: {
    subject: 'Orderbevestiging <ours>',
    sentence: [
      'Hoi Ingrid,\n\nalles is goed aangekomen. Een deel is alweer bijna op, dus we bestellen graag <goods> bij. Ordernummer <n>.',
      'Goedemorgen,\n\nvan de vorige levering hebben we nog een keer nodig: <goods>. Bij ons bekend onder <n>.',
    ],
    list: [
      'Hoi Ingrid,\n\nalles binnen, dank. Stuur ons hier nog wat van, bestelling <n>:',
      'Goedemorgen,\n\nnabestelling op onderstaande, ons nummer <n>:',
    ],
    closing: [
      'We hebben het voor <d> nodig.\n\nGroeten\n<sign>',
      'Zelfde afleveradres als de vorige keer.\n\nMet vriendelijke groet\n<sign>',
    ],
    reply: {
      opening: 'Geachte klant,\nhartelijk dank voor uw opdracht. Wij bevestigen:',
      closing: 'Verzending binnen drie werkdagen.',
    },
  },
  fr: {
    subject: 'Confirmation de commande <ours>',
    sentence: [
      'Bonjour Ingrid,\n\ntout est bien arrivé. Il ne nous en reste déjà presque plus, nous recommandons donc <goods>, commande n° <n>.',
      'Bonjour,\n\nsur la dernière livraison, il nous faudrait de nouveau <goods>. Notre numéro : <n>.',
    ],
    list: [
      'Bonjour Ingrid,\n\ntout reçu, merci. Pouvez-vous nous en renvoyer, commande <n> :',
      'Bonjour,\n\nréassort sur la commande ci-dessous, notre numéro <n> :',
    ],
    closing: [
      'Il nous les faut pour le <d>.\n\nBien cordialement\n<sign>',
      'Même adresse de livraison que la dernière fois.\n\nCordialement\n<sign>',
    ],
    reply: {
      opening: 'Cher client,\nnous vous remercions de votre commande et vous confirmons :',
      closing: 'Expédition sous trois jours ouvrés.',
    },
  },
  es: {
    subject: 'Confirmación de pedido <ours>',
    sentence: [
      'Hola Ingrid:\n\nllegó todo bien. De algunas cosas ya casi no nos queda, así que pedimos <goods>. Pedido <n>.',
      'Buenas:\n\nde la última entrega necesitaríamos otra vez <goods>. Nuestro número es <n>.',
    ],
    list: [
      'Hola Ingrid:\n\ntodo recibido, gracias. Mándanos más de esto, pedido <n>:',
      'Buenas:\n\nreposición de lo de abajo, nuestro número <n>:',
    ],
    closing: [
      'Lo necesitamos para el <d>.\n\nSaludos\n<sign>',
      'Misma dirección de entrega que la última vez.\n\nUn saludo\n<sign>',
    ],
    reply: {
      opening: 'Estimado cliente:\ngracias por su pedido. Le confirmamos:',
      closing: 'Envío en tres días laborables.',
    },
  },
  it: {
    subject: 'Conferma d’ordine <ours>',
    sentence: [
      'Ciao Ingrid,\n\ntutto arrivato bene. Di alcune cose siamo già quasi senza, quindi ordiniamo ancora <goods>. Ordine n. <n>.',
      'Buongiorno,\n\ndell’ultima fornitura ci servirebbero di nuovo <goods>. Il nostro numero è <n>.',
    ],
    list: [
      'Ciao Ingrid,\n\nricevuto tutto, grazie. Mandaci ancora questo, ordine <n>:',
      'Buongiorno,\n\nriordino di quanto sotto, nostro numero <n>:',
    ],
    closing: [
      'Ci servono entro il <d>.\n\nSaluti\n<sign>',
      'Stesso indirizzo di consegna dell’altra volta.\n\nCordiali saluti\n<sign>',
    ],
    reply: {
      opening: 'Gentile cliente,\ngrazie per il vostro ordine. Confermiamo:',
      closing: 'Spedizione entro tre giorni lavorativi.',
    },
  },
  pt: {
    subject: 'Confirmação de encomenda <ours>',
    sentence: [
      'Olá Ingrid,\n\nchegou tudo bem. De algumas coisas já quase não temos, por isso encomendamos mais <goods>. Encomenda <n>.',
      'Bom dia,\n\nda última entrega precisávamos outra vez de <goods>. O nosso número é <n>.',
    ],
    list: [
      'Olá Ingrid,\n\ntudo recebido, obrigado. Enviem-nos mais disto, encomenda <n>:',
      'Bom dia,\n\nreposição do que está em baixo, nosso número <n>:',
    ],
    closing: [
      'Precisamos disto até <d>.\n\nCumprimentos\n<sign>',
      'A mesma morada de entrega da última vez.\n\nObrigado\n<sign>',
    ],
    reply: {
      opening: 'Estimado cliente,\nobrigado pela sua encomenda. Confirmamos:',
      closing: 'Expedição em três dias úteis.',
    },
  },
  pl: {
    subject: 'Potwierdzenie zamówienia <ours>',
    sentence: [
      'Dzień dobry,\n\nwszystko dotarło. Części towaru już prawie nie mamy, więc domawiamy <goods>. Numer zamówienia <n>.',
      'Witam,\n\nz ostatniej dostawy potrzebujemy jeszcze raz <goods>. Nasz numer <n>.',
    ],
    list: [
      'Dzień dobry,\n\nwszystko dotarło, dziękuję. Proszę dosłać nam jeszcze, zamówienie <n>:',
      'Witam,\n\ndomówienie do poniższego, nasz numer <n>:',
    ],
    closing: [
      'Potrzebujemy tego do <d>.\n\nPozdrawiam\n<sign>',
      'Adres dostawy jak ostatnio.\n\nZ pozdrowieniami\n<sign>',
    ],
    reply: {
      opening: 'Szanowny Kliencie,\ndziękujemy za zamówienie. Potwierdzamy:',
      closing: 'Wysyłka w ciągu trzech dni roboczych.',
    },
  },
  da: {
    subject: 'Ordrebekræftelse <ours>',
    sentence: [
      'Hej Ingrid,\n\ndet hele kom godt frem. Noget af det er vi næsten løbet tør for igen, så vi bestiller <goods>. Ordrenummer <n>.',
      'Goddag,\n\nfra sidste levering skal vi bruge en gang til: <goods>. Vores nummer er <n>.',
    ],
    list: [
      'Hej Ingrid,\n\nalt er modtaget, tak. Send os lidt mere af det her, ordre <n>:',
      'Goddag,\n\ngenbestilling af nedenstående, vores nummer <n>:',
    ],
    closing: [
      'Vi skal bruge det senest den <d>.\n\nHilsen\n<sign>',
      'Samme leveringsadresse som sidst.\n\nVenlig hilsen\n<sign>',
    ],
    reply: {
      opening: 'Kære kunde\ntak for ordren. Vi bekræfter:',
      closing: 'Afsendes inden for tre hverdage.',
    },
  },
};
