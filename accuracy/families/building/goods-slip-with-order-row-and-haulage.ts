import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import type { Column } from '../../kit/table.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PartyRole } from '../../print/print.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  it: {
    title: listed('DOCUMENTO DI TRASPORTO | D.D.T. | Documento di trasporto (D.P.R. 472/96)'),
    facts: listed('Numero | Data | Codice cliente | Agente | Pag.'),
    to: listed('Destinatario | Luogo di destinazione'),
    order: listed('Rif. ns. ordine n. {n} del {d} | Vs. ordine {n} del {d} | Ordine n. {n} - data {d}'),
    heads: listed('Codice | Descrizione dei beni | U.M. | Q.tà ordinata | Q.tà consegnata | Lotto'),
    reasons: listed('Causale del trasporto | Aspetto esteriore dei beni | N. colli | Peso lordo kg | Porto'),
    values: listed('Vendita | A vista / scatole | Franco'),
    haulage: listed(
      'Trasporto a cura del | Vettore | Data e ora del ritiro | Firma conducente | Firma destinatario',
    ),
    carriers: listed('Mittente | Vettore | Destinatario'),
    note: 'Contributo ambientale CONAI assolto ove dovuto. Reclami entro 8 giorni dal ricevimento.',
  },
  nl: {
    title: listed('PAKBON | Leverbon | Afleverbon'),
    facts: listed('Pakbonnummer | Datum | Debiteurnr. | Route | Blad'),
    to: listed('Factuuradres | Afleveradres'),
    order: listed('Onze order {n} d.d. {d} | Uw bestelling {n} van {d} | Order {n} / orderdatum {d}'),
    heads: listed('Artikelnr. | Omschrijving | Eenh. | Besteld | Geleverd | Charge'),
    reasons: listed('Levering | Verpakking | Aantal colli | Bruto kg | Franco'),
    values: listed('Deellevering | Dozen / pallet | Ja'),
    haulage: listed('Vervoer door | Chauffeur | Vertrek | Handtekening chauffeur | Voor ontvangst'),
    carriers: listed('Eigen vervoer | Pakketdienst | Afgehaald'),
    note: 'Manco’s binnen 24 uur melden met vermelding van het pakbonnummer. Emballage blijft ons eigendom.',
  },
  en: {
    title: listed('DELIVERY NOTE | Despatch Note | Packing Slip'),
    facts: listed('Delivery note no. | Despatch date | Account | Van / run | Page'),
    to: listed('Invoice to | Deliver to'),
    order: listed('Our order {n} of {d} | Your order no. {n} dated {d} | Order {n} - order date {d}'),
    heads: listed('Code | Description | Unit | Ordered | Supplied | Batch'),
    reasons: listed('Supply type | Packed in | Packages | Gross kg | Carriage'),
    values: listed('Sale | Cartons / pallet | Paid'),
    haulage: listed('Carried by | Driver | Left site at | Driver signature | Received in good condition'),
    carriers: listed('Own van | Parcel carrier | Collected'),
    note: 'Shortages to be reported within 3 working days, quoting the delivery note number. No prices shown.',
  },
};

