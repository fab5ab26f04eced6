import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: 'Commande',
    box: listed('N° : | Date : | Votre code :'),
    blocks: listed('Adresse de livraison | Fournisseur'),
    facts: listed('Acheteur | Téléphone | Mode de règlement | Incoterm | Devise'),
    heads: listed(
      'Ligne | Article | Désignation | Date de réception | Quantité | UA | Prix net | Montant HT',
    ),
    reference: 'Réf. fournisseur :',
    sums: { subtotal: 'Total HT', freight: 'Frais de port', tax: 'TVA {r} %', total: 'Total TTC' },
    signed: listed('Visa acheteur | Visa direction'),
    home: listed('Tél. | N° TVA'),
  },
  en: {
    title: 'Purchase order',
    box: listed('No.: | Date: | Your code:'),
    blocks: listed('Delivery address | Supplier'),
    facts: listed('Buyer | Telephone | Payment term | Incoterm | Currency'),
    heads: listed('Line | Product | Description | Receipt date | Quantity | UOM | Net price | Amount -tax'),
    reference: 'Supplier reference:',
    sums: { subtotal: 'Total -tax', freight: 'Freight', tax: 'VAT {r}%', total: 'Total +tax' },
    signed: listed('Buyer signature | Management signature'),
    home: listed('Tel. | VAT no.'),
  },
  es: {
    title: 'Pedido',
    box: listed('Nº: | Fecha: | Su código:'),
    blocks: listed('Dirección de entrega | Proveedor'),
    facts: listed('Comprador | Teléfono | Forma de pago | Incoterm | Divisa'),
    heads: listed(
      'Línea | Artículo | Descripción | Fecha recepción | Cantidad | UC | Precio neto | Importe s/IVA',
    ),
    reference: 'Ref. proveedor:',
    sums: { subtotal: 'Total s/IVA', freight: 'Portes', tax: 'IVA {r} %', total: 'Total c/IVA' },
    signed: listed('Firma comprador | Firma dirección'),
    home: listed('Tel. | NIF'),
  },
  pt: {
    title: 'Encomenda',
    box: listed('N.º: | Data: | V/ código:'),
    blocks: listed('Morada de entrega | Fornecedor'),
    facts: listed('Comprador | Telefone | Condição de pagamento | Incoterm | Divisa'),
    heads: listed(
      'Linha | Artigo | Descrição | Data receção | Quantidade | UC | Preço líq. | Montante s/IVA',
    ),
    reference: 'Ref. fornecedor:',
    sums: { subtotal: 'Total s/IVA', freight: 'Portes', tax: 'IVA {r} %', total: 'Total c/IVA' },
    signed: listed('Visto do comprador | Visto da direção'),
    home: listed('Tel. | NIF'),
  },
  de: {
    title: 'Bestellung',
    box: listed('Nr.: | Datum: | Ihr Code:'),
    blocks: listed('Lieferadresse | Lieferant'),
    facts: listed('Einkäufer | Telefon | Zahlungsbedingung | Incoterm | Währung'),
    heads: listed(
      'Zeile | Artikel | Bezeichnung | Wareneingang am | Menge | EE | Nettopreis | Betrag o. St.',
    ),
    reference: 'Lieferantenreferenz:',
    sums: { subtotal: 'Summe o. St.', freight: 'Fracht', tax: 'MwSt. {r} %', total: 'Summe m. St.' },
    signed: listed('Unterschrift Einkäufer | Unterschrift Leitung'),
    home: listed('Tel. | USt-IdNr.'),
  },
  it: {
    title: 'Ordine',
    box: listed('N.: | Data: | Vs. codice:'),
    blocks: listed('Indirizzo di consegna | Fornitore'),
    facts: listed('Addetto acquisti | Telefono | Condizione di pagamento | Incoterm | Divisa'),
    heads: listed(
      'Riga | Articolo | Descrizione | Data ricevimento | Quantità | UA | Prezzo netto | Importo s/IVA',
    ),
    reference: 'Rif. fornitore:',
    sums: { subtotal: 'Totale s/IVA', freight: 'Trasporto', tax: 'IVA {r} %', total: 'Totale c/IVA' },
    signed: listed('Firma acquisti | Firma direzione'),
    home: listed('Tel. | P. IVA'),
  },
};

