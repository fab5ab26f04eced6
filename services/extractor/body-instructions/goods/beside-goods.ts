import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isContainer } from '../../mail-body/body-units.ts';
import { otherWords } from '../gates/known-words.ts';
import { clausesSaid } from '../gates/told-amounts.ts';
import { rowsOf, type Wish } from '../instruction.ts';
import { isGone } from '../rows/taken-out.ts';
import { verbOf } from '../sentences/clauses.ts';
import { saysWhy } from '../sentences/reasons.ts';
import { noneOf } from '../words/words-of-refusal.ts';
import { exchanges } from './exchanged-goods.ts';
import { goodsSaid } from './goods-said.ts';

/**
 * Whether right behind the goods of a wish stands where, for whom or how they shall be: "leave the ropes out in the yard",
 * "send 5 fenders to the pier", "we don't need the fenders wrapped".
 */
export function isOfPlaceOrWay(wish: Wish, text: string, rows: readonly DraftRow[]): boolean {
  if (wish.kind === 'quantity' && wish.from !== null) return false;
  // "We found 5 in the shed": so many fewer, wherever they were.
  if ((wish.kind === 'quantityBy' && wish.by < 0) || exchanges.test(text)) return false;
  const named = rowsOf(wish);
  return clausesSaid(text).some((clause) =>
    goodsSaid(clause, rows).some(({ rows: own, from, to }) => {
      if (!own.some((row) => named.includes(row)) || !isWished(wish, clause, from, to)) return false;
      const rest = clause.slice(to);
      const [, article = '', place = '', way = ''] = behindGoods.exec(rest) ?? [];
      if (isForeign(place, rows) || isInside(article, place, clause.slice(0, from))) return true;
      return wish.kind === 'cancel' && (isForeign(way, rows) || says(rest, 'handedTo'));
    }),
  );
}

/** What stands before the goods already says that they go, or how many they are. */
function isWished(wish: Wish, clause: string, from: number, to: number): boolean {
  const before = clause.slice(0, from);
  // "Leave the ropes out in the yard"
  const split = clause.slice(0, to) + (particle.exec(clause.slice(to))?.[0] ?? '');
  if (wish.kind === 'cancel') return isGone(split) || noneOf.test(before) || lastNegation.test(before);
  return /(?<![\p{L}\d])\d/u.test(before);
}
/** Of a verb in two words, "leave … out". */
const particle = /^\s(?:off|out|away|weg|raus|eraf|eruit|af)(?!\p{L})/iu;
/** "We don't need the", before goods. */
const lastNegation = new RegExp(`${inAnyLanguage('negations').source}(?:\\s\\p{L}+){0,4}\\s$`, 'iu');

/**
 * "In the yard", "pas de pare-battages dans le colis", "to a pallet": a place, though yards and parcels also count goods;
 * "don't put any in the parcel" is a wish.
 */
function isInside(article: string, word: string, before: string): boolean {
  if (article === '') return false;
  const isBareNone = noneOf.test(before) && before.trim().split(' ').length <= mostNone;
  const isOfEach = eachOne.test(article) && lastNumber.test(before);
  return (
    (sites.test(word) && !haveStill.test(before)) ||
    ((isBareNone || isOfEach) && (isBodyUnit(word) || isContainer(word)))
  );
}
/** "Pas de", "no", "no hay" */
const mostNone = 2;
const eachOne =
  /^(?:an?|eine[rnm]?|een|une?|una|uma?|en|et|jede\p{L}*|each|every|elke|chaque|cada|każd\p{L}*|hver) $/iu;
const lastNumber = /\d\s(?:\p{L}+\s)?$/u;
const sites = inAnyLanguage('sites');
/** "We found a box of gloves in the store" */
const haveStill = inAnyLanguage('haveStill');

function isForeign(word: string, rows: readonly DraftRow[]): boolean {
  const isSaid = verbOf(word) !== null || isGone(word) || saysWhy(word);
  return (
    word !== '' &&
    !isSaid &&
    !ofAll.test(word) &&
    goodsSaid(word, rows).length === 0 &&
    otherWords(word).length > 0
  );
}

/** "In total", "in full", "by mistake", "on the attached order" */
const ofAll =
  /^(?:here|hier|aquí|total\p{L}*|full|whole|entire\p{L}*|complete\p{L}*|attached|enclosed|mistake|accident|other|totaal|geheel|ongeluk|abuis|vergissing|bijlage|ganzen?|gesamt\p{L}*|aus(?:zu)?kommen|anhang|versehen|tout\p{L}*|erreur|hausse|baisse|final|todo|engaño|fine|totale|metade|final|engano|całości|razem|helt)$/iu;

const prepositions = [
  'in|on|at|by|to|from|for|of|with|onto|into|under|round|around|behind|near|inside|until|before',
  'aus|auf|mit|bei|beim|zu|zum|zur|von|vom|an|am|ans|im|ins|für|fürs|vor|nach|unter|hinter|neben|per|bis',
  'op|met|bij|naar|aan|uit|voor|van|onder|achter|naast|tot',
  'sur|avec|par|à|au|aux|dans|pour|chez|sous|derrière|vers|jusqu’à|en|le long d[eu]',
  'con|a|al|para|sobre|bajo|hasta|desde|nel|nella|sul|sulla|al|alla|per|su|dal|dalla|da|no|na|ao|à|para|pelo|pela|em|com',
  'w|we|na|do|dla|przy|pod|przez|z|ze|od|i|på|med|ved|til|fra|hos|bag',
].join('|');
const articles =
  'the|our|my|your|an?|each|every|den|dem|der|die|das|unser\\p{L}*|eine?[rnm]?|jede[rnm]?|de|het|een|onze|elke|le|la|les|un|une|chaque|notre|el|los|las|una|cada|il|lo|gli|i|o|os|as|um|uma|den|det|en|et';
const behindGoods = new RegExp(
  `^(?:(?:\\s(?:off|out|away|over|down|up|weg|raus|eraf|eruit|af|dehors))?\\s(?:${prepositions})\\s((?:(?:${articles})\\s)*)(\\p{L}{4,})|\\s(\\p{L}{4,}))`,
  'iu',
);
