import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { TextStyle } from '../../kit/paper.ts';
import type { Sum } from '../../print/print.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

interface Words {
  title: string;
  dispatch: string;
  number: string[];
  terms: string[];
  buyer: string[];
  termValues: string[];
  parties: string[];
  attention: string;
  tax: string;
  heads: string[];
  item: string[];
  sums: Record<Sum['kind'], string>;
  shipments: string;
  signature: string;
}
const words: Record<'en' | 'es' | 'fr' | 'pt', Words> = {
  en: {
    title: 'Purchase Order',
    dispatch: 'Dispatch via Print',
    number: listed('Purchase Order | Date | Revision | Page'),
    terms: listed('Payment Terms | Freight Terms | Ship Via'),
    buyer: listed('Buyer | Phone | Currency'),
    termValues: listed('Net 30 | FOB Dest, Prepaid | Common Carrier'),
    parties: listed('Vendor | Ship To | Bill To'),
    attention: 'Attention',
    tax: 'Tax Exempt?  N     Tax ID',
    heads: listed(
      'Line-Sch | Item/Description | Mfg ID | Quantity | UOM | PO Price | Extended Amt | Due Date',
    ),
    item: listed('Schedule Total | Item Total | Req ID'),
    sums: {
      subtotal: 'Sub Total Amount',
      freight: 'Freight Amount',
      tax: 'Sales Tax Amount',
      total: 'Total PO Amount',
    },
    shipments:
      'All shipments, shipping papers, invoices, and correspondence must be identified with our Purchase Order Number. Overshipments will not be accepted unless authorized by Buyer prior to shipment.',
    signature: 'Authorized Signature',
  },
  es: {
    title: 'Pedido',
    dispatch: 'Envío por impresora',
    number: listed('Pedido | Fecha | Revisión | Página'),
    terms: listed('Condiciones pago | Condiciones flete | Enviar vía'),
    buyer: listed('Comprador | Teléfono | Moneda'),
    termValues: listed('Neto 30 | Franco destino | Transportista'),
    parties: listed('Proveedor | Enviar a | Facturar a'),
    attention: 'Atención',
    tax: '¿Exento?  N     NIF',
    heads: listed(
      'Lín-Env | Artículo/Descripción | ID fabr | Cantidad | UM | Precio pedido | Importe ampl | Fecha vto',
    ),
    item: listed('Total envío | Total artículo | ID solicitud'),
    sums: {
      subtotal: 'Importe subtotal',
      freight: 'Importe flete',
      tax: 'Importe impuesto',
      total: 'Importe total del pedido',
    },
    shipments:
      'Todos los envíos, documentos de embarque, facturas y correspondencia deben identificarse con nuestro número de pedido. No se aceptarán excesos sin autorización previa del comprador.',
    signature: 'Firma autorizada',
  },
  fr: {
    title: 'Commande d’achat',
    dispatch: 'Transmission par impression',
    number: listed('Commande | Date | Révision | Page'),
    terms: listed('Modal. paiement | Modal. transport | Expédié par'),
    buyer: listed('Acheteur | Téléphone | Devise'),
    termValues: listed('Net 30 jours | Franco destination | Messagerie'),
    parties: listed('Fournisseur | Livrer à | Facturer à'),
    attention: 'À l’attention de',
    tax: 'Exonéré ?  N     N° TVA',
    heads: listed(
      'Lgn-Éch | Article/Description | ID fabr | Quantité | UM | Prix BC | Montant total | Date échéance',
    ),
    item: listed('Total échéance | Total article | Demande'),
    sums: {
      subtotal: 'Sous-total',
      freight: 'Montant transport',
      tax: 'Montant taxe',
      total: 'Montant total BC',
    },
    shipments:
      'Les livraisons, bordereaux, factures et courriers doivent porter notre numéro de commande. Aucun excédent ne sera accepté sans l’autorisation préalable de l’acheteur.',
    signature: 'Signature autorisée',
  },
  pt: {
    title: 'Ordem de Compra',
    dispatch: 'Distribuição por Impressão',
    number: listed('Ordem de Compra | Data | Revisão | Página'),
    terms: listed('Condições Pgto | Condições Frete | Enviar Via'),
    buyer: listed('Comprador | Telefone | Moeda'),
    termValues: listed('30 dias líquido | Pago no destino | Transportadora'),
    parties: listed('Fornecedor | Entregar em | Faturar para'),
    attention: 'Atenção',
    tax: 'Isento?  N     ID Fiscal',
    heads: listed(
      'Lin-Prog | Item/Descrição | ID Fabr | Quantidade | UM | Preço OC | Valor Estendido | Data Vencto',
    ),
    item: listed('Total Programação | Total Item | ID Requisição'),
    sums: {
      subtotal: 'Valor Subtotal',
      freight: 'Valor Frete',
      tax: 'Valor Imposto',
      total: 'Valor Total da OC',
    },
    shipments:
      'Todas as remessas, documentos de transporte, faturas e correspondência devem mencionar o número da nossa ordem de compra. Excedentes só com autorização prévia do comprador.',
    signature: 'Assinatura Autorizada',
  },
};

