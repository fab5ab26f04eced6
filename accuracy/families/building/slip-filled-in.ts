import type { TextStyle } from '../../kit/paper.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: 'BON DE COMMANDE',
    fields: listed('Société | Adresse | Code postal, ville | Téléphone | Commandé par | Date | À livrer le'),
    to: 'À adresser à :',
    ways: listed('Livraison à l’adresse ci-dessus | Enlèvement'),
    heads: listed('Votre référence | Désignation | Quantité | Unité'),
    foot: 'Prix selon tarif en vigueur. Signature et cachet :',
  },
  es: {
    title: 'HOJA DE PEDIDO',
    fields: listed('Empresa | Dirección | C.P. y población | Teléfono | Pedido por | Fecha | Entregar el'),
    to: 'Enviar a:',
    ways: listed('Entrega en la dirección indicada | Recogida'),
    heads: listed('Su referencia | Descripción | Cantidad | Unidad'),
    foot: 'Precios según tarifa vigente. Firma y sello:',
  },
  nl: {
    title: 'BESTELFORMULIER',
    fields: listed('Bedrijf | Adres | Postcode en plaats | Telefoon | Besteld door | Datum | Leveren op'),
    to: 'Zenden aan:',
    ways: listed('Bezorgen op bovenstaand adres | Wordt afgehaald'),
    heads: listed('Uw artikelnummer | Omschrijving | Aantal | Eenheid'),
    foot: 'Prijzen volgens geldende prijslijst. Handtekening en stempel:',
  },
};

/** A printed slip with lines to fill in, filled in by hand or by typewriter: no order number, no prices, empty rows. */
export const family: DrawnFamily = {
  about:
    'preprinted slip filled in by hand or typewriter: fields over dotted lines, boxes to tick, fourteen ruled rows of which some are filled, no order number, no prices, no sums',
  languages: languagesOf(words),
  order: {
    articles: 'yours',
    delivery: 'date',
    notes: false,
    openQuantity: false,
    lines: [1, 8],
    tax: false,
    freight: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'times', 'lato'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [56, paper.width - 56];
    const width = right - left;
    const ink: TextStyle = random.chance(0.5)
      ? { face: 'hand', size: 16, color: '#1b2f7a' }
      : { face: 'courier', size: 10.5, color: '#222222' };
    /** Written so that it stands on the line at `base`. */
    const written = (text: string, x: number, base: number, most: number, more: TextStyle = {}) =>
      paper.fitted(text, x, base - ink.size! * (ink.face === 'hand' ? 1.02 : 0.95), most, {
        ...ink,
        ...more,
      });

    paper.text(say.title, left, 38, { size: 18, bold: true });
    paper.text(say.to, right - 190, 36, { size: 8 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'email'), right - 190, 47, { size: 8 });
    const values = [
      print.value('buyer', 'company'),
      print.value('buyer', 'street'),
      print.party('buyer', 'town')[0]!,
      print.value('buyer', 'phone'),
      print.value('buyer', 'contact'),
      print.date(),
      print.delivery()!,
    ];
    let base = 128;
    values.forEach((text, i) => {
      const half = i > 2;
      const x = half && i % 2 === 0 ? left + width / 2 + 8 : left;
      const end = half && i % 2 === 1 ? left + width / 2 - 8 : right;
      paper.text(say.fields[i]!, x, base - 10);
      const from = x + (half ? 78 : 100);
      paper.line(from, base, end, base, { dash: 1.5, thickness: 0.7 });
      written(text, from + 4, base, end - from - 6);
      if (!half || i % 2 === 0 || i === values.length - 1) base += 25;
    });
    say.ways.forEach((text, i) => {
      const x = left + i * (width / 2);
      paper.box(x, base - 9, 9, 9);
      if (i === 0) {
        paper.line(x, base - 9, x + 9, base, { color: ink.color! });
        paper.line(x + 9, base - 9, x, base, { color: ink.color! });
      }
      paper.fitted(text, x + 15, base - 10, width / 2 - 18);
    });

    const top = base + 18;
    const tall = 26;
    const rows = 14;
    const widths = [88, width - 198, 54, 56];
    const cells: ((line: PrintedLine) => string)[] = [
      (line) => line.yourArticle(),
      (line) => line.description(),
      (line) => line.quantity(),
      (line) => line.unit(),
    ];
    paper.box(left, top, width, 18, { fill: '#dddddd', stroke: true });
    let x = left;
    widths.forEach((wide, i) => {
      paper.text(say.heads[i]!, x + 4, top + 3, { bold: true, size: 9 });
      paper.line(x, top, x, top + 18 + rows * tall);
      print.lines.forEach((line, n) => {
        written(cells[i]!(line), x + 5, top + 12 + (n + 1) * tall, wide - 9);
      });
      x += wide;
    });
    paper.line(right, top, right, top + 18 + rows * tall);
    for (let n = 0; n <= rows; n++) paper.line(left, top + 18 + n * tall, right, top + 18 + n * tall);
    const foot = top + 18 + rows * tall + 14;
    paper.text(say.foot, left, foot, { size: 8.5 });
    paper.turned(-5, right - 130, foot + 24, () =>
      paper.text(print.value('buyer', 'contact'), right - 130, foot + 12, {
        face: 'hand',
        size: 20,
        color: '#1b2f7a',
      }),
    );
  },
};
