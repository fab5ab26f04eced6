import type { ReadFile } from '@orderloom/pages/page.ts';
import { makeDoubt } from './doubt.ts';
import type { Doubt, Draft } from './draft.ts';
import { extractOrder, type OrderFiles } from './extract-order.ts';
import { compareWithPrint } from './structured/compare-with-print.ts';
import { fillFromPrint } from './structured/fill-from-print.ts';
import { type DataOrder, readDataOrders } from './structured/read-data-orders.ts';

/**
 * Reads one order from its files: from what they hold for machines, else from what they print. Where both say
 * something of the order, the data is taken, the print completes it, and what differs is doubted.
 */
export function readOrder({ files, settings }: OrderFiles): Draft {
  const found = files.map((file) => ({
    file,
    orders: (file.data ?? []).flatMap((document) => readDataOrders(document, settings)),
  }));
  const orders = found.flatMap((each) => each.orders).sort(byWeight);
  const [lead, ...others] = orders;
  if (!lead) return extractOrder({ files, settings });
  const printed = found.filter((each) => each.orders.every((order) => isEmbedded(order, each.file)));
  const print =
    printed.length > 0 ? extractOrder({ files: printed.map(({ file }) => file), settings }) : null;
  if (
    print &&
    lead.data.kind !== 'order' &&
    isOrder(print) &&
    !found.some(({ file }) => isEmbedded(lead, file))
  )
    return {
      ...print,
      doubts: [...print.doubts, ...orders.flatMap(({ draft }) => draft.doubts.filter(isAboutKind))],
    };
  return joinedWith(lead, others, print);
}

/** The data of the order, compared with the other data and the print, and completed by the print. */
function joinedWith(lead: DataOrder, others: readonly DataOrder[], print: Draft | null): Draft {
  const doubts: Doubt[] = [];
  let { draft } = lead;
  const elsewhere: string[] = [];
  for (const other of others) {
    if (other.data.kind !== 'order') doubts.push(...other.draft.doubts.filter(isAboutKind));
    else if (isOtherOrder(draft, other.draft)) elsewhere.push(other.draft.orderNumber!.value);
    else {
      const compared = compareWithPrint(draft, other.draft, lead.data.otherTotals);
      draft = fillFromPrint(compared.draft, { ...other.draft, notes: [] });
      doubts.push(...compared.doubts);
    }
  }
  if (elsewhere.length > 0)
    doubts.push(makeDoubt('several_orders', '', [[...new Set(elsewhere)].join(', ')], []));
  if (print && lead.data.kind === 'order') {
    const compared = compareWithPrint(draft, print, lead.data.otherTotals);
    draft = fillFromPrint(compared.draft, print);
    doubts.push(...compared.doubts);
  }
  return { ...draft, doubts: [...doubts, ...draft.doubts] };
}

/** Orders before other messages, standards before sheets; else as the files come. */
function byWeight(a: DataOrder, b: DataOrder): number {
  return weightOf(b) - weightOf(a);
}

function weightOf({ data, document }: DataOrder): number {
  return (data.kind === 'order' ? 2 : 0) + (document.identity ? 1 : 0);
}

function isEmbedded({ document }: DataOrder, file: ReadFile): boolean {
  return document.name.startsWith(`${file.name}/`);
}

function isOrder({ documentType, rows }: Draft): boolean {
  return documentType.value === 'purchase_order' && rows.length > 0;
}

function isOtherOrder(a: Draft, b: Draft): boolean {
  return a.orderNumber !== null && b.orderNumber !== null && a.orderNumber.value !== b.orderNumber.value;
}

function isAboutKind({ code }: Doubt): boolean {
  return code === 'not_an_order' || code === 'order_change';
}
