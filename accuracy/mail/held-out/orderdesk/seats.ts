import type { Order } from '../../../order/order.ts';
import type { MailSource } from '../../mail-family.ts';
import type { Told } from './wording.ts';

/** Where the lines stand that a wording counts anew (`at`, `alsoAt`) and takes off (`out`, `alsoOut`): four of them. */
export interface Seats {
  at: number;
  alsoAt: number;
  out: number;
  alsoOut: number;
}

export function seatsOf({ random }: MailSource, { lines }: Order, { line, out }: Told): Seats {
  const last = lines.length - 1;
  const fixed = { first: 0, last } as const;
  const taken = [...(line ? [fixed[line]] : []), ...(out ? [fixed[out]] : [])];
  const free = random.shuffled(lines.map((_, i) => i).filter((i) => !taken.includes(i)));
  const draw = (told: 'first' | 'last' | undefined) => (told ? fixed[told] : free.pop()!);
  const seats = { at: draw(line), out: draw(out), alsoAt: free.pop()!, alsoOut: free.pop()! };
  // Who names two lines names the upper one first.
  const [at, alsoAt] = line ? [seats.at, seats.alsoAt] : inOrder(seats.at, seats.alsoAt);
  const [gone, alsoOut] = out ? [seats.out, seats.alsoOut] : inOrder(seats.out, seats.alsoOut);
  return { at, alsoAt, out: gone, alsoOut };
}

const inOrder = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one]);
