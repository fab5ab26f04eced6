import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order',
    blocks: listed('Vendor | Ship To'),
    totalLabel: 'TOTAL',
    due: 'Receive By',
    facts: listed('Employee | Terms | Incoterm | Shipping Method | Memo'),
    memo: 'Ref. quote',
    heads: listed('Quantity | Item | Options | Rate | Amount'),
    units: 'Units',
    sums: { subtotal: 'Subtotal', freight: 'Shipping Cost', tax: 'Tax Total ({r}%)', total: 'Total' },
    code: 'Vendor Code',
  },
  fr: {
    title: "Bon de commande d'achat",
    blocks: listed('Fournisseur | Expédier à'),
    totalLabel: 'TOTAL',
    due: 'À recevoir le',
    facts: listed("Employé | Modalités | Incoterm | Mode d'expédition | Mémo"),
    memo: 'Réf. devis',
    heads: listed('Quantité | Article | Options | Taux | Montant'),
    units: 'Unités',
    sums: {
      subtotal: 'Sous-total',
      freight: "Frais d'expédition",
      tax: 'Total taxes ({r} %)',
      total: 'Total',
    },
    code: 'Code fournisseur',
  },
};

/** An American cloud suite: the number with its hash sign large at the right, the total in a tinted box at the top as well. */
export const family: DrawnFamily = {
  about:
    'American cloud suite (NetSuite): “#” and number large below the title, total in a tinted box beside the addresses and again below, quantity first, item name bold over its description',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: '{PO|PO-|PUR}####',
    articles: 'both',
    delivery: 'date',
    freight: true,
    tax: true,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [38, paper.width - 38];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 40, { size: 13, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left, 60);
    paper.text(say.title, left, 36, { size: 22, width, align: 'right' });
    paper.text(`#${print.number()}`, left, 66, { size: 14, width, align: 'right' });
    paper.text(print.date(), left, 88, { width, align: 'right' });

    const parties = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    parties.forEach((texts, i) => {
      const x = left + i * 172;
      paper.text(say.blocks[i]!, x, 126, { bold: true, size: 8 });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 140 + n * step, 160);
      });
    });
    const sums = print.sums();
    const boxLeft = left + 350;
    const boxWidth = right - boxLeft;
    paper.box(boxLeft, 122, boxWidth, 62, { fill: '#e3e3e3' });
    paper.text(say.totalLabel, boxLeft + 8, 128, { bold: true });
    const total = `${sums.at(-1)!.text} ${print.currency()}`;
    paper.fitted(total, boxLeft + 8, 146, boxWidth - 16, { size: 18 });
    paper.text(`${say.due}: ${print.delivery()}`, boxLeft + 8, 170, { size: 8 });

    const values = [
      print.value('buyer', 'contact'),
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
      `${say.memo} ${order.quoteReference}`,
    ];
    const wide = width / values.length;
    paper.box(left, 222, width, step + 6, { fill: '#e3e3e3' });
    values.forEach((text, i) => {
      paper.fitted(say.facts[i]!, left + i * wide + 5, 225, wide - 8, { bold: true });
      paper.fitted(text, left + i * wide + 5, 231 + step, wide - 8);
    });

    const columns: Column<PrintedLine>[] = [
      {
        head: say.heads[0]!,
        width: 66,
        align: 'center',
        cell: (line) => `${line.quantity()} ${line.unit()}`,
      },
      {
        head: say.heads[1]!,
        width: width - 316,
        cell: (line) => [line.article(), line.description(), ...line.notes()],
      },
      { head: say.heads[2]!, width: 106, cell: (line) => [`${say.code}:`, line.yourArticle()] },
      { head: say.heads[3]!, width: 66, align: 'right', cell: (line) => line.price() },
      { head: say.heads[4]!, width: 78, align: 'right', cell: (line) => line.total() },
    ];
    const drawPageHead = (): number => {
      paper.text(`${say.title} #${order.number}`, left, 34, { size: 10 });
      return 56;
    };
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 250 + 2 * step, bottom: paper.height - 70, nextPage: drawPageHead },
      { rules: 'none', padding: 4, head: { fill: '#e3e3e3' } },
    );
    paper.line(left, y, right, y, { color: '#999999' });
    if (y + sums.length * 18 + 20 > paper.height - 50) {
      paper.newPage();
      y = drawPageHead();
    }
    y += 10;
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      if (bold) paper.box(right - 210, y - 3, 210, step + 7, { fill: '#e3e3e3' });
      const label = say.sums[kind].replace('{r}', String(order.taxRate));
      paper.text(label, right - 210, y, { bold, width: 110, align: 'right' });
      paper.text(text, right - 98, y, { bold, width: 94, align: 'right' });
      y += step + 7;
    }
    paper.text(order.number, left, paper.height - 44, { size: 8 });
    paper.text(String(paper.pageNumber()), left, paper.height - 44, { size: 8, width, align: 'right' });
  },
};
