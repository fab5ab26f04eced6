import { currencySign } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    corner: listed('DATE | PO #'),
    bands: listed('VENDOR | SHIP TO'),
    strip: listed('REQUISITIONER | SHIP VIA | F.O.B. | SHIPPING TERMS'),
    heads: listed('ITEM # | DESCRIPTION | QTY | UNIT PRICE | TOTAL'),
    sums: listed('SUBTOTAL | TAX | SHIPPING | OTHER | TOTAL'),
    comments: 'Comments or Special Instructions',
    by: 'Please deliver by',
    texts: ['Call 30 minutes before arrival.', 'No deliveries after 3 pm.', 'Leave with the front desk.'],
    ask: 'If you have any questions about this purchase order, please contact',
    phone: 'Phone:',
    fax: 'Fax:',
    fob: listed('Origin | Destination | Dest.'),
  },
  es: {
    title: 'ORDEN DE COMPRA',
    corner: listed('FECHA | OC #'),
    bands: listed('VENDEDOR | ENVIAR A'),
    strip: listed('SOLICITANTE | ENVÍO VÍA | F.O.B. | TÉRMINOS DE ENVÍO'),
    heads: listed('ARTÍCULO # | DESCRIPCIÓN | CANT. | PRECIO UNIT. | TOTAL'),
    sums: listed('SUBTOTAL | IMPUESTO | ENVÍO | OTROS | TOTAL'),
    comments: 'Comentarios o instrucciones especiales',
    by: 'Entregar a más tardar el',
    texts: ['Llamar media hora antes de llegar.', 'No se recibe después de las 15 h.'],
    ask: 'Si tiene alguna pregunta sobre esta orden de compra, por favor póngase en contacto con',
    phone: 'Teléfono:',
    fax: 'Fax:',
    fob: listed('Origen | Destino'),
  },
  fr: {
    title: 'BON DE COMMANDE',
    corner: listed('DATE | BC n°'),
    bands: listed('VENDEUR | LIVRER À'),
    strip: listed('DEMANDEUR | EXPÉDIÉ PAR | F.A.B. | CONDITIONS D’ENVOI'),
    heads: listed('ARTICLE | DESCRIPTION | QTÉ | PRIX UNITAIRE | TOTAL'),
    sums: listed('SOUS-TOTAL | TAXES | LIVRAISON | AUTRE | TOTAL'),
    comments: 'Commentaires ou instructions particulières',
    by: 'Merci de livrer au plus tard le',
    texts: ['Appeler une demi-heure avant l’arrivée.', 'Pas de réception après 15 h.'],
    ask: 'Pour toute question concernant ce bon de commande, veuillez contacter',
    phone: 'Téléphone :',
    fax: 'Télécopie :',
    fob: listed('Départ | Arrivée'),
  },
  it: {
    title: "ORDINE D'ACQUISTO",
    corner: listed('DATA | ODA N.'),
    bands: listed('VENDITORE | SPEDIRE A'),
    strip: listed('RICHIEDENTE | SPEDITO CON | F.O.B. | CONDIZIONI DI SPEDIZIONE'),
    heads: listed('ARTICOLO | DESCRIZIONE | QTÀ | PREZZO UNIT. | TOTALE'),
    sums: listed('SUBTOTALE | IVA | SPEDIZIONE | ALTRO | TOTALE'),
    comments: 'Commenti o istruzioni particolari',
    by: 'Consegnare entro il',
    texts: ["Telefonare mezz'ora prima dell'arrivo.", 'Non si riceve merce dopo le 15.'],
    ask: "Per qualsiasi domanda su questo ordine d'acquisto, contattare",
    phone: 'Telefono:',
    fax: 'Fax:',
    fob: listed('Origine | Destino'),
  },
  pt: {
    title: 'ORDEM DE COMPRA',
    corner: listed('DATA | OC N.º'),
    bands: listed('VENDEDOR | ENVIAR PARA'),
    strip: listed('REQUISITANTE | ENVIO POR | F.O.B. | CONDIÇÕES DE ENVIO'),
    heads: listed('ITEM N.º | DESCRIÇÃO | QTD. | PREÇO UNIT. | TOTAL'),
    sums: listed('SUBTOTAL | IMPOSTO | ENVIO | OUTROS | TOTAL'),
    comments: 'Comentários ou instruções especiais',
    by: 'Entregar até',
    texts: ['Ligar meia hora antes de chegar.', 'Não recebemos depois das 15 h.'],
    ask: 'Em caso de dúvidas sobre esta ordem de compra, contacte',
    phone: 'Telefone:',
    fax: 'Fax:',
    fob: listed('Origem | Destino'),
  },
};

/** A row of the form: filled in, or as the formula leaves it. */
type Row = PrintedLine | 'empty';

