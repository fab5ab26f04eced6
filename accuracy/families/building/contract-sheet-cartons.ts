import type { Paper, TextStyle } from '../../kit/paper.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

interface Words {
  title: string;
  contract: string[];
  parties: string[];
  phone: string;
  clerk: string[];
  facts: string[];
  values: string[];
  heads: string[];
  total: string;
  sums: string[];
  clauses: string[];
  signatures: string[];
}
const words: Record<'en' | 'nl' | 'da' | 'it' | 'pl' | 'es', Words> = {
  en: {
    title: 'PURCHASE ORDER / CONTRACT',
    contract: listed('Order/contract no. | Dated | Version'),
    parties: listed('The Buyers | The Sellers | Consignee | Notify party'),
    phone: 'tel.',
    clerk: listed('Merchandiser | Reg. no. for VAT'),
    facts: listed('Into warehouse | Price term | Vessel / truck | Payment | Packing | Shipping mark'),
    values: listed(
      'DAP, Incoterms 2020 | by Sellers’ forwarder | 30 days after receipt of goods | export cartons, max. 18 kg',
    ),
    heads: listed(
      'Art. of Buyers | Art. of Sellers | Goods | Pack | Ctns | Total Qty | Unit | CBM | Price | Value',
    ),
    total: 'TOTAL',
    sums: listed('Goods | Freight | VAT | Contract value'),
    clauses: listed(
      'Each carton to be marked with contract no., art. of Buyers and carton number n of m. | Pre-shipment sample to be approved by Buyers. Short shipment of more than 3 % not allowed.',
    ),
    signatures: listed('For the Buyers | For the Sellers'),
  },
  nl: {
    title: 'INKOOPORDER / CONTRACT',
    contract: listed('Order-/contractnr. | Gedateerd | Versie'),
    parties: listed('Kopers | Verkopers | Geconsigneerde | Te verwittigen'),
    phone: 'tel.',
    clerk: listed('Assortimentsbeheer | Btw-registratie'),
    facts: listed('In magazijn | Prijsconditie | Vervoer | Betaling | Verpakking | Merk op dozen'),
    values: listed(
      'DAP, Incoterms 2020 | expediteur van Verkopers | 30 dagen na ontvangst goederen | exportdozen, max. 18 kg',
    ),
    heads: listed(
      'Art. Kopers | Art. Verkopers | Goederen | Inh. | Dozen | Totaal aantal | Eenh. | m³ | Prijs | Waarde',
    ),
    total: 'TOTAAL',
    sums: listed('Goederen | Vracht | Btw | Contractwaarde'),
    clauses: listed(
      'Elke doos te voorzien van contractnr., art. Kopers en doosnummer n van m. | Goedkeuring van het verzendmonster door Kopers. Minderlevering van meer dan 3 % niet toegestaan.',
    ),
    signatures: listed('Namens Kopers | Namens Verkopers'),
  },
  da: {
    title: 'INDKØBSORDRE / KONTRAKT',
    contract: listed('Ordre-/kontraktnr. | Dateret | Version'),
    parties: listed('Køberne | Sælgerne | Modtager | Underrettes'),
    phone: 'tlf.',
    clerk: listed('Kategoriansvarlig | Momsregistrering'),
    facts: listed('På lager | Prisklausul | Transport | Betaling | Emballage | Kollimærke'),
    values: listed(
      'DAP, Incoterms 2020 | Sælgernes speditør | 30 dage efter varemodtagelse | eksportkartoner, maks. 18 kg',
    ),
    heads: listed(
      'Købers art. | Sælgers art. | Varer | Indh. | Kolli | Antal i alt | Enh. | m³ | Pris | Værdi',
    ),
    total: 'I ALT',
    sums: listed('Varer | Fragt | Moms | Kontraktsum'),
    clauses: listed(
      'Hver karton mærkes med kontraktnr., købers art. og kolli n af m. | Afskibningsprøve godkendes af Køberne. Manko over 3 % accepteres ikke.',
    ),
    signatures: listed('For Køberne | For Sælgerne'),
  },
  it: {
    title: 'ORDINE / CONTRATTO DI ACQUISTO',
    contract: listed('Ordine/contratto n. | In data | Versione'),
    parties: listed('Compratori | Venditori | Consegnatario | Da avvisare'),
    phone: 'tel.',
    clerk: listed('Responsabile merceologico | Posizione IVA'),
    facts: listed('In magazzino | Resa | Vettore | Pagamento | Imballo | Marca colli'),
    values: listed(
      'DAP, Incoterms 2020 | spedizioniere dei Venditori | 30 gg dal ricevimento merce | cartoni da esportazione, max 18 kg',
    ),
    heads: listed(
      'Art. Compratori | Art. Venditori | Merce | Pz/ct | Colli | Q.tà totale | U.M. | m³ | Prezzo | Valore',
    ),
    total: 'TOTALE',
    sums: listed('Merce | Nolo | IVA | Valore del contratto'),
    clauses: listed(
      'Ogni cartone deve riportare n. contratto, art. Compratori e collo n di m. | Campione di spedizione da approvare. Ammanchi oltre il 3 % non ammessi.',
    ),
    signatures: listed('Per i Compratori | Per i Venditori'),
  },
  pl: {
    title: 'ZAMÓWIENIE / KONTRAKT ZAKUPU',
    contract: listed('Zamówienie/kontrakt nr | Z dnia | Wersja'),
    parties: listed('Kupujący | Sprzedający | Odbiorca | Powiadomić'),
    phone: 'tel.',
    clerk: listed('Opiekun asortymentu | Rejestracja VAT'),
    facts: listed('Na magazynie | Warunek ceny | Transport | Zapłata | Opakowanie | Znak na kartonach'),
    values: listed(
      'DAP, Incoterms 2020 | spedytor Sprzedającego | 30 dni po odbiorze towaru | kartony eksportowe, maks. 18 kg',
    ),
    heads: listed(
      'Art. Kupującego | Art. Sprzedającego | Towar | W kart. | Kart. | Ilość razem | Jm | m³ | Cena | Wartość',
    ),
    total: 'RAZEM',
    sums: listed('Towar | Fracht | VAT | Wartość kontraktu'),
    clauses: listed(
      'Każdy karton oznaczony nr kontraktu, art. Kupującego i numerem n z m. | Próbka przedwysyłkowa do akceptacji. Braki powyżej 3 % niedopuszczalne.',
    ),
    signatures: listed('W imieniu Kupującego | W imieniu Sprzedającego'),
  },
  es: {
    title: 'PEDIDO / CONTRATO DE COMPRA',
    contract: listed('Pedido/contrato n.º | Fechado | Versión'),
    parties: listed('Los Compradores | Los Vendedores | Consignatario | Notificar a'),
    phone: 'tel.',
    clerk: listed('Responsable de surtido | Registro IVA'),
    facts: listed('En almacén | Condición de precio | Transporte | Pago | Embalaje | Marca de bultos'),
    values: listed(
      'DAP, Incoterms 2020 | transitario de los Vendedores | 30 días desde recepción | cajas de exportación, máx. 18 kg',
    ),
    heads: listed(
      'Art. Compr. | Art. Vend. | Mercancía | Ud/caja | Cajas | Cant. total | Ud. | m³ | Precio | Valor',
    ),
    total: 'TOTAL',
    sums: listed('Mercancía | Flete | IVA | Valor del contrato'),
    clauses: listed(
      'Cada caja llevará n.º de contrato, art. Compr. y número de bulto n de m. | Muestra previa al embarque sujeta a aprobación. No se admiten faltas superiores al 3 %.',
    ),
    signatures: listed('Por los Compradores | Por los Vendedores'),
  },
};

