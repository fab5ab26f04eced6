import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    first: [
      listed('ORDER DATE | VENDOR NO. | BUYER | TERMS | SHIP VIA'),
      listed('PO DATE | VEND # | BUYER NAME | PAYMENT TERMS | SHIP VIA/ROUTING'),
    ],
    second: [
      listed('F.O.B. | FREIGHT | CONFIRM TO | REQ NO. | TAXABLE | REV'),
      listed('FOB POINT | FRT TERMS | CONFIRMED WITH | REQUISITION | TAX | CHG NO'),
    ],
    heads: [
      listed('LN | ITEM NUMBER / DESCRIPTION | U/M | QTY ORDERED | UNIT COST | EXTENDED COST'),
      listed('LINE | OUR ITEM / DESCRIPTION | UM | ORDER QTY | UNIT PRICE | EXTENSION'),
    ],
    due: listed('DELIVER | SCHED | RELEASE'),
    sums: { subtotal: 'ORDER SUB-TOTAL', freight: 'EST. FREIGHT', tax: 'TAX', total: 'ORDER TOTAL' },
  },
};

/** The form of a green-screen package of a mid-size manufacturer, with two strips of facts and dated parts under each item. */
export const family: DrawnFamily = {
  about:
    'green-screen form: eleven facts in two strips, dated parts of the quantity and the vendor’s part under each item',
  languages: languagesOf(words),
  order: {
    lines: [2, 12],
    number: '{P0|P|4|0}######',
    article: '{10|20|45}-####-{01|02|10}',
    articles: 'both',
    delivery: 'lines',
    schedules: true,
    discounts: false,
    per: 1,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['courier', 'mono'], fontSize: [7.5, 8.5] },
  draw(paper, { print, order, language, random }) {
    const say = wordsIn(words, language);
    const [left, right] = [36, paper.width - 36];
    const number = print.number();
    const due = random.pick(say.due);
    const run = addDays(order.date, random.whole(0, 2));
    const user = `QP${order.buyer.contact.slice(0, 4).toUpperCase().trim()}`;
    paper.fitted(print.party('buyer', 'company')[0]!, left, 34, 270, { size: 12, bold: true });
    paper.lines(print.party('buyer', 'street', 'town'), left, 52);
    paper.text(`PHONE ${print.value('buyer', 'phone')}`, left, 54 + paper.leading() * 2);
    paper.text('P U R C H A S E   O R D E R', right - 220, 34, { bold: true, size: 11 });
    paper.text(`P.O. NUMBER   ${number}`, right - 220, 54, { bold: true, size: 10 });
    paper.text('PAGE   1', right - 220, 70);
    paper.text('SHOW THIS NUMBER ON ALL PACKAGES', right - 220, 84, { size: 7 });
    paper.text('VENDOR:', left, 118);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left + 50, 118);
    paper.text('SHIP TO:', right - 256, 118);
    for (const [i, text] of print.party('shipTo', 'company', 'extra', 'street', 'town').entries())
      paper.fitted(text, right - 200, 118 + i * paper.leading(), 200);
    const strip = random.whole(0, 1);
    let y = drawBoxRow(
      paper,
      say.first[strip]!.map((label, i): [string, string] => [
        label,
        [
          print.date(),
          order.supplierNumber,
          print.value('buyer', 'contact'),
          random.pick(['NET 30', 'NET 45 DAYS', '2% 10 NET 30']),
          random.pick(['BEST WAY', 'UPS GROUND', 'SAIA LTL', 'YOUR TRUCK']),
        ][i]!,
      ]),
      { x: left, y: 184, width: right - left, height: 31, labelStyle: { size: 6 }, shares: [4, 4, 6, 5, 6] },
    );
    y = drawBoxRow(
      paper,
      say.second[strip]!.map((label, i): [string, string] => [
        label,
        [
          random.pick(['DESTINATION', 'SHIPPING POINT', 'OUR DOCK']),
          random.pick(['PREPAID', 'COLLECT', 'PPD & ADD']),
          order.supplier.contact.toUpperCase(),
          random.fill('R0####'),
          order.tax ? 'YES' : 'NO',
          random.fill('{00|01|02}'),
        ][i]!,
      ]),
      { x: left, y, width: right - left, height: 31, labelStyle: { size: 6 }, shares: [5, 4, 7, 4, 3, 2] },
    );
    const wide = right - left;
    const [line, item, um, qty, cost, extension] = say.heads[strip]!;
    y = drawTable<(typeof print.lines)[number]>(
      paper,
      [
        { head: line!, width: 34, cell: (row) => row.position().padStart(3, '0') },
        {
          head: item!,
          width: wide - 34 - 34 - 60 - 76 - 84,
          cell: (row) => [row.article(), row.description()],
        },
        { head: um!, width: 34, cell: (row) => row.unit() },
        { head: qty!, width: 60, align: 'right', cell: (row) => row.quantity() },
        { head: cost!, width: 76, align: 'right', cell: (row) => row.price() },
        { head: extension!, width: 84, align: 'right', cell: (row) => row.total() },
      ],
      print.lines,
      {
        x: left,
        y: y + 10,
        bottom: paper.height - 130,
        beforeBreak: (end) => {
          paper.text('*** CONTINUED ON NEXT PAGE ***', left, end + 8, { width: wide, align: 'center' });
          drawRun();
        },
        nextPage: () => {
          paper.fitted(order.buyer.company, left, 34, 270, { bold: true });
          paper.text(`P.O. NUMBER   ${number}`, right - 220, 34, { bold: true });
          paper.text(`PAGE   ${paper.pageNumber()}`, right - 220, 48);
          return 70;
        },
        below: (row) => {
          const parts = row.schedule();
          const dated =
            parts.length > 0
              ? parts.map(({ date, quantity }) => `${due} ${date}  QTY ${quantity}`)
              : [`${due} ${row.date()}  COMPLETE`];
          return [`VENDOR PART ${row.yourArticle()}`, ...dated].map((text) => ({ x: 52, text }));
        },
      },
      { rules: 'head', padding: 2.5, gap: 3, head: { bold: false } },
    );
    y += 6;
    for (const { kind, text } of print.sums()) {
      paper.text(say.sums[kind], right - 260, y, { bold: kind === 'total' });
      paper.text(text, right - 110, y, { width: 107, align: 'right', bold: kind === 'total' });
      y += 13;
    }
    paper.text(`CURRENCY  ${print.currency()}`, left, y - 13);
    paper.line(right - 220, paper.height - 62, right, paper.height - 62);
    paper.text('AUTHORIZED SIGNATURE', right - 220, paper.height - 59, { size: 7 });
    paper.text('SUBJECT TO TERMS ON REVERSE SIDE', left, paper.height - 70, { size: 7 });
    drawRun();

    function drawRun(): void {
      const time = `${random.whole(7, 17)}.${random.fill('{05|17|42|53}')}.${random.fill('{04|38|51}')}`;
      paper.text(`PO510R  ${user}  RUN ${print.day(run)} ${time}`, left, paper.height - 36, { size: 6.5 });
    }
  },
};
