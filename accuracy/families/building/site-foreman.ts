import { startFlow } from '../../kit/page-flow.ts';
import type { Paper } from '../../kit/paper.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

const words = {
  nl: {
    title: 'Materiaalbestelling',
    own: listed('Tel. | KvK | Btw nr. | IBAN'),
    left: listed(
      'Bestelbon nr. | Opgemaakt op | Inkoop door | Mail inkoop | Uw prijsopgave | Onze deb.code bij u',
    ),
    site: listed('Werk | Op het werk leveren | Uitvoerder | Mobiel | Lossen op'),
    heads: listed('Code | Materiaal | Aantal | Ehd | Bruto | p. | Krt. | Netto totaal'),
    sums: { subtotal: 'Materiaal excl.', freight: 'Transport', tax: 'Btw', total: 'Bonbedrag' },
    rules:
      'Zonder vermelding van ons werknummer wordt uw factuur niet betaald. Elke zending met pakbon, af te tekenen door de uitvoerder. Leveren tussen 7.00 en 15.30 uur; bellen een dag van tevoren.',
    sheet: 'Vel',
  },
  de: {
    title: 'Materialbestellung',
    own: listed('Tel. | HR-Nr. | USt-IdNr. | IBAN'),
    left: listed(
      'Bestellschein Nr. | erstellt am | Einkauf durch | Mail Einkauf | Ihr Preisangebot | unsere Kd.-Nr. bei Ihnen',
    ),
    site: listed('Bauvorhaben | Baustelle | Bauleiter vor Ort | Mobil | Abladen am'),
    heads: listed('Code | Material | Anz. | Eh. | Brutto | p. | Rab. | Netto gesamt'),
    sums: { subtotal: 'Material netto', freight: 'Anfuhr', tax: 'MwSt', total: 'Bestellscheinsumme' },
    rules:
      'Rechnungen ohne Bauvorhaben-Nr. gehen unbearbeitet zurück. Jede Lieferung mit Lieferschein, vom Bauleiter abzuzeichnen. Anlieferung 7.00 bis 15.30 Uhr, einen Tag vorher anrufen.',
    sheet: 'Bl.',
  },
  fr: {
    title: 'Commande de matériaux',
    own: listed('Tél. | RCS | N° TVA | IBAN'),
    left: listed(
      'Bon n° | Établi le | Achats | Mail achats | Votre remise de prix | Notre code client chez vous',
    ),
    site: listed('Chantier | À livrer sur chantier | Conducteur | Portable | Déchargement le'),
    heads: listed('Code | Matériel | Nbre | U | Brut | p. | Rem. | Net total'),
    sums: { subtotal: 'Matériel HT', freight: 'Transport', tax: 'TVA', total: 'Montant du bon' },
    rules:
      'Toute facture sans numéro de chantier sera retournée. Chaque livraison avec bordereau signé par le conducteur. Livrer entre 7h00 et 15h30, appeler la veille.',
    sheet: 'Feuillet',
  },
  da: {
    title: 'Materialebestilling',
    own: listed('Tlf. | Giro | CVR | IBAN'),
    left: listed('Rekvisition | Udstedt | Indkøb ved | Mail indkøb | Jeres pristilbud | Vores konto hos jer'),
    site: listed('Byggesag | Leveres på pladsen | Formand | Mobil | Aflæsses'),
    heads: listed('Kode | Materiale | Antal | Enh | Brutto | pr. | Rab. | Netto i alt'),
    sums: { subtotal: 'Materialer ekskl.', freight: 'Kørsel', tax: 'Moms', total: 'Rekvisitionsbeløb' },
    rules:
      'Fakturaer uden byggesagens nummer betales ikke. Følgeseddel ved hver levering, underskrives af formanden. Aflæsning kl. 7.00 til 15.30, ring dagen før.',
    sheet: 'Ark',
  },
  pl: {
    title: 'Zamówienie materiałów',
    own: listed('Tel. | KRS | NIP | Konto'),
    left: listed('Bon nr | Sporządzono | Zaopatrzenie | Mail zaopatrzenia | Wasza wycena | Nasz kod u Was'),
    site: listed('Budowa | Dostawa na budowę | Kierownik robót | Komórka | Rozładunek'),
    heads: listed('Kod | Materiał | Ilość | Jm | Brutto | za | Rab. | Netto razem'),
    sums: { subtotal: 'Materiały netto', freight: 'Transport', tax: 'VAT', total: 'Kwota bonu' },
    rules:
      'Faktury bez numeru budowy nie będą opłacone. Do każdej dostawy WZ podpisana przez kierownika robót. Dostawy od 7.00 do 15.30, telefon dzień wcześniej.',
    sheet: 'Ark.',
  },
};

