import { factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

const months = 4;

/** Not an order: what the buyer expects to need, by month, and says so. */
export const family: DrawnFamily = {
  about: 'negative: forecast of quantities by month, said to oblige to nothing',
  type: 'unknown',
  order: { lines: [3, 14], articles: 'both', countedOnly: true, notes: false },
  style: { quantityDecimals: 0 },
  paper: { landscape: true, fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word, language, order, random } = sheet;
    const [left, right] = [40, paper.width - 40];
    paper.text(labelIn(language, 'forecast'), left, 34, { size: 17, bold: true });
    paper.text(labelIn(language, 'forecastOpening'), left, 60, { italic: true });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'contact', 'email'), left, 84);
    paper.lines([word('supplier'), ...print.party('supplier', 'company', 'street', 'town')], 330, 84);
    const facts = [
      [labelIn(language, 'contract'), random.fill('55########')],
      [word('date'), print.day(order.date)],
      ...factsOf(sheet, ['supplierNumber', 'phone']),
    ] as [string, string][];
    facts.forEach(([name, value], i) => {
      paper.fitted(`${name}: ${value}`, 570, 84 + i * 14, right - 570);
    });
    const amounts = Array.from(
      { length: months },
      (_, i): Column<PrintedLine> => ({
        head: print.day(addDays(order.date, 30 * (i + 1))),
        width: 80,
        align: 'right',
        cell: () => String(random.pick([0, 50, 100, 200, 250, 400])),
      }),
    );
    const columns: Column<PrintedLine>[] = [
      { head: word('article'), width: 90, cell: (line) => line.article() },
      { head: word('yourArticle'), width: 90, cell: (line) => line.yourArticle() },
      {
        head: word('description'),
        width: right - left - 230 - 80 * months,
        cell: (line) => line.description(),
      },
      { head: word('unit'), width: 50, cell: (line) => line.unit() },
      ...amounts,
    ];
    const zebra = random.pick(['#f0f4e8', '#eef2f8']);
    drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 164, bottom: paper.height - 60 },
      { rules: 'head', zebra },
    );
  },
};
