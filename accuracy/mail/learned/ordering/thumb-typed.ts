import { orderMail } from '../../kit/desk-mail.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, plainOrder, quantityOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Typed with a thumb: no subject worth the name, no greeting, no number. */
export const thumbTyped: MailFamily = {
  name: 'thumb-typed-order',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 1, 2);
    const join = source.random.pick([' + ', `, ${source.words.and} `]);
    const goods = order.lines.map((line) => `${quantityOf(line)} ${line.description}`).join(join);
    return orderMail(source, order, letters[source.language], {
      values: { goods },
      lines: linesOf(order),
      clients: ['mobile', 'apple'],
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{hi|for tomorrow|}',
    body: [
      'hi its <first> from <firm>, out of stock here, send <goods> pls asap',
      '{Sent from Outlook for Android|Get Outlook for iOS}',
    ],
  },
  de: {
    subject: '{hallo|für morgen|}',
    body: [
      'hi hier <first> von <firm>, bei uns ist alles leer, schickt mal <goods> so schnell es geht danke',
      '{Gesendet von Outlook für Android|Von meinem Handy gesendet}',
    ],
  },
  nl: {
    subject: '{hoi|voor morgen|}',
    body: [
      'hoi met <first> van <firm>, hier is alles op, stuur ff <goods> zsm aub',
      '{Outlook voor Android downloaden|Verzonden vanaf mijn telefoon}',
    ],
  },
  fr: {
    subject: '{bjr|pour demain|}',
    body: [
      'bjr c’est <first> de chez <firm>, on est en rupture, envoyez <goods> au plus vite svp merci',
      '{Envoyé depuis Outlook pour Android|Envoyé de mon mobile}',
    ],
  },
  es: {
    subject: '{hola|para mañana|}',
    body: [
      'hola soy <first> de <firm>, nos hemos quedado sin nada, mandadnos <goods> cuanto antes porfa',
      '{Enviado desde Outlook para Android|Enviado desde mi móvil}',
    ],
  },
  it: {
    subject: '{ciao|per domani|}',
    body: [
      'ciao sono <first> di <firm>, siamo rimasti senza, mandateci <goods> appena possibile grazie',
      '{Inviato da Outlook per Android|Inviato dal mio telefono}',
    ],
  },
  pt: {
    subject: '{olá|para amanhã|}',
    body: [
      'olá é <first> da <firm>, estamos sem nada, mandem <goods> o mais depressa possível pf',
      '{Enviado do Outlook para Android|Enviado do meu telemóvel}',
    ],
  },
  pl: {
    subject: '{cześć|na jutro|}',
    body: [
      'hej tu <first> z <firm>, nic już nie mamy, przyślijcie <goods> jak najszybciej dzięki',
      '{Wysłane z programu Outlook dla systemu Android|Wysłane z telefonu}',
    ],
  },
  da: {
    subject: '{hej|til i morgen|}',
    body: [
      'hej det er <first> fra <firm>, vi er løbet tør, send lige <goods> hurtigst muligt tak',
      '{Hent Outlook til Android|Sendt fra min mobil}',
    ],
  },
};
