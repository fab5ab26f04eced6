import { currencySign } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    from: 'From:',
    to: 'To:',
    order: 'Purchase Order',
    status: '(New)',
    amount: 'Amount:',
    submitted: 'Order submitted on:',
    terms: 'Payment Terms',
    shipTo: 'SHIP ALL ITEMS TO',
    billTo: 'BILL TO',
    deliverTo: 'DELIVER TO',
    items: 'Line Items',
    heads: listed(
      'Line # | Part # / Description | Customer Part # | Type | Qty (Unit) | Need By | Price | Subtotal',
    ),
    type: 'Material',
    schedule: listed('Schedule Line # | Delivery Date | Quantity (Unit)'),
    subtotal: 'Sub-total:',
    phone: 'Phone:',
    email: 'Email:',
  },
  de: {
    from: 'Von:',
    to: 'An:',
    order: 'Bestellung',
    status: '(Neu)',
    amount: 'Betrag:',
    submitted: 'Bestellung übermittelt am:',
    terms: 'Zahlungsbedingungen',
    shipTo: 'ALLE POSITIONEN LIEFERN AN',
    billTo: 'RECHNUNG AN',
    deliverTo: 'EMPFÄNGER',
    items: 'Einzelposten',
    heads: listed(
      'Position | Teilenr. / Beschreibung | Kundenteilenr. | Typ | Menge (Einheit) | Benötigt bis | Preis | Zwischensumme',
    ),
    type: 'Material',
    schedule: listed('Einteilungsnr. | Lieferdatum | Menge (Einheit)'),
    subtotal: 'Zwischensumme:',
    phone: 'Telefon:',
    email: 'E-Mail:',
  },
  fr: {
    from: 'De :',
    to: 'À :',
    order: 'Bon de commande',
    status: '(Nouveau)',
    amount: 'Montant :',
    submitted: 'Commande transmise le :',
    terms: 'Conditions de paiement',
    shipTo: 'EXPÉDIER TOUS LES ARTICLES À',
    billTo: 'FACTURER À',
    deliverTo: 'LIVRER À',
    items: 'Articles',
    heads: listed(
      'N° de ligne | Référence / Description | Réf. client | Type | Qté (unité) | Date requise | Prix | Sous-total',
    ),
    type: 'Matériel',
    schedule: listed('N° d’échéance | Date de livraison | Quantité (unité)'),
    subtotal: 'Sous-total :',
    phone: 'Téléphone :',
    email: 'E-mail :',
  },
  es: {
    from: 'De:',
    to: 'Para:',
    order: 'Pedido de compra',
    status: '(Nuevo)',
    amount: 'Importe:',
    submitted: 'Pedido enviado el:',
    terms: 'Condiciones de pago',
    shipTo: 'ENVIAR TODOS LOS ARTÍCULOS A',
    billTo: 'FACTURAR A',
    deliverTo: 'ENTREGAR A',
    items: 'Artículos de línea',
    heads: listed(
      'N.º de línea | N.º de pieza / Descripción | N.º pieza cliente | Tipo | Cant. (unidad) | Necesario el | Precio | Subtotal',
    ),
    type: 'Material',
    schedule: listed('N.º de reparto | Fecha de entrega | Cantidad (unidad)'),
    subtotal: 'Subtotal:',
    phone: 'Teléfono:',
    email: 'Correo electrónico:',
  },
};

