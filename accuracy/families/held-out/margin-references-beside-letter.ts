import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    number: 'Our order|Order no.|Our order ref.',
    date: 'Date|Dated',
    yours: 'Your quotation',
    enquiry: 'Our enquiry',
    contact: 'Person dealing|Enquiries to|Dealt with by',
    phone: 'Direct line|Direct dial|Extension line',
    email: 'Email|E-mail',
    delivery: 'Delivery required|To be delivered by|Required on site',
    shipTo: 'Deliver to|Goods to',
    greeting: 'Dear Ms Halvorsen,|Dear Sirs,|Dear Ingrid,',
    subject: 'ORDER|PURCHASE ORDER|OFFICIAL ORDER',
    opening:
      'Thank you for your quotation {q} of {d}. We accept it and would ask you to supply the goods set out below at the prices stated.',
    heads: 'Qty|Description|Each|Value',
    sums: 'Goods total|Carriage|VAT|Order value',
    closing:
      'Kindly let us have your acknowledgement by return, and quote the number in the margin on your delivery note and invoice.',
    farewell: 'Yours faithfully|Yours sincerely',
    foot: 'Company registration No. ',
    footUs: 'A member of the regional chamber of commerce, No. ',
    role: 'Purchasing Manager|Procurement Officer|Works Buyer',
  },
  nl: {
    number: 'Ons ordernummer|Onze bestelling',
    date: 'Datum',
    yours: 'Uw offerte',
    enquiry: 'Onze aanvraag',
    contact: 'Behandeld door|Contactpersoon',
    phone: 'Doorkiesnummer|Telefoon',
    email: 'E-mail',
    delivery: 'Gewenste levering|Te leveren op',
    shipTo: 'Afleveradres|Leveren aan',
    greeting: 'Geachte mevrouw Halvorsen,|Beste Ingrid,|Geachte heer, mevrouw,',
    subject: 'Bestelling|ORDER|Opdracht',
    opening:
      'Hartelijk dank voor uw offerte {q} van {d}. Wij gaan hiermee akkoord en verzoeken u de onderstaande goederen te leveren.',
    heads: 'Aantal|Omschrijving|Prijs|Bedrag',
    sums: 'Totaal goederen|Vracht|Btw|Totaal',
    closing: 'Graag ontvangen wij uw bevestiging. Vermeld ons ordernummer op pakbon en factuur.',
    farewell: 'Met vriendelijke groet,|Hoogachtend,',
    foot: 'Ingeschreven in het handelsregister onder nr. ',
    footUs: '',
    role: 'Hoofd inkoop|Inkoper',
  },
  da: {
    number: 'Vores ordre|Vores ordrenr.',
    date: 'Dato',
    yours: 'Jeres tilbud',
    enquiry: 'Vores forespørgsel',
    contact: 'Sagsbehandler|Kontakt',
    phone: 'Direkte telefon|Direkte nr.',
    email: 'E-mail',
    delivery: 'Ønsket levering|Levering senest',
    shipTo: 'Leveres til|Leveringssted',
    greeting: 'Kære Ingrid Halvorsen|Kære Ingrid',
    subject: 'Ordre|BESTILLING|Indkøbsordre',
    opening:
      'Tak for jeres tilbud {q} af {d}. Vi accepterer tilbuddet og bestiller hermed nedenstående varer til de anførte priser.',
    heads: 'Antal|Beskrivelse|Stk. pris|Beløb',
    sums: 'Varer i alt|Fragt|Moms|Ordresum',
    closing: 'Send os venligst en bekræftelse, og anfør ordrenummeret i margenen på følgeseddel og faktura.',
    farewell: 'Med venlig hilsen',
    foot: 'Bankkonto 3409-',
    footUs: '',
    role: 'Indkøbschef|Indkøber',
  },
};
const marginWide = 116;

