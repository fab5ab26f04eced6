import { columnsOf, drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: listed('Goods Return Note | Return to Supplier | Goods Returned Note'),
    facts: listed(
      'Return no. | Date | Your delivery note | Our order no. | RMA no. | Collected by | Raised by',
    ),
    from: 'Returned from',
    to: 'Returned to',
    heads: listed('Line | Our code | Description | Qty returned | Unit | Unit cost | Value | Reason'),
    reasons: listed('Damaged in transit | Wrong item sent | Over-delivered | Faulty | Short dated'),
    total: 'Value of goods returned',
    ask: 'Please credit our account with the value above and quote our return number on your credit note. No replacement is required.',
    signs: listed('Checked out by | Driver (print) | Vehicle reg. | Date and time'),
  },
  de: {
    title: listed('Retourenschein | Rücksendung an Lieferant | Rücklieferschein'),
    facts: listed(
      'Retouren-Nr. | Datum | Ihr Lieferschein | Unsere Bestellung | RMA-Nr. | Abholung durch | Bearbeiter',
    ),
    from: 'Absender der Ware',
    to: 'Rücksendung an',
    heads: listed('Pos. | Artikel | Bezeichnung | Rückmenge | ME | Einzelpreis | Warenwert | Grund'),
    reasons: listed('Transportschaden | Falschlieferung | Zuviel geliefert | Mangelhaft'),
    total: 'Warenwert der Rücksendung',
    ask: 'Bitte schreiben Sie uns den Warenwert gut und geben Sie auf der Gutschrift unsere Retouren-Nr. an. Ersatz wird nicht benötigt.',
    signs: listed('Versand geprüft | Fahrer | Kennzeichen | Datum, Uhrzeit'),
  },
  it: {
    title: listed('Reso a fornitore | Nota di reso merce'),
    facts: listed('Reso n. | Data | Vs. DDT | Ns. ordine | Autorizz. reso | Vettore | Operatore'),
    from: 'Mittente',
    to: 'Destinatario del reso',
    heads: listed('Riga | Articolo | Descrizione | Q.tà resa | UM | Prezzo | Valore | Causale'),
    reasons: listed('Merce difettosa | Errato invio | Eccedenza | Danni da trasporto'),
    total: 'Valore della merce resa',
    ask: 'Vi preghiamo di emettere nota di credito per il valore indicato, citando il numero del reso. Non occorre sostituzione.',
    signs: listed('Magazzino | Conducente | Targa | Data e ora'),
  },
};

/** What goes back to a supplier with the goods: laid out by the purchasing program as its orders are, with the order's number on it. */
export const family: DrawnFamily = {
  about:
    'return of goods to the supplier with reasons, prices and the number of the order they came by; not an order',
  type: 'delivery_note',
  languages: languagesOf(words),
  order: { lines: [1, 6], articles: 'own', per: 1, discounts: false, openQuantity: false },
  paper: { faces: ['helvetica', 'condensed', 'times'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, language, word } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [44, paper.width - 44];
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'phone'), left, 40);
    paper.text(random.pick(say.title), right - 250, 38, { size: 16, bold: true, width: 250, align: 'right' });
    paper.line(left, 98, right, 98);
    paper.text(say.to, left, 110, { bold: true });
    const to = print.party('supplier', 'company', 'street', 'town', 'country');
    const under = paper.lines(to, left, 124);
    paper.text(say.from, left, under + 10, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), left, under + 24);
    const values = [
      random.fill('{R|RTN-|GR}#####'),
      print.date(),
      random.fill('{8#######|LS-######|####/25}'),
      order.number,
      random.fill('RMA######'),
      word('carrierValue'),
      order.buyer.contact,
    ];
    const facts = say.facts.map((label, i) => [label, values[i]!] as const);
    drawFacts(paper, facts, { x: 330, y: 110, labelWidth: 96, width: right - 330 });
    const [position, article, text, quantity, unit, price, amount, reason] = say.heads;
    const columns = columnsOf(sheet, [
      ['position', 32, position],
      ['article', 66, article],
      ['description', right - left - 402, text],
      ['quantity', 54, quantity],
      ['unit', 44, unit],
      ['price', 58, price],
      ['lineTotal', 62, amount],
    ]);
    columns.push({ head: reason!, width: 86, cell: () => random.pick(say.reasons) });
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 250, bottom: paper.height - 190 },
      { rules: 'all', padding: 3, head: { fill: '#eeeeee' } },
    );
    const sum = `${say.total}: ${order.currency} ${print.money(order.subtotal)}`;
    paper.text(sum, left, end + 10, { bold: true, width: right - left, align: 'right' });
    paper.paragraph(say.ask, left, end + 36, right - left);
    say.signs.forEach((label, i) => {
      const [x, wide] = [left + (i * (right - left)) / 4, (right - left) / 4 - 10];
      paper.line(x, paper.height - 80, x + wide, paper.height - 80);
      paper.fitted(label, x, paper.height - 76, wide, { size: 7 });
    });
  },
};
