import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: 'INDKØB',
    head: listed('Indkøbsordre nr. | Ordre udskrevet | Side'),
    parties: listed('Leverandør | Godset sendes til'),
    refs: listed('Vor reference | Deres reference | Vort kundenr. hos Dem | Godsmærke'),
    terms: listed('Leveringsvilkår | Betalingsvilkår | Forsendes med | Afsendes fra'),
    termValues: listed('DAP (Incoterms 2020) | 30 dage netto | Danske Fragtmænd | Dansk / Deres lager'),
    heads: listed(
      'Pos | Vort nr.\nDeres nr. | Benævnelse | Skal være\nfremme | Antal | Enh | Á-pris | Beløb',
    ),
    total: 'Ordresum ekskl. moms',
    confirm: 'Ordrebekræftelse med pris og leveringstid sendes inden 2 arbejdsdage til',
    invoice: 'Faktura sendes elektronisk (EAN) og mærkes med ordrenr. og godsmærke.',
    foot: listed('Adresse | Telefon | CVR-nr. | IBAN'),
  },
  en: {
    title: 'PURCHASE',
    head: listed('Purchase no. | Printed | Page'),
    parties: listed('Supplier | Send the goods to'),
    refs: listed('Our reference | Your reference | Our account with you | Goods mark'),
    terms: listed('Trade terms | Payment | Forwarded by | Dispatched from'),
    termValues: listed('DAP (Incoterms 2020) | 30 days net | DSV Road | Your warehouse'),
    heads: listed(
      'Pos | Our no.\nYour no. | Designation | To be with\nus by | Qty | U/M | Unit price | Amount',
    ),
    total: 'Order sum excl. VAT',
    confirm: 'Send your confirmation with price and delivery time within 2 working days to',
    invoice: 'Invoices electronically (Peppol), marked with purchase no. and goods mark.',
    foot: listed('Address | Telephone | VAT reg. | IBAN'),
  },
  de: {
    title: 'EINKAUF',
    head: listed('Einkaufsbestell-Nr. | Ausdruck vom | Seite'),
    parties: listed('Lieferant | Ware senden an'),
    refs: listed('Unsere Referenz | Ihre Referenz | Unser Konto bei Ihnen | Gutmarkierung'),
    terms: listed('Lieferklausel | Zahlungsziel | Befördert durch | Abgang ab'),
    termValues: listed('DAP (Incoterms 2020) | 30 Tage netto | DB Schenker | Ihr Lager'),
    heads: listed('Pos | Unsere Nr.\nIhre Nr. | Benennung | Bei uns\nbis | Anz. | Einh | À-Preis | Betrag'),
    total: 'Bestellsumme ohne MwSt.',
    confirm: 'Bestätigung mit Preis und Lieferzeit innerhalb von 2 Arbeitstagen an',
    invoice: 'Rechnungen elektronisch (Peppol), mit Bestell-Nr. und Gutmarkierung.',
    foot: listed('Adresse | Telefon | USt-Nr. | IBAN'),
  },
  nl: {
    title: 'INKOOP',
    head: listed('Inkoopnr. | Afgedrukt | Pagina'),
    parties: listed('Leverancier | Goederen zenden aan'),
    refs: listed('Onze referentie | Uw referentie | Ons klantnr. bij u | Colli-merk'),
    terms: listed('Leveringsclausule | Betaling | Vervoer door | Verzonden vanaf'),
    termValues: listed('DAP (Incoterms 2020) | 30 dagen netto | Van der Wal | Uw magazijn'),
    heads: listed('Pos | Ons nr.\nUw nr. | Benaming | Bij ons\nuiterlijk | Aant. | Ehd | À-prijs | Bedrag'),
    total: 'Ordersom excl. btw',
    confirm: 'Bevestiging met prijs en levertijd binnen 2 werkdagen zenden aan',
    invoice: 'Facturen elektronisch (Peppol), met inkoopnr. en colli-merk.',
    foot: listed('Adres | Telefoon | Btw-nr. | IBAN'),
  },
  pl: {
    title: 'ZAKUP',
    head: listed('Zakup nr | Wydruk z dnia | Strona'),
    parties: listed('Dostawca | Towar wysłać do'),
    refs: listed('Nasza referencja | Wasza referencja | Nasz numer u Was | Znak towaru'),
    terms: listed('Formuła dostawy | Płatność | Przewóz | Wysyłka z'),
    termValues: listed('DAP (Incoterms 2020) | 30 dni netto | Raben | Wasz magazyn'),
    heads: listed('Poz | Nasz nr\nWasz nr | Określenie | U nas\ndo dnia | Liczba | Jm | Cena za j. | Kwota'),
    total: 'Suma zakupu bez VAT',
    confirm: 'Potwierdzenie z ceną i terminem w ciągu 2 dni roboczych na adres',
    invoice: 'Faktury elektronicznie (Peppol), z numerem zakupu i znakiem towaru.',
    foot: listed('Adres | Telefon | NIP | IBAN'),
  },
};

