import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { Line } from '../../order/order.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Reminder of overdue deliveries',
    facts: listed('Our vendor no. | Date | Expediter | Telephone | E-mail | Reminder'),
    opening:
      'According to our records the following order lines are past their confirmed delivery date. Please let us know by return when the outstanding quantities will arrive. This is not a new order.',
    heads: listed(
      'Our PO | Item | Material | Description | Ordered | Received | Open | Due | Days | New date',
    ),
    reply: 'Please enter the new dates in the last column and return this list within two working days.',
    deliver: 'Goods for',
    sign: 'Supplier’s signature and stamp',
    page: 'Page',
  },
  de: {
    title: 'Liefererinnerung',
    facts: listed('Lieferantennr. | Datum | Terminverfolgung | Telefon | E-Mail | Mahnstufe'),
    opening:
      'Bei der Durchsicht unserer offenen Bestellungen stellen wir fest, dass die nachstehenden Positionen überfällig sind. Bitte teilen Sie uns umgehend mit, wann die Restmengen eintreffen. Dies ist keine neue Bestellung.',
    heads: listed(
      'Best.-Nr. | Pos. | Material | Bezeichnung | Bestellt | Geliefert | Offen | Fällig | Tage | Neuer Termin',
    ),
    reply: 'Tragen Sie die neuen Termine bitte in die letzte Spalte ein und senden Sie die Liste zurück.',
    deliver: 'Ware für',
    sign: 'Stempel und Unterschrift des Lieferanten',
    page: 'Seite',
  },
  nl: {
    title: 'Rappel achterstallige leveringen',
    facts: listed('Crediteurnr. | Datum | Orderbewaking | Telefoon | E-mail | Rappel'),
    opening:
      'Volgens onze administratie zijn onderstaande orderregels over de bevestigde leverdatum heen. Wilt u per omgaande laten weten wanneer de resterende aantallen binnenkomen? Dit is geen nieuwe bestelling.',
    heads: listed(
      'Onze order | Regel | Artikel | Omschrijving | Besteld | Ontvangen | Open | Leverdatum | Dagen | Nieuwe datum',
    ),
    reply: 'Vul de nieuwe datums in de laatste kolom in en stuur deze lijst binnen twee werkdagen terug.',
    deliver: 'Goederen voor',
    sign: 'Handtekening en stempel leverancier',
    page: 'Blad',
  },
  fr: {
    title: 'Relance de livraison',
    facts: listed('Code fournisseur | Date | Relanceur | Téléphone | E-mail | Relance n°'),
    opening:
      'Sauf erreur de notre part, les lignes de commande suivantes sont en retard. Merci de nous indiquer par retour la date d’arrivée des reliquats. Ceci n’est pas une nouvelle commande.',
    heads: listed(
      'N° commande | Poste | Article | Désignation | Cdé | Reçu | Reliquat | Échéance | Jours | Nouveau délai',
    ),
    reply: 'Veuillez indiquer les nouveaux délais dans la dernière colonne et nous retourner cette liste.',
    deliver: 'Marchandise pour',
    sign: 'Cachet et signature du fournisseur',
    page: 'Page',
  },
  it: {
    title: 'Sollecito di consegna',
    facts: listed('Cod. fornitore | Data | Sollecitatore | Telefono | E-mail | Sollecito n.'),
    opening:
      'Dal nostro scadenzario le seguenti righe d’ordine risultano in ritardo. Vi preghiamo di comunicarci subito quando arriveranno i residui. Il presente non è un nuovo ordine.',
    heads: listed(
      'Ns. ordine | Riga | Codice | Descrizione | Ordinato | Ricevuto | Residuo | Scadenza | Giorni | Nuova data',
    ),
    reply: 'Indicate le nuove date nell’ultima colonna e rinviateci l’elenco entro due giorni lavorativi.',
    deliver: 'Merce per',
    sign: 'Timbro e firma del fornitore',
    page: 'Pag.',
  },
  pl: {
    title: 'Ponaglenie dostawy',
    facts: listed('Nr dostawcy | Data | Monitoring zamówień | Telefon | E-mail | Ponaglenie nr'),
    opening:
      'Według naszych danych poniższe pozycje zamówień są po terminie. Prosimy o pilną informację, kiedy dotrą brakujące ilości. Niniejsze pismo nie jest nowym zamówieniem.',
    heads: listed(
      'Nasze zam. | Poz. | Indeks | Nazwa | Zamówiono | Przyjęto | Brakuje | Termin | Dni | Nowy termin',
    ),
    reply: 'Prosimy wpisać nowe terminy w ostatniej kolumnie i odesłać wykaz w ciągu dwóch dni.',
    deliver: 'Towar dla',
    sign: 'Pieczęć i podpis dostawcy',
    page: 'Str.',
  },
};

