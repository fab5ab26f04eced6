import { anyOf } from '../lexicon/word-patterns.ts';
import { hasLegalForm } from './company.ts';

/** "an die Firma Bauer Bau GmbH" */
const calledFirm = /^(?:Firma|Fa\.|Firmy|Ditta|Firmaet)\s+/u;
/** What joins the words of a name. */
const small = new RegExp(
  `^${anyOf(
    ({ nameParticles }) => nameParticles,
    ({ smallWords }) => smallWords.and,
  )}$`,
  'u',
);

/** The firm with its legal form that words of a sentence end with: "to our customer Muster Marine Ltd"; null when they end with none. */
export function firmAtEnd(text: string): string | null {
  const words = text.split(/\s+/);
  const isOfName = (word: string) => /^[\p{Lu}\d&+]/u.test(word) || small.test(word);
  const name = words.slice(words.findLastIndex((word) => !isOfName(word)) + 1);
  while (small.test(name[0] ?? '')) name.shift();
  const firm = name.join(' ').replace(calledFirm, '');
  return hasLegalForm(firm) ? firm : null;
}
