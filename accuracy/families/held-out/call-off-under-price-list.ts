import { drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { DrawnFamily } from '../family.ts';

const [left, right] = [62, 548];

/** A German works' call-off against an agreed price list: no prices and no sums, storage bins and cost centres instead. */
export const family: DrawnFamily = {
  about:
    'German works: call-off under a frame agreement, no prices and sums, each line with date and unloading point',
  languages: ['de'],
  order: {
    lines: [1, 12],
    number: '{45|55|41|A}{00|0}######',
    articles: 'both',
    notes: false,
    delivery: 'lines',
    tax: false,
    freight: false,
    countedOnly: true,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'sans', 'lato'], fontSize: [8.2, 9.2] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const labels = {
      title: random.pick(['Lieferabruf', 'Abrufbestellung', 'Abruf zum Rahmenvertrag', 'Bestellabruf']),
      number: random.pick(['Bestellnummer', 'Abruf-Nr.', 'Bestell-Nr.', 'Unsere Bestellnummer']),
      date: random.pick(['Datum', 'Bestelldatum', 'Abrufdatum']),
      contact: random.pick(['Ansprechpartner', 'Bearbeiter', 'Einkäufer/in', 'Sachbearbeiter']),
      contract: random.pick(['Rahmenvertrag', 'Kontrakt', 'Rahmenvertrags-Nr.']),
      unload: random.pick(['Abladestelle', 'Lagerort', 'Ladestelle']),
      due: random.pick(['Liefertermin', 'Termin', 'Wunschtermin', 'Lieferdatum']),
    };
    const [company, ...address] = print.party('buyer', 'company', 'street', 'town');
    paper.fitted(company!, left, 36, 300, { size: 14, bold: true });
    const works = random.pick(['Werk 1', 'Einkauf', 'Abt. Materialwirtschaft', 'Zentraleinkauf']);
    paper.fitted(`${works} · ${address.join(' · ')}`, left, 56, 330, { size: 7.5 });
    paper.line(left, 70, right, 70, { thickness: 1 });
    const sender = `${company} · ${address.join(' · ')}`;
    paper.fitted(sender, left, 104, 230, { size: 6, color: '#444444' });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 118);
    const agreement = random.fill('{46|47|RV-}########');
    const listed = print.day(addDays(order.date, -random.whole(40, 280)));
    const y = drawFacts(
      paper,
      [
        [labels.number, print.number()],
        [labels.date, print.date()],
        [labels.contact, print.value('buyer', 'contact')],
        ['Telefon', print.value('buyer', 'phone')],
        ['E-Mail', print.value('buyer', 'email')],
        ['Lieferantennr.', order.supplierNumber],
        [random.pick(['USt-IdNr.', 'Ust-ID']), print.value('buyer', 'vatId')],
      ],
      { x: 336, y: 96, labelWidth: 82, width: right - 336, step: 12.5, mark: ':', label: { size: 8 } },
    );
    paper.text(`${labels.title}`, left, Math.max(y, 180) + 16, { size: 14, bold: true });
    const basis = random.pick([
      `Wir rufen aus ${labels.contract} ${agreement} zu den Preisen der vereinbarten Preisliste vom ${listed} ab:`,
      `${labels.contract} ${agreement}. Es gelten die Preise Ihrer Preisliste vom ${listed}.`,
      `Bezug: ${labels.contract} ${agreement}, Preisvereinbarung vom ${listed}. Bitte liefern Sie:`,
    ]);
    let at = paper.paragraph(basis, left, Math.max(y, 180) + 40, right - left);
    at = paper.paragraph(
      `${random.pick(['Lieferadresse', 'Anlieferung an', 'Warenempfänger'])}: ${print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ')}`,
      left,
      at + 4,
      right - left,
    );
    const places = new Map(
      print.lines.map((line) => [line, random.fill(random.pick(['LO {01|02|07}', 'Tor #', 'H{1|2|4}/R##']))]),
    );
    const costs = random.fill('4#{10|20|35}');
    at = drawTable(
      paper,
      [
        { head: 'Pos.', width: 32, cell: (line) => line.position() },
        {
          head: random.pick(['Material', 'Sachnummer', 'Teilenummer', 'Artikel-Nr.']),
          width: 72,
          cell: (line) => line.article(),
        },
        {
          head: random.pick(['Bezeichnung', 'Kurztext', 'Benennung']),
          width: right - left - 302,
          cell: (line) => [line.description(), `Ihre Art.-Nr. ${line.raw.yourArticle}`],
        },
        {
          head: random.pick(['Menge', 'Abrufmenge', 'Bestellmenge']),
          width: 52,
          align: 'right',
          cell: (line) => line.quantity(),
        },
        { head: random.pick(['ME', 'Einheit', 'EH']), width: 36, cell: (line) => line.unit() },
        { head: labels.due, width: 60, cell: (line) => line.date() },
        { head: labels.unload, width: 50, cell: (line) => places.get(line)! },
      ],
      print.lines,
      {
        x: left,
        y: at + 10,
        bottom: paper.height - 130,
        nextPage() {
          paper.text(`${labels.title} ${order.number}`, left, 44, { bold: true });
          paper.text(`Seite ${paper.pageNumber()}`, left, 44, { width: right - left, align: 'right' });
          return 66;
        },
      },
      { rules: random.pick(['rows', 'all', 'head']), head: { fill: '#eeeeee', size: 7.5 }, padding: 2.5 },
    );
    const notes = [
      `Kontierung: Kostenstelle ${costs}`,
      `Lieferbedingung: ${word('deliveryTermsValue')}`,
      `Zahlungsbedingung: ${word('paymentTermsValue')}`,
      'Warenannahme Mo-Do 6:30-14:30 Uhr, Fr bis 11:30 Uhr.',
      'Bitte Bestellnummer und Sachnummer auf Lieferschein und Rechnung angeben.',
      'Dieser Abruf wurde maschinell erstellt und ist ohne Unterschrift gültig.',
      'Auftragsbestätigung nur bei Abweichung von Menge oder Termin.',
    ];
    at += 12;
    for (const note of random.shuffled(notes).slice(0, random.whole(3, 5)))
      at = paper.paragraph(note, left, at, right - left) + 2;
    const legal = `${company} · Amtsgericht ${order.buyer.city} HRB ${random.fill('####')} · IBAN ${random.fill('DE## #### #### #### #### ##')} · Steuer-Nr. ${random.fill('##/###/#####')}`;
    paper.fitted(legal, left, paper.height - 40, right - left, { size: 6.2 });
  },
};
