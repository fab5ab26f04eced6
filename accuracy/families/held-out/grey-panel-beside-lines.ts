import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order|Purchase order|PURCHASE ORDER',
    number: 'PO number|Order number|P.O. no.',
    date: 'Issued|Issue date|Date',
    delivery: 'Required by|Deliver by|Due date',
    buyer: 'Purchaser|Buyer|Your contact',
    phone: 'Phone|Tel',
    email: 'Email|E-mail',
    terms: 'Payment terms|Terms',
    via: 'Ship via|Carrier',
    account: 'Our account with you|Vendor ID',
    requisition: 'Requisition|Req. no.',
    ledger: 'GL code|Nominal code',
    vendor: 'Vendor|Supplier|To',
    shipTo: 'Ship to|Deliver to',
    heads: 'Item|Qty|Unit|Unit price|Total',
    sums: 'Subtotal|Shipping|Tax|Total',
    notes: 'Notes',
    page: 'Page',
  },
  da: {
    title: 'Indkøbsordre|INDKØBSORDRE',
    number: 'Ordrenummer|Ordrenr.|Vores ordrenr.',
    date: 'Ordredato|Udstedt',
    delivery: 'Ønsket levering|Leveres senest',
    buyer: 'Indkøber|Kontaktperson',
    phone: 'Telefon|Tlf.',
    email: 'E-mail|Mail',
    terms: 'Betaling|Betalingsbetingelser',
    via: 'Forsendelse|Fragtmand',
    account: 'Vores kundenr. hos jer|Leverandørnr.',
    requisition: 'Rekvisition|Rekv. nr.',
    ledger: 'Finanskonto|Konto',
    vendor: 'Leverandør|Til',
    shipTo: 'Leveres til|Leveringsadresse',
    heads: 'Vare|Antal|Enhed|Stk. pris|I alt',
    sums: 'Varebeløb|Fragt|Moms|I alt',
    notes: 'Bemærkninger',
    page: 'Side',
  },
  nl: {
    title: 'Inkooporder|INKOOPORDER|Bestelling',
    number: 'Ordernummer|Inkoopnummer|Ons ordernr.',
    date: 'Orderdatum|Datum',
    delivery: 'Gewenste leverdatum|Leveren voor',
    buyer: 'Inkoper|Contactpersoon',
    phone: 'Telefoon|Tel.',
    email: 'E-mail|Mail',
    terms: 'Betaling|Betalingstermijn',
    via: 'Verzending|Vervoerder',
    account: 'Ons klantnummer|Leveranciersnr.',
    requisition: 'Aanvraag|Aanvraagnr.',
    ledger: 'Grootboek|Kostenplaats',
    vendor: 'Leverancier|Aan',
    shipTo: 'Afleveren bij|Afleveradres',
    heads: 'Artikel|Aantal|Eenheid|Prijs|Totaal',
    sums: 'Subtotaal|Verzendkosten|Btw|Totaal',
    notes: 'Opmerkingen',
    page: 'Pagina',
  },
};
const panelWide = 158;

