import type { Place } from '../draft.ts';
import { placeOf } from '../layout/sheet.ts';
import { inAnyLanguage } from '../lexicon/mail/phrase-pattern.ts';
import type { Paragraph } from './message-lines.ts';
import { sentencesOf } from './sentences.ts';
import { textOf } from './starts-item.ts';

const again = inAnyLanguage('sameAgain');
const but = inAnyLanguage('excepts');

/** "Same again as below, but 10 of the gloves": sentences that change an order which is not here. */
export function changedRepetitions({ sheet, lines }: Paragraph): Place[] {
  return sentencesOf(lines.flatMap(({ words }) => words))
    .filter((sentence) => {
      const [, behind] = textOf(sentence).split(again);
      return behind !== undefined && but.test(behind);
    })
    .map((sentence) => placeOf(sheet, sentence));
}
