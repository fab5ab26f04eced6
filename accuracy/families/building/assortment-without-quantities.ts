import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Order form',
    season: 'Trade price list, valid from {a} to {b}',
    blanks: listed('Company | Account no. | Your order no. | Delivery address | Date | Name'),
    heads: listed('Code | Product | Unit | Trade price | Qty | Total'),
    minimum: 'Minimum order 150.00 net. Prices exclude VAT. Carriage paid above 500.00.',
    send: 'Fill in the quantities and return this form to {m} or by fax to {f}.',
    total: 'Order total',
  },
  it: {
    title: 'Modulo d’ordine',
    season: 'Listino rivenditori valido dal {a} al {b}',
    blanks: listed('Ragione sociale | Cod. cliente | Vs. n. ordine | Indirizzo di consegna | Data | Nome'),
    heads: listed('Codice | Prodotto | U.M. | Prezzo | Q.tà | Totale'),
    minimum: 'Ordine minimo 150,00 netti. Prezzi IVA esclusa. Porto franco oltre 500,00.',
    send: 'Compilare le quantità e restituire il modulo a {m} o via fax al {f}.',
    total: 'Totale ordine',
  },
  pt: {
    title: 'Folha de encomenda',
    season: 'Tabela de revenda válida de {a} a {b}',
    blanks: listed('Empresa | N.º cliente | Vossa encomenda n.º | Local de entrega | Data | Nome'),
    heads: listed('Código | Produto | Un. | Preço | Qtd. | Total'),
    minimum: 'Encomenda mínima 150,00 líquidos. Preços sem IVA. Portes pagos acima de 500,00.',
    send: 'Preencha as quantidades e devolva esta folha para {m} ou por fax para {f}.',
    total: 'Total da encomenda',
  },
};

/** Not an order: the seller's printed form with products and prices in which nobody wrote anything yet. */
export const family: DrawnFamily = {
  about:
    'negative: seller’s order form with products and prices; quantities, totals, customer, number and date are all empty',
  type: 'unknown',
  languages: languagesOf(words),
  order: { lines: [6, 18], articles: 'yours', delivery: 'date' },
  paper: { faces: ['helvetica', 'lato', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [46, paper.width - 46];
    const width = right - left;
    const { supplier } = order;
    const accent = random.pick(['#184e77', '#9d0208', '#386641']);
    paper.box(left, 32, width, 34, { fill: accent });
    paper.text(supplier.brand, left + 10, 40, { size: 16, bold: true, color: '#ffffff' });
    paper.text(say.title, left, 42, {
      size: 13,
      color: '#ffffff',
      width: width - 10,
      align: 'right',
    });
    const season = say.season
      .replace('{a}', print.day(order.date))
      .replace('{b}', print.day(addDays(order.date, 180)));
    paper.text(season, left, 72, { italic: true });
    const half = width / 2;
    say.blanks.forEach((label, i) => {
      const [x, y] = [left + (i % 2) * half, 94 + Math.floor(i / 2) * 24];
      paper.text(`${label}:`, x, y, { size: 8 });
      paper.line(x + 92, y + 11, x + half - 12, y + 11, { thickness: 0.5 });
    });
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [76, 'left', (line) => line.yourArticle()],
      [width - 310, 'left', (line) => line.description()],
      [48, 'left', (line) => line.unit()],
      [66, 'right', (line) => line.price()],
      [48, 'right', () => ''],
      [72, 'right', () => ''],
    ];
    const columns = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 176, bottom: paper.height - 110, nextPage: () => 50 },
      { rules: 'all', padding: 4, zebra: '#f4f4f4', head: { fill: '#dcdcdc' } },
    );
    paper.box(right - 72, end, 72, 20);
    paper.text(say.total, right - 200, end + 5, { bold: true, width: 122, align: 'right' });
    paper.fitted(say.minimum, left, end + 34, width);
    const send = say.send.replace('{m}', supplier.email).replace('{f}', supplier.fax);
    paper.fitted(send, left, end + 50, width, { bold: true });
    const foot = [supplier.company, supplier.street, supplier.townLine, supplier.phone].join(' - ');
    paper.text(foot, left, paper.height - 40, { size: 7.5, width, align: 'center' });
  },
};
