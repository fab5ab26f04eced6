import PDFDocument from 'pdfkit';

const buyer = {
  name: 'Noordhaven Bouwmaterialen B.V.',
  street: 'Scheepswerfstraat 48',
  city: '3089 JK Rotterdam',
  country: 'Netherlands',
  phone: '+31 10 555 0148',
  email: 'inkoop@noordhaven.example',
  vat: 'NL856234719B01',
};

interface Line {
  ours: string;
  yours: string;
  description: string;
  quantity: number;
  unit: string;
  price: number;
}

const lines: Line[] = [
  {
    ours: 'NH-20418',
    yours: 'ES-1040',
    description: 'Hex bolt M10 x 60, A2',
    quantity: 400,
    unit: 'pcs',
    price: 0.42,
  },
  {
    ours: 'NH-20423',
    yours: 'ES-1041',
    description: 'Hex nut M10, A2',
    quantity: 400,
    unit: 'pcs',
    price: 0.11,
  },
  {
    ours: 'NH-20560',
    yours: 'ES-2208',
    description: 'Wall anchor 12 x 100 mm',
    quantity: 150,
    unit: 'pcs',
    price: 1.35,
  },
  {
    ours: 'NH-31077',
    yours: 'ES-3315',
    description: 'Assembly adhesive 290 ml, white',
    quantity: 48,
    unit: 'pcs',
    price: 4.8,
  },
  {
    ours: 'NH-31102',
    yours: 'ES-3320',
    description: 'Silicone sealant 310 ml, grey',
    quantity: 36,
    unit: 'pcs',
    price: 5.25,
  },
  {
    ours: 'NH-44015',
    yours: 'ES-5102',
    description: 'Joist hanger 46 x 121 mm',
    quantity: 80,
    unit: 'pcs',
    price: 2.15,
  },
  {
    ours: 'NH-50231',
    yours: 'ES-7004',
    description: 'Rubber mat 10 mm, roll of 10 m',
    quantity: 3,
    unit: 'roll',
    price: 128.5,
  },
];
const vatRate = 0.21;

/** Left edge, width and alignment of each column, in points. */
const columns = [
  { title: 'Pos.', left: 50, width: 28, align: 'left' },
  { title: 'Our item no.', left: 80, width: 60, align: 'left' },
  { title: 'Your item no.', left: 142, width: 62, align: 'left' },
  { title: 'Description', left: 206, width: 150, align: 'left' },
  { title: 'Qty', left: 358, width: 36, align: 'right' },
  { title: 'Unit', left: 402, width: 30, align: 'left' },
  { title: 'Unit price', left: 434, width: 50, align: 'right' },
  { title: 'Total EUR', left: 490, width: 55, align: 'right' },
] as const;
const [left, right] = [50, 545];

type Document = InstanceType<typeof PDFDocument>;

