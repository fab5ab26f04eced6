import { drawFacts } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { Line } from '../../order/order.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Zahlungserinnerung',
    facts: listed('Kundennummer | Datum | Ansprechpartner | Telefon | Mahnstufe'),
    greeting: 'Sehr geehrte Damen und Herren,',
    opening:
      'sicher ist es Ihrer Aufmerksamkeit entgangen, dass die unten aufgeführten Posten noch offen sind. Wir bitten um Ausgleich innerhalb von acht Tagen.',
    heads: listed('Belegnr. | Belegdatum | Ihre Bestellung | Fällig am | Tage | Betrag | Offen'),
    total: 'Summe der offenen Posten',
    bank: 'Bitte überweisen Sie auf',
    closing: 'Haben Sie inzwischen gezahlt, betrachten Sie dieses Schreiben bitte als gegenstandslos.',
  },
  en: {
    title: 'Statement of account',
    facts: listed('Account no. | Date | Credit controller | Telephone | Reminder'),
    greeting: 'Dear Sirs,',
    opening:
      'According to our records the items below are overdue for payment. Please let us have your remittance within seven days.',
    heads: listed('Document | Date | Your order | Due | Days | Amount | Balance'),
    total: 'Total outstanding',
    bank: 'Please remit to',
    closing: 'If you have paid in the meantime, please disregard this letter.',
  },
  fr: {
    title: 'Relance de paiement',
    facts: listed('N° client | Date | Chargé de recouvrement | Téléphone | Niveau de relance'),
    greeting: 'Madame, Monsieur,',
    opening:
      'Sauf erreur de notre part, les factures ci-dessous restent impayées à ce jour. Nous vous prions de bien vouloir les régler sous huitaine.',
    heads: listed('N° pièce | Date | Votre commande | Échéance | Jours | Montant | Solde'),
    total: 'Total dû',
    bank: 'Règlement à effectuer sur',
    closing: 'Si votre règlement nous est déjà parvenu, veuillez ne pas tenir compte de ce courrier.',
  },
  nl: {
    title: 'Betalingsherinnering',
    facts: listed('Debiteurnummer | Datum | Contactpersoon | Telefoon | Herinnering'),
    greeting: 'Geachte heer, mevrouw,',
    opening:
      'Volgens onze administratie staan onderstaande posten nog open. Wij verzoeken u het bedrag binnen acht dagen over te maken.',
    heads: listed('Stuknr. | Datum | Uw order | Vervaldatum | Dagen | Bedrag | Openstaand'),
    total: 'Totaal openstaand',
    bank: 'Gelieve over te maken op',
    closing: 'Heeft u inmiddels betaald, dan kunt u deze brief als niet verzonden beschouwen.',
  },
  it: {
    title: 'Sollecito di pagamento',
    facts: listed('Codice cliente | Data | Referente | Telefono | Livello sollecito'),
    greeting: 'Spett.le Ditta,',
    opening:
      'da un controllo contabile risultano ancora aperte le partite sotto elencate. Vi preghiamo di provvedere al saldo entro otto giorni.',
    heads: listed('N. doc. | Data | Vs. ordine | Scadenza | Giorni | Importo | Residuo'),
    total: 'Totale scaduto',
    bank: 'Vogliate bonificare su',
    closing: 'Se avete già provveduto, Vi preghiamo di non tenere conto della presente.',
  },
  pl: {
    title: 'Wezwanie do zapłaty',
    facts: listed('Nr klienta | Data | Osoba kontaktowa | Telefon | Stopień wezwania'),
    greeting: 'Szanowni Państwo,',
    opening:
      'zgodnie z naszą ewidencją poniższe pozycje pozostają nieuregulowane. Prosimy o wpłatę w terminie siedmiu dni.',
    heads: listed('Nr dok. | Data | Państwa zam. | Termin | Dni | Kwota | Do zapłaty'),
    total: 'Razem do zapłaty',
    bank: 'Prosimy o wpłatę na rachunek',
    closing: 'Jeżeli wpłata została już dokonana, prosimy uznać to pismo za nieaktualne.',
  },
  da: {
    title: 'Rykkerskrivelse',
    facts: listed('Kundenr. | Dato | Kontaktperson | Telefon | Rykker'),
    greeting: 'Til rette vedkommende',
    opening:
      'Ifølge vores bogholderi er nedenstående poster endnu ikke betalt. Vi beder om betaling inden otte dage.',
    heads: listed('Bilagsnr. | Dato | Deres ordre | Forfald | Dage | Beløb | Restbeløb'),
    total: 'Udestående i alt',
    bank: 'Beløbet bedes indbetalt på',
    closing: 'Er betalingen allerede sket, bedes De se bort fra dette brev.',
  },
};

