import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  it: {
    title: 'ORDINE A FORNITORE',
    dear: 'Spett.le',
    first: listed('Numero doc. | Data doc. | Cod. fornitore | Ns. referente | Pag.'),
    second: listed('Condizioni di pagamento | Divisa | Resa | Tel. referente'),
    heads: listed(
      'Cod. articolo | Descrizione dei beni | UM | Q.tà | Prezzo unit. | Sc. | Importo | IVA | Cons.',
    ),
    quote: 'Rif. Vs. preventivo n.',
    yours: 'Vs. cod.',
    place: 'Luogo di destinazione della merce',
    sums: listed('Tot. merce | Trasporto | Imponibile | Imposta | TOTALE ORDINE'),
    signs: listed('Vettore | Timbro e firma per accettazione'),
    on: 'segue a pagina',
    tax: 'P.IVA',
    phone: 'Tel.',
    legal:
      "L'ordine si intende accettato se non contestato entro 3 giorni dal ricevimento. Indicare su DDT e fattura il numero del presente documento.",
  },
  es: {
    title: 'PEDIDO A PROVEEDOR',
    dear: 'Muy Sres. nuestros:',
    first: listed('Nº documento | Fecha doc. | Cód. proveedor | Ntra. referencia | Pág.'),
    second: listed('Forma de pago | Divisa | Portes | Tel. contacto'),
    heads: listed('Artículo | Descripción | Ud. | Uds. ped. | Precio | Dto. | Neto | IVA | F. entrega'),
    quote: 'S/ oferta nº',
    yours: 'S/ ref.',
    place: 'Lugar de entrega de la mercancía',
    sums: listed('Suma neta | Portes | Base imp. | Cuota IVA | TOTAL PEDIDO'),
    signs: listed('Transportista | Conforme proveedor (sello y firma)'),
    on: 'suma y sigue en pág.',
    tax: 'C.I.F.',
    phone: 'Tfno.',
    legal:
      'No se admitirán facturas sin indicación del número de este documento. El pedido se considera aceptado salvo aviso en 48 horas.',
  },
  pt: {
    title: 'ENCOMENDA A FORNECEDOR',
    dear: 'Exmo.(s) Sr.(s)',
    first: listed('Documento n.º | Data doc. | Cód. fornecedor | N/ contacto | Pág.'),
    second: listed('Cond. pagamento | Moeda | Entrega | Telef. contacto'),
    heads: listed('Artigo | Descrição | Un. | Qtd. | Pr. unitário | Desc. | Valor | IVA | Dt. entrega'),
    quote: 'V/ proposta n.º',
    yours: 'V/ ref.',
    place: 'Local de descarga',
    sums: listed('Mercadoria | Portes | Incidência | Total IVA | TOTAL DOC.'),
    signs: listed('Expedição | Carimbo e assinatura do fornecedor'),
    on: 'continua na pág.',
    tax: 'Contribuinte n.º',
    phone: 'Telef.',
    legal:
      'Este documento não serve de fatura. Agradecemos a indicação do número do documento na V/ guia e fatura.',
  },
  fr: {
    title: 'COMMANDE FOURNISSEUR',
    dear: 'À l’attention de',
    first: listed('N° de pièce | Date pièce | Code fourn. | Notre contact | Page'),
    second: listed('Mode de règlement | Devise | Port | Tél. contact'),
    heads: listed('Code article | Libellé | Un. | Qté | P.U. HT | Rem. | Montant | TVA | Livr. le'),
    quote: 'Suivant votre devis n°',
    yours: 'Votre réf.',
    place: 'Adresse de réception',
    sums: listed('Total HT | Frais de port | Base HT | Montant TVA | TOTAL TTC'),
    signs: listed('Transporteur | Cachet et visa du fournisseur'),
    on: 'suite page',
    tax: 'TVA intracom.',
    phone: 'Tél.',
    legal:
      'Merci de rappeler le numéro de pièce sur vos bons de livraison et factures. Commande réputée acceptée sans réserve sous 48 h.',
  },
};

type Row = PrintedLine | { remark: string };

