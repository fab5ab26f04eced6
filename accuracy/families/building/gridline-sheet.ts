import type { TextStyle } from '../../kit/paper.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'ORDER FORM',
    left: listed('Customer | Address | Town | Name | Mobile | Mail | VAT'),
    right: listed('Order # | Order dt. | Del. wanted | Ship to | Street | Town | Job'),
    heads: listed('# | Your code | What | Qty | U | each | Sum'),
    sums: { subtotal: 'Sub', freight: 'P&P', tax: 'VAT', total: 'TOTAL' },
    sheet: 'Sheet1',
  },
  de: {
    title: 'BESTELLFORMULAR',
    left: listed('Kunde | Anschrift | PLZ Ort | Name | Handy | Mail | UID'),
    right: listed('Bestell# | Bestelldat. | Wunschtermin | Lieferung an | Straße | PLZ Ort | Kommission'),
    heads: listed('# | Ihre Nr | Was | Stückzahl | E | Netto/E | Netto ges.'),
    sums: { subtotal: 'Zw.-Summe', freight: 'Porto', tax: 'USt', total: 'SUMME' },
    sheet: 'Tabelle1',
  },
  fr: {
    title: 'FEUILLE DE COMMANDE',
    left: listed('Client | Adresse | CP Ville | Nom | Portable | Mail | TVA intra'),
    right: listed('Cde # | Date cde | Livr. souhaitée | Livrer chez | Rue | CP Ville | Affaire'),
    heads: listed('# | Votre code | Quoi | Nbre | U | PU net | Somme'),
    sums: { subtotal: 'S/total', freight: 'Port', tax: 'TVA', total: 'TOTAL' },
    sheet: 'Feuil1',
  },
  es: {
    title: 'HOJA DE PEDIDO',
    left: listed('Cliente | Dirección | CP Población | Nombre | Móvil | Mail | CIF'),
    right: listed('Pedido # | Fecha ped. | Entrega deseada | Enviar a | Calle | CP Población | Obra'),
    heads: listed('# | Su código | Qué | Nº uds | U | € ud. | Suma'),
    sums: { subtotal: 'Subtot.', freight: 'Portes', tax: 'IVA', total: 'TOTAL' },
    sheet: 'Hoja1',
  },
  pt: {
    title: 'FOLHA DE ENCOMENDA',
    left: listed('Cliente | Morada | CP Localidade | Nome | Telemóvel | Mail | NIF'),
    right: listed('Enc. # | Data enc. | Entrega desejada | Enviar para | Rua | CP Localidade | Obra'),
    heads: listed('# | Vosso código | O quê | Nº un. | U | Preço un. | Soma'),
    sums: { subtotal: 'Subtot.', freight: 'Portes', tax: 'IVA', total: 'TOTAL' },
    sheet: 'Folha1',
  },
  pl: {
    title: 'FORMULARZ ZAMÓWIENIA',
    left: listed('Klient | Adres | Kod Miasto | Nazwisko | Komórka | Mail | NIP'),
    right: listed('Zam. # | Data zam. | Na kiedy | Wysłać do | Ulica | Kod Miasto | Budowa'),
    heads: listed('# | Wasz kod | Co | Sztuk | J | Cena netto | Suma'),
    sums: { subtotal: 'Netto', freight: 'Wysyłka', tax: 'VAT', total: 'SUMA' },
    sheet: 'Arkusz1',
  },
};

