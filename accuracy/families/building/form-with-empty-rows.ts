import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'SCHOOL ORDER FORM',
    cells: listed('Order number | Date | Ordered by | Department | Date required | Budget code'),
    department: listed('Science | Site team | Design & Technology | Main office'),
    to: 'Supplier:',
    deliver: 'Please deliver between 8.30 and 3.00 to:',
    invoice: 'Invoice to (school office):',
    heads: listed('Qty | Unit | Cat. no. | Details of goods | Cost each | Cost'),
    sums: { subtotal: 'Goods total', freight: 'P & P', tax: 'VAT', total: 'Grand total' },
    signed: listed('Budget holder | Headteacher / Business Manager'),
  },
  nl: {
    title: 'BESTELFORMULIER SCHOOL',
    cells: listed('Bestelnummer | Datum | Besteld door | Sectie | Nodig op | Kostenplaats'),
    department: listed('Techniek | Conciërges | Natuurkunde | Administratie'),
    to: 'Leverancier:',
    deliver: 'Afleveren tussen 8.30 en 15.00 uur bij:',
    invoice: 'Factuur naar (schooladministratie):',
    heads: listed('Aantal | Eenh. | Cat.nr. | Wat | Stukprijs | Kosten'),
    sums: { subtotal: 'Samen', freight: 'Verzendkosten', tax: 'Btw', total: 'Totaal' },
    signed: listed('Budgethouder | Directie'),
  },
};

/** A form made in a word processor: a grid that has more rows than were filled in, sums in cells below the last column. */
export const family: DrawnFamily = {
  about:
    'school form from a word processor: grid of label and value cells, quantity first, empty rows below the filled ones, three addresses in cells, sums in cells under the last column',
  languages: languagesOf(words),
  order: { lines: [1, 9], articles: 'yours', delivery: 'asap', notes: false, openQuantity: false },
  paper: { faces: ['times', 'helvetica', 'lato'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [54, paper.width - 54];
    const width = right - left;
    const step = paper.leading();
    const grey = '#e4e4e4';
    paper.text(print.value('buyer', 'brand'), left, 36, { size: 16, bold: true, width, align: 'center' });
    paper.text(say.title, left, 58, { size: 12, width, align: 'center' });
    const values = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      random.pick(say.department),
      print.delivery() ?? '',
      order.project,
    ];
    const quarter = width / 4;
    values.forEach((value, i) => {
      const [x, y] = [left + (i % 2) * 2 * quarter, 84 + Math.floor(i / 2) * 19];
      paper.box(x, y, quarter, 19, { fill: grey, stroke: true });
      paper.box(x + quarter, y, quarter, 19);
      paper.fitted(say.cells[i]!, x + 4, y + 4, quarter - 8);
      paper.fitted(value, x + quarter + 4, y + 4, quarter - 8, { bold: true });
    });
    const blocks = [
      [say.to, ...print.party('supplier', 'company', 'street', 'town', 'country')],
      [say.deliver, ...print.party('shipTo', 'company', 'extra', 'street', 'town')],
      [say.invoice, ...print.party('buyer', 'company', 'street', 'town', 'email')],
    ];
    const third = width / 3;
    blocks.forEach(([label, ...texts], i) => {
      const x = left + i * third;
      paper.box(x, 148, third, 78);
      paper.fitted(label!, x + 4, 151, third - 8, { size: 7.5, italic: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 4, 164 + n * step, third - 8);
      });
    });

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [44, 'right', (line) => line.quantity()],
      [42, 'left', (line) => line.unit()],
      [78, 'left', (line) => line.yourArticle()],
      [width - 298, 'left', (line) => line.description()],
      [62, 'right', (line) => line.price()],
      [72, 'right', (line) => line.total()],
    ];
    const row = 23;
    const rows = print.lines.length + random.whole(2, 5);
    let x = left;
    cells.forEach(([most, align, cell], i) => {
      paper.box(x, 238, most, row, { fill: grey, stroke: true });
      paper.text(say.heads[i]!, x, 244, { bold: true, width: most, align: 'center' });
      for (let n = 0; n < rows; n++) {
        const y = 238 + (n + 1) * row;
        paper.box(x, y, most, row);
        const line = print.lines[n];
        if (line) {
          const style = { width: most - 8, align };
          const text = cell(line);
          const size = Math.min(1, (most - 8) / paper.widthOf(text)) * paper.fontSize;
          paper.text(text, x + 4, y + 6, { ...style, size });
        }
      }
      x += most;
    });
    let y = 238 + (rows + 1) * row;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.box(right - 72, y, 72, 18);
      paper.text(say.sums[kind], right - 180, y + 4, { bold, width: 102, align: 'right' });
      paper.text(text, right - 72, y + 4, { bold, width: 68, align: 'right' });
      y += 18;
    }
    say.signed.forEach((text, i) => {
      const from = left + i * (width / 2);
      paper.text(`${text}: ${'_'.repeat(18)}`, from, y + 40);
    });
  },
};
