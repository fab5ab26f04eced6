import type { MailWords } from '../../lexicon/mail/mail-words.ts';
import { languagesOf, patternOf } from '../../lexicon/mail/spoken-languages.ts';
import { speaksToMachines } from '../words/words-to-machines.ts';

/**
 * Whether a sentence leaves open what it wants: on a condition that only people can judge, of an amount that nobody
 * knows, because its writer has not made up his mind, or because he speaks to a program. What it wants is never applied. `letter` tells the language.
 */
export function leavesOpen(text: string, letter: string): boolean {
  const spoken = languagesOf(letter);
  return (
    dependsOn(text, spoken) ||
    mayNameByNo.test(text) ||
    speaksToMachines.test(text) ||
    spoken.some((words) => patternOf(words, 'undecided').test(text) || countsVaguely(text, words))
  );
}

/** "Corte fino no 4711", "cut as on sheet No 4711": Portuguese "in it" or a number, unless what stands before it asks for none. */
const mayNameByNo =
  /^[^.,;:!?]*\p{L}{3,} (?<!(?:please|pls|with|but|and|want|need|send|have|order|supply|deliver|ship|take|favor|con|pero|queremos|necesitamos|envíen|manden) )no (?=\S*\d\S*$)/iu;

/** "But only if the price is the same.": it stands alone, and bounds what was said before. */
export function isBareCondition(text: string, letter: string): boolean {
  const spoken = languagesOf(letter);
  const isFirst = spoken.some((words) => {
    const found = patternOf(words, 'conditions').exec(text);
    return found !== null && text.slice(0, found.index).split(/\s+/).length <= mostBeforeCondition;
  });
  return isFirst && !/[,;:–]\s/.test(text) && dependsOn(text, spoken);
}
const mostBeforeCondition = 3;

/** "If not all of it is there in time, …"; neither "if it is not too late" nor "I'd be grateful if". */
function dependsOn(text: string, spoken: readonly MailWords[]): boolean {
  const plain = spoken.reduce(
    (left, words) => left.replace(new RegExp(patternOf(words, 'politeFrames').source, 'giu'), ' '),
    text.replaceAll(/,(?= (?:wenn|als|gdyby|se|si|if|hvis|za)(?!\p{L}))/giu, '').replaceAll(noCondition, ' '),
  );
  const conditions = spoken.flatMap((words) => {
    const found = patternOf(words, 'conditions').exec(plain);
    return found
      ? { said: clauseFrom(plain.slice(found.index)), isLast: !onlyJoins.test(plain.slice(0, found.index)) }
      : [];
  });
  // "Send them if you can do 50"
  return conditions.some(
    ({ said, isLast }) =>
      (isLast && /\d/.test(said)) || !spoken.some((words) => onlyAsksWhether(said, words)),
  );
}

/** "And if possible, …": the condition still stands first. */
const onlyJoins = /^\P{L}*(?:(?:and|also|oh|und|en|et|y|e|i|og|oraz)\P{L}+)*$/iu;

/** "Se me olvidó", "jeśli chodzi o": words of conditions that bound nothing. */
const noCondition =
  /(?<!\p{L})(?:se (?:me|nos) olvid\p{L}+|(?:jeśli|jeżeli) chodzi o|wenn es um|als het om|s[’']agissant d[eu]s?)(?!\p{L})/giu;

function clauseFrom(text: string): string {
  return text.split(/[,;:–]/, 1)[0]!;
}

/** Whether a condition only asks whether there is still time: "if it is possible please …". */
export function onlyAsksWhether(condition: string, words: MailWords): boolean {
  if (patternOf(words, 'notTooLate').test(condition)) return true;
  const asked = patternOf(words, 'stillPossible').exec(condition);
  const lead = asked && condition.slice(0, asked.index + asked[0].length);
  return (
    lead !== null &&
    lead.split(/\s+/).length <= mostBeforePossible &&
    !/\d/.test(lead) &&
    !patternOf(words, 'negations').test(lead)
  );
}
const mostBeforePossible = 8;

/** "A few off line 3"; what is said behind a comma or a reason counts something else: "…, we still have some". */
function countsVaguely(text: string, words: MailWords): boolean {
  const reason = patternOf(words, 'reasons');
  return text
    .split(/[,;:–]/)
    .map((piece) => piece.slice(0, reason.exec(piece)?.index))
    .map((piece) => piece.slice(0, patternOf(words, 'haveStill').exec(piece)?.index))
    .some((piece) => namesRow.test(piece) && patternOf(words, 'vagueAmounts').test(piece));
}
/** A line or an amount of goods stands there, told by a number. */
const namesRow = /\d/;
