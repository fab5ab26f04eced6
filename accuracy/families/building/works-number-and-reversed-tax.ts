import { drawFacts } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: 'INKOOPCONTRACT MATERIALEN',
    facts: listed(
      'Contractnummer | Datum | Werknummer | Project | Uw offerte | Crediteurnr. | Contactpersoon | Telefoon',
    ),
    project: 'Nieuwbouw {##} {woningen|appartementen} fase #',
    opening: 'Opdrachtgever geeft hierbij opdracht aan leverancier tot levering van het volgende:',
    heads: listed('Post | Code | Omschrijving | Hoeveelheid | Ehd | Prijs/ehd | Bedrag'),
    supplierCode: 'lev. {y}',
    sums: {
      subtotal: 'Subtotaal posten',
      freight: 'Vaste transportkosten',
      tax: 'Btw {r} %',
      total: 'Aanneemsom excl. btw',
    },
    reversed: 'Btw verlegd',
    place: 'Losplaats',
    clauses: [
      'Levering: {d}, op afroep van de uitvoerder, minimaal 24 uur vooraf te melden.',
      'Betaling: {p}, na goedgekeurde bon. Prijzen vast tot einde werk.',
      'De factuur vermeldt contractnummer en werknummer en gaat naar {e}.',
      'Bij te late levering geldt een korting van 1 promille van de aanneemsom per werkdag.',
    ],
    signs: listed('Voor opdrachtgever | Voor leverancier'),
    home: listed('Btw-nr. | G-rekening'),
  },
  de: {
    title: 'MATERIALBESTELLUNG BAUVORHABEN',
    facts: listed(
      'Bestell-Nr. | vom | Kostenstelle | Bauvorhaben | Ihr Angebot | Kreditor | Bauleitung | Telefon',
    ),
    project: 'Neubau {##} {Wohneinheiten|Reihenhäuser} {BA|Abschnitt} #',
    opening: 'Für das genannte Bauvorhaben bestellen wir bei Ihnen zu den umseitigen Bedingungen:',
    heads: listed('LV-Pos. | Kurzcode | Leistung / Material | Menge | Einh. | EP | GP'),
    supplierCode: 'Lief.-Nr. {y}',
    sums: {
      subtotal: 'Summe Positionen',
      freight: 'Frachtanteil pauschal',
      tax: 'USt. {r} %',
      total: 'Bestellsumme netto',
    },
    reversed: 'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG)',
    place: 'Entladestelle',
    clauses: [
      'Lieferung: {d}, nach Abruf durch die Bauleitung, 24 Stunden vorher anzukündigen.',
      'Zahlung: {p}, nach geprüftem Lieferschein. Festpreise bis Bauende.',
      'Die Rechnung nennt Bestell-Nr. und Kostenstelle und geht an {e}.',
      'Bei Verzug gilt eine Vertragsstrafe von 0,1 % der Bestellsumme je Werktag.',
    ],
    signs: listed('Auftraggeber | Auftragnehmer'),
    home: listed('USt-IdNr. | Konto'),
  },
};

