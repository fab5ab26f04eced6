import { drawBlock } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  pl: {
    title: 'Zamówienie do dostawcy nr',
    facts: listed('Data wystawienia: | Termin realizacji: | Forma płatności:'),
    blocks: listed('Zamawiający: | Dostawca: | Adres dostawy:'),
    call: listed('NIP: | tel. | e-mail:'),
    heads: listed(
      'Lp. | Indeks | Nazwa towaru | Ilość | J.m. | Cena netto | Wartość netto | VAT | Wartość brutto',
    ),
    sum: 'Razem:',
    rates: listed('Stawka VAT | Netto | VAT | Brutto'),
    pay: 'Wartość zamówienia brutto:',
    signed: listed('Wystawił(a): | Zatwierdził(a):'),
    notes: 'Uwagi:',
  },
  de: {
    title: 'Bestellung an Lieferanten Nr.',
    facts: listed('Ausstellungsdatum: | Liefertermin: | Zahlungsart:'),
    blocks: listed('Besteller: | Lieferant: | Lieferadresse:'),
    call: listed('USt-IdNr.: | Tel. | E-Mail:'),
    heads: listed(
      'Nr. | Index | Warenbezeichnung | Menge | ME | Nettopreis | Nettowert | MwSt. | Bruttowert',
    ),
    sum: 'Summe:',
    rates: listed('MwSt.-Satz | Netto | MwSt. | Brutto'),
    pay: 'Bestellwert brutto:',
    signed: listed('Ausgestellt von: | Genehmigt von:'),
    notes: 'Bemerkungen:',
  },
  en: {
    title: 'Order to supplier no.',
    facts: listed('Date of issue: | Completion date: | Method of payment:'),
    blocks: listed('Ordering party: | Supplier: | Delivery address:'),
    call: listed('VAT no.: | tel. | e-mail:'),
    heads: listed(
      'No. | Index | Name of goods | Quantity | U.o.m. | Net price | Net value | VAT | Gross value',
    ),
    sum: 'Total:',
    rates: listed('VAT rate | Net | VAT | Gross'),
    pay: 'Gross value of order:',
    signed: listed('Issued by: | Approved by:'),
    notes: 'Remarks:',
  },
};

/** A Polish warehouse system's print: orderer and supplier on two grey-headed cards, net and gross in each row, a small table of rates. */
export const family: DrawnFamily = {
  about:
    'Polish warehouse system: centred title with the number, cards of the orderer and the supplier, net, rate and gross in each row, "Razem" below, a table of VAT rates beside the gross value',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: 'ZD {1|2|3|4}##/2025',
    articles: 'own',
    delivery: 'date',
    tax: true,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['sans', 'condensed', 'lato', 'serif'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, word, sentences } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    const step = paper.leading();
    paper.fitted(`${say.title} ${print.number()}`, left, 36, width, {
      size: 14,
      bold: true,
      width,
      align: 'center',
    });
    const values = [print.date(), print.delivery()!, word('paymentTermsValue')];
    values.forEach((value, i) => {
      paper.fitted(say.facts[i]!, left, 66 + i * (step + 2), 96);
      paper.text(value, left + 100, 66 + i * (step + 2), { bold: true });
    });

    const half = width / 2 - 6;
    const top = 66 + 3 * (step + 2) + 10;
    const own = [
      ...print.party('buyer', 'company', 'street', 'town', 'country'),
      `${say.call[0]} ${print.value('buyer', 'vatId')}`,
      `${say.call[1]} ${print.value('buyer', 'phone')}`,
      `${say.call[2]} ${print.value('buyer', 'email')}`,
    ];
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    supplier.push(`${say.call[0]} ${order.supplier.vatId}`);
    const tall = (own.length + 1) * step + 10;
    [own, supplier].forEach((texts, i) => {
      const x = left + i * (half + 12);
      paper.box(x, top, half, step + 5, { fill: '#dddddd' });
      paper.box(x, top, half, tall, { thickness: 0.5 });
      drawBlock(paper, say.blocks[i]!, texts, { x: x + 5, y: top + 3, width: half - 10 });
    });
    let y = top + tall + 8;
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    paper.fitted(`${say.blocks[2]} ${site}`, left, y, width);
    y += step + 8;

    const rate = `${print.money(order.taxRate).replace(/[.,]?0+$/, '')}%`;
    const gross = ({ total }: { total: number }) => print.money(total * (1 + order.taxRate / 100));
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [24, 'right', (line) => String(print.lines.indexOf(line) + 1)],
      [64, 'left', (line) => line.article()],
      [width - 386, 'left', (line) => line.description()],
      [44, 'right', (line) => line.quantity()],
      [34, 'left', (line) => line.unit()],
      [56, 'right', (line) => line.price()],
      [66, 'right', (line) => line.total()],
      [32, 'right', () => rate],
      [66, 'right', (line) => gross(line.raw)],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 60, nextPage: () => 44 },
      { rules: 'all', padding: 2.5, size: 8, head: { fill: '#dddddd', size: 7.5 } },
    );
    const sums = print.sums();
    const total = sums.at(-1)!.text;
    const tax = sums.find(({ kind }) => kind === 'tax')!.text;
    const net = print.money(order.subtotal);
    y = end + 3;
    const at = { net: right - 164, gross: right - 66 };
    paper.text(say.sum, left, y, { bold: true, width: at.net - left - 8, align: 'right' });
    paper.text(net, at.net, y, { bold: true, size: 8, width: 63, align: 'right' });
    paper.text(total, at.gross, y, { bold: true, size: 8, width: 63.5, align: 'right' });
    y += step + 14;
    if (y + 150 > paper.height - 20) {
      paper.newPage();
      y = 44;
    }
    const rates = [rate, net, tax, total].map(
      (text, i): Column<null> => ({
        head: say.rates[i]!,
        width: 62,
        align: 'right',
        headAlign: 'center',
        cell: () => text,
      }),
    );
    drawTable(
      paper,
      rates,
      [null],
      { x: left, y, bottom: paper.height },
      { rules: 'all', size: 8, padding: 2.5 },
    );
    paper.fitted(`${say.pay} ${total} ${print.currency()}`, left + 262, y + 6, width - 262, {
      size: 10.5,
      bold: true,
      width: width - 262,
      align: 'right',
    });
    y += 52;
    paper.text(say.notes, left, y, { bold: true });
    y = paper.paragraph(sentences('instruction', 1)[0]!, left, y + step, width) + 46;
    say.signed.forEach((label, i) => {
      const x = i === 0 ? left : right - 190;
      paper.line(x, y, x + 190, y, { thickness: 0.5, dash: 2 });
      const who = i === 0 ? `${label} ${print.value('buyer', 'contact')}` : label;
      paper.fitted(who, x, y + 3, 190, { size: 7.5, width: 190, align: 'center' });
    });
  },
};
