import type {
  ArticleResolution,
  Candidate,
  CustomerResolution,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { makeDoubt } from '../doubt.ts';
import type { Doubt, Place } from '../draft.ts';

export const customerPath = 'customer.customer_id';

export function articlePath(line: number): string {
  return `items[${line}].article_number`;
}

/** That master data does not tell the customer, with whom it may be. */
export function customerDoubt({ because, candidates }: CustomerResolution, places: Place[]): Doubt {
  const doubt = makeDoubt('customer_unresolved', customerPath, [withCandidates(because, candidates)], places);
  return { ...doubt, candidates: rounded(candidates) };
}

/** That master data does not tell the article of a line, with what it may be. */
export function articleDoubt(line: number, article: ArticleResolution | null, places: Place[]): Doubt {
  const candidates = article?.candidates ?? [];
  const because = article
    ? withCandidates(article.because, candidates)
    : 'nothing in the catalogue is like it';
  return {
    ...makeDoubt('article_unresolved', articlePath(line), [because], places),
    candidates: rounded(candidates),
  };
}

function rounded(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((each) => ({ ...each, score: Math.round(each.score * 1000) / 1000 }));
}

const shownCandidates = 3;

/** The reason, and who or what it may be: numbers and names, the likeliest first. */
function withCandidates(because: string, candidates: readonly Candidate[]): string {
  if (candidates.length === 0) return because;
  const shown = candidates
    .slice(0, shownCandidates)
    .map(({ number, name }) => (name === '' ? number : `${number} ${name}`));
  return `${because} Candidates: ${shown.join('; ')}.`;
}