/** An importing wholesaler's contract: a sheet of cells with each party in one run of text, cartons and volumes among the items. */
export const family: DrawnFamily = {
  about:
    'importing wholesaler: each party in one cell as a run of text, clerk with mail and telephone in a cell, cartons and volume around the quantity, totals in a row',
  languages: languagesOf(words),
  order: {
    lines: [2, 16],
    number: '{S|W|IM}{25|26}-###',
    articles: 'both',
    article: '{4|6|8}#####',
    delivery: 'window',
    countedOnly: true,
    notes: false,
    openQuantity: false,
    shipTo: 'other',
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'lato', 'sans', 'condensed'], fontSize: [7.5, 8.5], landscape: true },
  draw(paper, sheet) {
    const { print, order, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [34, paper.width - 34];
    const width = right - left;
    const step = paper.leading() + 3;
    paper.text(say.title, left, 26, { size: 14, bold: true });
    const told = [print.number(), print.date(), '1'];
    told.forEach((value, i) => {
      const text = `${say.contract[i]} ${value}`;
      paper.fitted(text, left + 300 + i * 165, 31, 158, { bold: i === 0, size: 10 });
    });
    const y = drawSheet(paper, sheet, say, 50);
    const lots = print.lines.map((line) => lotOf(line));
    const end = drawTable(
      paper,
      columnsFor(sheet, say, width),
      print.lines,
      {
        x: left,
        y: y + 8,
        bottom: paper.height - 40,
        nextPage() {
          paper.text(`${say.title} ${order.number}`, left, 28, { bold: true });
          paper.text(`${paper.pageNumber()}`, left, 28, { width, align: 'right' });
          return 46;
        },
      },
      { rules: 'all', padding: 2, head: { fill: '#f3ead2', size: paper.fontSize - 0.5 } },
    );
    const sums = print.sums();
    let low = end;
    if (low + (sums.length + 1) * step + 90 > paper.height) {
      paper.newPage();
      low = 40;
    }
    const cartons = lots.reduce((sum, lot) => sum + lot.cartons, 0);
    const volume = lots.reduce((sum, lot) => sum + lot.volume, 0);
    paper.text(say.total, left + 2, low + 3, { bold: true });
    const right10 = (text: string, x: number, at: number, style: TextStyle = {}) =>
      paper.text(text, x - 140, at, { ...style, width: 138, align: 'right' });
    right10(`${cartons}`, right - 328, low + 3, { bold: true });
    right10(print.money(volume), right - 170, low + 3, { bold: true });
    sums.forEach(({ kind, text }) => {
      const label = say.sums[['subtotal', 'freight', 'tax', 'total'].indexOf(kind)]!;
      const bold = kind === 'total';
      low += step;
      paper.text(bold ? `${label} ${print.currency()}` : label, right - 260, low + 5, { bold });
      right10(text, right, low + 5, { bold });
    });
    say.clauses.forEach((clause, i) => {
      paper.fitted(`${i + 1}. ${clause}`, left, low + 26 + i * step, width);
    });
    say.signatures.forEach((head, i) => {
      const x = i === 0 ? left : right - 220;
      paper.line(x, low + 84, x + 220, low + 84, { thickness: 0.4 });
      paper.text(head, x, low + 87, { size: 7 });
    });
  },
};

