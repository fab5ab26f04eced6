import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isCommon, languagesOf, patternOf, says } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isContainer } from '../../mail-body/body-units.ts';
import { type GoodsSaid, goodsSaid } from '../goods/goods-said.ts';
import { isGone } from '../rows/taken-out.ts';
import { verbOf } from '../sentences/clauses.ts';
import { notSoMany } from '../words/words-of-refusal.ts';
import { otherWords } from './known-words.ts';
import { clausesSaid } from './told-amounts.ts';

const aspects = inAnyLanguage('aspects');
const aspectBehind = new RegExp(`^\\s+${aspects.source}`, 'iu');

/**
 * Whether what shall go is something that goods have, and not the goods: "take the price off the fenders", "forget the
 * fenders discount".
 */
export function takesAspect(text: string, rows: readonly DraftRow[]): boolean {
  return takenIn(text, rows).some(({ clause, goods }) => {
    const [first] = goods;
    if (first === undefined) return false;
    return (
      aspects.test(clause.slice(0, first.from)) || goods.some(({ to }) => aspectBehind.test(clause.slice(to)))
    );
  });
}

/** "You don't send 20 fenders" where 12 are printed, "2 of the fenders are not needed": not all of the lines that go. */
export function takesSome(text: string, gone: readonly number[], rows: readonly DraftRow[]): boolean {
  return takenIn(text, rows).some(({ clause, goods }) => {
    const isFewer = notSoMany.test(clause);
    return goods.some(({ rows: [row], from }) => {
      if (row === undefined || !gone.includes(row)) return false;
      const [, amount] = amountBefore.exec(clause.slice(0, from)) ?? [];
      return isFewer || (amount !== undefined && Number(amount) !== rows[row]!.quantity?.value);
    });
  });
}
const amountBefore = /(?<![\p{L}\d.,-])(\d{1,6})\s(?:\p{L}+\s){0,2}$/u;

/** The clauses of a sentence that take something back, with the goods that they name. */
function takenIn(text: string, rows: readonly DraftRow[]): { clause: string; goods: GoodsSaid[] }[] {
  return clausesSaid(text)
    .filter(isGone)
    .map((clause) => ({ clause, goods: goodsSaid(clause, rows) }));
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
  "((?:the|die|der|das|den|de|het|les?|la|los|las|el|i|gli|il|lo|os?|as?|te|ten|det)\\s+|l[’'])?";
const joinedBehind = new RegExp(`^\\s+${and}\\s+${articles}(\\p{L}{4,})(?:\\s+(\\p{L}+))?`, 'iu');
const joinedBefore = new RegExp(`(\\p{L}{4,})\\s+${and}\\s+${articles}$`, 'iu');
/** Behind a verb: "and inform us", "and send the rest". */
const verbNext =
  /^(?:me|us|you|it|them|the|my|our|your|that|sie|mich|mir|uns|ihr|euch|es|die|den|das|der|dass|ons|mij|me|jullie|het|de|nous|moi|vous|les?|la|que|nos|los|las|el|ci|mi|vi|il|lo|gli|nam|mi|mnie|mig|os|jer|det|den|at|to|zu|te|à|a|che|że|żeby)$/iu;

function isUnknown(word: string, rows: readonly DraftRow[]): boolean {
  const isSaid = verbOf(word) !== null || isGone(word) || goodsSaid(word, rows).length > 0;
  return !isSaid && otherWords(word).length > 0;
}

/** "We don't want the padlocks in steel", "not before Monday": not so, and not that none of them shall come. */
export function refusesKind(text: string, rows: readonly DraftRow[]): boolean {
  return text.split(clauseEnds).some((clause) => {
    const said = clause.replace(fillers, ' ').replace(/\s+/g, ' ');
    if (!says(said, 'negations')) return false;
    const goods = goodsSaid(said, rows);
    const rests = goods.map(({ to }) => said.slice(to));
    const behindNot = languagesOf(said).flatMap((words) => {
      const found = patternOf(words, 'negations').exec(said);
      return found ? said.slice(found.index + found[0].length) : [];
    });
    const kinds = [
      ...rests.map((rest) => ofKind.exec(rest)?.[1] ?? ''),
      ...behindNot.map(
        (rest) => (goods.length > 0 && ofKind.exec(rest)?.[1]) || (kindLater.exec(rest)?.[1] ?? ''),
      ),
    ];
    if (goods.length === 0 && !isGone(said)) return false;
    const isOfAspect = behindNot.some((rest) => toDo.test(rest) && aspects.test(rest));
    return isOfAspect || kinds.some((kind) => isKind(kind) && goodsSaid(kind, rows).length === 0);
  });
}

function isKind(word: string): boolean {
  if (word === '' || isCommon(word)) return false;
  return isContainer(word) || isBodyUnit(word) || word.length === 3 || otherWords(word).length > 0;
}
/** Dutch "en" is French and Spanish "in". */
const clauseEnds = /[,;:–]\s|\s(?:but|and|aber|und|sondern|maar|mais|et|pero|ma|mas|ale|men|og)\s/iu;
const fillers = new RegExp(inAnyLanguage('fillers').source, 'giu');
const ofKind =
  /^\s+(?:in|on|by|per|via|par|por|pelo|pela|sul|sulla|with|made of|before|without|until|aus|auf|mit|vor|ohne|bis|op|met|van|voor|zonder|tot|en|de|avec|sur|avant|sans|con|di|su|antes d\p{L}+|sin|prima di|senza|em|com|sem|z|ze|w|na|przed|bez|af|i|på|med|før|uden)\s+(?:(?:an?|the|this|eine?[rnm]?|de[rnm]|une?|una?|uma?|een|het|de|des|et|den|les|las|los|le|la|el|il)\s)?(\p{L}{3,})/iu;
/** "I don't take them before Monday", "nie bierzemy bez certyfikatu" */
const kindLater =
  /^\s+(?:\p{L}+\s+){1,3}?(?:before|without|vor|ohne|voor|zonder|avant|sans|antes d\p{L}+|prima di|senza|sem|przed|bez|før|uden)\s+(?:(?:the|das|de[rnm]?|die|het|las?|le|les|los|o)\s)?(\p{L}{4,})/iu;
const toDo = /^\s+(?:te|zu|to)\s/iu;
