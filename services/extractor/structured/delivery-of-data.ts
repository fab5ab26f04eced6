import { makeDoubt } from '../doubt.ts';
import type { Doubt } from '../draft.ts';
import type { Delivery } from '../fields/dates.ts';
import type { ExtractSettings } from '../settings.ts';
import type { DataSource } from './data-source.ts';
import { isDay } from './data-values.ts';
import type { Datum, DeliveryData, OrderData } from './order-data.ts';

type Days = Pick<DeliveryData, 'from' | 'to'>;

/** The requested delivery: what the header says, else the window that the lines span, with one day of it. */
export function deliveryOfData(
  order: OrderData,
  source: DataSource,
  preference: ExtractSettings['deliveryWindow'],
): Delivery {
  const stated = [order.delivery.from, order.delivery.to].filter((day) => day !== null);
  const days = stated.length > 0 ? order.delivery : spannedBy(order.lines.flatMap((line) => line.deliveries));
  const unreadable = [...new Set(stated)].filter(({ text }) => !isDay(text));
  const doubts: Doubt[] = unreadable.map((day) =>
    makeDoubt('date_unreadable', 'delivery_date', [day.text], [source.place(day)]),
  );
  const { from, to } = readable(days);
  if (from === null || to === null) {
    const only = from ?? to;
    return { date: source.text(only), from: source.text(from), to: source.text(to), doubts };
  }
  if (from.line === to.line && from.text === to.text)
    return { date: source.text(from), from: null, to: null, doubts };
  return {
    date: source.text(dayOf(from, to, preference)),
    from: source.text(from),
    to: source.text(to),
    doubts,
  };
}

function readable({ from, to }: Days): Days {
  const day = (datum: Datum | null) => (datum && isDay(datum.text) ? datum : null);
  return { from: day(from), to: day(to) };
}

function dayOf(from: Datum, to: Datum, preference: ExtractSettings['deliveryWindow']): Datum {
  if (preference !== 'middle') return preference === 'earliest' ? from : to;
  const middle = (Date.parse(from.text) + Date.parse(to.text)) / 2;
  return { text: new Date(middle).toISOString().slice(0, 10), line: from.line };
}

/** From the first to the last day of the lines; one and the same day is no window. */
function spannedBy(deliveries: readonly DeliveryData[]): Days {
  const starts = deliveries.flatMap(({ from, to }) => from ?? to ?? []).filter(({ text }) => isDay(text));
  const ends = deliveries.flatMap(({ from, to }) => to ?? from ?? []).filter(({ text }) => isDay(text));
  const from = starts.reduce<Datum | null>((best, day) => (best && best.text <= day.text ? best : day), null);
  const to = ends.reduce<Datum | null>((best, day) => (best && best.text >= day.text ? best : day), null);
  return from && to && from.text === to.text ? { from, to: from } : { from, to };
}
