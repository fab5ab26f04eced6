import type { Language } from '../../../languages.ts';
import { makeParty } from '../../../order/make-party.ts';
import { supplier } from '../../../order/supplier.ts';
import { makeDocument } from '../../document.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { counted } from '../../kit/house-order.ts';
import { dayOf, say, text } from '../../kit/letter.ts';
import { workday } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A clerk of somebody from whom we buy confirms our order, which is quoted below; at times with the paper of it. */
export const confirmedAboveOurOrder: MailFamily = {
  name: 'confirmed-above-our-order',
  category: 'order_confirmation',
  make: async (source) => {
    const { random, language, place, words } = source;
    const order = counterOrder(source, 2, 5);
    const seller = makeParty(random, place);
    const from = { ...seller, email: `office@${seller.email.split('@')[1]}` };
    const { ours, asked, opening, late, closing, bye } = letters[language];
    const subject = say(source, ours, { n: order.number });
    const job = random.fill('{AB|A|25-}#####');
    const isPaper = random.chance(0.4);
    const paper = { ...order, number: job, buyer: supplier, supplier: seller };
    const body = [opening, ...(random.chance(0.5) ? [late] : []), closing, bye];
    return otherMail(
      source,
      'order_confirmation',
      order,
      { subject: `${words.reply} ${subject}`, body },
      {
        from,
        values: {
          job,
          d: dayOf(source, workday(order.date, random.whole(3, 9))),
          later: dayOf(source, workday(order.date, random.whole(14, 30))),
          t: random.pick(order.lines).description,
        },
        inner: {
          kind: 'reply',
          from: supplier,
          to: from,
          subject,
          date: `${order.date}T05:34:00Z`,
          blocks: [
            text(say(source, asked, { n: order.number })),
            { kind: 'list', items: order.lines.map(counted), marks: 'dash' },
            text(`${supplier.contact}\n${supplier.company}\n${supplier.street}, ${supplier.townLine}`),
          ],
        },
        attachments: isPaper ? [await makeDocument('order_confirmation', paper, words, `${job}.pdf`)] : [],
      },
    );
  },
};

interface Words {
  ours: string;
  asked: string;
  opening: string;
  late: string;
  closing: string;
  bye: string;
}

const letters: Record<Language, Words> = {
  en: {
    ours: '{Our order <n>|Purchase order <n>}',
    asked: 'Dear all,\nPlease deliver against our order <n>:',
    opening:
      '{Dear Ms Halvorsen,|Hello Ingrid,}\n\nThank you for your order <n>, which we hereby confirm under our number <job>.',
    late: 'Everything is in stock except <t>, which will follow on <later>.',
    closing: 'The goods leave us on <d>.',
    bye: 'Thank you for your custom.\n<sign>',
  },
  de: {
    ours: '{Unsere Bestellung <n>|Bestellung <n>}',
    asked: 'Guten Tag,\nbitte liefern Sie uns zur Bestellung <n>:',
    opening:
      '{Sehr geehrte Frau Halvorsen,|Hallo Frau Halvorsen,}\n\nvielen Dank für Ihre Bestellung <n>, die wir Ihnen hiermit unter der Auftragsnummer <job> bestätigen.',
    late: 'Bis auf „<t>“ ist alles lagernd, das reichen wir am <later> nach.',
    closing: 'Die Ware verlässt unser Haus am <d>.',
    bye: 'Wir bedanken uns für Ihr Vertrauen.\n<sign>',
  },
  nl: {
    ours: '{Onze bestelling <n>|Inkooporder <n>}',
    asked: 'Goedendag,\ngraag levering op onze bestelling <n>:',
    opening:
      '{Geachte mevrouw Halvorsen,|Beste Ingrid,}\n\nbedankt voor uw bestelling <n>, die wij hierbij bevestigen onder ons nummer <job>.',
    late: 'Alles ligt op voorraad behalve <t>, die sturen we op <later> na.',
    closing: 'De goederen gaan op <d> de deur uit.',
    bye: 'Dank voor het vertrouwen.\n<sign>',
  },
  fr: {
    ours: '{Notre commande <n>|Commande <n>}',
    asked: 'Bonjour,\nmerci de nous livrer au titre de la commande <n> :',
    opening:
      '{Madame,|Bonjour Madame Halvorsen,}\n\nnous vous remercions de votre commande <n>, que nous vous confirmons sous notre numéro <job>.',
    late: 'Tout est en stock sauf « <t> », qui suivra le <later>.',
    closing: 'Départ de nos entrepôts le <d>.',
    bye: 'Nous vous remercions de votre confiance.\n<sign>',
  },
  es: {
    ours: '{Nuestro pedido <n>|Pedido <n>}',
    asked: 'Buenos días:\nrogamos entrega del pedido <n>:',
    opening:
      '{Estimada señora Halvorsen:|Hola Ingrid:}\n\ngracias por su pedido <n>, que le confirmamos con nuestro número <job>.',
    late: 'Tenemos todo en almacén menos «<t>», que enviaremos el <later>.',
    closing: 'La mercancía sale de aquí el <d>.',
    bye: 'Gracias por su confianza.\n<sign>',
  },
  it: {
    ours: '{Nostro ordine <n>|Ordine <n>}',
    asked: 'Buongiorno,\nvi preghiamo di consegnare per l’ordine <n>:',
    opening:
      '{Gentile signora Halvorsen,|Buongiorno Ingrid,}\n\ngrazie per il vostro ordine <n>, che confermiamo con il nostro numero <job>.',
    late: 'È tutto a magazzino tranne «<t>», che seguirà il <later>.',
    closing: 'La merce parte il <d>.',
    bye: 'Grazie per la fiducia.\n<sign>',
  },
  pt: {
    ours: '{A nossa encomenda <n>|Encomenda <n>}',
    asked: 'Bom dia,\nagradecemos a entrega da encomenda <n>:',
    opening:
      '{Exma. Senhora,|Olá Ingrid,}\n\nobrigado pela vossa encomenda <n>, que confirmamos com o nosso número <job>.',
    late: 'Está tudo em stock menos «<t>», que seguirá a <later>.',
    closing: 'A mercadoria sai a <d>.',
    bye: 'Obrigado pela confiança.\n<sign>',
  },
  pl: {
    ours: '{Nasze zamówienie <n>|Zamówienie <n>}',
    asked: 'Dzień dobry,\nprosimy o dostawę do zamówienia <n>:',
    opening:
      '{Szanowna Pani,|Dzień dobry Pani Ingrid,}\n\ndziękujemy za zamówienie <n>, które niniejszym potwierdzamy pod naszym numerem <job>.',
    late: 'Wszystko jest na stanie oprócz „<t>”, które wyślemy <later>.',
    closing: 'Towar wyjeżdża od nas <d>.',
    bye: 'Dziękujemy za zaufanie.\n<sign>',
  },
  da: {
    ours: '{Vores ordre <n>|Indkøbsordre <n>}',
    asked: 'Goddag,\nvi beder om levering på ordre <n>:',
    opening:
      '{Kære fru Halvorsen|Hej Ingrid,}\n\ntak for jeres ordre <n>, som vi hermed bekræfter under vores nummer <job>.',
    late: 'Alt er på lager undtagen »<t>«, som eftersendes den <later>.',
    closing: 'Varerne går herfra den <d>.',
    bye: 'Tak for handlen.\n<sign>',
  },
};
