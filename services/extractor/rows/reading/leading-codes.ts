import type { Word } from '@orderloom/pages/page.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { textOf } from '../table.ts';
import { rowText } from './details.ts';

/** Share of the rows whose description must begin with a code. */
const fewestRows = 0.7;
const idRoles = ['article', 'customerArticle', 'supplierArticle'] as const;

/** How the rows of a table print numbers before their descriptions. */
export type LeadingCodes = 'bare' | 'bracketed';

/**
 * How a table without a column of article numbers prints them before its descriptions, `44-1020 Hose 3/4"` or
 * `[HS-44] Hose`; null where it does not. Sizes begin descriptions, too (`M8x40 bolt`): a code without brackets has
 * three digits or more and no unit behind it.
 */
export function leadingCodesIn(rows: readonly RowLines[]): LeadingCodes | null {
  if (rows.length === 0 || rows.some((row) => idRoles.some((role) => row.roles.includes(role)))) return null;
  const texts = rows.map((row) => rowText(row).description);
  const codes = texts.map((words) => textOf(words.slice(0, lengthOfCode(words, 'bracketed'))));
  // `[NEW]` before several things is no number of theirs.
  const bracketed = new Set(codes.filter((code) => code !== '')).size;
  if (bracketed >= fewestRows * rows.length) return 'bracketed';
  const leading = texts.filter((words) => {
    const [first, ...others] = words;
    const second = withoutDash(others)[0];
    const isParted = second !== others[0];
    if (first === undefined || second === undefined || !/\p{L}{2,}/u.test(second.text)) return false;
    const isAlone = second.box[1] > first.box[3];
    return (
      isCode(first.text) ||
      (isParted && /^[\p{Lu}\d][\p{Lu}\d./-]*\d[\p{Lu}\d./-]*$/u.test(first.text)) ||
      (isAlone && first.text.replace(/\D/g, '').length >= 3)
    );
  });
  return leading.length >= fewestRows * rows.length ? 'bare' : null;
}

/** How many words the number takes before a description; a line of freight between the others has none. */
export function lengthOfCode(words: readonly Word[], kind: LeadingCodes | null): number {
  const first = words[0]?.text ?? '';
  if (kind === null || words.length < 2) return 0;
  if (kind === 'bare') return /\d/.test(first) ? 1 : 0;
  const length = words.slice(0, mostWords).findIndex(({ text }) => text.endsWith(']')) + 1;
  return inBrackets.test(textOf(words.slice(0, length))) ? length : 0;
}
/** `[HS-44]`, `[FURN 7800]`, `[DESK-BLK]`: as some systems print their number before the name of a product. */
const inBrackets = /^\[(?=[^\]]*[\d-])[\p{Lu}\d][\p{L}\d ./_-]+\]$/u;
const mostWords = 3;

/** `B2036-A - Hose`: what parts the code from the text belongs to neither. */
export function withoutDash(words: readonly Word[]): readonly Word[] {
  return /^[-–—:|]$/.test(words[0]?.text ?? '') ? words.slice(1) : words;
}

function isCode(text: string): boolean {
  return (
    text.replace(/\D/g, '').length >= 3 &&
    /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u.test(text) &&
    !/^\d{1,4}(?:[.,]\d+)?$/.test(text) &&
    !/^(?:DIN|ISO|EN)/.test(text)
  );
}
