import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Sage 100 in France: a frame of columns down to the foot of the page whatever the number of lines, taxes and totals in boxes below. */
export const family: DrawnFamily = {
  about:
    'Sage 100 (fr): columns ruled down to a foot of boxes: bases and rates of VAT, totals HT and TTC, net à payer',
  languages: ['fr'],
  order: {
    lines: [2, 34],
    number: 'BC0####',
    articles: 'yours',
    delivery: 'date',
    discounts: true,
    tax: true,
    notes: false,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const [left, right] = [28, paper.width - 28];
    paper.text(print.value('buyer', 'brand').toUpperCase(), left, 28, { size: 18, bold: true });
    const us = [...print.party('buyer', 'company', 'street', 'town')];
    let y = paper.lines(us, left, 52);
    paper.text(`Tél. : ${print.value('buyer', 'phone')}`, left, y);
    y = paper.lines([`E-mail : ${print.value('buyer', 'email')}`], left, y + paper.leading());
    paper.text('BON DE COMMANDE', 320, 30, { size: 15, bold: true });
    paper.box(320, 54, right - 320, 32);
    const cells = [
      ['Numéro', print.number()],
      ['Date', print.date()],
      ['Réf. fournisseur', order.supplierNumber],
    ] as const;
    const wide = (right - 320) / 3;
    cells.forEach(([head, text], i) => {
      paper.fitted(head, 324 + i * wide, 57, wide - 8, { size: 7 });
      paper.fitted(text, 324 + i * wide, 70, wide - 8, { bold: true });
    });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 336, 106, { bold: true });
    paper.text('Adresse de livraison :', left, 128, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), left, 141);
    paper.text(`Affaire suivie par : ${print.value('buyer', 'contact')}`, left, 206);
    paper.text(`Livraison prévue le : ${print.delivery()}`, 320, 206, { bold: true });

    const foot = paper.height - 168;
    const columns = columnsOf(sheet, [
      ['article', 78, 'Référence'],
      ['yourArticle', 78, 'Référence'],
      ['description', right - left - 402, 'Désignation'],
      ['quantity', 46, 'Qté'],
      ['unit', 38, 'U.V.'],
      ['price', 56, 'P.U. HT'],
      ['discount', 40, 'Rem.'],
      ['lineTotal', 66, 'Montant HT'],
    ]);
    function frame(top: number): number {
      let x = left;
      for (const { width } of columns) {
        paper.line(x, top, x, foot);
        x += width;
      }
      paper.line(right, top, right, foot);
      paper.line(left, foot, right, foot);
      return top;
    }
    drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: frame(222), bottom: foot - 4, nextPage: () => frame(40), beforeBreak: carry },
      { rules: 'head', head: { fill: '#e8e8e8' }, padding: 3 },
    );
    const sums = new Map(print.sums().map(({ kind, text }) => [kind as string, text]));
    const total = sums.get('total')!;
    const rates = [
      ['Code', '1'],
      ['Base HT', print.money(order.subtotal + order.freight)],
      ['Taux', `${print.money(order.taxRate)} %`],
      ['Montant TVA', sums.get('tax') ?? print.money(0)],
    ] as const;
    paper.box(left, foot + 8, 250, 44);
    rates.forEach(([head, text], i) => {
      paper.text(head, left + 4 + i * 62, foot + 11, { size: 7 });
      paper.fitted(text, left + 4 + i * 62, foot + 25, 56);
    });
    paper.text(`Mode de règlement : ${word('paymentTermsValue')}`, left, foot + 60);
    paper.text('Cachet et signature', left, foot + 78, { italic: true });
    const boxes = [
      ['Total HT', sums.get('subtotal') ?? sums.get('total')!],
      ['Port HT', sums.get('freight') ?? print.money(0)],
      ['Total TVA', sums.get('tax') ?? print.money(0)],
      ['Total TTC', total],
      ['Acompte', print.money(0)],
      [`NET A PAYER (${print.currency()})`, total],
    ] as const;
    boxes.forEach(([head, text], i) => {
      const at = foot + 8 + i * 16;
      const bold = i === boxes.length - 1;
      paper.box(right - 200, at, 200, 16, { thickness: 0.4 });
      paper.text(head, right - 196, at + 3, { bold });
      paper.text(text, right - 100, at + 3, { bold, width: 96, align: 'right' });
    });
    const legal = `${order.buyer.company} - TVA intracommunautaire : ${print.value('buyer', 'vatId')}`;
    paper.text(legal, left, paper.height - 32, { size: 7, width: right - left, align: 'center' });

    function carry(): void {
      paper.text('Suite page suivante...', right - 200, foot + 6, {
        width: 196,
        align: 'right',
        italic: true,
      });
    }
  },
};
