import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { Line } from '../../order/order.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Erinnerung: Auftragsbestätigung fehlt',
    subject: 'Unsere Bestellung {n} vom {d}',
    opening:
      'Sehr geehrte Damen und Herren, zu der oben genannten Bestellung liegt uns bis heute keine Auftragsbestätigung vor. Die Bestellung selbst haben Sie bereits erhalten; dieses Schreiben ersetzt sie nicht und löst keine weitere Lieferung aus.',
    heads: listed('Pos. | Material | Kurztext | Bestellmenge | Wunschtermin | Bestätigt zum'),
    closing: 'Wir erwarten Ihre Bestätigung mit verbindlichem Termin bis {d}.',
    facts: listed('Datum | Lieferant | Ansprechpartner | Telefon | Mahnstufe'),
    ends: listed('Mit freundlichen Grüßen | Einkauf'),
  },
  nl: {
    title: 'Herinnering ontbrekende orderbevestiging',
    subject: 'Onze bestelling {n} d.d. {d}',
    opening:
      'Geachte relatie, van bovenvermelde bestelling hebben wij tot op heden geen orderbevestiging ontvangen. De bestelling is al in uw bezit; deze brief is geen nieuwe order en mag niet dubbel worden uitgevoerd.',
    heads: listed('Regel | Artikel | Omschrijving | Besteld | Gevraagd op | Bevestigd op'),
    closing: 'Graag ontvangen wij uw bevestiging met een bindende leverdatum vóór {d}.',
    facts: listed('Datum | Crediteur | Behandeld door | Telefoon | Herinnering'),
    ends: listed('Met vriendelijke groet | Afdeling inkoop'),
  },
  fr: {
    title: 'Relance : accusé de réception de commande manquant',
    subject: 'Notre commande {n} du {d}',
    opening:
      'Madame, Monsieur, nous n’avons pas reçu à ce jour votre accusé de réception pour la commande citée en objet. La commande vous a déjà été transmise ; la présente ne la remplace pas et ne vaut pas nouvelle commande.',
    heads: listed('Poste | Article | Libellé | Qté commandée | Délai demandé | Délai confirmé'),
    closing: 'Merci de nous adresser votre accusé avec un délai ferme avant le {d}.',
    facts: listed('Date | Fournisseur | Suivi par | Téléphone | Relance'),
    ends: listed('Salutations distinguées | Service achats'),
  },
  es: {
    title: 'Reclamación de confirmación de pedido',
    subject: 'Nuestro pedido {n} de fecha {d}',
    opening:
      'Muy señores nuestros: a día de hoy no hemos recibido la confirmación del pedido arriba indicado. El pedido ya obra en su poder; este escrito no lo sustituye ni supone un pedido nuevo.',
    heads: listed('Pos. | Material | Texto breve | Cantidad pedida | Fecha deseada | Confirmado para'),
    closing: 'Esperamos su confirmación con fecha firme antes del {d}.',
    facts: listed('Fecha | Proveedor | Persona de contacto | Teléfono | Reclamación'),
    ends: listed('Atentamente | Departamento de compras'),
  },
};

/** Not an order: the buyer asks for the confirmation of one that was sent before, and lists its lines once more, without prices. */
export const family: DrawnFamily = {
  about:
    'negative: buyer’s reminder that the confirmation of an order is missing; order number and date in the subject, the lines without prices and an empty column for the confirmed date',
  type: 'unknown',
  languages: languagesOf(words),
  order: { lines: [1, 10], number: '45########', articles: 'own', delivery: 'lines', openQuantity: false },
  paper: { faces: ['helvetica', 'times', 'sans', 'lato'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [62, paper.width - 50];
    const width = right - left;
    const step = paper.leading();
    const today = addDays(order.date, random.whole(7, 16));
    paper.text(print.value('buyer', 'company'), left, 38, { size: 13, bold: true });
    paper.text(print.party('buyer', 'street', 'town').join(' | '), left, 55, { size: 8 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 116);
    const values = [
      print.day(today),
      order.supplierNumber,
      order.buyer.contact,
      order.buyer.phone,
      String(random.whole(1, 2)),
    ];
    values.forEach((text, i) => {
      paper.text(say.facts[i]!, right - 190, 116 + i * (step + 1), { size: 8 });
      paper.fitted(text, right - 104, 116 + i * (step + 1), 104);
    });
    paper.text(say.title, left, 214, { size: 13, bold: true });
    const subject = say.subject.replace('{n}', print.number()).replace('{d}', print.date());
    paper.text(subject, left, 234, { bold: true });
    const y = paper.paragraph(say.opening, left, 240 + 1.5 * step, width) + 12;
    const cells: [number, 'left' | 'right', (line: Line) => string][] = [
      [34, 'left', (line) => String(line.position)],
      [76, 'left', (line) => line.article ?? ''],
      [width - 342, 'left', (line) => line.description],
      [
        76,
        'right',
        ({ quantity, unit }) => (quantity.kind === 'whole' ? `${quantity.value} ${unit}` : quantity.text),
      ],
      [80, 'right', (line) => print.day(line.date).replaceAll(' ', '\u00a0')],
      [76, 'right', () => ''],
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
      { x: left, y, bottom: paper.height - 90, nextPage: () => 56 },
      { rules: 'rows', padding: 3, head: { bold: true, size: 8 } },
    );
    let below = end + 16;
    if (below + 5 * step > paper.height - 30) {
      paper.newPage();
      below = 60;
    }
    below = paper.paragraph(say.closing.replace('{d}', print.day(addDays(today, 3))), left, below, width);
    paper.lines([say.ends[0]!, order.buyer.contact, say.ends[1]!], left, below + step);
  },
};