/** The print of a Southern bookkeeping suite: supplier in the window on the right, grids above and below the lines. */
export const family: DrawnFamily = {
  about:
    'supplier in the right window, two grids of small cells, columns ruled to the foot, sums and destination in foot cells',
  languages: languagesOf(words),
  order: {
    lines: [1, 20],
    number: '{|OF/|25/}{3|8|12}##',
    articles: 'both',
    discounts: true,
    tax: true,
    delivery: 'lines',
  },
  paper: { faces: ['helvetica', 'condensed', 'times'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const left = 28;
    const width = paper.width - 2 * left;
    const tableTop = 242;
    const tableBottom = paper.height - 172;
    const showsQuote = random.chance(0.6);
    const cellLook = { x: left, width, height: 26, labelStyle: { size: 6 } };

    function drawLetterhead(): void {
      paper.fitted(print.value('buyer', 'brand'), left, 26, 270, { size: 17, bold: true });
      const [company, street, town] = print.party('buyer', 'company', 'street', 'town');
      paper.fitted(company!, left, 50, 270, { bold: true });
      paper.fitted(`${street} - ${town}`, left, 62, 270);
      const ways = `${say.phone} ${print.value('buyer', 'phone')} - ${print.value('buyer', 'email')}`;
      paper.fitted(ways, left, 74, 270);
      paper.fitted(`${say.tax} ${print.value('buyer', 'vatId')}`, left, 86, 270);
    }

    function drawGrids(): void {
      paper.text(say.title, left, 148, { size: 12, bold: true });
      const number = [print.number(), print.date(), order.supplierNumber, print.value('buyer', 'contact')];
      const first = [...number, String(paper.pageNumber())];
      const second = [
        word('paymentTermsValue'),
        print.currency(),
        word('deliveryTermsValue'),
        print.value('buyer', 'phone'),
      ];
      const facts = (labels: string[], values: string[]) =>
        values.map((value, i): [string, string] => [labels[i]!, value]);
      drawBoxRow(paper, facts(say.first, first), { ...cellLook, y: 170, shares: [4, 4, 4, 6, 1.5] });
      drawBoxRow(paper, facts(say.second, second), { ...cellLook, y: 198, shares: [7, 2, 6, 4.5] });
    }

    function drawTop(): number {
      drawLetterhead();
      const window = print.party('supplier', 'company', 'street', 'town', 'country');
      paper.text(say.dear, 330, 92, { italic: true });
      paper.lines(window.slice(0, 1), 330, 105, { bold: true });
      paper.lines(window.slice(1), 330, 117);
      drawGrids();
      return tableTop;
    }

    const cells: [number, (line: PrintedLine) => string | string[], 'left' | 'right'][] = [
      [62, (line) => line.article(), 'left'],
      [
        width - 398,
        (line) => [line.description(), ...line.notes(), `${say.yours} ${line.yourArticle()}`],
        'left',
      ],
      [32, (line) => line.unit(), 'left'],
      [50, (line) => line.quantity(), 'right'],
      [56, (line) => line.price(), 'right'],
      [38, (line) => line.discount(), 'right'],
      [64, (line) => line.total(), 'right'],
      [26, () => String(order.taxRate), 'right'],
      [70, (line) => line.date(), 'left'],
    ];
    const columns = cells.map(
      ([wide, cell, align], i): Column<Row> => ({
        head: say.heads[i]!,
        width: wide,
        align,
        cell: (row) => ('remark' in row ? (i === 1 ? row.remark : '') : cell(row)),
      }),
    );

    function ruleToTheFoot(): void {
      let x = left;
      for (const { width: wide } of columns) {
        paper.line(x, tableTop, x, tableBottom, { thickness: 0.5 });
        x += wide;
      }
      paper.line(x, tableTop, x, tableBottom, { thickness: 0.5 });
      paper.line(left, tableBottom, x, tableBottom, { thickness: 0.5 });
      paper.paragraph(say.legal, left, paper.height - 44, width, { size: 6.5 });
    }

    drawTop();
    const remark = { remark: `${say.quote} ${order.quoteReference}` };
    const rows: Row[] = [...(showsQuote ? [remark] : []), ...print.lines];
    const place = {
      x: left,
      y: tableTop,
      bottom: tableBottom - 4,
      nextPage: drawTop,
      beforeBreak() {
        ruleToTheFoot();
        const next = `${say.on} ${paper.pageNumber() + 1}`;
        paper.text(next, left, tableBottom + 6, { width, align: 'right', italic: true });
      },
    };
    const head = { fill: random.pick(['#e6e6e6', '#dce6f1', '#ffffff']), size: 7 };
    drawTable<Row>(paper, columns, rows, place, { rules: 'head', head, padding: 2.5 });
    ruleToTheFoot();

    const goal = print.party('shipTo', 'company', 'extra', 'street', 'town');
    drawBoxRow(paper, [[say.place, goal.join(' - ')]], { ...cellLook, y: tableBottom + 8 });
    const total = print.sums().at(-1)!.text;
    const amounts = [order.subtotal, order.freight, order.subtotal + order.freight, order.tax];
    const sums = say.sums.map((label, i): [string, string] => [
      i === 3 ? `${label} ${order.taxRate}%` : label,
      i === 4 ? total : print.money(amounts[i]!),
    ]);
    const bold = { bold: true, size: 10 };
    drawBoxRow(paper, sums, { ...cellLook, y: tableBottom + 40, shares: [4, 3, 4, 4, 5], value: bold });
    const signs: [string, string][] = [
      [say.signs[0]!, word('carrierValue')],
      [say.signs[1]!, ' '],
    ];
    drawBoxRow(paper, signs, { ...cellLook, height: 44, y: tableBottom + 72, shares: [2, 3] });
  },
};
