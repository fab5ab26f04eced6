import { drawBlock } from '../../kit/labelled-boxes.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: 'Indkøb',
    facts: listed(
      'Bilagsnr. | Bilagsdato | Vor ref. | Deres ref. | Rekv. | Lev. uge | Bet.betingelse | Lev.betingelse',
    ),
    parties: listed('Til | Levering'),
    heads: listed(
      'Vores nr. | Jeres nr. | Varetekst | Antal | Enhed | Kostpris | Rab.% | Nettobeløb | Ankomst',
    ),
    sums: { subtotal: 'Varebeløb', freight: 'Fragtgebyr', tax: 'Momsbeløb', total: 'At betale' },
    foot: listed('Telefon | E-mail | CVR/Momsnr. | Bank'),
  },
  en: {
    title: 'Purchase',
    facts: listed(
      'Voucher | Voucher date | Our ref | Your ref | Req. | Arrival week | Pay. terms | Del. terms',
    ),
    parties: listed('To | Delivery'),
    heads: listed('Our no | Your no | Text | Qty | Unit | Cost | Disc.% | Net amount | Arrival'),
    sums: { subtotal: 'Goods amount', freight: 'Freight charge', tax: 'VAT amount', total: 'Payable' },
    foot: listed('Telephone | E-mail | VAT no. | Bank'),
  },
  de: {
    title: 'Einkauf',
    facts: listed(
      'Beleg | Belegdat. | Unsere Ref. | Ihre Ref. | Anf. | Eingangswoche | Zahlbed. | Lieferbed.',
    ),
    parties: listed('An | Lieferung'),
    heads: listed('Unsere Nr. | Ihre Nr. | Text | Anzahl | Einh. | Einstand | Rab.% | Netto | Eingang'),
    sums: { subtotal: 'Warenbetrag', freight: 'Frachtgebühr', tax: 'MwSt.-Betrag', total: 'Zu zahlen' },
    foot: listed('Telefon | E-Mail | USt-ID | Bank'),
  },
  nl: {
    title: 'Inkoop',
    facts: listed('Bon | Bondatum | Onze ref. | Uw ref. | Aanvr. | Aankomstweek | Betaalcond. | Levercond.'),
    parties: listed('Aan | Levering'),
    heads: listed('Ons nr. | Uw nr. | Tekst | Aant. | Eenheid | Kostprijs | Kort.% | Nettobedrag | Aankomst'),
    sums: { subtotal: 'Goederenbedrag', freight: 'Vrachtkosten', tax: 'Btw-bedrag', total: 'Te betalen' },
    foot: listed('Telefoon | E-mail | Btw-nr. | Bank'),
  },
  pl: {
    title: 'Zakup',
    facts: listed(
      'Dokument | Data dok. | Nasz znak | Wasz znak | Zapotrz. | Tydzień dostawy | War. płatn. | War. dost.',
    ),
    parties: listed('Do | Dostawa'),
    heads: listed('Nasz nr | Wasz nr | Tekst | Ilość | Jedn. | Koszt | Rab.% | Kwota netto | Przybycie'),
    sums: { subtotal: 'Kwota towarów', freight: 'Opłata fracht.', tax: 'Kwota VAT', total: 'Do zapłaty' },
    foot: listed('Telefon | E-mail | NIP | Bank'),
  },
};

/** A Nordic small-business system: references in two narrow columns, the week of arrival in each row, sums in a strip. */
export const family: DrawnFamily = {
  about: 'weeks instead of days, both numbers in front, references in pairs, sums in a strip above the foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    delivery: 'week',
    articles: 'both',
    discounts: true,
    number: '{|0}#####',
    notes: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [48, paper.width - 40];
    const width = right - left;
    const foot = paper.height - 52;
    const account = random.fill('####-00########');
    function drawFoot(): void {
      const values = [
        print.value('buyer', 'phone'),
        print.value('buyer', 'email'),
        print.value('buyer', 'vatId'),
        account,
      ];
      paper.line(left, foot, right, foot, { thickness: 0.4 });
      values.forEach((value, i) => {
        paper.text(say.foot[i]!, left + (i * width) / 4, foot + 4, { size: 6.5, color: '#666666' });
        paper.fitted(value, left + (i * width) / 4, foot + 13, width / 4 - 8, { size: 7.5 });
      });
    }
    drawFoot();
    const buyer = print.party('buyer', 'company', 'street', 'town', 'country');
    paper.text(buyer[0]!, left, 36, { size: 12, bold: true });
    paper.lines(buyer.slice(1), left, 53);
    paper.text(say.title, left, 34, { size: 20, color: '#666666', width, align: 'right' });
    const place = { y: 112, width: 180 };
    const to = print.party('supplier', 'company', 'street', 'town', 'country');
    drawBlock(paper, say.parties[0]!, to, { ...place, x: left });
    const ship = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    drawBlock(paper, say.parties[1]!, ship, { ...place, x: left + 190, width: 140 });
    const week = print.delivery()!;
    const facts = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      order.supplier.contact,
      random.fill('R####'),
      week,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
    ];
    const column = (right - left - 340) / 2;
    facts.forEach((value, i) => {
      const x = left + 340 + (i % 2) * column;
      const y = 112 + Math.floor(i / 2) * 25;
      paper.fitted(say.facts[i]!, x, y, column - 6, { size: 6.5, color: '#666666' });
      paper.fitted(value, x, y + 9, column - 6);
    });
    const cells: [number, (line: PrintedLine) => string, 'left' | 'right'][] = [
      [54, (line) => line.article(), 'left'],
      [58, (line) => line.yourArticle(), 'left'],
      [width - 388, (line) => line.description(), 'left'],
      [46, (line) => line.quantity(), 'right'],
      [40, (line) => line.unit(), 'left'],
      [48, (line) => line.price(), 'right'],
      [32, (line) => line.discount().replace(' %', ''), 'right'],
      [58, (line) => line.total(), 'right'],
      [52, () => week, 'right'],
    ];
    const columns = cells.map(([wide, cell, align], i) => ({
      head: say.heads[i]!,
      width: wide,
      cell,
      align,
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: 222,
        bottom: foot - 56,
        nextPage() {
          drawFoot();
          paper.text(`${say.title} ${order.number}`, left, 36, { bold: true });
          return 56;
        },
      },
      {
        rules: random.pick(['head', 'rows', 'none'] as const),
        head: { size: 7.5, bold: random.chance(0.5) },
        ...(random.chance(0.4) && { zebra: '#f0f4f0' }),
      },
    );
    const sums = print.sums();
    const top = Math.max(end + 8, foot - 46);
    paper.box(left, top, width, 30, { fill: '#e6ece6' });
    sums.forEach(({ kind, text }, i) => {
      const wide = width / 4;
      const x = right - (sums.length - i) * wide;
      const bold = kind === 'total';
      const label = bold ? `${say.sums[kind]} ${print.currency()}` : say.sums[kind];
      paper.text(label, x, top + 3, { size: 7, width: wide - 4, align: 'right' });
      paper.text(text, x, top + 14, { bold, width: wide - 4, align: 'right' });
    });
  },
};
