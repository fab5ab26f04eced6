import { factsOf } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** Below each article the quantity by size, in a little grid; the sum stands in the line. */
export const family: DrawnFamily = {
  about: 'grid of sizes with part quantities below each article; the sum of them is the quantity',
  order: {
    lines: [1, 6],
    countedOnly: true,
    articles: 'own',
    tax: false,
    per: 1,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  draw(paper, sheet) {
    const { print, word, random, language } = sheet;
    const [left, right] = [42, paper.width - 42];
    paper.text(print.party('buyer', 'brand')[0]!.toUpperCase(), left, 34, { size: 22, spacing: 3 });
    paper.text(word('title'), left, 68, { size: 11, bold: true });
    const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'carrier', 'currency']);
    const width = (right - left) / facts.length;
    facts.forEach(([name, value], i) => {
      paper.fitted(name, left + i * width, 90, width - 8, { size: 7, color: '#777777' });
      paper.fitted(value, left + i * width, 101, width - 8);
    });
    paper.line(left, 118, right, 118, { thickness: 1.5 });
    paper.text(word('supplier'), left, 126, { size: 7, color: '#777777' });
    paper.lines(print.party('supplier', 'company', 'street', 'town'), left, 137);
    paper.text(word('shipTo'), 310, 126, { size: 7, color: '#777777' });
    paper.lines(print.party('shipTo', 'company', 'street', 'town'), 310, 137);
    const sizes = random.pick([
      ['S', 'M', 'L', 'XL'],
      ['38', '40', '42', '44', '46'],
      ['A', 'B', 'C'],
    ]);
    const flow = startFlow(paper, { y: 200, bottom: paper.height - 110, nextPage: () => 44 });
    const columns = [left, left + 90, right - 220, right - 130, right - 62] as const;
    const heads = ['article', 'description', 'quantity', 'price', 'lineTotal'] as const;
    heads.forEach((term, i) => {
      const x = columns[i]!;
      if (i < 2) paper.text(word(term), x, flow.y, { bold: true });
      else paper.fitted(word(term), x, flow.y, 62, { bold: true });
    });
    flow.y += 16;
    for (const line of print.lines) {
      const names = paper.wrap(line.description(), right - 228 - columns[1]);
      flow.need(names.length * paper.leading() + 44);
      paper.line(left, flow.y - 2, right, flow.y - 2, { thickness: 0.3 });
      paper.text(line.article(), columns[0], flow.y);
      paper.text(`${line.quantity()} ${line.unit()}`, columns[2], flow.y);
      paper.text(line.price(), columns[3], flow.y, { width: 55, align: 'right' });
      paper.text(line.total(), columns[4], flow.y, { width: 62, align: 'right' });
      flow.y = paper.lines(names, columns[1], flow.y) + 3;
      const whole = line.raw.quantity.kind === 'whole' ? line.raw.quantity.value : 0;
      paper.text(labelIn(language, 'sizes'), columns[0] + 20, flow.y + 3, { size: 7 });
      splitBy(whole, sizes.length).forEach((part, i) => {
        const x = columns[1] + i * 34;
        paper.box(x, flow.y, 34, 12, { fill: '#efefef', stroke: true });
        paper.box(x, flow.y + 12, 34, 13);
        paper.text(sizes[i]!, x, flow.y + 2, { size: 7, width: 34, align: 'center' });
        paper.text(String(part), x, flow.y + 14, { size: 8, width: 34, align: 'center' });
      });
      flow.y += 34;
    }
    paper.line(left, flow.y, right, flow.y, { thickness: 1.5 });
    print.sums().forEach(({ kind, text }, i) => {
      paper.text(word(kind), columns[2], flow.y + 6 + i * 14, { bold: kind === 'total' });
      paper.text(text, columns[3], flow.y + 6 + i * 14, {
        bold: kind === 'total',
        width: right - columns[3],
        align: 'right',
      });
    });
    const foot = print.party('buyer', 'company', 'street', 'town', 'vatId');
    paper.fitted(foot.join(' · '), left, paper.height - 40, right - left, { size: 7 });
  },
};

/** Parts that make `whole`, the first ones the larger. */
function splitBy(whole: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, i) => Math.floor(whole / parts) + (i < whole % parts ? 1 : 0));
}
