import { drawFacts } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: 'Inkooporder',
    left: listed('Ordernummer | Orderdatum | Leverdatum | Crediteurnummer'),
    right: listed('Inkoper | E-mail | Betalingsconditie | Leveringswijze'),
    ship: 'Afleveradres',
    heads: listed('Artikelcode | Omschrijving | Aantal | Eenheid | Prijs | Korting | Bedrag'),
    sums: { subtotal: 'Subtotaal', freight: 'Verzendkosten', tax: 'Btw {r}%', total: 'Totaal {c}' },
    home: listed('Tel. | Btw-nr. | KvK'),
    page: 'Pagina',
  },
  en: {
    title: 'Purchase order',
    left: listed('Order number | Order date | Delivery date | Creditor number'),
    right: listed('Purchaser | E-mail | Payment condition | Delivery method'),
    ship: 'Delivery address',
    heads: listed('Item code | Description | Quantity | Unit | Price | Discount | Amount'),
    sums: { subtotal: 'Subtotal', freight: 'Shipping costs', tax: 'VAT {r}%', total: 'Total {c}' },
    home: listed('Tel. | VAT no. | CoC no.'),
    page: 'Page',
  },
  fr: {
    title: 'Commande d’achat',
    left: listed('N° de commande | Date de commande | Date de livraison | N° créditeur'),
    right: listed('Acheteur | E-mail | Condition de paiement | Mode de livraison'),
    ship: 'Adresse de livraison',
    heads: listed('Code article | Description | Quantité | Unité | Prix | Remise | Montant'),
    sums: { subtotal: 'Sous-total', freight: 'Frais d’envoi', tax: 'TVA {r} %', total: 'Total {c}' },
    home: listed('Tél. | N° TVA | RPM'),
    page: 'Page',
  },
  de: {
    title: 'Einkaufsauftrag',
    left: listed('Auftragsnummer | Auftragsdatum | Lieferdatum | Kreditorennummer'),
    right: listed('Einkäufer | E-Mail | Zahlungskondition | Lieferart'),
    ship: 'Lieferadresse',
    heads: listed('Artikelcode | Beschreibung | Menge | Einheit | Preis | Rabatt | Betrag'),
    sums: { subtotal: 'Zwischensumme', freight: 'Versandkosten', tax: 'MwSt. {r}%', total: 'Gesamt {c}' },
    home: listed('Tel. | USt-IdNr. | HRB'),
    page: 'Seite',
  },
  es: {
    title: 'Pedido de compra',
    left: listed('Número de pedido | Fecha de pedido | Fecha de entrega | Número de acreedor'),
    right: listed('Comprador | Correo electrónico | Condición de pago | Método de entrega'),
    ship: 'Dirección de entrega',
    heads: listed('Código artículo | Descripción | Cantidad | Unidad | Precio | Descuento | Importe'),
    sums: { subtotal: 'Subtotal', freight: 'Gastos de envío', tax: 'IVA {r}%', total: 'Total {c}' },
    home: listed('Tel. | NIF | RM'),
    page: 'Página',
  },
};

/** A Dutch cloud bookkeeping's order: window at the left, facts in two columns under the title, sums side by side under their names. */
export const family: DrawnFamily = {
  about:
    'Dutch cloud bookkeeping: brand and own address at the right, addressee in the window, facts with ":" in two columns under a rule, delivery address beside the addressee, sums side by side under their names on the last page',
  languages: languagesOf(words),
  order: {
    lines: [1, 28],
    number: '25{7|4}00###',
    articles: 'yours',
    delivery: 'date',
    tax: true,
    discounts: true,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'sans', 'lato', 'condensed', 'times'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [56, paper.width - 44];
    const width = right - left;
    const step = paper.leading();
    const color = random.pick(['#1d4f91', '#a3195b', '#2c6e49', '#333333']);
    paper.text(order.buyer.brand, left, 34, { size: 17, bold: true, color, width, align: 'right' });
    const own = [
      ...print.party('buyer', 'company', 'street', 'town', 'country'),
      `${say.home[0]} ${print.value('buyer', 'phone')}`,
    ];
    paper.lines(own, left, 60, { width, align: 'right', size: 8 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 132);
    paper.text(say.ship, left + 280, 132, { bold: true });
    paper.lines(
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      left + 280,
      132 + step,
    );

    paper.text(say.title, left, 218, { size: 15, bold: true, color });
    paper.line(left, 238, right, 238, { color, thickness: 1 });
    const columnsOfFacts = [
      [print.number(), print.date(), print.delivery()!, order.supplierNumber],
      [
        print.value('buyer', 'contact'),
        print.value('buyer', 'email'),
        word('paymentTermsValue'),
        word('carrierValue'),
      ],
    ];
    const ends = [say.left, say.right].map((labels, i) =>
      drawFacts(
        paper,
        labels.map((label, n) => [label, `: ${columnsOfFacts[i]![n]}`] as const),
        { x: left + i * 250, y: 246, labelWidth: 100, width: 240, step: step + 2 },
      ),
    );

    const registered = `${say.home[2]} ${random.fill('########')}`;
    const vatId = `${say.home[1]} ${print.value('buyer', 'vatId')}`;
    const foot = `${order.buyer.company}  |  ${vatId}  |  ${registered}`;
    const drawFoot = () => {
      paper.text(foot, left, paper.height - 40, { size: 7.5, color });
      paper.text(`${say.page} ${paper.pageNumber()}`, left, paper.height - 40, {
        size: 7.5,
        width,
        align: 'right',
      });
    };
    const hasDiscount = order.lines.some((line) => line.discount);
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [76, 'left', (line) => line.yourArticle()],
      [width - 76 - 52 - 48 - 66 - 74 - (hasDiscount ? 50 : 0), 'left', (line) => line.description()],
      [52, 'right', (line) => line.quantity()],
      [48, 'left', (line) => line.unit()],
      [66, 'right', (line) => line.price()],
      [50, 'right', (line) => line.discount()],
      [74, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells
      .map(([wide, align, cell], i) => ({ head: say.heads[i]!, width: wide, align, cell }))
      .filter((_, i) => i !== 5 || hasDiscount);
    let y = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: ends[0]! + 12,
        bottom: paper.height - 100,
        beforeBreak: drawFoot,
        nextPage() {
          paper.text(`${say.title} ${order.number}`, left, 40, { bold: true, color });
          return 64;
        },
      },
      { rules: 'head', padding: 3 },
    );
    const sums = print.sums();
    if (y + 50 > paper.height - 64) {
      drawFoot();
      paper.newPage();
      y = 60;
    }
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    const wide = 92;
    paper.line(left, y + 6, right, y + 6, { thickness: 0.5 });
    sums.forEach(({ kind, text }, i) => {
      const x = right - (sums.length - i) * wide;
      const bold = kind === 'total';
      const label = say.sums[kind].replace('{r}', rate).replace('{c}', print.currency());
      paper.text(label, x, y + 10, { width: wide - 3, align: 'right', bold });
      paper.text(text, x, y + 12 + step, { width: wide - 3, align: 'right', bold });
    });
    drawFoot();
  },
};
