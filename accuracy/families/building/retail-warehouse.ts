import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { gtinOf } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'ZENTRALLAGER-BESTELLUNG',
    head: listed('Bestell-Nr. | Bestelltag | Disponent | Rufnr. Dispo | Lieferant ILN'),
    slot: listed('Frühester Anliefertag | Spätester Anliefertag | Avis an | Rampe'),
    parties: listed('Lieferant | Anlieferlager | Regulierer'),
    heads: listed(
      'Nr | EAN | Art.-Nr. Handel | Art.-Nr. Lief. | Warenbezeichnung | VPE-Inhalt | Anz. VPE | Menge ges. | Einh | NNEK | Pos.-Wert',
    ),
    totals: listed('Summe Kolli | Bestellwert netto'),
    note: 'Anlieferung nur auf Europaletten, max. 1,80 m, sortenrein. Teillieferungen sind nicht zulässig.',
  },
  en: {
    title: 'DC REPLENISHMENT ORDER',
    head: listed('PO ref | Raised | Stock planner | Planner tel | Supplier GLN'),
    slot: listed('Not before | Not after | Booking email | Dock'),
    parties: listed('Vendor | Deliver to DC | Statement to'),
    heads: listed(
      'Ln | Barcode (EAN) | Our SKU | Vendor SKU | Product | Case size | Cases | Total units | UoM | Unit cost | Ext. cost',
    ),
    totals: listed('Total cases | Order cost ex VAT'),
    note: 'Standard pallets only, max. height 1.80 m, one product per layer. Part deliveries will be refused.',
  },
  fr: {
    title: 'COMMANDE ENTREPÔT',
    head: listed('Cde n° | Passée le | Approvisionneur | Tél. appro | GLN fournisseur'),
    slot: listed('Livrer à partir du | Livrer au plus tard le | Prise de RDV | Quai'),
    parties: listed('Fournisseur | Entrepôt livré | Centrale facturée'),
    heads: listed(
      'Lg | Gencod | Code interne | Réf. fourn. | Libellé produit | PCB | Nb colis | Qté UVC | Unité | PA net | Valeur achat',
    ),
    totals: listed('Total colis | Valeur commande HT'),
    note: 'Palettes Europe uniquement, hauteur maxi 1,80 m. Les livraisons partielles seront refusées.',
  },
  nl: {
    title: 'DC-BESTELLING',
    head: listed('Ordernr. DC | Besteld d.d. | Bevoorrader | Tel. bevoorrader | GLN leverancier'),
    slot: listed('Niet eerder dan | Niet later dan | Aanmelden via | Dock'),
    parties: listed('Leverancier | Afleveren DC | Factuuradres'),
    heads: listed(
      'Rg | EAN | Art.nr. DC | Art.nr. lev. | Artikelomschrijving | Inhoud colli | Colli | Aantal CE | Eh | Inkoopprijs | Regelwaarde',
    ),
    totals: listed('Totaal colli | Orderwaarde excl. btw'),
    note: 'Alleen op europallets, max. 1,80 m hoog. Deelleveringen worden geweigerd.',
  },
  pl: {
    title: 'ZAMÓWIENIE DO MAGAZYNU CENTRALNEGO',
    head: listed('Nr zam. | Z dnia | Planista | Tel. planisty | GLN dostawcy'),
    slot: listed('Dostawa od | Dostawa do | Awizacja | Rampa'),
    parties: listed('Dostawca | Magazyn | Nabywca na fakturze'),
    heads: listed(
      'Lp | Kod EAN | Indeks sieci | Indeks dost. | Nazwa towaru | Szt. w kart. | Kartony | Ilość ogółem | Jm | Cena zak. | Wartość zak.',
    ),
    totals: listed('Razem kartony | Wartość netto zamówienia'),
    note: 'Wyłącznie palety EUR, wysokość do 1,80 m. Dostawy częściowe nie będą przyjmowane.',
  },
  es: {
    title: 'PEDIDO PLATAFORMA',
    head: listed('Pedido n.º | Emitido | Aprovisionador | Tel. aprov. | GLN proveedor'),
    slot: listed('Entrega desde | Entrega hasta | Cita previa | Muelle'),
    parties: listed('Proveedor | Plataforma | Razón social factura'),
    heads: listed(
      'Lín | Cód. barras | Ref. cadena | Ref. prov. | Denominación | Uds/caja | Cajas | Total uds | Ud | P. compra | Valor compra',
    ),
    totals: listed('Total cajas | Valor pedido sin IVA'),
    note: 'Solo palés europeos, altura máx. 1,80 m. No se admiten entregas parciales.',
  },
};

