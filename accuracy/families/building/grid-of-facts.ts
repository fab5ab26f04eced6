import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  es: {
    title: 'ORDEN DE PEDIDO',
    grid: listed(
      'Pedido núm. | Fecha pedido | Comprador | Teléfono | Cód. de proveedor | Moneda | Condiciones de pago | Correo',
    ),
    payment: 'Confirming 60 días',
    supplier: 'Señores',
    ship: 'Recepción de mercancías',
    heads: listed(
      'Línea | Cantidad | U.M. | Cód. artículo | Descripción del artículo | Precio ud. | F. entrega | Total',
    ),
    sums: { subtotal: 'Base imponible', freight: 'Transporte', tax: 'Cuota IVA', total: 'Total pedido' },
    notes: listed(
      'Observaciones | Indicar nuestro número de pedido en albaranes y facturas. | Horario de recepción: de 8:00 a 13:30 h.',
    ),
    foot: 'CIF {v} · Tel. {t} · Fax {f}',
  },
  it: {
    title: 'ORDINE DI ACQUISTO',
    grid: listed(
      'Ordine nr. | Data ordine | Buyer | Telefono | Vs. codice fornitore | Valuta | Pagamento | E-mail',
    ),
    payment: 'RB 90 gg. f.m.',
    supplier: 'Spett. Ditta',
    ship: 'Merce da consegnare a',
    heads: listed(
      'Pos. | Quantità | U.M. | Articolo | Descrizione articolo | Prezzo un. | Consegna | Valore',
    ),
    sums: { subtotal: 'Imponibile', freight: 'Trasporto', tax: 'Imposta', total: 'Totale ordine' },
    notes: listed(
      'Note | Citare il nostro numero d’ordine su DDT e fatture. | Ricevimento merci: 8.00–12.00 / 13.30–16.00.',
    ),
    foot: 'P. IVA {v} · Tel. {t} · Fax {f}',
  },
  pl: {
    title: 'ZAMÓWIENIE ZAKUPU',
    grid: listed(
      'Nr zamówienia | Data zamówienia | Kupiec | Telefon | Nr dostawcy | Waluta | Warunki płatności | E-mail',
    ),
    payment: 'przelew 45 dni',
    supplier: 'Dostawca',
    ship: 'Adres odbioru towaru',
    heads: listed('Poz. | Ilość | JM | Nr materiału | Opis materiału | Cena jedn. | Data dost. | Wartość'),
    sums: {
      subtotal: 'Suma netto',
      freight: 'Koszt transportu',
      tax: 'Podatek VAT',
      total: 'Wartość całkowita',
    },
    notes: listed(
      'Uwagi | Numer zamówienia prosimy podawać na dokumentach WZ i fakturach. | Przyjęcie towaru: 7:00–14:00.',
    ),
    foot: 'NIP {v} · tel. {t} · faks {f}',
  },
};

/** A corporate ERP's form: a grid of shaded labels and values in four columns, quantity before the article, a date in each row. */
export const family: DrawnFamily = {
  about:
    'corporate ERP form: grid with shaded label cells and value cells, four columns by four rows, supplier and delivery address below it, quantity and unit before article and description, date before the amount',
  languages: languagesOf(words),
  order: {
    articles: 'own',
    delivery: 'lines',
    notes: false,
    openQuantity: false,
    number: '{45########|30######|OC-#####}',
  },
  paper: { faces: ['helvetica', 'sans', 'condensed', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [38, paper.width - 38];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.fitted(print.value('buyer', 'company'), left, 32, 280, { size: 13, bold: true });
    paper.text(print.party('buyer', 'street', 'town', 'country').join(' · '), left, 50, { size: 7.5 });
    paper.text(say.title, right - 220, 34, { size: 14, bold: true, width: 220, align: 'right' });

    const values = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      order.supplierNumber,
      print.currency(),
      say.payment,
      print.value('buyer', 'email'),
    ];
    const tall = step + 5;
    values.forEach((text, i) => {
      const [x, y] = [left + (i % 2) * (width / 2), 72 + Math.floor(i / 2) * tall];
      paper.box(x, y, 96, tall, { fill: '#dde3ea', stroke: true, thickness: 0.4 });
      paper.box(x + 96, y, width / 2 - 96, tall, { thickness: 0.4 });
      paper.fitted(say.grid[i]!, x + 4, y + 3, 88);
      paper.fitted(text, x + 100, y + 3, width / 2 - 104, { bold: i === 0 });
    });
    let y = 86 + 4 * tall;
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      const x = left + (i * width) / 2;
      paper.text(i === 0 ? say.supplier : say.ship, x, y, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x, y + (n + 1) * step, width / 2 - 12);
      });
    });
    y += 6.5 * step;

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [34, 'center', (line) => line.position()],
      [54, 'right', (line) => line.quantity()],
      [38, 'center', (line) => line.unit()],
      [74, 'left', (line) => line.article()],
      [width - 398, 'left', (line) => line.description()],
      [60, 'right', (line) => line.price()],
      [68, 'center', (line) => line.date()],
      [70, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    const bottom = paper.height - 56;
    const nextPage = () => {
      paper.text(`${say.title} ${print.number()}`, left, 32, { bold: true });
      paper.text(String(paper.pageNumber()), left, 32, { width, align: 'right' });
      return 52;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom, nextPage },
      { rules: 'all', head: { fill: '#dde3ea', size: 7.5 } },
    );
    const flow = startFlow(paper, { y: end + 8, bottom, nextPage });
    flow.need(6 * step);
    say.notes.forEach((text, i) => {
      paper.fitted(text, left, flow.y + i * step, width / 2, { bold: i === 0, size: 7.5 });
    });
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : '';
      paper.box(right - 210, flow.y, 120, tall, { fill: '#dde3ea', stroke: true, thickness: 0.4 });
      paper.box(right - 90, flow.y, 90, tall, { thickness: 0.4 });
      paper.fitted(`${say.sums[kind]}${rate}`, right - 206, flow.y + 3, 112, { bold });
      paper.text(text, right - 90, flow.y + 3, { bold, width: 86, align: 'right' });
      flow.y += tall;
    }
    const foot = say.foot
      .replace('{v}', print.value('buyer', 'vatId'))
      .replace('{t}', print.value('buyer', 'phone'))
      .replace('{f}', print.value('buyer', 'fax'));
    paper.fitted(foot, left, paper.height - 38, width, { size: 7, width, align: 'center' });
  },
};
