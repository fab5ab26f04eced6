import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    menu: 'Catalogue   Quick order   My baskets   Orders   Approvals   Help',
    path: listed('Home > Orders > Order details | My account / Order history / Order details'),
    title: listed('Purchase order {n} | Order {n} | Order details - {n}'),
    number: listed('Order number | PO number | Order no.'),
    date: listed('Ordered on | Placed on | Order date'),
    delivery: listed('Requested delivery | Delivery wanted | Deliver by'),
    total: 'Order total',
    status: listed('Sent to supplier | Approved | Released'),
    customer: listed('Customer / bill to | Invoice address | Account'),
    shipTo: listed('Delivery address | Ship to'),
    supplier: listed('Supplier | Sold by | Vendor'),
    placed: listed('Placed by | Buyer | Ordered by'),
    phone: 'Phone',
    mail: 'Email',
    vat: 'VAT / tax ID',
    items: listed('Items in this order | Products | Your items'),
    heads: listed('Product | Quantity | Total'),
    item: listed('Item no. | SKU | Art. no.'),
    unit: listed('Unit price | Price | Your price'),
    line: 'Delivery',
    summary: listed('Order summary | Summary'),
    sums: { subtotal: 'Subtotal', freight: 'Shipping', tax: 'Tax', total: 'Total' },
    side: listed('Payment | Cost centre | Basket ID | Approved by | Workflow'),
    payment: 'On account, 30 days',
    approvers: listed('J. Moss | Finance desk | auto (below limit)'),
    help: 'Portal help desk: 0800 555 0199 (Mon-Fri 8-17) - Ticket form in the help menu',
    legal: 'Terms of use   Privacy   Imprint   Cookie settings',
  },
  de: {
    menu: 'Katalog   Schnellerfassung   Warenkörbe   Bestellungen   Freigaben   Hilfe',
    path: listed('Start > Bestellungen > Bestelldetails | Mein Konto / Bestellhistorie / Details'),
    title: listed('Bestellung {n} | Bestelldetails {n} | Bestellung Nr. {n}'),
    number: listed('Bestellnummer | Bestell-Nr. | Bestellung'),
    date: listed('Bestellt am | Bestelldatum | Aufgegeben am'),
    delivery: listed('Wunschtermin | Lieferung bis | Gewünschte Lieferung'),
    total: 'Bestellwert',
    status: listed('An Lieferant übermittelt | Freigegeben | Gesendet'),
    customer: listed('Rechnungsadresse | Besteller / Rechnung an | Kunde'),
    shipTo: listed('Lieferadresse | Lieferung an'),
    supplier: listed('Lieferant | Verkauf durch | Anbieter'),
    placed: listed('Bestellt von | Besteller | Angelegt von'),
    phone: 'Telefon',
    mail: 'E-Mail',
    vat: 'USt-ID',
    items: listed('Artikel dieser Bestellung | Positionen | Ihre Artikel'),
    heads: listed('Artikel | Menge | Summe'),
    item: listed('Artikelnr. | Art.-Nr. | SKU'),
    unit: listed('Einzelpreis | Stückpreis | Ihr Preis'),
    line: 'Lieferung',
    summary: listed('Bestellübersicht | Zusammenfassung'),
    sums: { subtotal: 'Zwischensumme', freight: 'Versand', tax: 'MwSt.', total: 'Gesamtsumme' },
    side: listed('Zahlung | Kostenstelle | Warenkorb-ID | Freigabe durch | Workflow'),
    payment: 'Auf Rechnung, 30 Tage',
    approvers: listed('J. Moser | Controlling | automatisch (unter Limit)'),
    help: 'Hotline des Portals: 0800 555 0199 (Mo-Fr 8-17 Uhr) - Formular im Menü Hilfe',
    legal: 'AGB   Datenschutz   Impressum   Cookie-Einstellungen',
  },
  es: {
    menu: 'Catálogo   Compra rápida   Mis cestas   Pedidos   Aprobaciones   Ayuda',
    path: listed('Inicio > Pedidos > Detalle del pedido | Mi cuenta / Historial / Detalle del pedido'),
    title: listed('Pedido {n} | Detalle del pedido {n} | Pedido n.º {n}'),
    number: listed('Número de pedido | N.º pedido | Pedido'),
    date: listed('Realizado el | Fecha del pedido | Pedido el'),
    delivery: listed('Entrega solicitada | Entregar antes de | Fecha de entrega'),
    total: 'Importe del pedido',
    status: listed('Enviado al proveedor | Aprobado | Liberado'),
    customer: listed('Datos de facturación | Cliente | Facturar a'),
    shipTo: listed('Dirección de entrega | Enviar a'),
    supplier: listed('Proveedor | Vendido por | Vendedor'),
    placed: listed('Realizado por | Comprador | Solicitado por'),
    phone: 'Teléfono',
    mail: 'Correo',
    vat: 'NIF / CIF',
    items: listed('Artículos del pedido | Productos | Sus artículos'),
    heads: listed('Producto | Cantidad | Total'),
    item: listed('Ref. | Código | SKU'),
    unit: listed('Precio unitario | Precio ud. | Su precio'),
    line: 'Entrega',
    summary: listed('Resumen del pedido | Resumen'),
    sums: { subtotal: 'Subtotal', freight: 'Envío', tax: 'IVA', total: 'Total' },
    side: listed('Pago | Centro de coste | ID de cesta | Aprobado por | Flujo'),
    payment: 'A cuenta, 30 días',
    approvers: listed('J. Mora | Control de gestión | automático (bajo límite)'),
    help: 'Asistencia del portal: 900 555 019 (L-V 8-17 h) - Formulario en el menú Ayuda',
    legal: 'Condiciones   Privacidad   Aviso legal   Configurar cookies',
  },
};

