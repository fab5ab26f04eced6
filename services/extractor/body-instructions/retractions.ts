import { inAnyLanguage } from './words/phrase-pattern.ts';

const retracts = inAnyLanguage('retracts');
const unmeant = inAnyLanguage('unmeant');
const wonders = inAnyLanguage('wonders');
const rest = inAnyLanguage('rest');

/** Whether a sentence takes back what the one before it said: "Actually, keep them.", "Just kidding." */
export function takesBackBefore(said: string): boolean {
  const text = withoutCommas(said);
  const words = text.split(' ').length;
  return words <= mostWords && retracts.test(text) && !rest.test(text);
}
const mostWords = 12;

/** Whether what a sentence wants is no order: somebody is asked what he thinks, jokes, disagrees, hopes or only allows it. */
export function isUnmeant(said: string): boolean {
  const text = withoutCommas(said);
  return unmeant.test(text) || (wonders.test(text) && /\?\s*$/.test(text));
}

function withoutCommas(text: string): string {
  return text.replace(/[,–—]/g, ' ').replace(/\s+/g, ' ').trim();
}