/** The slip that travels with the goods: an order number and date head the lines, haulage boxes and signatures fill the foot. */
export const family: DrawnFamily = {
  about:
    'delivery note with order number and date in a row above its lines, ordered beside supplied, boxes for haulage',
  type: 'delivery_note',
  languages: languagesOf(words),
  order: { lines: [1, 10], per: 1, notes: false, articles: 'own' },
  paper: { faces: ['helvetica', 'condensed', 'courier', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [38, paper.width - 38];
    const width = right - left;
    const half = width / 2 - 4;
    const [issuer, customer]: PartyRole[] = random.chance(0.5)
      ? ['supplier', 'buyer']
      : ['buyer', 'supplier'];
    const dispatched = addDays(order.date, random.whole(3, 30));
    const number = random.fill(random.pick(['8####', '25/0####', '{1|2}-0####']));

    const own = print.party(issuer!, 'company', 'street', 'town', 'phone', 'vatId');
    paper.fitted(own[0]!, left, 34, half, { size: 13, bold: true });
    own.slice(1).forEach((text, i) => {
      paper.fitted(text, left, 54 + i * 11, half, { size: 8 });
    });
    paper.fitted(random.pick(say.title), left + width / 2, 36, half, { size: 14, bold: true });
    const [no, on, account, route, sheetNo] = say.facts as [string, string, string, string, string];
    let y = drawBoxRow(
      paper,
      [
        [no, number],
        [on, print.day(dispatched)],
        [account, order.customerNumber],
        [route, random.fill('{A|B|R}##')],
        [sheetNo, '1/1'],
      ],
      { x: left, y: 104, width, height: 28, shares: [6, 6, 5, 4, 3], value: { bold: true } },
    );
    const place: PartyRole = customer === 'buyer' ? 'shipTo' : customer!;
    [customer!, place].forEach((role, i) => {
      const x = left + i * (width / 2);
      paper.box(x, y + 6, width / 2, 70, { thickness: 0.5 });
      paper.text(say.to[i]!, x + 4, y + 8, { size: 6.5 });
      print.party(role, 'company', 'extra', 'street', 'town').forEach((text, n) => {
        paper.fitted(text, x + 6, y + 20 + n * 12, half - 10);
      });
    });
    y += 84;

    const [code, text, unit, ordered, supplied, batch] = say.heads;
    const columns: Column<PrintedLine>[] = [
      ...columnsOf(sheet, [
        ['article', 76, code],
        ['description', width - 300, text],
        ['unit', 44, unit],
        ['quantity', 58, ordered],
      ]),
      {
        head: supplied!,
        width: 62,
        align: 'right',
        cell: (line) => (line.raw.delivered ? line.delivered() : line.quantity()),
      },
      { head: batch!, width: 60, cell: () => random.fill('L#####') },
    ];
    const reference = random
      .pick(say.order)
      .replace('{n}', order.number)
      .replace('{d}', print.day(order.date));
    const isRow = random.chance(0.6);
    paper.box(left, y, width, 17, { thickness: 0.5, ...(isRow ? {} : { fill: '#e8e8e8' }) });
    paper.text(reference, left + 4, y + 3, { bold: true });
    const bottom = paper.height - 180;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: y + 17, bottom, nextPage: () => 50 },
      { rules: random.pick(['columns', 'all', 'frame'] as const), padding: 3.5 },
    );
    if (!isRow) paper.line(left, end + 2, right, end + 2);

    const [reason, looks, packages, weight, carriage] = say.reasons as [
      string,
      string,
      string,
      string,
      string,
    ];
    const [sale, packed, paid] = say.values as [string, string, string];
    y = drawBoxRow(
      paper,
      [
        [reason, sale],
        [looks, packed],
        [packages, String(random.whole(1, 14))],
        [weight, String(random.whole(4, 900))],
        [carriage, paid],
      ],
      { x: left, y: paper.height - 165, width, height: 30, shares: [5, 6, 3, 4, 4] },
    );
    const [by, driver, departed, signed, received] = say.haulage as [string, string, string, string, string];
    drawBoxRow(
      paper,
      [
        [by, random.pick(say.carriers)],
        [driver, random.fill('{AB|KL|X}-###-{P|T}')],
        [departed, random.chance(0.5) ? `${print.day(dispatched)} ${random.whole(6, 16)}:15` : ''],
        [signed, ''],
        [received, ''],
      ],
      { x: left, y, width, height: 44, shares: [4, 4, 5, 5, 6] },
    );
    paper.fitted(say.note, left, paper.height - 76, width, { size: 7 });
    paper.text(random.fill('{MAG|LOG|WH} ## - {stampa|druk|prt} ####'), left, paper.height - 60, { size: 6 });
  },
};
