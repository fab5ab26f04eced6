import { monospacedFaces } from '../../kit/faces.ts';
import { factsOf } from '../../kit/order-parts.ts';
import type { DrawnFamily } from '../family.ts';

/** A matrix printer's page as PDF: one typeface, one size, columns by counting characters. */
export const family: DrawnFamily = {
  about: 'typewriter face, columns by counted characters, dashes as rules',
  order: { lines: [1, 12], delivery: 'date' },
  paper: { faces: monospacedFaces, fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const left = 40;
    const cell = paper.widthOf('0');
    const columns = Math.floor((paper.width - 2 * left) / cell);
    let y = 36;
    const feed = () => {
      y += paper.leading();
      if (y < paper.height - 60) return;
      paper.newPage();
      y = 36;
    };
    const put = (...parts: [column: number, text: string, right?: 'right'][]) => {
      for (const [column, text, side] of parts) {
        paper.text(text, left + (side ? column - text.length : column) * cell, y);
      }
      feed();
    };
    const rule = () => put([0, '-'.repeat(columns)]);
    const end = columns;
    print.party('buyer', 'company', 'street', 'town', 'country', 'vatId').forEach((text) => {
      put([0, text]);
    });
    feed();
    put([0, word('title').toUpperCase()]);
    factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact', 'paymentTerms']).forEach(
      ([name, value]) => {
        put([0, name.slice(0, 26)], [28, value]);
      },
    );
    feed();
    const shipTo = print.party('shipTo', 'company', 'street', 'town');
    put([0, word('supplier')], [46, word('shipTo')]);
    print.party('supplier', 'company', 'street', 'town').forEach((text, i) => {
      put([0, text], [46, shipTo[i]!]);
    });
    rule();
    put(
      [0, word('position')],
      [end - 38, word('quantity'), 'right'],
      [end - 36, word('unit').slice(0, 7)],
      [end - 15, word('price'), 'right'],
      [end, word('lineTotal'), 'right'],
    );
    put([6, word('description')]);
    rule();
    for (const line of print.lines) {
      const article = line.article() || line.yourArticle();
      put(
        [0, line.position()],
        [6, article],
        [end - 38, line.quantity(), 'right'],
        [end - 36, line.unit()],
        [end - 15, line.price(), 'right'],
        [end, line.total(), 'right'],
      );
      for (const text of paper.wrap(line.description(), cell * 50)) put([6, text]);
    }
    rule();
    for (const { kind, text } of print.sums())
      put([end - 15, `${word(kind)} ${order.currency}`, 'right'], [end, text, 'right']);
    print.currency();
  },
};
