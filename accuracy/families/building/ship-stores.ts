import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    agents: 'as agents only for and on behalf of the Owners of',
    title: 'Purchase Order - Ship Stores & Spares',
    left: listed('Vessel | IMO No. | Our PO | Placed | Ship’s requisition | Department'),
    right: listed(
      'Port | ETA / ETD | Goods at warehouse latest | Your quote | Purchaser | Direct dial | Mail',
    ),
    blocks: listed('Vendor | Forward goods to | Invoice to'),
    attention: listed('Attn. | Warehouse tel.'),
    owners: 'Owners of {ship} c/o',
    equipment: listed('Equipment | Maker | Type | Serial'),
    heads: listed('No. | Part / IMPA | Description | Qty | UoM | Price | Disc | Extended'),
    sums: { subtotal: 'Goods', freight: 'Packing & freight', tax: 'VAT', total: 'PO value' },
    marks:
      'Mark each package with vessel’s name and PO. Mail packing list with weights and measures before dispatch. No asbestos; MD and SDoC required. Invoice to be sent as one PDF per PO, without which payment cannot be made.',
    departments: listed('Engine | Deck | Cabin | Electrical'),
    page: 'Sheet',
  },
  de: {
    agents: 'handelnd als Bereederer im Namen und für Rechnung der Eigner von',
    title: 'Bestellung Schiffsausrüstung',
    left: listed('Schiff | IMO-Nr. | Unsere Best. | Vergeben am | Bordanforderung | Abteilung'),
    right: listed('Hafen | ETA / ETD | Ware am Lager spätestens | Ihr Angebot | Einkauf | Durchwahl | Mail'),
    blocks: listed('Lieferfirma | Ware geht an | Rechnung an'),
    attention: listed('z. Hd. | Lager Tel.'),
    owners: 'Eigner {ship} c/o',
    equipment: listed('Anlage | Hersteller | Typ | Serien-Nr.'),
    heads: listed('Lfd. | Teil / IMPA | Bezeichnung | Menge | ME | Preis | Rab. | Summe'),
    sums: { subtotal: 'Warenwert', freight: 'Verpackung & Fracht', tax: 'MwSt.', total: 'Bestellwert' },
    marks:
      'Jedes Kollo mit Schiffsname und Bestellnummer markieren. Packliste mit Gewichten und Maßen vorab per Mail. Asbestfrei, MD und SDoC erforderlich. Je Bestellung eine Rechnung als PDF, sonst keine Zahlung.',
    departments: listed('Maschine | Deck | Kammer | Elektrik'),
    page: 'Blatt',
  },
  nl: {
    agents: 'uitsluitend als agent voor en namens de eigenaren van',
    title: 'Bestelling scheepsbenodigdheden',
    left: listed('Schip | IMO-nr. | Onze PO | Geplaatst | Aanvraag boord | Afdeling'),
    right: listed(
      'Haven | ETA / ETD | Goederen in loods uiterlijk | Uw prijsopgaaf | Inkoop | Doorkies | Mail',
    ),
    blocks: listed('Leverancier | Goederen zenden naar | Factuur aan'),
    attention: listed('T.a.v. | Tel. loods'),
    owners: 'Eigenaren {ship} p/a',
    equipment: listed('Installatie | Fabrikaat | Type | Serienr.'),
    heads: listed('Nr. | Deel / IMPA | Omschrijving | Aant. | Eenh. | Prijs | Krt. | Bedrag'),
    sums: { subtotal: 'Goederen', freight: 'Verpakking & vracht', tax: 'Btw', total: 'Waarde PO' },
    marks:
      'Elk collo merken met scheepsnaam en PO. Paklijst met gewichten en maten vooraf mailen. Asbestvrij; MD en SDoC vereist. Per PO één factuur als pdf, anders geen betaling.',
    departments: listed('Machinekamer | Dek | Civiele dienst | Elektra'),
    page: 'Vel',
  },
  da: {
    agents: 'alene som agent for og på vegne af rederne for',
    title: 'Indkøb - skibsproviant og reservedele',
    left: listed('Skib | IMO-nr. | Vores PO | Afgivet | Skibets rekvisition | Afdeling'),
    right: listed('Havn | ETA / ETD | Gods på lager senest | Jeres pristilbud | Indkøber | Direkte | Mail'),
    blocks: listed('Leverandør | Godset sendes til | Faktura til'),
    attention: listed('Att. | Lager tlf.'),
    owners: 'Rederne for {ship} c/o',
    equipment: listed('Anlæg | Fabrikat | Type | Serienr.'),
    heads: listed('Nr. | Del / IMPA | Betegnelse | Antal | Enhed | Pris | Rab. | Beløb'),
    sums: { subtotal: 'Varer', freight: 'Emballage & fragt', tax: 'Moms', total: 'PO-værdi' },
    marks:
      'Hvert kolli mærkes med skibets navn og PO. Pakkeliste med vægt og mål mailes før afsendelse. Asbestfri; MD og SDoC kræves. Én faktura som pdf pr. PO, ellers ingen betaling.',
    departments: listed('Maskine | Dæk | Aptering | El'),
    page: 'Side',
  },
  it: {
    agents: 'in qualità di soli agenti, in nome e per conto degli armatori di',
    title: 'Ordine provviste e ricambi di bordo',
    left: listed('Nave | N. IMO | Ns. PO | Emesso | Richiesta di bordo | Reparto'),
    right: listed(
      'Porto | ETA / ETD | Merce in magazzino entro | Vs. quotazione | Acquisti | Tel. diretto | Mail',
    ),
    blocks: listed('Fornitore | Inoltrare la merce a | Fattura a'),
    attention: listed('c.a. | Tel. magazzino'),
    owners: 'Armatori {ship} c/o',
    equipment: listed('Impianto | Costruttore | Tipo | Matricola'),
    heads: listed('N. | Part. / IMPA | Descrizione | Q.tà | U.m. | Prezzo | Sc. | Importo'),
    sums: { subtotal: 'Merce', freight: 'Imballo e nolo', tax: 'IVA', total: 'Valore PO' },
    marks:
      'Marcare ogni collo con nome nave e PO. Inviare via mail packing list con pesi e misure prima della spedizione. Esente amianto; MD e SDoC richiesti. Una fattura PDF per PO, pena il mancato pagamento.',
    departments: listed('Macchina | Coperta | Camera | Elettrico'),
    page: 'Foglio',
  },
};

