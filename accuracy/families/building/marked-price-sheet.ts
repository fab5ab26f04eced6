import type { Language } from '../../languages.ts';
import type { Line } from '../../order/order.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { listed } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** Title, labels of five cells of the head, heads of the columns, sum, foot. */
const words: Record<Language, string[]> = {
  en: listed(
    'Order sheet | Company | Order date | Our order | Contact | Deliver on | Item code | Product | Pack | Price | Order qty | Value | Total | Page',
  ),
  de: listed(
    'Bestellliste | Firma | Bestelldatum | Unsere Best.-Nr. | Ansprechpartner | Liefertermin | Art.-Nr. | Artikel | VPE | Preis | Bestellmenge | Wert | Summe | Seite',
  ),
  nl: listed(
    'Bestellijst | Bedrijf | Besteldatum | Ons bestelnr. | Contactpersoon | Leverdatum | Art.nr. | Product | Verp. | Prijs | Bestelaantal | Bedrag | Totaal | Pagina',
  ),
  fr: listed(
    'Liste de commande | Société | Date de commande | Notre n° de commande | Contact | Livraison le | Code | Produit | Cond. | Prix HT | Qté commandée | Montant HT | Total HT | Page',
  ),
  es: listed(
    'Hoja de pedido | Empresa | Fecha de pedido | N.º de pedido | Contacto | Entregar el | Código | Producto | Env. | Precio | Cant. pedida | Importe | Total | Página',
  ),
  it: listed(
    'Modulo d’ordine | Azienda | Data ordine | Ns. ordine n. | Contatto | Consegna il | Codice | Prodotto | Conf. | Prezzo | Q.tà ordinata | Importo | Totale | Pagina',
  ),
  pt: listed(
    'Lista de encomenda | Empresa | Data da encomenda | N.º da encomenda | Contacto | Entrega em | Código | Produto | Emb. | Preço | Qtd. pedida | Valor | Total | Página',
  ),
  pl: listed(
    'Lista zamówieniowa | Firma | Data zamówienia | Nr zamówienia | Osoba kontaktowa | Termin dostawy | Indeks | Produkt | Opak. | Cena | Ilość zam. | Wartość | Razem | Strona',
  ),
  da: listed(
    'Bestillingsliste | Firma | Bestillingsdato | Vores ordrenr. | Kontaktperson | Leveres den | Varenr. | Produkt | Kolli | Pris | Antal bestilt | Beløb | I alt | Side',
  ),
};

type Row = { line: PrintedLine } | { other: Line };

/** A price list as a spreadsheet, printed with its grid: all articles are there, only the ordered ones have a quantity. */
export const family: DrawnFamily = {
  about:
    'spreadsheet of all articles with a grid: most have no quantity and are not ordered, value 0 beside them or nothing',
  order: {
    lines: [2, 9],
    others: [8, 50],
    articles: 'own',
    article: '{10|20|35}-###',
    delivery: 'date',
    tax: false,
    freight: false,
    notes: false,
    countedOnly: true,
    openQuantity: false,
    repeated: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8, 9] },
  draw(paper, { print, order, random, language }) {
    const [
      title,
      company,
      date,
      number,
      contact,
      deliver,
      code,
      product,
      pack,
      price,
      quantity,
      value,
      total,
      page,
    ] = words[language] as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const left = 42;
    const widths = [56, paper.width - 84 - 286, 40, 58, 64, 68];
    const right = left + widths.reduce((sum, width) => sum + width, 0);
    const grid = { thickness: 0.3, color: '#b5b5b5' };
    const high = 16;
    let y = 44;
    function row(texts: readonly string[], style: { bold?: boolean; fill?: string } = {}): void {
      let x = left;
      texts.forEach((text, i) => {
        const width = widths[i]!;
        if (style.fill) paper.box(x, y, width, high, { fill: style.fill });
        paper.box(x, y, width, high, grid);
        const size = Math.min(
          paper.fontSize,
          (paper.fontSize * (width - 6)) / Math.max(1, paper.widthOf(text, { bold: style.bold ?? false })),
        );
        paper.text(text, x + 3, y + 3, {
          bold: style.bold ?? false,
          size,
          width: width - 6,
          align: i > 2 ? 'right' : 'left',
        });
        x += width;
      });
      y += high;
    }
    paper.text(title, left, y, { size: 15, bold: true });
    paper.text(order.supplier.company, 300, y + 4, { width: right - 300, align: 'right' });
    y += 26;
    const facts = [
      [company, print.value('buyer', 'company')],
      ['', print.party('buyer', 'street', 'town').join(', ')],
      [contact, `${print.value('buyer', 'contact')}   ${print.value('buyer', 'email')}`],
      [number, print.number()],
      [date, print.date()],
      [deliver, print.delivery()!],
    ] as const;
    for (const [label, text] of facts) {
      paper.box(left, y, 108, high, grid);
      paper.box(left + 108, y, 260, high, grid);
      paper.fitted(label, left + 3, y + 3, 102, { bold: true });
      paper.fitted(text, left + 111, y + 3, 254);
      y += high;
    }
    y += 10;
    const head = () =>
      row([code, product, pack, `${price} ${order.currency}`, quantity, `${value} ${print.currency()}`], {
        bold: true,
        fill: random.pick(['#c6e0b4', '#c6e0b4', '#d9e1f2']),
      });
    head();
    // What is counted here has one unit.
    const { unit } = order.lines[0]!;
    const zero = random.chance(0.5) ? print.money(0) : '';
    const rows: Row[] = random.shuffled([
      ...print.lines.map((line) => ({ line })),
      ...order.others.map((other) => ({ other })),
    ]);
    // The truth has the lines in the order of their positions, and so has the sheet.
    const ordered = print.lines[Symbol.iterator]();
    for (const each of rows) {
      if (y > paper.height - 70) {
        foot();
        paper.newPage();
        y = 44;
        head();
      }
      if ('other' in each) {
        const { article, description, price: amount } = each.other;
        row([article ?? '', description, unit, print.money(amount), '', zero]);
      } else {
        const line = ordered.next().value!;
        row([line.article(), line.description(), line.unit(), line.price(), line.quantity(), line.total()]);
      }
    }
    row(['', '', '', '', total, print.sums().at(-1)!.text], { bold: true });
    foot();

    function foot(): void {
      paper.text(`${page} ${paper.pageNumber()}`, left, paper.height - 36, {
        size: 8,
        width: right - left,
        align: 'center',
      });
    }
  },
};
