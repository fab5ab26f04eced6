import { gtinOf } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Allocation order',
    facts: listed('Order no. | Order date | Delivery to DC | Buyer | Supplier no. | Currency'),
    parties: listed('Ordering company | Supplier | Distribution centre'),
    heads: listed('Style / item | EAN | Description | Total qty | Unit | Cost price | Total cost'),
    store: 'Str.',
    total: 'Order total',
  },
  de: {
    title: 'Verteilerauftrag',
    facts: listed('Auftrags-Nr. | Auftragsdatum | Anlieferung Lager | Einkäufer | Lieferanten-Nr. | Währung'),
    parties: listed('Auftraggeber | Lieferant | Zentrallager'),
    heads: listed('Art.-Nr. | EAN | Bezeichnung | Gesamtmenge | ME | EK netto | Gesamt EK'),
    store: 'Fil.',
    total: 'Auftragswert',
  },
  fr: {
    title: 'Commande avec répartition',
    facts: listed('N° commande | Date commande | Livraison entrepôt | Acheteur | N° fournisseur | Devise'),
    parties: listed('Donneur d’ordre | Fournisseur | Entrepôt'),
    heads: listed('Réf. | EAN | Libellé | Qté totale | U. | PA net | Montant'),
    store: 'Mag.',
    total: 'Total commande',
  },
  es: {
    title: 'Pedido con reparto',
    facts: listed('N.º pedido | Fecha pedido | Entrega almacén | Comprador | N.º proveedor | Divisa'),
    parties: listed('Sociedad compradora | Proveedor | Almacén central'),
    heads: listed('Ref. | EAN | Descripción | Cant. total | Ud. | Coste | Importe'),
    store: 'Tda.',
    total: 'Total pedido',
  },
  pl: {
    title: 'Zamówienie z rozdzielnikiem',
    facts: listed('Nr zamówienia | Data zamówienia | Dostawa do magazynu | Kupiec | Nr dostawcy | Waluta'),
    parties: listed('Zamawiający | Dostawca | Magazyn centralny'),
    heads: listed('Indeks | EAN | Nazwa | Ilość razem | J.m. | Cena zakupu | Wartość'),
    store: 'Sklep',
    total: 'Wartość zamówienia',
  },
};
const stores = 4;

/** A chain's order with its allocation: a column for each store and one for the whole quantity, which is what is ordered. */
export const family: DrawnFamily = {
  about:
    'retail chain: quantities by store in columns of their own before the whole quantity, EAN beside the article, landscape',
  languages: languagesOf(words),
  order: {
    lines: [2, 12],
    number: '{77|81|2}#####',
    articles: 'own',
    article: '{2|3|5}######',
    delivery: 'date',
    countedOnly: true,
    large: false,
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
    shipTo: 'other',
  },
  style: { quantityDecimals: 0 },
  paper: { landscape: true, faces: ['helvetica', 'condensed', 'sans'], fontSize: [7.5, 8.5] },
  draw(paper, { print, order, random, language }) {
    const say = wordsIn(words, language);
    const [left, right] = [34, paper.width - 34];
    paper.text(print.value('buyer', 'brand').toUpperCase(), left, 30, { size: 17, bold: true });
    paper.text(say.title, 400, 32, { size: 14, bold: true, width: right - 400, align: 'right' });
    const blocks = [
      print.party('buyer', 'company', 'street', 'town', 'phone', 'email'),
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      paper.text(say.parties[i]!, left + i * 180, 62, { bold: true, color: '#444444' });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * 180, 74 + n * 11, 170);
      });
    });
    const values = [
      print.number(),
      print.date(),
      print.delivery()!,
      print.value('buyer', 'contact'),
      order.supplierNumber,
      print.currency(),
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(`${label}:`, left + 556, 62 + i * 12, 88);
      paper.fitted(values[i]!, left + 648, 62 + i * 12, right - left - 648, { bold: true });
    });
    const numbers = Array.from({ length: stores }, () => random.fill('###'));
    const shares = new Map(print.lines.map((line) => [line, split(line)]));
    const [article, ean, text, total, unit, price, amount] = say.heads as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const columns: Column<PrintedLine>[] = [
      { head: article, width: 56, cell: (line) => line.article() },
      { head: ean, width: 76, cell: () => gtinOf(random) },
      { head: text, width: right - left - 386 - stores * 36, cell: (line) => line.description() },
      ...numbers.map(
        (number, i): Column<PrintedLine> => ({
          head: `${say.store}\n${number}`,
          width: 36,
          align: 'right',
          cell: (line) => String(shares.get(line)![i]),
        }),
      ),
      { head: total, width: 66, align: 'right', bold: true, cell: (line) => line.quantity() },
      { head: unit, width: 40, cell: (line) => line.unit() },
      { head: price, width: 64, align: 'right', cell: (line) => line.price() },
      { head: amount, width: 84, align: 'right', cell: (line) => line.total() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 150, bottom: paper.height - 60, nextPage: () => 40 },
      { rules: 'all', head: { fill: '#e8e8e8' }, padding: 2 },
    );
    paper.text(`${say.total} ${order.currency}`, right - 300, end + 8, {
      bold: true,
      width: 190,
      align: 'right',
    });
    paper.text(print.sums().at(-1)!.text, right - 104, end + 8, { bold: true, width: 102, align: 'right' });

    function split({ raw: { quantity } }: PrintedLine): number[] {
      const whole = quantity.kind === 'whole' ? quantity.value : 0;
      const each = Math.floor(whole / stores);
      return numbers.map((_, i) => (i === 0 ? whole - each * (stores - 1) : each));
    }
  },
};
