import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: 'BESTELLIJST',
    left: listed('Klant | Adres | Plaats | Klantnummer | Contactpersoon | Telefoon'),
    right: listed('Leverancier | Bestelnummer | Besteldatum | Gewenste levering | E-mail | Afleveren'),
    heads: listed('Nr | Uw artikelnr. | Ons artikelnr. | Omschrijving | Aantal | Eenheid | Prijs | Totaal'),
    total: 'TOTAAL EXCL. BTW',
    page: 'Pagina {n}',
  },
  de: {
    title: 'BESTELLLISTE',
    left: listed('Kunde | Straße | PLZ / Ort | Kundennummer | Ansprechpartner | Telefon'),
    right: listed('Lieferant | Bestellnummer | Bestelldatum | Wunschtermin | E-Mail | Anlieferung'),
    heads: listed(
      'Nr. | Ihre Art.-Nr. | Unsere Art.-Nr. | Artikelbezeichnung | Menge | Einheit | Preis | Summe',
    ),
    total: 'GESAMT NETTO',
    page: 'Seite {n}',
  },
  en: {
    title: 'ORDER LIST',
    left: listed('Customer | Address | Town | Account no. | Contact | Phone'),
    right: listed('Supplier | Order no. | Order date | Required date | E-mail | Deliver to'),
    heads: listed('No | Your code | Our code | Description | Qty | Unit | Price | Total'),
    total: 'TOTAL EXCL. VAT',
    page: 'Page {n}',
  },
  da: {
    title: 'BESTILLINGSLISTE',
    left: listed('Kunde | Adresse | Postnr. / by | Kundenummer | Kontaktperson | Telefon'),
    right: listed('Leverandør | Bestillingsnr. | Bestillingsdato | Ønsket levering | E-mail | Leveres til'),
    heads: listed('Nr. | Jeres varenr. | Vores varenr. | Varetekst | Antal | Enhed | Pris | I alt'),
    total: 'I ALT EKSKL. MOMS',
    page: 'Side {n}',
  },
  pl: {
    title: 'LISTA ZAMÓWIENIOWA',
    left: listed('Klient | Ulica | Miejscowość | Numer klienta | Osoba kontaktowa | Telefon'),
    right: listed('Dostawca | Nr zamówienia | Data zamówienia | Termin dostawy | E-mail | Dostawa do'),
    heads: listed('Lp. | Wasz indeks | Nasz indeks | Nazwa | Ilość | J.m. | Cena | Wartość'),
    total: 'RAZEM NETTO',
    page: 'Strona {n}',
  },
  it: {
    title: 'LISTA D’ORDINE',
    left: listed('Cliente | Indirizzo | Città | Codice cliente | Referente | Telefono'),
    right: listed('Fornitore | N. ordine | Data ordine | Consegna richiesta | E-mail | Consegnare a'),
    heads: listed('N. | Vs. codice | Ns. codice | Descrizione | Q.tà | U.M. | Prezzo | Totale'),
    total: 'TOTALE IVA ESCLUSA',
    page: 'Pagina {n}',
  },
};

/** A list that a shop keeps in a spreadsheet and prints across the page: a logo, two columns of facts, a dark row of heads, empty rows left. */
export const family: DrawnFamily = {
  about:
    'spreadsheet printed across the page: logo beside a big title, customer’s and order’s facts in underlined cells, both codes before the name, rows left empty at the end, net total in a coloured cell below them',
  languages: languagesOf(words),
  order: {
    lines: [2, 26],
    articles: 'both',
    delivery: 'date',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0, quantityGroups: false },
  paper: { landscape: true, faces: ['lato', 'helvetica', 'sans', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const half = width / 2;
    const [dark, light] = random.pick([
      ['#1f4e78', '#ddebf7'],
      ['#375623', '#e2efda'],
      ['#7f3f00', '#fce4d6'],
      ['#404040', '#ededed'],
    ] as const);
    paper.box(left, 28, 38, 38, { fill: dark });
    paper.box(left + 10, 38, 18, 18, { fill: '#ffffff' });
    paper.text(order.buyer.brand, left + 46, 38, { size: 15, bold: true, color: dark });
    paper.text(say.title, left, 34, { size: 22, bold: true, width, align: 'right', color: dark });

    const step = paper.leading() + 4;
    const put = (labels: readonly string[], values: readonly string[], x: number) => {
      labels.forEach((label, i) => {
        const y = 80 + i * step;
        paper.fitted(label, x, y, 88, { bold: true });
        paper.fitted(values[i]!, x + 94, y, half - 118);
        paper.line(x + 92, y + step - 3, x + half - 20, y + step - 3, { thickness: 0.4, color: '#999999' });
      });
    };
    const own = [
      print.value('buyer', 'company'),
      print.value('buyer', 'street'),
      print.value('buyer', 'town'),
      order.customerNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    const facts = [
      order.supplier.company,
      print.number(),
      print.date(),
      print.delivery()!,
      print.value('buyer', 'email'),
      print.party('shipTo', 'company', 'extra', 'street', 'town').join(', '),
    ];
    put(say.left, own, left);
    put(say.right, facts, left + half + 20);

    const drawFoot = () => {
      const footer = say.page.replace('{n}', String(paper.pageNumber()));
      paper.text(footer, left, paper.height - 28, { size: 7.5, width, align: 'center' });
    };
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [28, 'center', (line) => String(print.lines.indexOf(line) + 1)],
      [92, 'left', (line) => line.yourArticle()],
      [92, 'left', (line) => line.article()],
      [width - 460, 'left', (line) => line.description()],
      [50, 'right', (line) => line.quantity()],
      [50, 'center', (line) => line.unit()],
      [68, 'right', (line) => line.price()],
      [80, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine | null>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell: (line) => (line ? cell(line) : ''),
    }));
    const fill = Math.max(0, random.pick([8, 12, 15]) - print.lines.length);
    const rows = [...print.lines, ...Array.from({ length: fill }, () => null)];
    let y = drawTable(
      paper,
      columns,
      rows,
      { x: left, y: 88 + 6 * step, bottom: paper.height - 64, beforeBreak: drawFoot, nextPage: () => 40 },
      { rules: 'all', padding: 2.5, zebra: light, head: { fill: dark, color: '#ffffff' } },
    );
    const tall = paper.leading() + 6;
    if (y + tall > paper.height - 40) {
      drawFoot();
      paper.newPage();
      y = 40;
    }
    const total = `${print.sums().at(-1)!.text} ${print.currency()}`;
    paper.box(right - 260, y, 260, tall, { fill: light });
    paper.box(right - 260, y, 260, tall);
    paper.text(say.total, right - 256, y + 3, { bold: true });
    paper.text(total, right - 126, y + 3, { bold: true, width: 122, align: 'right' });
    drawFoot();
  },
};
