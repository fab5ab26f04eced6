import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    grid: listed(
      'Order No | Order Date | Revision No | Supplier No | Our Ref | Your Ref | Pay Terms | Delivery Terms | Ship Via',
    ),
    blocks: listed('Supplier Address | Delivery Address | Document Address'),
    heads: listed('Line/Rel | Part No | Description | Quantity | Unit | Price/Curr | Net Amount'),
    below: listed("Supplier's Part No | Wanted Receipt Date | Discount"),
    together: 'Total for the order in {c}',
    sums: { subtotal: 'Net Amount', freight: 'Charge: Freight', tax: 'Tax Amount', total: 'Gross Amount' },
    copy: 'Page No',
    end: listed('Phone | E-Mail | Tax ID No'),
  },
  da: {
    title: 'KØBSORDRE',
    grid: listed(
      'Købsordrenr. | Ordredato | Revisionsnr. | Lev.nr. | Vor ref. | Deres ref. | Bet.betingelse | Lev.betingelse | Forsendelse',
    ),
    blocks: listed('Leverandør | Varemodtager | Fakturamodtager'),
    heads: listed('Linje/del | Emnenr. | Betegnelse | Antal | Enh. | Pris | Nettobeløb'),
    below: listed('Leverandørens emnenr. | Ønsket modtagelsesdato | Rabat'),
    together: 'Ordren i alt i {c}',
    sums: { subtotal: 'Nettobeløb', freight: 'Tillæg: fragt', tax: 'Momsbeløb', total: 'Bruttobeløb' },
    copy: 'Sidenr.',
    end: listed('Telefon | E-mail | CVR'),
  },
  it: {
    title: 'ORDINE DI ACQUISTO',
    grid: listed(
      'Nr. ordine | Data ordine | Nr. revisione | Nr. fornitore | Ns. rif. | Vs. rif. | Termini pag. | Resa | Spedizione',
    ),
    blocks: listed('Indirizzo fornitore | Indirizzo di consegna | Indirizzo documento'),
    heads: listed('Riga/Ril. | Nr. articolo | Descrizione | Quantità | Unità | Prezzo | Importo netto'),
    below: listed('Nr. articolo fornitore | Data ricevimento richiesta | Sconto'),
    together: 'Totale dell’ordine in {c}',
    sums: {
      subtotal: 'Importo netto',
      freight: 'Addebito: trasporto',
      tax: 'Imposta',
      total: 'Importo lordo',
    },
    copy: 'Pag. nr.',
    end: listed('Telefono | E-mail | P. IVA'),
  },
};

/** A Swedish ERP for makers and service firms: line and release in one number, a second row of small labels below each line. */
export const family: DrawnFamily = {
  about:
    'Swedish ERP (IFS): nine facts in a grid of three by three with thin rules, line/release as 1/1, below each line its supplier’s part, wanted receipt date and discount as label: value, sums after “Total for the order in …”',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: '{1|2|3}0####',
    articles: 'both',
    delivery: 'lines',
    discounts: true,
    billTo: 'other',
  },
  paper: { faces: ['helvetica', 'times', 'sans', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [42, paper.width - 42];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 32, { size: 12, bold: true });
    const own = print.party('buyer', 'street', 'town', 'country').join(', ');
    paper.text(own, left, 48);
    paper.text(say.title, left, 32, { size: 13, bold: true, width, align: 'right' });
    paper.text(`${say.copy} ${paper.pageNumber()}`, left, 50, { width, align: 'right', size: 7.5 });
    const values = [
      print.number(),
      print.date(),
      String(random.whole(1, 3)),
      order.supplierNumber,
      print.value('buyer', 'contact'),
      order.quoteReference,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
    ];
    const [third, tall] = [width / 3, 2 * step + 4];
    values.forEach((text, i) => {
      const [x, y] = [left + (i % 3) * third, 74 + Math.floor(i / 3) * tall];
      paper.line(x, y, x + third, y, { thickness: 0.4 });
      paper.text(say.grid[i]!, x + 2, y + 2, { size: 7 });
      paper.fitted(text, x + 2, y + 2 + step, third - 8, { bold: true });
    });
    let y = 74 + 3 * tall;
    paper.line(left, y, right, y, { thickness: 0.4 });
    const parties = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('billTo', 'company', 'street', 'town', 'country'),
    ];
    parties.forEach((texts, i) => {
      paper.text(say.blocks[i]!, left + i * third + 2, y + 8, { size: 7 });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * third + 2, y + 9 + (n + 1) * step, third - 10);
      });
    });
    y += 20 + 6 * step;

    const stops = [0, 48, 126, width - 216, width - 162, width - 126, width - 70, width + 4];
    const drawRow = (texts: readonly string[], top: number, bold = false): void =>
      texts.forEach((text, i) => {
        const wide = stops[i + 1]! - stops[i]! - 4;
        const needed = paper.widthOf(text, { bold });
        const size = Math.min(paper.fontSize, (paper.fontSize * wide) / Math.max(1, needed));
        const align = i === 3 || i > 4 ? 'right' : 'left';
        paper.text(text, left + stops[i]!, top, { bold, size, width: wide, align });
      });
    const drawHeads = (top: number): number => {
      drawRow(say.heads, top, true);
      paper.line(left, top + step + 2, right, top + step + 2);
      return top + step + 8;
    };
    const flow = startFlow(paper, {
      y: drawHeads(y),
      bottom: paper.height - 74,
      nextPage() {
        paper.text(`${say.grid[0]} ${order.number}`, left, 36, { bold: true });
        paper.text(`${say.copy} ${paper.pageNumber()}`, left, 36, { width, align: 'right', size: 7.5 });
        return drawHeads(60);
      },
    });
    print.lines.forEach((line, n) => {
      const name = paper.wrap(line.description(), stops[3]! - stops[2]! - 4);
      const discount = line.raw.discount ? `     ${say.below[2]}: ${line.discount()}` : '';
      const small = [
        `${say.below[0]}: ${line.yourArticle()}     ${say.below[1]}: ${line.date()}${discount}`,
        ...line.notes(),
      ];
      flow.need((name.length + small.length) * step + 10);
      const row = [`${n + 1}/1`, line.article(), name[0]!, line.quantity(), line.unit()];
      drawRow([...row, line.price(), line.total()], flow.y);
      paper.lines(name.slice(1), left + stops[2]!, flow.y + step);
      const top = flow.y + name.length * step;
      small.forEach((text, i) => {
        paper.fitted(text, left + stops[1]!, top + i * step, width - stops[1]!, { size: 7.5 });
      });
      flow.y = top + small.length * step + 7;
    });
    const sums = print.sums();
    flow.need((sums.length + 1) * (step + 2) + 8);
    paper.line(left, flow.y, right, flow.y);
    paper.text(say.together.replace('{c}', print.currency()), left, flow.y + 4, { bold: true });
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      paper.text(say.sums[kind], right - 230, flow.y + 4, { bold });
      paper.text(text, right - 110, flow.y + 4, { bold, width: 110, align: 'right' });
      flow.y += step + 2;
    }
    const contact = [
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      print.value('buyer', 'vatId'),
    ];
    paper.line(left, paper.height - 52, right, paper.height - 52, { thickness: 0.4 });
    contact.forEach((text, i) => {
      paper.text(say.end[i]!, left + i * third, paper.height - 48, { size: 6.5 });
      paper.fitted(text, left + i * third, paper.height - 40, third - 8, { size: 7.5 });
    });
  },
};
