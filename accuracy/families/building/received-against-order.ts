import { drawBlock } from '../../kit/labelled-boxes.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: 'ONTVANGSTBON',
    facts: listed(
      'Ontvangst nr. | Boekdatum | Inkooporder | Orderdatum | Pakbon leverancier | Ontvangen door',
    ),
    blocks: listed('Ontvangen van | Ontvangen te'),
    heads: listed('Regel | Artikel | Omschrijving | Besteld | Ontvangen | Verschil | Eh. | Locatie'),
    remark: listed('Verpakking beschadigd, inhoud in orde | Zonder opmerkingen | Certificaat ontbreekt'),
    status: 'Status ontvangst',
    end: 'De ontvangst is geboekt. Factuurcontrole volgt door de crediteurenadministratie.',
  },
  fr: {
    title: 'BON DE RÉCEPTION',
    facts: listed(
      'Réception n° | Date d’entrée | Commande | Date commande | BL fournisseur | Réceptionné par',
    ),
    blocks: listed('Reçu de | Reçu à'),
    heads: listed('Lig. | Article | Désignation | Commandé | Reçu | Écart | Un. | Empl.'),
    remark: listed('Emballage abîmé, contenu conforme | Sans réserve | Certificat manquant'),
    status: 'Contrôle',
    end: 'Réception validée en stock. La facture sera rapprochée par la comptabilité fournisseurs.',
  },
  es: {
    title: 'ENTRADA DE MERCANCÍA',
    facts: listed('Nº entrada | Fecha entrada | Pedido | Fecha pedido | Albarán proveedor | Recibido por'),
    blocks: listed('Recibido de | Recibido en'),
    heads: listed('Lín. | Artículo | Descripción | Pedido | Recibido | Difer. | Ud. | Ubic.'),
    remark: listed('Embalaje dañado, contenido conforme | Sin incidencias | Falta certificado'),
    status: 'Control',
    end: 'Entrada contabilizada en almacén. La factura será conciliada por administración.',
  },
};

/** Not an order: what a buyer's store prints when the goods of an order came in. */
export const family: DrawnFamily = {
  about:
    'negative: goods receipt of the buyer’s store with the number and date of the order, ordered and received quantities, differences and bin locations',
  type: 'unknown',
  languages: languagesOf(words),
  order: { lines: [1, 12], articles: 'own', delivery: 'date', openQuantity: false },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [44, paper.width - 44];
    const width = right - left;
    paper.text(order.buyer.company, left, 36, { bold: true });
    paper.text(say.title, left, 52, { size: 16, bold: true });
    const values = [
      random.fill('GR-######'),
      print.day(addDays(order.date, random.whole(6, 40))),
      order.number,
      print.day(order.date),
      random.fill('{8|LS|}#####'),
      order.buyer.contact,
    ];
    const third = width / 3;
    values.forEach((value, i) => {
      const [x, y] = [left + (i % 3) * third, 84 + Math.floor(i / 3) * 30];
      paper.text(say.facts[i]!, x, y, { size: 7.5, color: '#555555' });
      paper.fitted(value, x, y + 10, third - 10, { bold: true });
    });
    const supplier = print.party('supplier', 'company', 'street', 'town');
    drawBlock(paper, say.blocks[0]!, supplier, { x: left, y: 152, width: width / 2 - 12 });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town');
    drawBlock(paper, say.blocks[1]!, site, { x: left + width / 2, y: 152, width: width / 2 });

    const came = new Map(
      print.lines.map((line) => {
        const ordered = line.raw.quantity.kind === 'whole' ? line.raw.quantity.value : 0;
        const missing = random.chance(0.25) ? Math.ceil(ordered / 4) : 0;
        return [line, { received: ordered - missing, missing, bin: random.fill('{A|B|C}##-#') }];
      }),
    );
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [34, 'left', (line) => line.position()],
      [72, 'left', (line) => line.article()],
      [width - 352, 'left', (line) => line.description()],
      [58, 'right', (line) => line.quantity()],
      [56, 'right', (line) => String(came.get(line)!.received)],
      [48, 'right', (line) => (came.get(line)!.missing ? `-${came.get(line)!.missing}` : '')],
      [38, 'left', (line) => line.unit()],
      [46, 'left', (line) => came.get(line)!.bin],
    ];
    const columns = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    const y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 232, bottom: paper.height - 110, nextPage: () => 50 },
      { rules: 'rows', head: { size: 8 } },
    );
    paper.text(`${say.status}: ${random.pick(say.remark)}`, left, y + 14, { bold: true });
    paper.fitted(say.end, left, y + 32, width, { italic: true });
  },
};