/** A sheet of a spreadsheet printed with its grid: everything sits in cells, facts above in two pairs of columns. */
export const family: DrawnFamily = {
  about:
    'a spreadsheet with all its grid lines, row numbers and column letters, facts in cells beside their labels',
  languages: languagesOf(words),
  order: {
    lines: [2, 12],
    articles: 'yours',
    notes: false,
    delivery: 'date',
    number: '{##|###|2025-##}',
    repeated: false,
  },
  paper: { faces: ['lato', 'helvetica', 'condensed', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const letters = random.chance(0.5);
    const x0 = 34;
    const widths = [72, 76, paper.width - 2 * x0 - 368, 58, 42, 56, 64];
    const height = paper.fontSize * 1.75;
    const y0 = 44;
    const mostRows = Math.floor((paper.height - y0 - 60) / height);
    const edge = (column: number) => x0 + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
    let row = 0;
    let covered = new Set<string>();

    /** Writes into a cell, or over the `span` cells from it on. */
    function put(
      text: string,
      column: number,
      { span = 1, ...style }: TextStyle & { span?: number } = {},
    ): void {
      for (let i = 1; i < span; i++)
        if (edge(column) + paper.widthOf(text, style) > edge(column + i)) covered.add(`${row}/${column + i}`);
      const [x, width] = [edge(column) + 2, edge(column + span) - edge(column) - 4];
      const size = Math.min(
        paper.fontSize,
        (paper.fontSize * width) / Math.max(1, paper.widthOf(text, style)),
      );
      paper.text(text, x, y0 + row * height + 2.5, { size, ...style, width });
    }
    function shade(fill: string, from: number, to: number): void {
      paper.box(edge(from), y0 + row * height, edge(to) - edge(from), height, { fill });
    }
    function drawGrid(rows: number): void {
      const color = '#b5b5b5';
      for (let i = 0; i <= rows; i++)
        paper.line(x0, y0 + i * height, edge(7), y0 + i * height, { thickness: 0.4, color });
      // A text that is longer than its cell hides the line behind it.
      for (let at = 0; at < rows; at++)
        for (let i = 0; i <= 7; i++)
          if (!covered.has(`${at}/${i}`))
            paper.line(edge(i), y0 + at * height, edge(i), y0 + (at + 1) * height, { thickness: 0.4, color });
      widths.forEach((width, i) => {
        if (letters) paper.text('ABCDEFG'[i]!, edge(i), y0 - 12, { size: 7, width, align: 'center' });
      });
      for (let i = 0; letters && i < rows; i++)
        paper.text(String(i + 1), x0 - 20, y0 + i * height + 3, { size: 7, width: 16, align: 'right' });
      paper.text(say.sheet, x0, paper.height - 40, { size: 7, width: edge(7) - x0, align: 'center' });
    }
    const sums = print.sums();
    const needed = 12 + print.lines.length + sums.length;
    const yellow = random.pick(['#fff2cc', '#ffff99', '#e2efda']);
    shade(yellow, 0, 7);
    put(say.title, 0, { span: 4, bold: true });
    put(order.supplier.company, 4, { span: 3 });
    row = 2;
    const left = [
      print.value('buyer', 'company'),
      print.value('buyer', 'street'),
      print.value('buyer', 'town'),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      print.value('buyer', 'vatId'),
    ];
    const right = [
      print.number(),
      print.date(),
      print.delivery()!,
      print.value('shipTo', 'company'),
      print.value('shipTo', 'street'),
      print.value('shipTo', 'town'),
      order.project,
    ];
    const labelFill = random.pick(['#d9e1f2', '#ededed', '#ffffff']);
    left.forEach((text, i) => {
      shade(labelFill, 0, 1);
      shade(labelFill, 3, 4);
      put(say.left[i]!, 0);
      put(text, 1, { span: 2, bold: i === 0 });
      put(say.right[i]!, 3);
      put(right[i]!, 4, { span: 3, bold: i === 0 });
      row += 1;
    });
    row += 1;
    drawItemHead();
    const perPage = Math.min(mostRows, Math.max(needed, 30));
    print.lines.forEach((line) => {
      if (row >= mostRows) nextPage();
      drawItem(line);
    });
    if (row + sums.length > mostRows) nextPage();
    for (const { kind, text } of sums) {
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : '';
      if (kind === 'total') shade(yellow, 4, 7);
      put(`${say.sums[kind]}${rate}${kind === 'total' ? ` ${print.currency()}` : ''}`, 4, {
        span: 2,
        bold: kind === 'total',
      });
      put(text, 6, { align: 'right', bold: kind === 'total' });
      row += 1;
    }
    drawGrid(perPage);

    function nextPage(): void {
      drawGrid(mostRows);
      paper.newPage();
      covered = new Set();
      row = 0;
    }
    function drawItemHead(): void {
      shade('#bfbfbf', 0, 7);
      say.heads.forEach((text, i) => {
        put(text, i, { bold: true, align: i === 3 || i > 4 ? 'right' : 'left' });
      });
      row += 1;
    }
    function drawItem(line: PrintedLine): void {
      put(line.position(), 0);
      put(line.yourArticle(), 1);
      put(line.description(), 2);
      put(line.quantity(), 3, { align: 'right' });
      put(line.unit(), 4);
      put(line.price(), 5, { align: 'right' });
      put(line.total(), 6, { align: 'right' });
      row += 1;
    }
  },
};
