import type { Language } from '../../languages.ts';
import type { Order } from '../../order/order.ts';
import { formatDate, formatNumber, monthNames } from '../../print/formats.ts';
import type { Attachment, MailSource } from '../mail-family.ts';
import { quantityOf } from './lines.ts';
import { makePdf } from './paper.ts';

/** One file: a page that says which orders follow, then each order on a page of its own. */
export function coveredForms(
  source: MailSource,
  name: string,
  orders: readonly Order[],
): Promise<Attachment> {
  return makePdf(name, (pdf) => {
    printCover(pdf, source, orders);
    for (const order of orders) {
      pdf.addPage();
      printForm(pdf, source, order);
    }
  });
}

function printCover(pdf: PDFKit.PDFDocument, { language }: MailSource, orders: readonly Order[]): void {
  const { cover, order: title, goesTo, pages } = formWords[language];
  const { buyer, supplier } = orders[0]!;
  pdf.fontSize(18).text(cover, 60, 70).fontSize(10).moveDown();
  pdf.text(`${buyer.company}, ${buyer.townLine}`).text(`> ${supplier.company}`).moveDown(2);
  for (const { number, shipTo } of orders) pdf.text(`${title} ${number}  (${goesTo} ${shipTo.city})`);
  pdf.moveDown(2).text(`${pages}: ${orders.length + 1}`);
}

function printForm(pdf: PDFKit.PDFDocument, source: MailSource, order: Order): void {
  const { language, random, place } = source;
  const words = formWords[language];
  const { buyer, shipTo, supplier } = order;
  const day = (date: string) => formatDate(date, place.dates[0]!, monthNames(language));
  const left = [buyer.company, buyer.street, buyer.townLine, buyer.phone, buyer.email];
  pdf.fontSize(8).text(left.join('\n'), 330, 50, { width: 220, align: 'right' });
  pdf.fontSize(15).text(`${words.order} ${order.number}`, 50, 60, { width: 270 }).fontSize(9);
  pdf.text(`${supplier.company}\n${supplier.street}\n${supplier.townLine}`, 50, 120, { width: 250 });
  const due = order.delivery.kind === 'date' ? day(order.delivery.date) : '';
  const facts = [`${words.on}: ${day(order.date)}`, `${words.due}: ${due}`, `${words.by}: ${buyer.contact}`];
  pdf.text(facts.join('\n'), 330, 130, { width: 220 });
  pdf.text(`${words.goesTo}: ${shipTo.street}, ${shipTo.townLine}`, 50, 190, { width: 500 });
  const number = random.pick(place.numbers);
  printGoods(pdf, words.columns, order, (amount) => formatNumber(amount, 2, number));
}

const at = [
  { x: 50, width: 55, align: 'right' },
  { x: 115, width: 60 },
  { x: 180, width: 250 },
  { x: 440, width: 100, align: 'right' },
] as const;

function printGoods(
  pdf: PDFKit.PDFDocument,
  columns: readonly string[],
  { lines, subtotal, currency }: Order,
  money: (amount: number) => string,
): void {
  const rows = [
    columns,
    ...lines.map((line) => [String(quantityOf(line)), line.unit, line.description, money(line.price)]),
  ];
  for (const [i, row] of rows.entries()) {
    const top = 225 + i * 20;
    for (const [column, cell] of row.entries()) {
      const { x, ...box } = at[column]!;
      pdf.text(cell, x, top, box);
    }
    pdf
      .moveTo(50, top + 14)
      .lineTo(545, top + 14)
      .dash(1, { space: 2 })
      .stroke();
  }
  pdf
    .undash()
    .fontSize(10)
    .text(`${money(subtotal)} ${currency}`, 340, 240 + rows.length * 20, {
      width: 200,
      align: 'right',
    });
}

interface FormWords {
  cover: string;
  pages: string;
  order: string;
  on: string;
  due: string;
  by: string;
  goesTo: string;
  columns: readonly [quantity: string, unit: string, goods: string, price: string];
}

const formWords: Record<Language, FormWords> = {
  en: {
    cover: 'Cover sheet',
    pages: 'Pages incl. this one',
    order: 'Order No.',
    on: 'Issued',
    due: 'To arrive by',
    by: 'Raised by',
    goesTo: 'Deliver to',
    columns: ['Qty', 'Unit', 'Item', 'Price each'],
  },
  de: {
    cover: 'Deckblatt',
    pages: 'Seiten mit dieser',
    order: 'Bestellung Nr.',
    on: 'Ausgestellt',
    due: 'Eintreffend bis',
    by: 'Sachbearbeiter',
    goesTo: 'Anlieferung',
    columns: ['Anzahl', 'Einheit', 'Artikel', 'Preis je Einheit'],
  },
  nl: {
    cover: 'Voorblad',
    pages: 'Pagina’s incl. deze',
    order: 'Bestelling nr.',
    on: 'Opgemaakt',
    due: 'Uiterlijk binnen',
    by: 'Besteld door',
    goesTo: 'Afleveren',
    columns: ['Aantal', 'Eenheid', 'Artikel', 'Prijs per stuk'],
  },
  fr: {
    cover: 'Page de garde',
    pages: 'Pages, celle-ci comprise',
    order: 'Commande n°',
    on: 'Établie le',
    due: 'À livrer avant le',
    by: 'Demandeur',
    goesTo: 'Livrer à',
    columns: ['Qté', 'Unité', 'Article', 'Prix unitaire'],
  },
  es: {
    cover: 'Portada',
    pages: 'Páginas incluida esta',
    order: 'Pedido n.º',
    on: 'Emitido',
    due: 'Entregar antes del',
    by: 'Solicitante',
    goesTo: 'Entregar en',
    columns: ['Cant.', 'Unidad', 'Artículo', 'Precio unitario'],
  },
  it: {
    cover: 'Copertina',
    pages: 'Pagine compresa questa',
    order: 'Ordine n.',
    on: 'Emesso il',
    due: 'Da consegnare entro',
    by: 'Richiedente',
    goesTo: 'Consegnare a',
    columns: ['Q.tà', 'Unità', 'Articolo', 'Prezzo unitario'],
  },
  pt: {
    cover: 'Folha de rosto',
    pages: 'Páginas incluindo esta',
    order: 'Encomenda n.º',
    on: 'Emitida em',
    due: 'Entregar até',
    by: 'Requisitante',
    goesTo: 'Entregar em',
    columns: ['Qtd.', 'Unidade', 'Artigo', 'Preço unitário'],
  },
  pl: {
    cover: 'Strona tytułowa',
    pages: 'Liczba stron z tą',
    order: 'Zamówienie nr',
    on: 'Wystawiono',
    due: 'Dostarczyć do',
    by: 'Zamawiający',
    goesTo: 'Miejsce dostawy',
    columns: ['Ilość', 'J.m.', 'Towar', 'Cena jedn.'],
  },
  da: {
    cover: 'Forside',
    pages: 'Sider inkl. denne',
    order: 'Bestilling nr.',
    on: 'Udstedt',
    due: 'Skal være fremme',
    by: 'Rekvirent',
    goesTo: 'Leveres til',
    columns: ['Antal', 'Enhed', 'Vare', 'Stykpris'],
  },
};
