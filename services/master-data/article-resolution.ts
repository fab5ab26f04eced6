import type {
  ArticleResolution,
  Candidate,
  Mapping,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

const shownCandidates = 5;

export function resolved(product: Product, confidence: number, because: string): ArticleResolution {
  return {
    item_number: product.item_number,
    confidence,
    candidates: [candidateOf(confidence)(product)],
    because,
  };
}

/** The confidence is that of the best candidate. */
export function unresolved(candidates: Candidate[], because: string): ArticleResolution {
  const shown = candidates.slice(0, shownCandidates);
  return { item_number: null, confidence: shown[0]?.score ?? 0, candidates: shown, because };
}

export function candidateOf(score: number): (product: Product) => Candidate {
  return ({ item_number, description }) => ({ number: item_number, name: description, score });
}

export function mappedCandidate({ item_number }: Mapping): Candidate {
  return { number: item_number, name: '', score: 0.5 };
}

/** `de` and `de-AT` are one language. */
export function isSameLanguage(a: string, b: string): boolean {
  return a.slice(0, 2).toLowerCase() === b.slice(0, 2).toLowerCase();
}
