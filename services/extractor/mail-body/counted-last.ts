import type { Word } from '@orderloom/pages/page.ts';
import type { Asked } from './amounts.ts';
import { afterthought, lastVerb, placesNumber } from './wordings.ts';

/** "And chains 11 speed, 3." */
export function countedLast(sentence: readonly Word[]): Asked[] {
  const from = sentence.findIndex(({ text }) => !leads.test(text));
  const [last, ...others] = [...sentence.slice(Math.max(from, 0))].reverse();
  const named = others.reverse();
  const isNamed =
    named.length > 0 &&
    named.length <= mostNamed &&
    /^\p{L}{4}/u.test(named[0]!.text) &&
    /,$/.test(named.at(-1)!.text) &&
    named.filter(({ text }) => /,$/.test(text)).length === 1 &&
    !named.some(({ text }) => placesNumber.test(text));
  if (!isNamed || !/^[1-9]\d{0,3}[.!]?$/.test(last!.text)) return [];
  return [
    {
      quantity: [{ ...last!, text: last!.text.replace(/\D/g, '') }],
      unit: [],
      description: tidy(named),
    },
  ];
}
const leads =
  /^(?:oh|ah|ach|och|eh|and|also|plus|und|dazu|außerdem|noch|en|ook|nog|et|aussi|encore|y|también|e|ed|anche|ancora|também|ainda|i|oraz|też|jeszcze|og|også),?$/iu;
const mostNamed = 5;

/** Without the sentence's mark and the verb that stands last. */
export function tidy(words: readonly Word[]): Word[] {
  const kept = [...words];
  const isBeside = ({ text }: Word) => lastVerb.test(text) || afterthought.test(text);
  while (kept.length > 1 && isBeside(kept.at(-1)!)) kept.pop();
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, text: last.text.replace(/[.,;:?!]+$/, '') };
  return kept.filter((word) => word.text !== '');
}