/** A builder's order in the shape of a contract: works number beside the order's, no tax, delivery in a week, clauses and two signatures. */
export const family: DrawnFamily = {
  about:
    'builder’s material order as a short contract: contract number, works number and project above, dotted lines between items, VAT reversed so that the total is net, delivery week and terms in numbered clauses below the sums',
  languages: languagesOf(words),
  order: {
    lines: [2, 9],
    number: '{IC|M|25.}{####|###}{-0#|}',
    articles: 'both',
    delivery: 'week',
    tax: false,
    shipTo: 'other',
    notes: true,
  },
  paper: { faces: ['helvetica', 'times', 'serif', 'sans'], fontSize: [8.5, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [54, paper.width - 46];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 32, { size: 12, bold: true });
    const account = random.fill(`${order.buyer.country}## 09## #### ####`);
    const own = [
      print.party('buyer', 'street', 'town').join(', '),
      `${say.home[0]} ${print.value('buyer', 'vatId')}   ${say.home[1]} ${account}`,
    ];
    paper.lines(own, left, 49, { size: 7.5 });
    paper.line(left, 74, right, 74, { thickness: 1.5 });
    paper.text(say.title, left, 84, { size: 13, bold: true });
    const works = random.fill('{2|1}####');
    const values = [
      print.number(),
      print.date(),
      works,
      random.fill(say.project),
      order.quoteReference,
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    const below = drawFacts(
      paper,
      say.facts.map((label, i) => [label, values[i]!] as const),
      { x: left, y: 110, labelWidth: 92, width: width * 0.56, step: step + 2, mark: ':' },
    );
    const vendor = print.party('supplier', 'company', 'street', 'town', 'country');
    paper.lines(vendor, left + width * 0.62, 110);
    let y = paper.paragraph(say.opening, left, below + 10, width) + 8;

    const stops = [0, 44, 106, width - 210, width - 152, width - 112, width - 62, width + 4];
    const drawRow = (texts: readonly string[], top: number, bold = false): void =>
      texts.forEach((text, i) => {
        const wide = stops[i + 1]! - stops[i]! - 4;
        const needed = paper.widthOf(text, { bold });
        const size = Math.min(paper.fontSize, (paper.fontSize * wide) / Math.max(1, needed));
        const align = i === 3 || i > 4 ? 'right' : 'left';
        paper.text(text, left + stops[i]!, top, { bold, size, width: wide, align });
      });
    const drawHeads = (top: number): number => {
      drawRow(say.heads, top, true);
      return top + step + 6;
    };
    y = drawHeads(y);
    let drawn = 0;
    const flow = startFlow(paper, {
      y,
      bottom: paper.height - 56,
      nextPage() {
        paper.text(`${say.facts[0]} ${order.number}`, left, 36);
        paper.text(`${say.facts[2]} ${works} - ${paper.pageNumber()}`, left, 36, { width, align: 'right' });
        return drawn < print.lines.length ? drawHeads(62) : 62;
      },
    });
    print.lines.forEach((line, n) => {
      const name = paper.wrap(line.description(), stops[3]! - stops[2]! - 6);
      const small = [...line.notes(), say.supplierCode.replace('{y}', line.yourArticle())];
      const rows = name.length + small.length;
      flow.need(rows * step + 10);
      const row = [
        `${Math.floor(n / 4) + 1}.${String((n % 4) + 1).padStart(2, '0')}`,
        line.article(),
        name[0]!,
      ];
      drawRow([...row, line.quantity(), line.unit(), line.price(), line.total()], flow.y);
      paper.lines([...name.slice(1), ...small], left + stops[2]!, flow.y + step);
      flow.y += rows * step + 4;
      paper.line(left, flow.y, right, flow.y, { thickness: 0.4, dash: 1.5 });
      flow.y += 5;
      drawn += 1;
    });
    const sums = print.sums();
    flow.need((sums.length + 1) * (step + 2) + 6);
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const label = bold ? `${say.sums[kind]} ${print.currency()}` : say.sums[kind];
      paper.text(label, left + stops[2]!, flow.y, { bold });
      paper.text(text, left, flow.y, { bold, width, align: 'right' });
      flow.y += step + 2;
    }
    paper.text(say.reversed, left + stops[2]!, flow.y, { italic: true });
    flow.y += 2 * step;
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    const clauses = [`${say.place}: ${site}`, ...say.clauses].map((text) =>
      text
        .replace('{d}', () => print.delivery()!)
        .replace('{p}', word('paymentTermsValue'))
        .replace('{e}', () => print.value('buyer', 'email')),
    );
    clauses.forEach((text, i) => {
      const lines = paper.wrap(text, width - 20);
      flow.need(lines.length * step + 4);
      paper.text(`${i + 1}.`, left, flow.y);
      flow.y = paper.lines(lines, left + 18, flow.y) + 3;
    });
    flow.need(70);
    say.signs.forEach((label, i) => {
      const x = left + i * (width / 2);
      paper.text(label, x, flow.y + 10, { bold: true });
      paper.line(x, flow.y + 56, x + width / 2 - 40, flow.y + 56, { thickness: 0.5 });
    });
  },
};
