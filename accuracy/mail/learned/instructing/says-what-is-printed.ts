import { mailAbout } from '../../kit/changed.ts';
import { houseOrder, otherQuantity } from '../../kit/house-order.ts';
import { dayOf, type Letters } from '../../kit/letter.ts';
import { quantityOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** What the mail tells of a quantity, a day and a line left out is on the paper already. */
export const saysWhatIsPrinted: MailFamily = {
  name: 'paper-says-the-same',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const drawn = houseOrder(source, 3, 7);
    const order = { ...drawn, lines: drawn.lines.slice(0, -1) };
    const gone = drawn.lines.at(-1)!;
    const line = random.pick(order.lines);
    const day = order.delivery.kind === 'date' ? order.delivery.date : order.date;
    return mailAbout(source, order, letters[language], {
      values: {
        goods: line.description,
        q: String(quantityOf(line)),
        before: String(otherQuantity(source, line)),
        gone: gone.description,
        d: dayOf(source, day),
      },
    });
  },
};

const letters: Letters = {
  en: {
    subject: 'Our order <n>',
    body: [
      'Hello,',
      'please find our order attached. {We’ve gone up to <q> of <goods> this time (it was <before> last year), the PDF has it right.|You told us <gone> is out of stock, so it isn’t on the order any more.|Delivery on <d> as printed suits us perfectly.}',
      'Many thanks for the quick help last week.',
      '<sign>',
    ],
  },
  de: {
    subject: 'Unsere Bestellung <n>',
    body: [
      'Guten Tag,',
      'beiliegend unsere Bestellung. {Beim Artikel „<goods>“ sind es diesmal <q> (im Vorjahr <before>), im PDF steht es schon richtig.|Da „<gone>“ bei Ihnen derzeit nicht lieferbar ist, steht der Artikel auch nicht mehr in der Bestellung.|Der gedruckte Liefertermin <d> passt uns sehr gut.}',
      'Nochmals danke für die schnelle Hilfe letzte Woche.',
      'Schöne Grüße\n<sign>',
    ],
  },
  nl: {
    subject: 'Onze bestelling <n>',
    body: [
      'Goedemiddag,',
      'hierbij onze bestelling. {Van <goods> nemen we er dit keer <q> (vorig jaar <before>), zo staat het ook in de pdf.|Omdat jullie <gone> niet hebben, staat dat niet meer op de bestelling.|De leverdatum <d> die erop staat komt ons prima uit.}',
      'Nog bedankt voor de snelle hulp van vorige week.',
      'Groet\n<sign>',
    ],
  },
  fr: {
    subject: 'Notre commande <n>',
    body: [
      'Bonjour,',
      'veuillez trouver ci-joint notre commande. {Pour <goods>, nous passons cette année à <q> (contre <before> l’an dernier), c’est bien ce qui figure sur le bon.|Comme vous n’avez plus <gone>, nous ne l’avons pas mis sur le bon.|La date de livraison imprimée, le <d>, nous convient parfaitement.}',
      'Encore merci pour votre aide la semaine dernière.',
      'Bien à vous\n<sign>',
    ],
  },
  es: {
    subject: 'Nuestro pedido <n>',
    body: [
      'Buenas tardes:',
      'les adjunto el pedido. {De <goods> esta vez van <q> (el año pasado fueron <before>), en el PDF ya está así.|Como nos dijeron que no tienen <gone>, ya no aparece en el pedido.|La fecha de entrega que pone, el <d>, nos viene muy bien.}',
      'Gracias de nuevo por la ayuda de la semana pasada.',
      'Saludos cordiales\n<sign>',
    ],
  },
  it: {
    subject: 'Nostro ordine <n>',
    body: [
      'Buongiorno,',
      'in allegato il nostro ordine. {Per <goods> quest’anno siamo a <q> (l’anno scorso erano <before>), nel PDF è già corretto.|Visto che <gone> non è disponibile da voi, nell’ordine non c’è più.|La data di consegna stampata (<d>) per noi va benissimo.}',
      'Ancora grazie per l’aiuto della settimana scorsa.',
      'Cordialità\n<sign>',
    ],
  },
  pt: {
    subject: 'A nossa encomenda <n>',
    body: [
      'Boa tarde,',
      'junto a nossa encomenda. {De <goods> desta vez são <q> (no ano passado foram <before>), no PDF já está assim.|Como nos disseram que não têm <gone>, já não consta da encomenda.|A data de entrega impressa, <d>, serve-nos muito bem.}',
      'Agradeço mais uma vez a ajuda da semana passada.',
      'Melhores cumprimentos\n<sign>',
    ],
  },
  pl: {
    subject: 'Nasze zamówienie <n>',
    body: [
      'Dzień dobry,',
      'przesyłam nasze zamówienie. {W pozycji „<goods>” bierzemy tym razem <q> (w zeszłym roku było <before>), w PDF-ie jest już dobrze.|Skoro „<gone>” jest u Państwa niedostępne, nie ma tej pozycji w zamówieniu.|Wydrukowany termin dostawy <d> bardzo nam odpowiada.}',
      'Jeszcze raz dziękuję za szybką pomoc w zeszłym tygodniu.',
      'Serdecznie pozdrawiam\n<sign>',
    ],
  },
  da: {
    subject: 'Vores ordre <n>',
    body: [
      'Goddag,',
      'hermed vores ordre. {Vi tager <q> af <goods> denne gang (sidste år var det <before>), og sådan står det også i pdf’en.|Da I ikke har <gone>, står det ikke længere på ordren.|Den trykte leveringsdato <d> passer os rigtig fint.}',
      'Og endnu en gang tak for hjælpen i sidste uge.',
      'De bedste hilsner\n<sign>',
    ],
  },
};
