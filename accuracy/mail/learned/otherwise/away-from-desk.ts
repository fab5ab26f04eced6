import type { Language } from '../../../languages.ts';
import { supplier } from '../../../order/supplier.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { dayOf, type Letters, text } from '../../kit/letter.ts';
import { listOf, plainOrder, workday } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A buyer's machine answers our mail about his order and quotes its lines. */
export const awayFromDesk: MailFamily = {
  name: 'buyer-is-on-holiday',
  category: 'unknown',
  make: (source) => {
    const order = plainOrder(source, 2, 5);
    const said = sent[source.language];
    return otherMail(source, 'unknown', order, letters[source.language], {
      values: { day: dayOf(source, workday(order.date, source.random.whole(4, 20))) },
      inner: {
        kind: 'reply',
        from: supplier,
        to: order.buyer,
        subject: order.number,
        date: `${order.date}T05:44:00Z`,
        blocks: [text(said), listOf(source, order.lines), text(supplier.contact)],
      },
    });
  },
};

/** What we had written. */
const sent: Record<Language, string> = {
  en: 'one question on your order, is the unit right?',
  de: 'eine Rückfrage zu Ihrer Bestellung: stimmt die Einheit?',
  nl: 'een vraag over uw bestelling: klopt de eenheid?',
  fr: "une question sur votre commande : l'unité est-elle exacte ?",
  es: 'una pregunta sobre su pedido: ¿es correcta la unidad?',
  it: "una domanda sul vostro ordine: l'unità è giusta?",
  pt: 'uma pergunta sobre a vossa encomenda: a unidade está certa?',
  pl: 'pytanie do Państwa zamówienia: czy jednostka się zgadza?',
  da: 'et spørgsmål til jeres ordre: passer enheden?',
};

const letters: Letters = {
  en: {
    subject: '{Out of office: <n>|On leave Re: <n>}',
    body: [
      'Thank you for your message. I am on annual leave and back at my desk on <day>. For urgent orders call our switchboard; mails are not forwarded.',
      '<me>',
    ],
  },
  de: {
    subject: '{Abwesenheitsnotiz: <n>|Im Urlaub Re: <n>}',
    body: [
      'Vielen Dank für Ihre Nachricht. Ich bin im Urlaub und ab <day> wieder am Platz. In dringenden Bestellfragen hilft die Zentrale; Mails werden nicht weitergeleitet.',
      '<me>',
    ],
  },
  nl: {
    subject: '{Afwezig: <n>|Met verlof Re: <n>}',
    body: [
      'Dank voor uw bericht. Ik ben met vakantie en vanaf <day> weer op mijn plek. Bel voor dringende bestellingen de centrale; mails worden niet doorgestuurd.',
      '<me>',
    ],
  },
  fr: {
    subject: '{Absence du bureau : <n>|En congé Re: <n>}',
    body: [
      'Merci de votre message. Je suis en congé et de retour le <day>. Pour les commandes urgentes, appelez le standard ; les mails ne sont pas transférés.',
      '<me>',
    ],
  },
  es: {
    subject: '{Fuera de la oficina: <n>|De vacaciones Re: <n>}',
    body: [
      'Gracias por su mensaje. Estoy de vacaciones y vuelvo el <day>. Para pedidos urgentes llamen a la centralita; los correos no se reenvían.',
      '<me>',
    ],
  },
  it: {
    subject: '{Fuori ufficio: <n>|In ferie Re: <n>}',
    body: [
      'Grazie del messaggio. Sono in ferie e rientro il <day>. Per ordini urgenti chiamate il centralino; le mail non vengono inoltrate.',
      '<me>',
    ],
  },
  pt: {
    subject: '{Ausência temporária: <n>|De férias Re: <n>}',
    body: [
      'Obrigado pela mensagem. Estou de férias e regresso no dia <day>. Para encomendas urgentes liguem para a central; os e-mails não são reencaminhados.',
      '<me>',
    ],
  },
  pl: {
    subject: '{Poza biurem: <n>|Na urlopie Re: <n>}',
    body: [
      'Dziękuję za wiadomość. Jestem na urlopie i wracam <day>. W pilnych zamówieniach proszę dzwonić na centralę; poczta nie jest przekazywana.',
      '<me>',
    ],
  },
  da: {
    subject: '{Ikke på kontoret: <n>|På ferie Re: <n>}',
    body: [
      'Tak for din mail. Jeg holder ferie og er tilbage den <day>. Ring til omstillingen ved hasteordrer; mails bliver ikke videresendt.',
      '<me>',
    ],
  },
};
