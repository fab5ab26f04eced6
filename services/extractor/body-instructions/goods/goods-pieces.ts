import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { textOf } from '../../rows/table.ts';
import { isGone } from '../rows/taken-out.ts';
import { conjunction, noConjunction } from '../sentences/clauses.ts';
import { lineNumbers } from '../words/wordings.ts';
import { moreOrLess } from '../words/words-of-amounts.ts';
import { findTargets } from './find-targets.ts';
import { type GoodsSaid, goodsSaid, withoutGoodsSaid } from './goods-said.ts';
import { ordinalLine } from './ordinals.ts';

/** A piece of a sentence, and the goods that it names. */
export interface Piece {
  words: readonly Word[];
  text: string;
  goods: GoodsSaid[];
  /** What it says beside them. */
  rest: string;
}

/** "A bottle less", "un flacon de moins": one. */
export function withOne(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => {
    const next = words[at + 1]?.text ?? '';
    // "Ein paar mehr": nobody knows how many.
    const isUnit = isBodyUnit(next) && !/^pa+r$/i.test(next);
    const behind = textOf(words.slice(at + 2, at + 4));
    return isUnit && article.test(word.text) && moreOrLess.test(behind) ? { ...word, text: '1' } : word;
  });
}

const article = /^(?:an?|one|eine?[nr]?|een|une?|un[oa]|uma?|jed(?:en|ną|no))$/iu;

/** "150m" is 150 m. */
export function withPlainUnits(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const [, number, unit] = /^(\d{1,6})(\p{Ll}+[.,;:)]*)$/u.exec(word.text) ?? [];
    const isUnit = unit !== undefined && isBodyUnit(unit.replace(/\P{L}+$/u, ''));
    return isUnit
      ? [
          { ...word, text: number! },
          { ...word, text: unit },
        ]
      : [word];
  });
}

export function pieceOf(words: readonly Word[], rows: readonly DraftRow[]): Piece {
  const text = textOf(words);
  const goods = goodsSaid(text, rows);
  const numbered = lineNumbers.test(text) || ordinalLine(text) ? findTargets(text, rows) : null;
  const isOne = goods.every((each) => each.rows.length === 1 && numbered?.rows.includes(each.rows[0]!));
  if (numbered && isOne) {
    const rest = withoutGoodsSaid(numbered.rest, goodsSaid(numbered.rest, rows));
    return { words, text, goods: [{ rows: numbered.rows, from: 0, to: 0 }], rest };
  }
  return { words, text, goods, rest: withoutGoodsSaid(text, goods) };
}

/** Words cut before each that starts a piece, told by the word and the text of the one before it; marks alone are none. */
export function cutBefore(
  words: readonly Word[],
  startsPiece: (word: Word, before: string) => boolean,
): Word[][] {
  const pieces: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (at > 0 && startsPiece(word, words[at - 1]!.text)) pieces.push([]);
    pieces.at(-1)!.push(word);
  }
  return pieces.filter((piece) => /[\p{L}\d]/u.test(textOf(piece)));
}

/** A sentence at its commas, colons, dashes and brackets, and before "and". */
export function piecesOf(words: readonly Word[], language: string | null): Word[][] {
  const pieces: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.text ?? '';
    const isEnd =
      /[,;:)]$/.test(before) ||
      /^[-–—]$/.test(before) ||
      /\p{L}{5}[.!?]$/u.test(before) ||
      endsAtUnit(before, word.text);
    const isJoint = joinsPieces(words, at, language);
    if (at > 0 && (isEnd || isJoint || /^[-–—(]/.test(word.text))) pieces.push([]);
    const last = pieces.at(-1)!;
    if (last.length > 0 || !(isJoint || /^[-–—]$/.test(word.text))) last.push(word);
  }
  return pieces.filter((piece) => /[\p{L}\d]/u.test(textOf(piece)));
}

/** French "en" is of what was named, and Dutch "doe er maar 5" is no "but". */
function joinsPieces(words: readonly Word[], at: number, language: string | null): boolean {
  const { text } = words[at]!;
  if (!conjunction.test(text) || noConjunction.test(textOf(words.slice(at, at + 2)))) return false;
  if (/^en$/i.test(text)) return language === 'nl' || language === null;
  return !/^maar$/i.test(text) || /[,;]$/.test(words[at - 1]?.text ?? '');
}

/** "… 400 szt. Dostawa 31 marca" */
function endsAtUnit(before: string, next: string): boolean {
  return /\.$/.test(before) && isBodyUnit(before.slice(0, -1)) && /^\p{Lu}\p{Ll}/u.test(next);
}

/** Without what brackets say where it holds no number and takes nothing back. */
export function withoutAsides(words: readonly Word[]): readonly Word[] {
  const open = words.findIndex(({ text }) => text.startsWith('('));
  const shut = words.findIndex(({ text }, at) => at >= open && /\)[.,;:!]*$/.test(text));
  if (open < 1 || shut < open) return words;
  const aside = textOf(words.slice(open, shut + 1));
  if (/\d/.test(aside) || isGone(aside)) return words;
  const end = /\)([.,;:!]*)$/.exec(words[shut]!.text)![1]!;
  const before = words[open - 1]!;
  const kept =
    end === '' ? words.slice(0, open) : [...words.slice(0, open - 1), { ...before, text: before.text + end }];
  return withoutAsides([...kept, ...words.slice(shut + 1)]);
}
