import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Bestellung der Institute und Einrichtungen',
    facts: listed('Bestellzeichen | Ausgestellt am | Kostenstelle / Fonds | Besteller/in | Telefon | E-Mail'),
    more: listed('Lieferung erbeten bis | Ihr Angebot | Projektkonto'),
    parties: listed('Firma | Straße | PLZ, Ort'),
    ship: listed('Einrichtung | Gebäude, Straße | PLZ, Ort'),
    panels: listed('An | Lieferanschrift'),
    heads: listed(
      'Nr. | Anzahl | Einh. | Gegenstand (genaue Bezeichnung, Bestellnr. der Firma) | Einzelpreis | Gesamt',
    ),
    sums: { subtotal: 'Summe', freight: 'Porto/Versand', tax: 'USt', total: 'Rechnungsbetrag ca.' },
    sign: listed('Unterschrift Bestellberechtigte/r | sachlich richtig'),
  },
  en: {
    title: 'Departmental Purchase Order',
    facts: listed('Order reference | Date issued | Cost code / fund | Ordered by | Telephone | Email'),
    more: listed('Goods needed by | Your quotation | Grant no.'),
    parties: listed('Firm | Street | Town'),
    ship: listed('Department | Building and street | Town'),
    panels: listed('To | Deliver to'),
    heads: listed(
      'No. | How many | Unit | Goods or services required (with catalogue no.) | Price each | Total',
    ),
    sums: { subtotal: 'Sum', freight: 'Postage', tax: 'VAT', total: 'Estimated total' },
    sign: listed('Authorised signatory | Budget holder'),
  },
  nl: {
    title: 'Bestelbon faculteit',
    facts: listed('Bestelkenmerk | Uitgegeven op | Kostenplaats / fonds | Besteld door | Telefoon | E-mail'),
    more: listed('Gewenst uiterlijk | Uw offerte | Projectcode'),
    parties: listed('Firma | Straat | Postcode en plaats'),
    ship: listed('Afdeling | Gebouw en straat | Postcode en plaats'),
    panels: listed('Aan | Bezorgen bij'),
    heads: listed('Nr. | Aantal | Eenh. | Gevraagd artikel of dienst (met cat.nr.) | Prijs p/st | Samen'),
    sums: { subtotal: 'Som', freight: 'Porto', tax: 'Btw', total: 'Geschat totaal' },
    sign: listed('Tekenbevoegde | Budgethouder'),
  },
  it: {
    title: 'Buono d’ordine del Dipartimento',
    facts: listed('Buono n. | Data di emissione | Fondo / CUP | Richiedente | Telefono | Posta elettronica'),
    more: listed('Consegna richiesta entro | Vs. preventivo | Progetto'),
    parties: listed('Ditta | Via | CAP e città'),
    ship: listed('Struttura | Edificio e via | CAP e città'),
    panels: listed('Spett.le | Consegnare a'),
    heads: listed(
      'N. | Numero pezzi | U.M. | Oggetto dell’ordine (con codice della ditta) | Prezzo cad. | Totale riga',
    ),
    sums: { subtotal: 'Somma', freight: 'Spese di spedizione', tax: 'IVA', total: 'Importo presunto' },
    sign: listed('Il titolare dei fondi | Il direttore'),
  },
  pl: {
    title: 'Zlecenie zakupu jednostki uczelnianej',
    facts: listed('Znak zlecenia | Wystawione dnia | MPK / źródło | Zlecający | Telefon | E-mail'),
    more: listed('Potrzebne do dnia | Wasza oferta | Nr projektu'),
    parties: listed('Firma | Ulica | Kod i miejscowość'),
    ship: listed('Jednostka | Budynek i ulica | Kod i miejscowość'),
    panels: listed('Do | Miejsce dostarczenia'),
    heads: listed('Nr | Liczba | Jedn. | Przedmiot zlecenia (z nr katalogowym) | Cena za szt. | Razem'),
    sums: { subtotal: 'Suma', freight: 'Przesyłka', tax: 'VAT', total: 'Szacowana kwota' },
    sign: listed('Dysponent środków | Kierownik jednostki'),
  },
};

