import { formerly, turnsInto } from '../words/words-of-amounts.ts';
import { inPlaceOf } from '../words/words-of-refusal.ts';

/** "80 pairs of gloves should be instead of 60": what is not meant, and the verb before it, are no part of their name. */
export function withoutContrast(description: string): string {
  const words = description.split(' ');
  const end = words.findIndex((_, at) => inPlaceOf.test(words.slice(0, at + 1).join(' ')));
  const own =
    end < 0
      ? description
      : words
          .slice(0, end + 1)
          .join(' ')
          .replace(inPlaceOf, '');
  return own.replace(lastVerbs, '').trim();
}
const lastVerbs =
  /(?<!\p{L})(?:(?:should|must) be|will do|(?:is|are|will be) enough|suffices?|reichen|reicht|genügen|genügt|(?:is|zijn) genoeg|volsta\p{L}+|suffi\p{L}+|bastan?|bastano|chegam?|wystarcz\p{L}+|er nok|nodig|hebben|haben|liefern|senden|schicken|bekommen|leveren|sturen|sein|werden|zijn|worden|être|ser|essere|być|være|(?:kommen|kommt|gehören|gehört)(?: auch)?(?: noch)? (?:dazu|hinzu|mit|drauf)|(?:komen|moeten|mogen) er(?: nog)? bij)\s*$/iu;

/** Whether the printed number stands there as what shall not be so any more: "20, not 12", "from 12 to 20", "12 -> 20", "I wrote 12". */
export function setsAgainst(text: string, from: number, to: number): boolean {
  const numbers = [...text.matchAll(/(?<![\d.,])\d+(?![.,]?\d)/g)];
  return numbers.some(({ 0: number, index }) => {
    if (Number(number) !== from) return false;
    const [before, behind] = [text.slice(0, index), text.slice(index + number.length)];
    const isTurned = turnsInto.test(behind) || arrow.test(behind);
    const isMade = outOf.test(before) && makes.test(text);
    const isOther = (isTurned || isMade) && behind.includes(String(to));
    return formerly.test(before) || printed.test(before) || isOther;
  });
}
const arrow = /^(?:\s?\p{L}{1,10}\.?)?\s*(?:->|=>|→|>|\/)\s*\d/u;
/** "I wrote 12", "(stond 15)", "it says 12" */
const printed =
  /(?<!\p{L})(?:wrote|put(?: down)?|typed|says|said|printed|geschrieben|steht|stehen|stand(?:en)?|stond(?:en)?|staat|staan|geschreven|écrit|mis|marqué|puse|pone|ponía|escrito|scritto|messo|escrevi|pus|napisał\p{L}*|wpisał\p{L}*|skrev|stod|står)(?:\s\p{L}{1,4})?\s+$/iu;
/** "Van de 60 handschoenen 80 maken", "aus 12 bitte 20 machen" */
const outOf =
  /(?<!\p{L})(?:from|out of|aus|vom?|van|uit|de|du|des|da|dai|dalle|dos|das|z|ze|af|fra)(?:\s(?:the|those|these|den|der|die|diesen|de|deze|het|les|ces|las|los|esos|esas|as|os|i|le|quei|quelle|tych|de her))?\s+$/iu;
const makes =
  /(?<!\p{L})(?:mak(?:e|ing)|mach\p{L}*|maak|maken|fai(?:re|tes)|hac\p{L}+|haga\p{L}*|fa(?:re|te)|faç\p{L}+|zr[oó]b\p{L}*|lav\p{L}*)(?!\p{L})/iu;
