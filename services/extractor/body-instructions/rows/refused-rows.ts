import type { DraftRow } from '../../draft.ts';
import { isRight } from '../gates/former-times.ts';
import type { Targets } from '../goods/find-targets.ts';
import type { Reading } from '../instruction.ts';
import { isAsPrinted } from '../talk/topics.ts';
import {
  byMistake,
  callsOff,
  declines,
  hedges,
  inSuchA,
  noneOf,
  notForgotten,
  notYet,
  sends,
} from '../words/words-of-refusal.ts';
import { cancels, lacks } from '../words/words-of-wishes.ts';
import { takesOut } from './taken-out.ts';
import { countsOf } from './wished-quantity.ts';

/** "No discs", "A-200 was ordered by mistake". */
export function refuses(targets: Targets, said: string): boolean {
  if (countsOf(targets.rest).length > 0) return false;
  const isHedged = hedges.test(said) || inSuchA.test(targets.rest.slice(targets.before.length));
  const isNot = notBehind.test(targets.rest.slice(targets.before.length)) && !isWrong.test(said);
  const isRefused = isNot || declines.test(said);
  // "That was right by accident"
  const isByMistake = byMistake.test(said) && !settled.test(said);
  return noneOf.test(targets.before) || isByMistake || (isRefused && !isHedged);
}

/** "The masks rather not", "le mascherine no": nothing follows. */
const notBehind =
  /^\s*(?:,\s(?=(?:after all|doch|lieber|toch|liever|finalement|au final|en fait|plutôt|al final|mejor|alla fine|meglio|afinal|jednak|alligevel|hellere)\s))?(?:\p{L}+ ){0,2}?(?:not|nicht|niet|pas|no|non|não|nie|ikke)(?: (?:mehr|meer|più|any ?more|længere|now|jetzt|nu|mehr))?\s*(?:$|[,.;!])/iu;

/** "Cancel everything except line 2": all others go. */
export function othersOf({ rows: kept, before }: Targets, rows: readonly DraftRow[]): Targets | null {
  if (!allBut.test(before)) return null;
  return { rows: rows.flatMap((_, at) => (kept.includes(at) ? [] : at)), rest: '', before: '' };
}
const allBut =
  /(?<!\p{L})(?:all|everything|every line|alles|alle \p{L}+|sämtlich\p{L}*|tout|tous les \p{L}+|toutes les \p{L}+|tod[oa]s?|tutt[oaie]|tudo|wszystk\p{L}+|alt|alle)(?!\p{L})[^.;:]{0,40}(?<!\p{L})(?:except(?: for)?|but(?: for)?|apart from|save for|außer|bis auf|ausgenommen|behalve|op|sauf|hormis|excepté|à part|menos|salvo|excepto|tranne|eccetto|meno|salvo|exceto|à exceção d\p{L}+|oprócz|poza|z wyjątkiem|undtagen|bortset fra|på nær)(?:\s\p{L}{1,4})?\s*$|^\W*(?:bis auf|außer|except(?: for)?|apart from|behalve|sauf|hormis|à part|salvo|excepto|menos|tranne|eccetto|exceto|oprócz|poza|undtagen|bortset fra)(?:\s\p{L}{1,4})?\s*$/iu;

/** Whether a text speaks of all lines but some. */
export function exceptsSome(text: string): boolean {
  return exceptWords.test(text);
}
const exceptWords =
  /(?<!\p{L})(?:except|apart from|save for|(?:everything|all|anything) but|außer|bis auf|ausgenommen|behalve|op (?:de|het|regel)(?= \S+ na)|sauf|hormis|excepté|à part|salvo|excepto|menos|tranne|eccetto|exceto|à exceção|oprócz|poza|z wyjątkiem|undtagen|bortset fra|på nær)(?!\p{L})/iu;

