import { startFlow } from '../../kit/page-flow.ts';
import type { Paper } from '../../kit/paper.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

const words = {
  de: {
    references: listed('Ihr Zeichen, Ihre Nachricht | Unser Zeichen | Telefon, Name | Datum'),
    subject: 'Bestellung Nr. {number}, Kommission {project}',
    opening: 'wir danken für Ihr Angebot {quote} und bestellen auf Grundlage unserer Einkaufsbedingungen:',
    greeting: 'Sehr geehrte Damen und Herren,',
    heads: listed('Pos. | Stückzahl | Gegenstand der Bestellung | EUR je Einheit | Summe EUR'),
    item: listed('Ident-Nr. | Ihre Typ-Nr.'),
    total: 'Gesamtauftragswert netto',
    points: listed('Termin | Anlieferung | Preise | Zahlung | Rechnung'),
    prices: 'fest bis zur Lieferung, frei Verwendungsstelle einschl. Verpackung, zuzüglich MwSt.',
    payment: '30 Tage nach Wareneingang mit 3 % Skonto, 60 Tage netto',
    invoice: 'als PDF, getrennt von der Ware, unter Angabe der Kommission',
    closing: 'Bitte bestätigen Sie uns den Auftrag binnen drei Tagen.|Mit freundlichen Grüßen',
    signed: listed('ppa. | i. A.'),
    foot: listed('Geschäftsführung | Handelsregister | USt-IdNr. | Bank'),
    sheet: 'Seite {page} zur Bestellung {number}',
  },
  nl: {
    references: listed('Uw kenmerk, uw brief | Ons kenmerk | Telefoon, behandeld door | Datum'),
    subject: 'Opdracht nr. {number}, commissie {project}',
    opening: 'dank voor uw aanbieding {quote}. Op grond van onze inkoopvoorwaarden bestellen wij:',
    greeting: 'Geachte heer, mevrouw,',
    heads: listed('Pos. | Stuks | Omschrijving van de levering | EUR per eenheid | Som EUR'),
    item: listed('Identnr. | Uw typenr.'),
    total: 'Totale opdrachtsom netto',
    points: listed('Termijn | Levering aan | Prijzen | Betaling | Factuur'),
    prices: 'vast tot en met levering, franco werk inclusief verpakking, exclusief btw',
    payment: '30 dagen na ontvangst van de goederen netto',
    invoice: 'als PDF, gescheiden van de goederen, met vermelding van de commissie',
    closing: 'Gaarne bevestigt u ons de opdracht binnen drie dagen.|Met vriendelijke groet',
    signed: listed('p.p. | i.o.'),
    foot: listed('Directie | Handelsregister | Btw-id | Bank'),
    sheet: 'Pagina {page} bij opdracht {number}',
  },
  da: {
    references: listed('Deres mærke, Deres brev | Vort mærke | Telefon, navn | Den'),
    subject: 'Ordreafgivelse nr. {number}, kommission {project}',
    opening: 'vi takker for Deres tilbud {quote} og bestiller på grundlag af vore indkøbsbetingelser:',
    greeting: 'Til rette vedkommende,',
    heads: listed('Pos. | Styktal | Hvad bestillingen omfatter | DKK pr. enhed | Sum DKK'),
    item: listed('Identnr. | Deres typenr.'),
    total: 'Samlet ordresum netto',
    points: listed('Termin | Leveres hos | Priser | Betaling | Faktura'),
    prices: 'faste til levering, frit leveret inkl. emballage, ekskl. moms',
    payment: '30 dage netto efter varernes modtagelse',
    invoice: 'som PDF, adskilt fra varerne, med angivelse af kommissionen',
    closing: 'Vi beder om bekræftelse inden tre dage.|Med venlig hilsen',
    signed: listed('p.v. | e.f.'),
    foot: listed('Direktion | Registreret | CVR | Bank'),
    sheet: 'Side {page} til ordre {number}',
  },
  pl: {
    references: listed('Wasz znak, Wasze pismo | Nasz znak | Telefon, nazwisko | Dnia'),
    subject: 'Zamówienie nr {number}, zlecenie wewn. {project}',
    opening: 'dziękujemy za ofertę {quote} i na podstawie naszych warunków zakupu zamawiamy:',
    greeting: 'Szanowni Państwo,',
    heads: listed('Poz. | Sztuk | Przedmiot zamówienia | PLN za jedn. | Suma PLN'),
    item: listed('Nr ident. | Wasz typ'),
    total: 'Łączna kwota zamówienia netto',
    points: listed('Termin | Miejsce dostawy | Ceny | Zapłata | Faktura'),
    prices: 'stałe do dostawy, franco odbiorca z opakowaniem, bez VAT',
    payment: '30 dni od otrzymania towaru, przelewem',
    invoice: 'w pliku PDF, osobno od towaru, z podaniem zlecenia',
    closing: 'Prosimy o potwierdzenie w ciągu trzech dni.|Z poważaniem',
    signed: listed('Prokurent | z up.'),
    foot: listed('Zarząd | KRS | NIP | Bank'),
    sheet: 'Strona {page} zamówienia {number}',
  },
};

