import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'B E S T E L L U N G',
    left: listed('Lieferant | Straße | Ort | Lief.-Nr. | Ansprechp.'),
    right: listed('Best.-Nr. | Best.-Datum | Disponent | Durchwahl | E-Mail'),
    ship: listed('Abladestelle | Straße | PLZ Ort'),
    heads: listed('Zeile | Teile-Nr. | Benennung | Best.-Menge | ME | Netto-EP | Wert | Lief.-Tag'),
    sums: { subtotal: 'Summe Positionen', freight: 'Fracht', tax: 'Steuer', total: 'Gesamtwert' },
    texts: listed(
      'Verpackung: Ladungsträger im Tausch | Versand: frei Werk, unabgeladen | Bedingungen: 30 Tage netto nach Wareneingang',
    ),
    end: '*** Ende der Bestellung ***',
    sheet: 'Blatt',
  },
  fr: {
    title: 'C O M M A N D E',
    left: listed('Fournisseur | Rue | Ville | Code four. | Interlocuteur'),
    right: listed('N° cde | Date cde | Approvisionneur | Téléphone | E-mail'),
    ship: listed('Lieu de livraison | Rue | CP Ville'),
    heads: listed('Lig. | Code pièce | Libellé | Qté cdée | U | Px net | Valeur | Dt livr.'),
    sums: { subtotal: 'Total lignes', freight: 'Port', tax: 'Taxe', total: 'Valeur totale' },
    texts: listed(
      'Emballage : palettes échange | Transport : rendu usine | Conditions : 45 jours fin de mois',
    ),
    end: '*** Fin de commande ***',
    sheet: 'Feuille',
  },
  en: {
    title: 'S U P P L Y   O R D E R',
    left: listed('Supplier | Street | Town | Suppl. code | Attention'),
    right: listed('Order | Ordered | Planner | Phone | E-mail'),
    ship: listed('Unloading point | Street | Town'),
    heads: listed('Line | Part | Name | Order qty | U/M | Net each | Worth | Dely. on'),
    sums: { subtotal: 'Sum of lines', freight: 'Freight', tax: 'Tax', total: 'Overall value' },
    texts: listed('Packing: exchange pallets | Transport: free works | Conditions: 30 days net on receipt'),
    end: '*** End of order ***',
    sheet: 'Sheet',
  },
};

/** An old planning program's report: everything of the head is label, colon, value, in two columns; the address parts too. */
export const family: DrawnFamily = {
  about:
    'report of a planning program: head of labels, colons and values in two columns, the supplier’s and the unloading point’s address parts with a label each, spaced title, thin table, sums under the value column, end mark',
  languages: languagesOf(words),
  order: {
    articles: 'own',
    delivery: 'lines',
    notes: false,
    openQuantity: false,
    lines: [2, 26],
    number: '{4####|7#####|B####/2#}',
  },
  paper: { faces: ['helvetica', 'condensed', 'courier'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [44, paper.width - 40];
    const width = right - left;
    const second = left + width * 0.5;
    const step = paper.leading() + 1;
    const pairs = (labels: readonly string[], texts: readonly string[], x: number, y: number) => {
      texts.forEach((text, i) => {
        paper.fitted(labels[i]!, x, y + i * step, 74);
        paper.text(':', x + 76, y + i * step);
        paper.fitted(text, x + 82, y + i * step, width * 0.5 - 88);
      });
      return y + texts.length * step;
    };
    const number = print.number();
    const top = () => {
      paper.text(say.title, left, 34, { bold: true, size: paper.fontSize + 3 });
      paper.text(`${say.sheet} ${paper.pageNumber()}`, left, 35, { width, align: 'right' });
      paper.line(left, 52, right, 52);
      return 58;
    };
    let y = top();
    const site = print.party('shipTo', 'company', 'street', 'town');
    const home = print.party('buyer', 'company', 'street', 'town').join(', ');
    paper.fitted(home, left, y, width, { bold: true });
    y += 2 * step;
    const supplier = [
      ...print.party('supplier', 'company', 'street', 'town'),
      order.supplierNumber,
      print.value('supplier', 'contact'),
    ];
    const facts = [
      number,
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    pairs(say.right, facts, second, y);
    y = pairs(say.left, supplier, left, y) + step;
    y = Math.max(y, pairs(say.ship, site, left, y + step)) + step;

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [30, 'right', (line) => line.position()],
      [70, 'left', (line) => line.article()],
      [width - 370, 'left', (line) => line.description()],
      [52, 'right', (line) => line.quantity()],
      [40, 'left', (line) => line.unit()],
      [52, 'right', (line) => line.price()],
      [60, 'right', (line) => line.total()],
      [66, 'right', (line) => line.date()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 50;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom, nextPage: top },
      { rules: 'head', padding: 2, head: { bold: false } },
    );
    const flow = startFlow(paper, { y: end + 2, bottom, nextPage: top });
    flow.need(11 * step);
    paper.line(left, flow.y, right, flow.y);
    flow.y += 4;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : bold ? ` ${print.currency()}` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 300, flow.y, { bold, width: 150, align: 'right' });
      paper.text(text, right - 146, flow.y, { bold, width: 78, align: 'right' });
      flow.y += step;
    }
    flow.y = paper.lines(say.texts, left, flow.y + step) + step;
    paper.text(say.end, left, flow.y, { width, align: 'center' });
  },
};
