import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  it: {
    kind: 'ORDINE A FORNITORE',
    first: listed('TIPO DOCUMENTO | NUMERO | DATA | PAG.'),
    second: listed('COD. FORNITORE | PARTITA IVA | VS. RIFERIMENTO | COMMESSA | VALUTA'),
    third: listed('CONDIZIONI DI PAGAMENTO | BANCA D’APPOGGIO | ABI | CAB | RESPONSABILE ORDINE'),
    vendor: 'Spett.le',
    deliver: 'LUOGO DI CONSEGNA',
    heads: listed(
      'CODICE ARTICOLO | DESCRIZIONE DEI BENI | UM | QUANTITÀ | PREZZO UNIT. | SC. % | IMPORTO | IVA | EVASIONE',
    ),
    code: 'Vs. cod.',
    foot: listed('TOTALE MERCE | SPESE DI TRASPORTO | TOTALE IMPONIBILE | TOTALE IMPOSTA | TOTALE ORDINE'),
    transport: listed('PORTO | TRASPORTO A MEZZO | ASPETTO DEI BENI | FIRMA PER ACCETTAZIONE'),
    packing: 'Su bancale',
    goesOn: 'Segue',
    home: listed('Tel. | P.IVA e C.F.'),
    bank: listed('Banca Popolare | Credito Padano | Cassa di Risparmio'),
  },
};

/** An Italian ERP: all facts in ruled boxes under capitals, the vendor as “Spett.le”, a date of its own on each line, transport boxes in the foot. */
export const family: DrawnFamily = {
  about:
    'Italian ERP (Zucchetti Ad Hoc): three rows of boxes with kind, number and date of the document, supplier’s bank with ABI and CAB, “Spett.le” block at the right, VAT code and date on each line, sums and transport in boxes on the last page only',
  languages: languagesOf(words),
  order: {
    lines: [1, 30],
    number: '{|OF|A}{###|####}/2025',
    articles: 'both',
    delivery: 'lines',
    discounts: true,
    tax: true,
    notes: false,
  },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [7.5, 8] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [30, paper.width - 30];
    const width = right - left;
    const step = paper.leading();
    const bottom = paper.height - 122;
    const [number, date] = [print.number(), print.date()];
    const boxes = (
      labels: readonly string[],
      values: readonly string[],
      y: number,
      shares: readonly number[],
      bold = false,
    ): number =>
      drawBoxRow(
        paper,
        labels.map((label, i) => [label, values[i]!] as const),
        { x: left, y, width, height: 26, shares, labelStyle: { size: 6 }, value: { bold } },
      );
    const second = [
      order.supplierNumber,
      'NL861204573B01',
      order.quoteReference,
      order.project,
      print.currency(),
    ];
    const third = [
      word('paymentTermsValue'),
      random.pick(say.bank),
      random.fill('0####'),
      random.fill('1####'),
      print.value('buyer', 'contact'),
    ];
    const drawPageHead = (): number => {
      paper.text(print.value('buyer', 'company'), left, 26, { size: 13, bold: true });
      const own = [
        ...print.party('buyer', 'street', 'town'),
        `${say.home[0]} ${print.value('buyer', 'phone')}`,
        `${say.home[1]} ${print.value('buyer', 'vatId')}`,
      ];
      paper.lines(own, left, 44);
      paper.text(say.vendor, left + width / 2, 44, { italic: true });
      paper.lines(
        print.party('supplier', 'company', 'street', 'town', 'country'),
        left + width / 2,
        44 + 1.2 * step,
        { bold: true },
      );
      const first = [say.kind, number, date, String(paper.pageNumber())];
      let y = boxes(say.first, first, 104, [3, 2, 2, 0.8], true);
      y = boxes(say.second, second, y, [1.6, 2.2, 1.8, 1.8, 1]);
      return boxes(say.third, third, y, [3, 2.2, 1, 1, 2.4]);
    };
    let y = drawPageHead();
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town');
    y = boxes([say.deliver], [site.join(' - ')], y, [1]) + 6;

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [62, 'left', (line) => line.article()],
      [width - 370, 'left', (line) => [line.description(), `${say.code} ${line.yourArticle()}`]],
      [30, 'center', (line) => line.unit()],
      [46, 'right', (line) => line.quantity()],
      [54, 'right', (line) => line.price()],
      [32, 'right', (line) => line.discount().replace(/\s?%/, '')],
      [60, 'right', (line) => line.total()],
      [24, 'center', () => String(order.taxRate)],
      [62, 'center', (line) => line.date().replaceAll(' ', '\u00a0')],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    let top = y;
    const closeFrame = (): void => paper.box(left, top, width, bottom - top, { thickness: 0.6 });
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y,
        bottom,
        nextPage() {
          top = drawPageHead() + 6;
          return top;
        },
        beforeBreak() {
          closeFrame();
          paper.text(`${say.goesOn} >>>`, left, bottom + 6, { width, align: 'right', italic: true });
        },
      },
      { rules: 'head', padding: 2.5, head: { size: 6.5 } },
    );
    closeFrame();
    const sums = print.sums();
    const sumOf = (kind: string) => sums.find((sum) => sum.kind === kind)?.text ?? print.money(0);
    const base = print.money(order.subtotal + order.freight);
    const totals = [sumOf('subtotal'), sumOf('freight'), base, sumOf('tax'), sumOf('total')];
    y = boxes(say.foot, totals, bottom + 6, [1, 1, 1, 1, 1.2], true);
    const transport = [word('deliveryTermsValue'), word('carrierValue'), say.packing, ''];
    boxes(say.transport, transport, y + 4, [1, 1.4, 1.2, 2]);
  },
};
