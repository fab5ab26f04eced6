import { crc32 } from 'node:zlib';
import type { Order } from '../../order/order.ts';
import type { Attachment, MailSource } from '../mail-family.ts';
import { quantityOf } from './lines.ts';
import { fileNumber } from './paper.ts';
import { paperWords } from './paper-words.ts';

/** The order as a sheet of Excel. */
export function orderSheet({ language }: MailSource, order: Order): Attachment {
  const { columns, number } = paperWords[language];
  const rows = [
    [number, order.number],
    [...columns],
    ...order.lines.map((line) => [
      String(line.position),
      line.article ?? line.yourArticle ?? '',
      line.description,
      String(quantityOf(line)),
      line.price.toFixed(2),
      line.total.toFixed(2),
    ]),
  ];
  return {
    name: `${fileNumber(order)}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: zip(workbook(rows)),
  };
}

/** The order as UBL 2.1. */
export function orderXml(order: Order): Attachment {
  const lines = order.lines.map(
    (line) =>
      `<cac:OrderLine><cac:LineItem><cbc:ID>${line.position}</cbc:ID><cbc:Quantity>${quantityOf(line)}</cbc:Quantity><cac:Item><cbc:Name>${escaped(line.description)}</cbc:Name></cac:Item></cac:LineItem></cac:OrderLine>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:ID>${order.number}</cbc:ID><cbc:IssueDate>${order.date}</cbc:IssueDate>
${lines.join('\n')}
</Order>
`;
  return { name: `${fileNumber(order)}.xml`, type: 'application/xml', content: Buffer.from(xml) };
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function workbook(rows: readonly string[][]): [name: string, xml: string][] {
  const office = 'http://schemas.openxmlformats.org';
  const link = (type: string, target: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const main = `xmlns="${office}/spreadsheetml/2006/main"`;
  const cells = (row: string[]) =>
    row.map((value) => `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`).join('');
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    ],
    ['_rels/.rels', link('officeDocument', 'xl/workbook.xml')],
    [
      'xl/workbook.xml',
      `<workbook ${main} xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', link('worksheet', 'worksheets/sheet1.xml')],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet ${main}><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`,
    ],
  ];
}

/** A zip of stored files: APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16. */
function zip(files: readonly [name: string, content: string][]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, xml] of files) {
    const [path, content] = [Buffer.from(name), Buffer.from(xml)];
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(content.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, path, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, place, path);
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]);
}
