/** One thing that speaks for a customer being the buyer, or against it. */
export interface Evidence {
  /** Natural logarithm of how much likelier the document shows it when he is. */
  weight: number;
  /** What agrees, as words of a sentence: `VAT id`, `postal code`. */
  agreeing: string[];
}

export const nothing: Evidence = { weight: 0, agreeing: [] };

/** Evidence of two keys; what one of both does not say counts nothing. */
export function equality(
  what: string,
  a: string | null,
  b: string | null,
  equal: number,
  other = 0,
): Evidence {
  if (a === null || b === null) return nothing;
  return a === b ? { weight: equal, agreeing: [what] } : { weight: other, agreeing: [] };
}
