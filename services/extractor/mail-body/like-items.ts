import type { Word } from '@orderloom/pages/page.ts';
import { hasStreetWord, readCityLine } from '../values/address.ts';
import { bare } from './amounts.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { isNumber, withDigits } from './number-at-end.ts';
import { startsItem, textOf } from './starts-item.ts';
import { bullet, namesNumber, placesNumber, reach } from './wordings.ts';

/** Longer lines are sentences. */
const mostWords = 12;
const label = /^\p{L}[\p{L} .]*\s?:\s/u;
const sentenceEnd = /[?!]$|\p{L}{3}[.:]$/u;

/** Whether a line begins or ends with an amount as items of lists do: no sentence, no field, no address, no telephone. */
export function isLikeItem(words: readonly Word[]): boolean {
  const [first] = words;
  const own = withoutAbout(withDigits(first && bullet.test(first.text) ? words.slice(1) : words));
  const text = textOf(own);
  if (own.length < 2 || own.length > mostWords || !/\p{L}{3}/u.test(text)) return false;
  if (label.test(text) || sentenceEnd.test(text) || own.some((word) => reach.test(word.text))) return false;
  if (hasStreetWord(text) || readCityLine(text) !== null || isPhone.test(text)) return false;
  return (
    (isAmount(own, 0) && /^\p{L}/u.test(own[1]!.text)) ||
    isAmount(own, own.length - 1) ||
    endsInUnit(own) ||
    isRange(own) ||
    (some.test(first!.text) && own.length <= mostVague)
  );
}

/** "Approx 10 kg carrots" */
function withoutAbout(words: readonly Word[]): readonly Word[] {
  return words.length > 2 && about.test(words[0]!.text) && isNumber(words[1]!) ? words.slice(1) : words;
}
const about =
  /^(?:approx|about|around|roughly|ca|circa|etwa|ungefähr|ongeveer|environ|unos|unas|aprox|około|cirka)\.?$/iu;

/** "4-5 cucumbers" */
function isRange(words: readonly Word[]): boolean {
  return (
    /^[1-9]\d{0,3}[-–][1-9]\d{0,3}$/.test(words[0]!.text) &&
    /^\p{L}{3}/u.test(words[1]!.text) &&
    startsItem(words, 0)
  );
}

/** "Some parsley" */
const some = /^(?:some|several|etwas|einige|enkele|quelques|algun[oa]s|alcun[ie]|algun?s|kilka|nogle)$/iu;
const mostVague = 4;

const isPhone = /(?<!\d)0\d{2,}|\+\d|\d{3,}[ -]\d{3,}/;

function endsInUnit(words: readonly Word[]): boolean {
  return words.length > 2 && isBodyUnit(bare(words.at(-1)!)) && isAmount(words, words.length - 2);
}

function isAmount(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  return (
    isNumber(words[at]!) && startsItem(words, at) && !namesNumber.test(before) && !placesNumber.test(before)
  );
}

/**
 * Paragraphs of a line each that are items of one list with blank lines between, and the heading of their columns, as
 * one.
 */
export function withSpacedItemsJoined(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined: { sheet: Paragraph['sheet']; lines: Paragraph['lines']; isSpaced: boolean }[] = [];
  for (const { sheet, lines } of paragraphs) {
    const last = joined.at(-1);
    const isSpaced = lines.length === 1 && (isLikeItem(lines[0]!.words) || hasCells(lines[0]!));
    if (isSpaced && last?.isSpaced && last.sheet === sheet) last.lines = [...last.lines, ...lines];
    else joined.push({ sheet, lines, isSpaced });
  }
  return joined.map(({ sheet, lines }) => ({ sheet, lines }));
}

function hasCells({ segments, words }: Paragraph['lines'][number]): boolean {
  return segments.length > 1 || words.some(({ text }) => text === '|');
}
