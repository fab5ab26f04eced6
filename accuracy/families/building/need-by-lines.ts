import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    type: 'Type',
    standard: 'Standard Purchase Order',
    order: 'Order',
    revision: 'Revision',
    date: 'Order Date',
    createdBy: 'Created By',
    buyer: 'Current Buyer',
    page: 'Page',
    supplier: 'Supplier:',
    shipTo: 'Ship To:',
    billTo: 'Bill To:',
    strip: listed(
      'Customer Account No. | Supplier No. | Payment Terms | Freight Terms | Ship Via | Confirm To/Telephone',
    ),
    heads: listed(
      'Line | Part Number / Description | Delivery Date/Time | Quantity | UOM | Unit Price | Tax | Amount',
    ),
    needed: 'Needed:',
    promised: 'Promised:',
    shipHere: 'Ship To: Use the ship-to address at the top of page 1',
    supplierItem: 'Supplier Item:',
    allPrices: 'All prices and amounts on this order are expressed in',
    total: 'Total:',
    notes: 'Notes:',
  },
  es: {
    type: 'Tipo',
    standard: 'Orden de Compra Estándar',
    order: 'Orden',
    revision: 'Revisión',
    date: 'Fecha de Orden',
    createdBy: 'Creado por',
    buyer: 'Comprador Actual',
    page: 'Página',
    supplier: 'Proveedor:',
    shipTo: 'Enviar a:',
    billTo: 'Facturar a:',
    strip: listed(
      'No. Cuenta Cliente | No. Proveedor | Términos de Pago | Términos de Flete | Enviar por | Confirmar a/Teléfono',
    ),
    heads: listed(
      'Línea | Número de Parte / Descripción | Fecha/Hora de Entrega | Cantidad | UDM | Precio Unitario | Imp. | Importe',
    ),
    needed: 'Necesario:',
    promised: 'Prometido:',
    shipHere: 'Enviar a: use la dirección de envío que figura en la página 1',
    supplierItem: 'Artículo del Proveedor:',
    allPrices: 'Todos los precios e importes de esta orden se expresan en',
    total: 'Total:',
    notes: 'Notas:',
  },
  fr: {
    type: 'Type',
    standard: 'Commande standard',
    order: 'Commande',
    revision: 'Révision',
    date: 'Date de commande',
    createdBy: 'Créée par',
    buyer: 'Acheteur actuel',
    page: 'Page',
    supplier: 'Fournisseur :',
    shipTo: 'Livrer à :',
    billTo: 'Facturer à :',
    strip: listed(
      'N° compte client | N° fournisseur | Conditions de paiement | Conditions de transport | Transporteur | Confirmer à/Téléphone',
    ),
    heads: listed(
      'Ligne | N° d’article / Description | Date/heure de livraison | Quantité | UDM | Prix unitaire | Taxe | Montant',
    ),
    needed: 'Date requise :',
    promised: 'Date promise :',
    shipHere: 'Livrer à : adresse de livraison en tête de la page 1',
    supplierItem: 'Article du fournisseur :',
    allPrices: 'Tous les prix et montants de cette commande sont exprimés en',
    total: 'Total :',
    notes: 'Notes :',
  },
};

