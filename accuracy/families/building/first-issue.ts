import { columnsOf } from '../../kit/order-parts.ts';
import type { Paper } from '../../kit/paper.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

interface Words {
  title: string;
  issue: string;
  own: string[];
  supplier: string[];
  heads: string[];
  places: string[];
  terms: string[];
  termValue: string;
  sums: string[];
  remarks: string[];
  signatures: string[];
  note: string;
  continues: string;
}
const words: Record<'pt' | 'es' | 'en', Words> = {
  pt: {
    title: 'P E D I D O   D E   C O M P R A S',
    issue: '1a. Emissão - 1a. VIA',
    own: listed('Empresa: | Endereço: | CEP: | Cidade: | TEL.: | FAX: | CNPJ/NIF:'),
    supplier: listed('Fornecedor: | Endereço: | Município: | FONE: | E-mail:'),
    heads: listed(
      'ITEM | CÓDIGO | DESCRIÇÃO DO MATERIAL | UM | QUANT. | VALOR UNITÁRIO | VALOR TOTAL | ENTREGA | C.C. | S.C.',
    ),
    places: listed('LOCAL DE ENTREGA : | LOCAL DE COBRANÇA :'),
    terms: listed('CONDIÇÃO DE PAGTO. | DATA DE EMISSÃO'),
    termValue: '004  28 DDL',
    sums: listed('TOTAL DAS MERCADORIAS : | IMPOSTOS : | FRETE : | SEGURO : | TOTAL GERAL :'),
    remarks: listed('OBSERVAÇÕES | OBS. DO FRETE: CIF | PEDIDO LIBERADO'),
    signatures: listed('COMPRADOR | GERÊNCIA | DIRETORIA'),
    note: 'NOTA: Só aceitaremos a mercadoria se na sua Nota Fiscal constar o número do nosso Pedido de Compras.',
    continues: 'CONTINUA ...',
  },
  es: {
    title: 'P E D I D O   D E   C O M P R A',
    issue: '1a. Emisión - 1a. COPIA',
    own: listed('Empresa: | Dirección: | C.P.: | Ciudad: | TEL.: | FAX: | NIF/RFC:'),
    supplier: listed('Proveedor: | Dirección: | Municipio: | TEL.: | E-mail:'),
    heads: listed(
      'ÍTEM | CÓDIGO | DESCRIPCIÓN DEL MATERIAL | UM | CANT. | VALOR UNITARIO | VALOR TOTAL | ENTREGA | C.C. | S.C.',
    ),
    places: listed('LUGAR DE ENTREGA : | LUGAR DE COBRO :'),
    terms: listed('CONDICIÓN DE PAGO | FECHA DE EMISIÓN'),
    termValue: '004  30 DÍAS',
    sums: listed('TOTAL DE LAS MERCADERÍAS : | IMPUESTOS : | FLETE : | SEGURO : | TOTAL GENERAL :'),
    remarks: listed('OBSERVACIONES | OBS. DEL FLETE: CIF | PEDIDO APROBADO'),
    signatures: listed('COMPRADOR | GERENCIA | DIRECCIÓN'),
    note: 'NOTA: Solo aceptaremos la mercadería si en su factura consta el número de nuestro Pedido de Compra.',
    continues: 'CONTINÚA ...',
  },
  en: {
    title: 'P U R C H A S E   O R D E R',
    issue: '1st Issue - 1st COPY',
    own: listed('Company: | Address: | Postal Code: | City: | PHONE: | FAX: | Tax Reg. No.:'),
    supplier: listed('Supplier: | Address: | City: | PHONE: | E-mail:'),
    heads: listed(
      'ITEM | CODE | MATERIAL DESCRIPTION | MU | QUANT. | UNIT VALUE | TOTAL VALUE | DELIVERY | C.C. | P.R.',
    ),
    places: listed('PLACE OF DELIVERY : | PLACE OF COLLECTION :'),
    terms: listed('PAYMENT TERM | ISSUE DATE'),
    termValue: '004  30 DAYS',
    sums: listed('TOTAL OF GOODS : | TAXES : | FREIGHT : | INSURANCE : | GRAND TOTAL :'),
    remarks: listed('NOTES | FREIGHT NOTE: CIF | ORDER RELEASED'),
    signatures: listed('BUYER | MANAGEMENT | BOARD'),
    note: 'NOTE: Goods are accepted only if the number of our Purchase Order is stated in your invoice.',
    continues: 'CONTINUES ...',
  },
};

/** TOTVS Protheus' order: across the page, two companies in a frame, and at the foot boxes with places, taxes and signatures. */
export const family: DrawnFamily = {
  about:
    'TOTVS Protheus: spaced title with the currency, delivery place as one run-in line and issue date in the foot, buyer as a signature',
  languages: languagesOf(words),
  order: {
    lines: [1, 20],
    number: '0{0|1|2}####',
    articles: 'own',
    article: '{MP|EM|MC|PI}######',
    delivery: 'lines',
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [7.5, 8.5], landscape: true },
  draw(paper, sheet) {
    const { print, order, language, random } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [28, paper.width - 28];
    const number = print.number();
    const currency = print.currency();
    const top = drawCompanies(paper, sheet, say);
    const foot = paper.height - 172;
    const [position, article, text, unit, quantity, price, total, date, centre, request] = say.heads;
    const costCentre = random.fill('{1|2|3}0#0#');
    const requisition = random.fill('00####');
    const columns = [
      ...columnsOf(sheet, [
        ['position', 34, position],
        ['article', 76, article],
        ['description', right - left - 490, text],
        ['unit', 34, unit],
        ['quantity', 62, quantity],
        ['price', 76, price],
        ['lineTotal', 82, total],
        ['lineDate', 66, date],
      ]),
      { head: centre!, width: 28, cell: () => costCentre },
      { head: request!, width: 32, cell: () => requisition },
    ];
    columns[0]!.cell = (line) => line.position().padStart(4, '0');
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: top,
        bottom: foot - 6,
        beforeBreak(y) {
          paper.text(say.continues, left + 120, y + 5);
        },
        nextPage() {
          paper.text(order.buyer.company, left, 30, { bold: true });
          paper.text(`${say.title} - ${currency}`, 0, 30, {
            bold: true,
            width: paper.width,
            align: 'center',
          });
          paper.text(`${number} / ${paper.pageNumber()}`, right - 120, 30, { width: 120, align: 'right' });
          return 48;
        },
      },
      { rules: 'columns', padding: 2.5, head: { bold: true, size: paper.fontSize - 1 } },
    );
    drawFoot(paper, sheet, say, foot);
  },
};

