import { drawFacts, drawSums } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Bestellung',
    facts: listed('Beleg-Nr. | Belegdatum | Bearbeiter/in | Durchwahl | Mail | Kundenkonto | Lieferant | LT'),
    heads: listed('Pos | Artikelnummer / Bezeichnung | Menge | ME | Einzelpreis | % | Gesamtpreis'),
    item: { yours: 'Ihre Sachnr.', date: 'Liefertermin', drawing: 'Zeichn.-Nr.', index: 'Index' },
    ship: 'Versand an:',
    terms: listed('Zahlungsziel | Lieferkonditionen'),
    carried: 'Übertrag',
    sums: { subtotal: 'Zwischensumme', freight: 'Frachtanteil', tax: 'MwSt', total: 'Endbetrag' },
    foot: listed('Fon | Fax | Bankverbindung | USt-IdNr. | Steuernummer | Geschäftsführung'),
  },
  en: {
    title: 'Purchase Order',
    facts: listed(
      'Document no. | Doc. date | Clerk | Extension | Mail | Our acct. with you | Vendor | Due date',
    ),
    heads: listed('Pos | Part number / Designation | Qty | UoM | Unit price | % | Line price'),
    item: { yours: 'Your part no.', date: 'Due', drawing: 'Drg. no.', index: 'Issue' },
    ship: 'Consign to:',
    terms: listed('Payment | Delivery terms'),
    carried: 'Carry forward',
    sums: { subtotal: 'Goods total', freight: 'Carriage', tax: 'VAT', total: 'Final amount' },
    foot: listed('Phone | Telefax | Bankers | VAT reg. no. | Company no. | Directors'),
  },
  nl: {
    title: 'Inkoopopdracht',
    facts: listed(
      'Documentnr. | Docdatum | Behandeld door | Doorkiesnr. | Mail | Ons nr. bij u | Crediteur | LT',
    ),
    heads: listed('Pos | Artikelcode / Benaming | Hoev. | EH | Stuksprijs | % | Totaalprijs'),
    item: { yours: 'Uw artikelcode', date: 'Leverdatum', drawing: 'Tek.nr.', index: 'Wijz.' },
    ship: 'Verzenden naar:',
    terms: listed('Betaling | Levering'),
    carried: 'Transport',
    sums: { subtotal: 'Tussentelling', freight: 'Vracht', tax: 'BTW', total: 'Eindtotaal' },
    foot: listed('Tel | Fax | Bank | BTW-nr. | KvK | Directie'),
  },
  pl: {
    title: 'Zamówienie',
    facts: listed(
      'Nr dokumentu | Wystawiono | Prowadzi | Tel. wewn. | Mail | Nasz nr u Państwa | Dostawca | Termin',
    ),
    heads: listed('Lp. | Indeks / Nazwa | Ilość | JM | Cena jedn. | % | Wartość'),
    item: { yours: 'Państwa indeks', date: 'Termin dost.', drawing: 'Nr rys.', index: 'Rew.' },
    ship: 'Wysyłka na adres:',
    terms: listed('Płatność | Warunki dostawy'),
    carried: 'Do przeniesienia',
    sums: { subtotal: 'Suma pozycji', freight: 'Fracht', tax: 'Podatek VAT', total: 'Kwota końcowa' },
    foot: listed('Tel. | Faks | Konto | NIP UE | KRS | Zarząd'),
  },
};

