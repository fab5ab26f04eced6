import type { Line } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { naming } from '../columns/follow-products.ts';
import { isLabelled } from '../reading/details.ts';
import { type BodyLine, textOf } from '../table.ts';
import { isScale, isScheduled } from './line-shapes.ts';

/**
 * `!! 44 ... 17 ZB`: signs and numbers without a word. It is no text that goes on, and it may be a row that the printer,
 * a scan or a missing font spoiled. Rules of dashes, and a few signs that belong to measures, are none.
 */
export function isUnreadable({ segments, words }: Line): boolean {
  const texts = words.map(({ text }) => text);
  return (
    texts.some((text) => /[\p{L}\d]/u.test(text)) &&
    !texts.some(isWord) &&
    !segments.some(({ text }) => /\p{L}/u.test(text) && isLabelled(text)) &&
    texts.some(isSpoiled)
  );
}

/** Three letters, one of them a vowel. */
function isWord(text: string): boolean {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '');
  return /\p{L}{3}/u.test(letters) && /[aeiouyæøœ]/i.test(letters);
}

/** Signs beside each other that nobody writes so, or letters within a number: `!!`, `8%%`, `l7,O`. */
function isSpoiled(text: string): boolean {
  const isOfSigns = /[^\p{L}\d\s]{2}/u.test(text.replace(usualSigns, ''));
  return isOfSigns || /[¦§^~¬�]/.test(text) || /(?:\p{L}\d|\d)[.,]\p{L}$/u.test(text);
}
/** Brackets and quotation marks with what ends a sentence; a row of dashes, stars or dots at an end. */
const usualSigns = /^[([{"'„“‚‘«]+|[)\]}"'“”’»%°.,;:]+$|^([-–—*_=.•#+])\1+|([-–—*_=+])\2+$/g;

/** A line that begins three columns or more, those of what is ordered and how many among them: a row that was not read. */
export function fillsColumns({ line, cells }: BodyLine, roles: readonly (ColumnRole | null)[]): boolean {
  if (isScheduled(line) || isScale(line) || line.segments.some(({ text }) => isLabelled(text))) return false;
  const begun = roles.filter(
    (role, column) =>
      role !== null &&
      role !== 'ignored' &&
      /[\p{L}\d]{2}/u.test(textOf(cells[column]!)) &&
      line.segments.some(({ words }) => words[0] === cells[column]![0]),
  );
  return begun.length > 2 && begun.includes('quantity') && begun.some((role) => naming.includes(role!));
}