/** Not an order: a buyer's list of what should have come already, from several orders, with a column for new dates. */
export const family: DrawnFamily = {
  about:
    'negative: buyer’s reminder of overdue lines of several orders, ordered, received and open quantities, an empty column for new dates',
  type: 'unknown',
  languages: languagesOf(words),
  order: { lines: [2, 14], articles: 'own', delivery: 'lines', notes: false, openQuantity: false },
  paper: { faces: ['helvetica', 'condensed', 'sans', 'times'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.text(print.party('buyer', 'company')[0]!, left, 30, { size: 13, bold: true });
    paper.text(print.party('buyer', 'street', 'town').join(', '), left, 47, { size: 8 });
    print.party('supplier', 'company', 'street', 'town', 'country').forEach((text, i) => {
      paper.fitted(text, left, 92 + i * step, 220);
    });
    const today = addDays(order.date, 75);
    const values = [
      order.supplierNumber,
      print.day(today),
      order.buyer.contact,
      order.buyer.phone,
      order.buyer.email,
      String(random.whole(1, 3)),
    ];
    values.forEach((text, i) => {
      paper.fitted(say.facts[i]!, 330, 92 + i * step, 84);
      paper.fitted(`: ${text}`, 416, 92 + i * step, right - 416);
    });
    paper.text(say.title, left, 176, { size: 14, bold: true });
    let y = paper.paragraph(say.opening, left, 200, width) + 4;
    const place = print.party('shipTo', 'company', 'street', 'town').join(', ');
    y = paper.paragraph(`${say.deliver}: ${place}`, left, y, width) + 8;

    const orders = [order.number, order.number.replace(/\d(?=\D*$)/, (digit) => String((+digit + 3) % 10))];
    const whole = (value: number) => String(value);
    const ordered = ({ quantity }: Line) => (quantity.kind === 'whole' ? quantity.value : 0);
    const cells: [number, 'left' | 'right', (line: Line) => string][] = [
      [66, 'left', (line) => orders[line.position % 3 === 0 ? 1 : 0]!],
      [28, 'right', (line) => whole(line.position)],
      [56, 'left', (line) => line.article ?? ''],
      [width - 420, 'left', (line) => line.description],
      [46, 'right', (line) => `${whole(ordered(line))} ${line.unit}`],
      [44, 'right', (line) => whole(line.delivered)],
      [38, 'right', (line) => whole(ordered(line) - line.delivered)],
      [54, 'left', (line) => print.day(line.date)],
      [30, 'right', (line) => whole(daysFrom(line.date, today))],
      [58, 'left', () => ''],
    ];
    const columns: Column<Line>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      order.lines,
      {
        x: left,
        y,
        bottom: paper.height - 110,
        nextPage() {
          paper.text(`${say.title}, ${say.page} ${paper.pageNumber()}`, left, 30, { bold: true });
          return 48;
        },
      },
      { rules: 'all', head: { fill: '#eeeeee', size: 7 }, size: 7.5, padding: 2.5 },
    );
    paper.paragraph(say.reply, left, end + 12, width);
    paper.line(right - 200, end + 70, right, end + 70, { thickness: 0.5 });
    paper.fitted(say.sign, right - 200, end + 73, 200, { size: 7 });
  },
};

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
