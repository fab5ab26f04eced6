import { currencySign } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  es: {
    title: 'Pedido de compra',
    facts: listed('Número # | Fecha | Entrega'),
    blocks: listed('Proveedor | Dirección de entrega'),
    heads: listed('CONCEPTO | PRECIO | UNIDADES | SUBTOTAL | IVA | TOTAL'),
    sums: { subtotal: 'BASE IMPONIBLE', freight: 'PORTES', tax: 'IVA {r}%', total: 'TOTAL' },
    terms: 'Condiciones',
    contact: 'Contacto:',
    vat: 'NIF:',
  },
  en: {
    title: 'Purchase order',
    facts: listed('Number # | Date | Delivery'),
    blocks: listed('Supplier | Delivery address'),
    heads: listed('CONCEPT | PRICE | UNITS | SUBTOTAL | TAX | TOTAL'),
    sums: { subtotal: 'SUBTOTAL', freight: 'SHIPPING', tax: 'VAT {r}%', total: 'TOTAL' },
    terms: 'Conditions',
    contact: 'Contact:',
    vat: 'VAT no.:',
  },
  fr: {
    title: 'Bon de commande',
    facts: listed('Numéro # | Date | Livraison'),
    blocks: listed('Fournisseur | Adresse de livraison'),
    heads: listed('CONCEPT | PRIX | UNITÉS | SOUS-TOTAL | TVA | TOTAL'),
    sums: { subtotal: 'TOTAL HT', freight: 'PORT', tax: 'TVA {r}%', total: 'TOTAL' },
    terms: 'Conditions',
    contact: 'Contact :',
    vat: 'N° TVA :',
  },
  it: {
    title: 'Ordine di acquisto',
    facts: listed('Numero # | Data | Consegna'),
    blocks: listed('Fornitore | Indirizzo di consegna'),
    heads: listed('VOCE | PREZZO | UNITÀ | SUBTOTALE | IVA | TOTALE'),
    sums: { subtotal: 'IMPONIBILE', freight: 'TRASPORTO', tax: 'IVA {r}%', total: 'TOTALE' },
    terms: 'Condizioni',
    contact: 'Contatto:',
    vat: 'P. IVA:',
  },
  pt: {
    title: 'Encomenda de compra',
    facts: listed('Número # | Data | Entrega'),
    blocks: listed('Fornecedor | Morada de entrega'),
    heads: listed('CONCEITO | PREÇO | UNIDADES | SUBTOTAL | IVA | TOTAL'),
    sums: { subtotal: 'BASE TRIBUTÁVEL', freight: 'PORTES', tax: 'IVA {r}%', total: 'TOTAL' },
    terms: 'Condições',
    contact: 'Contacto:',
    vat: 'NIF:',
  },
};

