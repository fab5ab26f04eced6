import type { DataDocument, XmlElement } from './data.ts';

/** What an order line is called in the standards that are read. */
const xmlLines: readonly string[] = [
  'OrderLine',
  'IncludedSupplyChainTradeLineItem',
  'ItemOut',
  'ORDER_ITEM',
];
const ediLines: readonly string[] = ['LIN', 'PO1', 'OLD'];

/** How many order lines a message holds; null for a table, whose headings have to be understood first. */
export function countDataLines({ content }: DataDocument): number | null {
  if (content.form === 'tables') return null;
  if (content.form === 'edi') return content.segments.filter(({ tag }) => ediLines.includes(tag)).length;
  return countElements(content.root);
}

function countElements(root: XmlElement): number {
  let count = 0;
  const waiting = [root];
  while (waiting.length > 0) {
    const { name, children } = waiting.pop()!;
    if (xmlLines.includes(name)) count += 1;
    else for (const child of children) waiting.push(child);
  }
  return count;
}
