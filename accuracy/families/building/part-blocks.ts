import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** abas and proAlpha: each item is a block of labelled lines, quantity, price and value of it in the first, its own date in week or day. */
export const family: DrawnFamily = {
  about:
    'abas/proAlpha (de): items as blocks of labelled lines, price for 100 in the same cell as its unit, no rules',
  languages: ['de'],
  order: {
    lines: [1, 8],
    number: '{3|4|5}#####',
    articles: 'both',
    delivery: 'lines',
    per: 100,
    tax: false,
    countedOnly: true,
    notes: true,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, { print, order, random, word, sentences }) {
    const [left, right] = [56, paper.width - 40];
    const sender = print.party('buyer', 'company', 'street', 'town').join(' - ');
    paper.text(print.value('buyer', 'brand'), 330, 34, {
      size: 20,
      bold: true,
      width: right - 330,
      align: 'right',
    });
    paper.fitted(sender, left, 104, 230, { size: 6.5 });
    paper.lines(['Firma', ...print.party('supplier', 'company', 'street', 'town', 'country')], left, 116);
    paper.text(`Bestellung  ${print.number()}`, left, 208, { size: 14, bold: true });
    const facts = [
      ['Datum', print.date()],
      ['Unser Zeichen', `EK/${random.fill('{mw|hb|tk}')}`],
      ['Sachbearbeiter', print.value('buyer', 'contact')],
      ['Durchwahl', print.value('buyer', 'phone')],
      ['E-Mail', print.value('buyer', 'email')],
      ['Lieferanten-Nr.', order.supplierNumber],
    ] as const;
    facts.forEach(([label, text], i) => {
      paper.text(label, 310, 116 + i * 13);
      paper.fitted(text, 386, 116 + i * 13, right - 386);
    });
    paper.text('Versandanschrift:', left, 232);
    paper.fitted(
      print.party('shipTo', 'company', 'extra', 'street', 'town').join(', '),
      left + 90,
      232,
      right - left - 90,
    );
    paper.text(`Versandart: ${word('carrierValue')}`, left, 245);
    paper.fitted(`Zahlungsbedingung: ${word('paymentTermsValue')}`, 300, 245, right - 300);
    const opening = paper.paragraph(sentences('opening', 1)[0]!, left, 266, right - left);
    const [text, amountEnd, unit, priceEnd] = [left + 40, left + 300, left + 306, right - 92];
    const step = paper.leading();
    function drawHead(y: number): number {
      paper.text('Pos', left, y, { bold: true });
      paper.text('Artikel / Bezeichnung', text, y, { bold: true });
      paper.text('Menge ME', amountEnd - 60, y, { bold: true });
      paper.text(`Preis ${order.currency} / PE`, priceEnd - 100, y, {
        bold: true,
        width: 100,
        align: 'right',
      });
      paper.text(`Wert ${print.currency()}`, right - 90, y, { bold: true, width: 90, align: 'right' });
      paper.line(left, y + step + 1, right, y + step + 1);
      return y + step + 6;
    }
    const flow = startFlow(paper, {
      y: drawHead(opening + 14),
      bottom: paper.height - 92,
      nextPage() {
        paper.text(`Bestellung ${order.number} vom ${print.day(order.date)}`, left, 40);
        paper.text(`Blatt ${paper.pageNumber()}`, right - 60, 40, { width: 60, align: 'right' });
        return drawHead(64);
      },
    });
    for (const line of print.lines) drawBlock(line);
    const sums = print.sums();
    flow.need(sums.length * 15 + 10);
    paper.line(left, flow.y, right, flow.y);
    for (const { kind, text: amount } of sums) {
      const label = {
        subtotal: 'Warenwert',
        freight: 'Frachtkosten',
        tax: 'MwSt',
        total: 'Bestellwert netto',
      }[kind];
      paper.text(label, priceEnd - 100, flow.y + 5, { bold: kind === 'total' });
      paper.text(amount, right - 90, flow.y + 5, { bold: kind === 'total', width: 90, align: 'right' });
      flow.y += 14;
    }
    const foot = [
      `${order.buyer.company}`,
      `USt-IdNr. ${print.value('buyer', 'vatId')}`,
      `Telefax ${order.buyer.fax}`,
    ];
    foot.forEach((part, i) => {
      paper.fitted(part, left + i * 170, paper.height - 44, 160, { size: 7 });
    });

    function drawBlock(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), amountEnd - text - 70);
      const notes = line.notes();
      flow.need((texts.length + notes.length + 4) * step + 10);
      paper.text(line.position(), left, flow.y);
      paper.text(line.article(), text, flow.y, { bold: true });
      paper.text(line.quantity(), amountEnd - 70, flow.y, { width: 70, align: 'right' });
      paper.text(line.unit(), unit, flow.y);
      paper.text(`${line.price()} / ${line.per()}`, priceEnd - 100, flow.y, { width: 100, align: 'right' });
      paper.text(line.total(), right - 90, flow.y, { width: 90, align: 'right' });
      flow.y = paper.lines(texts, text, flow.y + step);
      paper.text(`Ihre Teile-Nr.:  ${line.yourArticle()}`, text, flow.y);
      flow.y = paper.lines(notes, text, flow.y + step, { italic: true });
      paper.text(`Liefertermin:  ${line.date()}  eintreffend`, text, flow.y);
      flow.y += step + 9;
    }
  },
};
