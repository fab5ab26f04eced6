import { gtinOf } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: 'COMMANDE MAGASIN',
    facts: listed('N° cde | Date cde | Plage de livraison | Acheteur | Code fournisseur | Devise'),
    blocks: listed('Fournisseur | Commandé par | Livré à'),
    heads: listed(
      'Gencod | Code interne | Libellé article | PCB | Nb colis | Qté UVC | UVC | PA net | Montant HT',
    ),
    totals: listed('Nombre de colis | Lignes | Total HT'),
    freight: 'dont port',
    rules:
      'Palettes filmées, une référence par palette. Étiquette SSCC obligatoire sur chaque colis. Tout retard est pénalisé.',
  },
  es: {
    title: 'PEDIDO DE TIENDA',
    facts: listed('Nº pdo. | Fecha pdo. | Ventana de entrega | Comprador | Cód. prov. | Divisa'),
    blocks: listed('Proveedor | Pedido por | Plataforma de entrega'),
    heads: listed(
      'EAN | Cód. interno | Artículo | Uds/caja | Cajas | Total uds. | Ud. | P. neto | Importe neto',
    ),
    totals: listed('Total cajas | Líneas | Total neto'),
    freight: 'portes incluidos',
    rules:
      'Palés retractilados, una referencia por palé. Etiqueta SSCC obligatoria en cada bulto. Los retrasos se penalizan.',
  },
  it: {
    title: 'ORDINE PUNTO VENDITA',
    facts: listed('Nr. ord. | Data ord. | Finestra di consegna | Buyer | Cod. forn. | Valuta'),
    blocks: listed('Fornitore | Ordinato da | Consegnare a'),
    heads: listed('EAN | Cod. interno | Articolo | Pz x ct | N. ct | Tot. pezzi | UM | Netto | Importo'),
    totals: listed('Totale cartoni | Righe | Totale netto'),
    freight: 'di cui trasporto',
    rules:
      'Pallet filmati, una referenza per pallet. Etichetta SSCC obbligatoria su ogni collo. I ritardi sono soggetti a penale.',
  },
};

/** A retailer's order: bar code first, cartons and units in each row; what is ordered is counted in units. */
export const family: DrawnFamily = {
  about:
    'retailer: heads and values of the order in a table of two rows, bar code first, units per carton, cartons and units side by side, sums counted in a strip below',
  languages: languagesOf(words),
  order: {
    lines: [3, 22],
    articles: 'own',
    article: '######',
    delivery: 'window',
    tax: false,
    countedOnly: true,
    openQuantity: false,
    repeated: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['condensed', 'helvetica'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [28, paper.width - 28];
    const width = right - left;
    const tint = random.pick(['#fff2cc', '#e8f0fb', '#f2f2f2']);
    const { facts, blocks } = say;
    paper.text(print.value('buyer', 'brand'), left, 26, { size: 16, bold: true });
    paper.text(say.title, left, 28, { size: 14, width, align: 'right' });
    const values = [
      print.number(),
      print.date(),
      print.delivery() ?? '',
      print.value('buyer', 'contact'),
      order.supplierNumber,
      print.currency(),
    ];
    const shares = [17, 15, 30, 18, 12, 8];
    const strip: Column<string[]>[] = values.map((_, i) => ({
      head: facts[i]!,
      width: (width * shares[i]!) / 100,
      align: 'center',
      cell: (row) => row[i]!,
    }));
    let y = drawTable(
      paper,
      strip,
      [values],
      { x: left, y: 52, bottom: 200 },
      { rules: 'all', head: { fill: tint } },
    );
    const addresses = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('buyer', 'company', 'street', 'town', 'country', 'vatId', 'phone'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    const step = paper.leading();
    y += 8;
    addresses.forEach((texts, i) => {
      const x = left + (i * width) / 3;
      paper.text(blocks[i]!.toUpperCase(), x, y, { bold: true, size: 7 });
      texts.forEach((text, n) => {
        paper.fitted(text, x, y + 10 + n * step, width / 3 - 10);
      });
    });

    const packed = new Map(
      print.lines.map((line) => {
        const { quantity } = line.raw;
        const units = quantity.kind === 'whole' ? quantity.value : 1;
        const pack = random.pick([12, 10, 6, 5, 4, 2].filter((size) => units % size === 0).concat(1));
        return [line, { pack, packs: units / pack, code: gtinOf(random) }];
      }),
    );
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [76, 'left', (line) => packed.get(line)!.code],
      [52, 'left', (line) => line.article()],
      [width - 414, 'left', (line) => [line.description(), ...line.notes()]],
      [40, 'right', (line) => String(packed.get(line)!.pack)],
      [40, 'right', (line) => String(packed.get(line)!.packs)],
      [50, 'right', (line) => line.quantity()],
      [36, 'left', (line) => line.unit()],
      [50, 'right', (line) => line.price()],
      [70, 'right', (line) => line.total()],
    ];
    const columns = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: y + 90, bottom: paper.height - 76, nextPage: () => 44 },
      { rules: 'columns', head: { fill: tint } },
    );
    const packs = [...packed.values()].reduce((sum, line) => sum + line.packs, 0);
    const sums = print.sums();
    const freight = sums.find(({ kind }) => kind === 'freight');
    const total = `${sums.at(-1)!.text}${freight ? ` (${say.freight} ${freight.text})` : ''}`;
    const counted = [String(packs), String(print.lines.length), total];
    counted.forEach((text, i) => {
      const x = left + [0, 120, 220][i]!;
      paper.text(`${say.totals[i]} : ${text}`, x, y + 8, { bold: i === 2, size: paper.fontSize + 1 });
    });
    paper.fitted(say.rules, left, paper.height - 40, width, { size: 7 });
  },
};
