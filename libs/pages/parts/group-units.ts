import { sharesContent } from './order-lines.ts';
import { numberKey } from './order-number.ts';
import type { OrderUnit } from './order-units.ts';

/**
 * Puts together what is one order: units of one number; one without a number and the order that it repeats, by its
 * name, its form or its rows. An order without a number that repeats none is an order of its own.
 */
export function groupUnits(units: readonly OrderUnit[]): OrderUnit[][] {
  const numbered = units.filter(({ orderNumber }) => orderNumber !== null);
  const groups = [...Map.groupBy(numbered, ({ orderNumber }) => numberKey(orderNumber!)).values()];
  const unnumbered = units.filter(({ orderNumber }) => orderNumber === null);
  const titled = unnumbered.filter(({ isOrder }) => isOrder);
  for (const unit of titled) {
    const home = homeOf(unit, groups);
    if (home) home.push(unit);
    else groups.push([unit]);
  }
  // Beside one order, rows without a title are a part of it: its second page, its schedule.
  const untitled = unnumbered.filter(({ isOrder }) => !isOrder);
  const isOnly = groups.length === 1;
  for (const unit of untitled) {
    const home = homeOf(unit, groups) ?? (isOnly ? groups[0] : undefined);
    if (home) home.push(unit);
    else if (groups.length > 0 || untitled.length > 1) groups.push([unit]);
  }
  return groups.sort((a, b) => placeOf(a) - placeOf(b));
}

function homeOf(unit: OrderUnit, groups: readonly OrderUnit[][]): OrderUnit[] | undefined {
  const [only] = groups;
  const isOtherForm = groups.length === 1 && only!.every(({ form }) => form !== unit.form);
  if (isOtherForm) return only;
  return groups.find((group) =>
    group.some(
      (other) =>
        (other.file !== unit.file && unit.stem !== '' && other.stem === unit.stem) ||
        (other.orderNumber !== null && unit.codes.has(numberKey(other.orderNumber))) ||
        sharesContent(other.content, unit.content),
    ),
  );
}

/** Orders stand as their files do, and in a file as its pages and lines do. */
function placeOf(group: readonly OrderUnit[]): number {
  const [first] = group;
  const within = first!.pages[0]?.[0] ?? first!.lines[0]?.[0] ?? 0;
  return Math.min(...group.map(({ file }) => file)) * 1e6 + within;
}
