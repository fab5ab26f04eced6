import { mailLanguages } from '../../lexicon/mail/languages.ts';
import { alternatives, inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { declines } from '../words/words-of-refusal.ts';
import { cancels } from '../words/words-of-wishes.ts';

/** A negation and, within some words, what suppliers do with goods: "is not to be supplied", "non va fornito". */
const notSupplied = new RegExp(
  mailLanguages
    .map(
      ({ negations, supplies }) =>
        `(?<!\\p{L})(?:${alternatives(negations)})\\s*(?:[^\\s,;:.!?]+\\s+){0,3}?(?:${alternatives(supplies)})(?!\\p{L})`,
    )
    .join('|'),
  'iu',
);
const leavesOut = inAnyLanguage('leavesOut');

/** Whether a clause says that goods shall not come, whatever the verb. */
export function takesOut(text: string): boolean {
  return notSupplied.test(text) || leavesOut.test(text);
}

/** Whether a text takes back what it speaks of, by a verb, in other words or by not wanting it. */
export function isGone(text: string): boolean {
  return cancels.test(text) || takesOut(text) || declines.test(text);
}