/** A Spanish cloud system for small firms: price before the units, the rate of VAT in each row, code small below the name. */
export const family: DrawnFamily = {
  about:
    'Spanish cloud system of small firms: coloured title with "Número #" below it, capitals over the columns, price before "UNIDADES", rate of VAT between the net and the gross amount, code in grey below the name, sign behind amounts',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    number: 'PC25{0|1}###',
    articles: 'yours',
    delivery: 'date',
    tax: true,
    freight: false,
    countedOnly: true,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, sentences, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [46, paper.width - 46];
    const width = right - left;
    const step = paper.leading();
    const color = random.pick(['#e0245e', '#1f8ceb', '#00a884', '#3b3f8c']);
    const grey = '#7d8790';
    const code = currencySign(print.currency());
    const money = (text: string) => {
      if (code === '$' || code === '£') return `${code}${text}`;
      return code === '€' ? `${text}€` : `${code}\u00a0${text}`;
    };
    paper.box(right - 46, 38, 46, 46, { fill: color });
    paper.text(order.buyer.brand[0]!, right - 46, 46, {
      size: 24,
      bold: true,
      color: '#ffffff',
      width: 46,
      align: 'center',
    });
    paper.text(say.title, left, 38, { size: 20, color });
    [print.number(), print.date(), print.delivery()!].forEach((value, i) => {
      paper.text(say.facts[i]!, left, 70 + i * (step + 2), { bold: true });
      paper.text(value, left + 70, 70 + i * (step + 2));
    });

    const own = [
      print.value('buyer', 'company'),
      ...print.party('buyer', 'street', 'town', 'country'),
      `${say.vat} ${print.value('buyer', 'vatId')}`,
      print.value('buyer', 'email'),
      print.value('buyer', 'phone'),
    ];
    own.forEach((text, i) => {
      paper.fitted(text, left, 126 + i * step, width, { bold: i === 0 });
    });
    const blocks = [
      [
        ...print.party('supplier', 'company', 'street', 'town', 'country'),
        `${say.vat} ${order.supplier.vatId}`,
      ],
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      const x = left + 190 + i * 164;
      paper.text(say.blocks[i]!, x, 126, { color, bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 126 + (n + 1) * step, 156);
      });
    });

    const rate = `${print.money(order.taxRate).replace(/[.,]?0+$/, '')}%`;
    const ends = [right - 288, right - 224, right - 140, right - 88, right - 2];
    const rooms = [66, 58, 78, 46, 82];
    const at = (texts: readonly string[], y: number, style = {}) => {
      texts.forEach((text, i) => {
        const size = Math.min(1, rooms[i]! / paper.widthOf(text, style)) * paper.fontSize;
        paper.text(text, ends[i]! - rooms[i]!, y, { width: rooms[i]!, align: 'right', size, ...style });
      });
    };
    const drawHeads = (y: number): number => {
      const style = { size: 7.5, bold: true, color: grey };
      paper.text(say.heads[0]!, left, y, style);
      at(say.heads.slice(1), y, style);
      paper.line(left, y + 14, right, y + 14, { color, thickness: 1.2 });
      return y + 20;
    };
    const flow = startFlow(paper, {
      y: drawHeads(126 + 8 * step + 14),
      bottom: paper.height - 50,
      nextPage: () => drawHeads(44),
    });
    const drawItem = (line: PrintedLine) => {
      const name = paper.wrap(line.description(), width - 366, { bold: true });
      const height = (name.length + 1) * step + 9;
      flow.need(height);
      const gross = print.money(line.raw.total * (1 + order.taxRate / 100));
      at([line.price(), line.quantity(), line.total(), rate, gross].map(withSign), flow.y);
      const below = paper.lines(name, left, flow.y, { bold: true });
      paper.text(line.yourArticle(), left, below, { size: 8, color: grey });
      flow.y += height;
      paper.line(left, flow.y - 5, right, flow.y - 5, { color: '#d9dde0', thickness: 0.5 });
    };
    const withSign = (text: string, i: number) => (i === 1 || i === 3 ? text : money(text));
    print.lines.forEach(drawItem);

    const sums = print.sums();
    if (flow.y + sums.length * 18 + 70 > paper.height - 40) {
      paper.newPage();
      flow.y = 44;
    }
    flow.y += 8;
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const size = bold ? 12 : paper.fontSize;
      paper.text(say.sums[kind].replace('{r}%', rate), right - 230, flow.y, { bold, size });
      paper.text(money(text), right - 112, flow.y, { bold, size, width: 110, align: 'right' });
      flow.y += 18;
    }
    flow.y += 14;
    paper.text(say.terms, left, flow.y, { color, bold: true });
    paper.text(word('paymentTermsValue'), left, flow.y + step + 2);
    paper.paragraph(sentences('instruction', 1)[0]!, left, flow.y + 2 * step + 2, width);
    paper.text(`${say.contact} ${print.value('buyer', 'contact')}`, left, paper.height - 36, { size: 8 });
  },
};