/** "All good apart from line 2, which can go": what is said of it stands behind it. */
export function isOnlyOneWrong({ before }: Targets): boolean {
  return allBut.test(before) && settled.test(before);
}
const settled =
  /(?<!\p{L})(?:good|fine|ok(?:ay)?|right|correct|as is|in ordnung|richtig|gut|stimmt|passt|goed|juist|klopt|akkoord|bon|bien|en ordre|d[’']accord|de acuerdo|en orden|a posto|bene|corrett[oa]|cert[oa]|em ordem|dobrze|w porządku|zgadza|fint|i orden)(?!\p{L})/iu;

/** "The date suits all but the reels", "all but line 2 is right": something else for them, and they are not refused. */
export function isExcepted({ before }: Targets, said: string): boolean {
  const isSettled = isRight.test(said) || isAsPrinted(said) || printedSo.test(said);
  return exceptFor.test(before) && (ofDay.test(said) || (allBut.test(before) && isSettled));
}
const printedSo =
  /(?<!\p{L})(?:printed|gedruckt|gedrukt|imprimée?s?|impres[oa]s?|stampat[oaie]|wydrukowan\p{L}+|trykt)(?!\p{L})/iu;
const exceptFor =
  /(?<!\p{L})(?:except(?: for)?|but(?: for)?|außer|bis auf|behalve|op|sauf|salvo|excepto|menos|tranne|exceto|oprócz|poza|undtagen)(?:\s\p{L}{1,4})?\s*$/iu;
const ofDay =
  /(?<!\p{L})\p{L}*(?:dates?|datum|termin\p{L}*|fechas?|dato(?:en)?|datas?|data|datę|delivery|lieferung|levering|livraison|entrega|consegna|dostaw\p{L}*)(?!\p{L})/iu;

/** "Something about the gloves is not right" does not say what is wanted. */
const isWrong =
  /(?<!\p{L})(?:stimm\p{L}*|pass(?:t|en)|klop(?:t|pen)|right|correct\p{L}*|ok(?:ay)?|juist|bon(?:ne)?s?|juste?s?|exact\p{L}*|bien|va(?:nno)?|tornan?o?|cert[oa]s?|zgadza\p{L}*|passer|stemmer)(?!\p{L})/iu;

/** Neither "without packaging", nor "do not send it before line 1", nor "don't forget it". */
export function isRefusal(said: string): boolean {
  const isOwn = cancels.test(said) || takesOut(said) || !lacks.test(said);
  return isOwn && !notForgotten.test(said) && !(sends.test(said) && hedges.test(said));
}

/** "Do not ship line 2 yet": it may still be wanted. */
export function isHeldBack(said: string): boolean {
  return notYet.test(said) && !callsOff.test(said);
}

/** "Line 2 may not be added yet". */
export function isNotYet(said: string): boolean {
  return notYet.test(said) && negates.test(said);
}
const negates = /(?<!\p{L})(?:not|n[’']t|nicht|niet|pas|no|non|não|nie|ikke)(?!\p{L})/iu;

/** The lines that a clause takes back, or that nobody knows which or how many of one. */
export function cancelled(targets: Targets | null, rows: readonly DraftRow[]): Reading {
  if (!targets || targets.rows.length >= rows.length) return 'unclear';
  // Who cancels 5 of 20 keeps the others; who says the whole quantity repeats it.
  const whole = targets.rows.flatMap((row) => rows[row]!.quantity?.value ?? []);
  const rest = whole.reduce(
    (left, value) => left.replace(new RegExp(`(?<![\\d.,])${value}(?![\\d.,]\\d)`), ' '),
    targets.rest,
  );
  // "Take 10 off: 15 are left"
  const isPart = countsOf(rest).length > 1;
  return isPart || partAmount.test(rest) || upTo.test(rest.slice(targets.before.length))
    ? 'unclear'
    : { kind: 'cancel', rows: targets.rows };
}

/** "Linje 2 til 4": whether three lines or two numbers of something else, nobody knows. */
const upTo = /^\s*(?:to|auf|tot|à|al?|ao|do|til|-|–)\s?\d/iu;
const partAmount = /(?<![\d.,-])\d{1,6}(?:\s*[x×]|\s+(?:of|von|van|sur|de)(?!\p{L})|\s+\p{L}{2,})/iu;
