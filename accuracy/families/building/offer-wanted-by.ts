import { drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Preisanfrage',
    facts: listed('Anfrage-Nr. | Anfragedatum | Angebotsabgabe bis | Unser Ansprechpartner | Telefon'),
    intro:
      'Wir bitten um Ihr kostenloses und unverbindliches Angebot über die unten aufgeführten Artikel. Bitte tragen Sie Preis und Lieferzeit ein und senden Sie das Blatt zurück.',
    heads: listed('Pos. | Teile-Nr. | Bezeichnung | Bedarfsmenge | ME | Ihr Preis | Lieferzeit'),
    site: 'Lieferort wäre:',
    note: 'Diese Anfrage ist keine Bestellung und begründet keine Abnahmepflicht.',
    sign: 'Stempel und Unterschrift des Anbieters',
  },
  fr: {
    title: 'Demande de prix',
    facts: listed('Consultation n° | Date | Réponse attendue avant le | Dossier suivi par | Téléphone'),
    intro:
      'Merci de nous faire parvenir votre meilleure offre pour les articles ci-dessous. Veuillez compléter les colonnes prix et délai et nous retourner ce document.',
    heads: listed('N° | Réf. | Désignation | Qté prévue | Un. | Votre prix | Votre délai'),
    site: 'Lieu de livraison prévu :',
    note: 'La présente consultation ne vaut pas commande.',
    sign: 'Cachet et signature du fournisseur',
  },
  da: {
    title: 'Prisforespørgsel',
    facts: listed('Forespørgsel nr. | Dato | Tilbud senest | Kontakt hos os | Telefon'),
    intro:
      'I bedes give os tilbud på varerne herunder. Udfyld pris og leveringstid, og send arket tilbage til os.',
    heads: listed('Pos. | Nr. | Betegnelse | Forventet antal | Enhed | Jeres pris | Leveringstid'),
    site: 'Leveringssted bliver:',
    note: 'Forespørgslen er ikke en bestilling og forpligter os ikke til køb.',
    sign: 'Leverandørens stempel og underskrift',
  },
};

/** Not an order: a request for quotation whose columns for price and time the supplier fills in. */
export const family: DrawnFamily = {
  about:
    'negative: request for quotation with quantities and empty columns for the supplier’s price and delivery time, day by which offers are wanted, "not an order" below',
  type: 'unknown',
  languages: languagesOf(words),
  order: { lines: [2, 12], articles: 'own', delivery: 'date' },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [52, paper.width - 44];
    const width = right - left;
    const step = paper.leading();
    const own = print.party('buyer', 'company', 'street', 'town', 'country', 'email');
    own.forEach((text, i) => {
      paper.fitted(text, left, 40 + i * step, 210, { bold: i === 0 });
    });
    paper.text(say.title, 300, 38, { size: 18, bold: true });
    const values = [
      random.fill('{RFQ|ANF|A}-#####'),
      print.day(order.date),
      print.day(addDays(order.date, random.whole(5, 20))),
      order.buyer.contact,
      order.buyer.phone,
    ];
    drawFacts(
      paper,
      values.map((value, i): [string, string] => [say.facts[i]!, value]),
      { x: 300, y: 70, labelWidth: 124, width: right - 300, mark: ':' },
    );
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 138);
    const y = paper.paragraph(say.intro, left, 212, width) + 8;
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [34, 'left', (line) => line.position()],
      [74, 'left', (line) => line.article()],
      [width - 328, 'left', (line) => [line.description(), ...line.notes()]],
      [64, 'right', (line) => line.quantity()],
      [40, 'left', (line) => line.unit()],
      [58, 'right', () => ''],
      [58, 'right', () => ''],
    ];
    const columns = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 150 },
      { rules: 'all', padding: 4, head: { fill: '#efefef', size: 8 } },
    );
    const site = print.party('shipTo', 'company', 'street', 'town').join(', ');
    paper.fitted(`${say.site} ${site}`, left, end + 12, width);
    paper.text(say.note, left, end + 16 + step, { bold: true });
    paper.line(right - 200, end + 90, right, end + 90);
    paper.text(say.sign, right - 200, end + 93, { size: 7.5 });
  },
};
