import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Bestellung Nr. {n}',
    facts: listed('Datum | Ihre Lief.-Nr. | Es bestellt | Tel. direkt | Mail | Bezug'),
    opening: 'Guten Tag, hiermit bestellen wir zu unseren bekannten Einkaufsbedingungen:',
    heads: listed('Pos | Art.-Nr. | Text | Menge | Eh. | Preis/Eh. | Gesamt'),
    yours: 'Ihre Nr.',
    date: 'Termin',
    sums: { subtotal: 'Warenwert', freight: 'Frachtanteil', tax: 'zzgl. USt.', total: 'Bestellsumme' },
    after: listed('Lieferzeit | Anlieferung an | Zahlungsziel | Lieferkondition'),
    payment: '14 Tage 2 %, 30 Tage rein netto',
    terms: 'frei Verwendungsstelle',
    closing:
      'Bitte geben Sie auf Lieferschein und Rechnung unsere Bestellnummer an. Auftragsbestätigung erbeten.',
    foot: listed('Fax | USt-Id | Bank | Geschäftsleitung: Dr. Amsel, H. Vierck | Handelsregister HRB'),
    page: 'Seite',
  },
  nl: {
    title: 'Inkooporder {n}',
    facts: listed('Datum | Crediteurnr. | Besteld door | Rechtstreeks nr. | Mail | Referentie'),
    opening: 'Hierbij bestellen wij, onder toepassing van onze inkoopvoorwaarden, de volgende artikelen:',
    heads: listed('Rgl | Artikelcode | Omschrijving | Aantal | Eenh. | Netto prijs | Regelbedrag'),
    yours: 'Uw code',
    date: 'Gewenst',
    sums: { subtotal: 'Goederen', freight: 'Vrachtkosten', tax: 'Btw', total: 'Orderbedrag' },
    after: listed('Levertijd | Afleveren bij | Betaling | Leveringsconditie'),
    payment: '30 dagen na factuurdatum',
    terms: 'franco huis',
    closing: 'Vermeld ons ordernummer op pakbon en factuur. Graag ontvangen wij een orderbevestiging.',
    foot: listed('Fax | Btw | Bank | Directie: mr. A. Kwak, H. Vos | KvK'),
    page: 'Pagina',
  },
  da: {
    title: 'Indkøbsordre {n}',
    facts: listed('Dato | Kreditornr. | Indkøber | Direkte tlf. | Mail | Jf. tilbud'),
    opening: 'Vi bestiller hermed nedenstående varer på vores almindelige indkøbsbetingelser:',
    heads: listed('Pos | Varenr. | Varetekst | Antal | Enh. | Nettopris | Linjebeløb'),
    yours: 'Jeres nr.',
    date: 'Levering',
    sums: { subtotal: 'Varebeløb', freight: 'Fragt', tax: 'Moms', total: 'Ordretotal' },
    after: listed('Leveringstid | Leveres til | Betaling | Leveringsklausul'),
    payment: 'Løbende måned + 30 dage',
    terms: 'frit leveret',
    closing: 'Ordrenummer bedes anført på følgeseddel og faktura. Send venligst ordrebekræftelse.',
    foot: listed('Fax | CVR | Bank | Direktion: L. Ravn, P. Due | Reg.nr.'),
    page: 'Side',
  },
};

/** The usual letter of an ERP: address in the window, facts at its right, the number only in the title. */
export const family: DrawnFamily = {
  about:
    'business letter of an ERP: number only in the title line, facts at the right of the window, table without vertical rules, supplier’s number below the item, delivery, place and terms as labelled lines after the sums, foot in four columns',
  languages: languagesOf(words),
  order: { articles: 'both', notes: false, openQuantity: false },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [58, paper.width - 48];
    const width = right - left;
    const step = paper.leading() + 1.5;
    const color = random.pick(['#004a80', '#7a1c1c', '#1f5f3a', '#333333']);
    const brand = print.value('buyer', 'brand');
    paper.fitted(brand, right - 250, 34, 250, { size: 19, bold: true, color, width: 250, align: 'right' });
    const sender = print.party('buyer', 'company', 'street', 'town').join(' · ');
    paper.fitted(sender, left, 122, 232, { size: 6.5 });
    paper.line(left, 132, left + 232, 132, { thickness: 0.4 });
    print.party('supplier', 'company', 'street', 'town', 'country').forEach((text, i) => {
      paper.text(text, left, 138 + i * step);
    });
    const values = [
      print.date(),
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      order.quoteReference,
    ];
    values.forEach((text, i) => {
      paper.fitted(`${say.facts[i]}:`, 338, 124 + i * step, 74);
      paper.fitted(text, 414, 124 + i * step, right - 414);
    });
    paper.text(say.title.replace('{n}', print.number()), left, 238, { size: 13, bold: true });
    const top = paper.paragraph(say.opening, left, 262, width) + 8;

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [30, 'left', (line) => line.position()],
      [70, 'left', (line) => line.article()],
      [width - 332, 'left', (line) => line.description()],
      [54, 'right', (line) => line.quantity()],
      [42, 'left', (line) => line.unit()],
      [64, 'right', (line) => line.price()],
      [72, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: i === 6 ? `${say.heads[i]} ${print.currency()}` : say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 100;
    const nextPage = () => {
      paper.text(
        `${say.title.replace('{n}', print.number())}  –  ${say.page} ${paper.pageNumber()}`,
        left,
        40,
      );
      return 62;
    };
    const y = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: top,
        bottom,
        nextPage,
        below(line) {
          const texts = [`${say.yours} ${line.yourArticle()}`];
          if (order.delivery.kind === 'lines') texts.push(`${say.date} ${line.date()}`);
          return [{ x: 103, text: texts.join(', ') }];
        },
      },
      { rules: 'head', gap: 3 },
    );
    const flow = startFlow(paper, { y: y + 2, bottom, nextPage });
    flow.need(12 * step);
    paper.line(left, flow.y, right, flow.y, { thickness: 0.5 });
    flow.y += 4;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 230, flow.y, { bold });
      paper.text(text, right - 103, flow.y, { bold, width: 100, align: 'right' });
      flow.y += step;
    }
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    const told = [print.delivery(), site, say.payment, say.terms];
    flow.y += 6;
    told.forEach((text, i) => {
      if (text === null) return;
      paper.text(`${say.after[i]}:`, left, flow.y);
      paper.fitted(text, left + 96, flow.y, width - 96);
      flow.y += step;
    });
    paper.paragraph(say.closing, left, flow.y + 6, width);

    const iban = random.fill('## #### #### #### ####');
    const foot = [
      [print.value('buyer', 'company'), ...print.party('buyer', 'street', 'town')],
      [`${say.foot[0]} ${print.value('buyer', 'fax')}`, `${say.foot[1]} ${print.value('buyer', 'vatId')}`],
      [`${say.foot[2]} ${random.fill('###.###-##')}`, `IBAN ${order.buyer.country}${iban}`],
      [say.foot[3]!, `${say.foot[4]} ${random.fill('#####')}`],
    ];
    paper.line(left, paper.height - 72, right, paper.height - 72, { thickness: 0.4, color });
    foot.forEach((texts, i) => {
      texts.forEach((text, n) => {
        paper.fitted(text, left + (i * width) / 4, paper.height - 67 + n * 9, width / 4 - 8, { size: 6.5 });
      });
    });
  },
};
