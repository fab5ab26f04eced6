import { currencySign } from '../../kit/number-marks.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Auftragserteilung',
    facts: listed(
      'Auftrag | Datum | Ansprechpartner | Tel. / Mail | Firma (Auftraggeber) | an | Leistungsort | Wann',
    ),
    heads: listed('lfd. Nr. | Beschreibung | Anzahl | Preis je Einheit | Gesamt'),
    sums: { subtotal: 'Netto', freight: 'Versand', tax: 'zzgl. USt.', total: 'Gesamtbetrag' },
    sign: 'Ort, Datum, Stempel',
    terms: 'Es gelten unsere Einkaufsbedingungen.',
  },
  en: {
    title: 'Order for Goods',
    facts: listed('Order | Dated | Please ask for | Phone / mail | Placed by | Placed with | Where | When'),
    heads: listed('S/N | Description of goods | Quantity | Rate per unit | Total'),
    sums: { subtotal: 'Net', freight: 'Delivery', tax: 'plus VAT', total: 'Order total' },
    sign: 'Place, date, stamp',
    terms: 'Our conditions of purchase apply.',
  },
  fr: {
    title: 'Ordre de commande',
    facts: listed(
      "Commande | En date du | Demander | Tél. / mail | Donneur d'ordre | Destinataire | Lieu | Délai",
    ),
    heads: listed('N° | Description | Nombre | Prix par unité | Somme'),
    sums: { subtotal: 'Net HT', freight: 'Envoi', tax: 'plus TVA', total: 'Somme totale' },
    sign: 'Lieu, date, cachet',
    terms: "Nos conditions d'achat s'appliquent.",
  },
  es: {
    title: 'Encargo de compra',
    facts: listed(
      'Encargo | De fecha | Preguntar por | Tel. / mail | Encarga | Destinatario | Lugar | Cuándo',
    ),
    heads: listed('Nº | Descripción del material | Cantidad | Precio por unidad | Total'),
    sums: { subtotal: 'Neto', freight: 'Envío', tax: 'más IVA', total: 'Suma total' },
    sign: 'Lugar, fecha, sello',
    terms: 'Rigen nuestras condiciones de compra.',
  },
  da: {
    title: 'Bestillingsseddel',
    facts: listed(
      'Bestilling | Dateret | Spørg efter | Tlf. / mail | Bestilt af | Bestilt hos | Hvor | Hvornår',
    ),
    heads: listed('Nr. | Beskrivelse | Mængde | Pris pr. enhed | Sum'),
    sums: { subtotal: 'Netto', freight: 'Levering', tax: 'plus moms', total: 'Sum i alt' },
    sign: 'Sted, dato, stempel',
    terms: 'Vore indkøbsbetingelser gælder.',
  },
  pl: {
    title: 'Zlecenie dostawy',
    facts: listed(
      'Zlecenie | Z dnia | Kontakt | Tel. / mail | Zleceniodawca | Zleceniobiorca | Gdzie | Kiedy',
    ),
    heads: listed('L.p. | Opis towaru | Ilość | Cena za jednostkę | Suma'),
    sums: { subtotal: 'Netto', freight: 'Dostawa', tax: 'plus VAT', total: 'Suma całkowita' },
    sign: 'Miejsce, data, pieczęć',
    terms: 'Obowiązują nasze warunki zakupu.',
  },
};

interface Fact {
  label: string;
  texts: string[];
}

/** A word processor's document of a small firm: facts in a table of two columns, unit and currency within the cells. */
export const family: DrawnFamily = {
  about:
    'two word-processor tables: facts with label cells, items with the unit beside the quantity and sums in merged cells',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '{BS|AG|MK}-{2025|2026}-0##',
    articles: 'none',
    delivery: 'week',
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['times', 'lato', 'serif', 'sans'], fontSize: [10, 11] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [64, paper.width - 64];
    const width = right - left;
    const sign = random.chance(0.6) ? currencySign(order.currency) : order.currency;
    const before = order.currency === 'GBP' || order.currency === 'USD';
    const priced = (amount: string) =>
      before ? `${sign}${sign === order.currency ? ' ' : ''}${amount}` : `${amount} ${sign}`;
    paper.text(say.title, left, 48, {
      size: 17,
      bold: true,
      width,
      align: random.pick(['left', 'center'] as const),
    });
    const values = [
      [print.number()],
      [print.date()],
      [print.value('buyer', 'contact')],
      [print.value('buyer', 'phone'), print.value('buyer', 'email')],
      print.party('buyer', 'company', 'street', 'town', 'vatId'),
      print.party('supplier', 'company', 'street', 'town'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      [print.delivery()!],
    ].map((texts, i) => ({ label: say.facts[i]!, texts }));
    const labels = { head: '', width: 128, cell: (fact: Fact) => fact.label, bold: true };
    const texts = { head: '', width: width - 128, cell: (fact: Fact) => fact.texts };
    paper.line(left, 84, right, 84);
    const table = { x: left, y: 84, bottom: paper.height - 60 };
    const y = drawTable(paper, [labels, texts], values, table, {
      rules: 'all',
      headless: true,
      padding: 3.5,
    });
    print.currency();
    const cells: [number, (line: PrintedLine) => string, 'left' | 'right' | 'center'][] = [
      [40, (line) => line.position(), 'center'],
      [width - 272, (line) => line.description(), 'left'],
      [76, (line) => `${line.quantity()} ${line.unit()}`, 'center'],
      [76, (line) => priced(line.price()), 'right'],
      [80, (line) => priced(line.total()), 'right'],
    ];
    const columns = cells.map(([wide, cell, align], i) => ({
      head: say.heads[i]!,
      width: wide,
      cell,
      align,
      headAlign: 'center' as const,
    }));
    const place = { x: left, y: y + 20, bottom: paper.height - 60, nextPage: () => 60 };
    let end = drawTable(paper, columns, print.lines, place, {
      rules: 'all',
      padding: 3.5,
      head: { fill: random.pick(['#e7e6e6', '#deeaf6', '#ffffff']) },
      valign: random.pick(['top', 'middle'] as const),
    });
    if (end > paper.height - 170) {
      paper.newPage();
      end = 60;
    }
    const height = paper.leading() + 7;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.box(left, end, width - 80, height);
      paper.box(right - 80, end, 80, height);
      paper.text(`${say.sums[kind]}${rate}`, left, end + 3.5, { bold, width: width - 84, align: 'right' });
      paper.fitted(
        priced(text),
        right - 3.5 - Math.min(73, paper.widthOf(priced(text), { bold })),
        end + 3.5,
        73,
        { bold },
      );
      end += height;
    }
    paper.text(say.terms, left, end + 14);
    paper.text('_'.repeat(34), left, end + 54);
    paper.text(say.sign, left, end + 68, { size: 8 });
  },
};
