import { currencySign } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    blocks: listed('Vendor Address | Deliver To'),
    facts: listed('Date : | Delivery Date : | Ref# : | Shipment Preference :'),
    heads: listed('# | Item & Description | Qty | Rate | Amount'),
    sums: { subtotal: 'Sub Total', freight: 'Shipping Charge', tax: 'Tax ({r}%)', total: 'Total' },
    notes: 'Notes',
    signed: 'Authorized Signature',
  },
  de: {
    title: 'BESTELLUNG',
    blocks: listed('Lieferantenadresse | Liefern an'),
    facts: listed('Datum : | Lieferdatum : | Referenz-Nr. : | Bevorzugte Versandart :'),
    heads: listed('# | Artikel und Beschreibung | Menge | Satz | Betrag'),
    sums: { subtotal: 'Zwischensumme', freight: 'Versandkosten', tax: 'MwSt. ({r}%)', total: 'Gesamtsumme' },
    notes: 'Anmerkungen',
    signed: 'Unterschrift des Berechtigten',
  },
  nl: {
    title: 'INKOOPORDER',
    blocks: listed('Adres leverancier | Leveren aan'),
    facts: listed('Datum : | Leverdatum : | Referentie : | Verzendvoorkeur :'),
    heads: listed('# | Artikel en omschrijving | Aantal | Tarief | Bedrag'),
    sums: { subtotal: 'Subtotaal', freight: 'Verzendkosten', tax: 'Btw ({r}%)', total: 'Totaal' },
    notes: 'Opmerkingen',
    signed: 'Bevoegde handtekening',
  },
  it: {
    title: 'ORDINE DI ACQUISTO',
    blocks: listed('Indirizzo fornitore | Consegna a'),
    facts: listed('Data : | Data di consegna : | Rif. : | Spedizione preferita :'),
    heads: listed('# | Articolo e descrizione | Qtà | Tariffa | Importo'),
    sums: { subtotal: 'Totale parziale', freight: 'Spese di spedizione', tax: 'IVA ({r}%)', total: 'Totale' },
    notes: 'Note',
    signed: 'Firma autorizzata',
  },
  pt: {
    title: 'PEDIDO DE COMPRA',
    blocks: listed('Endereço do fornecedor | Entregar para'),
    facts: listed('Data : | Data de entrega : | Ref. n.º : | Preferência de envio :'),
    heads: listed('# | Item e descrição | Qtd. | Taxa | Valor'),
    sums: { subtotal: 'Subtotal', freight: 'Custo de envio', tax: 'IVA ({r}%)', total: 'Total' },
    notes: 'Observações',
    signed: 'Assinatura autorizada',
  },
};

/** Stock keeping in a browser: number under the title at the right, dark head, unit under the quantity, bare addresses. */
export const family: DrawnFamily = {
  about:
    'stock keeping in a browser: "# PO-00012" under the title at the right, "Item & Description" on a dark head with the code below the name, unit below the quantity, currency before the total only',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: 'PO-000##',
    articles: 'own',
    delivery: 'date',
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [9, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word, sentences } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const step = paper.leading() + 1;
    const dark = random.pick(['#3c3d3a', '#2a6f97', '#222222']);
    paper.fitted(print.value('buyer', 'company'), left, 46, 280, { bold: true, size: 11 });
    const own = print.party('buyer', 'street', 'town', 'country');
    own.push(print.value('buyer', 'phone'), print.value('buyer', 'email'));
    const ownEnd = paper.lines(own, left, 62);
    paper.fitted(say.title, 340, 44, right - 340, { size: 22, width: right - 340, align: 'right' });
    paper.text(`# ${print.number()}`, 340, 74, { bold: true, width: right - 340, align: 'right' });

    let y = ownEnd + 18;
    const supplier = print.party('supplier', 'street', 'town', 'country');
    paper.text(say.blocks[0]!, left, y, { color: '#666666' });
    paper.text(order.supplier.company, left, y + step, { bold: true, color: '#1f5fa8' });
    y = paper.lines(supplier, left, y + 2 * step) + 10;
    paper.text(say.blocks[1]!, left, y, { color: '#666666' });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    const siteEnd = paper.lines(site, left, y + step);
    const values = [print.date(), print.delivery()!, order.quoteReference, word('carrierValue')];
    values.forEach((value, i) => {
      paper.fitted(say.facts[i]!, right - 230, y + i * (step + 4), 126, { width: 126, align: 'right' });
      paper.fitted(value, right - 98, y + i * (step + 4), 98, { width: 98, align: 'right' });
    });

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [26, 'left', (line) => String(print.lines.indexOf(line) + 1)],
      [right - left - 240, 'left', (line) => [line.description(), `SKU : ${line.article()}`]],
      [66, 'right', (line) => [line.quantity(), line.unit()]],
      [66, 'right', (line) => line.price()],
      [82, 'right', (line) => line.total()],
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
        y: Math.max(siteEnd, y + 4 * (step + 4)) + 14,
        bottom: paper.height - 60,
        nextPage: () => 44,
      },
      { rules: 'rows', padding: 5, head: { fill: dark, color: '#ffffff', bold: false } },
    );
    y = end + 8;
    const sums = print.sums();
    if (y + sums.length * 18 + 110 > paper.height - 30) {
      paper.newPage();
      y = 44;
    }
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    const sign = currencySign(print.currency());
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      if (bold) paper.box(right - 234, y - 4, 234, 19, { fill: '#f2f2f0' });
      paper.fitted(say.sums[kind].replace('{r}', rate), right - 230, y, 120, {
        bold,
        width: 120,
        align: 'right',
      });
      const amount = bold ? (sign.length > 1 ? `${sign} ${text}` : `${sign}${text}`) : text;
      paper.text(amount, right - 105, y, { bold, width: 100, align: 'right' });
      y += 19;
    }
    paper.text(say.notes, left, y + 14, { color: '#666666' });
    y = paper.paragraph(sentences('instruction', 1)[0]!, left, y + 14 + step, 300, { size: 8 });
    paper.text(say.signed, left, y + 34);
    paper.line(left + 140, y + 45, left + 320, y + 45, { thickness: 0.6 });
  },
};
