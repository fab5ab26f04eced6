import type { DraftRow } from '../../draft.ts';
import { ands } from '../../lexicon/conjunctions.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { clearNumberOfWord, isOne } from '../../values/number-words.ts';
import { findTargets } from '../goods/find-targets.ts';
import { eachLineNumber } from '../words/wordings.ts';

/** A number stands at most this many words from the word that wants it: "we only need two", "hebben er maar twee nodig". */
const nearest = 3;
/** What of a denial stands before it: "we do not need". */
const denied = 4;

/**
 * Whether a sentence that takes a line away wants some of it for all that: "take line 3 off, we only need two", "Position 3
 * streichen, wir brauchen nur 2 Kartons".
 */
export function isStillWanted(
  text: string,
  gone: readonly number[] = [],
  rows: readonly DraftRow[] = [],
): boolean {
  const ofOthers = (clause: string) => {
    const targets = findTargets(clause, rows);
    return targets !== null && !targets.rows.some((row) => gone.includes(row));
  };
  return text.split(clauseEnds).some((written) => {
    if (ofOthers(written)) return false;
    const clause = written.replace(eachLineNumber, ' ');
    const found = wanting.exec(clause);
    if (!found) return false;
    const before = wordsOf(clause.slice(0, found.index));
    const behind = wordsOf(clause.slice(found.index + found[0].length));
    if (refuses(before.slice(-denied)) || refuses(behind.slice(0, nearest))) return false;
    const near = [...before.slice(-1), ...behind.slice(0, nearest)];
    return near.some(isCount);
  });
}
const clauseEnds = new RegExp(`[,;:.!?](?:\\s|$)|\\s[-–—]\\s|\\s(?:${ands})\\s`, 'iu');
const wanting = inAnyLanguage('wantsSome');
const denials = inAnyLanguage('denials');

function refuses(words: readonly string[]): boolean {
  const said = words.join(' ');
  return (
    denials.test(said) ||
    /(?<!\p{L})(?:no longer|don[’']t|doesn[’']t|keine?|geen|nobody|no one|niemand|personne|nadie|nessuno|ninguém|nikt|ingen|ne|no|non|nie|plus|ikke)(?!\p{L})/iu.test(
      said,
    )
  );
}

function isCount(word: string): boolean {
  return /^[1-9]\d{0,4}$/.test(word) || (!isOne(word) && clearNumberOfWord(word) !== null);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d'’]+/gu) ?? [];
}
