import { factsOf } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A workshop's parts order: the name left of the number, the vehicle below each part, some quantities still empty. */
export const family: DrawnFamily = {
  about: 'workshop: name before number, vehicle below each part, dense grey bands, one quantity left open',
  order: {
    lines: [2, 11],
    articles: 'yours',
    countedOnly: true,
    openQuantity: true,
    notes: false,
    tax: false,
    freight: false,
    per: 1,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word, random, language } = sheet;
    const [left, right] = [40, paper.width - 40];
    paper.text(word('title').toUpperCase(), left, 34, { size: 13, bold: true, spacing: 1 });
    paper.line(left, 54, right, 54, { thickness: 3 });
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'customerNumber',
      'buyerContact',
    ]);
    facts.forEach(([name, value], i) => {
      const x = left + (i % 2) * 200;
      paper.fitted(`${name}:`, x, 62 + Math.floor(i / 2) * 14, 90);
      paper.fitted(value, x + 94, 62 + Math.floor(i / 2) * 14, 98, { bold: true });
    });
    paper.lines(print.party('supplier', 'company', 'street', 'town'), 442, 62, { size: 7 });
    const flow = startFlow(paper, { y: 122, bottom: paper.height - 120, nextPage: () => 50 });
    const edges = [left, right - 262, right - 156, right - 102, right - 62, right];
    const heads = ['description', 'yourArticle', 'quantity', 'unit', 'price'] as const;
    paper.box(left, flow.y, right - left, 15, { fill: '#c8c8c8' });
    heads.forEach((term, i) => {
      paper.fitted(word(term), edges[i]! + 3, flow.y + 3, edges[i + 1]! - edges[i]! - 6, { bold: true });
    });
    flow.y += 15;
    print.lines.forEach((line, n) => {
      const names = paper.wrap(line.description(), edges[1]! - left - 8);
      const height = (names.length + 1) * paper.leading() + 6;
      flow.need(height);
      if (n % 2 === 1) paper.box(left, flow.y, right - left, height, { fill: '#ededed' });
      const top = flow.y + 3;
      paper.lines(names, left + 3, top);
      const plate = random.fill('{AB|KX|TR}-{MN|PL|ZS} ###');
      const vehicle = `${labelIn(language, 'vehicle')}: ${plate} / ${random.fill('W{0|V}{L|F}##Z#########')}`;
      paper.fitted(vehicle, left + 14, top + names.length * paper.leading(), edges[1]! - left - 20, {
        size: 7,
        italic: true,
      });
      paper.text(line.yourArticle(), edges[1]! + 3, top);
      paper.text(line.quantity(), edges[2]! + 3, top, { width: 44, align: 'right' });
      paper.text(line.unit(), edges[3]! + 3, top);
      paper.text(line.price(), edges[4]! + 3, top, { width: 56, align: 'right' });
      flow.y += height;
    });
    paper.line(left, flow.y, right, flow.y, { thickness: 3 });
    const foot = paper.height - 84;
    paper.fitted(
      `${word('shipTo')}: ${print.party('shipTo', 'company', 'street', 'town').join(', ')}`,
      left,
      foot,
      right - left,
    );
    paper.line(left, foot + 18, right, foot + 18, { thickness: 0.5 });
    const [company = '', ...rest] = print.party(
      'buyer',
      'company',
      'street',
      'town',
      'phone',
      'email',
      'vatId',
    );
    paper.fitted(company, left, foot + 24, 200, { bold: true });
    paper.fitted(rest.join(' | '), left, foot + 38, right - left, { size: 7 });
  },
};
