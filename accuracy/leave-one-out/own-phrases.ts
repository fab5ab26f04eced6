import { lexicons } from '@orderloom/extractor/lexicon/languages.ts';
import { phrasesOf } from '@orderloom/extractor/lexicon/lexicon.ts';
import { wordsOf } from '@orderloom/extractor/lexicon/phrases.ts';

/** The parts of a lexicon by which labels, headings, sums and titles are found. */
const sections = ['labels', 'columns', 'totals', 'documentTypes'] as const;

/** All phrases of these parts in all languages, by their folded words with a space at both ends. */
const phrases = new Map<string, string[]>();
for (const lexicon of lexicons) {
  for (const phrase of sections.flatMap((section) => Object.values(lexicon[section]).flatMap(phrasesOf))) {
    const key = spaced(phrase);
    phrases.set(key, [...(phrases.get(key) ?? []), phrase.replace(/\s+/g, ' ')]);
  }
}

/** What a text says, folded as phrases are, with a space before and behind each word. */
export function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/** The phrases that `text` holds, and none of the other texts; all of them `spaced`. */
export function ownPhrases(text: string, others: readonly string[]): string[] {
  return [...phrases].flatMap(([key, spellings]) =>
    text.includes(key) && !others.some((other) => other.includes(key)) ? spellings : [],
  );
}
