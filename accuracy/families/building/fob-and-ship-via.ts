import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    corner: listed('P.O. # | P.O. Date | Rev | Page'),
    parties: listed('Vendor | Ship To'),
    strip: listed('Buyer | Buyer Phone | Terms | F.O.B. | Ship Via'),
    heads: listed('Ln | Part Number/Rev/Description | Due | Order Qty | UOM | Unit Cost | Ext. Cost'),
    rev: 'Rev:',
    yours: 'Vendor Part #:',
    sums: { subtotal: 'Lines Total', freight: 'Freight', tax: 'Sales Tax', total: 'PO Total' },
    bill: 'Send invoices in triplicate to:',
    tax: 'Federal ID / Tax No.:',
    legal:
      'Acceptance of this order is limited to the terms on our website. Certificates of conformance are required with each shipment. No substitutions.',
    sign: 'Authorized Signature',
  },
  es: {
    title: 'ORDEN DE COMPRA',
    corner: listed('O.C. # | Fecha O.C. | Rev | Hoja'),
    parties: listed('Vendedor | Embarcar a'),
    strip: listed('Comprador | Tel. comprador | Términos | L.A.B. | Vía de embarque'),
    heads: listed('Ln | Núm. de parte/Rev/Descripción | Vence | Cant. ord. | U/M | Costo unit. | Costo ext.'),
    rev: 'Rev:',
    yours: '# parte vendedor:',
    sums: { subtotal: 'Total líneas', freight: 'Flete', tax: 'Impuesto', total: 'Total O.C.' },
    bill: 'Enviar factura por triplicado a:',
    tax: 'R.F.C. / N.I.F.:',
    legal:
      'La aceptación de esta orden se limita a nuestros términos. Se requiere certificado de conformidad en cada embarque.',
    sign: 'Firma autorizada',
  },
  fr: {
    title: "BON D'ACHAT",
    corner: listed('B.A. no | Date B.A. | Rév | Page'),
    parties: listed('Vendeur | Expédier à'),
    strip: listed('Acheteur | Tél. acheteur | Termes | F.A.B. | Expédié via'),
    heads: listed('Lg | No pièce/Rév/Description | Requis | Qté comm. | UdM | Coût unit. | Coût total'),
    rev: 'Rév :',
    yours: 'No pièce vendeur :',
    sums: { subtotal: 'Total des lignes', freight: 'Transport', tax: 'Taxes', total: 'Total B.A.' },
    bill: 'Envoyer la facture en trois copies à :',
    tax: 'No de taxe :',
    legal:
      "L'acceptation de ce bon est limitée à nos conditions. Un certificat de conformité est exigé avec chaque envoi.",
    sign: 'Signature autorisée',
  },
  pt: {
    title: 'ORDEM DE COMPRA',
    corner: listed('OC nº | Data OC | Rev | Pág.'),
    parties: listed('Vendedor | Embarcar para'),
    strip: listed('Comprador | Fone comprador | Condições | Frete | Via'),
    heads: listed('Ln | Nº da peça/Rev/Descrição | Vence | Qtde. | U/M | Custo unit. | Custo total'),
    rev: 'Rev:',
    yours: 'Peça do vendedor:',
    sums: { subtotal: 'Total das linhas', freight: 'Frete', tax: 'Impostos', total: 'Total OC' },
    bill: 'Enviar a fatura em três vias para:',
    tax: 'CNPJ / NIF:',
    legal:
      'O aceite desta ordem limita-se aos nossos termos. Certificado de conformidade obrigatório em cada embarque.',
    sign: 'Assinatura autorizada',
  },
};

