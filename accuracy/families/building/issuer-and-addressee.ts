import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, type OwnWords, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: 'Commande fournisseur',
    head: listed('Réf. | Date de commande | Date prévue de livraison | Code fournisseur | Suivi par'),
    blocks: listed('Émetteur | Adressé à'),
    call: listed('Tél. | E-mail | Num. TVA'),
    ship: 'Livrer à',
    amounts: 'Montants exprimés en',
    heads: listed('Désignation | TVA | P.U. HT | Qté | Unité | Total HT'),
    sums: { subtotal: 'Total HT', freight: 'Frais de port HT', tax: 'Total TVA {r}%', total: 'Total TTC' },
    terms: 'Conditions de règlement',
  },
  es: {
    title: 'Pedido a proveedor',
    head: listed('Ref. | Fecha de pedido | Fecha prevista de entrega | Código proveedor | Seguido por'),
    blocks: listed('Emisor | Enviar a'),
    call: listed('Teléfono | E-mail | CIF/NIF'),
    ship: 'Entregar en',
    amounts: 'Importes visualizados en',
    heads: listed('Descripción | IVA | P.U. | Cant. | Unidad | Base imponible'),
    sums: { subtotal: 'Base imponible', freight: 'Portes', tax: 'Total IVA {r}%', total: 'Total' },
    terms: 'Condiciones de pago',
  },
  it: {
    title: 'Ordine a fornitore',
    head: listed('Rif. | Data ordine | Data consegna prevista | Codice fornitore | Seguito da'),
    blocks: listed('Mittente | Destinatario'),
    call: listed('Telefono | E-mail | Partita IVA'),
    ship: 'Consegnare a',
    amounts: 'Importi espressi in',
    heads: listed('Descrizione | IVA | P.U. | Q.tà | Unità | Totale netto'),
    sums: { subtotal: 'Totale imponibile', freight: 'Trasporto', tax: 'Totale IVA {r}%', total: 'Totale' },
    terms: 'Termini di pagamento',
  },
  de: {
    title: 'Lieferantenbestellung',
    head: listed('Ref. | Bestelldatum | Geplantes Lieferdatum | Lieferanten-Code | Betreut durch'),
    blocks: listed('Absender | Gesendet an'),
    call: listed('Tel. | E-Mail | USt-IdNr.'),
    ship: 'Lieferung an',
    amounts: 'Alle Beträge in',
    heads: listed('Beschreibung | USt. | Einzelpreis (netto) | Menge | Einheit | Gesamt (netto)'),
    sums: { subtotal: 'Summe (netto)', freight: 'Fracht', tax: 'Summe USt. {r}%', total: 'Gesamtbetrag' },
    terms: 'Zahlungsbedingungen',
  },
  en: {
    title: 'Purchase Order',
    head: listed('Ref. | Order date | Planned date of delivery | Vendor code | Followed by'),
    blocks: listed('Sender | Recipient'),
    call: listed('Phone | Email | VAT ID'),
    ship: 'Deliver to',
    amounts: 'Amounts in',
    heads: listed('Description | Sales tax | U.P. (net) | Qty | Unit | Total (net)'),
    sums: {
      subtotal: 'Total (excl. tax)',
      freight: 'Freight',
      tax: 'Total tax {r}%',
      total: 'Total (inc. tax)',
    },
    terms: 'Payment terms',
  },
};

/** The money of each language's countries, as the print names it. */
const currencies: OwnWords<Record<string, string>> = {
  fr: { EUR: 'Euros', CHF: 'Francs suisses' },
  es: { EUR: 'Euros', MXN: 'Pesos mexicanos' },
  it: { EUR: 'Euro', CHF: 'Franchi svizzeri' },
  de: { EUR: 'Euro', CHF: 'Schweizer Franken' },
  en: { EUR: 'Euros', GBP: 'Pounds Sterling', USD: 'US Dollars' },
};

