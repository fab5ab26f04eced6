import type { Line, Segment } from '../../layout/sheet.ts';
import { numberOfWord } from '../../values/number-words.ts';
import { isAmount } from './line-shapes.ts';

/** A line that spells an amount and prints it beside. */
export interface SpelledAmount {
  spelled: Segment;
  amount: Segment;
}

/** `ONE HUNDRED FIFTY THOUSAND PESOS ONLY   Php 150,000.00`: the total, which no label names; null for any other line. */
export function spelledAmount({ segments: [spelled, amount, ...others] }: Line): SpelledAmount | null {
  if (!spelled || !amount || others.length > 0) return null;
  const isSpelled = spelledOut.test(spelled.text) && numberWord.test(spelled.text);
  return isSpelled && isAmount(amount.text.replace(/\s/g, '')) ? { spelled, amount } : null;
}

/** As English papers spell amounts; the cents may be a fraction. */
const spelledOut = /^[\p{L}\s&,.:-]{8,160}(?:\d{1,2}\/100[\p{L}\s]{0,20})?\sonly\W{0,3}$/iu;
const numberWord = /(?<!\p{L})(?:hundred|thousand|million|lakhs?|crores?)(?!\p{L})/iu;

/** `$3,300 (Three Thousand Three Hundred Dollars)` without what spells it. */
export function withoutSpelled(text: string): string {
  const [spelled = ''] = /\s*\([\p{L}\s-]+\)$/u.exec(text) ?? [];
  const words = spelled.match(/\p{L}+/gu) ?? [];
  const isSpelled = words.filter((word) => numberOfWord(word) !== null || numberWord.test(word)).length > 1;
  return isSpelled && /\d/.test(text) ? text.slice(0, -spelled.length) : text;
}
