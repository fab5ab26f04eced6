import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    cover: listed(
      'You have received a purchase order | has sent you the purchase order on the following page. | Acknowledge the order in the supplier portal within two business days. Questions? Please contact the requester. | This message was created automatically. Please do not reply to this address.',
    ),
    title: 'PURCHASE ORDER',
    facts: listed(
      'PO Number | Revision | Date | Payment Term | Shipping Term | Requester | Email | Currency',
    ),
    parties: listed('Supplier | Ship To | Bill To'),
    heads: listed('Line | Description | Need By | Qty | Unit | Price | Total'),
    part: 'Part Number:',
    sums: { subtotal: 'Subtotal', freight: 'Shipping', tax: 'Tax', total: 'PO Total' },
    terms: 'Terms and Conditions of Purchase',
  },
  de: {
    cover: listed(
      'Sie haben eine Bestellung erhalten | hat Ihnen die Bestellung auf der folgenden Seite gesendet. | Bestätigen Sie die Bestellung bitte innerhalb von zwei Werktagen im Lieferantenportal. Fragen beantwortet Ihnen der Anforderer. | Diese Nachricht wurde automatisch erstellt. Bitte antworten Sie nicht an diese Adresse.',
    ),
    title: 'BESTELLUNG',
    facts: listed(
      'Bestellnummer | Revision | Datum | Zahlungsbedingung | Lieferbedingung | Anforderer | E-Mail | Währung',
    ),
    parties: listed('Lieferant | Lieferadresse | Rechnungsadresse'),
    heads: listed('Position | Beschreibung | Benötigt bis | Menge | Einheit | Preis | Gesamt'),
    part: 'Teilenummer:',
    sums: { subtotal: 'Zwischensumme', freight: 'Versand', tax: 'Steuer', total: 'Bestellsumme' },
    terms: 'Allgemeine Einkaufsbedingungen',
  },
  fr: {
    cover: listed(
      'Vous avez reçu un bon de commande | vous a envoyé le bon de commande de la page suivante. | Merci d’en accuser réception sous deux jours ouvrés dans le portail fournisseurs. Le demandeur répond à vos questions. | Ce message a été créé automatiquement. Merci de ne pas répondre à cette adresse.',
    ),
    title: 'BON DE COMMANDE',
    facts: listed(
      'Numéro du BC | Révision | Date | Condition de paiement | Condition d’expédition | Demandeur | E-mail | Devise',
    ),
    parties: listed('Fournisseur | Expédier à | Facturer à'),
    heads: listed('Ligne | Description | Requis le | Qté | Unité | Prix | Total'),
    part: 'Référence :',
    sums: { subtotal: 'Sous-total', freight: 'Expédition', tax: 'Taxe', total: 'Total du BC' },
    terms: 'Conditions générales d’achat',
  },
  es: {
    cover: listed(
      'Ha recibido un pedido de compra | le ha enviado el pedido de la página siguiente. | Confirme el pedido en el portal de proveedores en dos días hábiles. El solicitante atenderá sus preguntas. | Este mensaje se ha creado automáticamente. No responda a esta dirección.',
    ),
    title: 'PEDIDO DE COMPRA',
    facts: listed(
      'Número de pedido | Revisión | Fecha | Condición de pago | Condición de envío | Solicitante | Correo | Divisa',
    ),
    parties: listed('Proveedor | Enviar a | Facturar a'),
    heads: listed('Línea | Descripción | Necesario el | Cant. | Unidad | Precio | Total'),
    part: 'N.º de pieza:',
    sums: { subtotal: 'Subtotal', freight: 'Envío', tax: 'Impuesto', total: 'Total del pedido' },
    terms: 'Condiciones generales de compra',
  },
};

/** Coupa's and its like: a message on the first page, the order on the second, conditions of purchase in small print after it. */
export const family: DrawnFamily = {
  about:
    'Coupa: a message as cover, the order on page two with need-by dates, a page of conditions behind it',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '{1|2|40}#####',
    articles: 'yours',
    delivery: 'lines',
    billTo: 'other',
    notes: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, language, word, sentences } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [46, paper.width - 46];
    const [head, sent, please, robot] = say.cover as [string, string, string, string];
    paper.text(print.value('buyer', 'brand'), left, 50, { size: 18, bold: true, color: '#2a6f3c' });
    paper.text(head, left, 100, { size: 14 });
    let y = paper.paragraph(`${order.buyer.company} ${sent}`, left, 130, right - left) + 10;
    y = paper.paragraph(please, left, y, right - left) + 10;
    paper.paragraph(robot, left, y, right - left, { size: 7.5, color: '#777777' });
    paper.newPage();
    paper.text(say.title, left, 36, { size: 17, bold: true });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 64);
    const values = [
      print.number(),
      '0',
      print.date(),
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      print.value('buyer', 'contact'),
      print.value('buyer', 'email'),
      print.currency(),
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(label, 320, 40 + i * 13, 108, { bold: true });
      paper.fitted(values[i]!, 432, 40 + i * 13, right - 432);
    });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('billTo', 'company', 'street', 'town', 'country'),
    ];
    const wide = (right - left) / 3;
    blocks.forEach((texts, i) => {
      paper.box(left + i * wide, 158, wide - 6, 15, { fill: '#e4efe7' });
      paper.text(say.parties[i]!, left + i * wide + 4, 161, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * wide + 4, 178 + n * 12, wide - 14);
      });
    });
    const [line, text, needed, quantity, unit, price, total] = say.heads;
    const columns = columnsOf(sheet, [
      ['position', 40, line],
      ['description', right - left - 346, text],
      ['lineDate', 78, needed],
      ['quantity', 50, quantity],
      ['unit', 44, unit],
      ['price', 62, price],
      ['lineTotal', 72, total],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: 252,
        bottom: paper.height - 110,
        nextPage: () => 44,
        below: (row) => [{ x: 43, text: `${say.part} ${row.yourArticle()}` }],
      },
      { rules: 'rows', head: { fill: '#2a6f3c', color: '#ffffff' }, padding: 3 },
    );
    print.sums().forEach(({ kind, text: sum }, i) => {
      const bold = kind === 'total';
      paper.text(say.sums[kind], right - 200, end + 8 + i * 14, { bold });
      paper.text(sum, right - 92, end + 8 + i * 14, { bold, width: 89, align: 'right' });
    });
    paper.newPage();
    paper.text(say.terms, left, 40, { bold: true, size: 11 });
    sentences('terms', 7).reduce(
      (at, sentence, i) => paper.paragraph(`${i + 1}. ${sentence}`, left, at, right - left, { size: 7 }) + 5,
      64,
    );
  },
};
