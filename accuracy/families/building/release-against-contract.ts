import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Abrufbestellung',
    facts: listed(
      'Abruf-Nr. | Abrufdatum | zu Rahmenvertrag | Laufzeit bis | Terminverantwortlich | Telefon',
    ),
    block: listed('Auftraggeber | Auftragnehmer | Anlieferwerk'),
    intro: 'Aus dem o. g. Rahmenvertrag rufen wir folgende Mengen zu den genannten Eintreffterminen ab:',
    heads: listed('Pos. | Sachnummer | Teilebezeichnung | Abrufmenge gesamt | ME | Vertragspreis'),
    call: 'Teillieferung {i}: {q} {u} am {d}',
    whole: 'Lieferung am {d}',
    total: 'Wert dieses Abrufs, netto',
    closing: listed(
      'Mengenabweichungen sind nur nach Rücksprache zulässig. | Termine verstehen sich als Wareneingang im Anlieferwerk.',
    ),
  },
  nl: {
    title: 'Afroeporder',
    facts: listed('Afroepnr. | Afroepdatum | op raamcontract | Looptijd tot | Materiaalplanner | Telefoon'),
    block: listed('Opdrachtgever | Opdrachtnemer | Losplaats'),
    intro: 'Op bovengenoemd raamcontract roepen wij de volgende hoeveelheden af:',
    heads: listed('Pos. | Stuknummer | Benaming | Totaal afgeroepen | Eh. | Contractprijs'),
    call: 'Deellevering {i}: {q} {u} op {d}',
    whole: 'Levering op {d}',
    total: 'Waarde van deze afroep, netto',
    closing: listed(
      'Afwijkende hoeveelheden alleen na overleg. | Datums zijn aankomstdatums op de losplaats.',
    ),
  },
  en: {
    title: 'Blanket Release',
    facts: listed('Release no. | Release date | Against contract | Contract ends | Scheduler | Phone'),
    block: listed('Purchaser | Contractor | Receiving plant'),
    intro: 'Against the above contract please deliver the following quantities on the dates shown:',
    heads: listed('Item | Part number | Part name | Total released | UM | Contract price'),
    call: 'Part delivery {i}: {q} {u} on {d}',
    whole: 'Delivery on {d}',
    total: 'Value of this release, net',
    closing: listed(
      'No over- or under-delivery without our consent. | Dates are dates of arrival at the receiving plant.',
    ),
  },
};

/** A call-off against a contract: the whole quantity in the table, the parts with their dates as lines below each item. */
export const family: DrawnFamily = {
  about:
    'call-off against a contract: whole quantity and price in the row, part deliveries with quantity, unit and date as printed lines below it, no line totals, value of the release, two numbers in the head (release and contract)',
  languages: languagesOf(words),
  order: {
    number: '{45########|R#####|AB-####}',
    articles: 'own',
    delivery: 'lines',
    schedules: true,
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
    lines: [1, 7],
  },
  style: { quantityDecimals: 0 },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [50, paper.width - 44];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.text(say.title, left, 34, { size: 16, bold: true });
    paper.fitted(print.value('buyer', 'brand'), right - 220, 36, 220, {
      size: 13,
      italic: true,
      width: 220,
      align: 'right',
    });
    const values = [
      print.number(),
      print.date(),
      `${random.pick(['RV', 'C', 'K'])}${random.fill('##-####')}`,
      print.day(`${Number(order.date.slice(0, 4)) + 1}-12-31`),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    paper.box(left, 62, width, 3 * step + 10, { fill: '#f1f1f1', stroke: true, thickness: 0.5 });
    values.forEach((text, i) => {
      const [x, y] = [left + 6 + (i < 3 ? 0 : width / 2), 67 + (i % 3) * step];
      paper.fitted(say.facts[i]!, x, y, 100);
      paper.fitted(text, x + 104, y, width / 2 - 116, { bold: true });
    });
    let y = 84 + 3 * step;
    const blocks = [
      print.party('buyer', 'company', 'street', 'town', 'country'),
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      const x = left + (i * width) / 3;
      paper.text(say.block[i]!, x, y, { bold: true, size: 8 });
      texts.forEach((text, n) => {
        paper.fitted(text, x, y + (n + 1) * step, width / 3 - 10);
      });
    });
    y = paper.paragraph(say.intro, left, y + 6.5 * step, width) + 6;

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [30, 'left', (line) => line.position()],
      [84, 'left', (line) => line.article()],
      [width - 320, 'left', (line) => line.description()],
      [84, 'right', (line) => line.quantity()],
      [42, 'left', (line) => line.unit()],
      [80, 'right', (line) => line.price()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: i === 5 ? `${say.heads[i]} ${print.currency()}` : say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 56;
    const nextPage = () => {
      paper.text(`${say.title} ${print.number()} – ${paper.pageNumber()}`, left, 34);
      return 56;
    };
    const below = (line: PrintedLine) => {
      const parts = line.schedule();
      if (parts.length === 0) return [{ x: 117, text: say.whole.replace('{d}', line.date()) }];
      return parts.map(({ date, quantity }, i) => ({
        x: 117,
        text: say.call
          .replace('{i}', String(i + 1))
          .replace('{q}', quantity)
          .replace('{u}', line.unit())
          .replace('{d}', date),
      }));
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom, nextPage, below },
      { rules: 'rows', head: { fill: '#f1f1f1' }, padding: 3.5 },
    );
    const flow = startFlow(paper, { y: end + 8, bottom, nextPage });
    flow.need(6 * step);
    const total = print.sums().at(-1)!.text;
    paper.text(`${say.total}: ${total} ${print.currency()}`, left, flow.y, {
      bold: true,
      width,
      align: 'right',
    });
    paper.lines(say.closing, left, flow.y + 2 * step);
  },
};