/** A machine builder's ERP on headed paper: information block, drawing numbers, carried-over sums, four columns of foot. */
export const family: DrawnFamily = {
  about:
    'headed paper of a machine builder: info block, drawing and revision below items, bank data in the foot',
  languages: languagesOf(words),
  order: { lines: [2, 13], articles: 'both', number: '{B|EB|25-}######', discounts: true },
  paper: { faces: ['helvetica', 'sans', 'lato', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word, sentences } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [58, paper.width - 42];
    const bank = random.fill(`${order.buyer.country}## 37## #### #### #### ##`);
    const court = random.fill('###/5###/####');
    const drawing = () => random.fill('{Z|4-|K}#####-##');

    function drawFoot(): void {
      const [phone, fax, account, vat, register, board] = say.foot as [string, ...string[]];
      const top = paper.height - 58;
      paper.line(left, top - 4, right, top - 4, { thickness: 0.4 });
      const columns = [
        [print.value('buyer', 'company'), ...print.party('buyer', 'street'), ...print.party('buyer', 'town')],
        [`${phone} ${print.value('buyer', 'phone')}`, `${fax} ${order.buyer.fax}`],
        [`${account}`, bank],
        [
          `${vat} ${print.value('buyer', 'vatId')}`,
          `${register} ${court}`,
          `${board} ${order.billTo.contact}`,
        ],
      ];
      columns.forEach((texts, i) => {
        texts.forEach((text, n) => {
          paper.fitted(text, left + i * 125, top + n * 9, 118, { size: 6.5, color: '#444444' });
        });
      });
    }

    drawFoot();
    paper.text(print.value('buyer', 'brand'), left, 36, {
      size: 15,
      bold: true,
      color: random.pick(['#003f7d', '#7a1522', '#222222']),
      width: right - left,
      align: 'right',
    });
    const { company, street, townLine } = order.buyer;
    paper.fitted([company, street, townLine].join(' · '), left, 112, 220, { size: 6.5 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 126);
    const delivery = print.delivery();
    const values = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      order.customerNumber,
      order.supplierNumber,
      ...(delivery === null ? [] : [delivery]),
    ];
    const facts = values.map((value, i): [string, string] => [say.facts[i]!, value]);
    drawFacts(paper, facts, { x: 340, y: 100, labelWidth: 88, width: right - 340, step: 13.5 });
    paper.text(`${say.title} ${order.number}`, left, 226, { size: 13, bold: true });
    let y = paper.paragraph(sentences('opening', 1)[0]!, left, 250, right - left) + 4;
    y = paper.paragraph(
      `${say.ship} ${print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ')}`,
      left,
      y,
      right - left,
    );

    function itemTexts(line: PrintedLine): string[] {
      const below = [
        `${say.item.yours} ${line.yourArticle()}`,
        ...(random.chance(0.4)
          ? [`${say.item.drawing} ${drawing()}  ${say.item.index} ${random.pick([...'ABCD'])}`]
          : []),
        ...(delivery === null ? [`${say.item.date} ${line.date()}`] : []),
      ];
      return [line.article(), line.description(), ...line.notes(), ...below];
    }
    const cells: [number, Column<PrintedLine>['cell'], 'left' | 'right'][] = [
      [32, (line) => line.position(), 'left'],
      [right - left - 282, itemTexts, 'left'],
      [54, (line) => line.quantity(), 'right'],
      [40, (line) => line.unit(), 'left'],
      [62, (line) => line.price(), 'right'],
      [34, (line) => line.discount().replace(' %', ''), 'right'],
      [60, (line) => line.total(), 'right'],
    ];
    const columns = cells.map(([width, cell, align], i) => ({ head: say.heads[i]!, width, cell, align }));
    const carry = (at: number, done: readonly PrintedLine[]) => {
      const sum = done.reduce((total, { raw }) => total + raw.total, 0);
      paper.text(say.carried, left + 35, at + 3, { italic: true });
      paper.text(print.money(sum), right - 83, at + 3, { italic: true, width: 80, align: 'right' });
      return at + 17;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: y + 10,
        bottom: paper.height - 92,
        beforeBreak: carry,
        afterBreak: carry,
        nextPage() {
          drawFoot();
          paper.text(`${say.title} ${order.number}  -${paper.pageNumber()}-`, left, 40, { bold: true });
          return 62;
        },
      },
      { rules: random.pick(['head', 'rows', 'none'] as const), gap: 2 },
    );
    let below = end + 8;
    if (below + 120 > paper.height - 66) {
      paper.newPage();
      drawFoot();
      below = 60;
    }
    const named = { ...sheet, word: (term: string) => say.sums[term as keyof typeof say.sums] };
    below = drawSums(paper, named, { x: 330, y: below, right: right - 3, withCurrency: true });
    paper.text(`${say.terms[0]}: ${word('paymentTermsValue')}`, left, below + 4);
    paper.text(`${say.terms[1]}: ${word('deliveryTermsValue')}`, left, below + 17);
  },
};