/** A shop's order page sent to the printer by a browser: summary strip, items as cards at the left, sums in a column at the right. */
export const family: DrawnFamily = {
  about:
    'browser print of an order page: strip of facts, items in two text lines each, sums beside the items',
  languages: languagesOf(words),
  order: { lines: [1, 10], per: 1, notes: false, articles: 'yours', number: '{10|20|4}#######' },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [36, paper.width - 36];
    const side = right - 168;
    const accent = random.pick(['#0b5cab', '#1d7a46', '#c2410c', '#374151']);
    const grey = { color: '#6b7280', size: 7.5 };
    const url = random.fill('https://{shop|portal|b2b}.procure-{hub|point}.example/orders/########');
    const clock = `${random.whole(7, 18)}:${random.whole(10, 59)}`;
    const number = print.number();
    const heading = random.pick(say.title).replace('{n}', number);

    function edges(): void {
      paper.text(`${print.day(order.date)}, ${clock}`, left, 18, { size: 7 });
      paper.text(heading, left, 18, { size: 7, width: right - left, align: 'center' });
      paper.text(url, left, paper.height - 28, { size: 7 });
      paper.text(String(paper.pageNumber()), right - 20, paper.height - 28, {
        size: 7,
        width: 20,
        align: 'right',
      });
    }

    edges();
    paper.text(say.menu, left, 38, { size: 8, color: accent });
    paper.line(left, 52, right, 52, { color: '#d1d5db' });
    paper.text(random.pick(say.path), left, 58, grey);
    paper.text(heading, left, 72, { size: 15, bold: true });
    const status = random.pick(say.status);
    const chip = paper.widthOf(status, { size: 7.5 }) + 12;
    paper.box(right - chip, 76, chip, 14, { fill: '#e5e7eb' });
    paper.text(status, right - chip + 6, 78, { size: 7.5 });

    const delivery = print.delivery();
    const sums = print.sums();
    const code = print.currency();
    const strip: [string, string][] = [
      [random.pick(say.number), number],
      [random.pick(say.date), print.date()],
      ...(delivery ? [[random.pick(say.delivery), delivery] as [string, string]] : []),
      [say.total, `${sums.at(-1)!.text} ${code}`],
    ];
    paper.box(left, 98, right - left, 36, { fill: '#f3f4f6' });
    const widths = strip.map(([, value]) => Math.max(paper.widthOf(value, { bold: true }), 80));
    const share = (right - left) / widths.reduce((sum, each) => sum + each, 0);
    let x = left;
    strip.forEach(([label, value], i) => {
      const wide = widths[i]! * share;
      paper.fitted(label, x + 8, 103, wide - 12, grey);
      paper.fitted(value, x + 8, 115, wide - 12, { bold: true });
      x += wide;
    });

    const blocks: [string, string[]][] = [
      [random.pick(say.customer), print.party('buyer', 'company', 'street', 'town', 'country')],
      [random.pick(say.shipTo), print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
      [random.pick(say.supplier), print.party('supplier', 'company', 'street', 'town', 'country')],
    ];
    blocks.forEach(([label, texts], i) => {
      const wide = (right - left) / 3;
      paper.text(label, left + i * wide, 144, grey);
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * wide, 156 + n * 12, wide - 12);
      });
    });
    const person = [
      `${random.pick(say.placed)}: ${print.value('buyer', 'contact')}`,
      `${say.phone}: ${print.value('buyer', 'phone')}`,
      `${say.mail}: ${print.value('buyer', 'email')}`,
      ...(random.chance(0.6) ? [`${say.vat}: ${print.value('buyer', 'vatId')}`] : []),
    ];
    paper.fitted(person.join('   |   '), left, 222, right - left, { size: 8 });
    paper.line(left, 238, right, 238, { color: '#d1d5db' });

    drawSide(250);
    paper.text(`${random.pick(say.items)} (${print.lines.length})`, left, 250, { bold: true, size: 11 });
    const edge = side - 22;
    const [product, quantity, amount] = say.heads as [string, string, string];
    paper.text(product, left, 270, grey);
    paper.text(quantity, edge - 150, 270, { ...grey, width: 70, align: 'right' });
    paper.text(amount, edge - 70, 270, { ...grey, width: 70, align: 'right' });
    const [item, unit] = [random.pick(say.item), random.pick(say.unit)];
    const page = startFlow(paper, {
      y: 284,
      bottom: paper.height - 70,
      nextPage() {
        edges();
        return 48;
      },
    });
    for (const line of print.lines) {
      const name = paper.wrap(line.description(), edge - 160 - left, { bold: true });
      const tall = name.length * paper.leading() + 2 * paper.leading(8) + 12;
      page.need(tall);
      paper.line(left, page.y, edge, page.y, { color: '#e5e7eb' });
      paper.text(`${line.quantity()} ${line.unit()}`, edge - 150, page.y + 5, { width: 70, align: 'right' });
      paper.text(`${line.total()} ${code}`, edge - 70, page.y + 5, { width: 70, align: 'right' });
      const under = paper.lines(name, left, page.y + 5, { bold: true, color: accent });
      const numbered = `${item}: ${line.yourArticle()}`;
      const wanted = order.delivery.kind === 'lines' ? `   ${say.line}: ${line.date()}` : '';
      paper.fitted(numbered + wanted, left, under, edge - 160 - left, { size: 8 });
      paper.text(`${unit}: ${line.price()} ${code}`, left, under + paper.leading(8), { size: 8 });
      page.y += tall;
    }
    paper.text(say.help, left, paper.height - 56, { size: 7 });
    paper.text(say.legal, left, paper.height - 44, { size: 7, color: '#6b7280' });

    function drawSide(top: number): void {
      const [payment, centre, basket, approved, workflow] = say.side as [
        string,
        string,
        string,
        string,
        string,
      ];
      paper.box(side - 8, top - 6, right - side + 8, 160 + sums.length * 15, { color: '#d1d5db' });
      paper.text(random.pick(say.summary), side, top, { bold: true, size: 11 });
      let y = top + 20;
      for (const { kind, text } of sums) {
        const bold = kind === 'total';
        const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
        paper.text(`${say.sums[kind]}${rate}`, side, y, { bold });
        paper.text(`${text} ${code}`, side, y, { bold, width: right - side - 6, align: 'right' });
        y += 15;
      }
      const facts: [string, string][] = [
        [payment, say.payment],
        [centre, random.fill('{4|7}###')],
        [basket, random.fill('{BK|WK|C}-######')],
        [approved, `${random.pick(say.approvers)}, ${print.day(order.date)}`],
        [workflow, random.fill('WF-### / {0|1}')],
      ];
      for (const [label, value] of facts) {
        paper.text(label, side, y + 5, grey);
        paper.fitted(value, side, y + 14, right - side - 6, { size: 8 });
        y += 24;
      }
    }
  },
};