/** SAP Ariba's print of an order: From and To, quantities with the unit in brackets, a small table of schedule lines below each item. */
export const family: DrawnFamily = {
  about:
    'SAP Ariba: "Qty (Unit)" in one cell, a table of schedule lines inside each item, sub-total as the only sum',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '45########',
    articles: 'both',
    schedules: true,
    delivery: 'lines',
    countedOnly: true,
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { landscape: true, faces: ['helvetica', 'sans'], fontSize: [7.5, 8.5] },
  draw(paper, { print, order, language, word }) {
    const say = wordsIn(words, language);
    const [left, right] = [40, paper.width - 40];
    const sign = currencySign(print.currency());
    const mark = sign === order.currency ? '' : sign;
    const money = (text: string) => (text === '' ? '' : `${mark}${text} ${order.currency}`);
    paper.text(say.from, left, 36, { bold: true });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 50);
    paper.text(say.to, 300, 36, { bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 300, 50);
    const total = print.sums().at(-1)!;
    const box = right - 210;
    paper.text(say.order, box, 36, { bold: true, size: 12 });
    paper.text(say.status, box, 52);
    paper.text(print.number(), box, 64, { bold: true, size: 12 });
    paper.text(`${say.amount} ${money(total.text)}`, box, 82);
    paper.text(`${say.submitted} ${print.date()}`, box, 95);
    paper.line(left, 118, right, 118, { color: '#888888' });
    paper.text(say.terms, left, 124, { bold: true });
    paper.text(word('paymentTermsValue'), left, 136);
    const blocks = [
      [say.shipTo, print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
      [say.billTo, print.party('billTo', 'company', 'street', 'town', 'country')],
      [
        say.deliverTo,
        [
          print.value('buyer', 'contact'),
          `${say.phone} ${print.value('buyer', 'phone')}`,
          `${say.email} ${print.value('buyer', 'email')}`,
        ],
      ],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      paper.text(head, left + i * 250, 158, { bold: true });
      paper.lines(texts, left + i * 250, 171);
    });
    paper.text(say.items, left, 236, { bold: true, size: 11 });

    const edges = [
      left,
      left + 48,
      left + 258,
      left + 352,
      left + 412,
      left + 482,
      right - 180,
      right - 90,
      right,
    ];
    const isNumber = (i: number) => i === 4 || i > 5;
    function row(texts: readonly string[], y: number, bold = false): void {
      texts.forEach((text, i) => {
        const width = edges[i + 1]! - edges[i]! - 8;
        const style = {
          bold,
          size: Math.min(
            paper.fontSize,
            (paper.fontSize * width) / Math.max(1, paper.widthOf(text, { bold })),
          ),
        };
        paper.text(text, edges[i]! + 4, y, { ...style, width, align: isNumber(i) ? 'right' : 'left' });
      });
    }
    function drawHead(y: number): number {
      paper.box(left, y, right - left, 16, { fill: '#d9e3ee' });
      row(say.heads, y + 3, true);
      return y + 20;
    }
    const flow = startFlow(paper, {
      y: drawHead(252),
      bottom: paper.height - 50,
      nextPage: () => drawHead(40),
    });
    for (const line of print.lines) drawItem(line);
    flow.need(40);
    paper.text(say.subtotal, right - 220, flow.y + 8, { bold: true });
    paper.text(money(total.text), right - 150, flow.y + 8, { bold: true, width: 146, align: 'right' });

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), 200);
      const schedule = line.schedule();
      const amount = `${line.quantity()} (${line.unit()})`;
      flow.need((texts.length + schedule.length + 3) * 12 + 12);
      row(
        [
          line.position(),
          line.yourArticle(),
          line.article(),
          say.type,
          amount,
          schedule.length ? '' : line.date(),
          money(line.price()),
          money(line.total()),
        ],
        flow.y,
      );
      flow.y = paper.lines(texts, edges[1]! + 4, flow.y + 12) + 2;
      if (schedule.length > 0) {
        const at = [edges[1]! + 14, edges[1]! + 120, edges[1]! + 220];
        say.schedule.forEach((head, i) => {
          paper.fitted(head, at[i]!, flow.y, 90, { bold: true, color: '#555555' });
        });
        schedule.forEach(({ date, quantity }, i) => {
          flow.y += 12;
          paper.text(String(i + 1), at[0]!, flow.y);
          paper.text(date, at[1]!, flow.y);
          paper.text(`${quantity} (${line.raw.unit})`, at[2]!, flow.y);
        });
        flow.y += 14;
      }
      paper.line(left, flow.y + 1, right, flow.y + 1, { color: '#bbbbbb', thickness: 0.4 });
      flow.y += 6;
    }
  },
};
