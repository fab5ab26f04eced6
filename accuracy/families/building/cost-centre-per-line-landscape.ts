import { gtinOf } from '../../kit/number-marks.ts';
import { drawFacts } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: 'BESTELOPDRACHT',
    department: 'Afdeling Inkoop & Logistiek',
    left: listed('Opdrachtnr. | Opdrachtdatum | Raamovereenkomst | Inkoper | Telefoon | E-mail'),
    right: listed('Onze deb.nr. bij u | Leverancier | GLN afleveradres | Valuta | Betaaltermijn'),
    blocks: listed('Leverancier | Afleveren: goederenontvangst | Factuuradres'),
    heads: listed(
      'Rgl | Kostenplaats | Art.nr. ZH | Omschrijving | Art.nr. lev. | GTIN | Besteld | Eenheid | Prijs excl. | Bedrag excl. | Gewenst op',
    ),
    sums: {
      subtotal: 'Totaal excl. btw',
      freight: 'Orderkosten',
      tax: 'Btw {r}%',
      total: 'Totaal incl. btw',
    },
    rules: [
      'Aanleveren tussen 7.30 en 15.00 uur op blokpallets van ten hoogste 1,60 m.',
      'Backorders direct melden aan de inkoper; deelleveringen alleen na overleg.',
    ],
    page: 'Pagina {p}',
  },
  fr: {
    title: 'BON DE COMMANDE HOSPITALIER',
    department: 'Direction des achats et de la logistique',
    left: listed('N° de bon | Date du bon | N° de marché | Gestionnaire | Téléphone | Courriel'),
    right: listed('Notre n° client | Tiers | GLN livraison | Devise | Délai de paiement'),
    blocks: listed('Titulaire | À livrer : réception magasin | Facturation'),
    heads: listed(
      'Lig. | UF | Code établ. | Libellé | Réf. titulaire | GTIN | Qté | Unité | PU HT | Total HT | Livrer le',
    ),
    sums: { subtotal: 'Total HT', freight: 'Frais de port', tax: 'TVA {r} %', total: 'Total TTC' },
    rules: [
      'Livraisons de 7 h 30 à 15 h, palettes de 1,60 m au plus.',
      'Signaler sans délai toute rupture au gestionnaire ; livraison partielle après accord seulement.',
    ],
    page: 'Page {p}',
  },
};

/** A hospital's purchasing system on a landscape page: each line has its ward's cost centre, both articles' numbers, a GTIN and a date. */
export const family: DrawnFamily = {
  about:
    'hospital purchasing system, landscape: framework contract and GLN among the facts, eleven columns with cost centre, hospital’s and supplier’s number, GTIN, price and date of each line, three address blocks in a row',
  languages: languagesOf(words),
  order: {
    lines: [2, 16],
    number: '{4|7|9}#######',
    articles: 'both',
    delivery: 'lines',
    tax: true,
    billTo: 'other',
    shipTo: 'other',
    notes: false,
  },
  paper: { landscape: true, faces: ['helvetica', 'condensed', 'sans'], fontSize: [7.5, 8] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 28, { size: 12, bold: true, color: '#00615c' });
    paper.text(say.department, left, 44, { color: '#00615c' });
    const own = print.party('buyer', 'street', 'town', 'country').join(', ');
    paper.text(own, left, 44 + step);
    paper.text(say.title, left, 28, { size: 14, bold: true, width, align: 'right' });
    const values = [
      print.number(),
      print.date(),
      random.fill('{RO|M}-20{23|24}-0##'),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    const codes = [
      order.customerNumber,
      order.supplierNumber,
      gtinOf(random),
      print.currency(),
      word('paymentTermsValue'),
    ];
    const facts = { labelWidth: 92, width: 236, step: step + 1.5, label: { bold: true } };
    drawFacts(
      paper,
      say.left.map((label, i) => [label, values[i]!] as const),
      { ...facts, x: left, y: 78 },
    );
    drawFacts(
      paper,
      say.right.map((label, i) => [label, codes[i]!] as const),
      {
        ...facts,
        x: left + 260,
        y: 78,
      },
    );
    const parties = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    let y = 86 + 6 * (step + 1.5);
    parties.forEach((texts, i) => {
      const x = left + (i * width) / 3;
      paper.box(x, y, width / 3 - 8, step + 4, { fill: '#00615c' });
      paper.text(say.blocks[i]!, x + 4, y + 2, { bold: true, color: '#ffffff' });
      paper.lines(texts, x + 4, y + step + 7);
    });
    y += 6 * step + 14;

    const centres = new Map(print.lines.map((line) => [line, random.fill('{2|4}###')]));
    const codesOf = new Map(print.lines.map((line) => [line, gtinOf(random)]));
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [28, 'right', (line) => line.position()],
      [56, 'center', (line) => centres.get(line)!],
      [66, 'left', (line) => line.article()],
      [width - 572, 'left', (line) => line.description()],
      [70, 'left', (line) => line.yourArticle()],
      [74, 'left', (line) => codesOf.get(line)!],
      [46, 'right', (line) => line.quantity()],
      [50, 'left', (line) => line.unit()],
      [56, 'right', (line) => line.price()],
      [62, 'right', (line) => line.total()],
      [64, 'right', (line) => line.date().replaceAll(' ', '\u00a0')],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const nextPage = (): number => {
      paper.text(`${say.title} ${order.number}`, left, 30, { bold: true });
      paper.text(say.page.replace('{p}', String(paper.pageNumber())), left, 30, { width, align: 'right' });
      return 50;
    };
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 40, nextPage },
      { rules: 'rows', padding: 2.5, head: { bold: true, size: 7 } },
    );
    const sums = print.sums();
    if (y + sums.length * (step + 2) + 20 > paper.height - 24) {
      paper.newPage();
      y = nextPage();
    }
    paper.lines(say.rules, left, y + 10, { size: 7.5 });
    sums.forEach(({ kind, text }, i) => {
      const bold = kind === 'total';
      const label = say.sums[kind].replace('{r}', String(order.taxRate));
      const top = y + 10 + i * (step + 2);
      paper.text(label, right - 260, top, { bold, width: 130, align: 'right' });
      paper.text(text, right - 126, top, { bold, width: 60, align: 'right' });
    });
  },
};