/** A purchase order of an invented buyer on one A4 page. The same bytes every time. */
export async function drawSampleOrder(): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 50,
    // Compressors differ between processors; the file must not.
    compress: false,
    info: {
      Title: 'Purchase order PO-2026-00417',
      Author: buyer.name,
      // The file's own id is made from these, so they are fixed.
      CreationDate: new Date('2026-03-02T08:00:00Z'),
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  drawLetterhead(document);
  drawParties(document);
  drawReferences(document);
  drawTotals(document, drawTable(document, 352));
  drawInstructions(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawLetterhead(document: Document): void {
  document.rect(left, 46, 6, 40).fill('#1d5c63');
  document.fillColor('#000000');
  write(document, buyer.name, 64, 48, { size: 15, bold: true });
  write(document, `${buyer.street} · ${buyer.city} · ${buyer.country}`, 64, 68, { size: 8 });
  write(document, `VAT ${buyer.vat} · ${buyer.phone} · ${buyer.email}`, 64, 79, { size: 8 });
  write(document, 'PURCHASE ORDER', 360, 112, { size: 18, bold: true });
}

function drawParties(document: Document): void {
  const supplier = ['Example Supplies B.V.', 'Kade 1', '1011 AA Amsterdam', 'Netherlands'];
  const delivery = [
    'Noordhaven Bouwmaterialen B.V.',
    'Magazijn Oost, dock 4',
    'Handelsweg 112',
    '2988 DC Ridderkerk',
    'Netherlands',
  ];
  drawBlock(document, 'Supplier', supplier, left, 150);
  drawBlock(document, 'Deliver to', delivery, 300, 150);
}

function drawBlock(document: Document, title: string, rows: string[], x: number, y: number): void {
  write(document, title, x, y, { size: 8, bold: true });
  rows.forEach((row, i) => {
    write(document, row, x, y + 13 + i * 12.5, { size: 10 });
  });
}

function drawReferences(document: Document): void {
  const pairs = [
    ['Order number', 'PO-2026-00417'],
    ['Order date', '2 March 2026'],
    ['Delivery date', '16 March 2026'],
    ['Contact', 'Marieke de Wit'],
    ['Payment terms', '30 days net'],
    ['Delivery terms', 'DAP Ridderkerk'],
  ];
  pairs.forEach(([name, value], i) => {
    const x = i % 2 === 0 ? left : 300;
    const y = 262 + Math.floor(i / 2) * 16;
    write(document, `${name}:`, x, y, { size: 9, bold: true });
    write(document, value!, x + 85, y, { size: 9 });
  });
}

/** Draws the lines from `top` on; gives where the table ends. */
function drawTable(document: Document, top: number): number {
  document.rect(left, top - 5, right - left, 18).fill('#e4eef0');
  document.fillColor('#000000');
  for (const { title, ...place } of columns) {
    write(document, title, place.left, top, { size: 8, bold: true, ...place });
  }
  lines.forEach((line, i) => {
    const y = top + 22 + i * 19;
    const cells = [
      String((i + 1) * 10),
      line.ours,
      line.yours,
      line.description,
      String(line.quantity),
      line.unit,
    ];
    [...cells, money(line.price), money(line.quantity * line.price)].forEach((cell, n) => {
      write(document, cell, columns[n]!.left, y, { size: 9, ...columns[n]! });
    });
    document
      .moveTo(left, y + 13)
      .lineTo(right, y + 13)
      .lineWidth(0.4)
      .stroke('#9aa8aa');
  });
  return top + 22 + lines.length * 19;
}

function drawTotals(document: Document, top: number): void {
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
  const vat = Math.round(subtotal * vatRate * 100) / 100;
  const rows: [string, number][] = [
    ['Subtotal EUR', subtotal],
    ['VAT 21 % EUR', vat],
    ['Total EUR', subtotal + vat],
  ];
  rows.forEach(([name, value], i) => {
    const style = { size: 9, bold: i === 2, align: 'right' as const };
    write(document, name, 380, top + 8 + i * 15, { ...style, width: 104 });
    write(document, money(value), 490, top + 8 + i * 15, { ...style, width: 55 });
  });
}

function drawInstructions(document: Document): void {
  write(document, 'Delivery instructions', left, 600, { size: 9, bold: true });
  const rows = [
    'Deliver on weekdays between 07:00 and 15:30. Report to dock 4; tail lift required.',
    'State our order number on the delivery note and on the invoice.',
  ];
  rows.forEach((row, i) => {
    write(document, row, left, 614 + i * 13, { size: 9 });
  });
  write(document, 'Marieke de Wit, Purchasing', left, 680, { size: 9 });
  write(document, 'Page 1 of 1', left, 770, { size: 7, width: right - left, align: 'right' });
}

interface Style {
  size: number;
  bold?: boolean;
  width?: number;
  align?: 'left' | 'right';
}

function write(document: Document, text: string, x: number, y: number, style: Style): void {
  document.font(style.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(style.size);
  document.text(text, x, y, { lineBreak: false, width: style.width, align: style.align });
}

function money(amount: number): string {
  return new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    amount,
  );
}
