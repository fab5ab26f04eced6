import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    department: 'Afdeling Bedrijfsvoering, cluster Facilitair',
    margin: listed('Bezoekadres | Behandeld door | Doorkiesnummer | E-mailadres | Btw-nummer'),
    references: listed('Uw kenmerk | Dossier | Verplichtingennummer | Verzenddatum'),
    subject: 'Onderwerp: verstrekking van opdracht',
    opening:
      'Hierbij verstrekken wij u opdracht voor de hieronder vermelde leveringen. Vermeld het verplichtingennummer op elke factuur; facturen zonder dit nummer nemen wij niet in behandeling.',
    heads: listed('Aantal | Eenh. | Wat wij afnemen | Tarief | Bedrag excl. btw'),
    sums: {
      subtotal: 'Totaal exclusief btw',
      freight: 'Bezorgkosten',
      tax: 'Btw {r}%',
      total: 'Totaal inclusief btw',
    },
    due: 'Levering uiterlijk: ',
    place: 'Afleveradres',
    sign: 'Namens het college, de budgethouder',
    signed: listed('w.g. | getekend'),
  },
  de: {
    department: 'Hauptamt, Sachgebiet Zentrale Beschaffung',
    margin: listed('Dienstgebäude | Auskunft erteilt | Durchwahl | E-Mail | USt-IdNr.'),
    references: listed('Ihr Zeichen | Aktenzeichen | Mittelbindung Nr. | Datum'),
    subject: 'Betreff: Erteilung eines Lieferauftrags',
    opening:
      'Hiermit erteilen wir Ihnen den Auftrag über die nachstehenden Lieferungen. Bitte geben Sie die Nummer der Mittelbindung auf jeder Rechnung an; Rechnungen ohne diese Angabe gehen zurück.',
    heads: listed('Anzahl | Einh. | Gegenstand der Lieferung | Stückpreis | Betrag ohne USt'),
    sums: {
      subtotal: 'Summe ohne Umsatzsteuer',
      freight: 'Zustellkosten',
      tax: 'Umsatzsteuer {r} %',
      total: 'Auftragssumme mit Umsatzsteuer',
    },
    due: 'Lieferung bis spätestens: ',
    place: 'Lieferanschrift',
    sign: 'Im Auftrag',
    signed: listed('gez. | i. A.'),
  },
};

/** A town hall's letter: the buyer in a column along the right edge, the order known by its number in the budget books. */
export const family: DrawnFamily = {
  about:
    'letter of a municipal office: buyer in a column along the right edge, obligation number among four references, narrow table under a sentence, tax below',
  languages: languagesOf(words),
  order: { lines: [1, 7], number: '{25|26}0#####', articles: 'none', tax: true, delivery: 'date' },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right, edge] = [57, 415, 438];
    const step = paper.leading();
    const accent = random.pick(['#00665e', '#7a1f3d', '#1f3f77']);
    const side = paper.width - edge - 24;
    paper.fitted(print.value('buyer', 'company'), edge, 40, side, { size: 13, bold: true, color: accent });
    paper.fitted(say.department, edge, 60, side, { size: 7, color: accent });
    const [visit, handled, direct, mail, vat] = say.margin;
    const facts: [string, string[]][] = [
      [visit!, print.party('buyer', 'street', 'town')],
      [handled!, print.party('buyer', 'contact')],
      [direct!, [print.value('buyer', 'phone')]],
      [mail!, [print.value('buyer', 'email')]],
      [vat!, [print.value('buyer', 'vatId')]],
    ];
    let y = 128;
    for (const [label, texts] of facts) {
      paper.text(label, edge, y, { size: 7, color: accent });
      texts.forEach((text, i) => {
        paper.fitted(text, edge, y + 10 + i * 11, side, { size: 8.5 });
      });
      y += 16 + texts.length * 11;
    }

    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 128);
    const values = [order.quoteReference, order.project, print.number(), print.date()];
    const quarter = (right - left) / 4;
    values.forEach((value, i) => {
      paper.fitted(say.references[i]!, left + i * quarter, 222, quarter - 6, { size: 7, color: accent });
      paper.fitted(value, left + i * quarter, 232, quarter - 6);
    });
    paper.text(say.subject, left, 262, { bold: true });
    y = paper.paragraph(say.opening, left, 262 + 2 * step, right - left) + step;

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [44, 'right', (line) => line.quantity()],
      [38, 'left', (line) => line.unit()],
      [right - left - 218, 'left', (line) => [line.description(), ...line.notes()]],
      [60, 'right', (line) => line.price()],
      [76, 'right', (line) => line.total()],
    ];
    const columns = cells.map(([width, align, cell], i) => ({ head: say.heads[i]!, width, align, cell }));
    const rows = { x: left, y, bottom: paper.height - 80, nextPage: () => 70 };
    y = drawTable(paper, columns, print.lines, rows, { rules: 'head', padding: 3, head: { size: 7.5 } }) + 4;
    if (y > paper.height - 230) {
      paper.newPage();
      y = 70;
    }
    paper.line(left, y, right, y, { dash: 1.5 });
    y += 5;
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.text(`${say.sums[kind].replace('{r}', rate)} (${print.currency()})`, left + 85, y, { bold });
      paper.text(text, right - 80, y, { bold, width: 77, align: 'right' });
      y += step + 3;
    }
    y += step;
    const due = print.delivery();
    paper.text(`${say.due}${due}`, left, y, { bold: true });
    paper.text(say.place, left, y + 2 * step, { size: 7, color: accent });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town');
    y = paper.lines(site, left, y + 3 * step) + step;
    paper.text(say.sign, left, y);
    paper.text(random.pick(say.signed), left, y + 2 * step, { italic: true });
  },
};