/** A plant builder's order as its secretary writes it, after the letter standard DIN 5008 and its neighbours. */
export const family: DrawnFamily = {
  about:
    'a letter after the standard: reference line, number in the subject, net total among the items, terms as a numbered list',
  languages: languagesOf(words),
  order: {
    lines: [1, 7],
    number: '{E|EK|AB} ##-####',
    articles: 'both',
    delivery: 'date',
    tax: false,
    freight: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'times', 'lato', 'serif'], fontSize: [9.5, 10.5] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [70, paper.width - 56];
    const width = right - left;
    const step = paper.leading();
    const filled = (text: string, values: Record<string, string>) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);

    drawLetterhead(paper, sheet, { left, right, foot: say.foot });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 134);
    const initials = (name: string) => [...name.matchAll(/(?<=^|[ -])\p{L}/gu)].join('').toLowerCase();
    const values = [
      [order.quoteReference],
      [`EK/${initials(order.buyer.contact)}`],
      [print.value('buyer', 'phone'), print.value('buyer', 'contact')],
      [print.date()],
    ];
    const quarters = [0, 0.32, 0.5, 0.8].map((share) => left + share * width);
    values.forEach((texts, i) => {
      const most = (quarters[i + 1] ?? right) - quarters[i]! - 6;
      paper.fitted(say.references[i]!, quarters[i]!, 232, most, { size: 7 });
      texts.forEach((text, n) => {
        paper.fitted(text, quarters[i]!, 243 + n * step, most);
      });
    });
    const told = { number: print.number(), project: order.project, quote: order.quoteReference };
    paper.fitted(filled(say.subject, told), left, 290, width, { bold: true });
    paper.text(say.greeting, left, 290 + 3 * step);
    const opened = paper.paragraph(filled(say.opening, told), left, 290 + 4.6 * step, width);

    const at = { count: left + 32, name: left + 112, price: right - 158, sum: right - 76 };
    const currency = print.currency();
    const heads = say.heads.map((head) => head.replace(/\b(EUR|DKK|PLN)\b/, currency));
    const amount = (text: string, x: number, y: number, bold = false) =>
      paper.text(text, x, y, { bold, width: 74, align: 'right' });
    function drawHeads(y: number): number {
      const head = (i: number, x: number, most: number) =>
        paper.fitted(heads[i]!, x, y, most, { size: 8.5, bold: true });
      const atEnd = (i: number, x: number) => {
        const size = Math.min(8.5, (8.5 * 74) / paper.widthOf(heads[i]!, { size: 8.5, bold: true }));
        paper.text(heads[i]!, x, y, { size, bold: true, width: 74, align: 'right' });
      };
      head(0, left, 30);
      head(1, at.count, 74);
      head(2, at.name, at.price - at.name - 6);
      atEnd(3, at.price);
      atEnd(4, at.sum);
      return y + step + 5;
    }
    const flow = startFlow(paper, {
      y: drawHeads(opened + step),
      bottom: paper.height - 96,
      nextPage() {
        paper.text(filled(say.sheet, { page: String(paper.pageNumber()), number: order.number }), left, 48);
        return drawHeads(84);
      },
    });
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const most = at.price - at.name - 10;
      const texts = paper.wrap(line.description(), most);
      texts.push(...line.notes().flatMap((note) => paper.wrap(note, most)));
      texts.push(`${say.item[0]} ${line.article()}`, `${say.item[1]} ${line.raw.yourArticle}`);
      flow.need(texts.length * step + 6);
      paper.text(line.position(), left, flow.y);
      paper.fitted(`${line.quantity()} ${line.unit()}`, at.count, flow.y, 76);
      amount(line.price(), at.price, flow.y);
      amount(line.total(), at.sum, flow.y);
      flow.y = paper.lines(texts, at.name, flow.y) + 7;
    }
    flow.need(40);
    paper.line(at.sum, flow.y, right, flow.y);
    paper.fitted(`${say.total}:`, at.name, flow.y + 4, at.price + 60 - at.name, { bold: true });
    amount(print.sums().at(-1)!.text, at.sum, flow.y + 4, true);
    paper.line(at.sum, flow.y + step + 6, right, flow.y + step + 6, { thickness: 1.4 });
    flow.y += 2.6 * step;

    const ship = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    const points = [print.delivery()!, ship, say.prices, say.payment, say.invoice];
    const [confirm, regards] = say.closing.split('|') as [string, string];
    // The list and the signatures are kept together; a page that begins with them has no heads.
    if (flow.y + 13 * step > paper.height - 76) {
      paper.newPage();
      paper.text(filled(say.sheet, { page: String(paper.pageNumber()), number: order.number }), left, 48);
      flow.y = 84;
    }
    points.forEach((text, i) => {
      paper.text(`${i + 1}. ${say.points[i]}:`, left, flow.y);
      flow.y = paper.paragraph(text, at.name, flow.y, right - at.name);
    });
    const y = paper.paragraph(confirm, left, flow.y + 0.8 * step, width);
    paper.text(regards, left, y + 0.8 * step);
    paper.text(order.buyer.company, left, y + 1.8 * step);
    paper.text(say.signed[0]!, left, y + 4.2 * step);
    paper.text(`${say.signed[1]} ${order.buyer.contact}`, left + 200, y + 4.2 * step);
  },
};

