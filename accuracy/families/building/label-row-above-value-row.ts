import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: 'Bestelorder',
    first: listed('Crediteur | Bestelnummer | Besteldatum | Onze referentie | Uw offerte | Blad'),
    second: listed('Betalingsconditie | Leveringsconditie | Verzendwijze | Afleverdatum | Magazijn'),
    deliver: 'Afleveren op onderstaand adres:',
    invoice: 'Facturen uitsluitend naar:',
    heads: listed(
      'Artikel | Omschrijving | Art.nr. leverancier | Aantal | Eh. | Inkoopprijs | Krt% | Netto bedrag',
    ),
    sums: { subtotal: 'Goederenbedrag', freight: 'Vracht', tax: 'Btw {r}%', total: 'Orderbedrag' },
    note: 'Vermeld ons bestelnummer op pakbon en factuur; zonder nummer wordt de factuur retour gezonden.',
    home: listed('Telefoon | Btw-nr. | IBAN | KvK'),
    account: 'NL## {INGB|RABO|ABNA} 0### #### ##',
  },
  en: {
    title: 'Purchase order',
    first: listed('Creditor | Order number | Order date | Our reference | Your quotation | Page'),
    second: listed('Payment condition | Delivery condition | Shipping method | Delivery date | Warehouse'),
    deliver: 'To be delivered at:',
    invoice: 'Invoice address:',
    heads: listed(
      'Item | Description | Supplier item | Quantity | Unit | Purchase price | Disc.% | Net amount',
    ),
    sums: { subtotal: 'Goods amount', freight: 'Freight', tax: 'VAT {r}%', total: 'Order amount' },
    note: 'State our order number on packing slip and invoice; invoices without it will be returned.',
    home: listed('Telephone | VAT no. | Bank a/c | Reg. no.'),
    account: '##-##-## ########',
  },
};

/** A Dutch bookkeeping package: two rows of labels, each above its row of values, with nothing but space between them. */
export const family: DrawnFamily = {
  about:
    'Dutch bookkeeping package (Exact Globe): creditor number first, then order number, in a row of labels above a row of values without rules; invoice address of its own; sums in one column below the amounts; home data with bank in one centred line at the foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: '{25|26|1|2}00####',
    articles: 'both',
    delivery: 'date',
    discounts: true,
    tax: true,
    billTo: 'other',
    notes: false,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [46, paper.width - 40];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 36, { size: 12, bold: true, width, align: 'center' });
    const own = print.party('buyer', 'street', 'town', 'country').join('  |  ');
    paper.text(own, left, 54, { width, align: 'center' });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left + 260, 104);
    paper.text(say.title, left, 166, { size: 15, bold: true });

    const first = [
      order.supplierNumber,
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      order.quoteReference,
      '1',
    ];
    const second = [
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
      print.delivery()!,
      random.fill('{1|HFD|MAG#}'),
    ];
    let y = 194;
    for (const [labels, texts] of [[say.first, first] as const, [say.second, second] as const]) {
      const wide = width / labels.length;
      labels.forEach((label, i) => {
        paper.fitted(label, left + i * wide, y, wide - 8, { bold: true });
        paper.fitted(texts[i]!, left + i * wide, y + step + 1, wide - 8);
      });
      y += 2 * step + 10;
    }
    const addresses = [
      [say.deliver, print.party('shipTo', 'company', 'extra', 'street', 'town')] as const,
      [say.invoice, print.party('billTo', 'company', 'street', 'town')] as const,
    ];
    addresses.forEach(([label, texts], i) => {
      paper.text(label, left + (i * width) / 2, y, { bold: true });
      paper.lines(texts, left + (i * width) / 2, y + step + 1);
    });
    y += 6 * step + 6;

    const nextPage = (): number => {
      const wide = width / say.first.length;
      say.first.forEach((label, i) => {
        paper.fitted(label, left + i * wide, 36, wide - 8, { bold: true });
        const text = i === 5 ? String(paper.pageNumber()) : first[i]!;
        paper.fitted(text, left + i * wide, 37 + step, wide - 8);
      });
      return 50 + 2 * step;
    };
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [62, 'left', (line) => line.article()],
      [width - 388, 'left', (line) => line.description()],
      [70, 'left', (line) => line.yourArticle()],
      [50, 'right', (line) => line.quantity()],
      [42, 'left', (line) => line.unit()],
      [62, 'right', (line) => line.price()],
      [38, 'right', (line) => line.discount().replace(/\s?%/, '')],
      [64, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left - 3, y, bottom: paper.height - 80, nextPage },
      { rules: 'none', padding: 3, head: { bold: true } },
    );
    const sums = print.sums();
    if (y + sums.length * step + 40 > paper.height - 56) {
      paper.newPage();
      y = nextPage();
    }
    y += 10;
    const rate = String(order.taxRate);
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      if (bold) paper.line(right - 70, y - 1, right, y - 1, { thickness: 0.5 });
      const label = say.sums[kind].replace('{r}', rate);
      paper.text(bold ? `${label} ${print.currency()}` : label, right - 250, y + 1, {
        bold,
        width: 160,
        align: 'right',
      });
      paper.text(text, right - 83, y + 1, { bold, width: 80, align: 'right' });
      y += step + 2;
    }
    paper.paragraph(say.note, left, y + 10, width);
    const home = [
      print.value('buyer', 'phone'),
      print.value('buyer', 'vatId'),
      random.fill(say.account),
      random.fill('########'),
    ];
    const foot = say.home.map((label, i) => `${label} ${home[i]}`).join('   ');
    paper.fitted(foot, left, paper.height - 40, width, { size: 7.5 });
  },
};
