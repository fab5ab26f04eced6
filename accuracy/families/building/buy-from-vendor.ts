import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order',
    row: listed('Vendor No. | Document Date | Purchaser | Expected Receipt Date | Shipment Method'),
    shipTo: 'Ship-to Address',
    heads: listed(
      'No. | Description | Quantity | Unit of Measure | Direct Unit Cost Excl. VAT | Discount % | VAT % | Line Amount Excl. VAT',
    ),
    sums: { subtotal: 'Subtotal', freight: 'Freight', tax: 'VAT', total: 'Total {c} Incl. VAT' },
    net: 'Total {c}',
    terms: 'Payment Terms',
    home: listed('Home Page | Email | Phone No. | VAT Registration No.'),
  },
  de: {
    title: 'Einkauf - Bestellung',
    row: listed('Kreditorennr. | Belegdatum | Einkäufer | Erw. Wareneingangsdatum | Lieferbedingung'),
    shipTo: 'Lieferadresse',
    heads: listed(
      'Nr. | Beschreibung | Menge | Einheit | EK-Preis ohne MwSt. | Rabatt % | MwSt. % | Zeilenbetrag ohne MwSt.',
    ),
    sums: { subtotal: 'Zwischensumme', freight: 'Fracht', tax: 'MwSt.', total: 'Total {c} inkl. MwSt.' },
    net: 'Total {c}',
    terms: 'Zlg.-Bedingungen',
    home: listed('Homepage | E-Mail | Telefonnr. | USt-IdNr.'),
  },
  nl: {
    title: 'Inkooporder',
    row: listed('Leveranciersnr. | Documentdatum | Inkoper | Verwachte ontvangstdatum | Verzendmethode'),
    shipTo: 'Verzendadres',
    heads: listed(
      'Nr. | Omschrijving | Aantal | Eenheid | Directe kostprijs excl. btw | Korting % | Btw % | Regelbedrag excl. btw',
    ),
    sums: { subtotal: 'Subtotaal', freight: 'Vracht', tax: 'Btw', total: 'Totaal {c} incl. btw' },
    net: 'Totaal {c}',
    terms: 'Betalingscondities',
    home: listed('Homepage | E-mail | Telefoonnr. | Btw-nummer'),
  },
  da: {
    title: 'Købsordre',
    row: listed('Leverandørnr. | Bilagsdato | Indkøber | Forventet modt.dato | Leveringsform'),
    shipTo: 'Leveringsadresse',
    heads: listed(
      'Nummer | Beskrivelse | Antal | Enhed | Købspris ekskl. moms | Rabatpct. | Momspct. | Linjebeløb ekskl. moms',
    ),
    sums: { subtotal: 'Subtotal', freight: 'Fragt', tax: 'Moms', total: 'I alt {c} inkl. moms' },
    net: 'I alt {c}',
    terms: 'Betalingsbetingelser',
    home: listed('Hjemmeside | Mail | Telefon | CVR-nr.'),
  },
  es: {
    title: 'Pedido de compra',
    row: listed(
      'N.º proveedor | Fecha emisión documento | Comprador | Fecha recepción esperada | Condiciones envío',
    ),
    shipTo: 'Dirección de envío',
    heads: listed(
      'N.º | Descripción | Cantidad | Unidad de medida | Coste unit. directo excl. IVA | % Descuento | % IVA | Importe línea excl. IVA',
    ),
    sums: { subtotal: 'Subtotal', freight: 'Portes', tax: 'IVA', total: 'Total {c} incl. IVA' },
    net: 'Total {c}',
    terms: 'Términos de pago',
    home: listed('Página web | Correo electrónico | N.º teléfono | CIF/NIF'),
  },
};

/** Business Central's layout: the vendor's address under a logo's place, title with the number in one, long heads in three lines. */
export const family: DrawnFamily = {
  about:
    'Business Central: "Purchase Order 106012" as title, column heads of three lines, buyer at the right, contact data at the foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: '1060##',
    articles: 'own',
    article: '{1|10|70}###-{S|W}',
    delivery: 'date',
    tax: true,
    discounts: true,
    notes: false,
  },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, language, word } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [48, paper.width - 48];
    const code = print.currency();
    paper.text(`${say.title} ${print.number()}`, left, 40, { size: 17 });
    paper.text(`1 / 1`, left, 64, { size: 8 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 88);
    const own = print.party('buyer', 'company', 'street', 'town', 'country');
    paper.lines(own, 330, 88, { width: right - 330, align: 'right' });
    paper.text(say.shipTo, left, 152, { bold: true });
    paper.fitted(
      print.party('shipTo', 'company', 'extra', 'street', 'town').join(', '),
      left,
      164,
      right - left,
    );
    const values = [
      order.supplierNumber,
      print.date(),
      print.value('buyer', 'contact'),
      print.delivery()!,
      word('deliveryTermsValue'),
    ];
    const wide = (right - left) / 5;
    say.row.forEach((label, i) => {
      paper.fitted(label, left + i * wide, 188, wide - 8, { bold: true });
      paper.fitted(values[i]!, left + i * wide, 200, wide - 8);
    });
    const [article, text, quantity, unit, price, discount, vat, amount] = say.heads;
    const columns = columnsOf(sheet, [
      ['article', 58, article],
      ['description', right - left - 372, text],
      ['quantity', 46, quantity],
      ['unit', 46, unit],
      ['price', 72, price],
      ['discount', 48, discount],
      ['lineTotal', 62, amount],
    ]);
    columns.splice(-1, 0, { head: vat!, width: 40, align: 'right', cell: () => String(order.taxRate) });
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 226, bottom: paper.height - 150, nextPage: () => 48 },
      { rules: 'head', padding: 3, head: { bold: true } },
    );
    let y = end + 8;
    for (const { kind, text: sum } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      if (kind === 'tax') {
        paper.text(say.net.replace('{c}', code), right - 250, y, { width: 160, align: 'right' });
        paper.text(print.money(order.subtotal + order.freight), right - 84, y, { width: 81, align: 'right' });
        y += 14;
      }
      paper.text(`${say.sums[kind].replace('{c}', code)}${rate}`, right - 250, y, {
        bold,
        width: 160,
        align: 'right',
      });
      paper.text(sum, right - 84, y, { bold, width: 81, align: 'right' });
      y += 14;
    }
    paper.text(say.terms, left, end + 10, { bold: true });
    paper.fitted(word('paymentTermsValue'), left, end + 22, 150);
    const contact = [
      `www.${order.buyer.email.split('@')[1]}`,
      print.value('buyer', 'email'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'vatId'),
    ];
    say.home.forEach((label, i) => {
      const width = (right - left) / 4;
      paper.text(label, left + i * width, paper.height - 60, { size: 7, bold: true });
      paper.fitted(contact[i]!, left + i * width, paper.height - 50, width - 8, { size: 7 });
    });
  },
};