/** A small firm's modern template: a tinted panel runs down a whole side, beside addresses and lines alike. */
export const family: DrawnFamily = {
  about:
    'tinted panel from top to bottom at one side, mostly the right, with small labels above values; addresses, lines and sums stand beside it',
  languages: languagesOf(words),
  order: { lines: [2, 9], discounts: false, per: 1, openQuantity: false },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8, 9] },
  draw(paper, { print, order, language, word, sentences, random }) {
    const own = wordsIn(words, language);
    const say = (label: keyof typeof own) => random.pick(listed(own[label]));
    const panelFirst = random.chance(0.3);
    const panel = panelFirst ? 0 : paper.width - panelWide;
    const [left, right] = panelFirst ? [panelWide + 20, paper.width - 36] : [36, panel - 20];
    const wide = right - left;
    const [tint, ink] = random.pick([
      ['#eceff1', '#37474f'],
      ['#e8f0e4', '#33691e'],
      ['#f1ece4', '#5d4037'],
    ] as const);
    const capitals = random.chance(0.5);
    const caption = (label: keyof typeof own) => (capitals ? say(label).toUpperCase() : say(label));
    const number: [string, string] = [caption('number'), print.number()];
    const pageWord = say('page');
    drawPanel([number, ...facts()]);
    const company = print.party('buyer', 'company', 'street', 'town', 'vatId');
    paper.text(company[0]!, left, 34, { size: 13, bold: true, color: ink });
    paper.lines(company.slice(1), left, 53, { size: 7.5 });
    paper.text(say('title'), left, 104, { size: 19, color: ink });
    const end = drawTable(
      paper,
      columns(),
      print.lines,
      {
        x: left,
        y: drawAddresses(136) + 14,
        bottom: paper.height - 150,
        nextPage() {
          drawPanel([number]);
          return 50;
        },
      },
      {
        rules: random.pick(['rows', 'head', 'rows']),
        padding: 3,
        head: { color: ink, size: 7.5 },
      },
    );
    drawFoot(end + 10);

    function facts(): [string, string][] {
      const delivery = print.delivery();
      const rows: [string, string][] = [
        [caption('date'), print.date()],
        ...(delivery ? [[caption('delivery'), delivery] as [string, string]] : []),
        [caption('buyer'), print.value('buyer', 'contact')],
        [caption('phone'), print.value('buyer', 'phone')],
        [caption('email'), print.value('buyer', 'email')],
      ];
      const noise: [string, string][] = [
        [caption('terms'), word('paymentTermsValue')],
        [caption('via'), word('carrierValue')],
        [caption('account'), order.supplierNumber],
        [caption('requisition'), random.fill('R{Q|-}0####')],
        [caption('ledger'), random.fill('{4|5|6}###-##')],
      ];
      return [...rows, ...random.shuffled(noise).slice(0, random.whole(3, 5))];
    }

    function drawPanel(rows: [string, string][]): void {
      paper.box(panel, 0, panelWide, paper.height, { fill: tint });
      rows.forEach(([name, value], i) => {
        const y = 40 + i * 38;
        paper.fitted(name, panel + 14, y, panelWide - 28, { size: 6.5, color: ink });
        paper.fitted(value, panel + 14, y + 10, panelWide - 28, { bold: i === 0, size: i === 0 ? 12 : 9 });
      });
      paper.text(`${pageWord} ${paper.pageNumber()}`, panel + 14, paper.height - 40, { size: 7, color: ink });
    }

    function drawAddresses(y: number): number {
      const half = wide / 2;
      const blocks: [string, string[]][] = [
        [say('vendor'), print.party('supplier', 'company', 'contact', 'street', 'town', 'country')],
        [say('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town')],
      ];
      const ends = blocks.map(([head, texts], i) => {
        paper.text(head, left + i * half, y, { size: 7.5, bold: true, color: ink });
        texts.forEach((text, n) => {
          paper.fitted(text, left + i * half, y + 12 + n * paper.leading(), half - 10);
        });
        return y + 12 + texts.length * paper.leading();
      });
      return Math.max(...ends);
    }

    function columns(): Column<PrintedLine>[] {
      const [item, quantity, unit, price, total] = listed(own.heads);
      const cell = (line: PrintedLine) => {
        const code = order.lines.some((each) => each.article) ? line.article() : line.yourArticle();
        const dates = order.delivery.kind === 'lines' ? [`${word('lineDate')} ${line.date()}`] : [];
        return [line.description(), ...(code ? [code] : []), ...dates];
      };
      return [
        { head: item!, width: wide - 208, cell },
        { head: quantity!, width: 44, align: 'right', cell: (line) => line.quantity() },
        { head: unit!, width: 44, cell: (line) => line.unit() },
        { head: price!, width: 56, align: 'right', cell: (line) => line.price() },
        { head: total!, width: 64, align: 'right', cell: (line) => line.total() },
      ];
    }

    function drawFoot(top: number): void {
      const names = listed(own.sums);
      const nameOf = { subtotal: names[0]!, freight: names[1]!, tax: names[2]!, total: names[3]! };
      let y = top;
      for (const { kind, text } of print.sums()) {
        const bold = kind === 'total';
        const name = bold
          ? `${nameOf[kind]} ${print.currency()}`
          : `${nameOf[kind]}${kind === 'tax' ? ` ${order.taxRate}%` : ''}`;
        paper.text(name, right - 200, y, { bold, width: 110, align: 'right' });
        paper.text(text, right - 83, y, { bold, width: 80, align: 'right' });
        y += 15;
      }
      paper.text(say('notes'), left, y + 6, { size: 7.5, bold: true, color: ink });
      paper.paragraph(sentences('instruction', 1)[0]!, left, y + 18, wide);
    }
  },
};
