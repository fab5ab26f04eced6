import { drawFacts } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    facts: listed('Order No. | Order Date | Delivery Date | Account No. | Ordered By'),
    deliver: 'Deliver to:',
    heads: listed('Quantity | Product Code | Details | Unit Price | Net Amount | VAT %| VAT'),
    sums: {
      subtotal: 'Total Net Amount',
      freight: 'Carriage Net',
      tax: 'Total VAT Amount',
      total: 'Order Total',
    },
    home: listed('Tel: | Email: | VAT Reg No:'),
    page: 'Page',
    signed: 'Authorised by',
  },
  es: {
    title: 'PEDIDO A PROVEEDOR',
    facts: listed('Nº pedido | Fecha pedido | Fecha entrega | Cód. cuenta | Pedido por'),
    deliver: 'Entregar en:',
    heads: listed('Cantidad | Cód. producto | Detalle | Precio unid. | Importe neto | % IVA | IVA'),
    sums: {
      subtotal: 'Importe neto total',
      freight: 'Portes netos',
      tax: 'Importe IVA total',
      total: 'Total pedido',
    },
    home: listed('Tel: | Email: | NIF:'),
    page: 'Página',
    signed: 'Autorizado por',
  },
  pt: {
    title: 'ENCOMENDA A FORNECEDOR',
    facts: listed('Encomenda n.º | Data | Data de entrega | N.º de conta | Pedido por'),
    deliver: 'Entregar em:',
    heads: listed('Quantidade | Cód. artigo | Descrição | Preço unit. | Valor líquido | % IVA | IVA'),
    sums: {
      subtotal: 'Valor líquido total',
      freight: 'Portes líquidos',
      tax: 'Valor IVA total',
      total: 'Total da encomenda',
    },
    home: listed('Tel: | Email: | NIF:'),
    page: 'Página',
    signed: 'Autorizado por',
  },
  de: {
    title: 'BESTELLUNG',
    facts: listed('Bestell-Nr. | Bestelldatum | Lieferdatum | Konto-Nr. | Besteller'),
    deliver: 'Liefern an:',
    heads: listed('Menge | Artikelcode | Details | Stückpreis | Nettobetrag | MwSt. % | MwSt.'),
    sums: {
      subtotal: 'Nettobetrag gesamt',
      freight: 'Fracht netto',
      tax: 'MwSt. gesamt',
      total: 'Bestellsumme',
    },
    home: listed('Tel: | E-Mail: | USt-IdNr.:'),
    page: 'Seite',
    signed: 'Genehmigt von',
  },
};

/** British bookkeeping of small firms: quantity before the code, amount of VAT behind the net of each row, four sums in a box at the foot. */
export const family: DrawnFamily = {
  about:
    'British bookkeeping of small firms: own block at the right, framed addressee, facts beside the delivery address, quantity first, no units, rate and amount of VAT behind the net amount, frame down to the foot with four sums in a box and a line for a signature',
  languages: languagesOf(words),
  order: {
    lines: [1, 24],
    number: '{|PO}{1|2|3}###',
    articles: 'yours',
    delivery: 'date',
    tax: true,
    freight: true,
    countedOnly: true,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'times', 'sans', 'serif'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const step = paper.leading();
    paper.text(say.title, left, 34, { size: 17, bold: true });
    paper.text(`${say.page} 1`, left, 58);
    const own = [
      ...print.party('buyer', 'street', 'town', 'country'),
      `${say.home[0]} ${print.value('buyer', 'phone')}`,
      `${say.home[1]} ${print.value('buyer', 'email')}`,
      `${say.home[2]} ${print.value('buyer', 'vatId')}`,
    ];
    paper.fitted(print.value('buyer', 'company'), right - 210, 34, 210, { size: 12, bold: true });
    own.forEach((text, i) => {
      paper.fitted(text, right - 210, 52 + i * step, 210);
    });

    const top = 62 + 6 * step;
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    const tall = 6 * step + 12;
    paper.box(left, top, 236, tall);
    paper.lines(supplier, left + 8, top + 6);
    const facts = [
      print.number(),
      print.date(),
      print.delivery()!,
      order.supplierNumber,
      print.value('buyer', 'contact'),
    ];
    drawFacts(
      paper,
      say.facts.map((label, i) => [label, facts[i]!] as const),
      {
        x: right - 210,
        y: top + 6,
        labelWidth: 90,
        width: 210,
        step: step + 1,
        label: { bold: true },
      },
    );
    let y = top + tall + 8;
    paper.text(say.deliver, left, y, { bold: true });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    paper.fitted(site, left + 70, y, width - 70);
    y += step + 8;

    const rate = print.money(order.taxRate);
    const vatOf = ({ total }: { total: number }) => print.money((total * order.taxRate) / 100);
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [54, 'right', (line) => line.quantity()],
      [84, 'left', (line) => line.yourArticle()],
      [width - 376, 'left', (line) => line.description()],
      [62, 'right', (line) => line.price()],
      [74, 'right', (line) => line.total()],
      [40, 'right', () => rate],
      [62, 'right', (line) => vatOf(line.raw)],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const foot = paper.height - 124;
    let headTop = y;
    const frame = () => {
      paper.box(left, headTop, width, foot - headTop);
      let x = left;
      for (const { width: wide } of columns.slice(0, -1)) {
        x += wide;
        paper.line(x, headTop, x, foot, { thickness: 0.4 });
      }
    };
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y,
        bottom: foot - 4,
        beforeBreak: frame,
        nextPage() {
          paper.text(`${say.title} ${order.number}`, left, 34, { bold: true });
          paper.text(`${say.page} ${paper.pageNumber()}`, left, 34, { width, align: 'right' });
          headTop = 56;
          return headTop;
        },
      },
      { rules: 'head', padding: 3, head: { size: 8 } },
    );
    frame();
    const sums = print.sums();
    const high = sums.length * (step + 5) + 6;
    paper.box(right - 230, foot + 8, 230, high);
    y = foot + 13;
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const shown = bold ? `${say.sums[kind]} (${print.currency()})` : say.sums[kind];
      paper.fitted(shown, right - 224, y, 128, { bold });
      paper.text(text, right - 96, y, { bold, width: 90, align: 'right' });
      y += step + 5;
    }
    paper.text(say.signed, left, foot + 60);
    paper.line(left + 80, foot + 71, left + 230, foot + 71, { thickness: 0.5 });
  },
};