/** Oracle's order: the head in the right upper corner, six labelled boxes, "Needed" with a time of day at each line. */
export const family: DrawnFamily = {
  about:
    'Oracle Purchasing: dates with a time of day at each line, revision beside the number, item number above its text',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: '{10|23|4}####',
    articles: 'both',
    delivery: 'lines',
    tax: false,
    freight: false,
    notes: false,
    billTo: 'other',
  },
  paper: { faces: ['helvetica', 'times', 'serif'], fontSize: [8, 9] },
  draw(paper, { print, order, random, language, word, sentences }) {
    const say = wordsIn(words, language);
    const [left, right] = [36, paper.width - 36];
    const contact = print.value('buyer', 'contact');
    paper.text(print.value('buyer', 'company'), left, 34, { size: 12, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left, 52);
    const head = [
      [say.type, say.standard],
      [say.order, print.number()],
      [say.revision, String(random.whole(0, 2))],
      [say.date, print.date()],
      [say.createdBy, contact],
      [say.buyer, contact],
      [say.page, '1'],
    ] as const;
    paper.box(330, 28, right - 330, head.length * 14 + 6);
    head.forEach(([label, text], i) => {
      paper.text(label, 336, 32 + i * 14, { bold: true });
      paper.fitted(text, 436, 32 + i * 14, right - 442);
    });
    const blocks = [
      [say.supplier, print.party('supplier', 'company', 'street', 'town', 'country')],
      [say.shipTo, print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
      [say.billTo, print.party('billTo', 'company', 'street', 'town', 'country')],
    ] as const;
    paper.text(say.supplier, left, 106, { bold: true });
    paper.lines(blocks[0][1], left + 64, 106);
    paper.text(say.shipTo, 330, 142, { bold: true });
    paper.lines(blocks[1][1], 394, 142);
    paper.text(say.billTo, 330, 210, { bold: true });
    paper.lines(blocks[2][1], 394, 210);
    const values = [
      order.customerNumber,
      order.supplierNumber,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
      `${contact} ${print.value('buyer', 'phone')}`,
    ];
    const wide = (right - left) / 6;
    say.strip.forEach((label, i) => {
      paper.box(left + i * wide, 268, wide, 36);
      paper.fitted(label, left + i * wide + 3, 270, wide - 6, { size: 7, bold: true });
      paper
        .wrap(values[i]!, wide - 6, { size: 7 })
        .slice(0, 2)
        .forEach((text, n) => {
          paper.fitted(text, left + i * wide + 3, 281 + n * 9, wide - 6, { size: 7 });
        });
    });
    paper.text(say.notes, left, 312, { bold: true });
    const noted = paper.paragraph(sentences('instruction', 1)[0]!, left + 44, 312, right - left - 44);
    paper.text(`${say.allPrices} ${print.currency()}`, left, noted + 4, { bold: true });

    const edges = [
      left,
      left + 34,
      left + 194,
      left + 298,
      left + 346,
      left + 388,
      left + 450,
      left + 476,
      right,
    ];
    const numeric = [3, 5, 7];
    function row(texts: readonly string[], y: number, bold = false): void {
      texts.forEach((text, i) => {
        const width = edges[i + 1]! - edges[i]! - 6;
        const size = Math.min(
          paper.fontSize,
          (paper.fontSize * width) / Math.max(1, paper.widthOf(text, { bold })),
        );
        paper.text(text, edges[i]! + 3, y, {
          bold,
          size,
          width,
          align: numeric.includes(i) ? 'right' : 'left',
        });
      });
    }
    function drawHead(y: number): number {
      paper.box(left, y, right - left, 16, { fill: '#cccccc', stroke: true });
      row(say.heads, y + 3, true);
      return y + 20;
    }
    const flow = startFlow(paper, {
      y: drawHead(noted + 20),
      bottom: paper.height - 60,
      nextPage() {
        paper.text(`${say.order} ${order.number}`, left, 32, { bold: true });
        paper.text(`${say.page} ${paper.pageNumber()}`, right - 100, 32, { width: 100, align: 'right' });
        return drawHead(52);
      },
    });
    for (const line of print.lines) drawItem(line);
    flow.need(30);
    paper.text(say.total, right - 200, flow.y + 6, { bold: true });
    paper.text(`${print.sums().at(-1)!.text} (${order.currency})`, right - 150, flow.y + 6, {
      bold: true,
      width: 147,
      align: 'right',
    });

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), 154);
      flow.need((texts.length + 3) * 12 + 8);
      row(
        [
          line.position(),
          line.article(),
          say.needed,
          line.quantity(),
          line.unit(),
          line.price(),
          'N',
          line.total(),
        ],
        flow.y,
      );
      paper.fitted(`${line.date()} 23:59:00`, edges[2]! + 3, flow.y + 12, 100);
      flow.y = Math.max(paper.lines(texts, edges[1]! + 3, flow.y + 12), flow.y + 24);
      paper.text(`${say.supplierItem} ${line.yourArticle()}`, edges[1]! + 3, flow.y);
      paper.fitted(say.shipHere, edges[1]! + 3, flow.y + 12, 260, { italic: true });
      flow.y += 26;
      paper.line(left, flow.y, right, flow.y, { thickness: 0.3 });
      flow.y += 5;
    }
  },
};
