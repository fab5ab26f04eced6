import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  pt: {
    title: 'Encomenda a Fornecedor N.º {n}',
    copy: 'Original',
    gentlemen: 'Exmo.(s) Sr.(s)',
    first: listed('V/N.º Contrib. | Entidade | Requisição | Moeda | Câmbio | Data'),
    second: listed('Desc. Fornecedor | Desc. Financeiro | Vencimento | Condição Pagamento'),
    heads: listed('Artigo | Descrição | Qtd. | Un. | Pr. Unitário | Desc. | IVA | Valor'),
    rates: 'Quadro Resumo do IVA',
    rateHeads: listed('Taxa/Valor | Incid./Qtd. | Total'),
    sums: {
      subtotal: 'Mercadoria/Serviços',
      freight: 'Portes',
      tax: 'IVA',
      total: 'Total ( {c} )',
    },
    none: listed('Desconto Comercial | Outros Serviços | Acerto'),
    load: 'Carga',
    unload: 'Descarga',
    theirs: 'V/ Morada',
    due: 'Entrega até: {d}',
    contact: 'Contacto: {c}   Tel. {p}',
    carried: 'A transportar',
    brought: 'Transporte',
    program: 'Emitido por programa de computador',
    home: 'Contribuinte N.º: {v}',
  },
};

/** A Portuguese ERP: “Exmo.(s) Sr.(s)”, two strips of facts with the rate of exchange, load and unload places in the foot. */
export const family: DrawnFamily = {
  about:
    'Portuguese ERP (Primavera): number in the title after the document’s name, supplier as “Exmo.(s) Sr.(s)” at the right, thin strips of facts with exchange rate 1,00, ship-to as “Descarga” in the foot beside a VAT table and seven sums, carried-over sums',
  languages: languagesOf(words),
  order: {
    lines: [1, 36],
    number: '{ECF|ENC|VEF}25/{##|###|####}',
    articles: 'own',
    delivery: 'date',
    discounts: true,
    tax: true,
    notes: false,
  },
  paper: { faces: ['helvetica', 'times', 'sans'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [38, paper.width - 38];
    const width = right - left;
    const step = paper.leading();
    const bottom = paper.height - 196;
    const title = say.title.replace('{n}', print.number());
    const strip = (labels: readonly string[], values: readonly string[], y: number): number => {
      paper.line(left, y, right, y, { thickness: 0.4 });
      const wide = width / labels.length;
      labels.forEach((label, i) => {
        paper.fitted(label, left + i * wide, y + 2, wide - 6, { size: 7, bold: true });
        paper.fitted(values[i]!, left + i * wide, y + 3 + step, wide - 6);
      });
      return y + 5 + 2 * step;
    };
    const first = [
      'NL861204573B01',
      order.supplierNumber,
      order.quoteReference,
      print.currency(),
      print.money(1),
      print.date(),
    ];
    const terms = word('paymentTermsValue');
    const second = [print.money(0), print.money(0), print.day(order.date), terms];
    const drawPageHead = (): number => {
      paper.text(print.value('buyer', 'company'), left, 32, { size: 12, bold: true });
      const own = [
        ...print.party('buyer', 'street', 'town'),
        say.home.replace('{v}', print.value('buyer', 'vatId')),
      ];
      paper.lines(own, left, 50);
      paper.text(say.gentlemen, left + width * 0.55, 96);
      const vendor = print.party('supplier', 'company', 'street', 'town', 'country');
      paper.lines(vendor, left + width * 0.55, 98 + step);
      paper.text(title, left, 166, { size: 11, bold: true });
      paper.text(`${say.copy}   ${paper.pageNumber()}`, left, 168, { width, align: 'right' });
      return strip(say.second, second, strip(say.first, first, 184)) + 4;
    };
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [66, 'left', (line) => line.article()],
      [width - 362, 'left', (line) => line.description()],
      [54, 'right', (line) => line.quantity()],
      [42, 'left', (line) => line.unit()],
      [62, 'right', (line) => line.price()],
      [40, 'right', (line) => line.discount().replace(/\s?%/, '') || print.money(0)],
      [34, 'right', () => print.money(order.taxRate)],
      [64, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const drawCarried = (label: string, y: number, done: readonly PrintedLine[]): void => {
      const sum = done.reduce((total, { raw }) => total + raw.total, 0);
      paper.text(label, right - 200, y + 3, { italic: true });
      paper.text(print.money(sum), right - 103, y + 3, { italic: true, width: 100, align: 'right' });
    };
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: drawPageHead(),
        bottom,
        nextPage: drawPageHead,
        beforeBreak: (y, done) => drawCarried(say.carried, y, done),
        afterBreak(y, done) {
          drawCarried(say.brought, y, done);
          return y + step + 6;
        },
      },
      { rules: 'head', padding: 2.5, head: { size: 7.5 } },
    );

    const top = bottom + 18;
    paper.line(left, top, right, top, { thickness: 0.4 });
    paper.text(say.rates, left, top + 4, { bold: true, size: 7.5 });
    const base = print.money(order.subtotal + order.freight);
    const rates = [`${print.money(order.taxRate)}`, base, print.money(order.tax)];
    say.rateHeads.forEach((label, i) => {
      paper.fitted(label, left + i * 62, top + 6 + step, 58, { size: 7.5 });
      paper.text(rates[i]!, left + i * 62, top + 7 + 2 * step, { size: 7.5 });
    });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town');
    const places = [[say.load, [say.theirs]] as const, [say.unload, site] as const];
    places.forEach(([label, texts], i) => {
      paper.text(label, left + i * 120, top + 12 + 4 * step, { bold: true, size: 7.5 });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * 120, top + 13 + (5 + n) * step, i === 0 ? 110 : 190);
      });
    });
    const contact = say.contact
      .replace('{c}', print.value('buyer', 'contact'))
      .replace('{p}', print.value('buyer', 'phone'));
    paper.text(say.due.replace('{d}', print.delivery()!), left, top + 16 + 9 * step, { bold: true });
    paper.text(contact, left, top + 17 + 10 * step);
    const sums = print.sums();
    const zeros = say.none.map((label) => [label, print.money(0), false] as const);
    const told = sums.map(
      ({ kind, text }) => [say.sums[kind].replace('{c}', order.currency), text, kind === 'total'] as const,
    );
    const rows = [told[0]!, ...zeros, ...told.slice(1)];
    rows.forEach(([label, text, bold], i) => {
      const y = top + 6 + i * (step + 4);
      paper.text(label, right - 190, y, { bold });
      paper.text(text, right - 90, y, { bold, width: 90, align: 'right' });
    });
    const mark = random.fill('{Q|h|aX}#{v|Z}#');
    paper.text(`${mark}-${say.program}`, left, paper.height - 30, { size: 7, width, align: 'center' });
  },
};