/** The frame with both companies and the number. Gives the y below it. */
function drawCompanies(paper: Paper, { print, order, random }: Sheet, say: Words): number {
  const [left, right] = [28, paper.width - 28];
  const middle = left + 330;
  const step = paper.leading() + 1;
  const height = 30 + 5 * step;
  paper.box(left, 26, right - left, height, { thickness: 0.8 });
  paper.line(middle, 26, middle, 26 + height);
  paper.line(middle, 48, right, 48);
  paper.fitted(`${say.title} - ${order.currency}`, middle + 8, 31, 250, { bold: true, size: 11 });
  paper.text(`${order.number} / 1`, right - 130, 29, { bold: true, width: 124, align: 'right' });
  paper.text(say.issue, right - 130, 38, { size: 6.5, width: 124, align: 'right' });
  const [company, street, postal, city, phone, fax, tax] = say.own;
  const own = [
    `${company} ${print.value('buyer', 'company')}`,
    `${street} ${print.value('buyer', 'street')}`,
    `${postal} ${print.value('buyer', 'postalCode')}    ${city} ${print.value('buyer', 'city')}`,
    `${phone} ${print.value('buyer', 'phone')}    ${fax} ${print.value('buyer', 'fax')}`,
    `${tax} ${print.value('buyer', 'vatId')}`,
  ];
  own.forEach((text, i) => {
    paper.fitted(text, left + 8, 42 + i * step, middle - left - 16, { bold: i === 0 });
  });
  const { supplier } = order;
  const [vendor, road, town, call, mail] = say.supplier;
  const other = [
    `${vendor} ${supplier.company}  (${random.fill('000###')}-01)`,
    `${road} ${supplier.street}`,
    `${town} ${supplier.townLine}    ${supplier.countryName}`,
    `${call} ${supplier.phone}    ${mail} ${supplier.email}`,
  ];
  other.forEach((text, i) => {
    paper.fitted(text, middle + 8, 53 + i * step, right - middle - 16);
  });
  return 26 + height;
}

/** Boxes one below another down to the edge of the last page. */
function drawFoot(paper: Paper, { print, order, sentences }: Sheet, say: Words, y: number): void {
  const [left, right] = [28, paper.width - 28];
  const sumsAt = right - 270;
  const step = 13;
  const inset = left + 6;
  paper.box(left, y, right - left, 132, { thickness: 0.8 });
  const places = [
    print.party('shipTo', 'street', 'town', 'country').join(' - '),
    print.party('billTo', 'street', 'town', 'country').join(' - '),
  ];
  places.forEach((text, i) => {
    paper.fitted(`${say.places[i]} ${text}`, inset, y + 4 + i * step, right - inset - 8);
  });
  paper.line(left, y + 30, right, y + 30);
  const cells = [say.termValue, print.date()];
  say.terms.forEach((head, i) => {
    const x = inset + i * 170;
    paper.text(head, x, y + 33, { size: 6.5 });
    paper.text(cells[i]!, x, y + 44);
    paper.line(x + 164, y + 30, x + 164, y + 60);
  });
  paper.line(left, y + 60, sumsAt, y + 60);
  const [remarks, freightNote, released] = say.remarks;
  paper.text(remarks!, inset, y + 63, { size: 6.5 });
  paper.fitted(sentences('instruction', 1)[0]!, inset, y + 73, sumsAt - inset - 8);
  paper.text(freightNote!, inset, y + 86, { size: 6.5 });
  paper.text(released!, inset + 170, y + 86, { size: 6.5 });
  paper.line(sumsAt, y + 30, sumsAt, y + 132);
  const printed = new Map(print.sums().map(({ kind, text }) => [kind, text]));
  const zero = print.money(0);
  const amounts = [
    printed.get('subtotal') ?? print.money(order.subtotal),
    printed.get('tax') ?? zero,
    printed.get('freight') ?? zero,
    zero,
    printed.get('total')!,
  ];
  amounts.forEach((text, i) => {
    const at = y + 36 + i * 19;
    const style = { bold: i === 4 };
    paper.text(say.sums[i]!, sumsAt + 8, at, style);
    paper.text(text, right - 126, at, { ...style, width: 120, align: 'right' });
  });
  paper.line(left, y + 98, sumsAt, y + 98);
  const wide = (sumsAt - left) / 3;
  say.signatures.forEach((head, i) => {
    paper.text(head, left + i * wide, y + 120, { size: 6.5, width: wide, align: 'center' });
    paper.line(left + i * wide + 16, y + 118, left + (i + 1) * wide - 16, y + 118, { thickness: 0.4 });
  });
  paper.fitted(print.value('buyer', 'contact'), left + 20, y + 105, wide - 40);
  paper.text(say.note, left, y + 137, { size: 7 });
}
