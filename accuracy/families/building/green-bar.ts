import { monospacedFaces } from '../../kit/faces.ts';
import { factsOf } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { Misfit } from '../../kit/paper.ts';
import type { DrawnFamily } from '../family.ts';

/** Fan-fold paper, 132 columns wide: green bars that do not keep to the rows, a page head with programme and run date. */
export const family: DrawnFamily = {
  about: 'line printer on green-bar paper, 132 columns, labels in capitals, carried-over sums',
  order: { lines: [4, 40], articles: 'both', tax: false, notes: false },
  paper: { landscape: true, faces: monospacedFaces, fontSize: [7.5, 8] },
  draw(paper, sheet) {
    const { print, word, order, random } = sheet;
    const cell = paper.widthOf('0');
    const left = (paper.width - 132 * cell) / 2;
    const step = paper.leading();
    const caps = (text: string) => text.toUpperCase();
    const put = (column: number, text: string, end?: number) => {
      if (end === undefined) paper.text(text, left + column * cell, flow.y);
      else paper.text(text, left + column * cell, flow.y, { width: (end - column) * cell, align: 'right' });
    };
    const program = random.pick(['PO410R', 'EKB020', 'F4311-01', 'BST.0042']);
    function openPage(): number {
      for (let y = 30; y < paper.height - 30; y += 6 * step)
        paper.box(24, y, paper.width - 48, 3 * step, { fill: '#e3f3e3' });
      flow.y = 36;
      put(0, program);
      put(52, caps(`*** ${word('title')} ***`));
      put(112, `${caps(word('page'))} ${paper.pageNumber()}`, 132);
      return flow.y + 2 * step;
    }
    const rule = () => {
      put(0, '='.repeat(132));
      flow.y += step;
    };
    function heads(): void {
      rule();
      put(0, caps(word('position')).slice(0, 5));
      put(6, caps(word('article')).slice(0, 14));
      put(21, caps(word('yourArticle')).slice(0, 14));
      put(36, caps(word('description')));
      put(78, caps(word('quantity')).slice(0, 11), 89);
      put(91, caps(word('unit')).slice(0, 6));
      put(98, caps(word('price')).slice(0, 14), 112);
      put(114, caps(word('lineTotal')).slice(0, 18), 132);
      flow.y += step;
      rule();
    }
    let carried = 0;
    const flow = startFlow(paper, {
      y: 0,
      bottom: paper.height - 66,
      beforeBreak() {
        put(36, caps(word('carriedOver')));
        put(114, print.money(carried), 132);
      },
      nextPage() {
        flow.y = openPage();
        put(0, `${caps(word('orderNumber'))}: ${order.number}`);
        flow.y += step;
        heads();
        put(36, caps(word('broughtForward')));
        put(114, print.money(carried), 132);
        return flow.y + step;
      },
    });
    flow.y = openPage();
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country').map(caps);
    const shipTo = print.party('shipTo', 'company', 'street', 'town', 'country');
    const buyer = print.party('buyer', 'company', 'street', 'town', 'country');
    put(0, `${caps(word('buyer'))}:`);
    put(46, `${caps(word('supplier'))}:`);
    put(92, `${caps(word('shipTo'))}:`);
    flow.y += step;
    buyer.forEach((text, i) => {
      put(0, held(caps(text), 44));
      put(46, supplier[i]!);
      put(92, held(caps(shipTo[i]!), 40));
      flow.y += step;
    });
    flow.y += step;
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'buyerContact',
      'currency',
      'phone',
    ]);
    facts.forEach(([name, value], i) => {
      put((i % 2) * 66, `${caps(name).slice(0, 28).padEnd(30, '.')}: ${value}`);
      if (i % 2 === 1 || i === facts.length - 1) flow.y += step;
    });
    flow.y += step;
    heads();
    for (const line of print.lines) {
      const texts = paper.wrap(line.description(), 41 * cell);
      flow.need(texts.length * step);
      put(0, line.position(), 4);
      put(6, line.article());
      put(21, line.yourArticle());
      put(78, line.quantity(), 89);
      put(91, line.unit());
      put(98, line.price(), 112);
      put(114, line.total(), 132);
      for (const text of texts) {
        put(36, text);
        flow.y += step;
      }
      carried += line.raw.total;
    }
    rule();
    for (const { kind, text } of print.sums()) {
      put(78, caps(word(kind)));
      put(114, text, 132);
      flow.y += step;
    }
  },
};

/** A value is never cut off: what is printed must be what is true. */
function held(text: string, most: number): string {
  if (text.length > most) throw new Misfit(`longer than its columns: ${text}`);
  return text;
}
