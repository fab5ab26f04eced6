import { currencySign } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order',
    blocks: listed('VENDOR | SHIP TO'),
    facts: listed('P.O. NO. | DATE'),
    strip: listed('SHIP VIA | EXPECTED DATE | TERMS'),
    heads: listed('ACTIVITY | DESCRIPTION | QTY | RATE | AMOUNT'),
    sums: { subtotal: 'SUBTOTAL', freight: 'SHIPPING', tax: 'TAX', total: 'TOTAL' },
    vat: 'Tax Registration No.:',
    signed: listed('Approved By | Date'),
  },
  fr: {
    title: 'Bon de commande',
    blocks: listed('FOURNISSEUR | EXPÉDIER À'),
    facts: listed('N° DE BON DE COMMANDE | DATE'),
    strip: listed('MODE D’EXPÉDITION | DATE PRÉVUE | MODALITÉS'),
    heads: listed('ACTIVITÉ | DESCRIPTION | QTÉ | TAUX | MONTANT'),
    sums: { subtotal: 'SOUS-TOTAL', freight: 'EXPÉDITION', tax: 'TAXE', total: 'TOTAL' },
    vat: 'N° d’enregistrement de la taxe :',
    signed: listed('Approuvé par | Date'),
  },
  es: {
    title: 'Orden de compra',
    blocks: listed('PROVEEDOR | ENVIAR A'),
    facts: listed('N.º DE OC | FECHA'),
    strip: listed('MÉTODO DE ENVÍO | FECHA PREVISTA | TÉRMINOS'),
    heads: listed('ACTIVIDAD | DESCRIPCIÓN | CANT. | TARIFA | IMPORTE'),
    sums: { subtotal: 'SUBTOTAL', freight: 'ENVÍO', tax: 'IMPUESTO', total: 'TOTAL' },
    vat: 'N.º de registro fiscal:',
    signed: listed('Aprobado por | Fecha'),
  },
};

/** Bookkeeping in a browser: the title in colour, two addresses beside number and date, no units, the item's code as an activity. */
export const family: DrawnFamily = {
  about:
    'bookkeeping in a browser: coloured title under the letterhead, vendor and ship-to beside "P.O. NO.", activity, rate and amount on a tinted head, no units, total with its sign, approved by',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: '1###',
    articles: 'yours',
    delivery: 'date',
    countedOnly: true,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const step = paper.leading();
    const [dark, light] = random.pick([
      ['#4c86b9', '#dce9f1'],
      ['#5b8a3c', '#e3eedb'],
      ['#6b6c72', '#e8e8ea'],
    ] as const);
    const own = print.party('buyer', 'street', 'town', 'country');
    paper.text(print.value('buyer', 'company'), left, 38, { bold: true, size: 12 });
    let y = paper.lines([...own, print.value('buyer', 'phone'), print.value('buyer', 'email')], left, 55);
    paper.text(`${say.vat} ${print.value('buyer', 'vatId')}`, left, y);
    y += step + 16;
    paper.text(say.title, left, y, { size: 18, color: dark });
    y += 34;

    const small = { size: 8, bold: true, color: '#6b6c72' };
    const at = [left, left + 170, right - 190];
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    const ends = blocks.map((texts, i) => {
      paper.text(say.blocks[i]!, at[i]!, y, small);
      texts.forEach((text, n) => {
        paper.fitted(text, at[i]!, y + 12 + n * step, 160);
      });
      return y + 12 + texts.length * step;
    });
    [print.number(), print.date()].forEach((value, i) => {
      paper.fitted(say.facts[i]!, at[2]!, y + i * (step + 2), 96, { ...small, width: 96, align: 'right' });
      paper.text(value, at[2]! + 102, y + i * (step + 2) - 1);
    });
    y = Math.max(...ends) + 12;
    paper.line(left, y, right, y, { color: dark, thickness: 0.8 });
    const strip = [word('carrierValue'), print.delivery()!, word('paymentTermsValue')];
    const third = (right - left) / 3;
    strip.forEach((value, i) => {
      paper.text(say.strip[i]!, left + i * third, y + 8, small);
      paper.fitted(value, left + i * third, y + 19, third - 10);
    });
    y += 42;

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [92, 'left', (line) => line.yourArticle()],
      [right - left - 290, 'left', (line) => line.description()],
      [48, 'right', (line) => line.quantity()],
      [68, 'right', (line) => line.price()],
      [82, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([width, align, cell], i) => ({
      head: say.heads[i]!,
      width,
      align,
      cell,
      ...(i === 0 && { bold: true }),
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 60, nextPage: () => 44 },
      { rules: 'none', padding: 4, head: { fill: light, color: dark, size: 8, bold: false } },
    );
    const sums = print.sums();
    y = end + 6;
    if (y + sums.length * 18 + 70 > paper.height - 40) {
      paper.newPage();
      y = 44;
    }
    paper.line(left, y, right, y, { color: '#bbbbbb', dash: 2 });
    y += 8;
    const sign = currencySign(print.currency());
    const withSign = (text: string) => (sheet.language === 'en' ? `${sign}${text}` : `${text} ${sign}`);
    for (const { kind, text } of sums) {
      const isTotal = kind === 'total';
      paper.text(say.sums[kind], right - 230, y + (isTotal ? 3 : 0), { size: 9, color: '#6b6c72' });
      const amount = isTotal ? withSign(text) : text;
      paper.text(amount, right - 134, y, {
        width: 130,
        align: 'right',
        ...(isTotal && { size: 13, bold: true }),
      });
      y += 17;
    }
    y += 34;
    say.signed.forEach((label) => {
      paper.text(label, left, y);
      paper.line(left + 66, y + 11, left + 260, y + 11, { thickness: 0.5 });
      y += 24;
    });
  },
};
