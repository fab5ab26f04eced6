import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { verbOf } from '../sentences/clauses.ts';
import { numberIn } from '../words/patterns.ts';
import { lineNumbers } from '../words/wordings.ts';
import { doubles, halves, longAgo, trebles } from '../words/words-of-amounts.ts';
import { adds, asks } from '../words/words-of-wishes.ts';

/** A sentence without what it tells of other orders: "last time line 4 was late", "(it was 40 last year)". */
export function withoutFormerTimes(text: string): string {
  if (!longAgo.test(text)) return text;
  return text
    .split(
      /(?<=[,;)])(?!\d)|(?=\()|(?<=\s)(?=(?:but|so|aber|maar|dus|mais|donc|pero|però|ma|mas|ale|więc|men)\s)/iu,
    )
    .filter(
      (piece) => !longAgo.test(piece) || asks.test(piece.replace(lineNumbers, ' ')) || verbOf(piece) !== null,
    )
    .join('');
}

/** A sentence without the pieces that say that a line is right as it is: "A-100 is fine, but A-200 …". */
export function withoutSettled(text: string): string {
  const pieces = text.split(
    /(?<=[,;])(?!\d)|\s(?=(?:but|however|aber|jedoch|maar|mais|par contre|pero|ma|però|mas|ale|lecz|men)\s)/iu,
  );
  if (pieces.length < 2) return text;
  return pieces.filter((piece) => !isRight.test(piece) || /(?<![\p{L}\d-])\d/u.test(piece)).join(' ');
}
export const isRight =
  /(?<!\p{L})(?:(?:is|are) (?:fine|ok(?:ay)?|right|correct|good)|stays?|passt|passen|stimmt|stimmen|ist (?:ok(?:ay)?|richtig|gut)|bleib(?:t|en)|klopt|kloppen|is goed|blijft|est (?:bon(?:ne)?|correct\p{L}*)|sont (?:bon(?:ne)?s|correct\p{L}*)|convien(?:t|nent)|est[áa]n? bien|queda(?:n)? igual|v[ao](?:nno)? bene|resta(?:no)?|est(?:á|ão) (?:bem|cert[oa]s?)|fica(?:m)?|się zgadza(?:ją)?|zostaj[eą]|passer|er (?:fin|fint|ok))(?!\p{L})/iu;

/**
 * Whether an amount stands only in what a sentence tells of deliveries that came: "you delivered 40 instead of 60"; and not
 * beside it: "last time it was 40, now we need 60".
 */
export function isOfFormerTimes(text: string, number: number): boolean {
  const isFormer = (piece: string) => longAgo.test(piece) || former.test(piece);
  const pieces = text.split(
    /[,;:–(]\s?|\s(?:but|so|now|aber|also|jetzt|maar|dus|nu|mais|donc|pero|ma|mas|ale|men)\s/iu,
  );
  const told = pieces.filter((piece) => numberIn(number).test(piece));
  // "Half of the ham will do, last year so much was left"
  const multiplied = pieces.filter((piece) => [halves, doubles, trebles].some((words) => words.test(piece)));
  const asked = pieces.filter((piece) => asks.test(piece) || adds.test(piece));
  const own = [told, multiplied, asked].find((some) => some.length > 0) ?? [];
  return own.length === 0 ? isFormer(text) : own.every(isFormer);
}
const former = inAnyLanguage('former');
