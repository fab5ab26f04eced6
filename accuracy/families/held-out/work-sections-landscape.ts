import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Materialbestellung',
    facts: listed('Bestell-Nr. | vom | Bauvorhaben | Bauleitung | Mobil | Lieferung'),
    blocks: listed('Besteller | Lieferant | Baustelle'),
    sections: listed('Untergeschoss | Erdgeschoss | Obergeschosse und Dach'),
    heads: listed('OZ | Artikel | Leistungsbeschreibung / Material | Menge | ME | EP | GP | Liefertag'),
    part: 'Summe {s}',
    sums: { subtotal: 'Summe netto', freight: 'Baustellenzulage', tax: 'USt.', total: 'Gesamtsumme' },
    note: 'Anlieferung nur mit Voranmeldung bei der Bauleitung. Entladung durch Lieferant.',
    page: 'Blatt',
  },
  it: {
    title: 'Ordine materiali di cantiere',
    facts: listed('Ordine n. | Data | Commessa | Capocantiere | Cell. | Consegna'),
    blocks: listed('Committente | Fornitore | Cantiere'),
    sections: listed('Piano interrato | Piano terra | Piani superiori e copertura'),
    heads: listed('Voce | Codice | Descrizione dei materiali | Q.tà | U.m. | P.U. | Importo | Consegna'),
    part: 'Totale {s}',
    sums: {
      subtotal: 'Totale imponibile',
      freight: 'Oneri di trasporto',
      tax: 'IVA',
      total: 'Totale generale',
    },
    note: 'Consegna solo previo avviso al capocantiere. Scarico a carico del fornitore.',
    page: 'Foglio',
  },
  da: {
    title: 'Materialebestilling',
    facts: listed('Bestilling | Dato | Byggesag | Byggeleder | Mobil | Leveres'),
    blocks: listed('Bestiller | Leverandør | Byggeplads'),
    sections: listed('Kælder | Stueplan | Etager og tag'),
    heads: listed('Post | Vare | Materialebeskrivelse | Mængde | Enh. | Enhedspris | Beløb | Leveres'),
    part: 'Sum {s}',
    sums: { subtotal: 'Sum ekskl. moms', freight: 'Transport', tax: 'Moms', total: 'Samlet sum' },
    note: 'Levering kun efter aftale med byggelederen. Aflæsning ved leverandøren.',
    page: 'Ark',
  },
};

/** A building site's order across the page: items under headings of the floors, each with its sum. */
export const family: DrawnFamily = {
  about:
    'building site’s order in landscape: items under two or three headings of floors, numbered within them (1.10, 2.20), a sum for each section, sums at the end, addresses and facts in four columns at the top',
  languages: languagesOf(words),
  order: {
    number: '{BV|M|}##-0##',
    articles: 'own',
    notes: false,
    openQuantity: false,
    lines: [4, 16],
    shipTo: 'other',
  },
  paper: { landscape: true, faces: ['helvetica', 'lato', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.text(say.title, left, 30, { size: 15, bold: true });
    paper.line(left, 52, right, 52, { thickness: 1.2 });
    const blocks = [
      [...print.party('buyer', 'company', 'street', 'town'), print.value('buyer', 'email')],
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      const x = left + (i * width) / 4;
      paper.text(say.blocks[i]!, x, 58, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 60 + (n + 1) * step, width / 4 - 12);
      });
    });
    const dated = order.delivery.kind === 'lines';
    const values = [
      print.number(),
      print.date(),
      order.project,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.delivery(),
    ];
    values.forEach((text, i) => {
      if (text === null) return;
      const x = left + width * 0.75;
      paper.fitted(`${say.facts[i]}:`, x, 58 + i * step, 66);
      paper.fitted(text, x + 68, 58 + i * step, right - x - 68, { bold: i === 0 });
    });

    const widths = [44, 84, width - 500, 62, 46, 84, 100, 80];
    const row = (texts: readonly string[], y: number, bold = false) => {
      let x = left;
      texts.slice(0, dated ? 8 : 7).forEach((text, i) => {
        const isNumber = i === 3 || i === 5 || i === 6;
        const room = widths[i]! - 6;
        paper.fitted(text, x + 3, y, room, { bold, width: room, align: isNumber ? 'right' : 'left' });
        x += widths[i]!;
      });
    };
    const head = (y: number) => {
      paper.box(left, y, width, step + 4, { fill: '#e6e6e6' });
      row(say.heads, y + 3, true);
      return y + step + 8;
    };
    const flow = startFlow(paper, {
      y: head(70 + 6 * step),
      bottom: paper.height - 46,
      nextPage() {
        paper.text(`${say.title} ${print.number()}, ${say.page} ${paper.pageNumber()}`, left, 30);
        return head(46);
      },
    });
    const count = order.lines.length > 8 ? 3 : 2;
    const share = Math.ceil(print.lines.length / count);
    const names = say.sections.slice(random.whole(0, 3 - count));
    for (let section = 0; section < count; section++) {
      const lines: PrintedLine[] = print.lines.slice(section * share, (section + 1) * share);
      const name = `${section + 1}  ${names[section]}`;
      flow.need(4 * step);
      paper.text(name, left + 3, flow.y, { bold: true });
      flow.y += step + 2;
      lines.forEach((line, i) => {
        flow.need(step);
        const place = `${section + 1}.${(i + 1) * 10}`;
        const goods = [line.article(), line.description(), line.quantity(), line.unit()];
        row([place, ...goods, line.price(), line.total(), dated ? line.date() : ''], flow.y);
        flow.y += step + 2;
      });
      const amount = lines.reduce((sum, { raw }) => sum + raw.total, 0);
      flow.need(step + 4);
      paper.line(left, flow.y, right, flow.y, { thickness: 0.4 });
      row(['', '', say.part.replace('{s}', name), '', '', '', print.money(amount)], flow.y + 3, true);
      flow.y += 2 * step;
    }
    flow.need(7 * step);
    const end = left + widths.slice(0, 7).reduce((sum, wide) => sum + wide, 0);
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : bold ? ` ${print.currency()}` : '';
      paper.text(`${say.sums[kind]}${rate}`, end - 300, flow.y, { bold });
      paper.text(text, end - 123, flow.y, { bold, width: 120, align: 'right' });
      flow.y += step;
    }
    paper.text(say.note, left + 3, flow.y + step, { italic: true });
  },
};
