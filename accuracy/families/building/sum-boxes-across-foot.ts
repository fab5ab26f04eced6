import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  it: {
    kind: 'ORDINE A FORNITORE',
    dear: 'Spett.le',
    ship: 'Luogo di destinazione',
    document: listed('Tipo documento | Num. doc. | Del | Fornitore | Pag.'),
    terms: listed('Condizioni di pagamento | Resa | Ns. riferimento | Consegna richiesta'),
    payment: 'Bonifico 60 gg. d.f. f.m.',
    delivery: 'Porto franco',
    heads: listed('Cod. articolo | Descrizione | UM | Quantità | Prezzo netto | Importo | IVA | Data cons.'),
    sums: {
      subtotal: 'Totale merce',
      freight: 'Spese di trasporto',
      tax: 'IVA {r}%',
      total: 'TOTALE ORDINE {c}',
    },
    calls: listed('Tel. | Fax | P.IVA e C.F.'),
    notes: listed(
      'Vogliate ritornarci copia del presente firmata per accettazione. | La merce si accetta salvo controllo di qualità e quantità. | Indicare sul DDT il numero del nostro ordine.',
    ),
    accepted: 'Timbro e firma per accettazione',
  },
  pt: {
    kind: 'ORDEM DE COMPRA',
    dear: 'Exmos. Senhores',
    ship: 'Morada de entrega',
    document: listed('Tipo de documento | N.º doc. | De | Fornecedor | Pág.'),
    terms: listed('Condições de pagamento | Transporte | N/ contacto | Data pretendida'),
    payment: '30 dias data factura',
    delivery: 'Franco n/ armazém',
    heads: listed(
      'Cód. artigo | Descrição | Un. | Quantidade | Preço líquido | Total linha | IVA | Dt. entrega',
    ),
    sums: {
      subtotal: 'Total mercadoria',
      freight: 'Custos de transporte',
      tax: 'IVA {r}%',
      total: 'TOTAL {c}',
    },
    calls: listed('Tel. | Fax | Contribuinte n.º'),
    notes: listed(
      'Queiram devolver-nos cópia assinada para aceitação. | A mercadoria é recebida sob reserva de controlo. | Mencionar o n.º desta ordem na guia de remessa.',
    ),
    accepted: 'Carimbo e assinatura do fornecedor',
  },
};

/** A management program's form: addressee at the right, two rows of boxes, sums in boxes across the foot. */
export const family: DrawnFamily = {
  about:
    'form of a management program: addressee with its salutation at the right, boxes of document data and of terms, unit before quantity, VAT code behind the amount, sums in boxes across the foot of the last page, acceptance stamp',
  languages: languagesOf(words),
  order: {
    number: '{###|####|OF/##|25/####}',
    articles: 'own',
    delivery: 'lines',
    notes: false,
    openQuantity: false,
    lines: [1, 18],
  },
  paper: { fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    const step = paper.leading();
    const number = print.number();
    const boxes = (y: number) =>
      drawBoxRow(
        paper,
        [say.kind, number, print.date(), order.supplierNumber, String(paper.pageNumber())].map(
          (text, i) => [say.document[i]!, text] as const,
        ),
        { x: left, y, width, height: 28, shares: [4, 3, 3, 3, 1], value: { bold: true } },
      );
    paper.fitted(print.value('buyer', 'company'), left, 32, 250, { size: 13, bold: true });
    paper.lines(print.party('buyer', 'street', 'town'), left, 52);
    (['phone', 'fax', 'vatId'] as const).forEach((part, i) => {
      paper.fitted(`${say.calls[i]} ${print.value('buyer', part)}`, left, 53 + (i + 2) * step, 230);
    });
    paper.fitted(print.value('buyer', 'email'), left, 53 + 5 * step, 230);
    paper.text(say.dear, right - 236, 52, { italic: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), right - 236, 54 + step);
    paper.text(say.ship, right - 236, 62 + 5 * step, { italic: true });
    const site = print.party('shipTo', 'company', 'street', 'town');
    site.forEach((text, i) => {
      paper.fitted(text, right - 236, 64 + (6 + i) * step, 230);
    });
    let y = boxes(72 + 9 * step);
    y = drawBoxRow(
      paper,
      [say.payment, say.delivery, print.value('buyer', 'contact')].map(
        (text, i) => [say.terms[i]!, text] as const,
      ),
      { x: left, y, width, height: 28 },
    );

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [70, 'left', (line) => line.article()],
      [width - 372, 'left', (line) => line.description()],
      [38, 'center', (line) => line.unit()],
      [50, 'right', (line) => line.quantity()],
      [58, 'right', (line) => line.price()],
      [66, 'right', (line) => line.total()],
      [28, 'center', () => String(order.taxRate || '')],
      [62, 'center', (line) => line.date()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: i === 1 ? 'left' : 'center',
      cell,
    }));
    const foot = paper.height - 138;
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: y + 8, bottom: foot - 8, nextPage: () => boxes(36) + 8 },
      { rules: 'columns', head: { fill: '#f0f0f0', size: 7.5 }, padding: 2.5 },
    );

    const sums = print.sums();
    drawBoxRow(
      paper,
      sums.map(({ kind, text }) => [
        say.sums[kind].replace('{r}', String(order.taxRate)).replace('{c}', print.currency()),
        text,
      ]),
      { x: left, y: foot, width, height: 30, fill: '#f0f0f0', value: { bold: true } },
    );
    say.notes.forEach((text, i) => {
      paper.fitted(`- ${text}`, left, foot + 40 + i * 11, width - 220, { size: 7.5 });
    });
    paper.box(right - 200, foot + 36, 200, 56);
    paper.text(say.accepted, right - 196, foot + 39, { size: 6.5 });
  },
};