/** PeopleSoft's order: each line has schedules, whose sum and the item's sum stand below it as rows of the table. */
export const family: DrawnFamily = {
  about:
    'PeopleSoft: small grids at the right, "1 - 1" positions, schedule total and item total as rows below each line, due date last',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: '{PLT01|CORP1|MFG10|US001}-0000######',
    articles: 'own',
    article: '00000#####',
    delivery: 'lines',
    openQuantity: false,
    notes: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, { print, order, language, random }) {
    const say = wordsIn(words, language);
    const [left, right] = [36, paper.width - 36];
    const step = paper.leading();
    const grid = paper.width / 2;
    const label: TextStyle = { size: 7, bold: true };
    paper.text(print.value('buyer', 'company'), left, 34, { bold: true, size: 11 });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left, 50);
    paper.text(say.title, grid, 32, { bold: true, size: 15 });
    paper.text(say.dispatch, grid, 36, { size: 8, italic: true, width: right - grid, align: 'right' });
    const boxes = { x: grid, width: right - grid, height: 24, labelStyle: label };
    const zip = (heads: readonly string[], values: readonly string[]) =>
      heads.map((head, i) => [head, values[i]!] as const);
    let y = drawBoxRow(paper, zip(say.number, [print.number(), print.date(), '', '1']), {
      ...boxes,
      y: 54,
      shares: [5, 4, 3, 2],
    });
    y = drawBoxRow(paper, zip(say.terms, say.termValues), { ...boxes, y });
    const buyer = [print.value('buyer', 'contact'), print.value('buyer', 'phone'), print.currency()];
    y = drawBoxRow(paper, zip(say.buyer, buyer), { ...boxes, y, shares: [5, 5, 3] });

    const [vendor, shipTo, billTo] = say.parties;
    paper.text(`${vendor}:`, left, y + 10, { bold: true });
    paper.fitted(random.fill('0000######'), left + 62, y + 10, 120);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left + 12, y + 10 + step);
    const goodsTo = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    paper.text(`${shipTo}:`, grid, y + 10, { bold: true });
    const low = paper.lines(goodsTo, grid + 66, y + 10);
    paper.fitted(`${say.attention}: ${order.shipTo.contact}`, grid + 66, low, right - grid - 66);
    paper.text(`${billTo}:`, grid, low + step + 6, { bold: true });
    const billed = print.party('billTo', 'company', 'street', 'town', 'country');
    const end = paper.lines(billed, grid + 66, low + step + 6);
    paper.fitted(`${say.tax}: ${print.value('buyer', 'vatId')}`, left, end - step, grid - left - 10);

    const xs = [left, left + 44, right - 316, right - 270, right - 220, right - 188, right - 128, right - 60];
    const widths = xs.map((x, i) => (xs[i + 1] ?? right) - x - 5);
    const put = (i: number, text: string, at: number, style: TextStyle = {}) => {
      const numeric = i === 3 || i === 5 || i === 6;
      const size = Math.min(1, widths[i]! / paper.widthOf(text, style)) * (style.size ?? paper.fontSize);
      paper.text(text, xs[i]!, at, {
        ...style,
        size,
        width: widths[i]!,
        align: numeric ? 'right' : 'left',
      });
    };
    function drawHeads(at: number): number {
      paper.line(left, at, right, at);
      say.heads.forEach((head, i) => {
        put(i, head, at + 3, { bold: true });
      });
      paper.line(left, at + step + 5, right, at + step + 5);
      return at + step + 9;
    }
    const flow = startFlow(paper, {
      y: drawHeads(end + 12),
      bottom: paper.height - 70,
      nextPage() {
        paper.text(order.buyer.company, left, 34, { bold: true });
        drawBoxRow(
          paper,
          zip(say.number, [order.number, print.day(order.date), '', `${paper.pageNumber()}`]),
          {
            ...boxes,
            y: 30,
            shares: [5, 4, 3, 2],
          },
        );
        return drawHeads(66);
      },
    });
    const numberBefore = (head: string, text: string, at: number, style: TextStyle = {}) => {
      paper.fitted(head, right - 270, at, 135, style);
      put(6, text, at, style);
    };
    const request = random.fill('0000######');
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const name = paper.wrap(line.description(), widths[1]!);
      flow.need((name.length + 4) * step + 8);
      const total = line.total();
      const cells = [`${line.position()} - 1`, line.article(), '', line.quantity(), line.unit()];
      [...cells, line.price(), total, line.date()].forEach((text, i) => {
        if (text) put(i, text, flow.y);
      });
      const below = paper.lines(name, xs[1]!, flow.y + step);
      numberBefore(say.item[0]!, total, below + 2);
      paper.fitted(`${say.item[2]}: ${request}`, xs[1]!, below + 2, widths[1]!);
      numberBefore(say.item[1]!, total, below + 2 + step);
      paper.line(left, below + 5 + 2 * step, right, below + 5 + 2 * step, { thickness: 0.3 });
      flow.y = below + 9 + 2 * step;
    }
    flow.need(120);
    flow.y += 4;
    for (const { kind, text } of print.sums()) {
      numberBefore(say.sums[kind], text, flow.y, { bold: true });
      flow.y += step + 2;
    }
    paper.paragraph(say.shipments, left, flow.y + 14, 240, { size: 7 });
    paper.line(right - 200, paper.height - 62, right, paper.height - 62);
    paper.text(say.signature, right - 200, paper.height - 58, { size: 7 });
  },
};
