import { namesAttachment } from '@orderloom/pages/names-attachment.ts';
import type { Sign } from './cue-signs.ts';
import { titleInName, titleOf } from './lexicon/titles.ts';
import { nameCharacters, titleLines } from './paper-signs.ts';
import { findActs } from './senses/find-acts.ts';
import type { ClassifiedAttachment } from './signs.ts';

/** What the sender of a mail does by his own words instead of ordering. */
export interface SpokenAct {
  /** Null where he orders, or says nothing of the kind. */
  sign: Sign | null;
  /** His words; beside an order that he gives outright without what is talk then. */
  text: string;
}

/**
 * "Has it shipped?", "these figures are no order", "is this one in already?": what the fresh words of a mail say of lines
 * is stronger than the lines. A paper or a list that calls itself an order is one, but where the words ask after it.
 */
export function spokenAct(text: string, documents: readonly ClassifiedAttachment[]): SpokenAct {
  const brings = (sentence: string) => documents.length > 0 && namesAttachment.test(sentence);
  const { acts, isOrdered, isTitled, rest } = findActs(text, brings);
  if (isOrdered) return { sign: null, text: rest };
  const isPaper = isTitled || documents.some(isOrder);
  const act = acts.find(({ act }) => !isPaper || act === 'even beside a paper');
  if (act === undefined) return { sign: null, text: rest };
  const { category, weight, name } = act;
  return { sign: { category, place: 'act', weight, says: name }, text };
}

function isOrder({ name, text }: ClassifiedAttachment): boolean {
  const title = titleOf(text, titleLines) ?? titleInName(name.slice(0, nameCharacters));
  return title?.category === 'purchase_order';
}
