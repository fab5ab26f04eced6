import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Exact and AFAS in the Netherlands: an address for a window envelope, labels in a row, VAT in the sums, bank and KvK at the right margin. */
export const family: DrawnFamily = {
  about:
    'Exact/AFAS (nl): labels in a row above their values, our own creditor number, letterhead down the right margin',
  languages: ['nl'],
  order: {
    lines: [1, 26],
    number: '25{1|2|3|5|7}#####',
    articles: 'both',
    discounts: true,
    freight: false,
    delivery: 'date',
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, word, random, sentences } = sheet;
    const [left, right, margin] = [40, paper.width - 150, paper.width - 132];
    paper.text(print.value('buyer', 'brand'), left, 32, { size: 17, bold: true, color: '#00665e' });
    const us = [
      ...print.party('buyer', 'company', 'street', 'town'),
      '',
      `T ${print.value('buyer', 'phone')}`,
      print.value('buyer', 'email'),
      '',
      `KvK ${random.fill('########')}`,
      `Btw ${print.value('buyer', 'vatId')}`,
      `IBAN ${random.fill('NL## {RABO|INGB|ABNA} 0### #### ##')}`,
    ];
    us.forEach((text, i) => {
      if (text) paper.fitted(text, margin, 36 + i * 11, 112, { size: 7.5, bold: i === 0 });
    });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 104);
    paper.text('INKOOPORDER', left, 172, { size: 14, bold: true });
    const rows = [
      [
        ['Ordernummer', print.number()],
        ['Orderdatum', print.date()],
        ['Crediteurnr.', order.supplierNumber],
        ['Uw kenmerk', order.quoteReference],
      ],
      [
        ['Behandeld door', print.value('buyer', 'contact')],
        ['Leverdatum', print.delivery()!],
        ['Leveringswijze', word('carrierValue')],
        ['Betalingsconditie', word('paymentTermsValue')],
      ],
    ] as const;
    const wide = (right - left) / 4;
    rows.forEach((row, n) => {
      row.forEach(([label, text], i) => {
        paper.fitted(label, left + i * wide, 196 + n * 28, wide - 8, { bold: true });
        paper.fitted(text, left + i * wide, 208 + n * 28, wide - 8);
      });
    });
    const to = ['Afleveradres:', ...print.party('shipTo', 'company', 'extra', 'street', 'town')];
    paper.lines(to, 250, 104);
    const columns = columnsOf(sheet, [
      ['article', 60, 'Artikel'],
      ['description', right - left - 286, 'Omschrijving'],
      ['quantity', 42, 'Aantal'],
      ['unit', 42, 'Eenheid'],
      ['price', 52, 'Prijs'],
      ['discount', 36, 'Krt.%'],
      ['lineTotal', 54, 'Bedrag'],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: 256,
        bottom: paper.height - 130,
        nextPage: () => 48,
        below: (line) => [{ x: 63, text: `Uw artikelnummer: ${line.yourArticle()}` }],
      },
      { rules: 'head', padding: 2, gap: 3 },
    );
    const labels = {
      subtotal: 'Totaal excl. btw',
      freight: 'Vracht',
      tax: `Btw ${order.taxRate}%`,
      total: `Totaal ${print.currency()}`,
    };
    print.sums().forEach(({ kind, text }, i) => {
      const bold = kind === 'total';
      paper.text(labels[kind], right - 170, end + 10 + i * 14, { bold });
      paper.text(text, right - 80, end + 10 + i * 14, { bold, width: 78, align: 'right' });
    });
    paper.paragraph(sentences('closing', 1)[0]!, left, paper.height - 70, right - left, { size: 7 });
  },
};
