import type { Line, Order } from '../../../order/order.ts';
import { factsOf } from '../../held-out/workday/changing.ts';
import { spokenDay } from '../../held-out/workday/desk.ts';
import type { Values } from '../../kit/letter.ts';
import { workday } from '../../kit/lines.ts';
import type { MailSource } from '../../mail-family.ts';
import { dayForms } from '../counter/day-forms.ts';
import { ordinals, spelled } from './count-words.ts';
import { type FrontdeskTold, names } from './wording.ts';

/** The facts of a workday, and what a wording of the front desk may name besides. */
export function frontdeskFacts(source: MailSource, told: FrontdeskTold) {
  const facts = factsOf(source, { ...told, said: told.said ?? '' });
  const { order, at, now } = facts;
  const { language, random } = source;
  const [out, alsoOut] = names(told, 'p3', 't3', 'a3') ? twoOthers(source, order, at) : [facts.out, -1];
  const date = told.isSooner ? soonerDay(source, order) : facts.date;
  if (date === null) return frontdeskFacts(source, told);
  const positions = order.lines.map(({ position }) => position);
  const step = positions[1]! - positions[0]!;
  const values: Values = {
    ...facts.values,
    ...(told.isSooner && { d: spokenDay(source, date) }),
    ...dayForms(source, date),
    ...(alsoOut >= 0 && { ...placesOf(order.lines[out]!, '2'), ...placesOf(order.lines[alsoOut]!, '3') }),
    nth: ordinals[language][at]!,
    nth2: ordinals[language][out]!,
    nowhere: String(positions.at(-1)! + random.whole(2, 5) * step),
    ...(spelled[language]?.[now] && { spelled: spelled[language][now] }),
  };
  return { ...facts, out, alsoOut, date, values };
}

/** Two lines that go; who names two names the upper one first. */
function twoOthers({ random }: MailSource, { lines }: Order, at: number): readonly [number, number] {
  const free = random.shuffled(lines.map((_, i) => i).filter((i) => i !== at));
  const [one, other] = free.slice(0, 2).toSorted((a, b) => a - b);
  return [one!, other!];
}

function placesOf({ position, description, article, yourArticle }: Line, mark: string): Values {
  return {
    [`p${mark}`]: String(position),
    [`t${mark}`]: description,
    [`a${mark}`]: article ?? yourArticle ?? '',
  };
}

/** A working day between that of the order and the printed one, not the first, eighth or eleventh; null: there is none. */
function soonerDay({ random }: MailSource, { date, delivery }: Order): string | null {
  const printed = delivery.kind === 'date' ? delivery.date : date;
  const days = Array.from({ length: 60 }, (_, i) => workday(date, i + 2));
  const free = days.filter((day) => day < printed && !/-(01|08|11)$/.test(day));
  return free.length > 0 ? random.pick(free) : null;
}
