import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'ORDER FORM',
    parties: listed('Customer | Supplier'),
    own: listed('Company | Street | Postcode / Town | Contact | Telephone | E-mail | VAT no.'),
    facts: listed('Order no. | Date of order | Delivery date | Delivery address'),
    heads: listed('No. | Art. no. | Description | Qty | Unit | Unit price | Total price'),
    sums: { subtotal: 'Sum net', freight: 'Shipping', tax: 'plus VAT {r} %', total: 'Grand total' },
    note: 'All prices in',
    signed: 'Place, date, signature',
  },
  de: {
    title: 'BESTELLSCHEIN',
    parties: listed('Besteller | Lieferant'),
    own: listed('Firma | Straße | PLZ / Ort | Ansprechpartner | Telefon | E-Mail | USt-IdNr.'),
    facts: listed('Bestell-Nr. | Bestelldatum | Liefertermin | Lieferanschrift'),
    heads: listed('Nr. | Art.-Nr. | Bezeichnung | Menge | Einheit | Einzelpreis | Gesamtpreis'),
    sums: { subtotal: 'Summe netto', freight: 'Versand', tax: 'zzgl. MwSt. {r} %', total: 'Gesamtsumme' },
    note: 'Alle Preise in',
    signed: 'Ort, Datum, Unterschrift',
  },
  da: {
    title: 'BESTILLINGSSEDDEL',
    parties: listed('Kunde | Leverandør'),
    own: listed('Firma | Adresse | Postnr. / By | Kontaktperson | Telefon | E-mail | CVR-nr.'),
    facts: listed('Ordrenr. | Bestillingsdato | Leveringsdato | Leveringsadresse'),
    heads: listed('Nr. | Varenr. | Beskrivelse | Antal | Enhed | Stk.pris | Pris i alt'),
    sums: { subtotal: 'Sum ekskl. moms', freight: 'Fragt', tax: 'Moms {r} %', total: 'I alt' },
    note: 'Alle priser i',
    signed: 'Sted, dato, underskrift',
  },
  pl: {
    title: 'FORMULARZ ZAMÓWIENIA',
    parties: listed('Zamawiający | Dostawca'),
    own: listed('Firma | Ulica | Kod / Miasto | Osoba kontaktowa | Telefon | E-mail | NIP'),
    facts: listed('Nr zamówienia | Data zamówienia | Data dostawy | Adres dostawy'),
    heads: listed('Lp. | Nr art. | Opis | Ilość | Jedn. | Cena jedn. | Wartość'),
    sums: { subtotal: 'Suma netto', freight: 'Wysyłka', tax: 'VAT {r} %', total: 'Razem do zapłaty' },
    note: 'Wszystkie ceny w',
    signed: 'Miejscowość, data, podpis',
  },
  pt: {
    title: 'NOTA DE ENCOMENDA',
    parties: listed('Cliente | Fornecedor'),
    own: listed('Empresa | Morada | Cód. postal / Localidade | Contacto | Telefone | E-mail | NIF'),
    facts: listed('N.º de encomenda | Data da encomenda | Data de entrega | Local de entrega'),
    heads: listed('N.º | Ref. | Descrição | Qtd. | Un. | Preço unit. | Preço total'),
    sums: { subtotal: 'Total líquido', freight: 'Portes', tax: 'IVA {r} %', total: 'Total geral' },
    note: 'Todos os preços em',
    signed: 'Local, data, assinatura',
  },
  fr: {
    title: 'BON DE COMMANDE',
    parties: listed('Client | Fournisseur'),
    own: listed('Société | Adresse | CP / Ville | Contact | Téléphone | E-mail | N° TVA'),
    facts: listed('N° de commande | Date de commande | Date de livraison | Adresse de livraison'),
    heads: listed('N° | Réf. | Désignation | Qté | Unité | Prix unitaire | Prix total'),
    sums: { subtotal: 'Total HT', freight: 'Frais de port', tax: 'TVA {r} %', total: 'Total TTC' },
    note: 'Tous les prix en',
    signed: 'Lieu, date, signature',
  },
};

/** The sheet numbers its rows, those without goods too. */
interface Row {
  number: number;
  line: PrintedLine | undefined;
}

