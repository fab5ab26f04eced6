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

/** `de`, `de-AT`, `deu` and `GER` are one language. */
export function isSameLanguage(a: string, b: string): boolean {
  return languageOf(a) === languageOf(b);
}

/** Of each code that was met: a hundred articles are compared for a line. */
const languages = new Map<string, string>();

/** By the first of its subtags, of two letters where it has such a name; what is no language code stands for itself. */
function languageOf(code: string): string {
  const subtag = code.split(/[-_]/, 1)[0]!.toLowerCase();
  const known = languages.get(subtag);
  if (known !== undefined) return known;
  const language = /^[a-z]{2,3}$/.test(subtag) ? new Intl.Locale(subtag).language : subtag;
  languages.set(subtag, language);
  return language;
}
