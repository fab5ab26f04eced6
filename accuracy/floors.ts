import { z } from 'zod';

/** What a fixed selection must keep: of some measures at least so much, of some counts at most so many. */
export interface Bounds<Floor extends string, Most extends string> {
  name: string;
  floors: Record<Floor, number>;
  most: Record<Most, number>;
}

/** What was reached now; NaN where there was nothing to measure, which counts as right. */
export type Reached<Floor extends string, Most extends string> = Readonly<Record<Floor | Most, number>>;

/** The bounds of a selection in a file. */
export function boundsSchema<Floor extends string, Most extends string>(
  floors: readonly Floor[],
  most: readonly Most[],
) {
  return { name: z.string(), floors: numbersOf(floors), most: numbersOf(most) };
}

function numbersOf<Key extends string>(keys: readonly Key[]) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, z.number()])) as Record<Key, z.ZodNumber>);
}

export function describeBounds<Floor extends string, Most extends string>(
  { name, floors, most }: Bounds<Floor, Most>,
  documents: string,
  reached: Reached<NoInfer<Floor>, NoInfer<Most>>,
): string[] {
  return [
    `${name}: ${documents}`,
    ...keysOf(floors).map(
      (key) => `  ${key.padEnd(18)}${shown(reached[key])} (at least ${floors[key].toFixed(3)})`,
    ),
    ...keysOf(most).map((key) => `  ${key.padEnd(18)}${reached[key]} (at most ${most[key]})`),
  ];
}

/** Sentences about what is worse than it was. */
export function fallenBelow<Floor extends string, Most extends string>(
  { name, floors, most }: Bounds<Floor, Most>,
  reached: Reached<NoInfer<Floor>, NoInfer<Most>>,
): string[] {
  const below = keysOf(floors).filter((key) => rounded(reached[key]) < floors[key]);
  const above = keysOf(most).filter((key) => reached[key] > most[key]);
  return [
    ...below.map((key) => `${name}: ${key} fell from ${floors[key].toFixed(3)} to ${shown(reached[key])}`),
    ...above.map((key) => `${name}: ${key} rose from ${most[key]} to ${reached[key]}`),
  ];
}

/** Floors only rise, and counts of mistakes only fall. */
export function raise<Floor extends string, Most extends string>(
  { floors, most }: Bounds<Floor, Most>,
  reached: Reached<NoInfer<Floor>, NoInfer<Most>>,
): void {
  for (const key of keysOf(floors)) floors[key] = Math.max(floors[key], rounded(reached[key]));
  for (const key of keysOf(most)) most[key] = Math.min(most[key], reached[key]);
}

function keysOf<Key extends string>(record: Record<Key, number>): Key[] {
  return Object.keys(record) as Key[];
}

/** Three digits; nothing to measure counts as right. */
function rounded(value: number): number {
  return Number.isNaN(value) ? 1 : Math.floor(value * 1000) / 1000;
}

function shown(value: number): string {
  return rounded(value).toFixed(3);
}
