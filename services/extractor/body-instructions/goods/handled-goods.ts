import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { hasStreetWord, looksLikeStreet } from '../../values/address.ts';
import { delivers } from '../words/wordings.ts';
import { noneOf } from '../words/words-of-refusal.ts';
import { goodsSaid, withoutGoodsSaid } from './goods-said.ts';

/** A size in a name of goods that are sold by their length: "ropes 12 mm". */
const sized = /\d\s?(?:mm|cm|m)(?!\p{L})/iu;

/**
 * Whether a clause that was read as one that takes goods out may only say how they shall be packed: "die Fender bitte nicht
 * einpacken". "No fenders to pack" takes them out.
 */
export function isHandled(clause: string, rows: readonly DraftRow[]): boolean {
  const goods = goodsSaid(clause, rows);
  if (goods.length === 0 || goods.some(({ from }) => noneOf.test(clause.slice(0, from)))) return false;
  return says(withoutGoodsSaid(clause, goods), 'wraps');
}

/** "Send 5 fenders ahead", "put 5 fenders aside for us": some of those that are ordered. Thanks in advance are none. */
export function goesAhead(text: string): boolean {
  return ahead.test(text.replace(thanksAhead, ' '));
}
const ahead = inAnyLanguage('ahead');
const thanksAhead = new RegExp(
  `(?<!\\p{L})(?:thank\\p{L}*|\\p{L}*dank\\p{L}*|merci\\p{L}*|grazie|ringrazi\\p{L}*|gracias|agrade\\p{L}*|obrigad\\p{L}|dzięk\\p{L}+|tak)[^,;.]{0,30}?\\s${ahead.source}|${ahead.source}\\s(?:\\p{L}+\\s){0,2}(?:thank\\p{L}*|\\p{L}*dank\\p{L}*|merci|grazie|gracias|obrigad\\p{L}|dzięk\\p{L}+|tak)(?!\\p{L})`,
  'giu',
);

/** "Cut the ropes to 20": so many, or so long? */
export function isCutTo(row: number, clause: string, rows: readonly DraftRow[]): boolean {
  return sized.test(rows[row]?.description?.value ?? '') && says(clause, 'cutsGoods');
}

/**
 * Whether somebody must see a sentence that changes no line and yet wants something of the goods of one: they shall not be
 * packed, or go to a street.
 */
export function wantsOfGoods(text: string, rows: readonly DraftRow[]): boolean {
  const goods = goodsSaid(text, rows);
  // "Can it come to 12 Dock Street?"
  if (goods.length === 0) return /\?\s*$/.test(text) && delivers.test(text) && namesStreet(text);
  if (isHandled(text, rows) && says(text, 'negations')) return true;
  return namesStreet(text);
}

/** "Bring the fenders to 12 Dock Street", though the papers count something by that number. */
function namesStreet(text: string): boolean {
  return [...text.matchAll(houseAndName)].some(
    ([said]) => /\p{Lu}/u.test(said) && hasStreetWord(said) && looksLikeStreet(said),
  );
}
const houseAndName =
  /(?<![\p{L}\d.,])\d{1,4}\p{L}?,? (?:[\p{L}.'’-]+ ){0,3}[\p{L}.'’-]{3,}|(?:\p{Lu}[\p{L}.'’-]+ |(?:rue|via|calle|rua|ul\.|avenue|quai|plaza|place) (?:d\p{L}{1,2} )?(?:\p{L}+ )?){0,3}\p{Lu}[\p{L}.'’-]{3,} \d{1,4}(?![\p{L}\d]|[.,]\d)/gu;
