import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'BESTELLUNG',
    window: 'Wir bestellen zu unseren umseitigen Einkaufsbedingungen',
    boxes: listed('Bestell-Nr. | Belegdatum | Lief.-Nr. | Einkäufer | Tel.-Durchwahl'),
    heads: listed('Pos | Sachnummer | Menge ME | Preis EUR / PE | Wert EUR'),
    under: 'Bezeichnung / Zeichnung',
    week: 'Liefertermin eintreffend:',
    index: 'Zeichn.-Index',
    yours: 'Ihre Art.-Nr.',
    net: 'Nettobestellwert',
    freight: 'Frachtanteil',
    site: 'Anlieferung:',
    acknowledge: 'Auftragsbestätigung innerhalb von 3 Arbeitstagen erbeten.',
    foot: 'Geschäftsführer: {who} · Amtsgericht HRB {hrb} · Sparkasse, IBAN {iban}',
    page: 'Blatt',
  },
  pl: {
    title: 'ZAMÓWIENIE DO DOSTAWCY',
    window: 'Zamawiamy zgodnie z ogólnymi warunkami zakupów',
    boxes: listed('Nr zamówienia | Data dokumentu | Nr dostawcy | Prowadzący | Telefon'),
    heads: listed('Poz. | Nr indeksu | Ilość JM | Cena PLN / za | Wartość PLN'),
    under: 'Nazwa / rysunek',
    week: 'Termin dostawy na miejscu:',
    index: 'Zmiana rys.',
    yours: 'Państwa nr art.',
    net: 'Wartość zamówienia netto',
    freight: 'Transport',
    site: 'Miejsce dostawy:',
    acknowledge: 'Prosimy o potwierdzenie zamówienia w ciągu 3 dni roboczych.',
    foot: 'Prezes zarządu: {who} · KRS {hrb} · Bank, IBAN {iban}',
    page: 'Arkusz',
  },
};

/** A machine maker's order: prices per hundred, each item over several lines with the same calendar week below it. */
export const family: DrawnFamily = {
  about:
    'machine maker: row of boxes for number and date, drawing number before the name on the line below, price per hundred in one cell with its basis, calendar week below every item, bank in the foot',
  languages: languagesOf(words),
  order: {
    lines: [2, 10],
    article: '#.###.###-{00|01|02}',
    articles: 'both',
    per: 100,
    delivery: 'week',
    tax: false,
    countedOnly: true,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['sans', 'condensed', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [56, paper.width - 40];
    const width = right - left;
    const step = paper.leading();
    const currency = print.currency();
    paper.text(print.value('buyer', 'brand'), left, 34, { size: 17, bold: true });
    paper.line(left, 58, right, 58, { thickness: 2 });
    const address = print.party('buyer', 'company', 'street', 'town').join(' · ');
    paper.fitted(address, left, 62, width, { size: 7.5 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 96);
    paper.text(say.title, left, 176, { size: 13, bold: true, spacing: 1.5 });
    paper.text(say.window, left, 193, { size: 7 });
    const values = [
      print.number(),
      print.date(),
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    const facts = values.map((value, i): [string, string] => [say.boxes[i]!, value]);
    const y = drawBoxRow(paper, facts, { x: left, y: 208, width, height: 27, shares: [5, 4, 3, 5, 5] }) + 8;
    paper.text(say.site, left, y, { bold: true });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    paper.fitted(site, left + 84, y, width - 84);

    const at = { article: left + 34, quantity: left + 170, price: left + 270, value: right - 90 };
    const heads = (top: number) => {
      const [item, article, quantity, price, value] = say.heads.map((head) =>
        head.replace(/EUR|PLN/, currency),
      );
      paper.line(left, top, right, top, { thickness: 1 });
      paper.text(item!, left, top + 3);
      paper.text(article!, at.article, top + 3);
      paper.text(quantity!, at.quantity, top + 3, { width: 80, align: 'right' });
      paper.text(price!, at.price, top + 3, { width: 100, align: 'right' });
      paper.text(value!, at.value, top + 3, { width: 90, align: 'right' });
      paper.text(say.under, at.article, top + 3 + step);
      paper.line(left, top + 2 * step + 6, right, top + 2 * step + 6, { thickness: 1 });
      return top + 2 * step + 11;
    };
    const flow = startFlow(paper, {
      y: heads(y + 20),
      bottom: paper.height - 54,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 40, { bold: true });
        paper.text(`${say.page} ${paper.pageNumber()}`, left, 40, { width, align: 'right' });
        return heads(60);
      },
    });
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const texts = [...paper.wrap(line.description(), 330), ...line.notes()];
      flow.need((texts.length + 3) * step + 12);
      paper.text(line.position(), left, flow.y);
      paper.text(line.article(), at.article, flow.y, { bold: true });
      const quantity = `${line.quantity()} ${line.unit()}`;
      paper.text(quantity, at.quantity, flow.y, { width: 80, align: 'right' });
      const price = `${line.price()} / ${line.per()}`;
      paper.text(price, at.price, flow.y, { width: 100, align: 'right' });
      paper.text(line.total(), at.value, flow.y, { width: 90, align: 'right' });
      flow.y = paper.lines(texts, at.article, flow.y + step);
      const small = `${say.yours} ${line.yourArticle()}   ${say.index} ${random.pick(['a', 'b', '-', '02'])}`;
      flow.y = paper.lines([small, `${say.week} ${print.delivery()}`], at.article, flow.y);
      flow.y += 8;
    }

    flow.need(56);
    paper.line(left, flow.y, right, flow.y, { thickness: 0.5 });
    flow.y += 5;
    const printed = print.sums().filter(({ kind }) => kind !== 'subtotal');
    for (const { kind, text } of printed) {
      const bold = kind === 'total';
      paper.text(`${bold ? say.net : say.freight} ${currency}`, at.article, flow.y, { bold });
      paper.text(text, at.value, flow.y, { bold, width: 90, align: 'right' });
      flow.y += step + 2;
    }
    paper.text(say.acknowledge, left, flow.y + 6, { bold: true, size: 8 });
    const foot = say.foot
      .replace('{who}', order.billTo.contact)
      .replace('{hrb}', random.fill('#####'))
      .replace('{iban}', random.fill(`${order.buyer.country}## #### #### #### #### ##`));
    paper.line(left, paper.height - 44, right, paper.height - 44, { thickness: 0.4 });
    paper.fitted(foot, left, paper.height - 40, width, { size: 6.5 });
    const vat = print.party('buyer', 'vatId', 'email').join(' · ');
    paper.fitted(vat, left, paper.height - 30, width, { size: 6.5 });
  },
};
