import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  it: {
    title: 'ORDINE FORNITORE',
    messrs: 'Spett.le',
    ship: 'Destinazione merce',
    head: listed('Tipo documento | N. documento | Data documento | Pag.'),
    facts: listed('Cod. fornitore | Partita IVA | Valuta | Riferimento interno | Telefono'),
    terms: listed('Condizioni di pagamento | Resa | Vettore'),
    heads: listed(
      'Codice articolo | Descrizione | U.M. | Quantità | Prezzo unitario | Sc. % | Importo | Data cons. | C.I.',
    ),
    foot: listed('Totale merce | Spese trasporto | Totale imponibile | Totale imposta | TOTALE ORDINE'),
    vat: 'P.IVA e C.F.',
    call: listed('Tel. | E-mail'),
    signed: 'Timbro e firma per accettazione',
  },
  en: {
    title: 'SUPPLIER ORDER',
    messrs: 'Messrs.',
    ship: 'Goods destination',
    head: listed('Document type | Document no. | Document date | Page'),
    facts: listed('Supplier code | VAT number | Currency | Internal reference | Phone'),
    terms: listed('Payment terms | Delivery terms | Carrier'),
    heads: listed(
      'Item code | Description | U.M. | Quantity | Unit price | Disc. % | Amount | Del. date | V.C.',
    ),
    foot: listed('Total goods | Transport | Taxable amount | Total tax | ORDER TOTAL'),
    vat: 'VAT no.',
    call: listed('Phone | E-mail'),
    signed: 'Stamp and signature for acceptance',
  },
  fr: {
    title: 'COMMANDE FOURNISSEUR',
    messrs: 'Messieurs',
    ship: 'Destination marchandise',
    head: listed('Type document | N° document | Date document | Page'),
    facts: listed('Code fournisseur | N° TVA | Devise | Référence interne | Téléphone'),
    terms: listed('Conditions de paiement | Port | Transporteur'),
    heads: listed(
      'Code article | Description | U.M. | Quantité | Prix unitaire | Rem. % | Montant | Date liv. | C.T.',
    ),
    foot: listed('Total marchandise | Transport | Total imposable | Total TVA | TOTAL COMMANDE'),
    vat: 'N° TVA',
    call: listed('Tél. | E-mail'),
    signed: 'Cachet et signature pour acceptation',
  },
};

/** An Italian system's form: all in ruled boxes, the day of delivery and the code of VAT behind the amount, five sums side by side. */
export const family: DrawnFamily = {
  about:
    'Italian form in ruled boxes: "N. documento" among four cells, destination beside the addressee, unit before the quantity, date and VAT code after the amount, sums side by side at the foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 14],
    number: '{26|25}/000###',
    articles: 'own',
    delivery: 'lines',
    tax: true,
    discounts: true,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [30, paper.width - 30];
    const width = right - left;
    const half = width / 2;
    const step = paper.leading();
    paper.fitted(print.value('buyer', 'company'), left, 30, width, { size: 14, bold: true });
    const own = [
      print.party('buyer', 'street', 'town', 'country').join(' - '),
      `${say.call[0]} ${print.value('buyer', 'phone')} - ${say.call[1]} ${print.value('buyer', 'email')}`,
      `${say.vat} ${print.value('buyer', 'vatId')}`,
    ];
    own.forEach((text, i) => {
      paper.fitted(text, left, 50 + i * step, width);
    });

    paper.box(left, 90, half - 4, 84);
    paper.text(say.ship, left + 4, 93, { size: 6.5 });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left + 8, 104);
    paper.box(left + half, 90, half, 84);
    paper.text(say.messrs, left + half + 4, 93, { size: 6.5 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left + half + 12, 104);

    const place = { x: left, width, height: 25 };
    const paired = (labels: readonly string[], values: readonly string[]) =>
      labels.map((label, i) => [label, values[i]!] as const);
    let y = drawBoxRow(paper, paired(say.head, [say.title, print.number(), print.date(), '1']), {
      ...place,
      y: 182,
      shares: [4, 2.5, 2.5, 0.8],
      value: { bold: true },
    });
    const facts = [
      order.supplierNumber,
      order.supplier.vatId,
      print.currency(),
      print.value('buyer', 'contact'),
      order.buyer.phone,
    ];
    y = drawBoxRow(paper, paired(say.facts, facts), { ...place, y });
    const terms = [word('paymentTermsValue'), word('deliveryTermsValue'), word('carrierValue')];
    y = drawBoxRow(paper, paired(say.terms, terms), { ...place, y });

    const code = String(order.taxRate).replace('.', '');
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [68, 'left', (line) => line.article()],
      [width - 392, 'left', (line) => line.description()],
      [34, 'left', (line) => line.unit()],
      [52, 'right', (line) => line.quantity()],
      [62, 'right', (line) => line.price()],
      [36, 'right', (line) => line.discount().replace(' %', '')],
      [66, 'right', (line) => line.total()],
      [50, 'left', (line) => line.date().replaceAll(' ', '\u00a0')],
      [24, 'right', () => code],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const foot = paper.height - 108;
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: y + 6,
        bottom: foot - 6,
        nextPage() {
          paper.text(`${order.buyer.company} - ${say.title} ${order.number}`, left, 30);
          return 48;
        },
      },
      { rules: 'columns', padding: 2.5, head: { size: 7 }, size: 7.5 },
    );
    const sums = print.sums();
    const textOf = (kind: string) => sums.find((sum) => sum.kind === kind)?.text ?? '';
    const values = [
      textOf('subtotal'),
      textOf('freight'),
      print.money(order.subtotal + order.freight),
      textOf('tax'),
      `${order.currency} ${textOf('total')}`,
    ];
    y = drawBoxRow(paper, paired(say.foot, values), {
      ...place,
      y: foot,
      height: 28,
      shares: [2, 1.6, 2, 2, 2.6],
      value: { bold: true, size: 9 },
    });
    paper.text(say.signed, right - 190, y + 12, { size: 7 });
    paper.line(right - 190, y + 46, right, y + 46, { thickness: 0.5 });
  },
};
