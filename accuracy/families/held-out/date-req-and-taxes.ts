import { currencySign } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order #',
    ship: 'Shipping address:',
    facts: listed('Purchase Representative: | Your Order Reference: | Order Date:'),
    heads: listed('Description | Taxes | Date Req. | Qty | Unit Price | Amount'),
    sums: { subtotal: 'Untaxed Amount', freight: 'Freight', tax: 'Tax {r}%', total: 'Total' },
    vat: 'Tax ID:',
    page: 'Page:',
  },
  de: {
    title: 'Bestellung #',
    ship: 'Lieferadresse:',
    facts: listed('Einkäufer: | Ihre Auftragsnummer: | Bestelldatum:'),
    heads: listed('Beschreibung | Steuern | Benötigt am | Menge | Einzelpreis | Betrag'),
    sums: { subtotal: 'Nettobetrag', freight: 'Fracht', tax: 'MwSt. {r}%', total: 'Gesamt' },
    vat: 'USt-ID:',
    page: 'Seite:',
  },
  fr: {
    title: 'Bon de commande n° ',
    ship: 'Adresse de livraison :',
    facts: listed('Acheteur : | Référence de votre commande : | Date de la commande :'),
    heads: listed('Description | Taxes | Date demandée | Qté | Prix unitaire | Montant'),
    sums: { subtotal: 'Montant hors taxes', freight: 'Transport', tax: 'TVA {r}%', total: 'Total' },
    vat: 'N° TVA :',
    page: 'Page :',
  },
  nl: {
    title: 'Inkooporder #',
    ship: 'Verzendadres:',
    facts: listed('Inkoopvertegenwoordiger: | Uw orderreferentie: | Orderdatum:'),
    heads: listed('Omschrijving | Belastingen | Gevraagde datum | Hvh | Prijs | Bedrag'),
    sums: { subtotal: 'Excl. btw', freight: 'Vracht', tax: 'Btw {r}%', total: 'Totaal' },
    vat: 'Btw-nummer:',
    page: 'Pagina:',
  },
  es: {
    title: 'Orden de compra #',
    ship: 'Dirección de envío:',
    facts: listed('Comprador: | Referencia de su pedido: | Fecha de la orden:'),
    heads: listed('Descripción | Impuestos | Fecha solicitada | Cantidad | Precio unitario | Importe'),
    sums: { subtotal: 'Base imponible', freight: 'Portes', tax: 'IVA {r}%', total: 'Total' },
    vat: 'NIF:',
    page: 'Página:',
  },
  pt: {
    title: 'Ordem de Compra #',
    ship: 'Morada de Envio:',
    facts: listed('Comprador: | Sua Referência da Ordem: | Data da Ordem:'),
    heads: listed('Descrição | Impostos | Data Pedida | Qtd | Preço Unitário | Valor'),
    sums: { subtotal: 'Valor sem Impostos', freight: 'Transporte', tax: 'IVA {r}%', total: 'Total' },
    vat: 'NIF:',
    page: 'Página:',
  },
};

/** An open-source system's boxed print: the day at each line, its tax beside it, the unit behind the quantity. */
export const family: DrawnFamily = {
  about:
    'open-source ERP, boxed: title "Purchase Order #P00042", three labels over values, taxes and a requested date in each row, unit behind the quantity',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    number: 'P00###',
    articles: 'yours',
    delivery: 'lines',
    tax: true,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['lato', 'sans', 'helvetica'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [42, paper.width - 42];
    const accent = random.pick(['#875a7b', '#00788a', '#3c3c3c']);
    const sign = currencySign(print.currency());
    const money = (text: string) => (sign === '£' || sign === '$' ? `${sign} ${text}` : `${text} ${sign}`);
    paper.text(order.buyer.brand, left, 34, { size: 17, bold: true, color: accent });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), 320, 34, {
      size: 8.5,
      width: right - 320,
      align: 'right',
    });
    paper.line(left, 84, right, 84, { color: '#999999' });

    paper.text(say.ship, left, 100, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left, 113);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 330, 113);
    paper.text(`${say.vat} ${order.supplier.vatId}`, 330, 113 + 4 * paper.leading());
    paper.text(`${say.title}${print.number()}`, left, 196, { size: 17, color: accent });
    const values = [print.value('buyer', 'contact'), order.quoteReference, print.date()];
    const third = (right - left) / 3;
    values.forEach((value, i) => {
      paper.fitted(say.facts[i]!, left + i * third, 230, third - 10, { bold: true });
      paper.fitted(value, left + i * third, 243, third - 10);
    });

    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [right - left - 323, 'left', named],
      [49, 'left', () => `${rate}%`],
      [62, 'left', (line) => line.date()],
      [74, 'right', (line) => `${line.quantity()} ${line.unit()}`],
      [60, 'right', (line) => line.price()],
      [78, 'right', (line) => money(line.total())],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([width, align, cell], i) => ({
      head: say.heads[i]!,
      width,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 268, bottom: paper.height - 90, nextPage: () => 54 },
      { rules: 'all', padding: 4, size: 8.5 },
    );
    const sums = print.sums();
    const step = 19;
    let y = end + 12;
    if (y + sums.length * step > paper.height - 64) {
      paper.newPage();
      y = 54;
    }
    const from = right - 220;
    paper.box(from, y, 220, sums.length * step);
    for (const { kind, text } of sums) {
      const bold = kind !== 'tax';
      if (kind === 'total') paper.line(from, y, right, y);
      paper.fitted(say.sums[kind].replace('{r}', rate), from + 5, y + 4, 110, { bold });
      paper.text(money(text), from + 100, y + 4, { bold: kind === 'total', width: 115, align: 'right' });
      y += step;
    }
    const foot = [
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      `www.${order.buyer.email.split('@')[1]}`,
      `${say.vat} ${print.value('buyer', 'vatId')}`,
    ].join(' | ');
    paper.line(left, paper.height - 54, right, paper.height - 54, { color: '#999999' });
    paper.text(foot, left, paper.height - 49, { size: 7, width: right - left, align: 'center' });
    paper.text(`${say.page} ${paper.pageNumber()} / ${paper.pageNumber()}`, left, paper.height - 38, {
      size: 7,
      width: right - left,
      align: 'center',
    });

    function named(line: PrintedLine): string {
      return `[${line.raw.yourArticle}] ${line.named().slice(line.raw.yourArticle!.length + 1)}`;
    }
  },
};
