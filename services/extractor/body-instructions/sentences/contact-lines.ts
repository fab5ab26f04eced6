import { isBodyUnit } from '../../mail-body/body-units.ts';
import type { Paragraph } from '../../mail-body/message-lines.ts';
import { places } from '../talk/topics.ts';
import { delivers, lineNumbers } from '../words/wordings.ts';
import { asks } from '../words/words-of-wishes.ts';
import { verbOf } from './clauses.ts';

/**
 * The paragraphs of a letter without who signs it where no closing stands before: a last paragraph of names, places and
 * a telephone, mail address or web site, and names that stand alone above it.
 */
export function withoutContact(paragraphs: readonly Paragraph[]): Paragraph[] {
  const texts = paragraphs.map(({ lines }) =>
    lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
  );
  const last = texts.at(-1) ?? [];
  const isNamedAbove = texts.length > 1 && texts.at(-2)!.every(isName);
  const isSigned =
    last.some((line) => reach.test(line.replace(day, ' '))) &&
    (isNamedAbove || isName(last[0]!.split('|', 1)[0]!));
  if (!isSigned || !last.every(isContactLine)) return withoutSignedLines(paragraphs, last);
  let end = paragraphs.length - 1;
  while (end > 0 && texts[end - 1]!.every(isName)) end -= 1;
  // Behind "deliver to:" stands where to.
  return end > 0 && /[:–-]$/.test(texts[end - 1]!.at(-1)!) && !isGreeting(texts[end - 1]!)
    ? [...paragraphs]
    : paragraphs.slice(0, end);
}

/** "Prices as agreed.", and in the next line the name, the firm and the telephone of who signs. */
function withoutSignedLines(paragraphs: readonly Paragraph[], last: readonly string[]): Paragraph[] {
  const from = last.findIndex(
    (line, i) => i > 0 && /\p{L}{3}[.!]$/u.test(last[i - 1]!) && isName(line.split(' | ', 1)[0]!),
  );
  const below = from < 0 ? [] : last.slice(from);
  const isSigned = below.some((line) => reach.test(line.replace(day, ' '))) && below.every(isContactLine);
  const end = paragraphs.at(-1);
  return isSigned && end
    ? [...paragraphs.slice(0, -1), { ...end, lines: end.lines.slice(0, from) }]
    : [...paragraphs];
}

const reach = /\S+@\S+|www\.|(?<![\p{L}\d])[+(]?\d(?:[\s()./–-]*\d){6,}/u;
const day = /(?<![\d.])\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?![./-]?\d)/g;
const mostWords = 12;
const leastSentence = 6;

/** People and firms: each word of it is a name. */
function isName(line: string): boolean {
  const words = line.trim().split(/\s+/);
  return (
    words.length <= 7 &&
    !/[\d:?!]/.test(line) &&
    words.every((word) => /^[\p{Lu}'’"„(&|,–-]/u.test(word) || particle.test(word))
  );
}

const particle =
  /^(?:van|von|vom|zu|zum|zur|der|den|de|del|della|dos|da|das|do|di|du|la|le|les|el|en|et|und|and|y|e|i|og|of|in|am|im|sp\.?|z|o\.o\.|sp\.j\.|ter|ten|te|het)$/u;

/** "It is 4521359818 and not PO-1001": no telephone. */
const denies =
  /(?<!\p{L})(?:not|nicht|niet|(?:et|e|y) (?:non|no)|non pas|e não|a nie|ikke|instead|statt|anstelle|au lieu|in plaats|en (?:vez|lugar)|invece|em vez|zamiast|i stedet)(?!\p{L})/iu;

/** A name, a place or a number to be reached at: hardly a word that is no name, and none of a wish. */
function isContactLine(line: string): boolean {
  const words = line
    .replace(/\S+@\S+|www\.\S+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const spoken = words.filter((word) => /^\p{Ll}{3,}[,.]?$/u.test(word) && !particle.test(word));
  // A sentence with a place in it, and no "Muster Foods Ltd."
  const isSentence = spoken.length > 0 && words.length >= leastSentence && /\p{L}{3}\.$/u.test(line);
  const isWish =
    isSentence ||
    denies.test(line) ||
    verbOf(line) !== null ||
    asks.test(line) ||
    delivers.test(line) ||
    lineNumbers.test(line);
  const isSpoken = isWish || countsGoods(line);
  return (
    words.length <= mostWords && spoken.length <= 2 && !/[?!:]$/.test(line) && (isName(line) || !isSpoken)
  );
}

/** "AA batteries, 10 packs, part no. 8712345": as long as a telephone number, and none. */
function countsGoods(line: string): boolean {
  return [...line.matchAll(/(?<![\p{L}\d.,:/-])[1-9]\d{0,4} ?(?:[x×] ?)?(\p{L}{2,}\.?)/gu)].some(
    ([, word]) => (/^\p{Ll}{2}/u.test(word!) ? isBodyUnit(word!) : goodsUnit.test(word!)),
  );
}
/** German writes them with a capital, as it does its streets. */
const goodsUnit =
  /^(?:Stück|Stk\.?|Pack\p{L}*|Karton\p{L}*|Dosen?|Flaschen?|Rollen?|Kanister|Paar|Sets?|Beutel|Eimer)$/u;

function isGreeting(lines: readonly string[]): boolean {
  const [line = ''] = lines;
  const isLead = delivers.test(line) || places.test(line);
  return lines.length === 1 && line.split(/\s+/).length <= 4 && !/\d/.test(line) && !isLead;
}
