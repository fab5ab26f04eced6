import { inPlaceOf } from './words-of-refusal.ts';

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
  /(?<!\p{L})(?:(?:should|must) be|will do|(?:is|are|will be) enough|suffices?|reichen|reicht|genügen|genügt|(?:is|zijn) genoeg|volsta\p{L}+|suffi\p{L}+|bastan?|bastano|chegam?|wystarcz\p{L}+|er nok|nodig|hebben|haben|liefern|senden|schicken|bekommen|leveren|sturen|sein|werden|zijn|worden|être|ser|essere|być|være)\s*$/iu;