/** A job shop's order in the American manner: letter paper, P.O. box in the corner, F.O.B. and ship via in a strip. */
export const family: DrawnFamily = {
  about:
    'letter paper, number in a corner box, strip with F.O.B. and ship via, part number and revision above the name',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    articles: 'both',
    number: '{|P|00}#####',
    article: '{10|44|7}####-0#',
    delivery: 'lines',
  },
  style: { quantityDecimals: 2 },
  paper: { size: 'LETTER', faces: ['helvetica', 'times', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    function drawCorner(): void {
      paper.text(say.title, 340, 28, { size: 15, bold: true, width: right - 340, align: 'right' });
      const values = [print.number(), print.date(), '0', String(paper.pageNumber())];
      const facts = values.map((value, i): [string, string] => [say.corner[i]!, value]);
      const box = { x: 340, width: right - 340, height: 28, fill: '#d9d9d9', shares: [5, 6, 2, 2] };
      drawBoxRow(paper, facts, { ...box, y: 50, value: { bold: true } });
    }
    drawCorner();
    paper.text(print.value('buyer', 'company'), left, 30, { size: 13, bold: true });
    const own = print.party('buyer', 'street', 'town');
    paper.lines([...own, print.value('buyer', 'email')], left, 47);
    paper.text(`${say.tax} ${print.value('buyer', 'vatId')}`, left, 86, { size: 7.5 });
    const half = width / 2;
    const blocks = [
      [...print.party('supplier', 'company', 'street', 'town', 'country'), `Attn: ${order.supplier.contact}`],
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      const x = left + i * half;
      paper.box(x, 104, half, 86, { thickness: 0.7 });
      drawBlock(paper, `${say.parties[i]}:`, texts, { x: x + 6, y: 108, width: half - 12 });
    });
    const strip = [
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      word('paymentTermsValue'),
      random.pick(['ORIGIN', 'DESTINATION', 'DEST-PREPAID', 'EXW']),
      random.pick(['UPS GRND', 'BEST WAY', 'COLLECT', 'TRUCK', word('carrierValue')]),
    ].map((value, i): [string, string] => [say.strip[i]!, value]);
    const y = drawBoxRow(paper, strip, { x: left, y: 196, width, height: 28, fill: '#d9d9d9' });

    function partTexts(line: PrintedLine): string[] {
      const rev = random.chance(0.6) ? `   ${say.rev} ${random.pick([...'ABCDE', '01', '-'])}` : '';
      const lines = [`${line.article()}${rev}`, line.description(), ...line.notes()];
      return [...lines, `${say.yours} ${line.yourArticle()}`];
    }
    const cells: [number, (line: PrintedLine) => string | string[], 'left' | 'right'][] = [
      [28, (line) => line.position(), 'left'],
      [width - 324, partTexts, 'left'],
      [68, (line) => line.date(), 'left'],
      [58, (line) => line.quantity(), 'right'],
      [40, (line) => line.unit(), 'left'],
      [62, (line) => line.price(), 'right'],
      [68, (line) => line.total(), 'right'],
    ];
    const columns = cells.map(([wide, cell, align], i) => ({
      head: say.heads[i]!,
      width: wide,
      cell,
      align,
    }));
    const place = {
      x: left,
      y: y + 8,
      bottom: paper.height - 170,
      nextPage() {
        drawCorner();
        paper.text(order.buyer.company, left, 30, { size: 11, bold: true });
        return 92;
      },
    };
    const end = drawTable(paper, columns, print.lines, place, {
      rules: random.pick(['frame', 'columns', 'rows'] as const),
      head: { fill: '#d9d9d9' },
    });
    let below = end + 6;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.text(`${say.sums[kind]}:`, right - 210, below, { bold, width: 110, align: 'right' });
      paper.text(bold ? `${print.currency()} ${text}` : text, right - 95, below, {
        bold,
        width: 92,
        align: 'right',
      });
      below += 14;
    }
    const bill = print.party('billTo', 'company', 'street', 'town');
    drawBlock(paper, say.bill, bill, {
      x: left,
      y: end + 8,
      width: 220,
      headStyle: { size: 7.5, italic: true },
    });
    paper.paragraph(say.legal, left, paper.height - 92, 300, { size: 7 });
    paper.line(right - 190, paper.height - 66, right, paper.height - 66);
    paper.text(say.sign, right - 190, paper.height - 62, { size: 7.5 });
  },
};
