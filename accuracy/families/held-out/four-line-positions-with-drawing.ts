import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: '{Bestellung|BESTELLUNG|Einkaufsbestellung}',
    facts:
      '{Bestell-Nr.|Beleg-Nr.|Nummer}; {Datum|Belegdatum}; {Lieferanten-Nr.|Lief.-Nr.}; Kd.-Nr. bei Ihnen; {Sachbearbeiter|Bearbeiter/in|Einkäufer}; {Durchwahl|Telefon}; E-Mail; Seite',
    heads: 'Pos.; {Artikel-Nr.|Ident-Nr.|Teile-Nr.}; Menge; ME; {Preis|EK-Preis}; PE; {Betrag|Wert}',
    below: 'Bezeichnung',
    details:
      '{Ihre Artikel-Nr.|Ihre Sach-Nr.|Lief.-Artikel}; Zeichnung; Index; {Zolltarif-Nr.|Warennr.}; {Liefertermin|Termin|Anliefertermin}',
    net: '{Nettosumme|Summe netto|Gesamtwert netto}',
    shipTo: '{Lieferanschrift|Versandanschrift|Anlieferung an}',
    conditions: '{Zahlungsbedingung|Zahlung}; {Lieferbedingung|Lieferung}; {Versandart|Versand}',
    register: '{HRB|Amtsgericht HRB} ####',
    account: 'Bankverbindung',
    tax: 'USt-IdNr.',
    carry: 'Übertrag',
  },
  nl: {
    title: '{Inkooporder|INKOOPORDER|Bestelling}',
    facts:
      '{Ordernummer|Inkoopnr.|Bestelnr.}; {Datum|Orderdatum}; {Leveranciersnr.|Crediteur}; Ons klantnr. bij u; {Behandeld door|Inkoper}; {Doorkiesnr.|Telefoon}; E-mail; Blad',
    heads: 'Pos.; {Artikelnr.|Artikelcode}; Aantal; Eenh.; {Prijs|Inkoopprijs}; Per; {Bedrag|Regelbedrag}',
    below: 'Omschrijving',
    details: '{Uw artikelnr.|Uw code}; Tekening; Rev.; {GN-code|Goederencode}; {Leverdatum|Levering}',
    net: '{Totaal excl. btw|Netto totaal}',
    shipTo: '{Afleveradres|Leveren aan}',
    conditions: '{Betalingsconditie|Betaling}; {Leveringsconditie|Levering}; {Verzendwijze|Transport}',
    register: 'KvK ########',
    account: 'Bank',
    tax: 'Btw-nr.',
    carry: 'Transport',
  },
  da: {
    title: '{Indkøbsordre|INDKØBSORDRE|Bestilling}',
    facts:
      '{Indkøbsnr.|Ordrenr.|Bestilling nr.}; {Dato|Ordredato}; {Leverandørnr.|Kreditor}; Vort kundenr. hos Dem; {Indkøber|Sagsbehandler}; {Direkte tlf.|Telefon}; E-mail; Side',
    heads: 'Pos.; {Varenr.|Vort varenr.}; Antal; Enh.; {Pris|Kostpris}; Pr.; {Beløb|Linjebeløb}',
    below: 'Betegnelse',
    details: '{Deres varenr.|Lev. varenr.}; Tegning; Rev.; Toldtarif; {Leveringsdato|Leveres}',
    net: '{Nettobeløb|I alt ekskl. moms}',
    shipTo: '{Leveringsadresse|Leveres til}',
    conditions: '{Betalingsbetingelse|Betaling}; {Leveringsbetingelse|Levering}; {Forsendelse|Transport}',
    register: 'CVR ########',
    account: 'Bank',
    tax: 'SE-nr.',
    carry: 'Transport',
  },
  pl: {
    title: '{Zamówienie|ZAMÓWIENIE|Zamówienie do dostawcy}',
    facts:
      '{Nr zamówienia|Numer|Zamówienie nr}; {Data|Data wystawienia}; {Nr dostawcy|Kod dostawcy}; Nasz nr klienta; {Prowadzący|Referent|Kupiec}; {Tel. bezpośredni|Telefon}; E-mail; Strona',
    heads: 'Poz.; {Indeks|Nr mat.}; Ilość; JM; {Cena|Cena netto}; Za; {Wartość|Kwota netto}',
    below: 'Nazwa',
    details: '{Państwa indeks|Nr kat. dost.}; Rysunek; Rew.; Kod CN; {Termin dostawy|Dostawa}',
    net: '{Wartość netto|Razem netto}',
    shipTo: '{Adres dostawy|Miejsce dostawy}',
    conditions: '{Warunki płatności|Płatność}; {Warunki dostawy|Dostawa}; {Sposób dostawy|Spedycja}',
    register: 'KRS 0000######',
    account: 'Bank',
    tax: 'NIP',
    carry: 'Do przeniesienia',
  },
};

