import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Bestellung Nr. {n}',
    facts: listed('Lieferanten-Nr. | Kunden-Nr. bei Ihnen | Bearbeiter | Datum | Liefertermin'),
    opening: 'Sehr geehrte Damen und Herren,',
    asked: 'wir bitten um Lieferung folgender Artikel:',
    heads: listed('Pos. | Menge | Einh. | Text | Einzelpreis | Gesamtpreis'),
    sums: {
      subtotal: 'Gesamt Netto',
      freight: 'Versandkosten',
      tax: 'zzgl. {r} % USt. auf',
      total: 'Gesamtbetrag',
    },
    deliver: 'Die Lieferung erfolgt an: {a}',
    terms: 'Zahlung: {p}. Abweichungen bei Preis oder Termin bitte vor der Lieferung mitteilen.',
    foot: listed('Tel. | Fax | E-Mail | USt-IdNr. | Inhaber | Bank | IBAN | BIC'),
    bank: listed('Sparkasse Musterland | Volksbank eG | Raiffeisenbank eG'),
  },
};

/** A small firm's office program: letter with everything about the firm in three columns of small print at the foot. */
export const family: DrawnFamily = {
  about:
    'small-business program (Lexware): “Bestellung Nr.” as a large heading, quantity and unit before the text, article number as the text’s first line, tax line with its base, firm’s data and bank in three columns at the foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '{B|BE|2025|26}####',
    articles: 'yours',
    delivery: 'date',
    tax: true,
  },
  paper: { faces: ['helvetica', 'lato', 'times', 'sans'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [58, paper.width - 50];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'brand'), left, 40, { size: 20, bold: true, width, align: 'right' });
    const sender = [print.value('buyer', 'company'), ...print.party('buyer', 'street', 'town')].join(' - ');
    paper.fitted(sender, left, 128, 230, { size: 7 });
    paper.line(left, 138, left + 230, 138, { thickness: 0.4 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 144);

    const values = [
      order.supplierNumber,
      order.customerNumber,
      print.value('buyer', 'contact'),
      print.date(),
      print.delivery()!,
    ];
    values.forEach((text, i) => {
      paper.fitted(`${say.facts[i]}:`, right - 190, 144 + i * (step + 2), 96);
      paper.fitted(text, right - 90, 144 + i * (step + 2), 90);
    });
    paper.text(say.title.replace('{n}', print.number()), left, 238, { size: 14, bold: true });
    paper.lines([say.opening, '', say.asked], left, 264);

    const drawFoot = (): void => {
      const top = paper.height - 78;
      paper.line(left, top - 6, right, top - 6, { thickness: 0.4 });
      const { buyer } = order;
      const columns = [
        [buyer.company, buyer.street, buyer.townLine, `${say.foot[4]}: ${buyer.contact}`],
        [
          `${say.foot[0]} ${print.value('buyer', 'phone')}`,
          `${say.foot[1]} ${print.value('buyer', 'fax')}`,
          `${say.foot[2]} ${print.value('buyer', 'email')}`,
          `${say.foot[3]} ${print.value('buyer', 'vatId')}`,
        ],
        [`${say.foot[5]} ${bank}`, `${say.foot[6]} ${iban}`, `${say.foot[7]} ${bic}`],
      ];
      columns.forEach((texts, i) => {
        texts.forEach((text, n) => {
          paper.fitted(text, left + (i * width) / 3, top + n * 10, width / 3 - 8, { size: 7 });
        });
      });
    };
    const bank = random.pick(say.bank);
    const iban = random.fill(`${order.buyer.country}## #### #### #### #### ##`);
    const bic = random.fill(`{MUST|VBRA|GENO}${order.buyer.country}{51|6A|F1}XXX`);
    const nextPage = (): number => {
      paper.text(say.title.replace('{n}', order.number), left, 44, { bold: true });
      return 70;
    };
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [32, 'left', (line) => line.position()],
      [48, 'right', (line) => line.quantity()],
      [46, 'left', (line) => line.unit()],
      [width - 282, 'left', (line) => [line.yourArticle(), line.description(), ...line.notes()]],
      [74, 'right', (line) => line.price()],
      [82, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: i > 3 ? `${say.heads[i]}\n${order.currency}` : say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 278 + 3 * step, bottom: paper.height - 100, nextPage, beforeBreak: drawFoot },
      { rules: 'head', padding: 3, head: { bold: true } },
    );
    const sums = print.sums();
    if (y + sums.length * step + 5 * step + 30 > paper.height - 92) {
      drawFoot();
      paper.newPage();
      y = nextPage();
    }
    print.currency();
    paper.line(left, y + 2, right, y + 2, { thickness: 0.6 });
    y += 8;
    const base = print.money(order.subtotal + order.freight);
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const rate = String(order.taxRate).replace('.', ',');
      const label = say.sums[kind].replace('{r}', rate);
      paper.text(kind === 'tax' ? `${label} ${base}` : label, left + 126, y, { bold });
      paper.text(text, left, y, { bold, width: width - 3, align: 'right' });
      y += step + 2;
    }
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    y = paper.paragraph(say.deliver.replace('{a}', site), left, y + step, width);
    paper.paragraph(say.terms.replace('{p}', word('paymentTermsValue')), left, y + 4, width);
    drawFoot();
  },
};
