/**
 * What a machine-readable document holds, before anyone asks what it means for an order. `line` of a part is the
 * index of the line of text that shows it.
 */
export interface DataDocument {
  /** The file as the client sees it; of one inside a PDF with its own name behind: "order.pdf/order-x.xml". */
  name: string;
  /** What the document calls itself by its standard; null for sheets, which say it by their headings only. */
  identity: DataIdentity | null;
  content: DataContent;
  /** The content as a person can read it. */
  lines: string[];
}

export type DataContent =
  | { form: 'xml'; root: XmlElement }
  | { form: 'edi'; segments: EdiSegment[] }
  | { form: 'tables'; tables: DataTable[] };

export interface XmlElement {
  /** Without a prefix. */
  name: string;
  /** By name without a prefix. */
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Its own text, trimmed; not that of its children. */
  text: string;
  line: number;
}

export interface EdiSegment {
  tag: string;
  /** Elements after the tag, each with its components; nothing is missing in between, empty ones are ''. */
  elements: string[][];
  line: number;
}

export interface DataTable {
  /** Of the sheet; '' for a text. */
  name: string;
  rows: DataTableRow[];
}

export interface DataTableRow {
  cells: DataCell[];
  /** True when the sheet hides the row from its reader. */
  isHidden: boolean;
  line: number;
}

export interface DataCell {
  /** As a person sees it, trimmed. */
  text: string;
  /** The number or the day (YYYY-MM-DD) itself where the file holds it as such, not as text. */
  value: number | string | null;
}

export interface DataIdentity {
  standard: 'UBL' | 'CII' | 'cXML' | 'openTRANS' | 'EDIFACT' | 'X12' | 'TRADACOMS';
  /** How the document names its own kind: "Order", "ORDERS", "850". */
  message: string;
  kind: DataKind;
}

export type DataKind =
  | 'order'
  | 'order_change'
  | 'order_cancellation'
  | 'order_confirmation'
  | 'invoice'
  | 'credit_note'
  | 'delivery_note'
  | 'quotation'
  | 'request_for_quotation'
  | 'other';
