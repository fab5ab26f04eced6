import { currencySign } from '../../kit/number-marks.ts';
import { drawFacts } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order',
    facts: { reference: 'Reference', issued: 'Issued', expected: 'Expected', by: 'Raised by' },
    parties: listed('From | To | Delivery address'),
    heads: listed('Item | Rate | Quantity | Amount'),
    sku: 'SKU',
    sums: { subtotal: 'Subtotal', freight: 'Shipping', tax: 'VAT ({r}%)', total: 'Total' },
    notes: 'Notes to supplier',
    thanks: 'Created with our bookkeeping software. This order is valid without a signature.',
  },
  da: {
    title: 'Indkøbsordre',
    facts: { reference: 'Reference', issued: 'Oprettet', expected: 'Forventes', by: 'Oprettet af' },
    parties: listed('Fra | Til | Leveres hos'),
    heads: listed('Produkt | Stykpris | Antal | Beløb'),
    sku: 'Varenr.',
    sums: { subtotal: 'Subtotal', freight: 'Fragt', tax: 'Moms ({r}%)', total: 'I alt' },
    notes: 'Bemærkninger til leverandøren',
    thanks: 'Oprettet i vores regnskabsprogram. Ordren gælder uden underskrift.',
  },
};

/** What a web bookkeeping program prints: much air, hairlines, the article in grey below its name. */
export const family: DrawnFamily = {
  about:
    'web bookkeeping program: order number in large print without a label of its own below the title, three parties side by side, grey article number under the name, price before quantity',
  languages: languagesOf(words),
  order: { lines: [1, 8], number: 'PO-0####', articles: 'own', delivery: 'date' },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random, sentences } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [50, paper.width - 50];
    const grey = '#7d7d7d';
    const accent = random.pick(['#0b6bcb', '#12855a', '#c2410c', '#111111']);
    const step = paper.leading();
    paper.text(say.title, left, 48, { size: 11, color: grey });
    paper.text(print.number(), left, 62, { size: 22, bold: true, color: accent });
    paper.text(print.value('buyer', 'brand'), left, 52, {
      size: 14,
      bold: true,
      width: right - left,
      align: 'right',
    });
    const { reference, issued, expected, by } = say.facts;
    const facts: [string, string][] = [
      [issued, print.date()],
      [expected, print.delivery() ?? ''],
      [by, print.value('buyer', 'contact')],
      [reference, order.project],
    ];
    drawFacts(paper, facts, { x: left, y: 104, labelWidth: 80, width: 300, label: { color: grey } });

    const parties = [
      print.party('buyer', 'company', 'street', 'town', 'country', 'vatId', 'email'),
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    const third = (right - left) / 3;
    parties.forEach((texts, i) => {
      paper.text(say.parties[i]!, left + i * third, 186, { color: grey });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * third, 200 + n * step, third - 14, { bold: n === 0 });
      });
    });

    const at = { rate: right - 230, quantity: right - 150, amount: right - 80 };
    const numbers = { width: 80, align: 'right' } as const;
    const heads = (y: number) => {
      const [item, rate, quantity, amount] = say.heads;
      paper.text(item!, left, y, { color: grey });
      paper.text(rate!, at.rate, y, { ...numbers, color: grey });
      paper.text(quantity!, at.quantity, y, { ...numbers, color: grey });
      paper.text(amount!, at.amount, y, { ...numbers, color: grey });
      paper.line(left, y + step + 3, right, y + step + 3, { thickness: 1, color: accent });
      return y + step + 10;
    };
    const flow = startFlow(paper, { y: heads(300), bottom: paper.height - 70, nextPage: () => heads(54) });
    const most = at.rate - left - 4;
    for (const line of print.lines) {
      const names = paper.wrap(line.description(), most);
      const notes = line.notes();
      flow.need((names.length + notes.length + 1) * step + 14);
      const { y } = flow;
      paper.text(line.price(), at.rate, y, numbers);
      paper.text(`${line.quantity()} ${line.unit()}`.trim(), at.quantity, y, numbers);
      paper.text(line.total(), at.amount, y, numbers);
      flow.y = paper.lines(names, left, y);
      flow.y = paper.lines([`${say.sku} ${line.article()}`, ...notes], left, flow.y, {
        color: grey,
        size: 8,
      });
      paper.line(left, flow.y + 5, right, flow.y + 5, { thickness: 0.3, color: '#c4c4c4' });
      flow.y += 11;
    }

    flow.need(130);
    const sign = currencySign(print.currency());
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.text(say.sums[kind].replace('{r}', rate), at.rate, flow.y, { bold });
      const amount = sign === '£' || sign === '$' ? `${sign}${text}` : `${text} ${sign}`;
      paper.text(amount, right - 120, flow.y, { bold, width: 120, align: 'right' });
      flow.y += step + 5;
    }
    flow.y += step;
    paper.text(say.notes, left, flow.y, { color: grey });
    flow.y = paper.paragraph(sentences('instruction', 1)[0]!, left, flow.y + step, right - left);
    paper.text(say.thanks, left, paper.height - 44, { size: 7, color: grey });
  },
};
