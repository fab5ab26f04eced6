import { drawFacts, drawSums } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'CALL-OFF ORDER',
    under: 'under Framework Agreement',
    between: listed('Customer | Supplier'),
    facts: listed(
      'Call-off reference | Call-off date | Agreement commenced | Contract manager | Direct line | Notices by email to',
    ),
    clauses: [
      'The Customer calls off the Goods set out in Schedule 1 at the prices stated there.',
      'The Goods shall be delivered as set out in Schedule 2. Title passes on delivery.',
      'Payment falls due within {days} days of a valid invoice quoting the call-off reference.',
      'The terms of the Framework Agreement prevail over any terms of the Supplier.',
    ],
    schedules: listed('Schedule 1: Goods and Prices | Schedule 2: Delivery'),
    heads: listed('Item | Goods | Catalogue ref. | Number required | Measure | Contract price | Extended'),
    sums: { subtotal: 'Goods', freight: 'Delivery charge', tax: 'VAT', total: 'Call-off value' },
    delivery: listed('Delivery point | Delivery date | Receiving officer'),
    signed: listed('Signed for the Customer | Signed for the Supplier'),
  },
  de: {
    title: 'EINZELABRUF',
    under: 'aus dem Rahmenvertrag',
    between: listed('Auftraggeber | Auftragnehmer'),
    facts: listed(
      'Abruf-Kennzeichen | Abrufdatum | Vertragsbeginn | Vertragsverantwortlich | Durchwahl | Mitteilungen an',
    ),
    clauses: [
      'Der Auftraggeber ruft die in Anlage 1 genannten Leistungen zu den dort genannten Preisen ab.',
      'Lieferort und Frist ergeben sich aus Anlage 2. Die Gefahr geht mit der Übergabe über.',
      'Zahlung {days} Tage nach Eingang einer prüffähigen Rechnung mit Angabe des Abruf-Kennzeichens.',
      'Bedingungen des Auftragnehmers gelten nicht.',
    ],
    schedules: listed('Anlage 1: Leistungen und Preise | Anlage 2: Lieferung'),
    heads: listed('Ziffer | Leistung | Katalognr. | Abrufmenge | Maß | Vertragspreis | Positionswert'),
    sums: { subtotal: 'Leistungen', freight: 'Lieferkosten', tax: 'USt', total: 'Abrufwert' },
    delivery: listed('Lieferstelle | Lieferfrist | Annahme durch'),
    signed: listed('Für den Auftraggeber | Für den Auftragnehmer'),
  },
  fr: {
    title: 'BON DE COMMANDE SUBSÉQUENT',
    under: "pris en application de l'accord-cadre",
    between: listed('Acheteur | Titulaire'),
    facts: listed(
      "Référence du bon | Date du bon | Début de l'accord | Responsable du contrat | Ligne directe | Notifications à",
    ),
    clauses: [
      "L'acheteur commande les fournitures de l'annexe 1 aux prix qui y figurent.",
      "Le lieu et la date de livraison sont fixés à l'annexe 2.",
      'Le règlement intervient à {days} jours sur facture rappelant la référence du bon.',
      'Les conditions du titulaire ne sont pas applicables.',
    ],
    schedules: listed('Annexe 1 : fournitures et prix | Annexe 2 : livraison'),
    heads: listed('Art. | Fourniture | Réf. catalogue | Nombre | Mesure | Prix du marché | Total ligne'),
    sums: { subtotal: 'Fournitures', freight: 'Livraison', tax: 'TVA', total: 'Montant du bon' },
    delivery: listed('Point de livraison | Date de livraison | Réceptionnaire'),
    signed: listed("Pour l'acheteur | Pour le titulaire"),
  },
  nl: {
    title: 'NADERE OPDRACHT',
    under: 'onder raamovereenkomst',
    between: listed('Opdrachtgever | Opdrachtnemer'),
    facts: listed(
      'Kenmerk opdracht | Datum opdracht | Aanvang overeenkomst | Contractbeheerder | Direct nummer | Berichten aan',
    ),
    clauses: [
      'Opdrachtgever roept de goederen in bijlage 1 af tegen de daar genoemde prijzen.',
      'Plaats en tijd van levering staan in bijlage 2.',
      'Betaling volgt binnen {days} dagen na een factuur met het kenmerk van deze opdracht.',
      'Voorwaarden van opdrachtnemer zijn niet van toepassing.',
    ],
    schedules: listed('Bijlage 1: goederen en prijzen | Bijlage 2: levering'),
    heads: listed('Post | Goederen | Cat.nr. | Afgeroepen | Maat | Contractprijs | Waarde'),
    sums: { subtotal: 'Goederen', freight: 'Bezorging', tax: 'Btw', total: 'Waarde opdracht' },
    delivery: listed('Losplaats | Leverdatum | Ontvanger'),
    signed: listed('Namens opdrachtgever | Namens opdrachtnemer'),
  },
  es: {
    title: 'PEDIDO DERIVADO',
    under: 'al amparo del acuerdo marco',
    between: listed('Contratante | Contratista'),
    facts: listed(
      'Referencia del pedido | Fecha del pedido | Inicio del acuerdo | Gestor del contrato | Línea directa | Avisos a',
    ),
    clauses: [
      'El contratante encarga los bienes del anexo 1 a los precios que allí constan.',
      'El lugar y la fecha de entrega figuran en el anexo 2.',
      'El pago se hará a {days} días de una factura con la referencia del pedido.',
      'No rigen las condiciones del contratista.',
    ],
    schedules: listed('Anexo 1: bienes y precios | Anexo 2: entrega'),
    heads: listed('Ítem | Bien | Ref. catálogo | N.º solicitado | Medida | Precio contrato | Valor'),
    sums: { subtotal: 'Bienes', freight: 'Entrega', tax: 'IVA', total: 'Valor del pedido' },
    delivery: listed('Punto de entrega | Fecha de entrega | Receptor'),
    signed: listed('Por el contratante | Por el contratista'),
  },
};

