import type { Order } from '../../../order/order.ts';
import { logo } from '../../kit/company-files.ts';
import { counterOrders } from '../../kit/counter-order.ts';
import type { Letters } from '../../kit/letter.ts';
import { orderPaper } from '../../kit/paper.ts';
import { onPaper, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Two orders as two PDFs whose names a scanner or a program gave; the mail says which is wanted first. */
export const oneUrgentOneNot: MailFamily = {
  name: 'one-urgent-one-not',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const orders = counterOrders(source, random.whole(1, 5), random.whole(2, 6));
    const [one, two] = orders as [Order, Order];
    const [stem, first] = [random.pick(['Scan_00', 'doc2025', 'Order_', 'print-']), random.whole(11, 88)];
    const attachments = [
      await orderPaper(source, `${stem}${first}.pdf`, one),
      await orderPaper(source, `${stem}${first + 1}.pdf`, two),
      ...(random.chance(0.5) ? [await logo(one.buyer)] : []),
    ];
    return splitMail(source, letters[language], onPaper(orders), {
      values: { one: one.number, two: two.number },
      attachments,
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{Two orders, one urgent|Orders <one> / <two>|Purchase orders}',
    body: [
      '{Hello Ingrid,|Good morning,}',
      '{I’m attaching two orders. <one> is the urgent one, we have a customer waiting. <two> can follow whenever your van comes our way.|Two new orders from us today. Please start with <one>; there is no rush at all on <two>.}',
      '{Could you confirm both by return?|Please keep them apart, they are paid from different budgets.}',
      'Many thanks\n<sign>',
    ],
  },
  de: {
    subject: '{Zwei Bestellungen, eine eilt|Bestellungen <one> / <two>|Neue Bestellungen}',
    body: [
      '{Hallo Frau Halvorsen,|Guten Morgen,}',
      '{im Anhang sind zwei Bestellungen. Die <one> ist dringend, da wartet ein Kunde drauf. Die <two> kann mit der nächsten Tour kommen.|heute zwei neue Bestellungen von uns. Bitte zuerst die <one> bearbeiten, mit der <two> ist es nicht eilig.}',
      '{Könnten Sie beide kurz bestätigen?|Bitte getrennt abrechnen, das läuft über verschiedene Kostenstellen.}',
      'Vielen Dank\n<sign>',
    ],
  },
  nl: {
    subject: '{Twee bestellingen, één met spoed|Bestellingen <one> / <two>|Nieuwe bestellingen}',
    body: [
      '{Hallo Ingrid,|Goedemorgen,}',
      '{in de bijlage twee bestellingen. <one> heeft haast, daar zit een klant op te wachten. <two> mag mee met de volgende rit.|vandaag twee nieuwe orders van ons. Begin alsjeblieft met <one>, <two> heeft geen haast.}',
      '{Kun je ze allebei even bevestigen?|Graag apart factureren, ze vallen onder verschillende budgetten.}',
      'Dank je wel\n<sign>',
    ],
  },
  fr: {
    subject: '{Deux commandes dont une urgente|Commandes <one> / <two>|Nos commandes}',
    body: [
      '{Bonjour Ingrid,|Bonjour,}',
      '{vous trouverez deux commandes en pièce jointe. La <one> est urgente, un client attend. La <two> peut venir avec la prochaine tournée.|deux nouvelles commandes aujourd’hui. Merci de commencer par la <one>, rien ne presse pour la <two>.}',
      '{Pouvez-vous me confirmer les deux ?|Merci de facturer séparément, ce ne sont pas les mêmes budgets.}',
      'Avec nos remerciements\n<sign>',
    ],
  },
  es: {
    subject: '{Dos pedidos, uno urgente|Pedidos <one> / <two>|Nuestros pedidos}',
    body: [
      '{Hola Ingrid:|Buenos días:}',
      '{adjunto dos pedidos. El <one> es urgente, hay un cliente esperando. El <two> puede venir con el próximo reparto.|hoy van dos pedidos nuevos. Empezad por el <one>, por favor; el <two> no corre prisa.}',
      '{¿Me confirmas los dos?|Facturad por separado, van a presupuestos distintos.}',
      'Muchas gracias\n<sign>',
    ],
  },
  it: {
    subject: '{Due ordini, uno urgente|Ordini <one> / <two>|I nostri ordini}',
    body: [
      '{Ciao Ingrid,|Buongiorno,}',
      '{ti allego due ordini. Il <one> è urgente, c’è un cliente che aspetta. Il <two> può arrivare con il prossimo giro.|oggi due ordini nuovi. Partite per favore dal <one>, per il <two> non c’è fretta.}',
      '{Mi confermate entrambi?|Fatturateli separatamente, vanno su budget diversi.}',
      'Grazie mille\n<sign>',
    ],
  },
  pt: {
    subject: '{Duas encomendas, uma urgente|Encomendas <one> / <two>|As nossas encomendas}',
    body: [
      '{Olá Ingrid,|Bom dia,}',
      '{em anexo duas encomendas. A <one> é urgente, há um cliente à espera. A <two> pode vir na próxima volta.|hoje são duas encomendas novas. Comecem pela <one>, por favor; a <two> não tem pressa.}',
      '{Podem confirmar as duas?|Faturem em separado, são orçamentos diferentes.}',
      'Muito obrigado\n<sign>',
    ],
  },
  pl: {
    subject: '{Dwa zamówienia, jedno pilne|Zamówienia <one> / <two>|Nasze zamówienia}',
    body: [
      '{Dzień dobry Pani Ingrid,|Dzień dobry,}',
      '{w załączeniu dwa zamówienia. <one> jest pilne, klient już czeka. <two> może przyjechać następnym transportem.|dziś dwa nowe zamówienia. Proszę zacząć od <one>, z <two> nie ma pośpiechu.}',
      '{Proszę o potwierdzenie obu.|Proszę fakturować osobno, to różne budżety.}',
      'Bardzo dziękuję\n<sign>',
    ],
  },
  da: {
    subject: '{To ordrer, den ene haster|Ordre <one> / <two>|Vores ordrer}',
    body: [
      '{Hej Ingrid,|Godmorgen,}',
      '{jeg vedhæfter to ordrer. <one> haster, der er en kunde, der venter. <two> kan komme med næste tur.|to nye ordrer fra os i dag. Begynd venligst med <one>, <two> haster ikke.}',
      '{Vil du bekræfte dem begge?|Fakturér dem hver for sig, de hører til hvert sit budget.}',
      'Mange tak\n<sign>',
    ],
  },
};