/** How many pieces make a case of this line: a number that divides the quantity. */
function caseSize({ raw }: PrintedLine): number {
  const quantity = raw.quantity.kind === 'whole' ? raw.quantity.value : 1;
  return [24, 12, 10, 6, 5, 4, 3, 2].find((size) => quantity % size === 0 && quantity > size) ?? 1;
}

/** A retail chain's central warehouse: barcodes, both article numbers, cases beside pieces, first and last day of delivery. */
export const family: DrawnFamily = {
  about:
    'landscape, EAN and both article numbers, case size and cases before the pieces, delivery window in boxes',
  languages: languagesOf(words),
  order: {
    lines: [3, 18],
    delivery: 'window',
    articles: 'both',
    number: '{7|8}########',
    article: '1######',
    countedOnly: true,
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
    shipTo: 'other',
  },
  style: { quantityDecimals: 0 },
  paper: { landscape: true, faces: ['helvetica', 'condensed', 'sans', 'lato'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [30, paper.width - 30];
    const width = right - left;
    const fill = random.pick(['#dfe7f3', '#eeeeee', '#f6e6d8']);
    paper.box(left, 24, width, 24, { fill: random.pick(['#1c3f6e', '#333333', '#8b1d1d']) });
    const white = { size: 12, bold: true, color: '#ffffff' };
    paper.text(print.value('buyer', 'company'), left + 6, 28, white);
    paper.text(say.title, left, 28, { ...white, width: width - 6, align: 'right' });
    const pairs = (labels: string[], values: string[]) =>
      values.map((value, i): [string, string] => [labels[i]!, value]);
    const head = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      gtinOf(random),
    ];
    const box = { x: left, width, height: 27, fill };
    let y = drawBoxRow(paper, pairs(say.head, head), { ...box, y: 54 });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      [...print.party('billTo', 'company', 'street', 'town'), print.value('buyer', 'vatId')],
    ];
    blocks.forEach((texts, i) => {
      drawBlock(paper, say.parties[i]!, texts, {
        x: left + (i * width) / 3,
        y: y + 8,
        width: width / 3 - 12,
      });
    });
    print.delivery();
    const { delivery } = order;
    if (delivery.kind !== 'window') throw new Error('the order has no delivery window');
    const slot = [
      print.day(delivery.from),
      print.day(delivery.to),
      print.value('buyer', 'email'),
      String(random.whole(1, 48)),
    ];
    y = drawBoxRow(paper, pairs(say.slot, slot), { ...box, y: y + 78 });
    let cases = 0;
    const cells: [number, Column<PrintedLine>['cell'], 'left' | 'right'][] = [
      [26, (line) => line.position(), 'left'],
      [82, () => gtinOf(random), 'left'],
      [62, (line) => line.article(), 'left'],
      [66, (line) => line.yourArticle(), 'left'],
      [width - 526, (line) => line.description(), 'left'],
      [44, (line) => String(caseSize(line)), 'right'],
      [42, countCases, 'right'],
      [52, (line) => line.quantity(), 'right'],
      [38, (line) => line.unit(), 'left'],
      [52, (line) => line.price(), 'right'],
      [62, (line) => line.total(), 'right'],
    ];
    function countCases(line: PrintedLine): string {
      const { quantity } = line.raw;
      const here = quantity.kind === 'whole' ? quantity.value / caseSize(line) : 0;
      cases += here;
      return String(here);
    }
    const columns = cells.map(([wide, cell, align], i) => ({
      head: say.heads[i]!,
      width: wide,
      cell,
      align,
    }));
    const place = {
      x: left,
      y: y + 10,
      bottom: paper.height - 64,
      nextPage() {
        paper.text(`${say.title} ${order.number} / ${paper.pageNumber()}`, left, 26, { bold: true });
        return 42;
      },
    };
    const end = drawTable(paper, columns, print.lines, place, {
      rules: random.pick(['all', 'rows', 'columns'] as const),
      head: { fill, size: 7 },
      padding: 2.5,
      ...(random.chance(0.3) && { zebra: '#f5f5f5' }),
    });
    const total = print.sums().at(-1)!.text;
    paper.text(`${say.totals[0]}: ${cases}`, left + 2, end + 8, { bold: true });
    paper.text(`${say.totals[1]}: ${total} ${print.currency()}`, left, end + 8, {
      bold: true,
      width: width - 3,
      align: 'right',
    });
    paper.text(say.note, left + 2, end + 24, { italic: true });
  },
};
