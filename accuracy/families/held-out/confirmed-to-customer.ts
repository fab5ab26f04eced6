import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Order Confirmation',
    row: listed('Your Reference | Order Date | Shipment Date | Payment Terms | Salesperson'),
    ship: 'Ship-to Address',
    heads: listed(
      'No. | Description | Shipment Date | Quantity | Unit of Measure | Unit Price Excl. VAT | VAT % | Line Amount Excl. VAT',
    ),
    net: 'Total {c} Excl. VAT',
    sums: { subtotal: 'Subtotal', freight: 'Freight', tax: '{r}% VAT', total: 'Total {c} Incl. VAT' },
    home: listed('Bank | IBAN | VAT Registration No. | Phone No.'),
    page: 'Page',
  },
  de: {
    title: 'Auftragsbestätigung',
    row: listed('Ihre Referenz | Auftragsdatum | Warenausgangsdatum | Zahlungsbedingungen | Verkäufer'),
    ship: 'Lief. an Adresse',
    heads: listed(
      'Nr. | Beschreibung | Warenausg.-Datum | Menge | Einheit | VK-Preis ohne MwSt. | MwSt. % | Zeilenbetrag ohne MwSt.',
    ),
    net: 'Total {c} ohne MwSt.',
    sums: { subtotal: 'Zwischensumme', freight: 'Fracht', tax: '{r}% MwSt.', total: 'Total {c} inkl. MwSt.' },
    home: listed('Bank | IBAN | USt-IdNr. | Telefonnr.'),
    page: 'Seite',
  },
  nl: {
    title: 'Orderbevestiging',
    row: listed('Uw referentie | Orderdatum | Verzenddatum | Betalingscondities | Verkoper'),
    ship: 'Verzendadres',
    heads: listed(
      'Nr. | Omschrijving | Verzenddatum | Aantal | Eenheid | Eenheidsprijs excl. btw | Btw % | Regelbedrag excl. btw',
    ),
    net: 'Totaal {c} excl. btw',
    sums: { subtotal: 'Subtotaal', freight: 'Vracht', tax: '{r}% btw', total: 'Totaal {c} incl. btw' },
    home: listed('Bank | IBAN | Btw-nummer | Telefoonnr.'),
    page: 'Pagina',
  },
  da: {
    title: 'Ordrebekræftelse',
    row: listed('Deres reference | Ordredato | Afsendelsesdato | Betalingsbetingelser | Sælger'),
    ship: 'Leveringsadresse',
    heads: listed(
      'Nummer | Beskrivelse | Afs.dato | Antal | Enhed | Salgspris ekskl. moms | Moms % | Linjebeløb ekskl. moms',
    ),
    net: 'I alt {c} ekskl. moms',
    sums: { subtotal: 'Subtotal', freight: 'Fragt', tax: '{r}% moms', total: 'I alt {c} inkl. moms' },
    home: listed('Bank | IBAN | CVR-nr. | Telefon'),
    page: 'Side',
  },
  es: {
    title: 'Confirmación de pedido',
    row: listed('Su referencia | Fecha pedido | Fecha envío | Términos de pago | Vendedor'),
    ship: 'Dirección de envío',
    heads: listed(
      'N.º | Descripción | Fecha envío | Cantidad | Unidad de medida | Precio venta excl. IVA | % IVA | Importe línea excl. IVA',
    ),
    net: 'Total {c} excl. IVA',
    sums: { subtotal: 'Subtotal', freight: 'Portes', tax: '{r}% IVA', total: 'Total {c} incl. IVA' },
    home: listed('Banco | IBAN | CIF/NIF | N.º teléfono'),
    page: 'Página',
  },
};

/** Not an order: a seller's confirmation from a mid-size ERP, with the customer's number as "your reference". */
export const family: DrawnFamily = {
  about:
    'negative: confirmation of a mid-size ERP in the look of its purchase order: customer at the left, five labels over values with the customer’s order number, shipment date in each row',
  type: 'order_confirmation',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    articles: 'yours',
    delivery: 'lines',
    tax: true,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [48, paper.width - 44];
    const width = right - left;
    const { supplier } = order;
    const code = print.currency();
    const number = random.fill('10{1|2}###');
    paper.text(`${say.title} ${number}`, left, 40, { size: 17 });
    paper.text(`${say.page} 1 / 1`, left, 64, { size: 8 });
    paper.text(supplier.brand, left, 40, { size: 17, bold: true, width, align: 'right' });
    paper.lines(print.party('buyer', 'company', 'contact', 'street', 'town', 'country'), left, 92);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 92, {
      width,
      align: 'right',
    });
    paper.text(say.ship, left, 164, { bold: true });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    paper.fitted(site, left, 176, width);
    const values = [
      order.number,
      print.day(order.date),
      print.day(order.lines[0]!.date),
      word('paymentTermsValue'),
      supplier.contact,
    ];
    const wide = width / 5;
    say.row.forEach((label, i) => {
      paper.fitted(label, left + i * wide, 200, wide - 8, { bold: true });
      paper.fitted(values[i]!, left + i * wide, 212, wide - 8);
    });

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [58, 'left', (line) => line.yourArticle()],
      [width - 384, 'left', (line) => line.description()],
      [58, 'left', (line) => line.date()],
      [48, 'right', (line) => line.quantity()],
      [46, 'left', (line) => line.unit()],
      [68, 'right', (line) => line.price()],
      [36, 'right', () => String(order.taxRate)],
      [70, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 238, bottom: paper.height - 150, nextPage: () => 48 },
      { rules: 'head', padding: 3, size: 8.5, head: { size: 8 } },
    );
    let y = end + 10;
    const sum = (label: string, text: string, bold = false) => {
      paper.text(label, right - 260, y, { bold, width: 165, align: 'right' });
      paper.text(text, right - 90, y, { bold, width: 87, align: 'right' });
      y += 14;
    };
    const rate = String(order.taxRate);
    for (const { kind, text } of print.sums()) {
      if (kind === 'tax') sum(say.net.replace('{c}', code), print.money(order.subtotal + order.freight));
      sum(say.sums[kind].replace('{c}', code).replace('{r}', rate), text, kind === 'total');
    }
    const bank = ['Rabobank', random.fill('NL## RABO 0### #### ##'), supplier.vatId, supplier.phone];
    const quarter = width / 4;
    say.home.forEach((label, i) => {
      paper.text(label, left + i * quarter, paper.height - 60, { size: 7, bold: true });
      paper.fitted(bank[i]!, left + i * quarter, paper.height - 50, quarter - 8, { size: 7 });
    });
  },
};