/** A call-off under a framework: clauses on the first page, goods and delivery in schedules on the next ones. */
export const family: DrawnFamily = {
  about:
    'contract paper: numbered clauses first, the items in a schedule on page two, delivery in another schedule',
  languages: languagesOf(words),
  order: {
    lines: [2, 14],
    articles: 'yours',
    number: '{CO|EA|FA}-{12|34|56}/###',
    shipTo: 'other',
    delivery: 'date',
  },
  paper: { faces: ['times', 'serif', 'helvetica', 'lato'], fontSize: [9.5, 10.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [72, paper.width - 72];
    const width = right - left;
    const agreement = random.fill('{FA|RV|AC}/20{23|24}/0##');
    paper.text(say.title, left, 66, { size: 16, bold: true, width, align: 'center' });
    paper.text(`${say.under} ${agreement}`, left, 90, { width, align: 'center' });
    const blocks = [
      print.party('buyer', 'company', 'street', 'town', 'country', 'vatId'),
      print.party('supplier', 'company', 'street', 'town', 'country'),
    ];
    blocks.forEach(([company, ...rest], i) => {
      paper.text(`(${i + 1})  ${company}`, left, 124 + i * 56, { bold: true });
      paper.fitted(rest.join(', '), left + 20, 138 + i * 56, width - 20);
      paper.text(`("${say.between[i]}")`, left + 20, 152 + i * 56, { italic: true });
    });
    const values = [
      print.number(),
      print.date(),
      print.day(`${Number(order.date.slice(0, 4)) - 1}-01-01`),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    const facts = values.map((value, i): [string, string] => [say.facts[i]!, value]);
    let y = drawFacts(paper, facts, { x: left, y: 250, labelWidth: 150, width, step: 17 }) + 14;
    say.clauses.forEach((clause, i) => {
      paper.text(`${i + 1}.`, left, y);
      y =
        paper.paragraph(
          clause.replace('{days}', String(random.pick([30, 45, 60]))),
          left + 20,
          y,
          width - 20,
        ) + 8;
    });
    say.signed.forEach((text, i) => {
      paper.line(left + i * 240, y + 50, left + i * 240 + 190, y + 50);
      paper.text(text, left + i * 240, y + 54, { size: 8 });
    });
    const foot = () =>
      paper.text(`${agreement} - ${paper.pageNumber()}`, left, paper.height - 40, {
        size: 7.5,
        width,
        align: 'center',
      });
    foot();

    paper.newPage();
    foot();
    paper.text(say.schedules[0]!, left, 60, { size: 12, bold: true });
    const cells: [number, Column<PrintedLine>['cell'], 'left' | 'right'][] = [
      [34, (line) => line.position(), 'left'],
      [width - 300, (line) => line.description(), 'left'],
      [66, (line) => line.yourArticle(), 'left'],
      [54, (line) => line.quantity(), 'right'],
      [42, (line) => line.unit(), 'left'],
      [48, (line) => line.price(), 'right'],
      [56, (line) => line.total(), 'right'],
    ];
    const columns = cells.map(([wide, cell, align], i) => ({
      head: say.heads[i]!,
      width: wide,
      cell,
      align,
    }));
    const place = {
      x: left,
      y: 84,
      bottom: paper.height - 80,
      nextPage() {
        foot();
        return 60;
      },
    };
    const rules = random.pick(['all', 'rows', 'head'] as const);
    const end = drawTable(paper, columns, print.lines, place, { rules, size: paper.fontSize - 1.5 });
    y = end + 10;
    if (y + 200 > paper.height - 60) {
      paper.newPage();
      foot();
      y = 60;
    }
    const named = { ...sheet, word: (term: string) => say.sums[term as keyof typeof say.sums] };
    y = drawSums(paper, named, { x: left + 170, y, right, withCurrency: true }) + 24;
    paper.text(say.schedules[1]!, left, y, { size: 12, bold: true });
    const ends = [
      print.party('shipTo', 'company', 'extra', 'street', 'town').join(', '),
      print.delivery()!,
      order.shipTo.contact,
    ].map((value, i): [string, string] => [say.delivery[i]!, value]);
    drawFacts(paper, ends, { x: left, y: y + 24, labelWidth: 120, width, step: 17, mark: ':' });
  },
};
