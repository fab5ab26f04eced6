import { columnsOf, drawFacts } from '../../kit/order-parts.ts';
import type { Column } from '../../kit/table.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    request: listed('Request for Quotation | RFQ | PRICE ENQUIRY'),
    offer: listed('Quotation | QUOTE | Sales Quote'),
    requestFacts: listed('RFQ No. | Date | Reply by | Buyer | Phone | Delivery wanted'),
    offerFacts: listed('Quote No. | Date | Valid until | Contact | Phone | Delivery'),
    blocks: listed('To | Ship to'),
    heads: listed('Line | Item | Description | Qty | Unit | Unit price | Amount | Lead time'),
    sums: { subtotal: 'Subtotal', freight: 'Freight', tax: 'Tax', total: 'Total' },
    ask: listed('Please quote price and lead time for: | Kindly return this sheet with your best prices.'),
    give: listed('As requested we quote as follows. | Thank you for your enquiry. Our prices:'),
    reply: listed('Supplier quote ref. | Valid until | Payment terms | Signature'),
    accept: listed('We accept and order as above | Your P.O. No. | Date | Authorised signature'),
    small: listed(
      'Our conditions of purchase apply. | Prices delivered, duty paid, in {c}. | This enquiry is not an order.',
    ),
    lead: '{n} weeks',
  },
  de: {
    request: listed('Anfrage | Preisanfrage | ANFRAGE'),
    offer: listed('Angebot | Kostenvoranschlag | ANGEBOT'),
    requestFacts: listed('Anfrage-Nr. | Datum | Angebot erbeten bis | Einkäufer | Telefon | Liefertermin'),
    offerFacts: listed('Angebots-Nr. | Datum | Gültig bis | Bearbeiter | Telefon | Lieferung'),
    blocks: listed('An | Lieferanschrift'),
    heads: listed('Pos. | Artikel | Bezeichnung | Menge | ME | Einzelpreis | Gesamt | Lieferzeit'),
    sums: { subtotal: 'Zwischensumme', freight: 'Fracht', tax: 'MwSt.', total: 'Gesamtsumme' },
    ask: listed('Bitte unterbreiten Sie uns Ihr Angebot über: | Wir bitten um Preis und Lieferzeit für:'),
    give: listed('Gern bieten wir Ihnen freibleibend an: | Wie gewünscht bieten wir an:'),
    reply: listed('Ihre Angebots-Nr. | gültig bis | Zahlungsziel | Unterschrift'),
    accept: listed('Wir bestellen gemäß diesem Angebot | Ihre Bestell-Nr. | Datum | Stempel, Unterschrift'),
    small: listed(
      'Es gelten unsere Einkaufsbedingungen. | Preise frei Haus in {c}. | Diese Anfrage ist kein Auftrag.',
    ),
    lead: '{n} Wochen',
  },
  es: {
    request: listed('Solicitud de oferta | Petición de precios | SOLICITUD DE COTIZACIÓN'),
    offer: listed('Presupuesto | OFERTA | Cotización'),
    requestFacts: listed(
      'N.º solicitud | Fecha | Ofertar antes de | Comprador | Teléfono | Fecha de entrega',
    ),
    offerFacts: listed('N.º presupuesto | Fecha | Válido hasta | Contacto | Teléfono | Entrega'),
    blocks: listed('A la atención de | Lugar de entrega'),
    heads: listed('Lín. | Código | Descripción | Cant. | Ud. | Precio | Importe | Plazo'),
    sums: { subtotal: 'Subtotal', freight: 'Portes', tax: 'IVA', total: 'Total' },
    ask: listed('Rogamos nos coticen los siguientes artículos: | Agradecemos su mejor precio y plazo para:'),
    give: listed('Tenemos el gusto de ofertarles: | Según su solicitud, les presupuestamos:'),
    reply: listed('Su n.º de oferta | Válida hasta | Forma de pago | Firma'),
    accept: listed('Conforme, se acepta y se pide | Su n.º de pedido | Fecha | Firma y sello'),
    small: listed(
      'Rigen nuestras condiciones de compra. | Precios puestos en destino, en {c}. | Esta solicitud no es un pedido.',
    ),
    lead: '{n} semanas',
  },
  pl: {
    request: listed('Zapytanie ofertowe | ZAPYTANIE O CENĘ | Zapytanie'),
    offer: listed('Oferta handlowa | OFERTA | Oferta cenowa'),
    requestFacts: listed('Nr zapytania | Data | Oferta do dnia | Kupiec | Telefon | Termin dostawy'),
    offerFacts: listed('Nr oferty | Data | Ważna do | Opiekun | Telefon | Dostawa'),
    blocks: listed('Do | Miejsce dostawy'),
    heads: listed('Poz. | Indeks | Nazwa | Ilość | J.m. | Cena netto | Wartość | Termin'),
    sums: { subtotal: 'Razem netto', freight: 'Transport', tax: 'VAT', total: 'Razem' },
    ask: listed('Prosimy o ofertę na: | Prosimy o podanie ceny i terminu dla:'),
    give: listed('W odpowiedzi na zapytanie oferujemy: | Przedstawiamy naszą ofertę:'),
    reply: listed('Nr oferty dostawcy | Ważna do | Warunki płatności | Podpis'),
    accept: listed('Akceptujemy i zamawiamy | Nr zamówienia | Data | Pieczęć i podpis'),
    small: listed(
      'Obowiązują nasze warunki zakupu. | Ceny loco odbiorca, w {c}. | Zapytanie nie stanowi zamówienia.',
    ),
    lead: '{n} tyg.',
  },
};

