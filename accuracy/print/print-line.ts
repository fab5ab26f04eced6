import type { Line } from '../order/order.ts';
import type { TruthRow } from '../truth.ts';
import type { PrintStyle } from './style.ts';

/** One order line as text; what is taken becomes truth. Cells are empty when the line lacks the value. */
export interface PrintedLine {
  /** For what a layout wants to know without printing it. */
  raw: Line;
  position(): string;
  article(): string;
  yourArticle(): string;
  description(): string;
  /** Number and description in one text; either order of the two is right, and so is the description alone. */
  named(): string;
  quantity(): string;
  unit(): string;
  price(): string;
  per(): string;
  discount(): string;
  total(): string;
  date(): string;
  notes(): string[];
  /** The parts of the quantity with their dates. */
  schedule(): { date: string; quantity: string }[];
  /** Beside the quantity: what came already, and what is still to come. */
  delivered(): string;
  open(): string;
}

export interface LinePrinting {
  style: PrintStyle;
  decimals: number;
  /** Filled as values are taken. */
  row: TruthRow;
  sayDate(date: string): void;
}

export function printLine(line: Line, { style, decimals, row, sayDate }: LinePrinting): PrintedLine {
  const open = line.quantity.kind === 'open';
  row.quantity = null;
  row.price = null;
  const { count } = style;
  return {
    raw: line,
    position: () => String(line.position),
    article() {
      if (line.article) row.customer_item_number = line.article;
      return line.article ?? '';
    },
    yourArticle() {
      if (line.yourArticle) row.customer_item_number ??= line.yourArticle;
      return line.yourArticle ?? '';
    },
    description() {
      row.description = [line.description];
      return line.description;
    },
    named() {
      const article = line.article ?? line.yourArticle;
      if (!article) return this.description();
      row.customer_item_number = [article, null];
      row.description = [line.description, `${article} ${line.description}`];
      return `${article} ${line.description}`;
    },
    quantity() {
      if (line.quantity.kind === 'open') return line.quantity.text;
      row.quantity = line.quantity.value;
      return count(line.quantity.value);
    },
    unit() {
      row.unit = line.unit;
      return line.unit;
    },
    price() {
      row.price = pricesOf(line);
      return style.number(line.price, decimals);
    },
    per: () => String(line.per),
    discount: () => (line.discount ? `${style.number(line.discount, line.discount % 1 ? 1 : 0)} %` : ''),
    total() {
      if (!open) row.line_total = line.total;
      return open ? '' : style.number(line.total, decimals);
    },
    date() {
      sayDate(line.date);
      return style.date(line.date);
    },
    notes() {
      row.description = withNotes(line);
      return line.notes;
    },
    schedule() {
      for (const { date } of line.schedule) sayDate(date);
      return line.schedule.map(({ date, quantity }) => ({
        date: style.date(date),
        quantity: count(quantity),
      }));
    },
    delivered: () => count(line.delivered),
    open: () => (line.quantity.kind === 'whole' ? count(line.quantity.value - line.delivered) : ''),
  };
}

/** The price of one unit, after the discount or before it, and as it is printed. */
function pricesOf({ price, per, discount }: Line): number[] {
  const one = price / per;
  return [...new Set([one, price, one * (1 - discount / 100)])];
}

/** A note below the description may be taken as a part of it. */
function withNotes({ description, notes }: Line): string[] {
  return [description, ...notes.map((_, i) => [description, ...notes.slice(0, i + 1)].join(' '))];
}
