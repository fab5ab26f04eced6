import { gtinOf } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    facts: listed(
      'Order No | Order Date | Currency | Buyer | Buyer email | Vendor No | Dept / Class | Season',
    ),
    vendor: 'VENDOR',
    centre: 'DELIVER TO (DISTRIBUTION CENTRE)',
    drop: 'DELIVERY {n} OF {m}',
    due: 'In DC date:',
    dock: 'Dock slot ref.',
    heads: listed('Style | Description | Size | EAN | Inner/Outer | Units | Cost | RRP | Ext. Cost'),
    dropSum: 'Delivery {n} total units / cost',
    sum: 'ORDER TOTAL COST',
    notes: listed(
      'Swing tickets and EAN labels at vendor expense, see Supplier Manual section 4.2. | Cartons are to be marked with order number, style and delivery number. | Early or late deliveries may be refused and are charged at 150.00 each.',
    ),
    printed: 'Printed',
  },
  de: {
    title: 'BESTELLUNG',
    facts: listed(
      'Bestell-Nr. | Bestelldatum | Währung | Einkäufer | E-Mail Einkauf | Lief.-Nr. | Abt. / WGR | Saison',
    ),
    vendor: 'LIEFERANT',
    centre: 'ANLIEFERUNG AN ZENTRALLAGER',
    drop: 'LIEFERUNG {n} VON {m}',
    due: 'Wareneingang ZL:',
    dock: 'Zeitfenster-Ref.',
    heads: listed('Modell-Nr. | Bezeichnung | Größe | EAN | VPE | Stück | EK | VK | EK-Wert'),
    dropSum: 'Summe Lieferung {n}: Stück / EK',
    sum: 'GESAMT EK-WERT',
    notes: listed(
      'Etikettierung mit EAN und VK-Preis durch den Lieferanten, siehe Lieferantenhandbuch Kap. 4.2. | Kartons mit Bestellnummer, Modell und Liefernummer kennzeichnen. | Früh- oder Spätlieferungen können abgelehnt werden; Bearbeitungspauschale 150,00.',
    ),
    printed: 'Druck',
  },
  nl: {
    title: 'INKOOPORDER',
    facts: listed(
      'Ordernr. | Orderdatum | Valuta | Inkoper | E-mail inkoop | Lev.nr. | Afd. / groep | Seizoen',
    ),
    vendor: 'LEVERANCIER',
    centre: 'AFLEVEREN DISTRIBUTIECENTRUM',
    drop: 'LEVERING {n} VAN {m}',
    due: 'Datum in DC:',
    dock: 'Losslot-ref.',
    heads: listed(
      'Artikel | Omschrijving | Maat | EAN | Binnen/om | Stuks | Inkoop | Verkoop | Inkoopwaarde',
    ),
    dropSum: 'Totaal levering {n}: stuks / inkoop',
    sum: 'TOTAAL INKOOPWAARDE',
    notes: listed(
      'Prijsstickers met EAN door de leverancier, zie leveranciershandboek 4.2. | Dozen voorzien van ordernummer, artikel en leveringnummer. | Te vroege of te late leveringen kunnen worden geweigerd (150,00 per zending).',
    ),
    printed: 'Afgedrukt',
  },
  it: {
    title: "ORDINE D'ACQUISTO",
    facts: listed(
      'N. ordine | Data ordine | Valuta | Buyer | E-mail buyer | Cod. fornitore | Rep. / classe | Stagione',
    ),
    vendor: 'FORNITORE',
    centre: 'CONSEGNA A (CENTRO DISTRIBUTIVO)',
    drop: 'CONSEGNA {n} DI {m}',
    due: 'Data arrivo CD:',
    dock: 'Rif. slot scarico',
    heads: listed('Modello | Descrizione | Taglia | EAN | Conf. | Pezzi | Costo | P.V.P. | Valore costo'),
    dropSum: 'Totale consegna {n}: pezzi / costo',
    sum: 'TOTALE ORDINE AL COSTO',
    notes: listed(
      'Etichette EAN e prezzo a carico del fornitore, vedi manuale fornitori 4.2. | I cartoni devono riportare numero ordine, modello e numero di consegna. | Consegne anticipate o in ritardo possono essere rifiutate (addebito 150,00).',
    ),
    printed: 'Stampato',
  },
};

