import { dateWords } from '../lexicon/phrases.ts';
import { readCurrency } from '../values/currency.ts';
import { readDate } from '../values/date.ts';
import { readNumber } from '../values/number.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { readPrice } from '../values/price.ts';
import { readQuantity } from '../values/quantity.ts';

/** How values of one kind are asked for and read. */
export interface ValueKind {
  /** How the value is to be given. */
  form: string;
  /** Every value that these printed characters can be, as `write` writes it. */
  read(printed: string): string[];
  /** One writing for one value; null when it is none. */
  write(value: string): string | null;
}

/** No name, number or amount that an order decides on is longer. */
const longestText = 160;
/** `Wednesday, 30th September 2026` has 31 characters; a text with two dates prints neither alone. */
const longestDate = 40;
const decimalMarks = ['.', ','] as const;

const asText = (value: string) => value.trim().replace(/\s+/g, ' ') || null;
const asNumber = (value: string) =>
  /^-?\d{1,15}(?:\.\d{1,6})?$/.test(value.trim()) ? String(Number(value)) : null;

const date: ValueKind = {
  form: 'YYYY-MM-DD',
  read: (printed) =>
    printed.length > longestDate
      ? []
      : (['DMY', 'MDY', 'YMD'] as const).flatMap((order) => {
          const found = readDate(printed, order, dateWords);
          return found ? found.iso : [];
        }),
  write: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : null),
};

const amount: ValueKind = {
  form: 'a plain number such as 1234.5',
  read: (printed) =>
    decimalMarks.flatMap((mark) => {
      const found = readNumber(printed, mark);
      return found ? String(found.value) : [];
    }),
  write: asNumber,
};

const price: ValueKind = {
  form: 'the price of one unit, a plain number such as 1234.5',
  read: (printed) =>
    decimalMarks.flatMap((mark) => {
      const found = readPrice(printed, mark);
      return found ? String(Math.round((found.value / found.per) * 1e6) / 1e6) : [];
    }),
  write: asNumber,
};

const quantity: ValueKind = {
  form: 'a whole number',
  read: (printed) =>
    decimalMarks.flatMap((mark) => {
      const found = readQuantity(printed, mark);
      return found.quantity === null ? [] : String(found.quantity);
    }),
  write: asNumber,
};

/** `/` is `-` in an order's number. */
const orderNumber: ValueKind = {
  form: 'as printed',
  read: (printed) => {
    const found = readOrderNumber(printed);
    return found !== null && found === printed.trim() ? [found.replaceAll('/', '-')] : [];
  },
  write: (value) => asText(value.replaceAll('/', '-')),
};

const itemNumber: ValueKind = {
  form: 'as printed',
  read: (printed) => {
    const text = asText(printed);
    return text !== null && text.length <= longestText && /\d|^\S+$/.test(text) ? [text] : [];
  },
  write: asText,
};

const company: ValueKind = {
  form: 'as printed',
  read: (printed) => {
    const text = asText(printed);
    return text !== null && text.length <= longestText && /\p{L}{2}/u.test(text) ? [text] : [];
  },
  write: asText,
};

const currency: ValueKind = {
  form: 'ISO 4217',
  read: (printed) => {
    const found = readCurrency(printed);
    return found === null ? [] : [found];
  },
  write: asText,
};

/** Master data alone knows these: they are asked for among its candidates, and nothing that is printed counts. */
const fromMasterData: ValueKind = { form: "a candidate's number", read: () => [], write: asText };

/** The values that may be asked for, by their path. Supplier, ERP and statuses are none of them. */
const kinds: readonly [path: RegExp, kind: ValueKind, meaning: string][] = [
  [/^order_number$/, orderNumber, "the buyer's number of this purchase order"],
  [/^order_date$/, date, 'the date of this purchase order'],
  [/^delivery_date(?:_from|_to)?$/, date, 'the requested date of delivery'],
  [/^currency$/, currency, 'the currency of the prices'],
  [/^total_price$/, amount, 'the total of the order'],
  [/^customer\.company$/, company, 'the company that orders'],
  [/^customer\.customer_id$/, fromMasterData, 'which known customer orders'],
  [/^items\[\d+\]\.quantity$/, quantity, 'the ordered quantity of the line'],
  [/^items\[\d+\]\.price$/, price, 'the unit price of the line'],
  [/^items\[\d+\]\.line_total$/, amount, 'the total of the line'],
  [/^items\[\d+\]\.customer_item_number$/, itemNumber, "the buyer's article number of the line"],
  [/^items\[\d+\]\.article_number$/, fromMasterData, 'which known article the line orders'],
];

/** Null for what is never asked. */
export function kindOf(path: string): { kind: ValueKind; meaning: string; isMasterData: boolean } | null {
  const [, kind, meaning] = kinds.find(([pattern]) => pattern.test(path)) ?? [];
  return kind && meaning !== undefined ? { kind, meaning, isMasterData: kind === fromMasterData } : null;
}
