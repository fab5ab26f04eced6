import { otherMail } from '../../kit/desk-mail.ts';
import { dayOf, type Letters } from '../../kit/letter.ts';
import { listOf, workday } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Somebody from whom we buy acknowledges our own order and repeats its lines. */
export const vendorAcknowledges: MailFamily = {
  name: 'vendor-acknowledges',
  category: 'order_confirmation',
  make: (source) => {
    const order = source.newOrder({ lines: [1, 6] });
    const values = {
      list: listOf(source, order.lines),
      day: dayOf(source, workday(order.date, source.random.whole(8, 40))),
      job: source.random.fill('{AB|SO|K}######'),
    };
    return otherMail(source, 'order_confirmation', order, letters[source.language], { values });
  },
};

const letters: Letters = {
  en: {
    subject: '{Our ref <job>, your <n>|<n> is in our books}',
    body: [
      'Dear customer,',
      'we are glad you chose us again and have entered your order <n> under <job>:',
      '<list>',
      'It will leave our works on <day>. Should anything differ from what you had in mind, let us know within two days.',
      '<sign>',
    ],
  },
  de: {
    subject: '{Unser Zeichen <job>, Ihre <n>|<n> ist bei uns erfasst}',
    body: [
      'Sehr geehrter Kunde,',
      'schön, dass Sie wieder bei uns kaufen. Ihre Bestellung <n> haben wir unter <job> wie folgt eingetragen:',
      '<list>',
      'Ab Werk geht die Ware am <day>. Weicht etwas von Ihren Vorstellungen ab, melden Sie sich bitte binnen zwei Tagen.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{Onze ref. <job>, uw <n>|<n> staat bij ons ingeboekt}',
    body: [
      'Geachte klant,',
      'fijn dat u weer voor ons kiest. Uw order <n> staat bij ons onder <job> als volgt geboekt:',
      '<list>',
      'De goederen verlaten onze fabriek op <day>. Klopt er iets niet, laat het ons dan binnen twee dagen weten.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{Notre réf. <job>, votre <n>|<n> est enregistrée chez nous}',
    body: [
      'Cher client,',
      'merci de votre fidélité. Votre commande <n> a été enregistrée sous <job> comme suit :',
      '<list>',
      'Départ usine le <day>. Si quelque chose ne correspond pas, faites-le-nous savoir sous deux jours.',
      '<sign>',
    ],
  },
  es: {
    subject: '{Nuestra ref. <job>, su <n>|<n> ya está registrado}',
    body: [
      'Estimado cliente:',
      'gracias por volver a confiar en nosotros. Hemos registrado su pedido <n> con el número <job>:',
      '<list>',
      'Saldrá de fábrica el <day>. Si algo no coincide, avísennos en un plazo de dos días.',
      '<sign>',
    ],
  },
  it: {
    subject: '{Nostro rif. <job>, vostro <n>|<n> è a sistema}',
    body: [
      'Gentile cliente,',
      'grazie per averci scelto ancora. Abbiamo registrato il vostro ordine <n> con il numero <job>:',
      '<list>',
      'La merce partirà dallo stabilimento il <day>. Se qualcosa non corrisponde, fatecelo sapere entro due giorni.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{Nossa ref. <job>, vossa <n>|<n> está registada}',
    body: [
      'Estimado cliente,',
      'obrigado por voltar a escolher-nos. A vossa encomenda <n> ficou registada com o número <job>:',
      '<list>',
      'Sai da fábrica no dia <day>. Se algo não estiver conforme, avisem-nos no prazo de dois dias.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{Nasz nr <job>, Państwa <n>|<n> jest u nas w systemie}',
    body: [
      'Szanowny Kliencie,',
      'dziękujemy za ponowne zaufanie. Państwa zamówienie <n> przyjęliśmy do realizacji pod numerem <job>:',
      '<list>',
      'Towar opuści zakład <day>. Jeśli coś się nie zgadza, prosimy o informację w ciągu dwóch dni.',
      '<sign>',
    ],
  },
  da: {
    subject: '{Vores ref. <job>, jeres <n>|<n> er registreret hos os}',
    body: [
      'Kære kunde,',
      'tak fordi I valgte os igen. Jeres ordre <n> er registreret hos os under <job> sådan her:',
      '<list>',
      'Varerne forlader fabrikken den <day>. Er der noget, der ikke passer, så sig til inden to dage.',
      '<sign>',
    ],
  },
};