const ships = ['M/V NORDIC TERN', 'M/T CAPE AURORA', 'M/V ELSBETH', 'M/V STELLA DEL MARE', 'M/T GANNET'];
const ports = ['Rotterdam', 'Algeciras', 'Hamburg', 'Piraeus', 'Antwerp', 'Gdansk', 'Genova'];
const engines = [
  ['Main engine', 'MAN B&W', '6S50MC-C', 'ME-'],
  ['Purifier', 'Alfa Laval', 'P 615', 'PU-'],
  ['Air compressor', 'Sperre', 'HV2/240', 'AC-'],
] as const;

/** A ship manager's order: the goods go to a warehouse and are for a ship, whose owners get the invoice. */
export const family: DrawnFamily = {
  about:
    'ship manager: vessel, port and ETA among the run-in facts, equipment with its maker over the table, warehouse with telephone, invoice to owners c/o buyer',
  languages: languagesOf(words),
  order: {
    lines: [1, 14],
    articles: 'own',
    article: '######',
    number: '{NTN|CAU|ELB|GAN}-{E|D}-25/####',
    delivery: 'date',
    discounts: true,
    openQuantity: false,
    per: 1,
    shipTo: 'other',
  },
  paper: { landscape: true, faces: ['helvetica', 'condensed', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    const step = paper.leading() + 1;
    const ship = random.pick(ships);
    paper.text(print.value('buyer', 'company'), left, 26, { size: 14, bold: true, color: '#12406b' });
    paper.text(`${say.agents} ${ship}`, left, 44, { size: 8, italic: true });
    const own = print.party('buyer', 'street', 'town', 'country', 'vatId');
    const home = [own.slice(0, -1).join(', '), own.at(-1)!];
    paper.text(home.join('  |  '), right - 330, 30, { size: 7.5, width: 330, align: 'right' });
    paper.text(say.title, right - 330, 42, { size: 12, bold: true, width: 330, align: 'right' });
    paper.line(left, 60, right, 60, { color: '#12406b', thickness: 1.5 });

    const facts = [
      [
        ship,
        random.fill('9######'),
        print.number(),
        print.date(),
        random.fill('{R|S}Q-####'),
        random.pick(say.departments),
      ],
      [
        random.pick(ports),
        `${print.day(addDays(order.date, 62))} / ${print.day(addDays(order.date, 63))}`,
        print.delivery()!,
        order.quoteReference,
        print.value('buyer', 'contact'),
        print.value('buyer', 'phone'),
        print.value('buyer', 'email'),
      ],
    ];
    facts.forEach((values, i) => {
      const x = i === 0 ? left : left + 190;
      values.forEach((value, n) => {
        const label = `${(i === 0 ? say.left : say.right)[n]!}: `;
        const y = 70 + n * step;
        paper.text(label, x, y);
        paper.fitted(value, x + paper.widthOf(label) + 2, y, 246 - paper.widthOf(label) - (i ? 0 : 66), {
          bold: true,
        });
      });
    });
    const ownersLine = say.owners.replace('{ship}', ship);
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      [
        ...print.party('shipTo', 'company', 'extra', 'street', 'town'),
        `${say.attention[0]} ${order.shipTo.contact}`,
        `${say.attention[1]} ${print.value('shipTo', 'phone')}`,
      ],
      [ownersLine, ...print.party('buyer', 'company', 'street', 'town')],
    ];
    const from = left + 450;
    const room = right - from;
    [
      { x: from, y: 70, wide: room / 2 - 6 },
      { x: from + room / 2, y: 70, wide: room / 2 },
      { x: from, y: 70 + 6.4 * step, wide: room / 2 - 6 },
    ].forEach(({ x, y, wide }, i) => {
      paper.text(say.blocks[i]!, x, y, { size: 7.5, bold: true, color: '#12406b' });
      blocks[i]!.forEach((text, n) => {
        paper.fitted(text, x, y + 11 + n * (step - 1), wide);
      });
    });
    const machine = random.pick(engines);
    const engine = machine.map(
      (text, i) => `${say.equipment[i]}: ${text}${i === 3 ? random.fill('#####') : ''}`,
    );
    const top = 78 + 11.4 * step;
    paper.box(left, top - 3, width, step + 4, { fill: '#e3ebf2' });
    paper.text(engine.join('     '), left + 4, top, { size: paper.fontSize - 0.5 });

    const end = drawTable(
      paper,
      columnsOf(say.heads, width, order.currency),
      print.lines,
      {
        x: left,
        y: top + step + 6,
        bottom: paper.height - 70,
        nextPage,
      },
      { rules: 'rows', head: { fill: '#12406b', color: '#ffffff' }, padding: 2.5 },
    );
    let y = end + 8;
    if (y + 100 > paper.height - 20) {
      paper.newPage();
      y = nextPage();
    }
    paper.paragraph(say.marks, left, y, width * 0.55, { size: 7.5 });
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 230, y, { bold });
      paper.text(print.currency(), right - 110, y, { bold });
      paper.text(text, right - 80, y, { bold, width: 78, align: 'right' });
      y += step;
    }

    function nextPage(): number {
      paper.text(`${ship}   ${say.left[2]}: ${order.number}`, left, 28, { bold: true });
      paper.text(`${say.page} ${paper.pageNumber()}`, right - 60, 28, { width: 60, align: 'right' });
      return 48;
    }
  },
};

function columnsOf(heads: readonly string[], width: number, currency: string): Column<PrintedLine>[] {
  const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
    [34, 'right', (line) => line.position()],
    [70, 'left', (line) => line.article()],
    [width - 418, 'left', (line) => [line.description(), ...line.notes()]],
    [56, 'right', (line) => line.quantity()],
    [46, 'left', (line) => line.unit()],
    [80, 'right', (line) => line.price()],
    [46, 'right', (line) => line.discount()],
    [86, 'right', (line) => line.total()],
  ];
  return cells.map(([wide, align, cell], i) => ({
    head: i === 5 || i === 7 ? `${heads[i]} ${currency}` : heads[i]!,
    width: wide,
    align,
    cell,
  }));
}
