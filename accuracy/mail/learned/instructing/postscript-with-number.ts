import type { Language } from '../../../languages.ts';
import type { Line } from '../../../order/order.ts';
import { mailAbout } from '../../kit/changed.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** One article more than on the paper, with its number: below the signature as a postscript, or in the mail. */
export const postscriptWithNumber: MailFamily = {
  name: 'postscript-with-number',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const drawn = counterOrder(source, 2, 6, { articles: random.pick(['own', 'yours'] as const) });
    const order = { ...drawn, lines: drawn.lines.slice(0, -1) };
    const more = drawn.lines.at(-1)!;
    const { subject, paper, inside, below, bye } = letters[language];
    const body = random.chance(0.5)
      ? [paper, bye, `{PS:|P.S.|PS} ${random.pick(below)}`]
      : [paper, random.pick(inside), bye];
    return mailAbout(
      source,
      order,
      { subject, body },
      {
        values: {
          a: numberOf(more),
          t: more.description,
          q: String(quantityOf(more)),
          u: more.unit,
        },
        lines: linesOf({ lines: [...order.lines, more] }, 'numbered'),
      },
    );
  },
};

const numberOf = ({ article, yourArticle }: Line) => article ?? yourArticle ?? '';

interface Words {
  subject: string;
  paper: string;
  inside: readonly string[];
  below: readonly string[];
  bye: string;
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Order <n>|Our order <n>|PO <n> attached}',
    paper: '{Hi Ingrid,|Hello,}\n\n{Attached is our order <n>, please confirm.|Here comes our order <n>.}',
    inside: [
      'Please add the following item, it came in after the order was released:\n<q> <u> <t>, item no. <a>',
      'In addition to what is on the order we need <q> <u> of item <a>, <t>.',
    ],
    below: ['please add <q> <u> of <a> <t>.', 'we forgot <a> <t>, please include <q> <u>.'],
    bye: '{Many thanks|Regards}\n<sign>',
  },
  de: {
    subject: '{Bestellung <n>|Unsere Bestellung <n>|Bestellung <n> anbei}',
    paper:
      '{Hallo Frau Halvorsen,|Hallo,}\n\n{im Anhang unsere Bestellung <n>, bitte bestätigen.|hier kommt unsere Bestellung <n>.}',
    inside: [
      'Bitte ergänzen Sie noch folgenden Artikel, der kam erst nach der Freigabe rein:\n<q> <u> <t>, Art.-Nr. <a>',
      'Zusätzlich zur Bestellung brauchen wir <q> <u> vom Artikel <a> <t>.',
    ],
    below: [
      'Bitte noch <q> <u> <a> <t> dazunehmen.',
      'Vergessen haben wir <a> <t>, davon bitte <q> <u> mitliefern.',
    ],
    bye: '{Vielen Dank|Beste Grüße}\n<sign>',
  },
  nl: {
    subject: '{Bestelling <n>|Onze bestelling <n>|Bestelling <n> bijgevoegd}',
    paper:
      '{Hallo Ingrid,|Hallo,}\n\n{in de bijlage onze bestelling <n>, graag bevestigen.|hier komt onze bestelling <n>.}',
    inside: [
      'Wil je het volgende artikel nog toevoegen, dat kwam pas na de goedkeuring binnen:\n<q> <u> <t>, art.nr. <a>',
      'Naast wat er op de bestelling staat hebben we <q> <u> nodig van artikel <a>, <t>.',
    ],
    below: ['doe er nog <q> <u> <a> <t> bij.', 'we zijn <a> <t> vergeten, graag <q> <u> meeleveren.'],
    bye: '{Hartelijk dank|Groeten}\n<sign>',
  },
  fr: {
    subject: '{Commande <n>|Notre commande <n>|Commande <n> ci-jointe}',
    paper:
      '{Bonjour Ingrid,|Bonjour,}\n\n{ci-joint notre commande <n>, merci de confirmer.|voici notre commande <n>.}',
    inside: [
      'Merci d’ajouter l’article suivant, demandé après la validation du bon :\n<q> <u> <t>, réf. <a>',
      'En plus de la commande, il nous faut <q> <u> de la référence <a>, <t>.',
    ],
    below: [
      'merci d’ajouter <q> <u> de <a> <t>.',
      'nous avons oublié la réf. <a> <t>, à ajouter svp : <q> <u>.',
    ],
    bye: '{Merci beaucoup|Bien à vous}\n<sign>',
  },
  es: {
    subject: '{Pedido <n>|Nuestro pedido <n>|Pedido <n> adjunto}',
    paper:
      '{Hola Ingrid:|Hola:}\n\n{adjunto nuestro pedido <n>, confirmen por favor.|aquí va nuestro pedido <n>.}',
    inside: [
      'Añadan por favor este artículo, que nos lo pidieron después de cerrar el pedido:\n<q> <u> <t>, ref. <a>',
      'Además de lo que pone en el pedido necesitamos <q> <u> de la referencia <a>, <t>.',
    ],
    below: ['por favor, añadan <q> <u> de <a> <t>.', 'se nos olvidó la ref. <a> <t>, incluyan <q> <u>.'],
    bye: '{Muchas gracias|Saludos}\n<sign>',
  },
  it: {
    subject: '{Ordine <n>|Il nostro ordine <n>|Ordine <n> in allegato}',
    paper:
      '{Ciao Ingrid,|Buongiorno,}\n\n{in allegato il nostro ordine <n>, attendiamo conferma.|ecco il nostro ordine <n>.}',
    inside: [
      'Aggiungete per favore questo articolo, richiesto dopo l’approvazione:\n<q> <u> <t>, cod. <a>',
      'Oltre a quanto nell’ordine ci servono <q> <u> del codice <a>, <t>.',
    ],
    below: [
      'aggiungete anche <q> <u> di <a> <t>.',
      'abbiamo dimenticato il cod. <a> <t>, mettetene <q> <u>.',
    ],
    bye: '{Grazie mille|Saluti}\n<sign>',
  },
  pt: {
    subject: '{Encomenda <n>|A nossa encomenda <n>|Encomenda <n> em anexo}',
    paper:
      '{Olá Ingrid,|Olá,}\n\n{em anexo a nossa encomenda <n>, agradeço confirmação.|aqui está a nossa encomenda <n>.}',
    inside: [
      'Acrescentem por favor este artigo, pedido depois de a encomenda ser aprovada:\n<q> <u> <t>, ref. <a>',
      'Além do que está na encomenda precisamos de <q> <u> da referência <a>, <t>.',
    ],
    below: ['acrescentem <q> <u> de <a> <t>.', 'esquecemo-nos da ref. <a> <t>, juntem <q> <u> por favor.'],
    bye: '{Muito obrigado|Cumprimentos}\n<sign>',
  },
  pl: {
    subject: '{Zamówienie <n>|Nasze zamówienie <n>|Zamówienie <n> w załączeniu}',
    paper:
      '{Dzień dobry,|Witam,}\n\n{w załączeniu nasze zamówienie <n>, proszę o potwierdzenie.|oto nasze zamówienie <n>.}',
    inside: [
      'Proszę dodać jeszcze ten artykuł, zgłoszono go już po zatwierdzeniu:\n<q> <u> <t>, indeks <a>',
      'Oprócz tego, co na zamówieniu, potrzebujemy <q> <u> artykułu <a>, <t>.',
    ],
    below: ['proszę dodać <q> <u> <a> <t>.', 'zapomnieliśmy o <a> <t>, proszę dołożyć <q> <u>'],
    bye: '{Dziękuję bardzo|Pozdrawiam}\n<sign>',
  },
  da: {
    subject: '{Ordre <n>|Vores ordre <n>|Ordre <n> vedhæftet}',
    paper:
      '{Hej Ingrid,|Hej,}\n\n{vedhæftet vores ordre <n>, bekræft den gerne.|her kommer vores ordre <n>.}',
    inside: [
      'Tilføj venligst denne vare, den kom først efter godkendelsen:\n<q> <u> <t>, varenr. <a>',
      'Ud over det på ordren skal vi bruge <q> <u> af vare <a>, <t>.',
    ],
    below: ['læg også <q> <u> <a> <t> ved.', 'vi glemte <a> <t>, send <q> <u> med.'],
    bye: '{Mange tak|Hilsen}\n<sign>',
  },
};
