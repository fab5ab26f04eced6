import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isCommon, says } from '../../lexicon/mail/spoken-languages.ts';
import type { Wish } from '../instruction.ts';
import { wishedItem } from '../rows/wished-item.ts';
import { told } from '../words/wordings.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { asks } from '../words/words-of-wishes.ts';
import { isOrdered } from './added-goods.ts';
import { exchanges, names } from './exchanged-goods.ts';
import { goodsSaid } from './goods-said.ts';

const sameQuantity = inAnyLanguage('sameQuantity');

/**
 * "Please replace the 7/0 by colour 7/1, same number", "swap the 10 litre oil for 4 of the 20 litre drums": the line that
 * goes and what comes for it, as many as are told or, where somebody says so, as were ordered. Null where nobody tells.
 */
export function replacedGoods(
  text: string,
  words: readonly Word[],
  rows: readonly DraftRow[],
): Wish[] | null {
  // A complaint about goods that came, or what was, would or shall not be.
  const isTold = says(text, 'negations') || longAgo.test(text) || told.test(text) || would.test(text);
  if (damaged.test(text) || isTold || !(asks.test(text) || startsSo.test(text))) return null;
  const [first] = goodsSaid(text, rows);
  const [row] = first?.rows ?? [];
  if (row === undefined || first!.rows.length > 1) return null;
  const now = rows[row]!.quantity?.value ?? null;
  const behind = text.slice(first!.to);
  const [link] = byOthers.exec(behind) ?? [];
  if (link === undefined || /\d/.test(behind.slice(0, behind.indexOf(link)))) return null;
  const from = first!.to + behind.indexOf(link) + link.length;
  const said = text.slice(from);
  const counted = wishedItem(wordsFrom(words, from));
  const isCounted = counted !== null && /^\d/.test(said);
  const [name = ''] = said.split(/[,;:(]|\s[-–]\s/u, 1);
  const description = name.replace(lastWords, '').trim();
  const quantity = isCounted ? counted.quantity : sameQuantity.test(text) ? now : null;
  const rest = isCounted ? '' : text.slice(from + name.length);
  const isOther = (rest.match(/\d+/g) ?? []).some((number) => Number(number) !== quantity);
  if (
    quantity === null ||
    isOther ||
    !names.test(description) ||
    !hasName(description) ||
    pronounLast.test(description) ||
    exchanges.test(description)
  )
    return null;
  const item: Extract<Wish, { kind: 'add' }> = isCounted
    ? {
        ...counted,
        description: counted.description?.replace(ofThe, '').replace(lastWords, '').trim() ?? null,
      }
    : { kind: 'add', quantity, unit: null, article: null, description };
  const isPrinted = rows.some((_, at) => at !== row && isOrdered(item, [rows[at]!]));
  return isPrinted || item.description === null ? null : [{ kind: 'cancel', rows: [row] }, item];
}

const would =
  /(?<!\p{L})(?:would not|could be|might|replaced|swapped|exchanged|könnte\p{L}*|würde\p{L}*|ersetzt|getauscht|vervangen (?:door|is|zijn)(?=.*(?:hebt|hebben|heeft))|kunnen worden|pourrait|pourraient|avez|podría\p{L}*|potrebbe\p{L}*|poderia\p{L}*|mógł\p{L}*|kunne)(?!\p{L})/iu;
/** The verb of a request stands first. */
const startsSo = new RegExp(`^(?:\\p{L}{1,3},? )?(?:${exchanges.source})`, 'iu');
/** "Something else", "whatever is cheaper" name nothing. */
function hasName(description: string): boolean {
  return !vague.test(description) && (description.match(/\p{L}{4,}/gu) ?? []).some((word) => !isCommon(word));
}
const vague =
  /(?<!\p{L})(?:something|anything|whatever|whichever|else|labels?|cheaper|better|etwas|irgend\p{L}*|andere\p{L}*|günstiger\p{L}*|un\p{L}{3,}te|iets|anders|goedkoper\p{L}*|autre chose|quelque|moins cher|algo|otra cosa|qualcosa|altro|outra coisa|coś|innego|noget|andet)(?!\p{L})/iu;

const damaged =
  /(?<!\p{L})(?:broken|damaged|faulty|defect\p{L}*|wrong ones|beschädigt\p{L}*|kaputt\p{L}*|kapot\p{L}*|beschadigd\p{L}*|cass[ée]e?s?|abîmée?s?|endommag\p{L}*|rot[oa]s?|dañad[oa]s?|rott[oaie]|danneggiat[oaie]|partid[oa]s?|danificad[oa]s?|uszkodzon\p{L}*|zepsut\p{L}*|beskadiged?e?|ødelagte?)(?!\p{L})/iu;

/** Behind it stands what comes. */
const byOthers =
  /^\s?(?:[^\s,;:]+\s){0,5}?(?:for|with|by|to|durch|gegen|door|voor|tegen|par|contre|por|con|per|na|przez|med|til)\s(?:(?:the|den|die|das|de|het|les?|la|las|los|el|il|lo|gli|i|os?|as?)\s)?/iu;
const ofThe = /^of (?:the|those) /iu;
/** Verbs and manners at the end are no part of a name. */
const lastWords =
  /(?:[\s,]+(?:please|pls|bitte|graag|aub|svp|s[’']il (?:vous|te) pla[iî]t|por favor|per favore|proszę|tak|ersetzen|tauschen|austauschen|vervangen|ruilen|instead))+[.!?]*$|[.!?]+$/iu;

/** "2 bigger ones": no name. */
const pronounLast =
  /(?<!\p{L})(?:ones?|welche|davon|exemplare|ervan|d[’']autres|otr[oa]s|altr[ie]|outr[oa]s|inn[ey]ch?|andre)$/iu;

/** The words of a text from a character on. */
function wordsFrom(words: readonly Word[], from: number): Word[] {
  let at = 0;
  return words.filter((word) => {
    const start = at;
    at += word.text.length + 1;
    return start >= from;
  });
}