/** A French ERP of the upper middle: number in a box at the right, lines by thousands, the supplier's reference below each name. */
export const family: DrawnFamily = {
  about:
    'French mid-size ERP: title over a box with "N° :" at the right, delivery address left of the supplier, line numbers by thousands, receipt date before the quantity, supplier’s reference below each name, sums ruled at the right, two visas',
  languages: languagesOf(words),
  order: {
    lines: [1, 11],
    number: '{PO|CF|AC}{FR|BE|ES}0110{1|2}###',
    articles: 'both',
    delivery: 'lines',
    tax: true,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed', 'lato'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [34, paper.width - 34];
    const width = right - left;
    const half = width / 2;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 34, { size: 12, bold: true });
    const own = [
      ...print.party('buyer', 'street', 'town', 'country'),
      `${say.home[0]} ${print.value('buyer', 'phone')}`,
      `${say.home[1]} ${print.value('buyer', 'vatId')}`,
    ];
    paper.lines(own, left, 52);
    paper.text(say.title, right - 200, 32, { size: 16, bold: true, width: 200, align: 'center' });
    paper.box(right - 200, 54, 200, 3 * (step + 3) + 8);
    [print.number(), print.date(), order.supplierNumber].forEach((value, i) => {
      const y = 59 + i * (step + 3);
      paper.text(say.box[i]!, right - 192, y);
      paper.text(value, right - 120, y, { bold: i === 0 });
    });

    const blocks = [
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('supplier', 'company', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      drawBlock(paper, say.blocks[i]!, texts, {
        x: left + i * (half + 20),
        y: 134,
        width: half - 24,
        headStyle: { italic: true },
      });
    });
    const values = [
      print.value('buyer', 'contact'),
      order.buyer.phone,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      print.currency(),
    ];
    let y = drawBoxRow(
      paper,
      say.facts.map((label, i) => [label, values[i]!] as const),
      { x: left, y: 146 + 6 * step, width, height: 28, shares: [3, 2.6, 3, 2, 1.4] },
    );

    // A long month's name goes to a second line, as any text that is too wide for its cell.
    const shortDate = (text: string) => (text.length > 16 ? text : text.replaceAll(' ', '\u00a0'));
    const drawPageHead = (): number => {
      paper.text(`${say.title} ${order.number}`, left, 34, { bold: true });
      paper.text(String(paper.pageNumber()), left, 34, { width, align: 'right' });
      return 54;
    };
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [32, 'center', (line) => String((print.lines.indexOf(line) + 1) * 1000)],
      [62, 'left', (line) => line.article()],
      [
        width - 394,
        'left',
        (line) => [line.description(), `${say.reference} ${line.yourArticle()}`.replaceAll(' :', '\u00a0:')],
      ],
      [76, 'center', (line) => shortDate(line.date())],
      [50, 'right', (line) => line.quantity()],
      [36, 'center', (line) => line.unit()],
      [64, 'right', (line) => line.price()],
      [74, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    y = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: y + 12,
        bottom: paper.height - 60,
        nextPage: drawPageHead,
      },
      { rules: 'columns', padding: 3, head: { bold: false, size: 7.5, fill: '#ececec' } },
    );
    const sums = print.sums();
    const tall = step + 6;
    if (y + sums.length * tall + 90 > paper.height - 30) {
      paper.newPage();
      y = drawPageHead();
    }
    y += 10;
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      paper.box(right - 190, y, 190, tall, { thickness: 0.5 });
      paper.line(right - 90, y, right - 90, y + tall, { thickness: 0.5 });
      paper.text(say.sums[kind].replace('{r}', rate), right - 186, y + 3, { bold });
      paper.text(text, right - 88, y + 3, { bold, width: 84, align: 'right' });
      y += tall;
    }
    say.signed.forEach((label, i) => {
      paper.box(left + i * 160, y + 12, 150, 54, { thickness: 0.5 });
      paper.text(label, left + i * 160 + 4, y + 15, { size: 7.5 });
    });
  },
};
