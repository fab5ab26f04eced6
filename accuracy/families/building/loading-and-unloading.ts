import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Primavera in Portugal: strips of heads and values between rules, a summary of VAT and the sums at the foot, then Carga and Descarga. */
export const family: DrawnFamily = {
  about:
    'Primavera (pt): two strips of heads, summary of VAT beside ten sums, delivery address under "Descarga"',
  languages: ['pt'],
  order: {
    lines: [1, 12],
    number: 'ECF 2025/###',
    articles: 'own',
    article: '{A|MP|PA}0###',
    delivery: 'date',
    discounts: true,
    tax: true,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const [left, right] = [36, paper.width - 36];
    paper.text(print.value('buyer', 'company'), left, 32, { size: 13, bold: true });
    paper.lines(print.party('buyer', 'street', 'town'), left, 50);
    paper.text(`Telef. ${print.value('buyer', 'phone')}   ${print.value('buyer', 'email')}`, left, 74);
    paper.text(`Contribuinte N.º: ${print.value('buyer', 'vatId')}`, left, 86);
    paper.text('Exmo.(s) Sr.(s)', 330, 92);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 330, 106);
    paper.text('Encomenda a Fornecedor', left, 118, { bold: true, size: 11 });
    paper.text(print.number(), left, 134, { bold: true, size: 11 });
    paper.text('Original', left, 152, { italic: true });
    const strips = [
      [
        ['V/N.º Contrib.', order.supplier.vatId],
        ['Requisição', order.project],
        ['Moeda', print.currency()],
        ['Câmbio', print.money(1)],
        ['Data', print.date()],
      ],
      [
        ['Fornecedor', order.supplierNumber],
        ['Comprador', print.value('buyer', 'contact')],
        ['Condição Pagamento', word('paymentTermsValue')],
        ['Expedição', word('carrierValue')],
        ['Data de Entrega', print.delivery()!],
      ],
    ] as const;
    const wide = (right - left) / 5;
    strips.forEach((strip, row) => {
      const y = 172 + row * 28;
      paper.line(left, y, right, y);
      strip.forEach(([head, text], i) => {
        paper.fitted(head, left + i * wide + 2, y + 2, wide - 6, { size: 7, color: '#555555' });
        paper.fitted(text, left + i * wide + 2, y + 13, wide - 6);
      });
    });
    const columns = columnsOf(sheet, [
      ['article', 62, 'Artigo'],
      ['description', right - left - 374, 'Descrição'],
      ['quantity', 54, 'Qtd.'],
      ['unit', 36, 'Un.'],
      ['price', 64, 'Pr. Unitário'],
      ['discount', 46, 'Desc.'],
      ['lineTotal', 72, 'Valor'],
    ]);
    const tax = { head: 'IVA', width: 40, align: 'right' as const, cell: () => print.money(order.taxRate) };
    columns.splice(-1, 0, tax);
    const foot = paper.height - 196;
    drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 234, bottom: foot - 8, nextPage: () => 48 },
      { rules: 'head', head: { bold: true }, padding: 2 },
    );
    paper.line(left, foot, right, foot);
    paper.text('Quadro Resumo do IVA', left, foot + 4, { bold: true });
    const sums = new Map(print.sums().map(({ kind, text }) => [kind as string, text]));
    const summary = [
      ['Taxa/Valor', `IVA (${print.money(order.taxRate)})`],
      ['Incid./Qtd.', print.money(order.subtotal + order.freight)],
      ['Total', sums.get('tax') ?? print.money(0)],
      ['Motivo Isenção', ''],
    ] as const;
    summary.forEach(([head, text], i) => {
      paper.text(head, left + i * 70, foot + 18, { size: 7 });
      if (text) paper.fitted(text, left + i * 70, foot + 30, 64);
    });
    const zero = print.money(0);
    const rows = [
      ['Mercadoria/Serviços', sums.get('subtotal') ?? sums.get('total')!],
      ['Desconto Comercial', zero],
      ['Desconto Adicional', zero],
      ['Portes', sums.get('freight') ?? zero],
      ['Outros Serviços', zero],
      ['IVA', sums.get('tax') ?? print.money(0)],
      ['Acerto', zero],
    ] as const;
    rows.forEach(([head, text], i) => {
      paper.text(head, right - 200, foot + 4 + i * 12);
      paper.text(text, right - 100, foot + 4 + i * 12, { width: 98, align: 'right' });
    });
    paper.line(right - 200, foot + 90, right, foot + 90);
    paper.text(`Total ( ${order.currency} )`, right - 200, foot + 94, { bold: true, size: 10 });
    paper.text(sums.get('total')!, right - 120, foot + 94, {
      bold: true,
      size: 10,
      width: 118,
      align: 'right',
    });
    paper.text('Carga', left, foot + 62, { bold: true });
    paper.text('N/ Morada', left, foot + 74);
    paper.text('Descarga', left + 120, foot + 62, { bold: true });
    paper.lines(
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      left + 120,
      foot + 74,
    );
    paper.text('Processado por programa certificado', left, paper.height - 34, { size: 6.5 });
  },
};
