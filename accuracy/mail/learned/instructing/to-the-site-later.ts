import { makeSite } from '../../../order/make-party.ts';
import type { Order, Party } from '../../../order/order.ts';
import { mailAbout, otherDay } from '../../kit/changed.ts';
import { houseOrder } from '../../kit/house-order.ts';
import type { Letters } from '../../kit/letter.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';

/** The paper has yet to hear of it: the goods go to the building site, and on another day. */
export const toTheSiteLater: MailFamily = {
  name: 'to-the-site-and-later',
  category: 'purchase_order',
  make: (source) => {
    const order = houseOrder(source, 2, 6);
    const { street, postalCode, city, townLine } = otherSite(source, order);
    const { date, said } = otherDay(source, order);
    return mailAbout(source, order, letters[source.language], {
      values: { street, town: townLine.replace(/ +/g, ' '), d: said },
      wanted: { deliveryDate: date, shipTo: { street, postalCode, city } },
    });
  },
};

function otherSite(source: MailSource, order: Order): Party {
  const site = makeSite(source.random, source.place, order.buyer);
  const isKnown = [order.buyer, order.shipTo].some(({ street }) => street === site.street);
  return isKnown || letterBox.test(site.street) ? otherSite(source, order) : site;
}

/** Where nothing is built. */
const letterBox = /^(BP|PO Box|P\.O\. Box|Postbus|Postboks|Postfach|Apartado|Casella|Caixa|Skr)/i;

const letters: Letters = {
  en: {
    subject: '{PO|Order} <n> – delivery',
    body: [
      'Hi,',
      'the attached order was printed before the site meeting. Please deliver it to the site instead: <street>, <town>.',
      '{The delivery date is now <d>, nobody is there before that.|And please make it <d> rather than the date on the order.}',
      'Quantities and prices are as printed.\n<sign>',
    ],
  },
  de: {
    subject: 'Bestellung <n> – {Anlieferung|Lieferort}',
    body: [
      'Hallo,',
      'die Bestellung im Anhang ist vor der Baubesprechung entstanden. Bitte liefern Sie direkt auf die Baustelle: <street>, <town>.',
      '{Liefertermin ist nun der <d>, vorher ist niemand vor Ort.|Und zwar am <d>, nicht zu dem Termin, der in der Bestellung steht.}',
      'Mengen und Preise bleiben.\nGruß\n<sign>',
    ],
  },
  nl: {
    subject: 'Bestelling <n> – {levering|afleveradres}',
    body: [
      'Hallo,',
      'de bestelling in de bijlage is van vóór de bouwvergadering. Graag rechtstreeks op de bouw afleveren: <street>, <town>.',
      '{De leverdatum wordt <d>, daarvoor is er niemand.|En dan op <d> in plaats van de datum op de bestelling.}',
      'Aantallen en prijzen blijven gelijk.\nGr.\n<sign>',
    ],
  },
  fr: {
    subject: 'Commande <n> – {livraison|lieu de livraison}',
    body: [
      'Bonjour,',
      'la commande jointe date d’avant la réunion de chantier. Merci de livrer directement sur le chantier : <street>, <town>.',
      '{La livraison est reportée au <d>, il n’y a personne avant.|Et ce le <d>, au lieu de la date indiquée sur la commande.}',
      'Quantités et prix inchangés.\n<sign>',
    ],
  },
  es: {
    subject: 'Pedido <n> – {entrega|lugar de entrega}',
    body: [
      'Hola:',
      'el pedido adjunto se hizo antes de la reunión de obra. Por favor, entréguenlo directamente en la obra: <street>, <town>.',
      '{La fecha de entrega pasa al <d>, antes no hay nadie.|Y que sea el <d>, no en la fecha que pone el pedido.}',
      'Cantidades y precios no cambian.\nUn saludo\n<sign>',
    ],
  },
  it: {
    subject: 'Ordine <n> – {consegna|luogo di consegna}',
    body: [
      'Buongiorno,',
      'l’ordine allegato è stato stampato prima della riunione di cantiere. Consegnate per favore direttamente in cantiere: <street>, <town>.',
      '{La consegna è spostata al giorno <d>, prima non c’è nessuno.|Nuova data di consegna: <d>, al posto di quella sull’ordine.}',
      'Quantità e prezzi restano uguali.\n<sign>',
    ],
  },
  pt: {
    subject: 'Encomenda <n> – {entrega|local de entrega}',
    body: [
      'Bom dia,',
      'a encomenda em anexo foi feita antes da reunião de obra. Agradeço que entreguem diretamente na obra: <street>, <town>.',
      '{A entrega passa para <d>, antes disso não está lá ninguém.|E que seja a <d>, em vez da data indicada na encomenda.}',
      'Quantidades e preços mantêm-se.\nCumprimentos\n<sign>',
    ],
  },
  pl: {
    subject: 'Zamówienie <n> – {dostawa|miejsce dostawy}',
    body: [
      'Dzień dobry,',
      'zamówienie w załączniku powstało przed naradą na budowie. Proszę dostarczyć towar bezpośrednio na budowę: <street>, <town>.',
      '{Termin dostawy zmienia się na <d>, wcześniej nikogo tam nie ma.|Nowy termin: <d>, zamiast tego z zamówienia.}',
      'Ilości i ceny bez zmian.\nPozdrawiam\n<sign>',
    ],
  },
  da: {
    subject: 'Ordre <n> – {levering|leveringssted}',
    body: [
      'Hej,',
      'den vedhæftede ordre er fra før byggemødet. Lever den venligst direkte på byggepladsen: <street>, <town>.',
      '{Leveringsdatoen bliver <d>, før er der ingen på pladsen.|Og det skal være den <d> i stedet for datoen på ordren.}',
      'Antal og priser er uændrede.\nMvh\n<sign>',
    ],
  },
};
