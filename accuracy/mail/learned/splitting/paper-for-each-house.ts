import { terms } from '../../kit/company-files.ts';
import { houseOrders } from '../../kit/house-order.ts';
import type { Letters } from '../../kit/letter.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import { onPaper, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** The month's orders of a group in one mail: a file for each house and, now and then, its conditions. */
export const paperForEachHouse: MailFamily = {
  name: 'month-of-a-group',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const sizes = random.pick([
      [2, 3],
      [4, 1],
      [3, 2, 4],
    ]);
    const orders = houseOrders(source, ...sizes);
    const files = orders.map((order) => orderPaper(source, `${fileNumber(order)}.pdf`, order));
    const extra = random.chance(0.4) ? [terms(source, orders[0]!.buyer)] : [];
    return splitMail(source, letters[language], onPaper(orders), {
      values: {
        count: String(orders.length),
        towns: orders.map(({ shipTo }) => shipTo.city).join(', '),
        numbers: orders.map(({ number }) => number).join(', '),
      },
      attachments: await Promise.all([...files, ...extra]),
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{Orders for our houses|This month’s orders}: <numbers>',
    body: [
      'Hello,',
      '<count> orders from us attached, one per house (<towns>). {Please book and invoice each one on its own.|Every house wants its own confirmation, sorry about that.}',
      'Have a good week\n<sign>',
    ],
  },
  de: {
    subject: '{Bestellungen unserer Häuser|Monatsbestellungen}: <numbers>',
    body: [
      'Guten Tag,',
      'anbei <count> Bestellungen, je Haus eine (<towns>). {Bitte einzeln erfassen und einzeln berechnen.|Jedes Haus möchte seine eigene Auftragsbestätigung.}',
      'Eine gute Woche wünscht\n<sign>',
    ],
  },
  nl: {
    subject: '{Bestellingen van onze vestigingen|Maandbestellingen}: <numbers>',
    body: [
      'Goedemorgen,',
      'hierbij <count> bestellingen, per vestiging één (<towns>). {Graag apart boeken en apart factureren.|Elke vestiging wil een eigen bevestiging.}',
      'Fijne week\n<sign>',
    ],
  },
  fr: {
    subject: '{Commandes de nos établissements|Commandes du mois} : <numbers>',
    body: [
      'Bonjour,',
      'vous trouverez <count> commandes en pièces jointes, une par établissement (<towns>). {À enregistrer et à facturer séparément, svp.|Chaque maison attend son propre accusé de réception.}',
      'Bonne semaine,\n<sign>',
    ],
  },
  es: {
    subject: '{Pedidos de nuestros centros|Pedidos del mes}: <numbers>',
    body: [
      'Buenos días:',
      'les mando <count> pedidos en archivos separados, uno por centro (<towns>). {Regístrenlos y factúrenlos por separado, por favor.|Cada centro quiere su confirmación.}',
      'Buena semana\n<sign>',
    ],
  },
  it: {
    subject: '{Ordini delle nostre sedi|Ordini del mese}: <numbers>',
    body: [
      'Buongiorno,',
      'in allegato trovate <count> ordini, uno per ogni sede (<towns>). {Da registrare e fatturare separatamente.|Ogni sede desidera la propria conferma.}',
      'Buona settimana\n<sign>',
    ],
  },
  pt: {
    subject: '{Encomendas das nossas casas|Encomendas do mês}: <numbers>',
    body: [
      'Bom dia,',
      'seguem <count> encomendas em anexo, uma por cada casa (<towns>). {Agradeço registo e fatura em separado.|Cada casa quer a sua confirmação.}',
      'Boa semana\n<sign>',
    ],
  },
  pl: {
    subject: '{Zamówienia naszych obiektów|Zamówienia miesięczne}: <numbers>',
    body: [
      'Dzień dobry,',
      'przesyłam zamówienia naszych obiektów, razem <count>, po jednym na obiekt (<towns>). {Proszę wprowadzić i zafakturować każde osobno.|Każdy obiekt chce osobne potwierdzenie.}',
      'Dobrego tygodnia\n<sign>',
    ],
  },
  da: {
    subject: '{Ordrer fra vores afdelinger|Månedens ordrer}: <numbers>',
    body: [
      'Godmorgen',
      'her kommer <count> ordrer som bilag, én for hver afdeling (<towns>). {De skal oprettes og faktureres hver for sig.|Hver afdeling vil gerne have sin egen bekræftelse.}',
      'God uge\n<sign>',
    ],
  },
};
