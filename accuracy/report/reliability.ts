import type { Judged } from '../score/tally.ts';

const bins = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98, 1.0001];

/** How often a value that an ERP acts on is right, by the confidence that was claimed for it. */
export function reliabilityCurve(judged: readonly Judged[]): string {
  const values = judged.flatMap(({ score, prediction }) =>
    Object.entries(score.values).flatMap(([path, right]) => {
      const confidence = prediction.confidence[path];
      return confidence === undefined ? [] : [{ confidence, right }];
    }),
  );
  const lines = bins.slice(0, -1).flatMap((from, i) => {
    const to = bins[i + 1]!;
    const inside = values.filter(({ confidence }) => confidence >= from && confidence < to);
    if (inside.length === 0) return [];
    const claimed = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    const right = inside.filter((value) => value.right).length / inside.length;
    const range = `${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}`;
    return [
      `${range.padEnd(16)}${String(inside.length).padStart(7)}${claimed.toFixed(3).padStart(10)}${right.toFixed(3).padStart(10)}`,
    ];
  });
  return [
    `${'confidence'.padEnd(16)}${'values'.padStart(7)}${'claimed'.padStart(10)}${'right'.padStart(10)}`,
    ...lines,
  ].join('\n');
}
