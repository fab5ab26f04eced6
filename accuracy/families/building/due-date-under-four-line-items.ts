import { drawFacts } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { isoWeek } from '../../order/calendar.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Bestellung',
    facts: listed(
      'Bestellnummer | Bestelldatum | Ihre Lieferantennummer | Unsere Kundennummer | Ihr Angebot | Einkäufer | Durchwahl | E-Mail | Kommission',
    ),
    please: 'Bitte in allen Schriftstücken angeben!',
    opening: 'wir bestellen auf der Grundlage unserer Einkaufsbedingungen die nachstehenden Teile:',
    heads: listed('Pos | Teil / Bezeichnung | Menge | ME | Preis | PE | Gesamt'),
    ours: 'Teil',
    yours: 'Ihre Teilenummer',
    drawing: 'Zeichnung',
    due: 'Termin',
    week: 'KW',
    net: 'abzgl. Rabatt',
    carried: 'Übertrag',
    sums: {
      subtotal: 'Positionen netto',
      freight: 'Frachtpauschale',
      tax: 'zzgl. {r} % Umsatzsteuer',
      total: 'Bestellwert',
    },
    conditions: listed('Zahlungskondition | Lieferkondition | Versandart | Lieferanschrift'),
    closing: 'Wir bitten um Rücksendung der Auftragsbestätigung innerhalb von drei Arbeitstagen.',
    greeting: 'Mit freundlichen Grüßen',
    page: 'Blatt',
  },
};

/** A German ERP for engineering firms: no rule but the one below the heads, four lines of text to an item, its date with the week. */
export const family: DrawnFamily = {
  about:
    'German engineering ERP (proALPHA): part, supplier’s part and drawing with index in lines below each other, date with its calendar week last, price unit column (per 100), carried-over sums, ship-to only among the conditions at the end',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    number: '{4|5|2}#####',
    articles: 'both',
    delivery: 'lines',
    per: 100,
    discounts: true,
    shipTo: 'other',
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [56, paper.width - 44];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 34, { size: 14, bold: true, width, align: 'right' });
    const sender = [order.buyer.company, ...print.party('buyer', 'street', 'town')].join(' · ');
    paper.fitted(sender, left, 108, 220, { size: 7 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 124);
    const values = [
      print.number(),
      print.date(),
      order.supplierNumber,
      order.customerNumber,
      order.quoteReference,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      order.project,
    ];
    paper.text(say.title, left + 270, 84, { size: 13, bold: true });
    const facts = say.facts.map((label, i) => [label, values[i]!] as const);
    const below = drawFacts(paper, facts, {
      x: left + 270,
      y: 106,
      labelWidth: 108,
      width: width - 270,
      step: step + 1,
    });
    paper.fitted(say.please, left + 270, below + 2, width - 270, { size: 7.5, italic: true });
    let y = paper.paragraph(say.opening, left, below + 30, width) + 8;

    const stops = [0, 28, width - 250, width - 196, width - 158, width - 96, width - 66];
    const cellWidth = (i: number) => (stops[i + 1] ?? width) - stops[i]! - (i === 6 ? 0 : 4);
    const drawRow = (texts: readonly string[], top: number, bold = false): void =>
      texts.forEach((text, i) => {
        const align = i === 2 || i > 3 ? 'right' : 'left';
        const size = Math.min(
          paper.fontSize,
          (paper.fontSize * cellWidth(i)) / Math.max(1, paper.widthOf(text, { bold })),
        );
        paper.text(text, left + stops[i]!, top, { bold, size, width: cellWidth(i), align });
      });
    const drawHeads = (top: number): number => {
      const heads = say.heads.map((head, i) => (i === 6 ? `${head} ${order.currency}` : head));
      drawRow(heads, top, true);
      paper.line(left, top + step + 2, right, top + step + 2, { thickness: 0.8 });
      return top + step + 8;
    };
    let done = 0;
    const drawCarried = (top: number): void => {
      paper.text(say.carried, left + 30, top);
      paper.text(print.money(done), left, top, { width, align: 'right' });
    };
    y = drawHeads(y);
    const flow = startFlow(paper, {
      y,
      bottom: paper.height - 80,
      beforeBreak: drawCarried,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 36, { bold: true });
        paper.text(`${say.page} ${paper.pageNumber()}`, left, 36, { width, align: 'right' });
        const top = drawHeads(60);
        drawCarried(top);
        return top + step + 6;
      },
    });
    for (const line of print.lines) {
      const name = paper.wrap(line.description(), cellWidth(1));
      const { week, year } = isoWeek(line.raw.date);
      const below = [
        ...name,
        `${say.yours}: ${line.yourArticle()}`,
        random.fill(`${say.drawing}: {Z|K|B}-####.## Ind. {0|A|B|C}`),
        ...line.notes(),
        `${say.due}: ${line.date()} (${say.week} ${week}/${year})`,
      ];
      flow.need((below.length + 3) * step);
      const row = [line.position(), `${say.ours} ${line.article()}`, line.quantity(), line.unit()];
      drawRow([...row, line.price(), line.per(), line.total()], flow.y);
      paper.lines(below, left + 30, flow.y + step);
      if (line.raw.discount)
        paper.text(`${say.net} ${line.discount()}`, left + stops[2]!, flow.y + step, {
          width: cellWidth(2) + cellWidth(3) + cellWidth(4) + 8,
          align: 'right',
          size: 7.5,
        });
      done += line.raw.total;
      flow.y += (below.length + 1.8) * step;
    }
    const sums = print.sums();
    flow.need((sums.length + 1) * step + 20);
    paper.line(left, flow.y - 2, right, flow.y - 2, { thickness: 0.8 });
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const label = say.sums[kind].replace('{r}', String(order.taxRate).replace('.', ','));
      paper.text(bold ? `${label} ${print.currency()}` : label, left + 30, flow.y + 3, { bold });
      paper.text(text, left, flow.y + 3, { bold, width, align: 'right' });
      flow.y += step + 2;
    }
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    const terms = [word('paymentTermsValue'), word('deliveryTermsValue'), word('carrierValue'), site];
    flow.need(12 * step);
    let end = flow.y + 14;
    say.conditions.forEach((label, i) => {
      paper.text(`${label}:`, left, end);
      end = paper.paragraph(terms[i]!, left + 100, end, width - 100);
    });
    end = paper.paragraph(say.closing, left, end + step, width);
    paper.lines([say.greeting, order.buyer.company], left, end + step);
  },
};
