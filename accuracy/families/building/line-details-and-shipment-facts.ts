import { drawFacts } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Standard Purchase Order',
    facts: listed('Type | Order | Revision | Order Date | Created By | Current Buyer | Currency'),
    type: 'Standard Purchase Order',
    blocks: listed('Supplier: | Ship To: | Bill To: | Sold To:'),
    terms: listed(
      'Customer No. | Supplier No. | Payment Terms | Freight Terms | Shipping Method | Confirm To',
    ),
    heads: listed('Line | Item | Description | Quantity | UOM | Unit Price | Amount'),
    details: listed('Supplier Item | Requested Date | Requisition | Deliver-To Location'),
    notes: 'Note to Supplier',
    sums: { subtotal: 'Ordered', freight: 'Freight', tax: 'Total Tax', total: 'Total' },
    page: 'Proprietary and confidential   Page {p}',
  },
  pl: {
    title: 'Standardowe zamówienie zakupu',
    facts: listed('Typ | Zamówienie | Wersja | Data zamówienia | Utworzone przez | Bieżący nabywca | Waluta'),
    type: 'Standardowe zamówienie zakupu',
    blocks: listed('Dostawca: | Adres dostawy: | Adres faktury: | Sprzedano do:'),
    terms: listed(
      'Nr klienta | Nr dostawcy | Warunki płatności | Warunki frachtu | Metoda wysyłki | Potwierdzić do',
    ),
    heads: listed('Wiersz | Pozycja | Opis | Ilość | JM | Cena jedn. | Kwota'),
    details: listed('Pozycja dostawcy | Żądana data | Zapotrzebowanie | Lokalizacja docelowa'),
    notes: 'Uwaga dla dostawcy',
    sums: { subtotal: 'Zamówione', freight: 'Fracht', tax: 'Podatek razem', total: 'Razem' },
    page: 'Dokument poufny   Strona {p}',
  },
};

/** An American cloud ERP: pairs of facts beside four addresses, below each line its shipment's facts with labels of their own. */
export const family: DrawnFamily = {
  about:
    'American cloud ERP (Oracle Fusion): order and revision among facts at the right, four address blocks (sold-to is the buyer), below each line labelled facts of its shipment with requisition and requested date',
  languages: languagesOf(words),
  order: {
    lines: [1, 7],
    number: '{US|EU|10|20}00####',
    articles: 'both',
    delivery: 'lines',
    shipTo: 'other',
    billTo: 'other',
    notes: true,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [7.5, 8] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const step = paper.leading();
    const half = width / 2;
    paper.text(print.value('buyer', 'brand'), left, 32, { size: 15, bold: true, color: '#8c1d18' });
    paper.text(say.title, left, 34, { size: 12, bold: true, width, align: 'right' });
    paper.line(left, 56, right, 56, { thickness: 1 });
    const home = ['company', 'street', 'town', 'country'] as const;
    const blocks = [
      print.party('supplier', ...home),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('billTo', ...home),
      print.party('buyer', ...home),
    ];
    blocks.forEach((texts, i) => {
      const y = 66 + i * 6.4 * step;
      paper.text(say.blocks[i]!, left, y, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + 78, y + n * step, half - 88);
      });
    });
    const contact = print.value('buyer', 'contact');
    const values = [
      say.type,
      print.number(),
      String(random.whole(0, 2)),
      print.date(),
      contact,
      contact,
      print.currency(),
    ];
    const terms = [
      order.customerNumber,
      order.supplierNumber,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
      print.value('buyer', 'email'),
    ];
    const place = {
      x: left + half + 16,
      labelWidth: 92,
      width: half - 16,
      step: step + 3,
      label: { bold: true },
    };
    const below = drawFacts(
      paper,
      say.facts.map((label, i) => [label, values[i]!] as const),
      { ...place, y: 66 },
    );
    drawFacts(
      paper,
      say.terms.map((label, i) => [label, terms[i]!] as const),
      { ...place, y: below + 8 },
    );

    const stops = [0, 36, 106, width - 214, width - 158, width - 122, width - 68];
    const drawHeads = (y: number): number => {
      paper.box(left, y, width, step + 6, { fill: '#d9d9d9' });
      say.heads.forEach((head, i) => {
        const align = i === 3 || i > 4 ? 'right' : 'left';
        paper.text(head, left + stops[i]! + 3, y + 3, { bold: true, width: cellWidth(i) - 6, align });
      });
      return y + step + 10;
    };
    const cellWidth = (i: number): number => (stops[i + 1] ?? width) - stops[i]!;
    const drawFoot = (): void =>
      paper.text(say.page.replace('{p}', String(paper.pageNumber())), left, paper.height - 36, {
        size: 7,
        width,
        align: 'center',
      });
    const flow = startFlow(paper, {
      y: drawHeads(78 + 26 * step),
      bottom: paper.height - 60,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 34, { bold: true });
        return drawHeads(52);
      },
      beforeBreak: drawFoot,
    });
    const site = order.shipTo.city;
    print.lines.forEach((line, n) => {
      const name = paper.wrap(line.description(), cellWidth(2) - 6);
      flow.need((name.length + 6) * step);
      const row = [
        String(n + 1),
        line.article(),
        name[0]!,
        line.quantity(),
        line.unit(),
        line.price(),
        line.total(),
      ];
      row.forEach((text, i) => {
        const align = i === 3 || i > 4 ? 'right' : 'left';
        paper.text(text, left + stops[i]! + 3, flow.y, { width: cellWidth(i) - 6, align });
      });
      paper.lines(name.slice(1), left + stops[2]! + 3, flow.y + step);
      let y = flow.y + name.length * step + 3;
      const details = [line.yourArticle(), line.date(), random.fill('20####'), site];
      say.details.forEach((label, i) => {
        const x = left + stops[2]! + 3 + (i % 2) * 150;
        const top = y + Math.floor(i / 2) * step;
        paper.fitted(label, x, top, 74, { bold: true });
        paper.fitted(details[i]!, x + 78, top, 68);
      });
      y += 2 * step;
      for (const note of line.notes()) {
        paper.fitted(`${say.notes}: ${note}`, left + stops[2]! + 3, y, right - left - stops[2]!, {
          italic: true,
        });
        y += step;
      }
      paper.line(left, y + 4, right, y + 4, { thickness: 0.4, color: '#888888' });
      flow.y = y + 9;
    });
    const sums = print.sums();
    flow.need(sums.length * (step + 4) + 8);
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const currency = bold ? ` (${order.currency})` : '';
      paper.text(`${say.sums[kind]}${currency}`, right - 210, flow.y + 4, {
        bold,
        width: 100,
        align: 'right',
      });
      paper.text(text, right - 103, flow.y + 4, { bold, width: 100, align: 'right' });
      flow.y += step + 4;
    }
    drawFoot();
  },
};
