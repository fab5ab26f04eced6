import { addDays, mondayOf } from '../order/calendar.ts';
import type { Order, Party } from '../order/order.ts';
import type { Truth } from '../truth.ts';
import { type PrintedLine, printLine } from './print-line.ts';
import type { PrintStyle } from './style.ts';

/** Parts of an address block, in the order in which they are asked for. */
export type PartyPart =
  | 'company'
  | 'brand'
  | 'extra'
  | 'street'
  | 'town'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'contact'
  | 'phone'
  | 'fax'
  | 'email'
  | 'vatId';
export type PartyRole = 'buyer' | 'shipTo' | 'billTo' | 'supplier';

/**
 * Gives the values of an order as text. What a layout takes from here is what its document prints, and so it becomes
 * truth; what is not taken is not printed.
 */
export interface Print {
  number(): string;
  date(): string;
  /** The requested delivery: a date, a window, a week, or "asap"; null when each line has its own. */
  delivery(): string | null;
  /** ISO 4217. */
  currency(): string;
  /** The sums below the lines, in print order; the last is the total. */
  sums(): Sum[];
  /**
   * Lines of an address block; parts that the party lacks are left out. Among several parts a VAT id and a fax number have
   * their labels before them, phone and e-mail in some documents.
   */
  party(role: PartyRole, ...parts: PartyPart[]): string[];
  /** One part that every party has, without a label: for layouts that print their own. */
  value(role: PartyRole, part: Exclude<PartyPart, 'extra'>): string;
  lines: PrintedLine[];
  /** An amount of money that is no truth: a carried-over sum. */
  money(amount: number): string;
  /** A date that is no truth. */
  day(date: string): string;
}

export interface Sum {
  kind: 'subtotal' | 'freight' | 'tax' | 'total';
  text: string;
}

/** `truth` is filled as values are taken. */
export function createPrint(order: Order, style: PrintStyle, truth: Truth): Print {
  const money = (amount: number) => style.number(amount, order.decimals);
  truth.order_number = null;
  truth.order_date = null;
  truth.total_price = null;
  truth.delivery_date = null;
  const dates = new Set<string>();
  const sayLineDate = (date: string) => {
    dates.add(date);
    if (order.delivery.kind === 'lines') Object.assign(truth, lineDatesTruth([...dates].sort()));
  };
  truth.items = [];
  const lines = order.lines.map((line) => {
    const row = {};
    truth.items!.push(row);
    return printLine(line, { style, decimals: order.decimals, row, sayDate: sayLineDate });
  });
  truth.line_count = lines.length;
  return {
    number() {
      truth.order_number = order.number;
      return order.number;
    },
    date() {
      truth.order_date = order.date;
      return style.date(order.date);
    },
    delivery: () => delivery(order, style, truth),
    currency() {
      truth.currency = order.currency;
      return order.currency;
    },
    sums() {
      truth.total_price = order.total;
      return sumsOf(order).map(([kind, amount]) => ({ kind, text: money(amount) }));
    },
    party: (role, ...parts) =>
      parts.flatMap((part) =>
        partText(order, role, part, truth).map((text) =>
          parts.length > 1 ? style.labelled(part, text) : text,
        ),
      ),
    value: (role, part) => partText(order, role, part, truth)[0]!,
    lines,
    money,
    day: style.date,
  };
}

/** One date for all lines is the order's; different ones are a window, of which no single date is asked. */
function lineDatesTruth(sorted: string[]): Truth {
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  if (first === last) return { delivery_date: first };
  return { delivery_date: undefined, delivery_date_from: first, delivery_date_to: last };
}

function delivery({ delivery }: Order, style: PrintStyle, truth: Truth): string | null {
  switch (delivery.kind) {
    case 'date':
      truth.delivery_date = delivery.date;
      return style.date(delivery.date);
    case 'window':
      Object.assign(truth, {
        delivery_date: delivery.to,
        delivery_date_from: delivery.from,
        delivery_date_to: delivery.to,
      });
      return style.window(delivery.from, delivery.to);
    case 'week':
      Object.assign(truth, weekTruth(mondayOf(delivery)));
      return style.week(delivery);
    case 'asap':
      delete truth.delivery_date;
      return style.asap;
    case 'lines':
      return null;
  }
}

/** A week is a window; whether it ends on Friday or on Sunday, and which day stands for it, is a matter of taste. */
function weekTruth(monday: string): Truth {
  const [friday, sunday] = [addDays(monday, 4), addDays(monday, 6)];
  return {
    delivery_date: [sunday, friday, monday],
    delivery_date_from: monday,
    delivery_date_to: [sunday, friday],
  };
}

function sumsOf({ subtotal, freight, tax, total }: Order): [Sum['kind'], number][] {
  const parts: [Sum['kind'], number][] = [];
  if (freight || tax) parts.push(['subtotal', subtotal]);
  if (freight) parts.push(['freight', freight]);
  if (tax) parts.push(['tax', tax]);
  return [...parts, ['total', total]];
}

const text: Record<PartyPart, (party: Party) => string | null> = {
  company: (party) => party.company,
  brand: (party) => party.brand,
  extra: (party) => party.extra,
  street: (party) => party.street,
  town: (party) => party.townLine,
  postalCode: (party) => party.postalCode,
  city: (party) => party.city,
  country: (party) => party.countryName,
  contact: (party) => party.contact,
  phone: (party) => party.phone,
  fax: (party) => party.fax,
  email: (party) => party.email,
  vatId: (party) => party.vatId,
};

function partText(order: Order, role: PartyRole, part: PartyPart, truth: Truth): string[] {
  const printed = text[part](order[role]);
  if (printed === null) return [];
  if (role === 'buyer') sayBuyer(order.buyer, part, truth);
  if (role === 'shipTo') sayRecipient(order.shipTo, part, truth);
  return [printed];
}

function sayBuyer(buyer: Party, part: PartyPart, truth: Truth): void {
  truth.customer ??= {};
  const customer = truth.customer;
  if (part === 'contact') customer.contact_person = buyer.contact;
  if (part === 'email') customer.email = buyer.email;
  if (part === 'phone') customer.phone = buyer.phone;
  if (part === 'vatId') customer.vat_id = [buyer.vatId, buyer.vatId.replace(/ [A-Z]+$/, '')];
  sayAddress(buyer, part, customer);
}

function sayRecipient(party: Party, part: PartyPart, truth: Truth): void {
  truth.shipping_details ??= {};
  truth.shipping_details.recipient ??= {};
  const { recipient } = truth.shipping_details;
  if (part === 'phone') recipient.phone = party.phone;
  sayAddress(party, part, recipient);
}

function sayAddress(party: Party, part: PartyPart, to: NonNullable<Truth['customer']>): void {
  if (part === 'company') to.company = [party.company, ...(to.company === party.brand ? [party.brand] : [])];
  if (part === 'brand') to.company = to.company ? [party.company, party.brand] : party.brand;
  const address = { ...to.address };
  if (part === 'extra' && party.extra)
    address.street = [party.street, `${party.extra}, ${party.street}`, `${party.street}, ${party.extra}`];
  if (part === 'street') address.street ??= party.street;
  if (part === 'town' || part === 'postalCode') address.postal_code = party.postalCode;
  if (part === 'town' || part === 'city') address.city = party.city;
  if (Object.keys(address).length > 0) to.address = address;
}
