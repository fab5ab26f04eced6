import type { DataDocument } from '@orderloom/pages/data/data.ts';
import type { Draft } from '../draft.ts';
import type { ExtractSettings } from '../settings.ts';
import { readCiiOrder } from './cii.ts';
import { readCxmlOrder } from './cxml.ts';
import { draftOfData } from './draft-of-data.ts';
import { readEdifact } from './edifact.ts';
import { readOpenTransOrder } from './opentrans.ts';
import { noOrder, type OrderData } from './order-data.ts';
import { readTradacoms } from './tradacoms.ts';
import { readUblOrder } from './ubl.ts';
import { readX12 } from './x12.ts';

/** One order that a machine-readable document states. */
export interface DataOrder {
  document: DataDocument;
  data: OrderData;
  draft: Draft;
}

/** The orders of a document, or the one other message that it is; none for a sheet without order lines. */
export function readDataOrders(document: DataDocument, settings: ExtractSettings): DataOrder[] {
  return ordersIn(document).map((data) => ({ document, data, draft: draftOfData(data, document, settings) }));
}

function ordersIn({ identity, content }: DataDocument): OrderData[] {
  if (identity && content.form === 'xml') {
    if (identity.standard === 'UBL') return [readUblOrder(content.root, identity)];
    if (identity.standard === 'cXML') return [readCxmlOrder(content.root, identity)];
    if (identity.standard === 'openTRANS') return [readOpenTransOrder(content.root, identity)];
    if (identity.standard === 'CII') return [readCiiOrder(content.root, identity)];
  }
  if (identity && content.form === 'edi') {
    if (identity.standard === 'EDIFACT') return readEdifact(content.segments);
    if (identity.standard === 'X12') return readX12(content.segments);
    return readTradacoms(content.segments, identity.kind);
  }
  return identity ? [{ ...noOrder, kind: identity.kind }] : [];
}
