import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { languagesOf, patternOf } from '../../lexicon/mail/spoken-languages.ts';
import { numberIn } from '../words/patterns.ts';
import { moreOrLess } from '../words/words-of-amounts.ts';
import { asks, changes } from '../words/words-of-wishes.ts';
import { lacksGoods } from './row-wishes.ts';

const [settles, onForm, unfitAmount] = (['settles', 'onForm', 'unfitAmount'] as const).map(inAnyLanguage) as [
  RegExp,
  RegExp,
  RegExp,
];

/**
 * Whether the printed number of a line makes way for another, whatever the verb: "I put 20 down and it ought to be 12",
 * "60, with 45 we won't get far", "can you up that from 6 to 9".
 */
export function setsAside(rest: string, now: number, to: number): boolean {
  if (fromTo(now, to).test(rest)) return asks.test(rest) || changes.test(rest);
  const own = besideAside(rest, now, to);
  const isDenied = languagesOf(rest).some((words) => patternOf(words, 'negations').test(own ?? ''));
  return own !== null && isWanted(own) && !isDenied && !onTop.some((words) => words.test(own));
}

const further =
  /(?<!\p{L})(?:further|extra|weitere\p{L}?|bijkomende|supplémentaires?|adicionales|aggiuntiv[ei]|adicionais|dodatkow\p{L}+|yderligere|ekstra)(?!\p{L})/iu;
/** "We need 5 additional ones": not in all. */
const onTop = [moreOrLess, inAnyLanguage('onTop'), further];

/** "I put 12 down, there are 18 on the boat": beside the printed number stands what is there. */
export function tellsBesideAside(text: string, now: number, to: number): boolean {
  const own = besideAside(text, now, to);
  return own !== null && isThere.test(own) && !isWanted(own);
}

const isWanted = (clause: string) =>
  [asks, changes, settles, oughtTo, lacksGoods].some((words) => words.test(clause));
const isThere =
  /(?<!\p{L})(?:there (?:are|is)|ha(?:s|ve|t|ben|bt)|heeft|hebben|liegen|liegt|stehen|steht|liggen|staan|zijn er|ont|avons|il y a|tiene\p{L}*|tenemos|hay|ha(?:nno)?|abbiamo|c[’']è|ci sono|tem|têm|temos|há|ma|mają|mamy|są|har|er der|der er|står|ligger)(?!\p{L})/iu;

/** The clause of a number, where the only other clause of one says that the printed one is no more than printed, or will not do. */
function besideAside(text: string, now: number, to: number): string | null {
  const clauses = text.split(joints);
  const own = clauses.filter((clause) => numberIn(to).test(clause));
  const printed = clauses.filter((clause) => numberIn(now).test(clause));
  const [clause] = own;
  if (clause === undefined || own.length > 1 || printed.length !== 1 || clause === printed[0]) return null;
  return isAside(printed[0]!) ? clause : null;
}

/** What a sentence says without the clause that only tells what is printed: "in the order there are still 10". */
export function withoutAside(text: string, now: number): string {
  const [aside] = text.split(joints).filter((clause) => numberIn(now).test(clause) && isAside(clause));
  return aside === undefined ? text : text.replace(aside, ' ');
}

function isAside(clause: string): boolean {
  return (clause.match(/\d+/g) ?? []).length === 1 && (onForm.test(clause) || unfitAmount.test(clause));
}

const joints =
  /[,;:()–]\s?|\s-\s|\s(?:and|but|so|und|aber|maar|en|dus|et|mais|donc|y|pero|e|ma|quindi|mas|i|a|ale|więc|men|og|så)\s/iu;

function fromTo(now: number, to: number): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:from|von|vom|van|de|du|da|dal?l?e?|z|ze|fra)\\s(?:the\\s|den\\s|de\\s|les\\s|l[ao]s\\s|i\\s|os\\s)?${now}(?:\\s\\p{L}{1,12}\\.?)?\\s(?:to|up to|down to|auf|naar|op|à|a|na|til|para)\\s${to}(?![\\d.,]*\\d)`,
    'iu',
  );
}

/** "It ought to be 12": no request by itself. */
const oughtTo =
  /(?<!\p{L})(?:ought to|meant to be|supposed to be|should|shd|müss\p{L}*|soll\p{L}*|gehör\p{L}*|hör\p{L}*|moet\p{L}*|hoor\p{L}*|doi\p{L}+|devrai\p{L}*|il (?:en )?faut|deb\p{L}+|tendr[íi]a\p{L}*|dev\p{L}+|vanno|va|powin\p{L}+|ma być|mają być|skal|skulle|burde)(?!\p{L})/iu;
