import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Materialbestellung Baustelle',
    facts: listed('Bestell-Nr. | Datum | Bauvorhaben | Bauleiter | Mobil | Anlieferung am'),
    parties: listed('Lieferant | Anlieferung Baustelle | Rechnung an'),
    heads: listed('OZ | Menge | Einh. | Text | EP | GP'),
    sections: listed('Titel 01  Rohbau | Titel 02  Ausbau | Titel 03  Haustechnik'),
    subtotal: 'Summe',
    sums: {
      subtotal: 'Summe netto',
      freight: 'Anfahrt Kranwagen',
      tax: 'zzgl. MwSt',
      total: 'Auftragssumme',
    },
  },
  en: {
    title: 'Site Material Order',
    facts: listed('Order No. | Date | Contract | Site manager | Mobile | Required on site'),
    parties: listed('Supplier | Deliver to site | Invoice to'),
    heads: listed('Ref | Qty | Unit | Description | Rate | Amount'),
    sections: listed('Section A  Structure | Section B  Fit-out | Section C  Services'),
    subtotal: 'Section total',
    sums: { subtotal: 'Net total', freight: 'Crane offload', tax: 'VAT', total: 'Order total' },
  },
  fr: {
    title: 'Commande chantier',
    facts: listed('Commande n° | Date | Chantier | Conducteur de travaux | Mobile | Livraison le'),
    parties: listed('Fournisseur | Livraison sur chantier | Facturation'),
    heads: listed('N° | Qté | U | Désignation | PU HT | Total HT'),
    sections: listed('Lot 01  Structure | Lot 02  Aménagement | Lot 03  Fluides'),
    subtotal: 'Total lot',
    sums: { subtotal: 'Total HT', freight: 'Déchargement grue', tax: 'TVA', total: 'Total TTC' },
  },
  nl: {
    title: 'Materiaalbestelling bouwplaats',
    facts: listed('Bestelnr. | Datum | Werk | Uitvoerder | Mobiel | Leveren op'),
    parties: listed('Leverancier | Afleveren op bouwplaats | Factuur aan'),
    heads: listed('Post | Aantal | Ehd | Omschrijving | Prijs | Bedrag'),
    sections: listed('Hoofdstuk 01  Ruwbouw | Hoofdstuk 02  Afbouw | Hoofdstuk 03  Installaties'),
    subtotal: 'Totaal hoofdstuk',
    sums: { subtotal: 'Totaal netto', freight: 'Kraanlossing', tax: 'Btw', total: 'Totaal order' },
  },
  es: {
    title: 'Pedido de material de obra',
    facts: listed('Pedido n.º | Fecha | Obra | Jefe de obra | Móvil | Entrega en obra'),
    parties: listed('Proveedor | Entrega en obra | Facturar a'),
    heads: listed('Part. | Cant. | Ud. | Descripción | P. unit. | Importe'),
    sections: listed('Capítulo 01  Estructura | Capítulo 02  Acabados | Capítulo 03  Instalaciones'),
    subtotal: 'Total capítulo',
    sums: { subtotal: 'Total sin IVA', freight: 'Descarga con grúa', tax: 'IVA', total: 'Total pedido' },
  },
};

/** A contractor's order in the sections of its works: headings and sums of sections between the items, numbered 01.010. */
export const family: DrawnFamily = {
  about:
    'construction: headings and sums of sections inside the table, item numbers such as 01.010, quantity before the text',
  languages: languagesOf(words),
  order: {
    lines: [3, 14],
    number: '{B|K}25-###',
    articles: 'none',
    delivery: 'date',
    shipTo: 'other',
    notes: false,
  },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, { print, order, random, language }) {
    const say = wordsIn(words, language);
    const [left, right] = [46, paper.width - 46];
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 34, { size: 13, bold: true });
    paper.lines([...print.party('buyer', 'street', 'town'), print.value('buyer', 'email')], left, 52);
    paper.text(say.title, 300, 34, { size: 14, bold: true, width: right - 300, align: 'right' });
    const values = [
      print.number(),
      print.date(),
      order.project,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.delivery()!,
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(label, 330, 60 + i * 13, 100);
      paper.fitted(values[i]!, 434, 60 + i * 13, right - 434, { bold: i === 0 || i === 5 });
    });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    const wide = (right - left) / 3;
    blocks.forEach((texts, i) => {
      paper.text(say.parties[i]!, left + i * wide, 148, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * wide, 161 + n * 12, wide - 12);
      });
    });
    const at = { quantity: left + 92, unit: left + 98, text: left + 140, price: right - 80 };
    const end = (text: string, x: number, y: number, bold = false) =>
      paper.text(text, x - 60, y, { bold, width: 60, align: 'right' });
    function drawHead(y: number): number {
      paper.box(left, y, right - left, 16, { fill: '#e3e3e3' });
      const [item, quantity, unit, text, price, amount] = say.heads as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      paper.text(item, left + 2, y + 3, { bold: true });
      end(quantity, at.quantity, y + 3, true);
      paper.text(unit, at.unit, y + 3, { bold: true });
      paper.text(text, at.text, y + 3, { bold: true });
      end(price, at.price, y + 3, true);
      end(amount, right - 2, y + 3, true);
      return y + 21;
    }
    const flow = startFlow(paper, {
      y: drawHead(226),
      bottom: paper.height - 70,
      nextPage: () => drawHead(44),
    });
    const count = Math.min(say.sections.length, print.lines.length, random.whole(2, 3));
    const size = Math.ceil(print.lines.length / count);
    for (let i = 0; i * size < print.lines.length; i++)
      drawSection(i, print.lines.slice(i * size, (i + 1) * size));
    const sums = print.sums();
    flow.need(sums.length * 15 + 10);
    paper.line(left, flow.y, right, flow.y);
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      const code = bold ? ` ${print.currency()}` : '';
      paper.text(`${say.sums[kind]}${rate}${code}`, at.text, flow.y + 5, { bold });
      end(text, right - 2, flow.y + 5, bold);
      flow.y += 15;
    }

    function drawSection(index: number, lines: readonly PrintedLine[]): void {
      flow.need(4 * step);
      paper.text(say.sections[index]!, left + 2, flow.y, { bold: true });
      flow.y += step + 5;
      lines.forEach((line, i) => {
        drawItem(line, `0${index + 1}.${String((i + 1) * 10).padStart(3, '0')}`);
      });
      const sum = lines.reduce((total, { raw }) => total + raw.total, 0);
      flow.need(step + 8);
      paper.text(`${say.subtotal} ${say.sections[index]!.split('  ')[0]}`, at.text, flow.y, { italic: true });
      paper.line(right - 64, flow.y - 0.5, right, flow.y - 0.5, { thickness: 0.4 });
      end(print.money(sum), right - 2, flow.y);
      flow.y += step + 10;
    }
    function drawItem(line: PrintedLine, number: string): void {
      const texts = paper.wrap(line.description(), at.price - at.text - 66);
      flow.need(texts.length * step + 5);
      paper.text(number, left + 2, flow.y);
      end(line.quantity(), at.quantity, flow.y);
      paper.text(line.unit(), at.unit, flow.y);
      end(line.price(), at.price, flow.y);
      end(line.total(), right - 2, flow.y);
      flow.y = paper.lines(texts, at.text, flow.y) + 4;
    }
  },
};