/** A firm's letter paper: references, dates and the delivery address in stacks down the left margin, the letter beside them. */
export const family: DrawnFamily = {
  about:
    'letter with the order number, date, person, wanted date and delivery address in the left margin, a label above each, the letter and its lines at the right of them',
  languages: languagesOf(words),
  order: { lines: [1, 6], per: 1, discounts: false, articles: 'yours', shipTo: 'other', notes: false },
  paper: { faces: ['times', 'serif', 'helvetica', 'lato'], fontSize: [9, 10] },
  draw(paper, { print, order, language, random }) {
    const own = wordsIn(words, language);
    const say = (label: keyof typeof own) => random.pick(listed(own[label]));
    const margin = 34;
    const [left, right] = [margin + marginWide + 20, paper.width - 40];
    const company = print.party('buyer', 'company', 'street', 'town');
    const atRight = random.chance(0.5);
    paper.text(company[0]!, left, 34, {
      size: 16,
      bold: true,
      width: right - left,
      align: atRight ? 'right' : 'left',
    });
    paper.text(company.slice(1).join('  |  '), left, 56, {
      size: 8,
      width: right - left,
      align: atRight ? 'right' : 'left',
    });
    drawMargin();
    let y = paper.lines(
      print.party('supplier', 'company', 'contact', 'street', 'town', 'country'),
      left,
      112,
    );
    y = paper.lines([say('greeting')], left, y + 26) + 8;
    paper.text(say('subject'), left, y, { bold: true });
    const opening = own.opening
      .replace('{q}', order.quoteReference)
      .replace('{d}', print.day(addDays(order.date, -random.whole(3, 20))));
    y = paper.paragraph(opening, left, y + 20, right - left) + 10;
    y = drawTable(
      paper,
      columns(),
      print.lines,
      { x: left, y, bottom: paper.height - 200 },
      { rules: random.pick(['none', 'none', 'head']), padding: 2, head: { bold: random.chance(0.4) } },
    );
    y = drawSums(y + 6);
    y = paper.paragraph(say('closing'), left, y + 12, right - left);
    y = paper.lines([say('farewell')], left, y + 14);
    paper.lines([order.buyer.contact, say('role')], left, y + 34);
    drawFoot();

    function drawMargin(): void {
      const delivery = print.delivery();
      const stacks: [string, string[]][] = [
        [say('number'), [print.number()]],
        [say('date'), [print.date()]],
        [say('yours'), [order.quoteReference]],
        [say('enquiry'), [random.fill('E/####/{LK|PW|JB}')]],
        [say('contact'), [print.value('buyer', 'contact')]],
        [say('phone'), [print.value('buyer', 'phone')]],
        [say('email'), [print.value('buyer', 'email')]],
        ...(delivery ? [[say('delivery'), [delivery]] as [string, string[]]] : []),
        [say('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town')],
      ];
      let y = 112;
      for (const [name, texts] of stacks) {
        paper.fitted(name, margin, y, marginWide, { size: 7, italic: true });
        for (const text of texts) {
          y += 11;
          paper.fitted(text, margin, y, marginWide, { size: 8.5 });
        }
        y += 20;
      }
      paper.line(left - 10, 112, left - 10, y, { thickness: 0.4 });
    }

    function columns(): Column<PrintedLine>[] {
      const [quantity, description, price, total] = listed(own.heads);
      const named = (line: PrintedLine) => {
        const dated =
          order.delivery.kind === 'lines' ? [`${own.delivery.split('|')[0]!} ${line.date()}`] : [];
        return [line.description(), line.yourArticle(), ...dated];
      };
      return [
        { head: quantity!, width: 72, cell: (line) => `${line.quantity()} ${line.unit()}` },
        { head: description!, width: right - left - 196, cell: named },
        { head: price!, width: 58, align: 'right', cell: (line) => line.price() },
        { head: total!, width: 66, align: 'right', cell: (line) => line.total() },
      ];
    }

    function drawSums(top: number): number {
      const names = listed(own.sums);
      const tax = order.buyer.country === 'US' ? 'Sales tax' : names[2]!;
      const nameOf = { subtotal: names[0]!, freight: names[1]!, tax, total: names[3]! };
      let y = top;
      for (const { kind, text } of print.sums()) {
        const bold = kind === 'total';
        const name = bold ? `${nameOf[kind]} ${print.currency()}` : nameOf[kind];
        paper.text(name, right - 230, y, { bold, width: 140, align: 'right' });
        paper.text(text, right - 82, y, { bold, width: 80, align: 'right' });
        y += 14;
      }
      return y;
    }

    function drawFoot(): void {
      const american = order.buyer.country === 'US';
      const registered = `${american ? own.footUs : own.foot}${random.fill('########')}`;
      const tax = print.party('buyer', 'vatId', 'fax').join('   ');
      paper.line(margin, paper.height - 46, right, paper.height - 46, { thickness: 0.4 });
      paper.fitted(`${company[0]}   ${registered}   ${tax}`, margin, paper.height - 40, right - margin, {
        size: 7,
      });
    }
  },
};
