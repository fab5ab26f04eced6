import type { DataIdentity, DataKind, DataTable, EdiSegment, XmlElement } from './data.ts';

/** What a person calls a document of that kind. */
const titles: Readonly<Record<DataKind, string>> = {
  order: 'Purchase order',
  order_change: 'Change of a purchase order',
  order_cancellation: 'Cancellation of a purchase order',
  order_confirmation: 'Order confirmation',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  delivery_note: 'Delivery note',
  quotation: 'Quotation',
  request_for_quotation: 'Request for quotation',
  other: 'Message',
};
/** Characters of one value that are shown. */
const mostShown = 300;

/** The line above the content of a document, a title and its standard: `Purchase order    UBL Order`. */
export function titleOf({ kind, standard, message }: DataIdentity): string {
  return `${titles[kind]}    ${standard} ${message}`;
}

/** Lays out each element on a line below its parent, indented, and notes the line in the element. */
export function layXml(root: XmlElement, lines: string[]): void {
  const waiting: { element: XmlElement; depth: number }[] = [{ element: root, depth: 0 }];
  while (waiting.length > 0) {
    const { element, depth } = waiting.pop()!;
    element.line = lines.length;
    lines.push(`${'  '.repeat(Math.min(depth, 20))}${elementText(element)}`);
    for (let at = element.children.length - 1; at >= 0; at--)
      waiting.push({ element: element.children[at]!, depth: depth + 1 });
  }
}

function elementText({ name, attributes, text }: XmlElement): string {
  const shown = [...attributes].filter(([key]) => key !== 'schemaLocation' && !/^xmlns/.test(key));
  const named = shown
    .filter(([, value]) => !value.includes('://') && !value.startsWith('urn:'))
    .map(([key, value]) => `${key}=${value}`);
  const value = text.replace(/\s+/g, ' ');
  return [`${name}${value === '' ? '' : ':'}`, value, named.length > 0 ? `(${named.join(', ')})` : '']
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, mostShown);
}

/** Lays out a segment on each line. */
export function laySegments(segments: readonly EdiSegment[], lines: string[]): void {
  for (const segment of segments) {
    segment.line = lines.length;
    const elements = segment.elements.map((components) => components.join(' : ').replace(/[\s:]+$/, ''));
    lines.push([segment.tag, ...elements].join('  ').replace(/\s+$/, '').slice(0, mostShown));
  }
}

/** Cells of a column stand below each other, at most this wide. */
const widestColumn = 40;

/** Lays out each row on a line, its cells in columns. */
export function layTables(tables: readonly DataTable[], lines: string[]): void {
  for (const { name, rows } of tables) {
    if (tables.length > 1) lines.push(name);
    const widths: number[] = [];
    for (const { cells } of rows)
      for (const [at, { text }] of cells.entries())
        widths[at] = Math.min(widestColumn, Math.max(widths[at] ?? 0, text.length));
    for (const row of rows) {
      row.line = lines.length;
      lines.push(
        row.cells
          .map(({ text }, at) => text.replace(/\s+/g, ' ').padEnd(widths[at]!))
          .join('   ')
          .trimEnd(),
      );
    }
  }
}
