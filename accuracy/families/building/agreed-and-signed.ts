import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: 'DEVIS',
    facts: listed('Numéro | Date | Valable jusqu’au | Code client | Affaire suivie par'),
    heads: listed('Réf. | Désignation | Qté | Unité | P.U. HT | Montant HT'),
    sums: { subtotal: 'Total HT', freight: 'Port', tax: 'TVA', total: 'Total TTC' },
    sign: listed('Bon pour accord | Date, cachet et signature précédés de la mention « Bon pour commande »'),
    client: 'Client',
  },
  it: {
    title: 'PREVENTIVO',
    facts: listed('Numero | Data | Validità fino al | Cod. cliente | Referente'),
    heads: listed('Codice | Descrizione | Q.tà | U.m. | Prezzo | Importo'),
    sums: { subtotal: 'Imponibile', freight: 'Trasporto', tax: 'IVA', total: 'Totale preventivo' },
    sign: listed('Per accettazione | Timbro e firma del cliente per accettazione del preventivo'),
    client: 'Spett.le',
  },
  es: {
    title: 'PRESUPUESTO',
    facts: listed('Número | Fecha | Válido hasta | Cód. cliente | Comercial'),
    heads: listed('Ref. | Descripción | Cant. | Ud. | Precio | Importe'),
    sums: { subtotal: 'Base imponible', freight: 'Portes', tax: 'IVA', total: 'Total presupuesto' },
    sign: listed('Aceptado | Fecha, sello y firma del cliente para la aceptación del pedido'),
    client: 'Cliente',
  },
  de: {
    title: 'ANGEBOT',
    facts: listed('Angebotsnr. | Datum | Gültig bis | Kunden-Nr. | Bearbeiter'),
    heads: listed('Art.-Nr. | Bezeichnung | Menge | Einheit | Einzelpreis | Gesamtpreis'),
    sums: { subtotal: 'Nettobetrag', freight: 'Versand', tax: 'USt.', total: 'Angebotssumme' },
    sign: listed(
      'Auftrag erteilt | Ort, Datum, Firmenstempel und Unterschrift – hiermit bestelle ich wie angeboten',
    ),
    client: 'Herrn/Frau/Firma',
  },
  pl: {
    title: 'OFERTA HANDLOWA',
    facts: listed('Numer | Data | Ważna do | Kod klienta | Opiekun'),
    heads: listed('Indeks | Nazwa | Ilość | J.m. | Cena netto | Wartość netto'),
    sums: { subtotal: 'Razem netto', freight: 'Transport', tax: 'VAT', total: 'Razem brutto' },
    sign: listed('Akceptuję ofertę | Data, pieczęć i podpis zamawiającego'),
    client: 'Klient',
  },
};

/** Not an order: our offer with an empty field in which the customer could sign it as an order; nobody has. */
export const family: DrawnFamily = {
  about:
    'negative: offer with a field "good for order" that nobody has signed, our letterhead, valid until a day',
  type: 'quotation',
  languages: languagesOf(words),
  order: { lines: [1, 9], articles: 'yours', tax: true, delivery: 'date', notes: false },
  paper: { faces: ['sans', 'lato', 'helvetica'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [44, paper.width - 44];
    paper.text(order.supplier.brand.toUpperCase(), left, 34, { size: 20, bold: true, color: '#8a3a1b' });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'phone'), left, 62);
    paper.text(say.title, 330, 34, { size: 20, bold: true, width: right - 330, align: 'right' });
    const values = [
      random.fill('{DE|OF|P}-25####'),
      print.day(order.date),
      print.day(addDays(order.date, 30)),
      order.customerNumber,
      order.supplier.contact,
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(`${label} :`, 340, 64 + i * 13, 90);
      paper.fitted(values[i]!, 434, 64 + i * 13, right - 434);
    });
    paper.box(left, 136, 230, 74, { color: '#999999' });
    paper.text(say.client, left + 6, 139, { size: 7 });
    print.party('buyer', 'company', 'contact', 'street', 'town', 'country').forEach((text, i) => {
      paper.fitted(text, left + 6, 149 + i * 12, 218);
    });
    const [article, text, quantity, unit, price, amount] = say.heads;
    const columns = columnsOf(sheet, [
      ['yourArticle', 74, article],
      ['description', right - left - 314, text],
      ['quantity', 52, quantity],
      ['unit', 44, unit],
      ['price', 66, price],
      ['lineTotal', 78, amount],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 226, bottom: paper.height - 220, nextPage: () => 48 },
      { rules: 'columns', head: { fill: '#f3e9e4' }, padding: 3 },
    );
    print.sums().forEach(({ kind, text: sum }, i) => {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      const code = bold ? ` ${print.currency()}` : '';
      paper.text(`${say.sums[kind]}${rate}${code}`, right - 210, end + 8 + i * 15, { bold });
      paper.text(sum, right - 84, end + 8 + i * 15, { bold, width: 81, align: 'right' });
    });
    const y = paper.height - 128;
    paper.box(left, y, 280, 72, { color: '#999999' });
    paper.text(say.sign[0]!, left + 6, y + 4, { bold: true });
    paper.paragraph(say.sign[1]!, left + 6, y + 18, 268, { size: 7 });
  },
};
