import { fold } from './plain-numbers.ts';

/** Codes with a digit and a length that lines, amounts and days have not. */
const code = /(?<![\p{L}\d.,/-])(?=[\p{L}\d./_-]*\d{3})[\p{L}\d][\p{L}\d./_-]{3,}/gu;
const day = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?$|^(?:19|20)\d\d$/;

/** What of a text may be the number of an order. */
export function codesOf(text: string): string[] {
  return (text.match(code) ?? [])
    .map((each) => each.replace(/[./_-]+$/, ''))
    .filter((each) => !day.test(each));
}

/** The only code of a sentence, another than the printed one. */
export function onlyOther(text: string, present: string): string | null {
  const others = new Set(codesOf(text).filter((each) => fold(each) !== fold(present)));
  const [other] = others;
  return others.size === 1 && other !== undefined ? other : null;
}
