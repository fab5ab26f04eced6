import { decodeText } from '../text.ts';
import { mendBrokenRows } from '../text-tables.ts';
import { readSeparated } from './csv.ts';
import type { DataContent, DataDocument, DataIdentity } from './data.ts';
import { ediSyntaxOf, parseEdi } from './edi.ts';
import { identifyEdi, identifyXml } from './identify.ts';
import { laySegments, layTables, layXml, titleOf } from './lay-data.ts';
import { withoutTextBelow } from './plain-table.ts';

/** What the first bytes of a file say that it is; null for anything else. */
export function dataFormOf(bytes: Uint8Array): 'xml' | 'edi' | null {
  // What most files are: to guess the letters of its bytes would cost more than to look.
  if (startsAsPdf(bytes)) return null;
  const start = decodeText(bytes.subarray(0, 1024)).replace(/^[\s\uFEFF]+/, '');
  if (ediSyntaxOf(start) !== null) return 'edi';
  return /^<\?xml\s|^<(?!!doctype\s+html|html[\s>])(?:!--|[A-Za-z_][\w.-]*(?::[\w.-]+)?[\s>])/i.test(start)
    ? 'xml'
    : null;
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46;
}

/** The document in an XML file; null when it is of no standard we know. Throws an Error when it is not well-formed. */
export async function readXmlData(name: string, bytes: Uint8Array): Promise<DataDocument | null> {
  const { parseXml } = await import('./xml.ts');
  const found = identifyXml(parseXml(bytes));
  if (!found) return null;
  return documentOf(name, found.identity, { form: 'xml', root: found.root });
}

/** The messages of an EDIFACT, X12 or TRADACOMS interchange; null when it holds none. */
export function readEdiData(name: string, bytes: Uint8Array): DataDocument | null {
  const text = decodeText(bytes);
  const syntax = ediSyntaxOf(text);
  if (syntax === null) return null;
  const segments = parseEdi(text, syntax);
  const identity = identifyEdi(segments);
  return identity && documentOf(name, identity, { form: 'edi', segments });
}

/** A text of separated values; null when nothing parts it into columns. */
export function readSeparatedData(name: string, bytes: Uint8Array): DataDocument | null {
  const table = readSeparated(decodeText(bytes));
  return table && documentOf(name, null, { form: 'tables', tables: [table] });
}

/** The same for a text whose pages show its own lines. */
export function readPlainTable(name: string, bytes: Uint8Array): DataDocument | null {
  const text = decodeText(bytes);
  const lines = text.split(/\r\n|\r|\n/);
  // Rows that go on in the next line are a text for people.
  const isBroken = mendBrokenRows(lines).some((line, at) => line !== lines[at]);
  const table = isBroken || text.includes('\f') ? null : readSeparated(text);
  return (
    table && {
      name,
      identity: null,
      content: { form: 'tables', tables: [withoutTextBelow(table)] },
      lines,
    }
  );
}

/** The visible sheets of a workbook. */
export async function readWorkbookData(name: string, bytes: Uint8Array): Promise<DataDocument> {
  const { readWorkbook } = await import('./workbook.ts');
  return documentOf(name, null, { form: 'tables', tables: await readWorkbook(bytes) });
}

function documentOf(name: string, identity: DataIdentity | null, content: DataContent): DataDocument {
  const lines = identity ? [titleOf(identity), ''] : [];
  if (content.form === 'xml') layXml(content.root, lines);
  else if (content.form === 'edi') laySegments(content.segments, lines);
  else layTables(content.tables, lines);
  // A form feed would begin a page.
  return { name, identity, content, lines: lines.map((line) => line.replace(/\s/g, ' ')) };
}
