import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'SPARES ORDER',
    first: listed('ORDER NO. | ISSUED | PRIORITY | A/C REG. | WORK ORDER'),
    second: listed('CONTRACT | QUOTE NO. | VENDOR CODE | OUR ACCOUNT WITH YOU | CURRENCY'),
    blocks: listed('TO | DELIVER TO | ISSUED BY'),
    priorities: listed('ROUTINE | CRITICAL | EXPEDITE | AOG'),
    heads: listed('LN | MFR PART NO. | DESCRIPTION | CD | QTY | U/M | UNIT PRICE | REQ. DATE | EXTENSION'),
    stock: 'OUR STOCK NO. {n}',
    certificate: 'CERT: {c}',
    certificates: listed('EASA FORM 1 | FAA 8130-3 | MANUFACTURER C OF C'),
    attention: 'ATTN SALES / SPARES DESK',
    remarks: 'REMARKS',
    remark:
      'SHELF LIFE ITEMS: MINIMUM 80 % REMAINING. CD = CONDITION: NE NEW, NS NEW SURPLUS, OH OVERHAULED, SV SERVICEABLE. STATE ORDER NO. AND A/C REG. ON ALL PACKAGES.',
    sums: { subtotal: 'GOODS', freight: 'CARRIAGE', tax: 'TAX {r}%', total: 'TOTAL THIS ORDER' },
    end: 'END OF ORDER',
  },
};

/** An airline's or a yard's maintenance program: capitals throughout, priority and aircraft beside the number, a condition code on each line. */
export const family: DrawnFamily = {
  about:
    'maintenance program of aircraft and plants (AMOS): capitals throughout, priority, registration and work order beside the order number, the maker’s part number in the column and the own stock number below, condition code between text and quantity, certificate last',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    number: '{P|S|PU}######',
    articles: 'both',
    delivery: 'lines',
    countedOnly: true,
    notes: false,
  },
  paper: { faces: ['helvetica', 'condensed', 'courier', 'mono'], fontSize: [7.5, 8] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [34, paper.width - 34];
    const width = right - left;
    const step = paper.leading();
    paper.box(left, 28, width, 30, { fill: '#20344f' });
    const white = { color: '#ffffff', bold: true };
    paper.text(print.value('buyer', 'company').toUpperCase(), left + 8, 37, { ...white, size: 11 });
    paper.text(say.title, left, 36, { ...white, size: 13, width: width - 8, align: 'right' });
    const priority = random.pick(say.priorities);
    const first = [
      print.number(),
      print.date(),
      priority,
      random.fill('{G-EZ|PH-BX|EI-DE}{A|K|W|C}'),
      random.fill('W/O ######'),
    ];
    const second = [
      order.project.toUpperCase(),
      order.quoteReference,
      order.supplierNumber,
      order.customerNumber,
      print.currency(),
    ];
    const boxes = (labels: readonly string[], values: readonly string[], y: number): number =>
      drawBoxRow(
        paper,
        labels.map((label, i) => [label, values[i]!] as const),
        { x: left, y, width, height: 28, labelStyle: { size: 6 }, value: { bold: true } },
      );
    let y = boxes(say.second, second, boxes(say.first, first, 64)) + 8;
    const parties = [
      [...print.party('supplier', 'company', 'street', 'town', 'country'), say.attention],
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      [
        print.value('buyer', 'contact'),
        print.value('buyer', 'phone'),
        print.value('buyer', 'email'),
        ...print.party('buyer', 'street', 'town'),
      ],
    ];
    const wide = width / 3;
    parties.forEach((texts, i) => {
      paper.text(say.blocks[i]!, left + i * wide + 2, y, { bold: true, size: 7 });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * wide + 2, y + 10 + n * step, wide - 10);
      });
    });
    y += 18 + 6 * step;

    const codes = new Map(print.lines.map((line) => [line, random.pick(['NE', 'NE', 'NS', 'OH', 'SV'])]));
    const proof = random.pick(say.certificates);
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [26, 'right', (line) => line.position()],
      [80, 'left', (line) => line.yourArticle()],
      [
        width - 386,
        'left',
        (line) => [
          line.description(),
          say.stock.replace('{n}', line.article()),
          say.certificate.replace('{c}', proof),
        ],
      ],
      [26, 'center', (line) => codes.get(line)!],
      [42, 'right', (line) => line.quantity()],
      [32, 'center', (line) => line.unit()],
      [56, 'right', (line) => line.price()],
      [62, 'center', (line) => line.date().replaceAll(' ', '\u00a0')],
      [62, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([size, align, cell], i) => ({
      head: say.heads[i]!,
      width: size,
      align,
      headAlign: 'center',
      cell,
    }));
    const nextPage = (): number => boxes(say.first, first, 30) + 10;
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 60, nextPage },
      { rules: 'all', padding: 2.5, head: { size: 6.5, fill: '#dfe4ea' } },
    );
    const sums = print.sums();
    if (y + sums.length * (step + 2) + 5 * step + 40 > paper.height - 30) {
      paper.newPage();
      y = nextPage();
    }
    y += 8;
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const label = say.sums[kind].replace('{r}', String(order.taxRate));
      paper.text(label, right - 220, y, { bold, width: 130, align: 'right' });
      paper.text(text, right - 85, y, { bold, width: 82, align: 'right' });
      y += step + 2;
    }
    paper.text(say.remarks, left, y + 6, { bold: true });
    y = paper.paragraph(say.remark, left, y + 8 + step, width);
    paper.text(`--- ${say.end} ${order.number} ---`, left, y + 8, { width, align: 'center' });
  },
};