/** What small firms' free software prints: a grey box for the issuer, a frame for whom it goes to, a rate of tax in each row. */
export const family: DrawnFamily = {
  about:
    'free software of small firms: title, "Réf. : CF2501-0012" and dates at the upper right, grey issuer box, framed addressee, rate and unit price before the quantity, "code - name" in one cell',
  languages: languagesOf(words),
  order: {
    lines: [1, 11],
    number: '{CF|PO}2{5|6}0#-00##',
    articles: 'yours',
    delivery: 'date',
    tax: true,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8.5, 9] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [28, paper.width - 28];
    const middle = left + 262;
    const step = paper.leading();
    const navy = '#00003c';
    paper.text(order.buyer.brand, left, 32, { size: 16, bold: true, color: '#888888' });
    paper.fitted(say.title, 290, 30, right - 290, {
      size: 13,
      bold: true,
      color: navy,
      width: right - 290,
      align: 'right',
    });
    const values = [
      print.number(),
      print.date(),
      print.delivery()!,
      order.supplierNumber,
      print.value('buyer', 'contact'),
    ];
    values.forEach((value, i) => {
      const y = 50 + i * (step + 1) + (i > 0 ? 4 : 0);
      const bold = i === 0;
      paper.fitted(`${say.head[i]} : ${value}`, 290, y, right - 290, {
        bold,
        color: navy,
        width: right - 290,
        align: 'right',
      });
    });

    const top = 132;
    const tall = 96;
    [left, middle].forEach((x, i) => {
      paper.text(`${say.blocks[i]} :`, x + 2, top - 12, { size: 7.5 });
    });
    paper.box(left, top, 246, tall, { fill: '#e6e6e6' });
    paper.box(middle, top, right - middle, tall, { color: '#888888' });
    const own = [
      ...print.party('buyer', 'street', 'town'),
      '',
      `${say.call[0]} : ${print.value('buyer', 'phone')}`,
      `${say.call[1]} : ${print.value('buyer', 'email')}`,
      `${say.call[2]} : ${print.value('buyer', 'vatId')}`,
    ];
    paper.fitted(print.value('buyer', 'company'), left + 5, top + 4, 236, { bold: true, color: navy });
    own.forEach((text, i) => {
      if (text) paper.fitted(text, left + 5, top + 5 + (i + 1) * step, 236);
    });
    const [company, ...address] = print.party('supplier', 'company', 'street', 'town', 'country');
    paper.text(company!, middle + 5, top + 4, { bold: true, color: navy });
    paper.lines(address, middle + 5, top + 5 + step);

    let y = top + tall + 8;
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    paper.box(left, y, right - left, step + 8, { color: '#888888' });
    paper.fitted(`${say.ship} : ${site}`, left + 5, y + 4, right - left - 10);
    y += step + 18;
    const amounts = `${say.amounts} ${wordsIn(currencies, sheet.language)[print.currency()]}`;
    paper.text(amounts, left, y, { size: 7.5, width: right - left, align: 'right' });

    const rate = `${print.money(order.taxRate).replace(/[.,]?0+$/, '')}%`;
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [right - left - 262, 'left', (line) => `${line.yourArticle()} - ${line.description()}`],
      [40, 'right', () => rate],
      [62, 'right', (line) => line.price()],
      [44, 'right', (line) => line.quantity()],
      [44, 'left', (line) => line.unit()],
      [72, 'right', (line) => line.total()],
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
      {
        x: left,
        y: y + 12,
        bottom: paper.height - 150,
        nextPage: () => {
          paper.text(`${say.title} ${order.number}`, left, 32, { color: navy });
          return 52;
        },
      },
      { rules: 'columns', padding: 3, head: { bold: false } },
    );
    y = end + 8;
    paper.fitted(`${say.terms} : ${word('paymentTermsValue')}`, left, y, 240, { bold: true });
    print.sums().forEach(({ kind, text }, i) => {
      const isTotal = kind === 'total';
      if (isTotal) paper.box(right - 210, y - 3, 210, step + 5, { fill: '#e6e6e6' });
      else if (i % 2 === 1) paper.box(right - 210, y - 3, 210, step + 5, { fill: '#f8f8f8' });
      paper.text(say.sums[kind].replace(' {r}%', ` ${rate}`), right - 206, y, { bold: isTotal });
      paper.text(text, right - 100, y, { bold: isTotal, width: 97, align: 'right' });
      y += step + 5;
    });
    const foot = `${order.buyer.company} - ${order.buyer.street} - ${order.buyer.townLine}`;
    paper.line(left, paper.height - 44, right, paper.height - 44, { color: '#dddddd' });
    paper.fitted(foot, left, paper.height - 38, right - left, {
      size: 7,
      width: right - left,
      align: 'center',
    });
  },
};
