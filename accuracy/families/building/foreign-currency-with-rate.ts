import { numbersLike } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: 'Bestilling',
    facts: listed(
      'Bestillingsnr. | Bestillingsdato | Kreditornr. | Tilbudsnr. | Rekvirent | Modtages senest | Betalingsfrist | Valuta',
    ),
    deliver: 'Vareadresse:',
    heads: listed('Varenr. | Tekst | Stk./mgd. | Enhed | Pris {c} | Rabat | I alt {c}'),
    yours: 'Jeres varenr.',
    sums: { subtotal: 'Varer i alt', freight: 'Fragt', tax: 'Moms {r} %', total: 'Ordretotal {c}' },
    rate: 'Kurs: 1 {c} = {k} {h}',
    worth: 'Svarer til {h} {s}',
    foot: listed('CVR-nr. | Tlf. | E-mail | Reg.nr. / konto'),
    note: 'Faktura bedes fremsendt elektronisk med bestillingsnummeret som reference.',
  },
  en: {
    title: 'Supplier purchase',
    facts: listed(
      'Purchase no. | Purchase date | Creditor no. | Offer no. | Requester | Expected by | Payment | Currency',
    ),
    deliver: 'Goods address:',
    heads: listed('Product no. | Text | Qty. | Unit | Price {c} | Disc. | Total {c}'),
    yours: 'Your product no.',
    sums: { subtotal: 'Goods total', freight: 'Carriage', tax: 'VAT {r} %', total: 'Order total {c}' },
    rate: 'Rate: 1 {c} = {k} {h}',
    worth: 'Equal to {h} {s}',
    foot: listed('VAT no. | Tel. | E-mail | Sort code / account'),
    note: 'Please send the invoice electronically, with the purchase number as reference.',
  },
};

/** What one euro costs, or one dollar for a buyer who pays in euros at home. */
const rates: Record<string, number> = { DKK: 7.4597, GBP: 0.8532, USD: 1.0832, EUR: 0.9214 };

/** A Danish online bookkeeping service: an order in a currency that is not the buyer's, with the rate and the sum at home in small print. */
export const family: DrawnFamily = {
  about:
    'Danish online bookkeeping (e-conomic, Uniconta): order in a foreign currency named in the heads, exchange rate and the sum in the home currency below the total, thin grey lines, firm’s data with account in one line at the foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: '{1|2|10|IK-}####',
    articles: 'both',
    delivery: 'date',
    discounts: true,
    tax: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const home = order.currency;
    const rate = rates[home]!;
    order.currency = home === 'EUR' ? 'USD' : 'EUR';
    const [left, right] = [52, paper.width - 52];
    const width = right - left;
    const step = paper.leading();
    const grey = { color: '#bbbbbb', thickness: 0.5 };
    const withCurrency = (text: string) => text.replace('{c}', order.currency).replace('{h}', home);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 70);
    paper.text(print.value('buyer', 'brand'), left, 40, { size: 16, bold: true, width, align: 'right' });
    const own = print.party('buyer', 'company', 'street', 'town', 'country');
    own.forEach((text, i) => {
      paper.text(text, left, 70 + i * step, { width, align: 'right' });
    });
    paper.text(say.title, left, 158, { size: 18, color: '#2b5f75' });
    const values = [
      print.number(),
      print.date(),
      order.supplierNumber,
      order.quoteReference,
      print.value('buyer', 'contact'),
      print.delivery()!,
      word('paymentTermsValue'),
      print.currency(),
    ];
    values.forEach((text, i) => {
      const x = left + Math.floor(i / 4) * (width * 0.32);
      const y = 188 + (i % 4) * (step + 2);
      paper.fitted(say.facts[i]!, x, y, 76, { bold: true, size: 8 });
      paper.fitted(text, x + 80, y, width * 0.32 - 86);
    });
    paper.text(say.deliver, left + width * 0.66, 188, { bold: true });
    print.party('shipTo', 'company', 'extra', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, left + width * 0.66, 188 + (i + 1) * step, width * 0.34);
    });

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [66, 'left', (line) => line.article()],
      [
        width - 346,
        'left',
        (line) => [line.description(), ...line.notes(), `${say.yours} ${line.yourArticle()}`],
      ],
      [54, 'right', (line) => line.quantity()],
      [46, 'left', (line) => line.unit()],
      [62, 'right', (line) => line.price()],
      [44, 'right', (line) => line.discount()],
      [74, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: withCurrency(say.heads[i]!),
      width: wide,
      align,
      cell,
    }));
    const nextPage = (): number => {
      paper.text(`${say.title} ${order.number}`, left, 40, { color: '#2b5f75' });
      return 62;
    };
    const top = 208 + 6 * step;
    paper.line(left, top, right, top, grey);
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: top + 2, bottom: paper.height - 84, nextPage },
      { rules: 'none', padding: 3, head: { bold: true, color: '#2b5f75' } },
    );
    const sums = print.sums();
    if (y + (sums.length + 6) * step + 30 > paper.height - 70) {
      paper.newPage();
      y = nextPage();
    }
    paper.line(left, y + 2, right, y + 2, grey);
    y += 8;
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const label = withCurrency(say.sums[kind]);
      paper.text(label, right - 240, y, { bold, width: 150, align: 'right' });
      paper.text(text, right - 85, y, { bold, width: 82, align: 'right' });
      y += step + 3;
    }
    const exactly = numbersLike(print);
    const small = { size: 7.5, width: width - 3, align: 'right' } as const;
    paper.text(withCurrency(say.rate).replace('{k}', exactly(rate, 4)), left, y + 2, small);
    const atHome = withCurrency(say.worth).replace('{s}', print.money(order.total * rate));
    paper.text(atHome, left, y + 2 + step, small);
    paper.paragraph(say.note, left, y + 3 * step, width);
    const foot = [
      print.value('buyer', 'vatId'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      random.fill('## ## / ########'),
    ];
    paper.line(left, paper.height - 54, right, paper.height - 54, grey);
    const told = say.foot.map((label, i) => `${label} ${foot[i]}`).join('  •  ');
    paper.fitted(told, left, paper.height - 46, width, { size: 7.5 });
  },
};