/** The print of an old production ERP: what belongs to a position stands in lines of its own below it. */
export const family: DrawnFamily = {
  about:
    'each position in four or five lines: numbers, name, drawing and tariff numbers, date; prices per 100',
  languages: languagesOf(words),
  order: {
    lines: [1, 7],
    number: '{B|EB|4}2#-0####',
    article: '{2|3|7}####-###',
    articles: 'both',
    delivery: 'lines',
    per: 100,
    countedOnly: true,
    discounts: false,
    tax: false,
    freight: false,
    openQuantity: false,
    billTo: 'same',
  },
  paper: { faces: ['helvetica', 'sans', 'times', 'serif'], fontSize: [8.6, 9.4] },
  draw(paper, sheet) {
    const { print, order, language, random, word, sentences } = sheet;
    const own = wordsIn(words, language);
    const say = (template: string) => random.fill(template);
    const list = (templates: string) => say(templates).split('; ');
    const [left, right] = [58, 544];
    const from = print.party('buyer', 'company', 'street', 'town');
    paper.text(from[0]!, left, 36, { size: 15, bold: true, width: right - left, align: 'right' });
    paper.fitted(from.join(' · '), left, 108, 220, { size: 6.5 });
    paper.line(left, 119, left + 220, 119, { thickness: 0.4 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 128);
    const title = say(own.title);
    paper.text(title, 350, 100, { size: 15, bold: true });
    const values = [
      print.number(),
      print.date(),
      order.supplierNumber,
      order.customerNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      '1',
    ];
    list(own.facts).forEach((label, i) => {
      paper.fitted(label, 350, 126 + i * 13, 84);
      paper.fitted(values[i]!, 438, 126 + i * 13, right - 438, { bold: i === 0 });
    });
    let y = 246;
    paper.text(`${say(own.shipTo)}:`, left, y, { bold: true });
    const to = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    paper.fitted(to, left + 100, y, right - left - 100);
    y = paper.paragraph(sentences('opening', 1)[0]!, left, y + 22, right - left) + 8;
    const heads = list(own.heads);
    const [yours, drawing, index, tariff, date] = list(own.details) as [
      string,
      string,
      string,
      string,
      string,
    ];
    // Right ends of the numbers; the article and the unit begin at theirs.
    const at = { article: left + 34, quantity: 268, unit: 276, price: 384, per: 428, total: right };
    const numeric = (text: string, end: number, top: number, bold = false) =>
      paper.text(text, end - 90, top, { width: 90, align: 'right', bold });
    const code = print.currency();

    function drawHeads(top: number): number {
      const [position, article, quantity, unit, price, per, total] = heads as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      paper.line(left, top, right, top, { thickness: 1 });
      paper.text(position, left, top + 3, { bold: true });
      paper.text(article, at.article, top + 3, { bold: true });
      numeric(quantity, at.quantity, top + 3, true);
      paper.text(unit, at.unit, top + 3, { bold: true });
      numeric(price, at.price, top + 3, true);
      numeric(per, at.per, top + 3, true);
      numeric(total, at.total, top + 3, true);
      paper.text(own.below, at.article, top + 15, { bold: true });
      numeric(code, at.price, top + 15);
      numeric(code, at.total, top + 15);
      paper.line(left, top + 29, right, top + 29, { thickness: 1 });
      return top + 34;
    }

    let done = 0;
    const carry = random.chance(0.5);
    const flow = startFlow(paper, {
      y: drawHeads(y),
      bottom: 700,
      nextPage() {
        paper.text(`${title} ${order.number}`, left, 40);
        numeric(String(paper.pageNumber()), right, 40);
        const top = drawHeads(58);
        if (!carry) return top;
        paper.text(own.carry, at.article, top);
        numeric(print.money(done), at.total, top);
        return top + 18;
      },
      beforeBreak(end) {
        if (!carry) return;
        paper.text(own.carry, at.article, end + 2);
        numeric(print.money(done), at.total, end + 2);
      },
    });
    const step = paper.leading() + 0.6;
    const withTariff = random.chance(0.6);
    for (const line of print.lines) {
      const names = paper.wrap(line.description(), 300);
      const notes = line.notes();
      flow.need((4 + names.length + notes.length) * step);
      paper.text(line.position(), left, flow.y);
      paper.text(line.article(), at.article, flow.y);
      numeric(line.quantity(), at.quantity, flow.y);
      paper.text(line.unit(), at.unit, flow.y);
      numeric(line.price(), at.price, flow.y);
      numeric(line.per(), at.per, flow.y);
      numeric(line.total(), at.total, flow.y);
      const sheetNumber = random.fill(`${drawing} {1|2|3|4}-####-##   ${index} {A|B|C|D}`);
      const below = [
        ...names,
        ...notes,
        `${yours}: ${line.yourArticle()}`,
        withTariff ? `${sheetNumber}   ${tariff} ${random.fill('{73|84|85}######')}` : sheetNumber,
        `${date}: ${line.date()}`,
      ];
      paper.lines(below, at.article, flow.y + step);
      flow.y += (below.length + 1) * step + 6;
      done += line.raw.total;
    }
    flow.need(120);
    paper.line(left, flow.y, right, flow.y, { thickness: 1 });
    const sum = print.sums().at(-1)!;
    paper.text(`${say(own.net)} ${code}`, 330, flow.y + 6, { bold: true });
    numeric(sum.text, right, flow.y + 6, true);
    const terms = [word('paymentTermsValue'), word('deliveryTermsValue'), word('carrierValue')];
    list(own.conditions).forEach((label, i) => {
      paper.fitted(`${label}:`, left, flow.y + 30 + i * 13, 96);
      paper.fitted(terms[i]!, left + 100, flow.y + 30 + i * 13, 300);
    });
    paper.paragraph(sentences('closing', 1)[0]!, left, flow.y + 76, right - left);
    paper.line(left, 776, right, 776, { thickness: 0.4 });
    const foot = [
      from,
      [`${own.tax} ${print.value('buyer', 'vatId')}`, say(own.register)],
      [own.account, `IBAN ${order.buyer.country}${say('## #### #### #### ##')}`],
    ];
    foot.forEach((texts, i) => {
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * 166, 782 + n * 9, 158, { size: 6.5 });
      });
    });
  },
};