/** A chain's order: two deliveries, each with its own day and table, and a selling price beside the cost. */
export const family: DrawnFamily = {
  about:
    'retail chain: two delivery tables with their days in the bar, size and EAN, cost beside retail price',
  languages: languagesOf(words),
  order: {
    lines: [2, 12],
    number: '{40|41|7}######',
    articles: 'own',
    article: '{S|W|M}######',
    delivery: 'lines',
    shipTo: 'other',
    countedOnly: true,
    tax: false,
    freight: false,
    notes: false,
  },
  paper: { landscape: true, faces: ['helvetica', 'condensed', 'lato'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const tone = random.pick(['#1d1d1d', '#7a1f2b', '#20456b']);
    paper.text(print.party('buyer', 'brand')[0]!, left, 28, { size: 20, bold: true, color: tone });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'vatId'), left, 54, { size: 7 });
    paper.text(say.title, right - 240, 28, { size: 15, bold: true, width: 240, align: 'right' });
    const facts = [
      print.number(),
      print.date(),
      print.currency(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'email'),
      order.supplierNumber,
      random.fill('## / ###'),
      random.fill('{SS|AW|HW}2{5|6}'),
    ];
    say.facts.forEach((label, i) => {
      const [x, y] = [right - 410 + (i % 2) * 210, 52 + Math.floor(i / 2) * 13];
      paper.fitted(label, x, y, 82, { bold: true });
      paper.fitted(facts[i]!, x + 86, y, 116);
    });
    const blocks: [string, string[]][] = [
      [say.vendor, print.party('supplier', 'company', 'street', 'town', 'country')],
      [say.centre, print.party('shipTo', 'company', 'extra', 'street', 'town')],
    ];
    blocks.forEach(([head, texts], i) => {
      const x = left + i * 390;
      paper.box(x, 112, 380, 12, { fill: '#e4e4e4' });
      paper.text(head, x + 4, 113.5, { size: 7, bold: true });
      paper.lines(texts, x + 4, 127);
    });

    const days = print.lines.map((line) => line.raw.date).sort();
    const half = Math.ceil(print.lines.length / 2);
    for (const [i, line] of print.lines.entries()) line.raw.date = i < half ? days[0]! : days.at(-1)!;
    const size = random.pick(['ONE', 'OS', '000', '1SZ']);
    const cells: Column<PrintedLine>['cell'][] = [
      (line) => line.article(),
      (line) => line.description(),
      () => size,
      () => gtinOf(random),
      () => random.pick(['1/6', '6/24', '1/12', '4/16']),
      (line) => line.quantity(),
      (line) => line.price(),
      ({ raw }) => print.money(Math.ceil(raw.price * 2.3) + 0.99),
      (line) => line.total(),
    ];
    const widths = [62, right - left - 482, 40, 88, 56, 46, 58, 62, 70];
    const columns = say.heads.map((head, i): Column<PrintedLine> => {
      return { head, width: widths[i]!, align: i > 4 ? 'right' : 'left', cell: cells[i]! };
    });
    let y = 186;
    [print.lines.slice(0, half), print.lines.slice(half)].forEach((drop, i) => {
      const tag = (text: string) => text.replace('{n}', String(i + 1)).replace('{m}', '2');
      if (y > paper.height - 130) {
        paper.newPage();
        y = 40;
      }
      paper.box(left, y, right - left, 15, { fill: tone });
      const white = { bold: true, color: '#ffffff' };
      paper.text(tag(say.drop), left + 5, y + 3, white);
      paper.text(`${say.due} ${drop[0]!.date()}`, left + 200, y + 3, white);
      paper.text(`${say.dock} ${random.fill('DS#####')}`, left + 470, y + 3, white);
      const place = { x: left, y: y + 17, bottom: paper.height - 60, nextPage: () => 40 };
      y = drawTable(paper, columns, drop, place, { rules: 'rows', padding: 2, head: { fill: '#efefef' } });
      const units = drop.reduce((sum, { raw: { quantity } }) => {
        return sum + (quantity.kind === 'whole' ? quantity.value : 0);
      }, 0);
      paper.text(tag(say.dropSum), right - 430, y + 3, { bold: true });
      paper.text(String(units), right - 238, y + 3, { bold: true, width: 45, align: 'right' });
      const cost = drop.reduce((sum, { raw }) => sum + raw.total, 0);
      paper.text(print.money(cost), right - 73, y + 3, { bold: true, width: 70, align: 'right' });
      y += 24;
    });
    const total = print.sums().at(-1)!;
    paper.box(right - 300, y, 300, 18, { thickness: 1 });
    paper.text(`${say.sum} ${order.currency}`, right - 294, y + 4, { bold: true });
    paper.text(total.text, right - 103, y + 4, { bold: true, width: 100, align: 'right' });
    say.notes.forEach((note, i) => {
      paper.fitted(`${i + 1}. ${note}`, left, y + i * 10, right - left - 310, { size: 6.5 });
    });
    const foot = `${say.printed} ${print.day(order.date)} ${random.fill('1#:{0|2|4}#')} · ${random.fill('{JB|MK|TS}##')} · EDI 850/${random.fill('#####')}`;
    paper.text(foot, left, paper.height - 24, { size: 6.5, color: '#555555' });
  },
};
