import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: ['Purchase order', 'Purchase Order', 'Standard PO'],
    facts: listed(
      'Date | Vendor number | Contact person | Telephone | E-mail | Purchasing group | Your quotation',
    ),
    deliver: ['Please deliver to:', 'Delivery address:', 'Ship-to plant:'],
    terms: listed('Terms of payt. | Terms of deliv. | Currency'),
    heads: listed('Item | Material | Order qty. | Unit | Price per unit | Net value'),
    second: 'Description',
    day: ['Delivery date', 'Del. date:  Day'],
    total: 'Total net value excl. tax',
    page: 'Page',
  },
  de: {
    title: ['Bestellung', 'Normalbestellung'],
    facts: listed(
      'Datum | Lieferantennummer | Ansprechpartner | Telefon | E-Mail | Einkäufergruppe | Ihr Angebot',
    ),
    deliver: ['Bitte liefern Sie an:', 'Anlieferwerk:'],
    terms: listed('Zahlungsbed. | Lieferbed. | Währung'),
    heads: listed('Pos. | Material | Bestellmenge | Einheit | Preis pro Einheit | Nettowert'),
    second: 'Bezeichnung',
    day: ['Liefertermin', 'Lieferdatum: Tag'],
    total: 'Gesamtnettowert ohne MwSt.',
    page: 'Seite',
  },
  es: {
    title: ['Pedido de compra', 'Pedido', 'Orden de compra'],
    facts: listed(
      'Fecha | Nº de proveedor | Persona de contacto | Teléfono | Correo electrónico | Grupo de compras | Su oferta',
    ),
    deliver: ['Sírvanse entregar en:', 'Centro de entrega:'],
    terms: listed('Cond. de pago | Cond. de entrega | Moneda'),
    heads: listed('Pos. | Material | Cantidad | Unidad | Precio por unidad | Valor neto'),
    second: 'Denominación',
    day: ['Fecha de entrega', 'Entrega: Día'],
    total: 'Valor neto total sin IVA',
    page: 'Página',
  },
  fr: {
    title: ["Commande d'achat", 'Commande'],
    facts: listed(
      "Date | N° fournisseur | Interlocuteur | Téléphone | E-mail | Groupe d'acheteurs | Votre offre",
    ),
    deliver: ['Veuillez livrer à :', 'Division de livraison :'],
    terms: listed('Cond. de paiement | Incoterms | Devise'),
    heads: listed('Poste | Article | Qté cdée | Unité | Prix par unité | Valeur nette'),
    second: 'Désignation',
    day: ['Date de livraison', 'Livraison : Jour'],
    total: 'Valeur nette totale hors TVA',
    page: 'Page',
  },
};

/** A form of a large ERP after the customer's own programmer: the number stands under the title and nothing says what it is. */
export const family: DrawnFamily = {
  about:
    'ERP form: order number alone under the title, items 00010 with the text and the delivery date below the material number',
  languages: languagesOf(words),
  order: {
    lines: [1, 11],
    number: '{45|47|41}########',
    articles: 'own',
    article: '{1|3|40}#####',
    delivery: 'lines',
    tax: false,
    freight: false,
    discounts: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'times', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, language, random, word, sentences } = sheet;
    const say = wordsIn(words, language);
    const [left, right, top] = [56, paper.width - 44, 56];
    const [day, deliver] = [random.pick(say.day), random.pick(say.deliver)];
    const title = random.pick(say.title);
    const buyer = print.party('buyer', 'company', 'street', 'town');
    paper.fitted(order.buyer.brand, right - 200, 34, 200, {
      size: 18,
      bold: true,
      align: 'right',
      width: 200,
    });
    paper.fitted(buyer.join(' * '), left, 92, 235, { size: 6.5 });
    paper.line(left, 101, left + 235, 101, { thickness: 0.4 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 108);
    paper.text(title, left, 192, { size: 15, bold: true });
    paper.text(print.number(), left, 212, { size: 12, bold: true });
    const values = [
      print.date(),
      `000${order.supplierNumber.replace(/\D/g, '')}`,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      random.fill('{E|P|0}##'),
      order.quoteReference,
    ];
    const step = paper.leading() + 1;
    say.facts.forEach((label, i) => {
      paper.fitted(label, 330, 108 + i * step, 96);
      paper.fitted(values[i]!, 430, 108 + i * step, right - 430);
    });
    paper.text(deliver, 330, 192, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), 330, 205);
    const terms = [
      word('paymentTermsValue'),
      `${word('deliveryTermsValue')} ${order.shipTo.city}`,
      print.currency(),
    ];
    say.terms.forEach((label, i) => {
      paper.text(`${label}:`, left, 240 + i * step);
      paper.fitted(terms[i]!, left + 100, 240 + i * step, 160);
    });
    let y = 240 + 3 * step + 14;
    for (const sentence of sentences('instruction', 1))
      y = paper.paragraph(sentence, left, y, right - left) + 8;
    const at = {
      material: left + 38,
      quantity: left + 190,
      unit: left + 244,
      price: left + 290,
      value: right - 90,
    };
    const flow = startFlow(paper, {
      y: drawHead(y),
      bottom: paper.height - 80,
      nextPage: () => {
        paper.text(title, left, top - 22, { bold: true });
        paper.text(print.number(), left + 130, top - 22);
        paper.text(`${say.page} ${paper.pageNumber()}`, right - 80, top - 22, { width: 80, align: 'right' });
        return drawHead(top);
      },
    });
    print.lines.forEach(drawItem);
    flow.need(30);
    paper.line(left, flow.y + 2, right, flow.y + 2);
    const [sum] = print.sums();
    paper.text(say.total, at.quantity, flow.y + 8, { bold: true });
    paper.text(order.currency, right - 130, flow.y + 8, { bold: true });
    paper.text(sum!.text, right - 100, flow.y + 8, { bold: true, width: 100, align: 'right' });
    flow.y += 30;
    for (const sentence of sentences('terms', random.whole(1, 4))) {
      flow.need(40);
      flow.y = paper.paragraph(sentence, left, flow.y, right - left) + 4;
    }

    function drawHead(from: number): number {
      const [item, material, quantity, unit, price, value] = say.heads;
      paper.line(left, from, right, from);
      paper.text(item!, left, from + 4);
      paper.text(material!, at.material, from + 4);
      paper.text(quantity!, at.quantity - 30, from + 4, { width: 70, align: 'right' });
      paper.text(unit!, at.unit + 4, from + 4);
      paper.text(price!, at.price, from + 4, { width: 76, align: 'right' });
      paper.text(value!, at.value, from + 4, { width: 90, align: 'right' });
      paper.text(say.second, at.material, from + 4 + step);
      paper.line(left, from + 8 + 2 * step, right, from + 8 + 2 * step);
      return from + 12 + 2 * step;
    }

    function drawItem(line: PrintedLine, index: number): void {
      const below = [...paper.wrap(line.description(), 330), `${day}  ${line.date()}`, ...line.notes()];
      flow.need((below.length + 1) * step + 6);
      paper.text(String((index + 1) * 10).padStart(5, '0'), left, flow.y);
      paper.text(line.article(), at.material, flow.y);
      paper.text(line.quantity(), at.quantity - 30, flow.y, { width: 70, align: 'right' });
      paper.text(line.unit(), at.unit + 4, flow.y);
      paper.text(line.price(), at.price, flow.y, { width: 76, align: 'right' });
      paper.text(line.total(), at.value, flow.y, { width: 90, align: 'right' });
      flow.y = paper.lines(below, at.material, flow.y + step) + 6;
    }
  },
};
