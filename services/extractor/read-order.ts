import type { ReadFile } from '@orderloom/pages/page.ts';
import { namedDocument, readDocumentType } from './document-type/document-type.ts';
import { makeDoubt } from './doubt.ts';
import type { Doubt, Draft } from './draft.ts';
import { extractOrder, type OrderFiles } from './extract-order.ts';
import { extractVersions } from './file-versions.ts';
import { sheetsOf } from './layout/sheet.ts';
import type { ExtractSettings } from './settings.ts';
import { compareWithPrint } from './structured/compare-with-print.ts';
import { fillFromPrint } from './structured/fill-from-print.ts';
import { type DataOrder, readDataOrders } from './structured/read-data-orders.ts';

/**
 * Reads one order from its files: from what they hold for machines, else from what they print. Where both say
 * something of the order, the data is taken, the print completes it, and what differs is doubted.
 */
export function readOrder({ files, settings, sentOn = null }: OrderFiles): Draft {
  const found = files.map((file) => ({
    file,
    orders: (file.data ?? []).flatMap((document) => readDataOrders(document, settings)),
  }));
  const orders = found.flatMap((each) => each.orders).sort((a, b) => weightOf(b) - weightOf(a));
  const [lead, ...others] = orders;
  if (!lead) return extractVersions({ files, settings, sentOn }, extractOrder);
  const printed = found.filter((each) => each.orders.every((order) => isEmbedded(order, each.file)));
  const print =
    printed.length > 0
      ? extractVersions({ files: printed.map(({ file }) => file), settings, sentOn }, extractOrder)
      : null;
  const isApart = !found.some(({ file }) => isEmbedded(lead, file));
  if (print && lead.data.kind !== 'order' && isApart && isOrder(print))
    return {
      ...print,
      doubts: [...print.doubts, ...orders.flatMap(({ draft }) => draft.doubts.filter(isAboutKind))],
    };
  const whole = completed(lead, settings, sentOn);
  const apart = others.filter((other) => isOtherOrder(whole, other));
  const beside = others.filter((other) => !apart.includes(other));
  const { draft, doubts } = joinedWith(lead, whole, beside, lead.data.kind === 'order' ? print : null);
  const kind = openKind(lead, [whole, print]);
  if (apart.length === 0) return { ...draft, doubts: [...kind, ...doubts, ...draft.doubts] };
  const further = furtherOrders(apart, settings, sentOn);
  const numbers = further.map(({ orderNumber }) => orderNumber!.value).join(', ');
  const several = makeDoubt('several_orders', '', [numbers], []);
  return { ...draft, doubts: [several, ...kind, ...doubts, ...draft.doubts], others: further };
}

/** The orders of other numbers, each with what other data says of it. */
function furtherOrders(
  apart: readonly DataOrder[],
  settings: ExtractSettings,
  sentOn: string | null,
): Draft[] {
  const groups = Map.groupBy(apart, ({ draft }) => draft.orderNumber!.value);
  return [...groups.values()].map((group) => {
    const [lead, ...same] = group as [DataOrder, ...DataOrder[]];
    const whole = completed(lead, settings, sentOn);
    const { draft, doubts } = joinedWith(lead, whole, same, null);
    return { ...draft, doubts: [...openKind(lead, [whole]), ...doubts, ...draft.doubts] };
  });
}

/** The data with what stands around the lines of its sheet. */
function completed({ draft, around }: DataOrder, settings: ExtractSettings, sentOn: string | null): Draft {
  if (!around) return draft;
  const header = extractOrder({ files: [around], settings, sentOn });
  const filled = fillFromPrint(draft, { ...header, rows: [] });
  const says = readDocumentType(sheetsOf([around]), { quantities: true, orderNumber: true });
  return { ...filled, documentType: says.places.length > 0 ? says : filled.documentType };
}

/** The data compared with the other data and the print, and completed by them. */
function joinedWith(
  lead: DataOrder,
  whole: Draft,
  others: readonly DataOrder[],
  print: Draft | null,
): { draft: Draft; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  let draft = whole;
  const join = (other: Draft) => {
    const compared = compareWithPrint(draft, other, lead.data.otherTotals);
    draft = fillFromPrint(compared.draft, other);
    doubts.push(...compared.doubts);
  };
  for (const other of others) {
    if (other.data.kind === 'order') join({ ...other.draft, notes: [] });
    else doubts.push(...other.draft.doubts.filter(isAboutKind));
  }
  if (print) join(print);
  return { draft, doubts };
}

/** A sheet of lines is an order when it or its print says so; what says otherwise, or nothing, is doubted. */
function openKind(lead: DataOrder, readings: readonly (Draft | null)[]): Doubt[] {
  if (lead.document.identity) return [];
  const says = readings.flatMap((reading) =>
    reading && reading.documentType.places.length > 0 ? reading.documentType : [],
  );
  const other = says.find(({ value }) => value !== 'purchase_order' && value !== 'unknown');
  if (other) return [makeDoubt('not_an_order', '', [namedDocument(other.value)], other.places)];
  const isSaid = lead.isNamed || says.some(({ value }) => value === 'purchase_order');
  return isSaid ? [] : [makeDoubt('document_type_unclear', '', [], [])];
}

/** Orders before other messages, standards before sheets; else as the files come. */
function weightOf({ data, document }: DataOrder): number {
  return (data.kind === 'order' ? 2 : 0) + (document.identity ? 1 : 0);
}

function isEmbedded({ document }: DataOrder, file: ReadFile): boolean {
  return document.name.startsWith(`${file.name}/`);
}

function isOrder({ documentType, rows }: Draft): boolean {
  return documentType.value === 'purchase_order' && rows.length > 0;
}

/** Changes of orders count as well: each is about an order of its own. */
function isOtherOrder(draft: Draft, { draft: other }: DataOrder): boolean {
  if (
    other.documentType.value !== 'purchase_order' ||
    draft.orderNumber === null ||
    other.orderNumber === null
  )
    return false;
  return draft.orderNumber.value !== other.orderNumber.value;
}

function isAboutKind({ code }: Doubt): boolean {
  return code === 'not_an_order' || code === 'order_change';
}