/** A university's form filled in on the screen: values in another face on lines, the labels small underneath. */
export const family: DrawnFamily = {
  about: 'labels below the values they name, a form filled in another face, empty rows left in the table',
  languages: languagesOf(words),
  order: {
    lines: [1, 7],
    delivery: 'date',
    articles: 'yours',
    number: '{PHY|CHEM|BIO}-{25|26}/###',
    notes: false,
    repeated: false,
    shipTo: 'other',
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'sans', 'serif', 'times'], fontSize: [9, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [44, paper.width - 44];
    const face = random.pick(['hand', 'mono', 'lato'] as const);
    const size = face === 'hand' ? 14 : face === 'mono' ? 8.5 : 9.5;
    const lift = paper.leading(size) + 1;

    /** A line with the value on it and the label under it. */
    function field(label: string, value: string, x: number, y: number, width: number): void {
      paper.fitted(value, x + 3, y - lift, width - 6, { face, size });
      paper.line(x, y, x + width, y, { thickness: 0.5 });
      paper.fitted(label, x, y + 1.5, width, { size: 6.5 });
    }
    paper.text(print.value('buyer', 'company'), left, 30, { size: 12, bold: true });
    paper.text(print.party('buyer', 'street', 'town').join(', '), left, 46);
    paper.text(say.title, left, 66, { size: 13, bold: true });
    const half = (right - left - 24) / 2;
    const third = (right - left - 32) / 3;
    const values = [
      print.number(),
      print.date(),
      random.fill('######/##'),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    values.forEach((value, i) => {
      field(say.facts[i]!, value, left + (i % 3) * (third + 16), 106 + Math.floor(i / 3) * 34, third);
    });
    paper.text(say.panels[0]!, left, 164, { bold: true });
    paper.text(say.panels[1]!, left + half + 24, 164, { bold: true });
    const to = print.party('supplier', 'company', 'street', 'town');
    const ship = print.party('shipTo', 'company', 'street', 'town');
    to.forEach((text, i) => {
      field(say.parties[i]!, text, left, 196 + i * 30, half);
    });
    ship.forEach((text, i) => {
      field(say.ship[i]!, text, left + half + 24, 196 + i * 30, half);
    });
    [print.delivery()!, order.quoteReference, order.project].forEach((text, i) => {
      field(say.more[i]!, text, left + i * (third + 16), 292, third);
    });

    const all = right - left;
    const blank = Array.from({ length: 9 - print.lines.length }, () => null);
    const rows: (PrintedLine | null)[] = [...print.lines, ...blank];
    const cells: [number, (line: PrintedLine) => string | string[], 'left' | 'right'][] = [
      [28, (line) => line.position(), 'left'],
      [52, (line) => line.quantity(), 'right'],
      [44, (line) => line.unit(), 'left'],
      [all - 254, (line) => [line.description(), `(${line.yourArticle()})`], 'left'],
      [62, (line) => line.price(), 'right'],
      [68, (line) => line.total(), 'right'],
    ];
    const columns = cells.map(([width, cell, align], i) => ({
      head: say.heads[i]!,
      width,
      align,
      cell: (line: PrintedLine | null) => (line ? cell(line) : ''),
    }));
    const place = { x: left, y: 318, bottom: paper.height - 100, nextPage: () => 50 };
    const end = drawTable(paper, columns, rows, place, {
      rules: 'all',
      head: { size: 7.5, bold: false },
      padding: 3,
    });
    let y = end;
    for (const { kind, text } of print.sums()) {
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      const label = `${say.sums[kind]}${rate}${kind === 'total' ? ` (${print.currency()})` : ''}`;
      paper.fitted(label, right - 200, y + 4, 126, { size: 8 });
      paper.box(right - 68, y, 68, 18, { thickness: 0.6 });
      paper.fitted(text, right - 65 + Math.max(0, 62 - paper.widthOf(text, { face, size })), y + 2, 62, {
        face,
        size,
      });
      y += 18;
    }
    field(say.sign[0]!, '', left, y + 40, half - 40);
    field(say.sign[1]!, '', left + half + 64, y + 40, half - 40);
  },
};
