import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: 'Rekvisition til nybygning',
    cells: listed('Rekv. nr. | Udstedt | Nybygning | Rekvirent | Lokal | Gruppe'),
    cell: 'Sektion',
    to: 'Til leverandør',
    yard: 'Værft',
    gate: 'Leveres til',
    heads: listed('Pkt. | Værftets nr. | Fabrikatets typenr. | Betegnelse | Mængde | Mål | Ombord senest'),
    mark: 'Alle kolli mærkes med nybygningsnummer og rekv. nr. Umærket gods afvises ved porten.',
    class: 'Materialecertifikat 3.1 vedlægges, hvor klassen kræver det.',
    end: '*** slut på rekvisition ***',
  },
  nl: {
    title: 'Bestelbon nieuwbouw',
    cells: listed('Bestelling | Opgemaakt | Bouwnummer | Aanvrager | Toestel | Groep'),
    cell: 'Sectie',
    to: 'Aan leverancier',
    yard: 'Werf',
    gate: 'Lossen bij',
    heads: listed('Post | Werfnummer | Typenr. fabrikant | Benaming | Stuks/mtr | Mt. | Aan boord uiterlijk'),
    mark: 'Alle colli voorzien van bouwnummer en bestelling. Ongemerkte goederen worden aan de poort geweigerd.',
    class: 'Materiaalcertificaat 3.1 meeleveren waar de klasse dat eist.',
    end: '*** einde bestelbon ***',
  },
};

/** A shipyard's list for one hull: landscape, all rules, two article numbers, a day for each row, no prices. */
export const family: DrawnFamily = {
  about:
    'shipyard: landscape list for one hull in a full grid, facts in a strip of cells above it, yard’s and maker’s numbers, latest day on board per row, no prices, marking rules below',
  languages: languagesOf(words),
  order: { lines: [2, 14], articles: 'both', article: '{71|72|85}.##.###', delivery: 'lines' },
  paper: { landscape: true, faces: ['helvetica', 'condensed', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    const step = paper.leading();
    paper.text(say.title, left, 30, { size: 15, bold: true });
    paper.fitted(print.value('buyer', 'brand'), right - 260, 30, 260, {
      size: 15,
      width: 260,
      align: 'right',
    });
    const values = [
      print.number(),
      print.date(),
      random.fill('NB ###'),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      random.fill(`{M|E|H}## / ${say.cell} #`),
    ];
    const wide = width / values.length;
    values.forEach((value, i) => {
      const x = left + i * wide;
      paper.box(x, 54, wide, 16);
      paper.fitted(`${say.cells[i]}:`, x + 3, 58, wide * 0.4, { size: 7 });
      paper.fitted(value, x + wide * 0.42 + 3, 57, wide * 0.58 - 8, { bold: true });
    });
    const blocks = [
      [say.to, ...print.party('supplier', 'company', 'street', 'town', 'country')],
      [say.yard, ...print.party('buyer', 'company', 'street', 'town', 'country', 'vatId')],
      [say.gate, ...print.party('shipTo', 'company', 'extra', 'street', 'town')],
    ];
    const third = width / 3;
    blocks.forEach(([label, ...texts], i) => {
      const x = left + i * third;
      paper.box(x, 70, third, 74);
      paper.fitted(label!, x + 4, 75, 50, { size: 7, italic: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 60, 74 + n * step, third - 66);
      });
    });

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [36, 'center', (line) => line.position()],
      [84, 'left', (line) => line.article()],
      [104, 'left', (line) => line.yourArticle()],
      [width - 444, 'left', (line) => [line.description(), ...line.notes()]],
      [62, 'right', (line) => line.quantity()],
      [48, 'left', (line) => line.unit()],
      [110, 'center', (line) => line.date()],
    ];
    const columns = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      headAlign: 'center' as const,
      cell,
    }));
    const y = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: 152,
        bottom: paper.height - 74,
        nextPage() {
          paper.text(`${say.title} ${order.number}`, left, 34, { bold: true });
          return 54;
        },
      },
      { rules: 'all', head: { bold: false, size: 7.5 } },
    );
    paper.text(say.end, left, y + 5, { width, align: 'center' });
    paper.lines([say.mark, say.class], left, paper.height - 50, { size: 7.5 });
  },
};
