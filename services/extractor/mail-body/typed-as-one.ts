import type { Word } from '@orderloom/pages/page.ts';
import { bare } from './amounts.ts';
import { isBodyUnit, isMeasure } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { isGap, isNumber, separator } from './number-at-end.ts';

const letters = /\p{L}{2}/u;

/** "3 big bags" has a unit of two words: they are one. */
export function withUnitsOfTwoWords(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.map(({ sheet, lines }) => ({
    sheet,
    lines: lines.map((line) => {
      const words = joined(line.words);
      if (words.length === line.words.length) return line;
      const segments = line.segments.map((segment) => ({ ...segment, words: joined(segment.words) }));
      return { ...line, words, segments };
    }),
  }));
}

function joined(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (before && isNumber(before) && next && isOfTwoWords(word, next))
      return [{ ...next, text: `${word.text} ${next.text}`, box: around(word.box, next.box) }];
    const first = words[at - 2];
    return first && isNumber(first) && isOfTwoWords(before!, word) ? [] : [word];
  });
}

function isOfTwoWords({ text }: Word, next: Word): boolean {
  return isBodyUnit(bare(next)) && !isBodyUnit(text) && isBodyUnit(`${text} ${bare(next)}`);
}

function around(one: Word['box'], two: Word['box']): Word['box'] {
  return [
    Math.min(one[0], two[0]),
    Math.min(one[1], two[1]),
    Math.max(one[2], two[2]),
    Math.max(one[3], two[3]),
  ];
}

/** "Canes - 20 bundles of 10": what one of them holds stands behind the amount. */
export function withoutContent(printed: readonly Word[]): readonly Word[] {
  const words = withoutUnitOfContent(printed);
  const [number, unit, of, content] = words.slice(-4);
  const isContent =
    words.length > 4 &&
    isNumber(number!) &&
    isBodyUnit(bare(unit!)) &&
    /^(?:of|à|a|zu|van|von|de|di|da|po)$/i.test(of!.text) &&
    /^\d{1,5}$/.test(content!.text);
  return isContent ? words.slice(0, -2) : words;
}

/** "3 Ring à 50 m", "20 opak. po 200 szt.": without the unit at the end. */
function withoutUnitOfContent(words: readonly Word[]): readonly Word[] {
  const [number, unit, of, content, last] = words.slice(-5);
  // "2 bidones de detergente de 5 l": how large they are.
  const isContent =
    words.length > 5 &&
    isNumber(number!) &&
    /^\p{L}+\.?$/u.test(unit!.text) &&
    /^(?:à|zu|po|de|van)$/i.test(of!.text) &&
    /^\d{1,5}$/.test(content!.text) &&
    /^\p{L}{1,8}\.?$/u.test(last!.text);
  return isContent ? words.slice(0, -1) : words;
}

/** "20kg onions" and "bin bags 30l 20rolls", "cable 3x1.5 - 500m": an amount and its unit typed as one. */
export function withUnitsApart(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    const [, number, unit] = /^([1-9]\d{0,4})(\p{Ll}{1,12})\.?$/u.exec(word.text) ?? [];
    if (!number || !unit || !isBodyUnit(unit) || isMeasure(unit)) return [word];
    const before = words[at - 1];
    const isLast = at === words.length - 1 && before !== undefined;
    const isParted =
      isLast &&
      (unit.length > mostOfSize ||
        separator.test(before.text) ||
        /[:=]$/.test(before.text) ||
        isGap(before, word) ||
        (at === 1 && /^(?=.*\d)[\p{Lu}\d]+(?:-[\p{Lu}\d]+)+$/u.test(before.text)));
    const isFirst = at === 0 && words.length > 1 && letters.test(words[1]!.text) && unit.length <= mostOfSize;
    if (!isParted && !isFirst) return [word];
    return [
      { ...word, text: number },
      { ...word, text: unit },
    ];
  });
}
/** "m", "kg", "ml": sizes of goods as well. */
const mostOfSize = 2;

/** "I will fetch tomorrow: 24 elbows, 1 vessel 18 l": a sentence with several things behind its colon. */
export function introducesList(words: readonly Word[]): boolean {
  const colon = words.findIndex(({ text }, at) => /\p{L}{2}:$/u.test(text) && beginsAmount(words[at + 1]));
  return (
    colon >= fewestIntroducing &&
    words.some(({ text }, at) => at > colon && text.endsWith(',') && beginsAmount(words[at + 1]))
  );
}
const fewestIntroducing = 2;

function beginsAmount(word: Word | undefined): boolean {
  return /^\d/.test(word?.text ?? '');
}

/** "…: 30m pipe 20 mm, 24 elbows": behind the colon the amount and its unit are typed as one. */
export function withFirstApart(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    const [, number, unit] = /^([1-9]\d{0,3})(m|kg|l|lfm)$/iu.exec(word.text) ?? [];
    const isFirst = at > 0 && words[at - 1]!.text.endsWith(':') && letters.test(words[at + 1]?.text ?? '');
    return isFirst && number && unit
      ? [
          { ...word, text: number },
          { ...word, text: unit },
        ]
      : [word];
  });
}
