import type { Word } from '@orderloom/pages/page.ts';
import type { RowParts } from '../rows/reading/read-row.ts';
import { isCode } from './record-fields.ts';

interface Coded {
  article: Word;
  description: Word[];
}

/**
 * Rows of a list of which each begins with the number of its article, or ends with one of the same form: `NT-70011 Roll
 * x 40`, `12 helmets NT-53118`. One that has a number already is a row of the list as well.
 */
export function withColumnCodes(rows: readonly RowParts[]): RowParts[] {
  return columnOf(rows, leadingCode, isColumn) ?? columnOf(rows, closingCode, isOfOneForm) ?? [...rows];
}

function columnOf(
  rows: readonly RowParts[],
  codeOf: (words: readonly Word[]) => Coded | null,
  fits: (codes: readonly string[]) => boolean,
): RowParts[] | null {
  const found = rows.map(({ words: { article = [], description = [] } }) =>
    article.length === 0 ? codeOf(description) : null,
  );
  const codes = rows.flatMap(({ words: { article = [] } }, at) => {
    const own = article[0] ?? found[at]?.article;
    return own ? [own.text] : [];
  });
  const isWhole = rows.length > 1 && codes.length === rows.length && found.some((one) => one !== null);
  if (!isWhole || !fits(codes)) return null;
  return rows.map((row, at) => {
    const one = found[at];
    return one
      ? { ...row, words: { ...row.words, article: [one.article], description: one.description } }
      : row;
  });
}

function leadingCode([first, ...rest]: readonly Word[]): Coded | null {
  const text = first?.text.replace(/[:,;]$/, '') ?? '';
  return first && isParted(text) && named(rest) ? { article: { ...first, text }, description: rest } : null;
}

function closingCode(words: readonly Word[]): Coded | null {
  const last = words.at(-1);
  const rest = words.slice(0, -1).map((word, at) => {
    const isLast = at === words.length - 2;
    return isLast ? { ...word, text: word.text.replace(/,$/, '') } : word;
  });
  const text = last?.text.replace(/[.,;]$/, '') ?? '';
  return last && isParted(text) && named(rest) ? { article: { ...last, text }, description: rest } : null;
}

function named(words: readonly Word[]): boolean {
  return words.some(({ text }) => /\p{L}{3}/u.test(text));
}

/** Capitals and digits in parts: `PRT-A4-80`; no `COCA-COLA`, no size and no norm. */
function isParted(text: string): boolean {
  const isInParts = /[\p{Lu}\d][./_-][\p{Lu}\d]/u.test(text) || /\d{4}/.test(text);
  return isCode(text) && isInParts && !isSize.test(text);
}
const isSize =
  /^\p{Lu}?\d+X\d|\d(?:W|V|A|MM|CM|M|ML|CL|L|KG|G|K)$|^A\d-|^(?:DIN|ISO|EN|UNI|RAL|NF|BS|IP|DN|PN)[-.]?\d/u;

/** Numbers that differ, of which each can be nothing else: "WD-40" and "FFP-2" are names. */
function isColumn(codes: readonly string[]): boolean {
  const isSure = (code: string) => code.replace(/\D/g, '').length > 2 || code.split(/[./_-]/).length > 2;
  return new Set(codes).size === codes.length && codes.every(isSure);
}

/** Models stand behind things, too, "toner TN-2420, drum DR-2400": numbers of one catalogue begin alike and are as long. */
function isOfOneForm(codes: readonly string[]): boolean {
  const forms = new Set(codes.map((code) => code.replace(/\d/g, '0')));
  return forms.size === 1 && isColumn(codes) && codes[0]!.replace(/\D/g, '').length > 3;
}