/** A small firm's spreadsheet: labels with tinted cells to fill in, a grid of numbered rows of which the last stay empty. */
export const family: DrawnFamily = {
  about:
    'spreadsheet template: customer and supplier as labels with tinted entry cells side by side, numbered grid with empty rows and zero totals left blank, sums in the grid’s last column, signature line',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    number: '{2|3|4|5}##',
    articles: 'yours',
    delivery: 'date',
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'sans', 'lato'], fontSize: [9, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const half = width / 2 - 8;
    const [tint, dark] = random.pick([
      ['#fff8d9', '#7f6000'],
      ['#e8f1e4', '#375623'],
      ['#e6eef8', '#1f3864'],
    ] as const);
    paper.text(say.title, left, 36, { size: 20, bold: true, color: dark });
    const row = 16;
    function entry(label: string, value: string, x: number, y: number, wide: number): void {
      const from = 100;
      paper.fitted(label, x, y + 3, from - 6);
      paper.box(x + from, y, wide - from, row, { fill: tint });
      paper.box(x + from, y, wide - from, row, { color: '#bbbbbb', thickness: 0.4 });
      paper.fitted(value, x + from + 4, y + 3, wide - from - 8);
    }
    const { supplier } = order;
    const sides = [
      [
        print.value('buyer', 'company'),
        print.value('buyer', 'street'),
        print.value('buyer', 'town'),
        print.value('buyer', 'contact'),
        print.value('buyer', 'phone'),
        print.value('buyer', 'email'),
        print.value('buyer', 'vatId'),
      ],
      [supplier.company, supplier.street, supplier.townLine, '', supplier.phone, supplier.email, ''],
    ];
    let y = 78;
    sides.forEach((values, side) => {
      const x = left + side * (half + 16);
      paper.text(say.parties[side]!, x, y, { bold: true, color: dark });
      paper.line(x, y + 13, x + half, y + 13, { color: dark });
      values.forEach((value, i) => {
        entry(say.own[i]!, value, x, y + 18 + i * row, half);
      });
    });
    y += 18 + 7 * row + 14;
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    [print.number(), print.date(), print.delivery()!].forEach((value, i) => {
      entry(say.facts[i]!, value, left, y + i * row, half);
    });
    entry(say.facts[3]!, site, left, y + 3 * row, width);
    y += 4 * row + 14;

    const rows: Row[] = Array.from({ length: 12 }, (_, i) => ({ number: i + 1, line: print.lines[i] }));
    const shown =
      (take: (line: PrintedLine) => string) =>
      ({ line }: Row) =>
        line ? take(line) : '';
    const cells: [number, 'left' | 'right', (line: Row) => string][] = [
      [28, 'right', ({ number }) => String(number)],
      [74, 'left', shown((line) => line.yourArticle())],
      [width - 356, 'left', shown((line) => line.description())],
      [48, 'right', shown((line) => line.quantity())],
      [50, 'left', shown((line) => line.unit())],
      [72, 'right', shown((line) => line.price())],
      [84, 'right', shown((line) => line.total())],
    ];
    const columns: Column<Row>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      rows,
      { x: left, y, bottom: paper.height - 50, nextPage: () => 44 },
      { rules: 'all', padding: 3, size: 8.5, head: { fill: dark, color: '#ffffff' } },
    );
    y = end;
    const sums = print.sums();
    if (y + sums.length * row + 70 > paper.height - 20) {
      paper.newPage();
      y = 44;
    }
    const start = y;
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      if (bold) paper.box(right - 84, y, 84, row + 1, { fill: tint });
      paper.box(right - 84, y, 84, row + 1);
      paper.text(say.sums[kind].replace('{r}', rate), right - 250, y + 3, {
        bold,
        width: 160,
        align: 'right',
      });
      paper.text(text, right - 81, y + 3, { bold, width: 78, align: 'right' });
      y += row + 1;
    }
    paper.text(`${say.note} ${print.currency()}`, left, start + 5, { size: 8 });
    paper.line(left, y + 46, left + 230, y + 46, { thickness: 0.6 });
    paper.text(say.signed, left, y + 49, { size: 7.5 });
  },
};
