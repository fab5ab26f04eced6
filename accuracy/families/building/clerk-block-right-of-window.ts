import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: listed('Bestellung | Bestellschein | Auftrag an Lieferant'),
    number: listed('Bestell-Nr. | Bestellnummer | Beleg-Nr. | Bestellung Nr.'),
    yours: listed('Ihr Zeichen | Ihre Zeichen | Ihr Angebot'),
    ours: listed('Unser Zeichen | Unsere Zeichen'),
    clerk: listed('Bearbeiter | Bearbeiter/in | Sachbearbeiter | Ansprechpartner'),
    phone: listed('Telefon | Durchwahl | Tel.-Durchwahl'),
    fax: 'Telefax',
    mail: 'E-Mail',
    date: listed('Datum | Bestelldatum | Belegdatum'),
    account: listed('Lieferanten-Nr. | Lieferant | Kreditor'),
    delivery: listed('Liefertermin | Lieferung bis | Gewünschter Liefertermin'),
    shipTo: listed('Lieferanschrift | Lieferadresse | Abweichende Lieferanschrift'),
    heads: listed('Pos | Art.-Nr. | Bezeichnung | Menge | ME | Einzelpreis | Rab. | Gesamt | Termin'),
    sums: { subtotal: 'Summe Netto', freight: 'Versandkosten', tax: 'zzgl. MwSt.', total: 'Gesamtbetrag' },
    terms: 'Zahlungsbedingungen',
    foot: listed('Bankverbindung | Geschäftsführung | Steuer-Nr. | USt-IdNr.'),
    page: 'Seite',
  },
  nl: {
    title: listed('Bestelling | Bestelbon | Inkooporder'),
    number: listed('Bestelnummer | Bonnummer | Inkoopordernr.'),
    yours: listed('Uw kenmerk | Uw referentie | Uw offerte'),
    ours: listed('Ons kenmerk | Onze ref.'),
    clerk: listed('Behandeld door | Contactpersoon | Opgemaakt door'),
    phone: listed('Doorkiesnummer | Telefoon | Tel. direct'),
    fax: 'Faxnummer',
    mail: 'E-mail',
    date: listed('Datum | Besteldatum | Orderdatum'),
    account: listed('Crediteurnr. | Leveranciersnr. | Relatienummer'),
    delivery: listed('Leverdatum | Gewenste leverdatum | Te leveren uiterlijk'),
    shipTo: listed('Afleveradres | Afwijkend afleveradres | Leveren aan'),
    heads: listed('Rgl | Artikelnr. | Omschrijving | Aantal | Eenh. | Stuksprijs | Krt. | Bedrag | Levering'),
    sums: { subtotal: 'Totaal excl. btw', freight: 'Vrachtkosten', tax: 'Btw', total: 'Orderbedrag' },
    terms: 'Betalingsvoorwaarde',
    foot: listed('Bank | Directie | KvK | Btw-nr.'),
    page: 'Blad',
  },
  da: {
    title: listed('Bestilling | Indkøbsordre | Rekvisition'),
    number: listed('Ordrenr. | Bestillingsnr. | Rekvisitionsnr.'),
    yours: listed('Deres ref. | Deres tilbud | Jeres ref.'),
    ours: listed('Vor ref. | Vores ref.'),
    clerk: listed('Sagsbehandler | Indkøber | Kontaktperson'),
    phone: listed('Direkte telefon | Telefon | Direkte nr.'),
    fax: 'Telefax',
    mail: 'E-mail',
    date: listed('Dato | Ordredato | Bestillingsdato'),
    account: listed('Kreditornr. | Lev.nr. | Leverandørnr.'),
    delivery: listed('Leveringsdato | Ønsket levering | Leveres senest'),
    shipTo: listed('Leveringsadresse | Leveres til'),
    heads: listed('Lin. | Varenr. | Varetekst | Antal | Enh. | Stk. pris | Rab. | Beløb | Leveres'),
    sums: { subtotal: 'Nettobeløb', freight: 'Fragt', tax: 'Moms', total: 'I alt' },
    terms: 'Betaling',
    foot: listed('Bank | Direktør | Giro | CVR-nr.'),
    page: 'Side',
  },
};

