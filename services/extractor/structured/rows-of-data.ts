import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, DraftRow } from '../draft.ts';
import type { QuantityState } from '../values/quantity.ts';
import type { DataSource } from './data-source.ts';
import { decimalOf, isDay } from './data-values.ts';
import type { Datum, DeliveryData, LineData } from './order-data.ts';

export interface RowOfData {
  row: DraftRow;
  doubts: Doubt[];
  /** What a person should know of the line, without its number. */
  remarks: string[];
}

/** The row of one line of the data. `path` is its place in the purchase order, for example `items[2]`. */
export function rowOfData(line: LineData, path: string, source: DataSource): RowOfData {
  const doubts: Doubt[] = [];
  const number = (datum: Datum | null, field: string): Chosen<number> | null => {
    const value = datum && decimalOf(datum.text);
    if (datum && value === null && datum.text !== '')
      doubts.push(makeDoubt('number_ambiguous', `${path}.${field}`, [datum.text], [source.place(datum)]));
    return datum && value !== null ? source.choose(datum, value) : null;
  };
  const { quantity, state } = quantityOf(line, path, source, doubts);
  const price = number(line.price, 'price');
  const base = decimalOf(line.priceBase?.text ?? '') ?? 1;
  const row: DraftRow = {
    supplierArticle: source.text(line.supplierArticle) ?? source.text(line.commonArticle),
    customerArticle: source.text(line.customerArticle),
    description: source.text(
      line.description && { ...line.description, text: line.description.text.replace(/\s+/g, ' ') },
    ),
    quantity,
    quantityState: state,
    unit: source.text(line.unit),
    price: price && { ...price, value: perUnit(price.value, base) },
    lineTotal: number(line.lineTotal, 'line_total'),
    discount: line.allowance !== 0 && quantity?.value ? line.allowance / quantity.value : null,
    deliveryDate: deliveryOf(line.deliveries, path, source, doubts),
  };
  for (const { field, printed } of line.unsure) {
    if (field === 'price_of_line') {
      const words = `${printed.text} is the price of one by its heading, of the line by the total`;
      doubts.push(makeDoubt('conflicting_values', `${path}.price`, [words], [source.place(printed)]));
      continue;
    }
    const code = field === 'delivery_date' ? 'date_order_assumed' : 'number_ambiguous';
    doubts.push(makeDoubt(code, `${path}.${field}`, [printed.text], [source.place(printed)]));
  }
  const shown = line.supplierArticle ?? line.customerArticle ?? line.description ?? line.quantity;
  if (line.isHidden && shown) doubts.push(makeDoubt('hidden_row', path, [shown.text], [source.place(shown)]));
  if (line.change)
    doubts.push(
      makeDoubt('order_change', path, ['changes or cancels a line of an order'], [source.place(line.change)]),
    );
  return { row, doubts, remarks: [...line.notes.map(({ text }) => text), ...scheduleOf(line.deliveries)] };
}

/** To a millionth: a price per 1,000 has no more. */
function perUnit(price: number, base: number): number {
  return base > 0 && base !== 1 ? Math.round((price / base) * 1e6) / 1e6 : price;
}

function quantityOf(line: LineData, path: string, source: DataSource, doubts: Doubt[]) {
  const scheduled = scheduledQuantity(line.deliveries);
  const datum = line.quantity ?? scheduled;
  if (!datum || datum.text === '') {
    doubts.push(makeDoubt('quantity_missing', `${path}.quantity`, [], []));
    return { quantity: null, state: 'Empty' as QuantityState };
  }
  const value = decimalOf(datum.text);
  if (value === null || !Number.isSafeInteger(value) || value < 0) {
    doubts.push(makeDoubt('quantity_unrecognised', `${path}.quantity`, [datum.text], [source.place(datum)]));
    return { quantity: source.choose<number | null>(datum, null), state: 'Unrecognised' as QuantityState };
  }
  if (scheduled && decimalOf(scheduled.text) !== value) {
    const words = `${datum.text} on the line, ${scheduled.text} in its deliveries`;
    doubts.push(
      makeDoubt(
        'conflicting_values',
        `${path}.quantity`,
        [words],
        [source.place(datum), source.place(scheduled)],
      ),
    );
  }
  const state: QuantityState = value === 0 ? 'Zero' : 'Valid';
  return { quantity: source.choose<number | null>(datum, value), state };
}

/** What all deliveries of a line make together, null when one does not say its part. */
function scheduledQuantity(deliveries: readonly DeliveryData[]): Datum | null {
  const parts = deliveries.map(({ quantity }) => (quantity ? decimalOf(quantity.text) : null));
  if (parts.length === 0 || parts.includes(null)) return null;
  const sum = parts.reduce((all: number, part) => all + part!, 0);
  return { text: String(Math.round(sum * 1e6) / 1e6), line: deliveries[0]!.quantity!.line };
}

/** The last day of all deliveries of a line. */
function deliveryOf(
  deliveries: readonly DeliveryData[],
  path: string,
  source: DataSource,
  doubts: Doubt[],
): Chosen | null {
  // A dash in a cell of days says that none is told.
  const days = deliveries
    .flatMap(({ from, to }) => to ?? from ?? [])
    .filter(({ text }) => !/^[-–—]+$/.test(text));
  for (const day of days.filter(({ text }) => !isDay(text)))
    doubts.push(makeDoubt('date_unreadable', `${path}.delivery_date`, [day.text], [source.place(day)]));
  const last = days
    .filter(({ text }) => isDay(text))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .at(-1);
  return source.text(last ?? null);
}

/** `50 on 2027-01-05`: the parts of a line that is delivered in several. */
function scheduleOf(deliveries: readonly DeliveryData[]): string[] {
  if (deliveries.length < 2) return [];
  return deliveries.map(
    ({ from, to, quantity }) => `${quantity?.text ?? 'a part'} on ${(to ?? from)?.text ?? 'no date'}`,
  );
}
