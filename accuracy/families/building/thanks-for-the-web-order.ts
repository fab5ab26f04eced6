import { type Column, drawTable } from '../../kit/table.ts';
import type { Line } from '../../order/order.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    thanks: 'Thank you for your order, {f}!',
    story:
      'We have received your order and our warehouse is getting it ready. You will hear from us again as soon as it has left the building.',
    facts: listed('Web order | Placed on | Customer number | Your PO reference | Payment method'),
    pay: 'On account',
    blocks: listed('Billing information | Shipping information'),
    heads: listed('Product | SKU | Qty | Unit price | Row total'),
    sums: { subtotal: 'Subtotal', freight: 'Shipping & handling', tax: 'VAT', total: 'Grand total' },
    help: 'Questions about this order? Reply to {e} or call {p}.',
  },
  nl: {
    thanks: 'Bedankt voor uw bestelling, {f}!',
    story:
      'Wij hebben uw bestelling in goede orde ontvangen en ons magazijn gaat er meteen mee aan de slag. Zodra het pakket onderweg is, krijgt u bericht.',
    facts: listed('Webordernummer | Geplaatst op | Klantnummer | Uw inkoopreferentie | Betaalwijze'),
    pay: 'Op rekening',
    blocks: listed('Factuurgegevens | Verzendgegevens'),
    heads: listed('Product | SKU | Aantal | Stukprijs | Regeltotaal'),
    sums: { subtotal: 'Subtotaal', freight: 'Verzending', tax: 'Btw', total: 'Eindtotaal' },
    help: 'Vragen over deze bestelling? Mail {e} of bel {p}.',
  },
  da: {
    thanks: 'Tak for din bestilling, {f}!',
    story:
      'Vi har modtaget din bestilling, og vores lager er i gang med at pakke den. Du får besked, så snart den er afsendt.',
    facts: listed('Webordre | Afgivet den | Kundenummer | Jeres rekvisition | Betalingsmåde'),
    pay: 'På konto',
    blocks: listed('Faktureringsoplysninger | Forsendelsesoplysninger'),
    heads: listed('Produkt | SKU | Antal | Stykpris | Linjesum'),
    sums: { subtotal: 'Subtotal', freight: 'Forsendelse', tax: 'Moms', total: 'Samlet beløb' },
    help: 'Spørgsmål til bestillingen? Skriv til {e} eller ring {p}.',
  },
};

/** Not an order: the supplier's own web shop thanks for one and repeats it. */
export const family: DrawnFamily = {
  about:
    'negative: thanks of the supplier’s web shop (Magento) for an order received, its own order number first, the customer’s reference among the facts, billing and shipping blocks, grand total',
  type: 'order_confirmation',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: 'PO-#####',
    articles: 'yours',
    delivery: 'date',
    tax: true,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [9, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const { supplier, buyer } = order;
    const [left, right] = [70, paper.width - 70];
    const width = right - left;
    const step = paper.leading();
    paper.text(supplier.brand, left, 36, { size: 20, bold: true, color: '#c2571a' });
    paper.line(left, 68, right, 68, { color: '#c2571a', thickness: 2 });
    paper.fitted(say.thanks.replace('{f}', buyer.contact.split(' ')[0]!), left, 84, width, {
      size: 15,
      bold: true,
    });
    let y = paper.paragraph(say.story, left, 112, width) + 10;
    const values = [
      random.fill('0000#####'),
      print.day(order.date),
      order.customerNumber,
      order.number,
      say.pay,
    ];
    paper.box(left, y, width, values.length * (step + 2) + 10, { fill: '#f5f2ee' });
    values.forEach((text, i) => {
      paper.text(say.facts[i]!, left + 8, y + 6 + i * (step + 2), { bold: true });
      paper.text(text, left + 150, y + 6 + i * (step + 2));
    });
    y += values.length * (step + 2) + 22;
    const parties = [
      print.party('buyer', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    parties.forEach((texts, i) => {
      const x = left + (i * width) / 2;
      paper.text(say.blocks[i]!, x, y, { bold: true, color: '#c2571a' });
      texts.forEach((text, n) => {
        paper.fitted(text, x, y + 2 + (n + 1) * step, width / 2 - 12);
      });
    });
    y += 7 * step + 6;
    const cells: [number, 'left' | 'right', (line: Line) => string][] = [
      [width - 252, 'left', (line) => line.description],
      [74, 'left', (line) => line.yourArticle ?? ''],
      [42, 'right', ({ quantity }) => (quantity.kind === 'whole' ? String(quantity.value) : quantity.text)],
      [62, 'right', (line) => print.money(line.price)],
      [74, 'right', (line) => print.money(line.total)],
    ];
    const columns: Column<Line>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    y = drawTable(
      paper,
      columns,
      order.lines,
      { x: left, y, bottom: paper.height - 60, nextPage: () => 50 },
      { rules: 'none', padding: 4, zebra: '#faf8f5', head: { fill: '#c2571a', color: '#ffffff' } },
    );
    const sums = print.sums();
    if (y + sums.length * (step + 3) + 3 * step > paper.height - 30) {
      paper.newPage();
      y = 50;
    }
    y += 8;
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      paper.text(say.sums[kind], right - 260, y, { bold, width: 170, align: 'right' });
      paper.text(`${text} ${order.currency}`, right - 86, y, { bold, width: 82, align: 'right' });
      y += step + 3;
    }
    const help = say.help.replace('{e}', supplier.email).replace('{p}', supplier.phone);
    paper.paragraph(help, left, y + step, width, { size: 8 });
  },
};