/** The purchase order's own print with another title: a request with prices to fill in, or an offer with a slip to order by. */
export const family: DrawnFamily = {
  about: 'request for prices or quotation in the frame of an order: ship-to, delivery, lines, acceptance box',
  type: 'quotation',
  languages: languagesOf(words),
  order: { lines: [1, 9], per: 1, articles: 'own', delivery: 'date' },
  paper: { faces: ['helvetica', 'lato', 'sans', 'times'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [44, paper.width - 44];
    const width = right - left;
    const isRequest = random.chance(0.5);
    const fromBuyer = isRequest || random.chance(0.3);
    const [issuer, other] = fromBuyer ? (['buyer', 'supplier'] as const) : (['supplier', 'buyer'] as const);
    const accent = random.pick(['#1f3a5f', '#5b1f1f', '#333333']);

    paper.fitted(print.value(issuer, 'company'), left, 36, 260, { size: 14, bold: true, color: accent });
    paper.text(print.party(issuer, 'street', 'town').join(', '), left, 56, { size: 7.5 });
    paper.fitted(print.party(issuer, 'email', 'vatId').join('  '), left, 67, 300, { size: 7.5 });
    const title = random.pick(isRequest ? say.request : say.offer);
    paper.fitted(title, right - 220, 36, 220, { size: 18, bold: true, width: 220, align: 'right' });
    paper.line(left, 84, right, 84, { thickness: 2, color: accent });

    const [to, shipTo] = say.blocks as [string, string];
    const third = width / 3;
    paper.text(to, left, 94, { bold: true, color: accent });
    print.party(other, 'company', 'contact', 'street', 'town', 'country').forEach((text, i) => {
      paper.fitted(text, left, 108 + i * 12, third - 12);
    });
    paper.text(shipTo, left + third, 94, { bold: true, color: accent });
    const place = isRequest || !fromBuyer ? 'shipTo' : other;
    print.party(place, 'company', 'extra', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, left + third, 108 + i * 12, third - 12);
    });
    const values = [
      random.fill(isRequest ? '{6000|RFQ-|}0####' : '{AN-|Q|25/}0####'),
      print.day(order.date),
      print.day(addDays(order.date, random.whole(7, 18))),
      order[issuer].contact,
      order[issuer].phone,
      print.day(addDays(order.date, random.whole(20, 70))),
    ];
    drawFacts(
      paper,
      (isRequest ? say.requestFacts : say.offerFacts).map((label, i) => [label, values[i]!] as const),
      {
        x: left + 2 * third,
        y: 94,
        labelWidth: 84,
        width: third,
        step: 13,
        label: { size: 8, color: accent },
      },
    );
    paper.text(random.pick(isRequest ? say.ask : say.give), left, 184);

    const [position, article, text, quantity, unit, price, amount, lead] = say.heads;
    const hasPrices = !isRequest || random.chance(0.2);
    const columns: Column<PrintedLine>[] = columnsOf(sheet, [
      ['position', 30, position],
      ['article', 66, article],
      ['description', width - 366, text],
      ['quantity', 46, quantity],
      ['unit', 44, unit],
    ]);
    const weeks = () => say.lead.replace('{n}', String(random.whole(1, 8)));
    columns.push(
      { head: price!, width: 62, align: 'right', cell: (line) => (hasPrices ? line.price() : '') },
      { head: amount!, width: 62, align: 'right', cell: (line) => (hasPrices ? line.total() : '') },
      { head: lead!, width: 56, align: 'right', cell: () => (isRequest ? '' : weeks()) },
    );
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 202, bottom: paper.height - 210, nextPage: () => 50 },
      {
        rules: isRequest ? 'all' : random.pick(['rows', 'frame', 'head'] as const),
        padding: 3,
        head: { fill: accent, color: '#ffffff', size: 8 },
      },
    );
    if (!isRequest) {
      for (const { kind, text: sum } of print.sums()) {
        const bold = kind === 'total';
        const rate = kind === 'tax' ? ` ${order.taxRate} %` : bold ? ` ${order.currency}` : '';
        paper.text(`${say.sums[kind]}${rate}`, right - 210, y + 8, { bold });
        paper.text(sum, right - 90, y + 8, { bold, width: 87, align: 'right' });
        y += 14;
      }
    }
    const small = isRequest ? say.small.slice(0, random.whole(2, 3)) : say.small.slice(1, 2);
    paper.lines(
      small.map((each) => each.replace('{c}', order.currency)),
      left,
      y + 20,
      { size: 7.5 },
    );

    const top = paper.height - 120;
    paper.box(left, top, width, 62, { color: accent });
    (isRequest ? say.reply : say.accept).forEach((label, i) => {
      const x = left + 8 + (i % 2) * (width / 2);
      const at = top + 10 + Math.floor(i / 2) * 26;
      paper.text(label, x, at, { size: 8 });
      paper.line(x + paper.widthOf(label, { size: 8 }) + 6, at + 11, x + width / 2 - 18, at + 11, {
        thickness: 0.4,
      });
    });
    paper.text(`${values[0]}   1/1`, right - 100, paper.height - 42, { size: 7, width: 100, align: 'right' });
  },
};
