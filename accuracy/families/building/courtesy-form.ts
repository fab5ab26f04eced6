import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Danea and its like in Italy: number and date in the sentence of the title, "Spett.le", sums in three boxes at the foot. */
export const family: DrawnFamily = {
  about:
    'Danea (it): "Ordine a fornitore nr. 12 del 3/4/2025" in one sentence, "Spett.le", rate of VAT in the last column',
  languages: ['it'],
  order: { lines: [1, 28], number: '###', delivery: 'date', discounts: true, tax: true, articles: 'yours' },
  paper: { faces: ['helvetica', 'sans', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, word, random } = sheet;
    const [left, right] = [40, paper.width - 40];
    const color = random.pick(['#1d4f91', '#7a1f1f', '#333333']);
    paper.text(print.value('buyer', 'company'), left, 34, { size: 15, bold: true, color });
    paper.lines(print.party('buyer', 'street', 'town'), left, 54);
    const tax = print.value('buyer', 'vatId');
    paper.text(`P.Iva ${tax} - Tel. ${print.value('buyer', 'phone')}`, left, 78);
    paper.text(print.value('buyer', 'email'), left, 90);
    paper.text('Spett.le', 330, 96, { italic: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 330, 109, { bold: true });
    paper.box(left, 118, 250, 58, { color: '#999999' });
    paper.text('Destinazione merce', left + 6, 121, { size: 7, color });
    print.party('shipTo', 'company', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, left + 6, 132 + i * 13, 238);
    });
    paper.text(`Ordine a fornitore nr. ${print.number()} del ${print.date()}`, left, 190, {
      size: 13,
      bold: true,
      color,
    });
    paper.line(left, 210, right, 210, { color });
    const facts = [
      ['Pagamento', word('paymentTermsValue')],
      ['Consegna prevista', print.delivery()!],
      ['Referente', print.value('buyer', 'contact')],
      ['Porto', word('deliveryTermsValue')],
    ] as const;
    facts.forEach(([label, text], i) => {
      const wide = (right - left) / facts.length;
      paper.fitted(label, left + i * wide, 215, wide - 8, { size: 7, color });
      paper.fitted(text, left + i * wide, 226, wide - 8);
    });
    const columns = columnsOf(sheet, [
      ['yourArticle', 72, 'Codice'],
      ['description', right - left - 372, 'Descrizione'],
      ['quantity', 48, 'Q.tà'],
      ['unit', 36, 'U.m.'],
      ['price', 66, 'Prezzo netto'],
      ['discount', 44, 'Sconti'],
      ['lineTotal', 70, 'Importo'],
    ]);
    columns.push({ head: 'Iva', width: 36, align: 'right', cell: () => String(order.taxRate) });
    const foot = paper.height - 120;
    drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 246, bottom: foot - 8, nextPage: () => 44 },
      { rules: 'head', head: { fill: color, color: '#ffffff' }, zebra: '#f4f4f4', padding: 3 },
    );
    const sums = new Map(print.sums().map(({ kind, text }) => [kind as string, text]));
    const boxes = [
      ['Tot. imponibile', print.money(order.subtotal + order.freight)],
      [`Tot. Iva ${order.taxRate}%`, sums.get('tax') ?? print.money(0)],
      ['Tot. documento', `${print.currency() === 'EUR' ? '€' : order.currency} ${sums.get('total')}`],
    ];
    if (sums.has('freight')) boxes.unshift(['Spese di trasporto', sums.get('freight')!]);
    const wide = (right - left) / boxes.length;
    boxes.forEach(([head, text], i) => {
      paper.box(left + i * wide, foot, wide, 36, { color: '#999999' });
      paper.text(head!, left + i * wide + 6, foot + 4, { size: 7, color });
      paper.text(text!, left + i * wide + 6, foot + 17, {
        bold: i === boxes.length - 1,
        size: 11,
        width: wide - 12,
        align: 'right',
      });
    });
    paper.text(
      'Vogliate confermare il presente ordine timbrato e firmato per accettazione.',
      left,
      foot + 50,
      { italic: true },
    );
  },
};