/** The free spreadsheet template that small shops fill in: coloured bands, rows left empty, a contact line at the end. */
export const family: DrawnFamily = {
  about:
    'filled-in spreadsheet template: coloured bands over vendor and ship-to, empty rows with a dash, delivery in the comments',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: '{|PO-|25-}{1|2|3}###',
    articles: 'yours',
    delivery: 'date',
    notes: false,
    countedOnly: true,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const left = 40;
    const right = paper.width - 40;
    const width = right - left;
    const band = random.pick(['#3b4e87', '#2f6e4f', '#404040', '#8a2f2f']);
    const white = '#ffffff';
    const fill = (x: number, y: number, wide: number) => paper.box(x, y, wide, 15, { fill: band });

    paper.fitted(print.value('buyer', 'company'), left, 38, 270, { size: 16, bold: true });
    paper.lines(print.party('buyer', 'street', 'town'), left, 62);
    paper.text(`${say.phone} ${print.value('buyer', 'phone')}`, left, 62 + 2 * paper.leading());
    paper.text(`${say.fax} ${print.value('buyer', 'fax')}`, left, 62 + 3 * paper.leading());
    paper.text(say.title, 330, 36, { size: 19, bold: true, color: band, width: right - 330, align: 'right' });
    [print.date(), print.number()].forEach((value, i) => {
      const y = 68 + i * 17;
      paper.text(say.corner[i]!, right - 190, y + 3, { width: 80, align: 'right' });
      paper.box(right - 104, y, 104, 17, { thickness: 0.4, color: '#9a9a9a' });
      paper.fitted(value, right - 100, y + 3, 96);
    });

    const half = width / 2 - 10;
    const vendor = [
      order.supplier.company,
      order.supplier.contact,
      ...print.party('supplier', 'street', 'town', 'country'),
      `${say.phone} ${order.supplier.phone}`,
    ];
    const goal = print.party('shipTo', 'company', 'extra', 'street', 'town');
    [vendor, [order.shipTo.contact, ...goal]].forEach((texts, i) => {
      const x = left + i * (half + 20);
      fill(x, 128, half);
      paper.text(say.bands[i]!, x + 4, 130, { bold: true, color: white });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 4, 147 + n * paper.leading(), half - 8);
      });
    });

    const quarter = width / 4;
    const strip = [
      print.value('buyer', 'contact'),
      word('carrierValue'),
      random.pick(say.fob),
      word('deliveryTermsValue'),
    ];
    fill(left, 228, width);
    strip.forEach((value, i) => {
      const x = left + i * quarter;
      paper.fitted(say.strip[i]!, x + 4, 230, quarter - 8, { bold: true, color: white });
      paper.box(x, 243, quarter, 17, { thickness: 0.4, color: '#9a9a9a' });
      paper.fitted(value, x + 4, 246, quarter - 8);
    });

    const sign = currencySign(print.currency());
    const dash = random.chance(0.5) ? '-' : '';
    const cells: [number, (line: PrintedLine) => string, 'left' | 'center' | 'right', string][] = [
      [80, (line) => line.yourArticle(), 'left', ''],
      [width - 288, (line) => line.description(), 'left', ''],
      [48, (line) => line.quantity(), 'center', ''],
      [78, (line) => line.price(), 'right', ''],
      [82, (line) => line.total(), 'right', dash],
    ];
    const columns = cells.map(
      ([wide, cell, align, empty], i): Column<Row> => ({
        head: say.heads[i]!,
        width: wide,
        align,
        headAlign: 'center',
        cell: (row) => (row === 'empty' ? empty : cell(row)),
      }),
    );
    const blank = Math.max(0, random.whole(9, 13) - print.lines.length);
    const rows: Row[] = [...print.lines, ...Array.from({ length: blank }, () => 'empty' as const)];
    const place = { x: left, y: 270, bottom: paper.height - 170 };
    const look = { rules: random.pick(['all', 'columns'] as const), head: { fill: band, color: white } };
    const zebra = random.chance(0.4) ? { zebra: '#eef1f7' } : {};
    const end = drawTable<Row>(paper, columns, rows, place, { ...look, ...zebra, padding: 2.5 });

    const total = print.sums().at(-1)!.text;
    const amounts = [order.subtotal, order.tax, order.freight, 0];
    const texts = [...amounts.map((amount) => (amount ? print.money(amount) : '-')), total];
    texts.forEach((text, i) => {
      const y = end + 6 + i * 15;
      const bold = i === texts.length - 1;
      if (bold) paper.box(right - 160, y - 2, 160, 16, { fill: '#dfe4ef' });
      paper.text(say.sums[i]!, right - 156, y, { bold });
      if (i === 0 || bold) paper.text(sign, right - 84, y, { bold });
      paper.text(text, right - 60, y, { bold, width: 57, align: 'right' });
    });
    paper.box(left, end + 6, width - 180, 72, { thickness: 0.4, color: '#9a9a9a' });
    paper.box(left, end + 6, width - 180, 14, { fill: '#c9cfdf' });
    paper.text(say.comments, left + 4, end + 7, { bold: true });
    const delivery = `${say.by} ${print.delivery()!}.`;
    paper.lines([delivery, random.pick(say.texts)], left + 4, end + 24);
    const contact = [
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    paper.text(say.ask, left, end + 100, { width, align: 'center', size: 8.5 });
    paper.text(contact.join(', '), left, end + 112, { width, align: 'center', size: 8.5 });
  },
};
