import type { Evidence, ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Address, Item, PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { type Colors, colorsFor, printable, widthOf } from './io.ts';
import { type Column, renderTable } from './plain-table.ts';

/** An order with what is known about its values, by path: `items[0].quantity`. */
export interface OrderView {
  purchase_order: PurchaseOrder;
  /** 0 to 1. */
  confidence: Record<string, number>;
  evidence: Record<string, Evidence[]>;
  reasons: Pick<ReviewReason, 'path' | 'message'>[];
}

export interface RenderOptions {
  colors?: Colors;
  /** Of the terminal, in characters. */
  width?: number;
}

/** Below this a confidence is shown in yellow: the usual threshold of review. */
const sure = 0.8;

/**
 * An order as a table for people: each value with its confidence and the place where it was read ("p1 @ 72,140":
 * page, and points from its top left), then the lines, then what is to be reviewed.
 */
export function renderOrder(order: OrderView, options: RenderOptions = {}): string {
  const { colors = colorsFor(process.stdout, process.env), width = widthOf(process.stdout) } = options;
  const parts = [
    renderTable(valueColumns(colors), headerValues(order), { colors, width }),
    order.purchase_order.items.length === 0
      ? colors.yellow('No lines')
      : renderTable(lineColumns(order, colors), lineRows(order), { colors, width }),
  ];
  if (order.reasons.length > 0) parts.push(renderReasons(order.reasons, colors));
  return parts.join('\n\n');
}

interface Known {
  /** Null when nothing was read there. */
  confidence: number | null;
  place: string;
  inDoubt: boolean;
}

interface Value extends Known {
  label: string;
  text: string;
}

/** A label with the paths whose values are shown together. */
type HeaderEntry = [label: string, text: string | null | undefined, ...paths: string[]];

function headerValues(order: OrderView): Value[] {
  return headerEntries(order.purchase_order)
    .filter(([, text]) => text)
    .map(([label, text, ...paths]) => ({ label, text: printable(text!), ...knownOf(order, paths) }));
}

function headerEntries(purchaseOrder: PurchaseOrder): HeaderEntry[] {
  const { customer, shipping_details } = purchaseOrder;
  const recipient = shipping_details?.recipient;
  const window = [purchaseOrder.delivery_date_from, purchaseOrder.delivery_date_to];
  return [
    ['Order number', purchaseOrder.order_number, 'order_number'],
    ['Order date', purchaseOrder.order_date, 'order_date'],
    ['Delivery date', purchaseOrder.delivery_date, 'delivery_date'],
    [
      'Delivery window',
      window.some(Boolean) ? window.map((date) => date ?? '').join(' to ') : null,
      'delivery_date_from',
      'delivery_date_to',
    ],
    ['Customer number', customer?.customer_id, 'customer.customer_id'],
    ['Customer', customer?.company, 'customer.company'],
    ['Branch', customer?.branch, 'customer.branch'],
    ['Address', addressText(customer?.address), ...addressPaths('customer.address')],
    ['Contact', customer?.contact_person, 'customer.contact_person'],
    ['E-mail', customer?.email, 'customer.email'],
    ['Phone', customer?.phone, 'customer.phone'],
    ['VAT id', customer?.vat_id, 'customer.vat_id'],
    ['Deliver to', recipient?.company, 'shipping_details.recipient.company'],
    ['', addressText(recipient?.address), ...addressPaths('shipping_details.recipient.address')],
    ['Attention of', recipient?.contact_person, 'shipping_details.recipient.contact_person'],
    ['Instructions', shipping_details?.special_instructions, 'shipping_details.special_instructions'],
    ['Currency', purchaseOrder.currency, 'currency'],
    ['Total', amount(purchaseOrder.total_price), 'total_price'],
    ['Notes', purchaseOrder.additional_information, 'additional_information'],
  ];
}

function addressText(address: Address | null | undefined): string | null {
  if (!address) return null;
  const { street, postal_code, city, country } = address;
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [street, town, country].filter(Boolean).join(', ');
}

function addressPaths(path: string): string[] {
  return ['street', 'postal_code', 'city', 'country'].map((name) => `${path}.${name}`);
}

/** The weakest of some values, and where the first of them is printed. */
function knownOf({ confidence, evidence, reasons }: OrderView, paths: string[]): Known {
  const known = paths.flatMap((path) => confidence[path] ?? []);
  const first = paths.flatMap((path) => evidence[path] ?? [])[0];
  return {
    confidence: known.length === 0 ? null : Math.min(...known),
    place: first ? placeText(first, fileCount(evidence) > 1) : '',
    inDoubt: reasons.some(({ path }) => paths.includes(path)),
  };
}

function placeText({ file, page, box }: Evidence, withFile: boolean): string {
  const place = `p${page} @ ${Math.round(box[0]!)},${Math.round(box[1]!)}`;
  return withFile ? `${printable(file)} ${place}` : place;
}

function fileCount(evidence: OrderView['evidence']): number {
  return new Set(Object.values(evidence).flatMap((places) => places.map(({ file }) => file))).size;
}

function valueColumns(colors: Colors): Column<Value>[] {
  return [
    { head: 'Field', cell: ({ label }) => label },
    { head: 'Value', cell: ({ text }) => text, flexible: true, paint: paintDoubt(colors) },
    ...knownColumns<Value>(colors, (value) => value),
  ];
}

interface LineRow {
  item: Item;
  number: number;
  known: Known;
}

function lineRows(order: OrderView): LineRow[] {
  return order.purchase_order.items.map((item, i) => {
    const paths = Object.keys(item).map((key) => `items[${i}].${key}`);
    // Customer and catalogue decide the article number: its confidence says nothing about the reading.
    const read = paths.filter((path) => !path.endsWith('.article_number'));
    return {
      item,
      number: i + 1,
      known: { ...knownOf(order, read), inDoubt: knownOf(order, paths).inDoubt },
    };
  });
}

function lineColumns(order: OrderView, colors: Colors): Column<LineRow>[] {
  const paint = (text: string, { known }: LineRow) => paintDoubt(colors)(text, known);
  const text = (key: 'article_number' | 'customer_item_number' | 'description' | 'unit') => (row: LineRow) =>
    printable(row.item[key] ?? '');
  const currency = order.purchase_order.currency ?? '';
  return [
    { head: '#', cell: ({ number }) => String(number), align: 'right' },
    { head: 'Article', cell: text('article_number') },
    { head: 'Their article', cell: text('customer_item_number') },
    { head: 'Description', cell: text('description'), flexible: true, paint },
    { head: 'Quantity', cell: quantityText, align: 'right', paint },
    { head: 'Unit', cell: text('unit') },
    { head: 'Price', cell: ({ item }) => amount(item.price) ?? '', align: 'right' },
    { head: `Total ${currency}`.trim(), cell: ({ item }) => amount(item.line_total) ?? '', align: 'right' },
    ...knownColumns<LineRow>(colors, ({ known }) => known),
  ];
}

function quantityText({ item: { quantity, quantity_state } }: LineRow): string {
  return quantity?.toLocaleString('en') ?? (quantity_state === 'Unrecognised' ? '?' : '');
}

function knownColumns<Row>(colors: Colors, of: (row: Row) => Known): Column<Row>[] {
  return [
    {
      head: 'Sure',
      cell: (row) => of(row).confidence?.toFixed(2) ?? '',
      align: 'right',
      paint: (text, row) => ((of(row).confidence ?? 1) < sure ? colors.yellow(text) : colors.green(text)),
    },
    { head: 'Read at', cell: (row) => of(row).place, paint: (text) => colors.dim(text) },
  ];
}

function paintDoubt(colors: Colors): (text: string, known: Known) => string {
  return (text, { inDoubt }) => (inDoubt ? colors.yellow(text) : text);
}

function renderReasons(reasons: OrderView['reasons'], colors: Colors): string {
  const lines = reasons.map(
    ({ path, message }) => `  ${printable(message)}${path === '' ? '' : colors.dim(` (${path})`)}`,
  );
  return [colors.yellow('To review'), ...lines].join('\n');
}

/** With two decimals at least: 1234.5 gives "1,234.50". */
function amount(value: number | null | undefined): string | null {
  return value?.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 }) ?? null;
}
