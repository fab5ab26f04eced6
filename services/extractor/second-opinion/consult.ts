import { fileURLToPath } from 'node:url';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Draft } from '../draft.ts';
import type { DoubtfulOrder, SecondOpinion } from './second-opinion.ts';
import { withAgreement, withOpinions } from './weigh-opinions.ts';

/** What a sandbox runs in its children when second opinions are asked. */
export const opinionModule = fileURLToPath(new URL('read-child.ts', import.meta.url));

/**
 * The order as `assemble` makes it of a draft, with what a second opinion says of its doubts: more confidence in our
 * values, or words in their reasons. No value of the order changes.
 */
export async function consult(
  draft: Draft,
  assemble: (draft: Draft) => Extraction,
  secondOpinion: SecondOpinion,
  order: Omit<DoubtfulOrder, 'extraction'>,
): Promise<Extraction> {
  const extraction = assemble(draft);
  const { opinions, note } = await secondOpinion({ ...order, extraction });
  if (note === null) return extraction;
  const weighed = assemble(withAgreement(draft, opinions));
  return { ...withOpinions(weighed, opinions), second_opinion: note };
}
