import type { Column } from '../../kit/table.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'NON-STOCK REQUISITION / SUPPLIES ORDER',
    boxes: listed(
      'Hospital | Ward / Department | Order No. | Date | Required by | Cost centre | Requested by | Ext. / bleep',
    ),
    supplier: 'Supplier',
    deliver: 'Deliver to (goods receipt)',
    heads: listed('Line | Supplier’s cat. no. | Description of goods | Qty | Unit of issue | Ward | GL code'),
    urgent: listed('Routine | Urgent | Patient-specific'),
    signs: listed('Authorised signatory | Supplies officer'),
  },
  de: {
    title: 'BESTELLSCHEIN MEDIZINISCHER SACHBEDARF',
    boxes: listed(
      'Klinikum | Station / Abteilung | Bestellschein-Nr. | Datum | Benötigt bis | Kostenstelle | Besteller | Telefon',
    ),
    supplier: 'Lieferfirma',
    deliver: 'Lieferung an (Warenannahme)',
    heads: listed(
      'Lfd. Nr. | Artikel-Nr. der Firma | Artikelbezeichnung | Anzahl | VE | Station | Sachkonto',
    ),
    urgent: listed('Normal | Eilt | Patientenbezogen'),
    signs: listed('Leitung Station | Wirtschaftsabteilung'),
  },
  nl: {
    title: 'BESTELBON ZIEKENHUIS – NIET-MAGAZIJNARTIKELEN',
    boxes: listed(
      'Ziekenhuis | Afdeling | Bonnummer | Datum | Uiterlijk leveren op | Kostenplaats | Aanvrager | Toestel',
    ),
    supplier: 'Leverancier',
    deliver: 'Leveren aan (goederenontvangst)',
    heads: listed(
      'Nr. | Art.nr. leverancier | Artikelomschrijving | Aantal | Verpakking | Afdeling | Grootboek',
    ),
    urgent: listed('Normaal | Spoed | Patiëntgebonden'),
    signs: listed('Afdelingshoofd | Inkoop'),
  },
  fr: {
    title: 'BON DE COMMANDE – FOURNITURES HOSPITALIÈRES',
    boxes: listed(
      'Établissement | Service / UF | N° du bon | Date | À livrer avant le | Centre de responsabilité | Demandeur | Poste',
    ),
    supplier: 'Fournisseur',
    deliver: 'Livraison (magasin général)',
    heads: listed('N° | Réf. fournisseur | Désignation de l’article | Qté | Cond. | UF | Compte'),
    urgent: listed('Normal | Urgent | Patient'),
    signs: listed('Cadre de santé | Service économique'),
  },
  es: {
    title: 'HOJA DE PEDIDO – SUMINISTROS HOSPITALARIOS',
    boxes: listed(
      'Hospital | Servicio / Unidad | N.º de pedido | Fecha | Entregar antes del | Centro de coste | Solicitante | Extensión',
    ),
    supplier: 'Proveedor',
    deliver: 'Entrega (almacén general)',
    heads: listed('N.º | Ref. proveedor | Descripción del artículo | Cant. | Envase | Unidad | Cuenta'),
    urgent: listed('Ordinario | Urgente | Paciente'),
    signs: listed('Supervisor/a | Suministros'),
  },
};

/** A hospital's slip: every value in a box under a small label, tick boxes, ward and account beside each item, no prices. */
export const family: DrawnFamily = {
  about:
    'hospital slip: boxes with small labels inside, tick boxes, ward and account columns behind the quantity, no prices',
  languages: languagesOf(words),
  order: {
    lines: [1, 28],
    number: '{K|BS|2}-#####',
    articles: 'yours',
    delivery: 'date',
    tax: false,
    freight: false,
    notes: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, { print, order, random, language }) {
    const say = wordsIn(words, language);
    const [left, right] = [36, paper.width - 36];
    const ward = random.fill('{A|B|C|OP}#');
    paper.text(say.title, left, 32, { size: 12, bold: true });
    paper.box(left, 52, right - left, 40);
    const label = { size: 6.5, color: '#333333' } as const;
    paper.text(say.boxes[0]!, left + 3, 54, label);
    paper.text(print.value('buyer', 'company'), left + 6, 64, { bold: true, size: 11 });
    paper.fitted(
      [...print.party('buyer', 'street', 'town'), print.value('buyer', 'email')].join('   '),
      left + 6,
      79,
      right - left - 12,
      { size: 7.5 },
    );
    const values = [
      ward,
      print.number(),
      print.date(),
      print.delivery()!,
      random.fill('9#####'),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    const wide = (right - left) / 4;
    values.forEach((text, i) => {
      const [x, y] = [left + (i % 4) * wide, 92 + Math.floor(i / 4) * 30];
      paper.box(x, y, wide, 30);
      paper.fitted(say.boxes[i + 1]!, x + 3, y + 2, wide - 6, label);
      paper.fitted(text, x + 6, y + 14, wide - 10, { bold: true });
    });
    paper.box(left + 3 * wide, 122, wide, 30);
    const marked = random.whole(0, 1);
    say.urgent.forEach((text, i) => {
      const y = 124 + i * 9;
      paper.box(left + 3 * wide + 4, y + 1, 6, 6);
      if (i === marked) paper.text('x', left + 3 * wide + 5, y - 1, { size: 7 });
      paper.text(text, left + 3 * wide + 14, y, { size: 7 });
    });
    const blocks = [
      [say.supplier, print.party('supplier', 'company', 'street', 'town', 'fax')],
      [say.deliver, print.party('shipTo', 'company', 'extra', 'street', 'town')],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      paper.box(left + i * 2 * wide, 152, 2 * wide, 72);
      paper.text(head, left + i * 2 * wide + 3, 154, label);
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * 2 * wide + 6, 165 + n * 13, 2 * wide - 12);
      });
    });
    const [position, article, text, quantity, unit, where, account] = say.heads as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const columns: Column<PrintedLine>[] = [
      { head: position, width: 32, align: 'right', cell: (line) => String(print.lines.indexOf(line) + 1) },
      { head: article, width: 86, cell: (line) => line.yourArticle() },
      { head: text, width: right - left - 318, cell: (line) => line.description() },
      { head: quantity, width: 46, align: 'right', cell: (line) => line.quantity() },
      { head: unit, width: 60, cell: (line) => line.unit() },
      { head: where, width: 40, align: 'center', cell: () => ward },
      {
        head: account,
        width: 54,
        align: 'center',
        cell: () => `4${order.supplierNumber.length}${ward.length}000`,
      },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 232, bottom: paper.height - 100, nextPage: () => 40 },
      { rules: 'all', head: { fill: '#eeeeee', size: 7 }, padding: 4 },
    );
    say.signs.forEach((sign, i) => {
      const x = left + i * 2 * wide;
      paper.line(x, end + 52, x + 180, end + 52);
      paper.text(sign, x, end + 54, label);
    });
  },
};
