import type { Word } from '@orderloom/pages/page.ts';
import { adds, cancels, changes, lacks, lineNumbers } from './wordings.ts';

/** What a clause does with a line. */
export type Verb = 'cancel' | 'change' | 'add';

export function verbOf(text: string): Verb | null {
  if (cancels.test(text)) return 'cancel';
  if (changes.test(text)) return 'change';
  if (adds.test(text)) return 'add';
  return lacks.test(text) ? 'cancel' : null;
}

const conjunction = /^(?:and|und|en|et|y|e|i|og|sowie|but|aber|maar|mais|then|dann)$/iu;
/** A clause names its verb or its line within so many words. */
const nearWords = 6;

/** A sentence in pieces, each with a verb of its own or a line of its own. */
export function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]];
  words.forEach((word, at) => {
    const isJoint = conjunction.test(word.text) || /[,;]$/.test(words[at - 1]?.text ?? '');
    const next = words
      .slice(at, at + nearWords)
      .map(({ text }) => text)
      .join(' ');
    const isOwn = verbOf(next) !== null || lineNumbers.test(next);
    const hasVerb =
      verbOf(
        clauses
          .at(-1)!
          .map(({ text }) => text)
          .join(' '),
      ) !== null;
    if (isJoint && isOwn && hasVerb) clauses.push([]);
    clauses.at(-1)!.push(word);
  });
  return clauses;
}
