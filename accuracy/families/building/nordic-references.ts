import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Visma and e-conomic in Denmark: "Vor ref." and "Deres ref.", abbreviated terms, the buyer in the foot in small print only. */
export const family: DrawnFamily = {
  about: 'Visma/e-conomic (da): abbreviated labels with points, buyer named by a logo and in the foot only',
  languages: ['da'],
  order: {
    lines: [1, 11],
    number: '{1|2}####',
    articles: 'both',
    delivery: 'date',
    discounts: true,
    freight: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, word, sentences } = sheet;
    const [left, right] = [48, paper.width - 48];
    paper.text(print.value('buyer', 'brand'), 300, 34, {
      size: 22,
      bold: true,
      color: '#23407a',
      width: right - 300,
      align: 'right',
    });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 92);
    paper.text('Bestilling', left, 158, { size: 18, bold: true });
    const facts = [
      ['Bestillingsnr.', print.number()],
      ['Dato', print.date()],
      ['Lev.nr.', order.supplierNumber],
      ['Vor ref.', print.value('buyer', 'contact')],
      ['Deres ref.', order.supplier.contact],
      ['Lev.dato', print.delivery()!],
      ['Lev.bet.', word('deliveryTermsValue')],
      ['Lev.måde', word('carrierValue')],
      ['Bet.bet.', word('paymentTermsValue')],
    ] as const;
    facts.forEach(([label, text], i) => {
      paper.text(`${label}`, 350, 92 + i * 12.5);
      paper.fitted(`: ${text}`, 420, 92 + i * 12.5, right - 420);
    });
    paper.text('Leveres til:', left, 186, { bold: true });
    paper.fitted(print.party('shipTo', 'company', 'street', 'town').join(', '), left + 56, 186, 235);
    const columns = columnsOf(sheet, [
      ['yourArticle', 66, 'Deres varenr.'],
      ['article', 66, 'Vort nr.'],
      ['description', right - left - 396, 'Tekst'],
      ['quantity', 46, 'Antal'],
      ['unit', 38, 'Enhed'],
      ['price', 60, 'Stk. pris'],
      ['discount', 46, 'Rabat'],
      ['lineTotal', 74, 'Beløb'],
    ]);
    const below = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 222, bottom: paper.height - 170, nextPage: () => 48 },
      { rules: 'head', padding: 3, head: { bold: true } },
    );
    const labels = {
      subtotal: 'Beløb ekskl. moms',
      freight: 'Fragt',
      tax: `${order.taxRate},00 % moms`,
      total: `Total ${print.currency()}`,
    };
    print.sums().forEach(({ kind, text }, i) => {
      const bold = kind === 'total';
      paper.text(labels[kind], right - 200, below + 12 + i * 14, { bold });
      paper.text(text, right - 96, below + 12 + i * 14, { bold, width: 93, align: 'right' });
    });
    paper.paragraph(sentences('closing', 1)[0]!, left, below + 64, right - left);
    const foot = paper.height - 58;
    paper.line(left, foot - 6, right, foot - 6, { color: '#23407a' });
    const lines = [
      [print.value('buyer', 'company'), ...print.party('buyer', 'street', 'town')].join(' · '),
      `Tlf.: ${print.value('buyer', 'phone')} · E-mail: ${print.value('buyer', 'email')} · CVR-nr.: ${print.value('buyer', 'vatId')}`,
    ];
    paper.lines(lines, left, foot, { size: 7, width: right - left, align: 'center' });
  },
};
