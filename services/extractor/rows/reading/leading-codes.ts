import type { Word } from '@orderloom/pages/page.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { rowText } from './details.ts';

/** Share of the rows whose description must begin with a code. */
const fewestRows = 0.7;
const idRoles = ['article', 'customerArticle', 'supplierArticle'] as const;

/**
 * True when a table without a column of article numbers prints them before its descriptions: `44-1020 Hose 3/4"`.
 * Sizes begin descriptions, too (`M8x40 bolt`): a code has three digits or more and no unit behind them.
 */
export function haveLeadingCodes(rows: readonly RowLines[]): boolean {
  if (rows.length === 0 || rows.some((row) => idRoles.some((role) => row.roles.includes(role)))) return false;
  const leading = rows.filter((row) => {
    const [first, ...others] = rowText(row).description;
    const second = withoutDash(others)[0];
    const isParted = second !== others[0];
    if (first === undefined || second === undefined || !/\p{L}{2,}/u.test(second.text)) return false;
    const isAlone = second.box[1] > first.box[3];
    return (
      isCode(bare(first.text)) ||
      (isParted && /^[\p{Lu}\d][\p{Lu}\d./-]*\d[\p{Lu}\d./-]*$/u.test(first.text)) ||
      (isAlone && first.text.replace(/\D/g, '').length >= 3)
    );
  });
  return leading.length >= fewestRows * rows.length;
}

/** `B2036-A - Hose`: what parts the code from the text belongs to neither. */
export function withoutDash(words: readonly Word[]): readonly Word[] {
  return /^[-–—:|]$/.test(words[0]?.text ?? '') ? words.slice(1) : words;
}

/** `[HI-45352] Cleaner`: as some systems print their number before the name of a product. */
function bare(text: string): string {
  return /^\[([^[\]]+)\]$/.exec(text)?.[1] ?? text;
}

function isCode(text: string): boolean {
  return (
    text.replace(/\D/g, '').length >= 3 &&
    /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u.test(text) &&
    !/^\d{1,4}(?:[.,]\d+)?$/.test(text) &&
    !/^(?:DIN|ISO|EN)/.test(text)
  );
}
