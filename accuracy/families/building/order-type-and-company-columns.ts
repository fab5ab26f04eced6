import { startFlow } from '../../kit/page-flow.ts';
import type { Paper } from '../../kit/paper.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order',
    numberHeads: listed('Order Number | Ty | Co | Branch/Plant | Rev | Page'),
    blocks: listed('Supplier | Ship To'),
    facts: listed(
      'Ordered | Requested | Supplier Quote | Delivery | Payment Terms | Buyer | Currency | Tax Rate/Area',
    ),
    heads: listed('Line | Description / Supplier Item | Ordered | UM | Unit Cost | Extended Cost'),
    ours: 'Item Number',
    lineType: 'Ln Ty',
    sums: { subtotal: 'Total Order', freight: 'Freight', tax: 'Tax', total: 'Total Order incl. Tax' },
    end: '*** End of order ***',
  },
  fr: {
    title: 'Commande fournisseur',
    numberHeads: listed('N° commande | Ty | Sté | Mag./usine | Rév | Page'),
    blocks: listed('Fournisseur | Livrer à'),
    facts: listed(
      'Date commande | Date demandée | Offre fourn. | Livraison | Cond. paiement | Acheteur | Devise | Zone fiscale',
    ),
    heads: listed('Ligne | Description / Article fournisseur | Qté cdée | UM | Coût unit. | Coût total'),
    ours: 'N° article',
    lineType: 'Ty lig',
    sums: { subtotal: 'Total commande', freight: 'Fret', tax: 'Taxe', total: 'Total commande TTC' },
    end: '*** Fin de la commande ***',
  },
};

/** An American mid-range host's report: number, document type and company in columns of their own, line numbers with decimals. */
export const family: DrawnFamily = {
  about:
    'mid-range host report (JD Edwards): fixed pitch, order number, type and company each under a head of its own, lines 1.000, 2.000, supplier item and own number below the description',
  languages: languagesOf(words),
  order: { lines: [1, 18], number: '######', articles: 'both', delivery: 'date', tax: true },
  paper: { faces: ['courier', 'mono'], fontSize: [7.5, 8] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const left = 36;
    const width = paper.width - 2 * left;
    const right = left + width;
    const step = paper.leading();
    const marks = [random.pick(['OP', 'OD', 'O1']), random.fill('00{0|1}##'), random.fill('  {M|1|2}##')];
    const drawNumber = (y: number): void => {
      const values = [order.number, ...marks, '000', String(paper.pageNumber())];
      const starts = [0, 92, 122, 162, 244, 280];
      values.forEach((text, i) => {
        const x = right - 310 + starts[i]!;
        paper.text(say.numberHeads[i]!, x, y);
        paper.text('-'.repeat(say.numberHeads[i]!.length), x, y + step - 2);
        paper.text(text, x, y + 2 * step - 2, { bold: i === 0 });
      });
    };
    print.number();
    paper.text(print.value('buyer', 'company'), left, 34, { bold: true, size: 10 });
    print.party('buyer', 'street', 'town', 'country').forEach((text, i) => {
      paper.text(text, left, 50 + i * step);
    });
    paper.text(say.title, left, 34, { bold: true, size: 12, width, align: 'right' });
    drawNumber(58);

    const parties = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    const codes = [order.supplierNumber, random.fill('######')];
    parties.forEach((texts, i) => {
      const x = left + i * (width / 2);
      paper.text(`${say.blocks[i]}:  ${codes[i]}`, x, 122, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 12, 122 + (n + 1.3) * step, width / 2 - 24);
      });
    });
    const values = [
      print.date(),
      print.delivery()!,
      order.quoteReference,
      word('deliveryTermsValue'),
      word('paymentTermsValue'),
      print.value('buyer', 'contact'),
      print.currency(),
      random.fill('{TX|EXE|STD}#'),
    ];
    let y = 140 + 7 * step;
    values.forEach((text, i) => {
      const x = left + (i % 2) * (width / 2);
      paper.text(say.facts[i]!, x, y + Math.floor(i / 2) * step);
      paper.fitted(`- ${text}`, x + 92, y + Math.floor(i / 2) * step, width / 2 - 100);
    });
    y += 5 * step;
    const stops = [0, 42, width - 250, width - 192, width - 140, width - 72];
    const drawHeads = (from: number): number => {
      say.heads.forEach((head, i) => {
        drawCell(paper, head, left + stops[i]!, from, cellWidth(stops, i, width), i);
      });
      paper.text('-'.repeat(Math.floor(width / paper.widthOf('-'))), left, from + step - 1);
      return from + 2 * step;
    };
    const flow = startFlow(paper, {
      y: drawHeads(y),
      bottom: paper.height - 70,
      nextPage() {
        drawNumber(34);
        return drawHeads(34 + 4 * step);
      },
    });
    print.lines.forEach((line, n) => {
      const name = paper.wrap(line.description(), width - 300);
      flow.need((name.length + 3.6) * step);
      const row = [`${n + 1}.000`, name[0]!, line.quantity(), line.unit(), line.price(), line.total()];
      row.forEach((text, i) => {
        drawCell(paper, text, left + stops[i]!, flow.y, cellWidth(stops, i, width), i);
      });
      const below = [
        ...name.slice(1),
        line.yourArticle(),
        `${say.ours}: ${line.article()}    ${say.lineType}: S`,
        ...line.notes(),
      ];
      paper.lines(below, left + 42, flow.y + step);
      flow.y += (below.length + 1.6) * step;
    });
    const sums = print.sums();
    flow.need((sums.length + 3) * step);
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      paper.text(say.sums[kind], right - 260, flow.y + step, { bold });
      paper.text(text, right - 110, flow.y + step, { bold, width: 110, align: 'right' });
      flow.y += step;
    }
    paper.text(say.end, left, flow.y + 2.4 * step, { width, align: 'center' });
  },
};

const cellWidth = (stops: readonly number[], i: number, width: number): number =>
  (stops[i + 1] ?? width) - stops[i]! - 5;

/** Line number and text stand left, unit too, numbers right. */
function drawCell(paper: Paper, text: string, x: number, y: number, width: number, column: number): void {
  const left = column < 2 || column === 3;
  const size = Math.min(paper.fontSize, (paper.fontSize * width) / Math.max(1, paper.widthOf(text)));
  paper.text(text, x, y, left ? { size } : { size, width, align: 'right' });
}
