import type { Goods } from '../goods/goods.ts';
import type { Place } from '../places/place.ts';
import type { Random } from '../random.ts';
import { addDays, isoWeek } from './calendar.ts';
import { makeLines, makeOthers } from './make-lines.ts';
import { makeParty, makeSite } from './make-party.ts';
import type { Delivery, Order, OrderWishes, Party } from './order.ts';
import { supplier } from './supplier.ts';

export interface OrderSource {
  random: Random;
  place: Place;
  goods: Goods;
  /** The sentences that a line may carry below it. */
  itemNotes: readonly string[];
  /** What stands in a quantity column that is still open. */
  openTexts: readonly string[];
}

const firstDay = '2025-01-07';

/** An order whose sums are right. */
export function makeOrder(source: OrderSource, wishes: OrderWishes = {}): Order {
  const { random, place } = source;
  const buyer = makeParty(random, place);
  const date = addDays(firstDay, random.whole(0, 600));
  const decimals = wishes.threeDecimals ? 3 : 2;
  const delivery = makeDelivery(random, date, wishes.delivery);
  const lines = makeLines(source, { wishes, decimals, date, delivery });
  const others = wishes.others ? makeOthers(source, { wishes, decimals, date, delivery }, lines) : [];
  const round = (amount: number) => Number(amount.toFixed(decimals));
  const subtotal = round(lines.reduce((sum, line) => sum + line.total, 0));
  const freight =
    (wishes.freight ?? random.chance(0.25)) ? random.whole(9, 180) + random.pick([0, 0.5, 0.9]) : 0;
  const taxRate = (wishes.tax ?? random.chance(0.5)) ? random.pick(place.taxRates) : 0;
  const tax = round(((subtotal + freight) * taxRate) / 100);
  return {
    number: random.fill(wishes.number ?? random.pick(numberShapes)),
    date,
    delivery,
    currency: wishes.threeDecimals ? random.pick(['KWD', 'BHD', 'TND', 'OMR']) : place.currency,
    decimals,
    buyer,
    shipTo: otherSite(random, place, buyer, wishes.shipTo),
    billTo: otherSite(random, place, buyer, wishes.billTo),
    supplier,
    lines,
    others,
    subtotal,
    freight,
    taxRate,
    tax,
    total: round(subtotal + freight + tax),
    supplierNumber: random.fill(random.pick(['#####', '7#####', 'K-####', '{V|L}##-###'])),
    customerNumber: random.fill(random.pick(['1####', '#####', '{A|C|D}####'])),
    quoteReference: random.fill(random.pick(['{Q|A|O}-####', '2{4|5}####', 'AN-2025-###'])),
    project: random.fill(random.pick(['P-####', '##.####', '{Line|Site|Hall} #', '4##-##'])),
  };
}

const numberShapes = [
  '45########',
  'PO-#####',
  'PO######',
  'B25-####',
  '2025-####',
  '#####',
  '#######',
  '{BE|EK|IN}-25/####',
  '{NB|PR|MX}#####-##',
  '{1|2|3}/####/2025',
  'PO-2025-00###',
];

function otherSite(random: Random, place: Place, buyer: Party, wish: 'same' | 'other' | undefined): Party {
  const same = wish ? wish === 'same' : random.chance(0.4);
  return same ? buyer : makeSite(random, place, buyer);
}

function makeDelivery(random: Random, ordered: string, wish: Delivery['kind'] | undefined): Delivery {
  const kind =
    wish ?? random.pick(['date', 'date', 'date', 'date', 'date', 'window', 'week', 'lines', 'asap']);
  const date = addDays(ordered, random.whole(5, 60));
  if (kind === 'window') return { kind, from: date, to: addDays(date, random.whole(2, 12)) };
  if (kind === 'week') return { kind, ...isoWeek(date) };
  return kind === 'date' ? { kind, date } : { kind };
}
