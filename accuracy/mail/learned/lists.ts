import type { Block } from '../mail-family.ts';
import type { Desk } from './desk.ts';
import { unitOf, type Wish } from './wishes.ts';

type Write = (wish: Wish, article: string) => string;

/** How people jot down lines; one way for all lines of a mail. */
const ways: readonly Write[] = [
  (wish) => `${wish.quantity} ${unitOf(wish)} ${wish.ware.name}`,
  ({ quantity, ware }) => `${quantity}× ${ware.name}`,
  (wish) => `${wish.ware.name} – ${wish.quantity} ${unitOf(wish)}`,
  (wish) => `${wish.ware.name}: ${wish.quantity} ${unitOf(wish)}`,
  (wish) => `${wish.ware.name} ......... ${wish.quantity} ${unitOf(wish)}`,
  (wish, article) => `${article}  ${wish.ware.name}  ${wish.quantity} ${unitOf(wish)}`,
  (wish) => `${wish.ware.name} (${wish.quantity} ${unitOf(wish)})`,
  (wish) => `(${wish.quantity}) ${wish.ware.name}`,
];

export function listOf(desk: Desk, wishes: readonly Wish[], marks = marksOf(desk)): Block {
  const write = desk.random.pick(ways);
  return { kind: 'list', items: wishes.map((wish) => write(wish, articleOf(desk))), marks };
}

/** The name in front, the quantity behind. */
export function nameFirstList(desk: Desk, wishes: readonly Wish[]): Block {
  const write = desk.random.pick(ways.slice(2, 5));
  return { kind: 'list', items: wishes.map((wish) => write(wish, '')), marks: marksOf(desk) };
}

/** Each line with its article, and some with a remark that holds another number. */
export function remarkedList(desk: Desk, wishes: readonly Wish[]): Block {
  const { random, texts } = desk;
  const items = wishes.map((wish) => {
    const remark = random.pick(texts.orders.remarks);
    const line = `${wish.quantity} ${unitOf(wish)} ${wish.ware.name}, art. ${articleOf(desk)}`;
    return remark ? `${line} ${remark}` : line;
  });
  return { kind: 'list', items, marks: marksOf(desk) };
}

export function tableOf({ random, texts }: Desk, wishes: readonly Wish[]): Block {
  const { columns } = texts.trade;
  const order = random.pick([
    ['article', 'name', 'quantity', 'unit'],
    ['quantity', 'unit', 'name', 'article'],
    ['name', 'unit', 'quantity', 'remark'],
    ['article', 'quantity', 'name'],
  ] as const);
  const rows = wishes.map((wish) =>
    order.map((column) => {
      if (column === 'article') return random.fill('##-####');
      if (column === 'name') return wish.ware.name;
      if (column === 'quantity') return String(wish.quantity);
      return column === 'unit' ? unitOf(wish) : '';
    }),
  );
  return { kind: 'table', head: order.map((column) => columns[column]), rows };
}

/** A table whose cells are divided by signs, as it is copied out of a program. */
export function typedTable(desk: Desk, wishes: readonly Wish[]): Block {
  const table = tableOf(desk, wishes);
  if (table.kind !== 'table') return table;
  const sign = desk.random.pick([';', '\t', ' | ']);
  const lines = [table.head!, ...table.rows].map((cells) => cells.join(sign).trimEnd());
  return { kind: 'text', text: lines.join('\n') };
}

/** A few labelled lines for each ware. */
export function cards({ texts, random }: Desk, wishes: readonly Wish[]): Block {
  const { article, name, quantity, unit } = texts.trade.columns;
  const blocks = wishes.map((wish) =>
    [
      `${name}: ${wish.ware.name}`,
      `${article}: ${random.fill('{K|L}####')}`,
      `${quantity}: ${wish.quantity}`,
      `${unit}: ${unitOf(wish)}`,
    ].join('\n'),
  );
  return { kind: 'text', text: blocks.join('\n\n') };
}

function marksOf({ random }: Desk): 'dash' | 'number' | 'none' {
  return random.pick(['dash', 'none', 'none', 'number']);
}

function articleOf({ random }: Desk): string {
  return random.fill('{H|K|W}#####');
}
