import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: 'Indkøbsordre',
    facts: listed('Indkøbsnummer | Dato | Leveringsdato | Kreditorkonto | Vores ref. | Betalingsbetingelse'),
    ship: 'Leveres til:',
    heads: listed('Varenr. | Tekst | Antal | Enhed | Pris | Rabat % | Beløb'),
    sums: { subtotal: 'Subtotal', freight: 'Fragt', tax: 'Moms {r}%', total: 'Total {c}' },
    foot: listed('Tlf. | E-mail | CVR-nr.'),
    page: 'Side',
  },
  en: {
    title: 'Purchase order',
    facts: listed('Purchase number | Date | Delivery date | Creditor account | Our ref. | Payment term'),
    ship: 'Deliver to:',
    heads: listed('Item | Text | Qty | Unit | Price | Discount % | Amount'),
    sums: { subtotal: 'Subtotal', freight: 'Freight', tax: 'VAT {r}%', total: 'Total {c}' },
    foot: listed('Tel. | E-mail | VAT no.'),
    page: 'Page',
  },
  nl: {
    title: 'Inkooporder',
    facts: listed('Inkoopnummer | Datum | Leverdatum | Crediteur | Onze ref. | Betalingsconditie'),
    ship: 'Leveren aan:',
    heads: listed('Artikel | Tekst | Aantal | Eenheid | Prijs | Korting % | Bedrag'),
    sums: { subtotal: 'Subtotaal', freight: 'Vracht', tax: 'Btw {r}%', total: 'Totaal {c}' },
    foot: listed('Tel. | E-mail | Btw-nr.'),
    page: 'Pagina',
  },
  de: {
    title: 'Bestellung',
    facts: listed('Einkaufsnummer | Datum | Lieferdatum | Kreditorenkonto | Unsere Ref. | Zahlungsbedingung'),
    ship: 'Lieferung an:',
    heads: listed('Artikel | Text | Menge | Einheit | Preis | Rabatt % | Betrag'),
    sums: { subtotal: 'Zwischensumme', freight: 'Fracht', tax: 'MwSt. {r}%', total: 'Gesamt {c}' },
    foot: listed('Tel. | E-Mail | USt-IdNr.'),
    page: 'Seite',
  },
};

/** A Danish cloud ledger's print: all facts in one stack at the right, a grey bar of heads, nothing else ruled. */
export const family: DrawnFamily = {
  about:
    'Danish cloud ledger: addressee left, one stack of facts at the right with "Indkøbsnummer" first, grey bar of heads without rules, total with the currency in its label, one-line foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: '{1|2|3}###',
    articles: 'own',
    delivery: 'date',
    tax: true,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'lato', 'sans', 'condensed'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [50, paper.width - 42];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.text(order.buyer.brand, left, 36, { size: 16, bold: true, width, align: 'right' });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 92);
    paper.text(say.ship, left, 164, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left, 164 + step);
    paper.text(say.title, 340, 84, { size: 16, bold: true });
    const values = [
      print.number(),
      print.date(),
      print.delivery()!,
      order.supplierNumber,
      print.value('buyer', 'contact'),
      word('paymentTermsValue'),
    ];
    values.forEach((value, i) => {
      paper.fitted(say.facts[i]!, 340, 112 + i * (step + 2), 92);
      paper.fitted(value, 436, 112 + i * (step + 2), right - 436, { width: right - 436, align: 'right' });
    });
    paper.text(`${say.page} 1`, 340, 112 + 6 * (step + 2));

    const [item, text, quantity, unit, price, discount, amount] = say.heads;
    const columns = columnsOf(sheet, [
      ['article', 72, item],
      ['description', width - (order.lines.some((line) => line.discount) ? 362 : 310), text],
      ['quantity', 54, quantity],
      ['unit', 44, unit],
      ['price', 64, price],
      ...(order.lines.some((line) => line.discount) ? [['discount', 52, discount] as const] : []),
      ['lineTotal', 76, amount],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: 256,
        bottom: paper.height - 70,
        nextPage() {
          paper.text(`${say.title} ${order.number}`, left, 36, { bold: true });
          paper.text(`${say.page} ${paper.pageNumber()}`, left, 36, { width, align: 'right' });
          return 60;
        },
        below: (line) => line.notes().map((note) => ({ x: 75, text: note })),
      },
      { rules: 'none', padding: 3, head: { fill: '#d9d9d9' } },
    );
    let y = end + 10;
    const sums = print.sums();
    if (y + sums.length * 16 > paper.height - 66) {
      paper.newPage();
      y = 60;
    }
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    for (const { kind, text: sum } of sums) {
      const bold = kind === 'total';
      const label = say.sums[kind].replace('{r}', rate).replace('{c}', print.currency());
      if (bold) paper.line(right - 200, y - 2, right, y - 2, { thickness: 0.5 });
      paper.text(label, right - 200, y, { bold });
      paper.text(sum, right - 103, y, { bold, width: 100, align: 'right' });
      y += 16;
    }
    const foot = [
      print.party('buyer', 'company', 'street', 'town').join(', '),
      `${say.foot[0]} ${print.value('buyer', 'phone')}`,
      `${say.foot[1]} ${print.value('buyer', 'email')}`,
      `${say.foot[2]} ${print.value('buyer', 'vatId')}`,
    ].join('   ');
    paper.fitted(foot, left, paper.height - 42, width, { size: 7.5, width, align: 'center' });
  },
};
