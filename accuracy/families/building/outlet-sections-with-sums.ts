import { drawBlock } from '../../kit/labelled-boxes.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: 'Bon de réassort économat',
    badge: listed('Bon n° | Passé le | À livrer le'),
    blocks: listed('L’hôtel | Notre fournisseur | Quai de livraison | Adresse comptable'),
    outlets: listed('Cuisine centrale | Bar et petit-déjeuner | Étages et lingerie | Service technique'),
    heads: listed('Produit | Code | Qté à livrer | Prix € | Valeur'),
    part: 'S/total',
    freight: 'Participation transport',
    total: 'Engagement total hors taxe',
    by: 'Économe : {who} - tél. {phone} - {mail}',
    cutoff: 'Livraisons entre 6 h et 10 h 30 par la cour de service. Pas de livraison le dimanche.',
  },
  nl: {
    title: 'Magazijnbon inkoop hotel',
    badge: listed('Bon nr. | Geplaatst | Leveren op'),
    blocks: listed('Het hotel | Onze leverancier | Laadperron | Postadres administratie'),
    outlets: listed('Hoofdkeuken | Bar en ontbijt | Housekeeping | Technische dienst'),
    heads: listed('Product | Code | Te leveren | Prijs € | Waarde'),
    part: 'Subtotaal',
    freight: 'Bijdrage transport',
    total: 'Totale verplichting excl. btw',
    by: 'Inkoop F&B: {who} - tel. {phone} - {mail}',
    cutoff: 'Aanleveren tussen 6.00 en 10.30 uur via het expeditiehof. Geen leveringen op zondag.',
  },
};

/** A hotel's order: items in sections by outlet with a head and a sum each, the facts in small boxes at the top. */
export const family: DrawnFamily = {
  about:
    'hotel: items grouped by outlet under shaded section rows with a sum each, code after the name, quantity with its unit in one cell, facts in three small boxes, four addresses',
  languages: languagesOf(words),
  order: { lines: [3, 16], articles: 'own', delivery: 'date', tax: false, openQuantity: false },
  paper: { faces: ['lato', 'serif', 'times'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [46, paper.width - 46];
    const width = right - left;
    const step = paper.leading();
    const accent = random.pick(['#8a6d3b', '#2f4858', '#5b3a5e']);
    const name = print.value('buyer', 'brand');
    paper.text(name, left, 34, { size: 18, italic: true, color: accent });
    paper.text(say.title, left, 60, { size: 12 });
    const badges = [print.number(), print.date(), print.delivery() ?? ''];
    badges.forEach((value, i) => {
      const x = right - (3 - i) * 92;
      paper.box(x, 34, 86, 40, { color: accent, thickness: 1.2 });
      paper.text(say.badge[i]!, x, 39, { size: 7, width: 86, align: 'center', color: accent });
      paper.fitted(value, x + 4, 54, 78, { bold: true, width: 78, align: 'center' });
    });
    const blocks = [
      print.party('buyer', 'company', 'street', 'town'),
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    const quarter = width / 4;
    blocks.forEach((texts, i) => {
      const place = { x: left + i * quarter, y: 92, width: quarter - 10 };
      drawBlock(paper, say.blocks[i]!, texts, { ...place, headStyle: { color: accent, size: 7.5 } });
    });

    const at = { code: right - 262, quantity: right - 188, price: right - 132, value: right - 72 };
    const heads = (y: number) => {
      const [product, code, quantity, price, value] = say.heads;
      paper.text(product!, left + 12, y, { bold: true });
      paper.text(code!, at.code, y, { bold: true });
      paper.fitted(quantity!, at.quantity - 10, y, 66, { bold: true });
      paper.text(price!.replace('€', print.currency()), at.price, y, {
        bold: true,
        width: 56,
        align: 'right',
      });
      paper.text(value!, at.value, y, { bold: true, width: 72, align: 'right' });
      return y + step + 4;
    };
    const flow = startFlow(paper, { y: heads(176), bottom: paper.height - 74, nextPage: () => heads(46) });
    const size = Math.ceil(print.lines.length / random.whole(2, 4));
    const outlets = random.shuffled(say.outlets);
    for (let from = 0; from < print.lines.length; from += size) {
      drawSection(outlets[from / size] ?? say.outlets[0]!, print.lines.slice(from, from + size));
    }

    function drawSection(outlet: string, lines: PrintedLine[]): void {
      flow.need(4 * step);
      paper.box(left, flow.y, width, step + 4, { fill: '#ece7df' });
      paper.text(outlet, left + 4, flow.y + 2, { bold: true, color: accent });
      flow.y += step + 8;
      for (const line of lines) drawItem(line);
      const value = print.money(lines.reduce((sum, { raw }) => sum + raw.total, 0));
      flow.need(step + 8);
      paper.text(`${say.part} ${outlet}`, left, flow.y, {
        italic: true,
        width: width - 80,
        align: 'right',
      });
      paper.text(value, at.value, flow.y, { italic: true, width: 72, align: 'right' });
      flow.y += step + 8;
    }

    function drawItem(line: PrintedLine): void {
      const texts = [...paper.wrap(line.description(), at.code - left - 20), ...line.notes()];
      flow.need(texts.length * step + 4);
      const { y } = flow;
      paper.text(line.article(), at.code, y);
      paper.fitted(`${line.quantity()} ${line.unit()}`, at.quantity, y, 56, { width: 56, align: 'right' });
      paper.text(line.price(), at.price, y, { width: 56, align: 'right' });
      paper.text(line.total(), at.value, y, { width: 72, align: 'right' });
      flow.y = paper.lines(texts, left + 12, y) + 4;
    }

    flow.need(60);
    paper.line(left, flow.y, right, flow.y, { thickness: 1.2, color: accent });
    flow.y += 6;
    for (const { kind, text } of print.sums().filter((sum) => sum.kind !== 'subtotal')) {
      const bold = kind === 'total';
      paper.text(bold ? say.total : say.freight, left + 12, flow.y, { bold });
      paper.text(text, at.value - 20, flow.y, { bold, width: 92, align: 'right' });
      flow.y += step + 4;
    }
    const [who, phone, mail] = (['contact', 'phone', 'email'] as const).map((part) =>
      print.value('buyer', part),
    );
    const by = say.by.replace('{who}', who!).replace('{phone}', phone!).replace('{mail}', mail!);
    paper.text(by, left, flow.y + 8);
    paper.text(`${say.cutoff} (${order.buyer.city})`, left, paper.height - 44, { size: 7.5, italic: true });
  },
};
