import type { Word } from '@orderloom/pages/page.ts';
import { numberShape } from '../values/number.ts';
import { isDoubtful, isHalf, isOne, numberOfPhrase, numberOfWord } from '../values/number-words.ts';
import { isBodyUnit, isContainer, isMeasure } from './body-units.ts';
import { joint, link } from './wordings.ts';
import { isYear } from './years.ts';

/** What words say of one item. */
export interface Asked {
  quantity: Word[];
  unit: Word[];
  description: Word[];
  /** Its number, where its place tells it. */
  article?: Word[];
  /** The number may be an hour. */
  isDoubtful?: boolean;
}

/** A quantity at the start of words and how many of them it takes with its unit and "of". */
export interface Amount {
  quantity: Word;
  unit: Word | null;
  length: number;
  /** "12 x", "3 boxes of": it can be nothing but a quantity. */
  isSure: boolean;
}

const mostQuantity = 1_000_000;
/** "Trois mille vis". */
const thousand = /^(?:thousand|tausend|duizend|mille|mila|tysi[ąe]c\p{L}*|tusind)$/iu;
/** "12 x", British "40 off". */
const times = /^(?:[x×]|off)$/i;

/** Reads "12 x", "12x", "3 boxes of", "zwei Kartons", "a dozen", "500" at the start of `words`; null when there is none, or a year. */
export function amountAt(printed: readonly Word[]): Amount | null {
  const words = withUnitApart(withGroupsJoined(printed));
  const amount = amountIn(words);
  // What was one word is one, what were two are two.
  return amount && { ...amount, length: amount.length + printed.length - words.length };
}

/** "10 000 bouteilles", "2 400 sachets": groups of three are one number, but not "12 500 ml". */
function withGroupsJoined(words: readonly Word[]): readonly Word[] {
  const [first, second, third, ...rest] = words;
  const isGrouped =
    third !== undefined &&
    /^[1-9]\d{0,2}$/.test(first!.text) &&
    /^\d00$/.test(second!.text) &&
    /^\p{L}{3}|^(?:sz|st|pc|pz|ud|ea)/iu.test(third.text) &&
    !isMeasure(bare(third));
  return isGrouped ? [{ ...first!, text: `${first!.text}${second!.text}` }, third, ...rest] : words;
}

/** "2ea." is two words. */
function withUnitApart(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  const [, number, unit] =
    /^([1-9]\d{0,4})(ea|pcs|pc|stk|stck|szt|uds|ud|pz|st)\.?$/iu.exec(first?.text ?? '') ?? [];
  return first && number && unit ? [{ ...first, text: number }, { ...first, text: unit }, ...rest] : words;
}

