const bins = 1_000;

/** The rows of the `limit` highest scores above 0, sorted: counting by height first spares sorting all. */
export function highestRows(rows: ArrayLike<number>, scores: Float32Array, limit: number): number[] {
  let best = 0;
  for (let i = 0; i < rows.length; i++) best = Math.max(best, scores[rows[i]!]!);
  if (best === 0) return [];
  const counts = new Uint32Array(bins + 1);
  for (let i = 0; i < rows.length; i++) counts[Math.floor((scores[rows[i]!]! / best) * bins)]! += 1;
  let from = bins;
  for (let taken = counts[from]!; from > 1 && taken < limit; taken += counts[from]!) from -= 1;
  const atLeast = (from / bins) * best;
  const high: number[] = [];
  for (let i = 0; i < rows.length; i++) {
    const score = scores[rows[i]!]!;
    if (score >= atLeast && score > 0) high.push(rows[i]!);
  }
  return high.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, limit);
}
