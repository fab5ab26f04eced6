import type { DraftRow } from '../draft.ts';
import { isContainer } from '../mail-body/body-units.ts';
import { verbOf } from './clauses.ts';
import { goodsSaid } from './goods-said.ts';
import { otherWords } from './known-words.ts';
import { isGone } from './taken-out.ts';
import { clausesSaid } from './told-amounts.ts';
import { inAnyLanguage } from './words/phrase-pattern.ts';
import { says } from './words/spoken-languages.ts';
import { sends } from './words-of-refusal.ts';
import { cancels } from './words-of-wishes.ts';

const aspects = inAnyLanguage('aspects');
const aspectBehind = new RegExp(`^\\s+${aspects.source}`, 'iu');

/**
 * Whether what shall go is something that goods have, and not the goods: "take the price off the fenders", "forget the
 * fenders discount".
 */
export function takesAspect(text: string, rows: readonly DraftRow[]): boolean {
  return clausesSaid(text).some((clause) => {
    const goods = goodsSaid(clause, rows);
    const [first] = goods;
    if (first === undefined || !isGone(clause)) return false;
    return (
      aspects.test(clause.slice(0, first.from)) || goods.some(({ to }) => aspectBehind.test(clause.slice(to)))
    );
  });
}

/** "You don't send 20 fenders" where 12 are printed, "2 of the fenders are not needed": not all of them go. */
export function takesSome(text: string, row: number, rows: readonly DraftRow[]): boolean {
  const now = rows[row]!.quantity?.value;
  return clausesSaid(text).some((clause) => {
    if (!isGone(clause)) return false;
    return goodsSaid(clause, rows).some(({ rows: [named], from }) => {
      const [, amount] = /(?<![\p{L}\d.,-])(\d{1,6})\s(?:\p{L}+\s){0,2}$/u.exec(clause.slice(0, from)) ?? [];
      return named === row && amount !== undefined && Number(amount) !== now;
    });
  });
}

/** "Please remove the paper and the pencils": beside goods that go stand others that nobody knows. */
export function takesUnknownToo(text: string, rows: readonly DraftRow[]): boolean {
  return goodsSaid(text, rows).some(({ from, to }) => {
    const [, article, behind = '', next = ''] = joinedBehind.exec(text.slice(to)) ?? [];
    const [, before = ''] = joinedBefore.exec(text.slice(0, from)) ?? [];
    const isVerb = article === undefined && verbNext.test(next);
    return [before, isVerb ? '' : behind].some((word) => isUnknown(word, rows));
  });
}
const and = '(?:and|und|en|et|y|e|i|og|sowie|oraz|&|\\+)';
const articles =
  '((?:the|die|der|das|den|de|het|les?|la|los|las|el|i|gli|il|lo|os?|as?|te|ten|det)\\s+|l[’\'])?';
const joinedBehind = new RegExp(`^\\s+${and}\\s+${articles}(\\p{L}{4,})(?:\\s+(\\p{L}+))?`, 'iu');
const joinedBefore = new RegExp(`(\\p{L}{4,})\\s+${and}\\s+${articles}$`, 'iu');
/** Behind a verb: "and inform us", "and send the rest". */
const verbNext =
  /^(?:me|us|you|it|them|the|my|our|your|that|sie|mich|mir|uns|ihr|euch|es|die|den|das|der|dass|ons|mij|me|jullie|het|de|nous|moi|vous|les?|la|que|nos|los|las|el|ci|mi|vi|il|lo|gli|nam|mi|mnie|mig|os|jer|det|den|at|to|zu|te|à|a|che|że|żeby)$/iu;

function isUnknown(word: string, rows: readonly DraftRow[]): boolean {
  const isSaid = verbOf(word) !== null || isGone(word) || goodsSaid(word, rows).length > 0;
  return !isSaid && otherWords(word).length > 0;
}

/** "We don't want the padlocks in steel": not so, and not that none of them shall come. */
export function refusesKind(text: string, rows: readonly DraftRow[]): boolean {
  return clausesSaid(text).some((clause) => {
    if (cancels.test(clause.replace(wanting, ' ')) || !says(clause, 'negations') || !wanting.test(clause))
      return false;
    return goodsSaid(clause, rows).some(({ to }) => {
      const [, kind = ''] = ofKind.exec(clause.slice(to).replace(fillers, ' ')) ?? [];
      return isContainer(kind) || otherWords(kind).length > 0;
    });
  });
}
const fillers = new RegExp(inAnyLanguage('fillers').source, 'giu');
const wanting = new RegExp(sends.source, 'iu');
const ofKind =
  /^\s+(?:in|on|with|made of|aus|auf|mit|op|met|van|en|de|avec|sur|con|di|su|em|com|z|ze|w|na|af|i|på|med)\s+(?:an?\s|eine?[rnm]?\s|une?\s|una?\s|uma?\s|een\s|et\s|den\s|der\s|dem\s)?(\p{L}{4,})/iu;
