import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

const [left, right] = [56, 545];

/** A Dutch bookkeeping package's order: supplier in the window, facts below it in two pairs of columns, letterhead facts at the right. */
export const family: DrawnFamily = {
  about:
    'Dutch accounting package: letterhead column right with KvK and IBAN, facts in two pairs, delivery address above the lines',
  languages: ['nl'],
  order: {
    lines: [1, 10],
    number: '{25|26|2025|2026}{0|00|70}####',
    articles: 'both',
    notes: false,
    discounts: false,
    delivery: 'date',
    tax: true,
    billTo: 'same',
  },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const labels = {
      title: random.pick(['Inkooporder', 'INKOOPORDER', 'Bestelling', 'Inkoopopdracht']),
      number: random.pick(['Ordernummer', 'Inkoopordernummer', 'Ordernr.', 'Bestelnummer']),
      date: random.pick(['Orderdatum', 'Datum', 'Besteldatum']),
      delivery: random.pick(['Leverdatum', 'Gewenste leverdatum', 'Verwachte ontvangst', 'Levering op']),
      buyer: random.pick(['Onze referentie', 'Contactpersoon', 'Besteld door', 'Inkoper']),
      creditor: random.pick(['Crediteurnummer', 'Leverancier nr.', 'Relatiecode']),
      terms: random.pick(['Betalingsconditie', 'Betaling']),
      shipTo: random.pick(['Afleveradres', 'Leveradres']),
    };
    const [company, ...address] = print.party('buyer', 'company', 'street', 'town');
    paper.fitted(order.buyer.brand.toUpperCase(), left, 36, 260, { size: 18, bold: true, color: '#24556b' });
    const belgian = order.buyer.country === 'BE';
    const head = [
      company!,
      ...address,
      '',
      `T ${print.value('buyer', 'phone')}`,
      `E ${print.value('buyer', 'email')}`,
      `I www.${order.buyer.email.split('@')[1]}`,
      '',
      belgian ? `RPR ${random.pick(['Antwerpen', 'Gent'])}` : `KvK ${random.fill('{2|3|5|6}#######')}`,
      `${random.pick(['Btw', 'BTW-nr.', 'Btw-nummer'])} ${print.value('buyer', 'vatId')}`,
      belgian
        ? `IBAN ${random.fill('BE## #### #### ####')}`
        : `IBAN ${random.fill('NL## {INGB|RABO|ABNA} 0### #### ##')}`,
    ];
    head.forEach((text, i) => {
      if (text !== '') paper.fitted(text, 390, 38 + i * 10.5, right - 390, { size: 7.5, bold: i === 0 });
    });
    paper.lines(
      [print.party('supplier', 'company')[0]!, ...print.party('supplier', 'street', 'town', 'country')],
      left,
      104,
    );
    paper.text(labels.title, left, 184, { size: 15, bold: true });
    const facts: [string, string][] = [
      [labels.number, print.number()],
      [labels.creditor, order.supplierNumber],
      [labels.date, print.date()],
      [labels.buyer, print.value('buyer', 'contact')],
      [labels.delivery, print.delivery()!],
      [labels.terms, word('paymentTermsValue')],
    ];
    facts.forEach(([label, value], i) => {
      const [x, at] = [i % 2 === 0 ? left : 305, 210 + Math.floor(i / 2) * 13];
      paper.fitted(label, x, at, 96, { color: '#555555' });
      paper.fitted(value, x + 104, at, 134);
    });
    const shipTo = print.party('shipTo', 'company', 'extra', 'street', 'town');
    paper.text(labels.shipTo, left, 256, { color: '#555555' });
    let y = paper.lines(shipTo, left + 104, 256) + 10;
    const rate = `${order.taxRate}%`;
    const withOurs = random.chance(0.4);
    const columns = columnsOf(sheet, [
      ['quantity', 48, random.pick(['Aantal', 'Aantal besteld'])],
      ['unit', 46, random.pick(['Eenheid', 'Eenh.', 'Ehd'])],
      ['article', 64, random.pick(['Artikel', 'Artikelcode', 'Code'])],
      ...(withOurs ? ([['yourArticle', 62, random.pick(['Uw artikelcode', 'Art. lev.'])]] as const) : []),
      ['description', right - left - (withOurs ? 390 : 328), 'Omschrijving'],
      ['price', 62, random.pick(['Prijs', 'Stuksprijs', 'Prijs excl. btw'])],
    ]);
    columns.push({ head: 'Btw', width: 38, align: 'right', cell: () => rate });
    columns.push(
      ...columnsOf(sheet, [['lineTotal', 70, random.pick(['Bedrag', 'Totaal', 'Totaal excl. btw'])]]),
    );
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 170, nextPage: () => 60 },
      { rules: 'head', head: { bold: true }, padding: 2.5 },
    );
    paper.line(left, y + 4, right, y + 4, { thickness: 0.4 });
    const base = print.money(order.subtotal + order.freight);
    paper.text('Btw-specificatie', left, y + 12, { size: 7.5, bold: true });
    paper.fitted(`${rate} over ${base}: ${print.money(order.tax)}`, left, y + 24, 170, { size: 7.5 });
    const names = {
      subtotal: random.pick(['Subtotaal', 'Totaal excl. btw', 'Goederenbedrag']),
      freight: random.pick(['Vrachtkosten', 'Verzendkosten']),
      tax: `Btw ${rate}`,
      total: random.pick(['Totaal incl. btw', 'Totaal', 'Orderbedrag incl. btw']),
    };
    const code = print.currency();
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      y += 13;
      paper.text(names[kind], 330, y, { bold });
      paper.text(code, 440, y, { bold });
      paper.text(text, 465, y, { bold, width: right - 468, align: 'right' });
    }
    const notes = [
      'Graag ons ordernummer vermelden op pakbon en factuur.',
      `Facturen uitsluitend als pdf naar facturen@${order.buyer.email.split('@')[1]}.`,
      'Magazijn geopend op werkdagen van 7.30 tot 16.00 uur.',
      'Op deze order zijn onze algemene inkoopvoorwaarden van toepassing.',
    ];
    y += 30;
    for (const note of random.shuffled(notes).slice(0, random.whole(1, 3)))
      y = paper.paragraph(note, left, y, right - left) + 3;
    const filed = `Onze inkoopvoorwaarden zijn gedeponeerd onder nummer ${random.fill('{2|3}####/20{14|19|21}')}.`;
    paper.fitted(filed, left, paper.height - 44, 330, { size: 6.5, color: '#555555' });
    paper.text(`Pagina ${paper.pageNumber()} van ${paper.pageNumber()}`, left, paper.height - 44, {
      size: 6.5,
      width: right - left,
      align: 'right',
    });
  },
};