function amountIn(words: readonly Word[]): Amount | null {
  const said = numberAt(words);
  if (!said) return null;
  const { quantity, hasTimes, length: at, needsContainer } = said;
  const [second, third] = words.slice(at);
  if (!second || words.slice(at, at + 3).some(({ text }, i) => closesQuote(text, i === 0))) return null;
  // "6.3 x 13" is a size.
  if (/^[x×]$/i.test(second.text) && /[.,]/.test(quantity.text) && /^\d/.test(third?.text ?? '')) return null;
  if (times.test(second.text)) return withUnit({ quantity, unit: null, length: at + 1, isSure: true }, words);
  if (thousand.test(second.text) && /^[1-9]\d{0,2}$/.test(quantity.text) && third) {
    const many = { ...quantity, text: String(Number(quantity.text) * 1000) };
    const isUnit = isBodyUnit(bare(third)) && words.length > at + 2;
    const unit = isUnit ? { ...third, text: bare(third) } : null;
    return { quantity: many, unit, length: at + (unit ? 2 : 1), isSure: true };
  }
  const isUnit = (needsContainer ? isContainer : isBodyUnit)(bare(second));
  // "2 und 4": where another number follows it links the two.
  const isLink = link.test(second.text) && /^\d/.test(third?.text ?? '');
  const unit = isUnit && !isLink && !beginsName(second, third, quantity) ? second : null;
  // "d'adhésif" is the thing as well.
  const isJoint = third !== undefined && joint.test(third.text) && !/^d['’]\p{L}/iu.test(third.text);
  if (unit) {
    const length = isJoint && words.length > at + 2 ? at + 2 : at + 1;
    return { quantity, unit: { ...unit, text: bare(unit) }, length, isSure: true };
  }
  // "One 25 m roll of foil"
  const [, size, container] = words.slice(at);
  const isSized =
    /^\d+(?:[.,]\d+)?$/.test(second.text) &&
    /^(?:kg|g|l|ml|cl|m|cm|mm|lit(?:re|er)s?)$/i.test(size?.text ?? '');
  if (needsContainer && isSized && container && isContainer(bare(container)))
    return { quantity, unit: null, length: at, isSure: true };
  // "0,5 kg", but no "0.75 litre" of a bottle alone.
  if (needsContainer || /^0/.test(quantity.text)) return null;
  if (hasTimes) return withUnit({ quantity, unit: null, length: at, isSure: true }, words);
  // A container that is no known unit: "6 crates of", "4 sachets de".
  const isLikeUnit =
    isJoint &&
    third.text.length > 1 &&
    /^\p{Ll}{3,}$/u.test(second.text) &&
    // "2 extintores de 6 kg": the extinguishers are the goods.
    !/^\d/.test(words[at + 2]?.text ?? '') &&
    isPlural(second, third, quantity);
  // Whether it holds goods or is them, "8 filtros de aceite", nobody knows: it stays in their name.
  if (isLikeUnit && !isMeasure(second.text) && words.length > at + 2)
    return { quantity, unit: null, length: at, isSure: true };
  // A sum of money has cents, a year no unit, and what is longer is the number of something.
  return isYear(quantity.text) || /[.,]\d\d$|^\d{5}/.test(quantity.text)
    ? null
    : { quantity, unit: null, length: at, isSure: false };
}

/** "6 x boxes of large gloves": behind the sign only what has its "of" is a unit. */
function withUnit(amount: Amount, words: readonly Word[]): Amount {
  const [unit, of] = words.slice(amount.length);
  const isUnit = unit && of && /^(?:of|von|van|de|d['’]|di|do|af)$/iu.test(of.text) && isContainer(unit.text);
  if (isUnit && words.length > amount.length + 2) return { ...amount, unit, length: amount.length + 2 };
  // "2 x cases lids"; "10 x bags refuse" and "10 x sacs poubelle" are the things.
  const isMany = Number(amount.quantity.text) > 1 && unit && of && !link.test(of.text);
  return isMany && casesOf.test(unit.text) && /^[\p{L}\d]/u.test(of.text)
    ? { ...amount, unit, length: amount.length + 1 }
    : amount;
}
/** What is only sold full: behind other containers may stand what they are for. */
const casesOf = /^(?:cases|packs)$/;

/** "»Fire blanket 120 x 120«", "«Cable 5 m»": the number belongs to a name in quotes. */
function closesQuote(text: string, isNext: boolean): boolean {
  return /^["”“»]\W*$/u.test(text) || (isNext && /^[^"“”„«»]*\p{L}["“”»]\W*$/u.test(text));
}

/**
 * Goods may begin with a word that is a unit elsewhere: "36 layer pellets", "4 Box spanner 13 mm". Several of a unit
 * stand in the plural, or behind "of".
 */
function beginsName(unit: Word, next: Word | undefined, quantity: Word): boolean {
  if (next === undefined || joint.test(next.text) || Number(quantity.text) < 2) return false;
  return (
    layered.test(unit.text) ||
    (/^(?:Box|Case|Can|Pack|Tube|Drum|Tray|Set|Kit|Roll|Sheet|Bag)$/.test(unit.text) &&
      /^\p{Ll}/u.test(next.text))
  );
}
const layered = /^(?:layer|board|length|panel|roller)$/;

/** "6 crates of", "4 sachets de": where such words have one, the plural; "9 harina de fuerza" names flour. */
function isPlural(unit: Word, { text }: Word, quantity: Word): boolean {
  return Number(quantity.text) < 2 || !/^(?:of|de|d['’].*)$/iu.test(text) || /[sx]$/iu.test(unit.text);
}

interface SaidNumber {
  quantity: Word;
  hasTimes: boolean;
  /** How many words say it. */
  length: number;
  /** It counts only before a container: "a box", Danish "to". */
  needsContainer: boolean;
}

function numberAt(words: readonly Word[]): SaidNumber | null {
  const [first] = words;
  if (!first) return null;
  const texts = words.slice(0, 3).map(({ text }) => text);
  const phrase = numberOfPhrase(texts);
  const counted = (text: string, length: number, needsContainer: boolean) => ({
    ...{ quantity: { ...first, text }, hasTimes: false, length, needsContainer },
  });
  const figure = figureBehind(words);
  if (figure) return counted(...figure, false);
  if (phrase) {
    const length = phrase.length + (joint.test(words[phrase.length]?.text ?? '') ? 1 : 0);
    return counted(String(phrase.value), length, false);
  }
  const half = isHalf(texts);
  // No whole unit: a person has to look at it.
  if (half > 0) return counted('0.5', half, true);
  if (isOne(first.text)) return counted('1', 1, true);
  const number = numberIn(first);
  return number && { ...number, length: 1, needsContainer: isDoubtful(first.text) };
}

/** "Two hundred (200) pieces", "zwölf (12) Kartons": the figure in brackets says the same as the words before it, and how many they are. */
function figureBehind(words: readonly Word[]): [text: string, length: number] | null {
  const at = words.slice(0, mostSpelled + 1).findIndex(({ text }) => figureInBrackets.test(text));
  const spelled = words.slice(0, Math.max(at, 0)).flatMap(({ text }) => text.split('-'));
  const isSpelled = spelled.length > 0 && spelled.every(saysNumber);
  if (!isSpelled || words.length === at + 1) return null;
  const figure = words[at]!.text.replace(/\D/g, '');
  const said = saidBy(words.slice(0, at).map(({ text }) => text));
  // "Twelve (20) boxes": which of the two is meant nobody knows.
  const isOther = said !== null && said !== Number(figure);
  return [isOther ? `${said} (${figure})` : figure, at + 1];
}
/** What words say as a whole; null for a number of several words that nothing here adds up. */
function saidBy(words: readonly string[]): number | null {
  const phrase = numberOfPhrase(words);
  if (phrase) return phrase.length === words.length ? phrase.value : null;
  const [only, ...others] = words;
  return only === undefined || others.length > 0 ? null : isOne(only) ? 1 : numberOfWord(only);
}
const saysNumber = (word: string) => numberOfWord(word) !== null || isOne(word) || large.test(word);
const mostSpelled = 6;
const figureInBrackets = /^\([1-9]\d{0,2}(?:[.,' ]?\d{3}){0,2}\)$/;
const large =
  /^(?:hundreds?|thousands?|and|hundert|tausend|und|honderd|duizend|en|cents?|mille|et|cien(?:to)?s?|mil|y|cento|mila|e|cem|st[oa]|set|tysi[ąę]c\p{L}*|hundrede|tusinde?|og)$/iu;

function numberIn(word: Word): { quantity: Word; hasTimes: boolean } | null {
  const said = numberOfWord(word.text);
  if (said !== null) return { quantity: { ...word, text: String(said) }, hasTimes: false };
  // "£2.35 each" is a price.
  if (/^\p{Sc}/u.test(word.text)) return null;
  const text = word.text.replace(/[x×]$/i, '');
  // "2-cup carriers"
  if (/\d-\p{L}/u.test(text)) return null;
  const shape = numberShape(text);
  if (shape === null || !/^\d/.test(shape) || Number(text) > mostQuantity || /^0(?![.,]\d)/.test(text))
    return null;
  return { quantity: { ...word, text }, hasTimes: text !== word.text };
}

/** Without the mark of a sentence behind it; the point of "pcs." is a part of it. */
export function bare({ text }: Word): string {
  return isBodyUnit(text) ? text : text.replace(/[.,:;?!]$/, '');
}
