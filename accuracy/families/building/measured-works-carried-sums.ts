import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  es: {
    box: listed('PEDIDO DE COMPRA Nº | FECHA | OBRA | FORMA DE PAGO'),
    to: 'Señores:',
    on: 'Suministrar a pie de obra:',
    chief: 'Jefe de obra',
    due: 'Plazo de suministro',
    heads: listed('Partida | Ud | Medición | Concepto | Precio | % Dto | Importe'),
    carried: 'Suma y sigue',
    brought: 'Suma anterior',
    strip: { subtotal: 'Suma partidas', freight: 'Portes a obra', tax: '{r}% IVA', total: 'TOTAL PEDIDO' },
    sign: listed('Conforme proveedor | La constructora'),
  },
  pt: {
    box: listed('NOTA DE COMPRA Nº | DATA | EMPREITADA | PAGAMENTO'),
    to: 'Exmos. Senhores',
    on: 'Fornecer em obra:',
    chief: 'Diretor de obra',
    due: 'Prazo de fornecimento',
    heads: listed(
      'Art. | Un | Medição | Designação dos trabalhos e materiais | Preço | % Desc | Importância',
    ),
    carried: 'A transportar',
    brought: 'Transporte',
    strip: {
      subtotal: 'Soma artigos',
      freight: 'Transporte a obra',
      tax: 'IVA {r}%',
      total: 'TOTAL DA NOTA',
    },
    sign: listed('O fornecedor | A empresa construtora'),
  },
};

/** A building firm's order: unit and measured quantity before the words, sums carried from page to page, sums in boxes. */
export const family: DrawnFamily = {
  about:
    'building firm: order number heads a box of four at the right, unit and "medición" before the text, discounts, carried-over sums at page ends, sums as boxes in a row, two to sign',
  languages: languagesOf(words),
  order: { lines: [4, 34], articles: 'none', delivery: 'date', discounts: true, openQuantity: false },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'times', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [48, paper.width - 36];
    const width = right - left;
    const step = paper.leading();
    paper.fitted(print.value('buyer', 'company'), left, 36, 270, { size: 14, bold: true });
    const own = print.party('buyer', 'street', 'town', 'vatId');
    own.forEach((text, i) => {
      paper.fitted(text, left, 56 + i * step, 270, { size: 8 });
    });
    const facts = [print.number(), print.date(), order.project, word('paymentTermsValue')];
    facts.forEach((value, i) => {
      const y = 36 + i * 17;
      paper.box(right - 216, y, 108, 17);
      paper.box(right - 108, y, 108, 17);
      paper.fitted(say.box[i]!, right - 212, y + 4, 100, { size: 7.5, bold: true });
      paper.fitted(value, right - 104, y + 4, 100, { bold: i === 0 });
    });
    paper.text(say.to, left, 118, { italic: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 118 + step);
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town');
    const at = right - 216;
    paper.text(say.on, at, 118, { italic: true });
    site.forEach((text, i) => {
      paper.fitted(text, at, 118 + (i + 1) * step, 214);
    });
    paper.text(
      `${say.chief}: ${print.value('buyer', 'contact')}, ${print.value('buyer', 'phone')}`,
      left,
      190,
    );
    paper.text(`${say.due}: ${print.delivery()}`, left, 190 + step + 2, { bold: true });

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [40, 'center', (line) => `${1 + (line.raw.position % 7)}.${String(print.lines.indexOf(line) + 1)}`],
      [36, 'center', (line) => line.unit()],
      [58, 'right', (line) => line.quantity()],
      [width - 314, 'left', (line) => [line.description(), ...line.notes()]],
      [60, 'right', (line) => line.price()],
      [46, 'right', (line) => line.discount().replace(' %', '')],
      [74, 'right', (line) => line.total()],
    ];
    const columns = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    const soFar = (done: readonly PrintedLine[]) =>
      print.money(done.reduce((sum, { raw }) => sum + raw.total, 0));
    const carry = (label: string, done: readonly PrintedLine[], y: number) => {
      paper.text(label, right - 230, y, { italic: true, width: 130, align: 'right' });
      paper.text(soFar(done), right - 90, y, { italic: true, width: 87, align: 'right' });
    };
    let y = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: 222,
        bottom: paper.height - 110,
        nextPage() {
          paper.text(`${say.box[0]} ${order.number}`, left, 40, { size: 8 });
          return 56;
        },
        beforeBreak: (end, done) => carry(say.carried, done, end + 4),
        afterBreak(top, done) {
          carry(say.brought, done, top + 3);
          return top + step + 6;
        },
      },
      { rules: 'columns', head: { fill: random.pick(['#dddddd', '#ffffff']), size: 8 } },
    );
    y = Math.max(y + 8, paper.height - 140);
    if (y > paper.height - 96) {
      paper.newPage();
      y = 60;
    }
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    const sums = print.sums().map(({ kind, text }): [string, string] => {
      const amount = kind === 'total' ? `${text} ${print.currency()}` : text;
      return [say.strip[kind].replace('{r}', rate), amount];
    });
    const from = right - sums.length * 116;
    y = drawBoxRow(paper, sums, { x: from, y, width: right - from, height: 30, value: { bold: true } });
    say.sign.forEach((text, i) => {
      paper.text(text, left + i * 250, y + 12, { size: 8 });
    });
  },
};