interface Letterhead {
  left: number;
  right: number;
  foot: readonly string[];
}

function drawLetterhead(
  paper: Paper,
  { print, order, random }: Sheet,
  { left, right, foot }: Letterhead,
): void {
  paper.text(order.buyer.brand, left, 36, { size: 17, bold: true, width: right - left, align: 'right' });
  const sender = [order.buyer.company, ...print.party('buyer', 'street', 'town')].join(' · ');
  paper.fitted(sender, left, 116, 240, { size: 6.5 });
  paper.line(left, 126, left + 240, 126, { thickness: 0.3 });
  const manager = random.pick(['M. Wendt', 'Dr. A. Krol', 'J. Holm', 'P. de Wit', 'C. Lambert']);
  const iban = `${order.buyer.country}${random.fill('## #### #### #### ##')}`;
  const values = [manager, random.fill('#####'), print.value('buyer', 'vatId'), iban];
  const quarter = (right - left) / 4;
  const y = paper.height - 58;
  paper.fitted(print.value('buyer', 'company'), left, y - 11, right - left, { size: 7, bold: true });
  values.forEach((value, i) => {
    paper.fitted(foot[i]!, left + i * quarter, y, quarter - 8, { size: 6.5 });
    paper.fitted(value, left + i * quarter, y + 9, quarter - 8, { size: 7 });
  });
}