/** What a contractor's software prints for goods that go to a building site: the firm stands in a column at the right. */
export const family: DrawnFamily = {
  about:
    "a contractor's order: own data stacked at the right, the site with its foreman's number, gross prices per 100",
  languages: languagesOf(words),
  order: {
    lines: [1, 16],
    number: '{2025|2026}.#####',
    articles: 'yours',
    per: 100,
    discounts: true,
    shipTo: 'other',
    openQuantity: false,
    tax: true,
  },
  paper: { faces: ['sans', 'lato', 'helvetica', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [48, paper.width - 40];
    const width = right - left;
    const small = paper.fontSize - 1;
    const accent = random.pick(['#c8102e', '#00694e', '#e07a00', '#003f87']);
    drawOwnColumn(paper, sheet, { own: say.own, accent, x: right - 132 });

    const step = paper.leading() + 1;
    print.party('supplier', 'company', 'street', 'town', 'country').forEach((text, i) => {
      paper.fitted(text, left, 104 + i * step, 240);
    });
    paper.text(say.title, left, 176, { size: 15, bold: true, color: accent });
    const bill = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'email'),
    ];
    bill.push(order.quoteReference, order.customerNumber);
    bill.forEach((value, i) => {
      paper.fitted(say.left[i]!, left, 204 + i * step, 104, { size: small });
      paper.fitted(value, left + 108, 204 + i * step, 134, { bold: i === 0 });
    });
    const siteAt = left + 262;
    let low = 204;
    const where = print.party('shipTo', 'company', 'extra', 'street', 'town');
    const due = print.delivery();
    const site = [[order.project], where, [order.shipTo.contact], [print.value('shipTo', 'phone')]];
    if (due !== null) site.push([due]);
    site.forEach((texts, i) => {
      paper.fitted(say.site[i]!, siteAt, low, 96, { size: small });
      texts.forEach((text) => {
        paper.fitted(text, siteAt + 100, low, right - siteAt - 100, { bold: i === 4 });
        low += step;
      });
    });
    const hasDates = due === null;
    const ends = [58, 0, 46, 34, 58, 28, 36, 72];
    const spare = width - ends.reduce((sum, wide) => sum + wide, 0);
    let x = left;
    const columns = ends.map((wide, i) => {
      const column = { x, width: (i === 1 ? spare : wide) - 5, head: say.heads[i]! };
      x += column.width + 5;
      return column;
    });
    const isNumber = (i: number) => i === 2 || i > 3;
    const cell = (i: number, text: string, y: number, style: { size?: number; bold?: boolean } = {}) => {
      const at = columns[i]!;
      const size = Math.min(1, at.width / paper.widthOf(text, style)) * (style.size ?? paper.fontSize);
      const align = isNumber(i) ? ('right' as const) : ('left' as const);
      paper.text(text, at.x, y, { ...style, size, width: at.width, align });
    };
    function drawHeads(y: number): number {
      columns.forEach(({ head }, i) => {
        cell(i, head, y, { bold: true });
      });
      paper.line(left, y + step + 2, right, y + step + 2, { color: accent, thickness: 1.2 });
      return y + step + 7;
    }
    const flow = startFlow(paper, {
      y: drawHeads(Math.max(low, 204 + 6 * step) + 18),
      bottom: paper.height - 60,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 40, { bold: true });
        paper.text(`${say.sheet} ${paper.pageNumber()}`, right - 60, 40, { width: 60, align: 'right' });
        return drawHeads(64);
      },
    });
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const texts = [...paper.wrap(line.description(), columns[1]!.width), ...line.notes()];
      if (hasDates) texts.push(`${say.site[4]} ${line.date()}`);
      flow.need((texts.length + 1) * step);
      const { y } = flow;
      cell(0, line.yourArticle(), y);
      texts.forEach((text, i) => {
        cell(1, text, y + i * step);
      });
      [line.quantity(), line.unit(), line.price(), line.per(), line.discount(), line.total()].forEach(
        (text, i) => {
          if (text) cell(i + 2, text, y);
        },
      );
      flow.y += texts.length * step + 3;
      paper.line(left, flow.y, right, flow.y, { thickness: 0.3, color: '#bbbbbb' });
      flow.y += 4;
    }
    flow.need(110);
    flow.y += 6;
    for (const { kind, text } of print.sums()) {
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : '';
      const bold = kind === 'total';
      paper.text(`${say.sums[kind]}${rate}`, right - 250, flow.y, { bold });
      paper.text(print.currency(), right - 112, flow.y, { bold });
      paper.text(text, right - 90, flow.y, { bold, width: 85, align: 'right' });
      flow.y += step + 1;
    }
    paper.line(right - 250, flow.y + 1, right, flow.y + 1, { color: accent });
    paper.paragraph(say.rules, left, flow.y + 18, width - 60, { size: small });
  },
};

interface OwnColumn {
  own: readonly string[];
  accent: string;
  x: number;
}

/** The letterhead of a Dutch firm: everything about it one below another at the right edge. */
function drawOwnColumn(paper: Paper, { print, order, random }: Sheet, { own, accent, x }: OwnColumn): void {
  const step = 10.5;
  paper.box(x - 10, 32, 3, 122, { fill: accent });
  paper.fitted(print.party('buyer', 'company')[0]!, x, 32, 132, { size: 11, bold: true });
  const iban = `${order.buyer.country}${random.fill('## #### #### #### ##')}`;
  const values = [
    print.value('buyer', 'phone'),
    random.fill('########'),
    print.value('buyer', 'vatId'),
    iban,
  ];
  const texts = [
    ...print.party('buyer', 'street', 'town'),
    ...values.map((value, i) => `${own[i]} ${value}`),
  ];
  texts.forEach((text, i) => {
    paper.fitted(text, x, 50 + i * step + (i > 1 ? 6 : 0), 132, { size: 7.5 });
  });
}