/** What accounting programs of small firms print: the window at the left, the clerk's block beside it, four columns at the foot. */
export const family: DrawnFamily = {
  about: 'letter whose right block has both signs, the clerk, his extension, fax and the date',
  languages: languagesOf(words),
  order: { lines: [1, 8], per: 1, number: '{25|2025|B|BE25}-####' },
  paper: { faces: ['helvetica', 'lato', 'times', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right, block] = [60, paper.width - 48, 352];
    const initials = (name: string) => name.replace(/[^A-ZÅÆØÖÜÄ]/g, '').slice(0, 2);

    paper.fitted(print.value('buyer', 'brand'), block, 44, right - block, { size: 18, bold: true });
    paper.fitted(print.party('buyer', 'company', 'street', 'town').join(' · '), left, 118, 230, {
      size: 6.5,
    });
    paper.line(left, 128, left + 230, 128, { thickness: 0.4 });
    paper.lines(print.party('supplier', 'company', 'contact', 'street', 'town', 'country'), left, 136);

    const inTitle = random.chance(0.4);
    const delivery = print.delivery();
    const deliveryInBlock = random.chance(0.5);
    const when: [string, string][] = delivery ? [[random.pick(say.delivery), delivery]] : [];
    const facts: [string, string][] = [
      ...(inTitle ? [] : [[random.pick(say.number), print.number()] as [string, string]]),
      [random.pick(say.yours), random.chance(0.5) ? order.quoteReference : ''],
      [random.pick(say.ours), `${initials(order.buyer.contact)}/${random.fill('{km|sb|ft|eh}')}`],
      [random.pick(say.account), order.supplierNumber],
      [random.pick(say.clerk), print.value('buyer', 'contact')],
      [random.pick(say.phone), print.value('buyer', 'phone')],
      ...(random.chance(0.6) ? [[say.fax, print.value('buyer', 'fax')] as [string, string]] : []),
      [say.mail, print.value('buyer', 'email')],
      [random.pick(say.date), print.date()],
      ...(deliveryInBlock ? when : []),
    ];
    const mark = random.pick([':', '']);
    facts.forEach(([label, value], i) => {
      const y = 118 + i * 13;
      paper.fitted(`${label}${mark}`, block, y, 86);
      if (value) paper.fitted(value, block + 90, y, right - block - 90);
    });

    const title = random.pick(say.title);
    const y = 118 + Math.max(facts.length, 9) * 13 + 26;
    paper.text(inTitle ? `${title} ${random.pick(['Nr. ', ''])}${print.number()}` : title, left, y, {
      size: 13,
      bold: true,
    });
    const below = paper.paragraph(sheet.sentences('opening', 1)[0]!, left, y + 26, right - left);

    const [position, article, text, quantity, unit, price, discount, amount, date] = say.heads;
    const byLine = order.delivery.kind === 'lines';
    const columns = columnsOf(sheet, [
      ['position', 32, position],
      ['article', 66, article],
      [
        'description',
        right - left - (byLine ? 386 : 324) + (order.lines.some((l) => l.discount) ? 0 : 40),
        text,
      ],
      ['quantity', 44, quantity],
      ['unit', 38, unit],
      ['price', 54, price],
      ...(order.lines.some((l) => l.discount) ? ([['discount', 40, discount]] as const) : []),
      ...(byLine ? ([['lineDate', 62, date]] as const) : []),
      ['lineTotal', 50, amount],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: below + 8, bottom: paper.height - 190, nextPage: () => 60 },
      { rules: 'head', padding: 3.5, size: paper.fontSize - 0.5, head: { bold: true } },
    );

    let at = end + 6;
    paper.line(left, end + 2, right, end + 2, { thickness: 0.4 });
    const code = print.currency();
    for (const { kind, text: sum } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : bold ? ` ${code}` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 210, at, { bold });
      paper.text(sum, right - 90, at, { bold, width: 88, align: 'right' });
      at += 13;
    }
    at += 8;
    if (!deliveryInBlock)
      for (const [label, value] of when) at = paper.lines([`${label}: ${value}`], left, at) + 2;
    paper.text(`${say.terms}: ${sheet.word('paymentTermsValue')}`, left, at);
    at += 14;
    if (order.shipTo !== order.buyer) {
      const place = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
      at = paper.paragraph(`${random.pick(say.shipTo)}: ${place}`, left, at, right - left) + 2;
    }
    at = paper.paragraph(sheet.sentences('closing', 1)[0]!, left, at, right - left);
    paper.text(order.buyer.contact, left, at + 12);
    drawFoot();

    function drawFoot(): void {
      const foot = paper.height - 52;
      const iban = random.fill(`${order.buyer.country}## #### #### #### #### ##`);
      const [bank, head, register, vat] = say.foot as [string, string, string, string];
      const cells = [
        [bank, iban],
        [head, random.pick(['M. Andersen', 'H. Vogel', 'P. de Wit', 'K. Lang'])],
        [register, random.fill(random.pick(['##/###/#####', '########']))],
        [vat, print.value('buyer', 'vatId')],
      ];
      paper.line(left, foot - 6, right, foot - 6, { thickness: 0.4 });
      cells.forEach(([label, value], i) => {
        const x = left + (i * (right - left)) / 4;
        paper.text(label!, x, foot, { size: 6.5 });
        paper.fitted(value!, x, foot + 10, (right - left) / 4 - 8, { size: 6.5 });
      });
      paper.text(`${say.page} ${paper.pageNumber()}`, right - 60, foot + 24, {
        size: 6.5,
        width: 60,
        align: 'right',
      });
    }
  },
};
