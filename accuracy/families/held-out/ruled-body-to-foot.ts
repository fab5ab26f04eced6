import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: 'COMMANDE FOURNISSEUR',
    facts: listed('Numéro | Date | Code tiers | Suivi par'),
    second: listed('Délai demandé | Mode d’expédition | Règlement'),
    carrier: 'Franco de port',
    payment: 'Virement 45 j fin de mois',
    ship: 'Livraison',
    heads: listed('Référence | Désignation | Qté | Un. | P.U. HT | Rem. | Montant HT | Livraison'),
    sums: { subtotal: 'Total HT', freight: 'Frais de port', tax: 'TVA', total: 'NET À PAYER' },
    sign: 'Signature de l’acheteur',
    note: 'Toute livraison non conforme à la présente sera refusée. Merci d’accuser réception sous 48 h.',
    calls: listed('Tél. | Fax | Courriel | N° TVA'),
    register: 'Capital 40 000 – RCS – Code APE 4669B',
    more: '… / …',
  },
  pt: {
    title: 'ENCOMENDA A FORNECEDOR',
    facts: listed('Número | Data | V/ código | Tratado por'),
    second: listed('Entrega pretendida | Expedição | Pagamento'),
    carrier: 'Porte pago',
    payment: 'Transferência a 60 dias',
    ship: 'Local de descarga',
    heads: listed('Referência | Designação | Qtd. | Un. | Pr. unitário | Desc. | Valor líquido | Entrega'),
    sums: { subtotal: 'Total líquido', freight: 'Portes', tax: 'IVA', total: 'TOTAL DA ENCOMENDA' },
    sign: 'Assinatura do comprador',
    note: 'Não se aceitam fornecimentos em desacordo com a presente. Agradecemos confirmação em 48 h.',
    calls: listed('Tel. | Fax | Correio eletrónico | NIF'),
    register: 'Capital social 50.000 – C.R.C.',
    more: '… / …',
  },
  es: {
    title: 'PEDIDO A PROVEEDOR',
    facts: listed('Número | Fecha | Cód. proveedor | Gestionado por'),
    second: listed('Plazo solicitado | Transporte | Forma de pago'),
    carrier: 'Portes pagados',
    payment: 'Transferencia 60 días f.f.',
    ship: 'Entregar en',
    heads: listed('Referencia | Concepto | Cant. | Ud. | Precio | Dto. | Importe | Entrega'),
    sums: { subtotal: 'Suma', freight: 'Portes', tax: 'IVA', total: 'TOTAL PEDIDO' },
    sign: 'Firma del comprador',
    note: 'No se admitirá mercancía que no se ajuste al presente pedido. Rogamos acuse de recibo en 48 h.',
    calls: listed('Tel. | Fax | Correo-e | NIF'),
    register: 'Inscrita en el Registro Mercantil, tomo 212, folio 17',
    more: '… / …',
  },
};

/** Preprinted-looking sheet of a small firm's program: the frame of the lines always reaches down to the sums. */
export const family: DrawnFamily = {
  about:
    'sheet of a small firm’s program: supplier in a frame at the right, two rows of boxes, column rules that run down to the sums however few the lines, discounts, boxed sums at the right of a signature box',
  languages: languagesOf(words),
  order: { discounts: true, articles: 'own', notes: false, openQuantity: false, lines: [1, 28] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [34, paper.width - 34];
    const width = right - left;
    const step = paper.leading();
    paper.fitted(print.value('buyer', 'company'), left, 30, 250, { size: 14, bold: true });
    paper.lines(print.party('buyer', 'street', 'town'), left, 50);
    (['phone', 'fax', 'email', 'vatId'] as const).forEach((part, i) => {
      paper.fitted(`${say.calls[i]} : ${print.value('buyer', part)}`, left, 54 + (i + 2) * step, 230, {
        size: 8,
      });
    });
    paper.box(right - 262, 62, 262, 5 * step + 10, { thickness: 1 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), right - 250, 70);
    let y = 88 + 6 * step;
    paper.text(say.title, left, y, { size: 13, bold: true });
    y = drawBoxRow(
      paper,
      [print.number(), print.date(), order.supplierNumber, print.value('buyer', 'contact')].map(
        (text, i) => [say.facts[i]!, text] as const,
      ),
      { x: left, y: y + 20, width, height: 30, fill: '#ececec', value: { bold: true } },
    );
    y = drawBoxRow(
      paper,
      [print.delivery() ?? '', say.carrier, say.payment]
        .map((text, i) => [say.second[i]!, text] as const)
        .filter(([, text]) => text !== ''),
      { x: left, y: y + 4, width, height: 30, fill: '#ececec' },
    );
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(' – ');
    paper.fitted(`${say.ship} : ${site}`, left, y + 6, width);
    y += 12 + step;

    const dated = order.delivery.kind === 'lines';
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [70, 'left', (line) => line.article()],
      [width - (dated ? 382 : 322), 'left', (line) => line.description()],
      [46, 'right', (line) => line.quantity()],
      [36, 'center', (line) => line.unit()],
      [60, 'right', (line) => line.price()],
      [40, 'right', (line) => line.discount()],
      [70, 'right', (line) => line.total()],
      [60, 'center', (line) => line.date()],
    ];
    const columns: Column<PrintedLine>[] = cells.slice(0, dated ? 8 : 7).map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    const bottom = paper.height - 190;
    let top = y;
    const drawRules = () => {
      let x = left;
      for (const wide of [0, ...columns.map((column) => column.width)]) {
        x += wide;
        paper.line(x, top, x, bottom);
      }
      paper.line(left, bottom, right, bottom);
    };
    const size = Math.min(paper.fontSize, 8.5);
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y,
        bottom,
        nextPage() {
          paper.text(`${say.title} ${print.number()}`, left, 34, { bold: true });
          top = 56;
          return top;
        },
        beforeBreak() {
          drawRules();
          paper.text(say.more, right - 60, bottom + 6, { width: 56, align: 'right' });
        },
      },
      { rules: 'head', size, head: { fill: '#ececec' } },
    );
    drawRules();

    const sums = print.sums();
    const tall = step + 8;
    paper.box(left, bottom + 8, 230, 4 * tall);
    paper.text(say.sign, left + 5, bottom + 12, { size: 7 });
    sums.forEach(({ kind, text }, i) => {
      const top = bottom + 8 + i * tall;
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : bold ? ` ${print.currency()}` : '';
      paper.box(right - 240, top, 240, tall, bold ? { fill: '#ececec', stroke: true } : {});
      paper.fitted(`${say.sums[kind]}${rate}`, right - 234, top + 4, 130, { bold });
      paper.text(text, right - 98, top + 4, { bold, width: 92, align: 'right' });
    });
    paper.paragraph(say.note, left, bottom + 16 + 4 * tall, width, { size: 8 });
    paper.fitted(
      `${print.value('buyer', 'company')} – ${say.register} – ${random.fill('### ### ###')}`,
      left,
      paper.height - 34,
      width,
      { size: 6.5, width, align: 'center' },
    );
  },
};
