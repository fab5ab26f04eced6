import type { DataContent, DataDocument } from '@orderloom/pages/data/data.ts';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { layText } from '@orderloom/pages/text.ts';
import type { Draft } from '../draft.ts';
import type { ExtractSettings } from '../settings.ts';
import { readCiiOrder } from './cii.ts';
import { readCxmlOrder } from './cxml.ts';
import { draftOfData } from './draft-of-data.ts';
import { readEdifact } from './edifact.ts';
import { readOpenTransOrder } from './opentrans.ts';
import { noOrder, type OrderData } from './order-data.ts';
import { isNamedOrder, readSheets } from './sheet.ts';
import { readTradacoms } from './tradacoms.ts';
import { readUblOrder } from './ubl.ts';
import { readX12 } from './x12.ts';

/** One order that a machine-readable document states. */
export interface DataOrder {
  document: DataDocument;
  data: OrderData;
  draft: Draft;
  /** What stands around the lines of a sheet, for the reading of print; null where every value has a name. */
  around: ReadFile | null;
  /** True when the document says that it is an order, or another message; a sheet may leave it open. */
  isNamed: boolean;
}

/** The orders of a document, or the one other message that it is; none for a sheet without order lines. */
export function readDataOrders(document: DataDocument, settings: ExtractSettings): DataOrder[] {
  const { content, identity } = document;
  if (content.form !== 'tables')
    return ordersIn(document).map((data) => ({
      document,
      data,
      draft: draftOfData(data, document, settings),
      around: null,
      isNamed: identity !== null,
    }));
  const sheets = readSheets(content, isSheetFile(document.name), settings);
  if (!sheets) return [];
  const around = textAround(document, content, sheets.taken);
  const isNamed = isNamedOrder(document.name, content.tables);
  return sheets.orders.map((data) => ({
    document,
    data,
    draft: draftOfData(data, document, settings),
    around,
    isNamed: isNamed || data.orderNumber !== null,
  }));
}

/** Lines of numbers in a letter are no order; in a file of its own kind they are. */
function isSheetFile(name: string): boolean {
  return !/\.(?:txt|md)$/i.test(name);
}

function ordersIn({ identity, content }: DataDocument): OrderData[] {
  if (!identity || content.form === 'tables') return [];
  if (content.form === 'xml') {
    if (identity.standard === 'UBL') return [readUblOrder(content.root, identity)];
    if (identity.standard === 'CII') return [readCiiOrder(content.root, identity)];
    if (identity.standard === 'cXML') return [readCxmlOrder(content.root, identity)];
    if (identity.standard === 'openTRANS') return [readOpenTransOrder(content.root, identity)];
    return [{ ...noOrder, kind: identity.kind }];
  }
  if (identity.standard === 'EDIFACT') return readEdifact(content.segments);
  if (identity.standard === 'X12') return readX12(content.segments);
  return readTradacoms(content.segments, identity.kind);
}

/** Of a long list only its beginning and end can speak of the order as a whole. */
const mostPages = 20;

/** The lines of a file of tables that no order line takes, where they stand; null when there are none. */
function textAround(
  { name, lines }: DataDocument,
  { tables }: Extract<DataContent, { form: 'tables' }>,
  taken: ReadonlySet<number>,
): ReadFile | null {
  const rows = tables.flatMap((table) => table.rows);
  const inRows = new Set(rows.map(({ line }) => line));
  // Spaces part what stands beside each other above the table of a letter.
  const isPrinted = (cells: readonly unknown[]) => cells.length === 1 && !isSheetFile(name);
  // Below the table of a letter stands what is no row.
  const left = lines.map((line, at) => (isSheetFile(name) || inRows.has(at) ? '' : line));
  for (const { cells, line } of rows)
    if (!taken.has(line))
      left[line] = isPrinted(cells)
        ? lines[line]!
        : cells
            .map(({ text }) => text.replace(/\s+/g, ' ').padEnd(30))
            .join('   ')
            .trimEnd();
  if (left.every((line) => line === '')) return null;
  return { name, pages: layText(left.join('\n'), { maxPages: mostPages }).pages, notes: [] };
}
