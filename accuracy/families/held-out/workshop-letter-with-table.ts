import { currencySign } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    trades: listed(
      'Sanitär – Heizung – Klima | Metallbau und Schlosserei | Elektroinstallation | Tischlerei',
    ),
    subject: 'Bestellung Nr. {n}',
    greeting: 'Sehr geehrte Damen und Herren,',
    opening: 'bitte liefern Sie uns zu den vereinbarten Preisen:',
    heads: listed('Menge | Einheit | Art.-Nr. | Bezeichnung | Einzelpreis | Gesamtpreis'),
    total: 'Summe netto',
    delivery: 'Liefertermin: {d}',
    ship: 'Lieferadresse:',
    closing: 'Mit freundlichen Grüßen',
    home: listed('Telefon | E-Mail | USt-IdNr.'),
  },
  nl: {
    trades: listed(
      'Loodgieterswerk en verwarming | Constructie- en laswerk | Elektrotechniek | Timmerwerken',
    ),
    subject: 'Bestelling nr. {n}',
    greeting: 'Geachte heer, mevrouw,',
    opening: 'Hierbij bestellen wij tegen de afgesproken prijzen:',
    heads: listed('Aantal | Eenheid | Art.nr. | Omschrijving | Prijs per stuk | Totaal'),
    total: 'Totaal excl. btw',
    delivery: 'Levering: {d}',
    ship: 'Afleveradres:',
    closing: 'Met vriendelijke groet,',
    home: listed('Telefoon | E-mail | Btw-nr.'),
  },
  it: {
    trades: listed(
      'Impianti idraulici e termici | Carpenteria metallica | Impianti elettrici | Falegnameria',
    ),
    subject: 'Ordine n. {n}',
    greeting: 'Spettabile Ditta,',
    opening: 'con la presente Vi ordiniamo, ai prezzi concordati:',
    heads: listed('Q.tà | U.M. | Vs. codice | Descrizione | Prezzo | Importo'),
    total: 'Totale netto',
    delivery: 'Consegna: {d}',
    ship: 'Luogo di consegna:',
    closing: 'Distinti saluti',
    home: listed('Tel. | E-mail | P. IVA'),
  },
  fr: {
    trades: listed('Plomberie – Chauffage | Serrurerie et métallerie | Électricité générale | Menuiserie'),
    subject: 'Bon de commande n° {n}',
    greeting: 'Madame, Monsieur,',
    opening: 'Veuillez nous livrer, aux prix convenus :',
    heads: listed('Qté | Unité | Réf. | Désignation | Prix unitaire | Total'),
    total: 'Total HT',
    delivery: 'Livraison : {d}',
    ship: 'Adresse de livraison :',
    closing: 'Cordialement,',
    home: listed('Tél. | E-mail | N° TVA'),
  },
  pl: {
    trades: listed(
      'Instalacje sanitarne i grzewcze | Ślusarstwo i spawalnictwo | Elektroinstalacje | Stolarnia',
    ),
    subject: 'Zamówienie nr {n}',
    greeting: 'Szanowni Państwo,',
    opening: 'zamawiamy następujące towary w uzgodnionych cenach:',
    heads: listed('Ilość | J.m. | Nr kat. | Nazwa | Cena netto | Wartość netto'),
    total: 'Razem netto',
    delivery: 'Termin dostawy: {d}',
    ship: 'Adres dostawy:',
    closing: 'Z poważaniem',
    home: listed('Tel. | E-mail | NIP'),
  },
  da: {
    trades: listed('VVS og blik | Smede- og maskinværksted | El-installation | Tømrer og snedker'),
    subject: 'Bestilling nr. {n}',
    greeting: 'Til rette vedkommende',
    opening: 'Vi bestiller hermed til de aftalte priser:',
    heads: listed('Antal | Enhed | Varenr. | Beskrivelse | Stk. pris | I alt'),
    total: 'I alt ekskl. moms',
    delivery: 'Levering: {d}',
    ship: 'Leveringsadresse:',
    closing: 'Med venlig hilsen',
    home: listed('Tlf. | E-mail | CVR-nr.'),
  },
};

/** A craftsman's own letter from a word processor: a table with all lines drawn and the delivery said below it. */
export const family: DrawnFamily = {
  about:
    'a craftsman’s letter from a word processor: firm and trade centred at the top, "town, date" at the right, number in the bold subject, plain table with quantities first, net sum in its last row, date and address of delivery as lines below, name typed under the greeting',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '{2025/|25-|B}0##',
    articles: 'yours',
    delivery: 'week',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['times', 'helvetica', 'lato', 'serif', 'sans'], fontSize: [9.5, 11] },
  draw(paper, sheet) {
    const { print, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [66, paper.width - 62];
    const width = right - left;
    const step = paper.leading();
    const middle = { width, align: 'center' } as const;
    const address = print.party('buyer', 'street', 'town').join(' – ');
    paper.fitted(print.value('buyer', 'company'), left, 36, width, { size: 18, bold: true, ...middle });
    paper.text(random.pick(say.trades), left, 60, { italic: true, ...middle });
    paper.text(address, left, 62 + step, { size: 8.5, ...middle });
    paper.line(left, 68 + 2 * step, right, 68 + 2 * step, { thickness: 1 });

    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 122);
    let y = 122 + 5 * step + 10;
    const place = `${print.value('buyer', 'city')}, ${print.date()}`;
    paper.text(place, left, y, { width, align: 'right' });
    y += 2 * step;
    paper.text(say.subject.replace('{n}', print.number()), left, y, { bold: true, size: paper.fontSize + 1 });
    y = paper.lines([say.greeting, '', say.opening], left, y + 2 * step) + 8;

    const sign = currencySign(print.currency());
    const priced = (text: string) => (sign === '£' ? `${sign}${text}` : `${text}\u00a0${sign}`);
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [42, 'center', (line) => line.quantity()],
      [46, 'left', (line) => line.unit()],
      [70, 'left', (line) => line.yourArticle()],
      [width - 310, 'left', (line) => line.description()],
      [72, 'right', (line) => priced(line.price())],
      [80, 'right', (line) => priced(line.total())],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 76, nextPage: () => 60 },
      { rules: 'all', padding: 3.5, head: { fill: random.pick(['#f2f2f2', '#d9e2f3', '#ffffff']) } },
    );
    const tall = step + 7;
    const keep = y + tall + 12 * step > paper.height - 60;
    paper.box(left, y, width, tall);
    paper.line(right - 80, y, right - 80, y + tall);
    paper.text(say.total, left, y + 3.5, { width: width - 84, align: 'right', bold: true });
    const total = print.sums().at(-1)!.text;
    paper.fitted(priced(total), right - 77, y + 3.5, 74, { width: 74, align: 'right', bold: true });
    y += tall + step;
    if (keep) {
      paper.newPage();
      y = 60;
    }
    paper.text(say.delivery.replace('{d}', print.delivery()!), left, y);
    y += step;
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    y = paper.paragraph(`${say.ship} ${site}`, left, y, width) + step;
    paper.lines([say.closing, '', '', print.value('buyer', 'contact')], left, y);

    const foot = [
      `${say.home[0]} ${print.value('buyer', 'phone')}`,
      `${say.home[1]} ${print.value('buyer', 'email')}`,
      `${say.home[2]} ${print.value('buyer', 'vatId')}`,
    ].join('   •   ');
    paper.line(left, paper.height - 48, right, paper.height - 48, { thickness: 0.5 });
    paper.fitted(foot, left, paper.height - 42, width, { size: 8, ...middle });
  },
};
