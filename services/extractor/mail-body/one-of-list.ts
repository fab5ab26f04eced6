import type { Word } from '@orderloom/pages/page.ts';
import { nothingBut } from '../lexicon/mail/phrase-pattern.ts';
import { isOne } from '../values/number-words.ts';
import type { Amount } from './amounts.ts';
import { isContainer } from './body-units.ts';
import { link } from './wordings.ts';

/** "…, and one replacement lid", "pedido: un taladro, dos juegos": one of what has no unit, behind a link or a mark in a list. */
export function oneAt(sentence: readonly Word[], at: number): Amount | null {
  const [before, own, next] = [sentence[at - 1]?.text ?? '', sentence[at], sentence[at + 1]?.text ?? ''];
  const isListed =
    link.test(before) || /[,:;]$/.test(before) || inLink.test(before) || asksAgain.test(before);
  const noun = next.replace(trailingMarks, '');
  const isNoun = /^\p{L}{4,}/u.test(noun) && !noGoods.test(noun) && !papers.test(noun);
  // Danish "en" is Dutch for "and".
  const isArticle = isOne(own?.text ?? '') || (/^e[nt]$/i.test(own?.text ?? '') && isContainer(next));
  if (!own || !isListed || !isNoun || !isArticle) return null;
  const unit = isContainer(next) && at + 2 < sentence.length ? sentence[at + 1]! : null;
  return { quantity: { ...own, text: '1' }, unit, length: unit ? 2 : 1, isSure: false };
}
/** "Wir benötigen wieder eine Kerze" */
export const asksAgain = nothingBut(['again']);
export const trailingMarks = /[.,;:!?)]+$/;
/** "… and a receipt" */
export const papers = nothingBut(['papersBeside']);
const noGoods = nothingBut(['oneOfTalk']);

export const inLink = nothingBut(['listLinksBehind']);
