import { carrier, condition, freight, parcel, please, yours } from '../shared-words.ts';
import { consignment, stillWanted } from '../shipment-words.ts';
import { type Forms, ourOrder, yourOrder } from './form.ts';

/** Who sells says that goods have left. */
export const deliveries: Forms = {
  goods_sent: {
    ...{ category: 'delivery_note', weight: 6 },
    all: (words) => [`${words.goods}|${yourOrder(words)}`, words.sent],
    none: (words) => [
      ...[words.soon, words.late, words.not, ourOrder(words), words.bill],
      `(?:${words.shallCome})[^.,;!?]{0,40} (?:${words.sent})`,
    ],
    isQuestion: false,
  },
  we_sent: {
    ...{ category: 'delivery_note', weight: 6 },
    all: ({ weSent }) => [weSent],
    none: (words) => [ourOrder(words), words.bill, words.soon, words.attached],
    isQuestion: false,
  },
  given_to_carrier: {
    ...{ category: 'delivery_note', weight: 5 },
    all: (words) => [`${yourOrder(words)}|${words.goods}`, carrier],
    none: (words) => [words.wants, words.soon, words.late, words.damage, words.not, ourOrder(words)],
  },
  your_parcel: {
    ...{ category: 'delivery_note', weight: 4 },
    all: () => [`(?:${yours}) (?:${parcel})`],
    none: (words) => [words.wants, words.late, words.damage, words.thanksFor, words.payment],
  },
  parcel_comes: {
    ...{ category: 'delivery_note', weight: 6 },
    all: ({ comesSoon }) => [
      `(?:${yours}) (?:[\\p{L}-]+ ){0,3}(?:${consignment})|(?:${consignment}) [^.]{0,40}\\d{4}`,
      comesSoon,
    ],
    none: (words) => [words.wants, words.late, ourOrder(words), condition],
  },
  shipment_told: {
    ...{ category: 'delivery_note', weight: 8 },
    all: ({ shipmentTold }) => [shipmentTold],
    none: (words) => [
      words.wants,
      words.late,
      ourOrder(words),
      `(?:${please})(?! find)`,
      condition,
      stillWanted,
    ],
  },
  sent_in_parts: {
    ...{ category: 'delivery_note', weight: 8 },
    all: ({ order, inParts }) => [`(?:${yours}) (?:[\\p{L}-]+ ){0,2}(?:${order})`, inParts],
    none: (words) => [words.wants, ourOrder(words), condition],
  },
  left_today: {
    ...{ category: 'delivery_note', weight: 5 },
    all: ({ leftToday }) => [leftToday],
    none: (words) => [words.wants, words.late, words.goods, ourOrder(words), please],
  },
  freight_told: {
    ...{ category: 'delivery_note', weight: 5 },
    all: () => [freight],
    none: ({ wants }) => [wants],
  },
  driver_comes: {
    ...{ category: 'delivery_note', weight: 5 },
    all: ({ ourDriver }) => [ourDriver],
    none: ({ wants, soon, ...words }) => [wants, ourOrder({ wants, soon, ...words })],
  },
};
