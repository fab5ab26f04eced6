import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: listed('Ordre | Webordre | Indkøbsordre'),
    facts: listed('Ordrenr. | Ordredato | Ønsket levering | Kundenr. | Rekv.nr. | Betalingsmåde | Levering'),
    blocks: listed('Kunde | Leveringsadresse | Leverandør'),
    contact: listed('Att. | Tlf. | E-mail | CVR-nr. | EAN-nr.'),
    heads: listed('Varenr. | Varetekst | Antal | Enhed | Stk. pris | Rabat | Beløb'),
    sums: { subtotal: 'Varer i alt', freight: 'Fragt', tax: 'Moms', total: 'Ordretotal {c}' },
    payments: listed('Faktura 8 dage netto | Faktura lb. md. + 30 dage | EAN-faktura | Konto'),
    carriers: listed('PostNord Erhverv | GLS Erhverv | Egen vogn | DSV Stykgods'),
    comment: 'Bemærkninger til ordren',
    comments: listed(
      'Ring venligst 30 min. før levering. | Skal leveres samlet, ingen dellevering. | Mærkes med rekv.nr. på alle kolli. | Varemodtagelsen lukker kl. 14.30, fredag kl. 12.',
    ),
    foot: 'Alle priser er ekskl. moms. Udskrevet {d} af {u} - Side {p}',
  },
  en: {
    title: listed('Order | Web Order | Trade Order'),
    facts: listed(
      'Order no. | Order date | Delivery wanted | Account no. | Requisition | Payment | Delivery by',
    ),
    blocks: listed('Customer | Delivery address | Supplier'),
    contact: listed('Attn. | Tel. | E-mail | VAT no. | GLN'),
    heads: listed('Item no. | Item | Qty | Unit | Unit price | Disc. | Amount'),
    sums: { subtotal: 'Items total', freight: 'Carriage', tax: 'VAT', total: 'Order total {c}' },
    payments: listed('On account, 30 days | Invoice, 14 days net | Trade account'),
    carriers: listed('Parcel, next day | Pallet carrier | Own collection | Your van'),
    comment: 'Comments on the order',
    comments: listed(
      'Please call 30 minutes before delivery. | Deliver complete, no part deliveries. | Mark every parcel with the requisition. | Goods-in closes at 14.30, Fridays at noon.',
    ),
    foot: 'All prices excl. VAT. Printed {d} by {u} - Page {p}',
  },
};

/** What a trade customer's webshop basket prints: customer and delivery side by side, then the facts, a basket and comments. */
export const family: DrawnFamily = {
  about:
    'print of a web order: three address columns with labelled contact, facts in two rows of small labels, comments box',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    number: '{10|2|WEB-}#####',
    articles: 'yours',
    delivery: 'date',
    per: 1,
    discounts: true,
    tax: true,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8, 9] },
  draw(paper, { language, order, print, random, ...rest }) {
    const sheet = { language, order, print, random, ...rest };
    const say = wordsIn(words, language);
    const [left, right] = [46, paper.width - 46];
    const column = (right - left) / 3;
    paper.fitted(print.value('buyer', 'brand'), left, 34, 260, { size: 15, bold: true, color: '#27506b' });
    paper.text(random.pick(say.title), right - 200, 36, { size: 15, width: 200, align: 'right' });
    paper.line(left, 60, right, 60, { thickness: 1.2, color: '#27506b' });

    const [customer, delivery, supplier] = say.blocks;
    const [attention, phone, email, vat, ean] = say.contact;
    const small = { size: paper.fontSize - 1 };
    const own = [
      ...print.party('buyer', 'company', 'street', 'town'),
      `${attention} ${print.value('buyer', 'contact')}`,
      `${phone} ${print.value('buyer', 'phone')}`,
      `${email} ${print.value('buyer', 'email')}`,
      `${vat} ${print.value('buyer', 'vatId')}`,
      `${ean} ${random.fill('57980#########')}`,
    ];
    const blocks: [string, string[]][] = [
      [customer!, own],
      [delivery!, print.party('shipTo', 'company', 'extra', 'street', 'town')],
      [supplier!, print.party('supplier', 'company', 'street', 'town', 'country')],
    ];
    blocks.forEach(([name, texts], i) => {
      paper.text(name, left + i * column, 72, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * column, 86 + n * 12, column - 12);
      });
    });

    const values = [
      print.number(),
      print.date(),
      print.delivery()!,
      order.customerNumber,
      random.fill('{R-####|#####|LG-##}'),
      random.pick(say.payments),
      random.pick(say.carriers),
    ];
    say.facts.forEach((label, i) => {
      const wide = (right - left) / 4;
      const [x, y] = [left + (i % 4) * wide, 194 + Math.floor(i / 4) * 28];
      paper.fitted(label, x, y, wide - 8, { ...small, color: '#555555' });
      paper.fitted(values[i]!, x, y + 11, wide - 8, { bold: i === 0 });
    });

    const [article, item, quantity, unit, price, discount, amount] = say.heads;
    const end = drawTable(
      paper,
      columnsOf(sheet, [
        ['yourArticle', 76, article],
        ['description', right - left - 340, item],
        ['quantity', 46, quantity],
        ['unit', 46, unit],
        ['price', 62, price],
        ['discount', 42, discount],
        ['lineTotal', 68, amount],
      ]),
      print.lines,
      {
        x: left,
        y: 260,
        bottom: paper.height - 190,
        nextPage: () => 50,
        below: (line) => line.notes().map((text) => ({ x: 79, text })),
      },
      { rules: 'rows', padding: 4, head: { fill: '#e6edf1' } },
    );

    let y = end + 10;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      const label = bold ? say.sums.total.replace('{c}', print.currency()) : say.sums[kind];
      paper.text(`${label}${rate}`, right - 220, y, { bold, width: 130 });
      paper.text(text, right - 90, y, { bold, width: 86, align: 'right' });
      y += 15;
    }
    paper.box(left, y + 12, right - left, 46, { color: '#8899a3' });
    paper.text(say.comment, left + 6, y + 17, { ...small, color: '#555555' });
    paper.fitted(random.pick(say.comments), left + 6, y + 32, right - left - 12);
    const foot = say.foot
      .replace('{d}', `${print.day(order.date)} ${random.fill('1#:{0|2|4}#')}`)
      .replace('{u}', random.fill('{lager|indkob|admin|user}#'))
      .replace('{p}', `${paper.pageNumber()}/${paper.pageNumber()}`);
    paper.text(foot, left, paper.height - 40, small);
  },
};
