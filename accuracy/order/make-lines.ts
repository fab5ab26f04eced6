import { addDays } from './calendar.ts';
import type { OrderSource } from './make-order.ts';
import type { Delivery, Line, OrderWishes } from './order.ts';

interface LineFrame {
  wishes: OrderWishes;
  decimals: 2 | 3;
  /** Of the order. */
  date: string;
  delivery: Delivery;
}

const usualLines = [1, 9] as const;

/** The lines of an order; their totals are right. */
export function makeLines(source: OrderSource, frame: LineFrame): Line[] {
  const { random } = source;
  const { wishes } = frame;
  const step = random.pick([1, 1, 10, 10, 100]);
  const scheme = articleScheme(source, wishes);
  const piece = random.pick(source.goods.pieces);
  const named = new Set<string>();
  const count = random.whole(...(wishes.lines ?? usualLines));
  const lines = Array.from({ length: count }, (_, i) => {
    const line = makeLine(source, frame, { piece, named });
    return { ...line, ...scheme(), position: (i + 1) * step };
  });
  if (wishes.repeated) repeatLines(lines, random.whole(0, lines.length - 1));
  if (wishes.openQuantity)
    openQuantity(lines[random.whole(0, lines.length - 1)]!, random.pick(source.openTexts));
  return lines;
}

/** Lines with other names than those that are ordered, in the same shapes. */
export function makeOthers(source: OrderSource, frame: LineFrame, ordered: readonly Line[]): Line[] {
  const { others, openQuantity: _open, repeated: _repeated, ...wishes } = frame.wishes;
  const lines = makeLines(source, { ...frame, wishes: { ...wishes, ...(others && { lines: others }) } });
  return lines.filter((line) => ordered.every(({ description }) => description !== line.description));
}

/** How the buyer numbers articles: one shape for all lines of a document. */
function articleScheme({ random }: OrderSource, { articles, article }: OrderWishes) {
  const kind = articles ?? random.pick(['own', 'own', 'both', 'yours', 'none'] as const);
  const own =
    article ??
    random.pick(['######', '1##.###.##', '{AB|KX|MT}-####', '#####-##', '{A|F|H}#####', '{DG|RS}-##-###']);
  const yours = random.pick(['HI-#####', '{B|P|S}####-{A|B|X}', '87########', '####.##']);
  return () => ({
    article: kind === 'own' || kind === 'both' ? random.fill(own) : null,
    yourArticle: kind === 'yours' || kind === 'both' ? random.fill(yours) : null,
  });
}

type Unnumbered = Omit<Line, 'position' | 'article' | 'yourArticle'>;

function makeLine(
  { random, goods, itemNotes }: OrderSource,
  frame: LineFrame,
  { piece, named }: { piece: string; named: Set<string> },
): Unnumbered {
  const { wishes, decimals, date, delivery } = frame;
  const measured = !wishes.countedOnly && random.chance(0.2) ? random.pick(goods.measured) : null;
  const names = random.chance(0.06) ? goods.services : goods.counted;
  const description = newName(() => random.fill(measured?.name ?? random.pick(names)), named);
  const unit = measured ? random.pick(measured.units) : piece;
  const quantity = wishes.large
    ? random.pick([1000, 1002, 1250, 2400, 5000, 12000, 1500])
    : random.pick([
        1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 40, 50, 60, 75, 100, 120, 144, 200, 250, 500,
      ]);
  const per = wishes.per ?? 1;
  const price = Number(
    (per * random.pick([0.5, 3, 12, 40, 160]) * (0.2 + random.next() * 1.6)).toFixed(decimals),
  );
  const discount = wishes.discounts ? random.pick([0, 3, 5, 10, 12.5, 20]) : 0;
  const requested =
    delivery.kind === 'date'
      ? delivery.date
      : delivery.kind === 'window'
        ? delivery.to
        : addDays(date, random.whole(6, 45));
  return {
    description,
    quantity: { kind: 'whole', value: quantity },
    unit,
    price,
    per,
    discount,
    total: Number(((quantity * price * (1 - discount / 100)) / per + 1e-9).toFixed(decimals)),
    date: requested,
    notes: (wishes.notes ?? random.chance(0.15)) ? [random.pick(itemNotes)] : [],
    schedule: wishes.schedules && quantity > 3 ? split(quantity, requested) : [],
    delivered: random.chance(0.3) ? Math.floor(quantity / 2) : 0,
  };
}

/** No two lines have the same words by chance: which row is which must be plain. */
function newName(make: () => string, named: Set<string>): string {
  let name = make();
  for (let tries = 0; named.has(name) && tries < 20; tries++) name = make();
  named.add(name);
  return name;
}

function split(quantity: number, date: string): Line['schedule'] {
  const first = Math.ceil(quantity / 2);
  return [
    { date, quantity: first },
    { date: addDays(date, 14), quantity: quantity - first },
  ];
}

function repeatLines(lines: Line[], from: number): void {
  for (let i = from + 1; i < Math.min(lines.length, from + 4); i++) {
    lines[i] = { ...lines[from]!, position: lines[i]!.position };
  }
}

function openQuantity(line: Line, text: string): void {
  line.quantity = { kind: 'open', text };
  line.total = 0;
}