/** Not an order: a seller's list of unpaid invoices with the customer's order numbers and due days. */
export const family: DrawnFamily = {
  about:
    'negative: reminder of unpaid invoices in the letter of an accounting system, the customer’s order numbers in a column, due dates, days and open amounts, a bank account',
  type: 'unknown',
  languages: languagesOf(words),
  order: { lines: [2, 11], delivery: 'date', notes: false, openQuantity: false },
  paper: { faces: ['helvetica', 'times', 'sans', 'condensed'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [60, paper.width - 50];
    const width = right - left;
    const step = paper.leading();
    const { supplier } = order;
    paper.text(supplier.brand, left, 40, { size: 17, bold: true, width, align: 'right' });
    const sender = [supplier.company, supplier.street, supplier.townLine].join(', ');
    paper.fitted(sender, left, 118, 240, { size: 6.5 });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 132);
    const today = addDays(order.date, 80);
    const level = random.whole(1, 3);
    const values = [order.customerNumber, print.day(today), supplier.contact, supplier.phone, String(level)];
    drawFacts(
      paper,
      values.map((value, i) => [say.facts[i]!, value] as const),
      { x: 346, y: 118, labelWidth: 106, width: right - 346, step: step + 2, mark: ':' },
    );
    paper.text(say.title, left, 226, { size: 14, bold: true });
    paper.text(say.greeting, left, 256);
    const opened = paper.paragraph(say.opening, left, 256 + 1.8 * step, width);

    const items = order.lines.map((line, i) => {
      const date = addDays(order.date, i * 3 - 20);
      return {
        line,
        date,
        due: addDays(date, 30),
        number: random.fill('90######'),
        yours: random.fill('4500######'),
      };
    });
    type Item = (typeof items)[number];
    const amount = ({ total }: Line) => print.money(total);
    const cells: [number, 'left' | 'right', (item: Item) => string][] = [
      [62, 'left', ({ number }) => number],
      [78, 'left', ({ date }) => print.day(date)],
      [width - 392, 'left', ({ yours }) => yours],
      [78, 'left', ({ due }) => print.day(due)],
      [34, 'right', ({ due }) => String((Date.parse(today) - Date.parse(due)) / 86_400_000)],
      [70, 'right', ({ line }) => amount(line)],
      [70, 'right', ({ line }) => amount(line)],
    ];
    const columns: Column<Item>[] = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      items,
      { x: left, y: opened + 14, bottom: paper.height - 130, nextPage: () => 60 },
      { rules: 'head', padding: 3, size: 8.5 },
    );
    paper.line(left, end + 2, right, end + 2);
    paper.text(`${say.total} ${order.currency}`, left, end + 7, { bold: true });
    paper.text(print.money(order.subtotal), left, end + 7, { bold: true, width: width - 3, align: 'right' });
    const account = random.fill('NL## RABO 0### #### ##');
    const y = paper.paragraph(say.closing, left, end + 36, width);
    paper.fitted(`${say.bank} Rabobank, IBAN ${account}`, left, y + step, width);
    paper.text(supplier.company, left, y + 3 * step);
  },
};
