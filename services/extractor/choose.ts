import { makeDoubt } from './doubt.ts';
import type { Candidate, Chosen, Doubt, Place } from './draft.ts';
import { noteChoice } from './trace.ts';

/** A rival within this much of the best score makes the choice doubtful. */
const margin = 0.05;
/** Each further place that says the same takes this share of what is missing to certainty. */
const agreement = 0.3;

/**
 * Decides between the candidates for one value. Places that agree support each other; the confidence falls when a
 * rival is nearly as good, and then a doubt names both.
 */
export function choose<T>(
  candidates: readonly Candidate<T>[],
  path: string,
  keyOf: (value: T) => unknown = (value) => value,
) {
  const ranked = groupByValue(candidates, keyOf).sort((a, b) => b.confidence - a.confidence);
  noteChoice({ path, candidates, ranked });
  const [best, rival] = ranked;
  if (!best) return { chosen: null, doubts: [] };
  if (!rival || best.confidence - rival.confidence > margin) return { chosen: best, doubts: [] };
  const doubts: Doubt[] = [
    makeDoubt(
      'conflicting_values',
      path,
      [`${best.value} and ${rival.value}`],
      [best.places[0]!, rival.places[0]!],
    ),
  ];
  return { chosen: { ...best, confidence: best.confidence * 0.7 }, doubts };
}

function groupByValue<T>(candidates: readonly Candidate<T>[], keyOf: (value: T) => unknown): Chosen<T>[] {
  const groups = Map.groupBy(candidates, ({ value }) => keyOf(value));
  return [...groups.values()].map((group) => {
    const [first, ...others] = group.sort((a, b) => b.score - a.score);
    const confidence = others.reduce(
      (sure, other) => sure + (1 - sure) * agreement * other.score,
      first!.score,
    );
    return {
      value: first!.value,
      confidence: Math.min(confidence, 0.99),
      places: group.map(placeOnly),
      because: first!.because,
    };
  });
}

/** A candidate taken as it is. */
export function chosenFrom<T>(candidate: Candidate<T>): Chosen<T> {
  return {
    value: candidate.value,
    confidence: candidate.score,
    places: [placeOnly(candidate)],
    because: candidate.because,
  };
}

function placeOnly({ file, page, box, text }: Place): Place {
  return { file, page, box, text };
}
