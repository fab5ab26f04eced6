import { orderMail } from '../../kit/desk-mail.ts';
import { houseOrder } from '../../kit/house-order.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** The shelf is refilled: our numbers, names and counts in the way of somebody who does this every week. */
export const usualWithNumbers: MailFamily = {
  name: 'shelf-refilled-by-number',
  category: 'purchase_order',
  make: (source) => {
    const order = houseOrder(source, 2, 9, { articles: 'yours' });
    return orderMail(source, order, letters[source.language], {
      values: { account: order.customerNumber, list: numbered(source, order) },
      lines: linesOf(order, 'numbered'),
    });
  },
};

function numbered({ random }: MailSource, { lines }: ReturnType<typeof houseOrder>): Block {
  const write = random.pick<(line: (typeof lines)[0]) => string>([
    (line) => `${quantityOf(line)} x ${line.yourArticle} ${line.description}`,
    (line) => `${line.yourArticle} - ${line.description} - ${quantityOf(line)} ${line.unit}`,
    (line) => `${line.yourArticle} / ${quantityOf(line)} ${line.unit} / ${line.description}`,
    (line) => `${line.yourArticle}\t${line.description}\t${quantityOf(line)}`,
  ]);
  return { kind: 'list', items: lines.map(write), marks: 'none' };
}

const letters: Letters = {
  en: {
    subject: '{Re-order|Top-up order} <n>',
    body: [
      'Morning,',
      '{time for our monthly top-up, your part numbers first:|same things as ever, please check the counts though:}',
      '<list>',
      'A/C <account>, our ref <n>. {Part deliveries are fine.|Leave it with the porter if I’m out.}',
      '<sign>',
    ],
  },
  de: {
    subject: '{Nachbestellung|Nachschub} <n>',
    body: [
      'Hallo,',
      '{wir müssen wieder auffüllen, Ihre Artikelnummern stehen dabei:|das Übliche, aber bitte auf die Mengen achten:}',
      '<list>',
      'Kundennummer <account>, Bestellung <n>. {Teillieferung ist kein Problem.|Bitte beim Pförtner abgeben.}',
      'Viele Grüße\n<sign>',
    ],
  },
  nl: {
    subject: '{Nabestelling|Aanvulling} <n>',
    body: [
      'Goedendag,',
      '{het schap moet weer vol, met jullie artikelnummers:|het vaste rijtje weer, let wel even op de aantallen:}',
      '<list>',
      'Klantnummer <account>, bestelling <n>. {In delen leveren mag.|Afgeven bij de receptie is prima.}',
      'Groeten\n<sign>',
    ],
  },
  fr: {
    subject: '{Réassort|Réapprovisionnement} <n>',
    body: [
      'Bonjour,',
      '{il est temps de refaire le stock, je vous mets vos références :|comme d’habitude, mais attention aux quantités :}',
      '<list>',
      'Client <account>, commande <n>. {Livraison en plusieurs fois acceptée.|À déposer à l’accueil.}',
      'Bonne journée,\n<sign>',
    ],
  },
  es: {
    subject: '{Reposición|Pedido de reposición} <n>',
    body: [
      'Buenos días:',
      '{toca reponer, les pongo sus referencias:|lo habitual, pero ojo con las cantidades:}',
      '<list>',
      'Cliente <account>, pedido <n>. {Pueden servirlo en varias veces.|Pueden dejarlo en conserjería.}',
      'Un saludo\n<sign>',
    ],
  },
  it: {
    subject: '{Riordino|Reintegro scorte} <n>',
    body: [
      'Buongiorno,',
      '{dobbiamo rifornire lo scaffale, metto i vostri codici:|le solite cose, occhio però alle quantità:}',
      '<list>',
      'Cliente <account>, ordine <n>. {Vanno bene anche consegne parziali.|Lasciate pure in portineria.}',
      'Buon lavoro\n<sign>',
    ],
  },
  pt: {
    subject: '{Reposição|Reforço de stock} <n>',
    body: [
      'Bom dia,',
      '{está na altura de repor, ponho as vossas referências:|o costume, mas atenção às quantidades:}',
      '<list>',
      'Cliente <account>, encomenda <n>. {Podem entregar por partes.|Podem deixar na portaria.}',
      'Cumprimentos\n<sign>',
    ],
  },
  pl: {
    subject: '{Uzupełnienie stanów|Domówienie} <n>',
    body: [
      'Dzień dobry,',
      '{uzupełniamy półkę, podaję Państwa indeksy:|to co zwykle, proszę tylko zwrócić uwagę na ilości:}',
      '<list>',
      'Nr klienta <account>, zamówienie <n>. {Mogą być dostawy częściowe.|Można zostawić na portierni.}',
      'Miłego dnia\n<sign>',
    ],
  },
  da: {
    subject: '{Genbestilling|Opfyldning} <n>',
    body: [
      'Hej,',
      '{hylden skal fyldes op igen, jeres varenumre står først:|det sædvanlige, men hold øje med antallet:}',
      '<list>',
      'Kundenr. <account>, ordre <n>. {Delleverancer er i orden.|Stil det bare i receptionen.}',
      'God dag\n<sign>',
    ],
  },
};