/** How a quantity is packed: pieces of a carton, cartons, and their volume in cubic metres. */
function lotOf({ raw: { quantity, description } }: PrintedLine) {
  const pieces = quantity.kind === 'whole' ? quantity.value : 0;
  const pack = [24, 20, 12, 10, 6, 5, 4, 3, 2].find((size) => pieces % size === 0) ?? 1;
  const cartons = pieces / pack;
  return { pack, cartons, volume: cartons * (0.02 + (description.length % 7) / 100) };
}

function columnsFor({ print }: Sheet, say: Words, width: number): Column<PrintedLine>[] {
  const cells: [width: number, cell: (line: PrintedLine) => string][] = [
    [72, (line) => line.article()],
    [76, (line) => line.yourArticle()],
    [width - 558, (line) => line.description()],
    [40, (line) => `${lotOf(line).pack}`],
    [42, (line) => `${lotOf(line).cartons}`],
    [72, (line) => line.quantity()],
    [40, (line) => line.unit()],
    [46, (line) => print.money(lotOf(line).volume)],
    [74, (line) => line.price()],
    [96, (line) => line.total()],
  ];
  return cells.map(([wide, cell], i) => ({
    head: say.heads[i]!,
    width: wide,
    cell,
    align: i > 2 && i !== 6 ? 'right' : 'left',
  }));
}

/** The cells over the items: a label and a run of text in each. Gives the y below them. */
function drawSheet(paper: Paper, { print, order, random }: Sheet, say: Words, top: number): number {
  const [left, right] = [34, paper.width - 34];
  const middle = left + (right - left) * 0.56;
  const height = paper.leading() + 6;
  const cell = (label: string, value: string, x: number, y: number, to: number) => {
    paper.box(x, y, 92, height, { fill: '#f3ead2', stroke: true, thickness: 0.4 });
    paper.box(x + 92, y, to - x - 92, height, { thickness: 0.4 });
    paper.fitted(label, x + 4, y + 3, 84);
    paper.fitted(value, x + 97, y + 3, to - x - 102);
  };
  const clerk = [
    print.value('buyer', 'contact'),
    print.value('buyer', 'email'),
    print.value('buyer', 'phone'),
  ];
  const goodsTo = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
  const rows = [
    [say.parties[0]!, print.party('buyer', 'company', 'street', 'town', 'country').join(', ')],
    [say.parties[1]!, print.party('supplier', 'company', 'street', 'town', 'country').join(', ')],
    [say.parties[2]!, `${goodsTo.join(', ')}, ${say.phone} ${print.value('shipTo', 'phone')}`],
    [say.parties[3]!, order.shipTo.contact],
    [say.clerk[0]!, clerk.join(' / ')],
    [say.clerk[1]!, print.value('buyer', 'vatId')],
  ] as const;
  const values = [print.delivery()!, ...say.values, random.fill('{ABC|HB|NORD|K&L} / ####')];
  rows.forEach(([label, value], i) => {
    cell(label, value, left, top + i * height, middle);
    cell(say.facts[i]!, values[i]!, middle, top + i * height, right);
  });
  return top + rows.length * height;
}
