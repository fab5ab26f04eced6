import type { Candidate } from '../draft.ts';
import { characterConfidence, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import {
  columnBook,
  documentBook,
  labelBook,
  longestMatch,
  tokenise,
  totalBook,
} from '../lexicon/phrases.ts';
import { hasStreetWord } from '../values/address.ts';
import { readEmails } from '../values/email.ts';
import { isGivenName } from '../values/given-name.ts';
import { readPhone } from '../values/phone.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { wordsBetween } from './labels.ts';

/** What a person's name at no label that we know is worth, and one beside a way of contact. */
const alone = 0.8;
const withContact = 0.86;
/** Of several people one is a guess. */
const amongOthers = 0.6;
/** A label that we do not know, before a name. */
const ownLabel = /^[^:]{2,30}:\s*/;

/**
 * Names of people that stand at no label that we know: two to four words of which the first is a given name. Those at
 * labels of something else, as `Approved by`, and in the blocks of others are not taken.
 */
export function findPeople(
  sheets: readonly Sheet[],
  index: LabelIndex,
  foreign: ReadonlySet<Segment>,
  person: (text: string) => string | null,
): Candidate[] {
  const others = new Set(valuesAt(index, ['other', 'supplier'], 1, person).map(({ value }) => value));
  const found = sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment): Candidate[] => {
        const name = foreign.has(segment) ? null : person(segment.text.replace(ownLabel, ''));
        if (name === null || others.has(name) || !isName(name)) return [];
        const at = segment.text.indexOf(name);
        const words = wordsBetween(segment, at, at + name.length);
        const score = (isBesideContact(sheet, segment) ? withContact : alone) * characterConfidence(words);
        return [{ ...placeOf(sheet, words), value: name, score, because: 'a name of a person' }];
      }),
    ),
  );
  const near = found.filter(({ score }) => score > alone);
  const likely = near.length > 0 ? near : found;
  const isOne = new Set(likely.map(({ value }) => value.toLowerCase())).size === 1;
  return isOne ? likely : likely.map((candidate) => ({ ...candidate, score: amongOthers }));
}

/** What stands in names in small letters. */
const particle = /^(?:de|del|della|di|da|das|do|dos|du|van|von|der|den|ten|ter|la|le|y|e|i|af|zu|zum)$/;
/** Shorter words are names too rarely. */
const shortestName = 3;

/** A given name first, then words that begin with a capital and that labels, columns, titles and streets do not have. */
function isName(name: string): boolean {
  const words = name.split(' ');
  const isCapital = name === name.toUpperCase();
  const isSpelt = words.every(
    (word) =>
      particle.test(word) || (/^(?:[dl].)?\p{Lu}/u.test(word) && (isCapital || word !== word.toUpperCase())),
  );
  if (!isSpelt || words[0]!.length < shortestName || hasStreetWord(name)) return false;
  const tokens = tokenise(name);
  const isWord = (at: number) =>
    longestMatch(labelBook, tokens, at) ??
    longestMatch(columnBook, tokens, at) ??
    longestMatch(totalBook, tokens, at) ??
    longestMatch(documentBook, tokens, at);
  return (
    isGivenName(name.split(/[\s-]/)[0]!) &&
    tokens.every(({ text }, at) => at === 0 || particle.test(text) || isWord(at) === null)
  );
}

/** True where the line, the one above or the one below has a telephone number or a mail address. */
function isBesideContact({ lines }: Sheet, segment: Segment): boolean {
  return lines
    .slice(Math.max(0, segment.line - 1), segment.line + 2)
    .some(({ segments }) =>
      segments.some(({ text }) => readEmails(text).length > 0 || readPhone(text) !== null),
    );
}
