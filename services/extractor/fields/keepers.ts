import { anyOf } from '../lexicon/word-patterns.ts';
import { hasLegalForm } from '../values/company.ts';
import type { BlockLine } from './party-block.ts';
import { wordsOf } from './party-lines.ts';
import { attention, isSigner, mayBeCompany } from './party-names.ts';

/** What marks in whose house somebody is reached. */
const keeper =
  /^(?:c\/o|c\/-|care of|p\/a|p\.\s?a\.|per adres(?:se)?|p\.\s?adr\.|pr\. adr\.)[.:]?\s+(?=\S)/iu;

/** Words that say as much before a firm alone. */
const keeperOfFirm = new RegExp(
  `^(?:${anyOf(({ addressed }) => addressed.careOf)}|a/c|v/)[.:]?\\s+(?=\\p{Lu})`,
  'iu',
);

/**
 * `Muster Works` over `c/o Beispiel Ltd`: of the two the first is who gets the goods. Alone, or under a person, the
 * house at the mark is, without the mark.
 */
export function withoutKeepers(lines: readonly BlockLine[]): BlockLine[] {
  return lines.flatMap((line, at) => {
    const house = houseAtMark(line.text);
    if (house === null) return [line];
    const isNamed = lines
      .slice(0, at)
      .some(({ text }) => mayBeCompany(text) && !attention.test(text) && !isSigner(text));
    return isNamed ? [] : [{ text: house, words: wordsOf(line, house) }];
  });
}

/** The firm, or what else is no person, behind the mark of a keeper; null for any other line. */
function houseAtMark(text: string): string | null {
  const rest = text.replace(keeper, '');
  if (rest !== text) return isSigner(rest) || !mayBeCompany(rest) ? null : rest;
  const firm = text.replace(keeperOfFirm, '');
  return firm !== text && hasLegalForm(firm) ? firm : null;
}