/** A Nordic manufacturing system's print: thin cells for references and terms, the buyer's address in the foot alone. */
export const family: DrawnFamily = {
  about:
    "a Nordic system's print: cells with tiny labels, two numbers in one column, a goods mark, the buyer in the foot",
  languages: languagesOf(words),
  order: {
    lines: [1, 13],
    number: '{1|2|7}#####',
    articles: 'both',
    delivery: 'lines',
    shipTo: 'other',
    tax: false,
    freight: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'sans', 'times', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [42, paper.width - 42];
    const width = right - left;
    const step = paper.leading();
    const tiny = { size: 6, color: '#333333' };
    const cells = { x: left, width, height: 26, labelStyle: tiny };

    paper.text(order.buyer.brand.toUpperCase(), left, 34, { size: 15, bold: true, spacing: 0.6 });
    paper.text(say.title, left + width / 2, 30, { size: 13, bold: true });
    const head = [print.number(), print.date(), '1'].map((value, i) => [say.head[i]!, value] as const);
    drawBoxRow(paper, head, {
      ...cells,
      x: left + width / 2,
      width: width / 2,
      y: 50,
      shares: [4, 4, 2],
      value: { bold: true },
    });
    const half = width / 2;
    const blocks = [
      [...print.party('supplier', 'company', 'street', 'town', 'country'), order.supplier.email],
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      const x = left + i * half;
      paper.box(x, 86, half, 94, { thickness: 0.5 });
      paper.text(say.parties[i]!, x + 4, 88, tiny);
      texts.forEach((text, n) => {
        paper.fitted(text, x + 10, 102 + n * step, half - 16);
      });
    });
    const mark = `${order.project} / ${order.number}`;
    const refs = [print.value('buyer', 'contact'), order.supplier.contact, order.customerNumber, mark];
    let y = drawBoxRow(
      paper,
      refs.map((value, i) => [say.refs[i]!, value] as const),
      { ...cells, y: 180 },
    );
    y = drawBoxRow(
      paper,
      say.termValues.map((value, i) => [say.terms[i]!, value] as const),
      { ...cells, y },
    );

    const widths = [26, 84, width - 384, 66, 46, 38, 58, 66];
    const texts: ((line: PrintedLine) => string | string[])[] = [
      (line) => line.position(),
      (line) => [line.article(), line.raw.yourArticle!],
      (line) => [line.description(), ...line.notes()],
      // Not broken between lines.
      (line) => line.date().replaceAll(' ', '\u00a0'),
      (line) => line.quantity(),
      (line) => line.unit(),
      (line) => line.price(),
      (line) => line.total(),
    ];
    const columns = texts.map(
      (cell, i): Column<PrintedLine> => ({
        head: i === 7 ? `${say.heads[i]} ${print.currency()}` : say.heads[i]!,
        width: widths[i]!,
        align: i === 4 || i > 5 ? 'right' : 'left',
        cell,
      }),
    );
    const iban = `${order.buyer.country}${random.fill('## #### #### #### ##')}`;
    const foot = [
      [...print.party('buyer', 'company', 'street', 'town')],
      [print.value('buyer', 'phone')],
      [print.value('buyer', 'vatId')],
      [iban],
    ];
    function drawFoot(): void {
      const top = paper.height - 74;
      paper.line(left, top, right, top, { thickness: 0.8 });
      foot.forEach((lines, i) => {
        const x = left + [0, 190, 310, 420][i]!;
        paper.text(say.foot[i]!, x, top + 4, { size: 6.5, bold: true });
        lines.forEach((text, n) => {
          paper.fitted(text, x, top + 14 + n * 10, i === 0 ? 180 : 108, { size: 7.5 });
        });
      });
    }
    drawFoot();
    const nextPage = () => {
      drawFoot();
      const again = [order.number, print.day(order.date), String(paper.pageNumber())];
      const facts = again.map((value, i) => [say.head[i]!, value] as const);
      paper.text(say.title, left, 34, { size: 13, bold: true });
      const place = { ...cells, x: left + half, width: half, y: 30, shares: [4, 4, 2] };
      return drawBoxRow(paper, facts, place) + 12;
    };
    const look = { rules: 'head', padding: 2.5, gap: 3, head: { bold: false, size: 7 } } as const;
    const place = { x: left, y: y + 12, bottom: paper.height - 92, nextPage };
    let end = drawTable(paper, columns, print.lines, place, look);
    if (end > paper.height - 160) {
      paper.newPage();
      end = nextPage();
    }
    paper.line(left, end + 2, right, end + 2, { thickness: 0.8 });
    const { text } = print.sums().at(-1)!;
    paper.text(`${say.total}, ${order.currency}`, left + half, end + 8, { bold: true });
    paper.text(text, right - 100, end + 8, { bold: true, width: 97, align: 'right' });
    paper.fitted(`${say.confirm} ${print.value('buyer', 'email')}.`, left, end + 34, width);
    paper.fitted(say.invoice, left, end + 36 + step, width);
  },
};
