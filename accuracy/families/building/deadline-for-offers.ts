import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { sap } from '../../wording/held-out/sap.ts';
import { wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: SAP's request for quotation, in the form of its order: number, delivery dates and quantities, a deadline and no prices. */
export const family: DrawnFamily = {
  about:
    'negative: SAP request for quotation in the form of an order, with a deadline for offers and without prices',
  type: 'quotation',
  order: {
    lines: [1, 12],
    number: '6000####',
    articles: 'own',
    article: '1#######',
    delivery: 'lines',
    notes: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'sans', 'courier', 'mono'], fontSize: [8.5, 9.5] },
  draw(paper, { print, order, language, sentences, word }) {
    const say = wordsIn(sap, language);
    const [left, right, info] = [52, paper.width - 46, 336];
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 36, { size: 13, bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 110);
    paper.text(say.request, info, 84, { size: 13, bold: true });
    const told = [
      [`${say.request} / ${word('date')}`, `${print.number()}  /  ${print.date()}`],
      [say.contactPhone, `${print.value('buyer', 'contact')}  /  ${print.value('buyer', 'phone')}`],
      [say.vendorNumber, order.supplierNumber],
      [say.deadline, print.day(order.lines[0]!.date)],
    ] as const;
    told.forEach(([label, text], i) => {
      paper.fitted(label, info, 106 + i * 26, right - info, { size: 7 });
      paper.fitted(text, info, 116 + i * 26, right - info);
    });
    paper.text(say.deliverTo, left, 218);
    const below = paper.lines(print.party('shipTo', 'company', 'street', 'town'), left + 130, 218);
    const opening = paper.paragraph(sentences('rfqOpening', 1)[0]!, left, below + 14, right - left);
    const [material, text] = [left + 42, left + 150];
    function drawHead(y: number): number {
      paper.line(left, y, right, y);
      paper.text(say.item, left, y + 3);
      paper.text(say.material, material, y + 3);
      paper.text(say.text, text, y + 3);
      paper.text(say.quantity, material, y + 3 + step);
      paper.text(say.unit, text, y + 3 + step);
      paper.text(say.deliveryDate.replace(/ ?:$/, ''), text + 90, y + 3 + step);
      paper.line(left, y + 2 * step + 5, right, y + 2 * step + 5);
      return y + 2 * step + 10;
    }
    const flow = startFlow(paper, {
      y: drawHead(opening + 14),
      bottom: paper.height - 70,
      nextPage: () => drawHead(48),
    });
    for (const line of print.lines) drawItem(line);
    paper.line(left, flow.y, right, flow.y);

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), right - text);
      flow.need((texts.length + 1) * step + 8);
      paper.text(String(line.raw.position).padStart(5, '0'), left, flow.y);
      paper.text(line.article(), material, flow.y);
      flow.y = paper.lines(texts, text, flow.y);
      paper.text(line.quantity(), material, flow.y, { width: 60, align: 'right' });
      paper.text(line.unit(), text, flow.y);
      paper.text(line.date(), text + 90, flow.y);
      flow.y += step + 7;
    }
  },
};
