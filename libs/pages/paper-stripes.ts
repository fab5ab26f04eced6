import type { Rule, Word } from './page.ts';

/** A page has this many stripes at least. */
const fewestStripes = 12;
/** Their heights differ by at most this, in points. */
const evenly = 1;

/**
 * The rules without those of striped listing paper: areas as wide as each other, one under the other at even distances
 * from above the first word to below the last, with two lines of print in some. They part nothing.
 */
export function withoutStripes(rules: Rule[], words: readonly Word[]): Rule[] {
  if (words.length === 0) return rules;
  const across = rules.filter(({ direction }) => direction === 'horizontal');
  const alike = Map.groupBy(across, ({ box }) => `${Math.round(box[0])} ${Math.round(box[2])}`);
  const stripes = [...alike.values()].find((group) => areStripes(group, words));
  if (!stripes) return rules;
  const [left, , right] = stripes[0]!.box;
  const isEnd = ({ box, direction }: Rule) =>
    direction === 'vertical' && [left, right].some((x) => Math.abs(box[0] - x) < evenly);
  return rules.filter((rule) => !stripes.includes(rule) && !isEnd(rule));
}

function areStripes(group: readonly Rule[], words: readonly Word[]): boolean {
  if (group.length < fewestStripes) return false;
  const edges = group.map(({ box }) => box[1]).sort((a, b) => a - b);
  const steps = edges.slice(1).map((y, at) => y - edges[at]!);
  const isEven = Math.max(...steps) - Math.min(...steps) < 2 * evenly;
  const [first, last] = [edges[0]!, edges.at(-1)!];
  const isWhole = words.every(({ box }) => box[1] > first && box[3] < last);
  return (
    isEven && isWhole && edges.slice(1).some((bottom, at) => linesBetween(words, edges[at]!, bottom) > 1)
  );
}

/** Lines that stand apart between two heights. */
function linesBetween(words: readonly Word[], top: number, bottom: number): number {
  const inside = words.filter(({ box }) => (box[1] + box[3]) / 2 > top && (box[1] + box[3]) / 2 < bottom);
  const tops = inside.map(({ box }) => box[1]).sort((a, b) => a - b);
  const height = Math.max(...inside.map(({ box }) => box[3] - box[1]), 0);
  return tops.filter((y, at) => at === 0 || y - tops[at - 1]! > height / 2).length;
}
