import { drawBlock } from '../../kit/labelled-boxes.ts';
import { drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'CALL-OFF ORDER',
    facts: listed('Call-off order no. | Issue date | Under framework agreement | Call-off contact'),
    parties: listed('Framework supplier | Drop-off location'),
    intro:
      'We call off the following part quantities. The prices and terms of the framework agreement apply.',
    heads: listed(
      'Agr. item | Material no. | Text | Agreed qty | Called to date | THIS CALL-OFF | Unit | Delivery',
    ),
    foot: 'Quantities not called off by the end of the agreement lapse without compensation.',
    signed: 'Materials planning',
  },
  de: {
    title: 'LIEFERABRUF',
    facts: listed('Abruf-Bestellnr. | Abrufdatum | zum Rahmenvertrag | Disponent'),
    parties: listed('Vertragslieferant | Abladestelle'),
    intro: 'Wir rufen die folgenden Teilmengen ab. Es gelten Preise und Bedingungen des Rahmenvertrags.',
    heads: listed(
      'Vertr.-Pos | Teilenummer | Text | Vertragsmenge | Bisher abger. | ABRUFMENGE | ME | Eintreffen',
    ),
    foot: 'Nicht abgerufene Restmengen verfallen am Ende der Laufzeit ohne Anspruch auf Ersatz.',
    signed: 'Disposition',
  },
  nl: {
    title: 'AFROEPORDER',
    facts: listed('Afroepordernr. | Afroepdatum | Op raamovereenkomst | Planner'),
    parties: listed('Raamleverancier | Losplaats'),
    intro:
      'Wij roepen de volgende deelhoeveelheden af. Prijzen en voorwaarden van de raamovereenkomst gelden.',
    heads: listed(
      'Contr.pos | Materiaalnr. | Tekst | Gecontr. | Reeds afgeroepen | DEZE AFROEP | Eenh. | Aanlevering',
    ),
    foot: 'Niet afgeroepen hoeveelheden vervallen aan het einde van de looptijd zonder vergoeding.',
    signed: 'Materiaalplanning',
  },
};

/** A part of what was agreed: three quantities in each row, of which one is ordered, a day for each row, no prices. */
export const family: DrawnFamily = {
  about:
    'call-off from a framework agreement: agreed, called and ordered quantity in each row, the number of the agreement beside the own one, day of delivery per row, no prices',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    articles: 'own',
    delivery: 'lines',
    openQuantity: false,
    repeated: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'sans', 'times'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [45, paper.width - 45];
    const width = right - left;
    const shade = random.pick(['#d9d9d9', '#cfe0cf', '#f3e5bd']);
    paper.box(left, 36, width, 24, { fill: shade });
    paper.text(say.title, left, 41, { size: 13, bold: true, width, align: 'center', spacing: 2 });
    const own = print.party('buyer', 'company', 'street', 'town', 'country');
    drawBlock(paper, own[0]!, own.slice(1), { x: left, y: 76, width: 230 });
    const agreement = random.fill('{RV|FA|46000}#####');
    const facts = [print.number(), print.date(), agreement, print.value('buyer', 'contact')];
    drawFacts(
      paper,
      facts.map((value, i): [string, string] => [say.facts[i]!, value]),
      { x: 300, y: 76, labelWidth: 132, width: right - 300, mark: ':', value: { bold: true } },
    );
    const half = width / 2;
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    const place = { y: 158, width: half - 20 };
    drawBlock(paper, say.parties[0]!, supplier, { x: left, ...place });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    drawBlock(paper, say.parties[1]!, site, { x: left + half, ...place });
    const start = paper.paragraph(say.intro, left, 250, width) + 8;

    const ordered = ({ raw: { quantity } }: PrintedLine) => (quantity.kind === 'whole' ? quantity.value : 0);
    const called = new Map(print.lines.map((line) => [line, random.pick([0, 1, 2, 4]) * ordered(line)]));
    const before = (line: PrintedLine) => called.get(line) ?? 0;
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [40, 'left', (line) => line.position()],
      [70, 'left', (line) => line.article()],
      [width - 389, 'left', (line) => [line.description(), ...line.notes()]],
      [54, 'right', (line) => String(before(line) + 3 * ordered(line))],
      [56, 'right', (line) => String(before(line))],
      [62, 'right', (line) => line.quantity()],
      [35, 'left', (line) => line.unit()],
      [72, 'left', (line) => line.date()],
    ];
    const columns = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
      ...(i === 5 && { bold: true }),
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: start, bottom: paper.height - 90, nextPage: () => 50 },
      { rules: 'all', head: { size: paper.fontSize - 2, fill: shade }, size: paper.fontSize - 1 },
    );
    const y = paper.paragraph(say.foot, left, end + 10, width, { size: 8, italic: true });
    paper.line(left, y + 34, left + 150, y + 34);
    paper.text(say.signed, left, y + 37, { size: 7.5 });
  },
};
