import { type Column, drawTable } from '../../kit/table.ts';
import type { Language } from '../../languages.ts';
import { addDays } from '../../order/calendar.ts';
import type { Line } from '../../order/order.ts';
import { listed } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** Title, from when it holds, heads of article, name, pack, minimum, price per pack of that size, and the sentence below. */
const words: Record<Language, string[]> = {
  en: listed(
    'Price list | Valid from | Art. no. | Product | Unit | Min. order | from 1 | from 100 | Prices in {c} excluding VAT, ex works. Subject to change. Please send your orders to',
  ),
  de: listed(
    'Preisliste | Gültig ab | Art.-Nr. | Artikel | Einheit | Mindestmenge | ab 1 | ab 100 | Preise in {c} zuzüglich MwSt., ab Werk. Änderungen vorbehalten. Bestellungen bitte an',
  ),
  nl: listed(
    'Prijslijst | Geldig vanaf | Art.nr. | Product | Eenheid | Min. afname | vanaf 1 | vanaf 100 | Prijzen in {c} exclusief btw, af fabriek. Wijzigingen voorbehouden. Bestellingen graag naar',
  ),
  fr: listed(
    'Tarif | Applicable au | Réf. | Produit | Unité | Qté mini | dès 1 | dès 100 | Prix en {c} hors TVA, départ usine, modifiables sans préavis. Vos commandes à',
  ),
  es: listed(
    'Tarifa de precios | Válida desde | Ref. | Producto | Unidad | Pedido mín. | desde 1 | desde 100 | Precios en {c} sin IVA, franco fábrica, sujetos a cambios. Envíe sus pedidos a',
  ),
  it: listed(
    'Listino prezzi | Valido dal | Codice | Prodotto | U.m. | Ordine min. | da 1 | da 100 | Prezzi in {c} IVA esclusa, franco fabbrica, soggetti a variazioni. Inviare gli ordini a',
  ),
  pt: listed(
    'Tabela de preços | Válida a partir de | Ref. | Produto | Un. | Enc. mínima | desde 1 | desde 100 | Preços em {c} sem IVA, à saída da fábrica, sujeitos a alteração. Envie as encomendas para',
  ),
  pl: listed(
    'Cennik | Obowiązuje od | Indeks | Produkt | J.m. | Min. zam. | od 1 | od 100 | Ceny w {c} bez VAT, loco zakład, mogą ulec zmianie. Zamówienia prosimy kierować na',
  ),
  da: listed(
    'Prisliste | Gælder fra | Varenr. | Produkt | Enhed | Min. ordre | fra 1 | fra 100 | Priser i {c} ekskl. moms, ab fabrik. Ret til ændringer forbeholdes. Ordrer sendes til',
  ),
};

/** Not an order: our price list with two prices by quantity and minimum quantities; it names no customer and asks for orders. */
export const family: DrawnFamily = {
  about: 'negative: price list with minimum quantities and graded prices, no customer, no number',
  type: 'unknown',
  order: {
    lines: [3, 6],
    others: [14, 40],
    articles: 'yours',
    delivery: 'date',
    notes: false,
    openQuantity: false,
    repeated: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8, 9] },
  draw(paper, { print, order, random, language }) {
    const [title, valid, article, product, unit, least, one, hundred, sentence] = words[language] as [
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
    const [left, right] = [44, paper.width - 44];
    paper.text(order.supplier.brand, left, 34, { size: 18, bold: true, color: '#0b5345' });
    paper.text(`${title} ${order.date.slice(0, 4)}`, 300, 36, {
      size: 16,
      width: right - 300,
      align: 'right',
    });
    paper.text(`${valid} ${print.day(addDays(order.date, 14))}`, 300, 58, {
      width: right - 300,
      align: 'right',
    });
    const columns: Column<Line>[] = [
      { head: article, width: 80, cell: (line) => line.yourArticle ?? '' },
      { head: product, width: right - left - 340, cell: (line) => line.description },
      { head: unit, width: 50, cell: (line) => line.unit },
      { head: least, width: 70, align: 'right', cell: () => String(random.pick([1, 5, 10, 25, 100])) },
      { head: one, width: 70, align: 'right', cell: (line) => print.money(line.price) },
      { head: hundred, width: 70, align: 'right', cell: (line) => print.money(line.price * 0.93) },
    ];
    const end = drawTable(
      paper,
      columns,
      [...order.lines, ...order.others],
      { x: left, y: 84, bottom: paper.height - 90, nextPage: () => 44 },
      { rules: 'rows', head: { fill: '#0b5345', color: '#ffffff' }, zebra: '#eef5f2', padding: 3 },
    );
    paper.paragraph(
      `${sentence.replace('{c}', order.currency)} ${order.supplier.email}`,
      left,
      end + 12,
      right - left,
      { size: 8 },
    );
  },
};
