import type { Word } from '@orderloom/pages/page.ts';
import { ands, ors } from '../lexicon/conjunctions.ts';
import { inAnyLanguage, nothingBut, phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { isOne } from '../values/number-words.ts';
import { type Amount, type Asked, amountAt } from './amounts.ts';
import { isBodyUnit, isMeasure } from './body-units.ts';
import { correctionIn, untilCorrection } from './corrected-amounts.ts';
import { countedLast, tidy } from './counted-last.ts';
import type { Paragraph } from './message-lines.ts';
import { isHour, isStanding, mayBeHour } from './no-goods.ts';
import { asksAgain, inLink, oneAt, papers, trailingMarks } from './one-of-list.ts';
import { sentencesOf } from './sentences.ts';
import { startsItem, textFrom, textOf } from './starts-item.ts';
import { withFirstApart } from './typed-as-one.ts';
import {
  afterthought,
  asksForGoods,
  declines,
  lastVerb,
  link,
  namesNumber,
  namesPosition,
  placesNumber,
  reach,
  requests,
  sizeWord,
  tellsOfPast,
  trailing,
} from './wordings.ts';

const mostDescriptionWords = 16;

/** Items that sentences ask for: "please send us 3 boxes of gloves and 4 rolls of tape by Friday". */
export function askedItems({ lines }: Paragraph): AskedItem[] {
  let isAsking = false;
  return runsOf(lines)
    .flatMap(sentencesOf)
    .map(withFirstApart)
    .map(withoutCountSigns)
    .flatMap((sentence) => {
      const text = sentence.map((word) => word.text).join(' ');
      const isPast = tellsOfPast.test(text) && !wantsNow.test(text);
      const changed = amends.exec(text);
      if (changed) return changedTo(sentence, changed);
      const isOther = declines.test(text) || isPast || forbids.test(text) || tellsOfRest.test(text);
      // "If possible also 100 buttons": whether they come, nobody knows.
      const isHoped = isAsking && hopes.test(text);
      const said = isHoped ? text.replace(hopes, '') : text;
      const isMore = continues.test(said) || timesIn.test(text) || (isHoped && alsoSome.test(said));
      const goesOn = isAsking && isMore && !hasStock.test(text);
      if (isOther || !(asksForGoods(text) || goesOn)) return [];
      isAsking = true;
      const items = itemsOf(sentence, false, goesOn);
      const isTold = tellsOfPast.test(text);
      return (items.length > 0 || !goesOn ? items : countedLast(sentence))
        .filter((item) => namesGoods(item) && !(isOfIt(item) && hasStock.test(text)))
        .filter((item) => !(isTold && cameBroken(item)))
        .map((item) => ({
          ...item,
          ...(isHoped && { isDoubtful: true }),
          mayCount: text.endsWith(':') && isFew(item),
          isAnew: countsAnew.test(text),
        }));
    });
}

/** Italian "ordinare n. 200 ceri, n. 12 candele e n. 2 flaconi": the sign before a number only says that it counts. */
function withoutCountSigns(sentence: readonly Word[]): Word[] {
  return sentence.filter(({ text }, at) => {
    const [before, next, behind] = [sentence[at - 1]?.text ?? '', sentence[at + 1], sentence[at + 2]];
    const isSign = /^n\.$/i.test(text) && /^[1-9]\d{0,5}$/.test(next?.text ?? '');
    const isGoods = /^\p{Ll}{3,}/u.test(behind?.text ?? '') && !/^de[ilg]/iu.test(behind!.text);
    return !(isSign && isGoods && (/[,;:]$/.test(before) || link.test(before) || requests.test(before)));
  });
}

/** "Van maat L hebben we 14 pakken nodig": a verb names no goods, which stand elsewhere. */
export function namesGoods({ description }: Asked): boolean {
  return !description.every(({ text }) => lastVerb.test(text));
}

/** "Our last delivery had two cartons of the glasses smashed, please …": broken biscuits and "organic cracked wheat" are goods. */
function cameBroken({ description: [, ...behind] }: Asked): boolean {
  return broken.test(behind.at(-1)?.text.replace(/[.,;:!?]+$/, '') ?? '');
}
const broken = nothingBut(['brokenGoods']);

/** "We've got about 15 kg of it": of what was named before. */
function isOfIt({ description: [first] }: Asked): boolean {
  return /^(?:it|them|davon|ervan)$/i.test(first?.text ?? '');
}

/** Words of lines on end: above and below what was read as a list stand other sentences. */
function runsOf(lines: Paragraph['lines']): Word[][] {
  return lines.reduce<Word[][]>((runs, line, at) => {
    const [above, own] = [lines[at - 1], line].map((one) => one?.segments[0]?.line);
    const isApart = above !== undefined && own !== undefined && own - above > 1;
    if (runs.length === 0 || isApart || isLabelled(line.words)) runs.push([]);
    runs.at(-1)!.push(...line.words);
    return runs;
  }, []);
}

/** "Needed by: 25 January" under goods: a line with a label of the order goes on with no sentence. */
function isLabelled(words: readonly Word[]): boolean {
  const colon = words.slice(0, mostOfLabel).findIndex(({ text }) => /\p{L}:$/u.test(text));
  if (colon < 0 || colon === words.length - 1) return false;
  const all = tokenise(textOf(words.slice(0, colon + 1)));
  return longestMatch(labelBook, all, 0)?.length === all.length;
}
const mostOfLabel = 4;

/** "Besides 40 boxes …" behind a sentence that asks. */
const continues = new RegExp(
  `^(?:(?:oh|ah|ach|och|ooh|uh|eh|ups|oops|o),? )?(?:(?:${ands}) )?(?:(?<=^(?:oh|ah|ach|och|eh),? )(?:${ands})(?!\\p{L})|${phrasesOf('goesOn')})`,
  'iu',
);
const hopes = new RegExp(`^${phrasesOf('ifPossible')},? (?=\\p{L})`, 'iu');
const alsoSome = new RegExp(`^${phrasesOf('afterthoughts')} (?:\\p{L}+ )?[1-9]`, 'iu');
/** "And I still have 3 boxes". */
const hasStock = inAnyLanguage('hasStock');
/** "Lamp-wise it's 8 x …" */
const timesIn = /(?<![\d.,])[1-9]\d{0,3} ?[x×] ?\p{L}/u;

/** "Please don't leave anything with …": what else its sentence counts is not wanted. */
const forbids =
  /^(?:and |und |en |et |y |e |i |og )?(?:please|pls|bitte|graag|gelieve|merci de|veuillez|por favor|per favore|proszę|venligst)\s(?:\p{L}+\s){0,2}?(?:do not|don['’]t|never|nicht|nichts|niet|niets|ne pas|no(?!t)|non|não|nie|ikke)(?!\p{L})(?!\s(?:later|before|earlier|less|more|fewer|vor|nach|später|mehr|weniger|früher|voor|eerder|minder|meer|avant|après|plus|moins|antes|más|menos|después|prima|oltre|meno|più|mais|depois|później|wcześniej|mniej|senere|før|mindre)(?!\p{L}))/iu;
/** "Remaining balance on the blanket order: 110 rolls". */
const tellsOfRest = new RegExp(`^(?:the )?${phrasesOf('restOfOrder')}`, 'iu');

/** "Change line 1 from 50 to 75 units of gloves": of an order that is not here the new amount with its goods. */
const amends =
  /(?<!\p{L})(?:from|von|van|de|da|z|fra)\s+\d+(?:\s\p{L}+)?\s+(?:to|auf|naar|à|a|para|na|til)\s+(?=\d+\s\p{L}+\s(?:of|von|van|de|di|af)\s)/iu;

function changedTo(sentence: readonly Word[], { index, 0: before }: RegExpExecArray): AskedItem[] {
  const text = textOf(sentence);
  const behind = text.slice(index + before.length).split(' ').length;
  return itemsOf(sentence.slice(-behind), true)
    .slice(0, 1)
    .map((item) => ({ ...item, mayCount: false, isAnew: false }));
}

/** Goods that were named before get another number: "make it 12 boxes of the gloves". */
const countsAnew = inAnyLanguage('countsAnew');

/** An item of a sentence; `mayCount`: above a list it may say of what there are so many: "to two doors:". */
export interface AskedItem extends Asked {
  mayCount: boolean;
  /** It may count what another line orders. */
  isAnew: boolean;
}

/** So few things without a unit count doors, lots and sites. */
function isFew({ quantity, unit }: Asked): boolean {
  const isUnit = unit[0] !== undefined && isBodyUnit(unit[0].text);
  return !isUnit && Number(quantity[0]?.text) <= mostCounted;
}
const mostCounted = 9;

/**
 * Items of sentences that only name them: "yes, 18 rolls of tape", "that leaves 4 boxes of wipes". Only amounts that
 * can be nothing else count, and nothing that tells what was.
 */
export function namedInSentences({ lines }: Paragraph): Asked[] {
  return runsOf(lines)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const text = sentence.map((word) => word.text).join(' ');
      if (declines.test(text) || tellsOfPast.test(text)) return [];
      const sure = itemsOf(sentence, true);
      // "30 valves and 6 boxes of tape": of amounts and nothing else all count.
      return sure.length > 0 && /^\d/.test(text) ? itemsOf(sentence, false) : sure;
    });
}

/** What a sentence has that asks, whatever it tells besides. */
const wantsNow = inAnyLanguage('wantsNow');
/** "Drill GSR 18" at the end of a line. */
function isModel(sentence: readonly Word[], at: number, { unit, length }: Amount): boolean {
  const next = sentence[at + length];
  const endsLine = next !== undefined && next.box[1] >= sentence[at]!.box[3];
  return unit === null && endsLine && /^\p{Lu}{2,}$/u.test(sentence[at - 1]?.text ?? '');
}

/** `onlySure`: a number needs a container behind it; `goesOn`: other goods were asked for before. */
function itemsOf(sentence: readonly Word[], onlySure: boolean, goesOn = false): Asked[] {
  const items: Asked[] = [];
  for (let at = 0; at < sentence.length; at++) {
    const amount = startsItem(sentence, at)
      ? (amountAt(sentence.slice(at)) ??
        (onlySure || !(goesOn || isInList(items, sentence, at)) ? null : oneAt(sentence, at)))
      : null;
    if (!amount || (!amount.isSure && (onlySure || isNumbered(sentence, at)))) continue;
    if (recounts.test(textOf(sentence.slice(at, at + nearContrast)))) break;
    const from = at + amount.length;
    // "Part two (can wait)".
    if (!/\d/.test(sentence[at]!.text) && /^\(/.test(sentence[from - (amount.unit ? 1 : 0)]?.text ?? ''))
      continue;
    // "All 14 cartons, and the driver …": nothing says of what.
    if (/[,;:.?!]$/.test(sentence[from - 1]!.text) && !isBodyUnit(sentence[from - 1]!.text)) continue;
    if (!amount.isSure && placesNumber.test(sentence[from]?.text ?? '')) continue;
    // "Is your 105 resin OK to overcoat?"
    if (!amount.isSure && yours.test(sentence[at - 1]?.text ?? '')) continue;
    // "Total: $ 385.000"
    if (/^\p{Sc}$/u.test(sentence[at - 1]?.text ?? '')) continue;
    // "on at 6 and only just seen", "between 7 and 9", "ten are a gift"
    if (amount.unit === null && joins.test(sentence[from]?.text ?? '')) continue;
    // "Empties: 14 crates stand ready", "gate opens from 5 on"
    if (isStanding(sentence, from) || (!amount.isSure && isHour(sentence, at))) continue;
    // "6.3 x 13 nickel", "a 7.5 tonner is fine"
    const isSize = /^[x×]$/i.test(sentence[at - 1]?.text ?? '');
    if (isModel(sentence, at, amount)) continue;
    // "Bitte nicht auf 3 m sägen": to what length something is cut.
    if (amount.unit && isCutTo.test(textOf(sentence.slice(Math.max(0, at - 1), from + 1)))) continue;
    if (isSize || (amount.unit === null && /^\d+[.,]\d{1,2}$/.test(amount.quantity.text))) continue;
    const printedEnd = endOfItem(sentence, from);
    const found = correctionIn(sentence, from);
    const correction = found && found.at > from && found.at <= printedEnd ? found : null;
    const end = correction ? correction.until : printedEnd;
    const description = tidy(
      correction
        ? untilCorrection(sentence.slice(from), correction.at - from)
        : sentence.slice(from, printedEnd),
    );
    if (!description.some((word) => /\p{L}{2}/u.test(word.text))) continue;
    if (description.some((word) => reach.test(word.text))) continue;
    // "Before 10 please"
    if (amount.unit === null && description.every((word) => afterthought.test(word.text))) continue;
    // "12 boards 30 x 200 mm": behind what is counted stands nothing but its size.
    const isSizeOnly =
      amount.unit !== null &&
      /^\d/.test(description[0]!.text) &&
      !description.some(({ text }) => /\p{L}{3}/u.test(text));
    const named = isSizeOnly ? [sentence[from - 1]!, ...description] : description;
    const unit = amount.unit && !isSizeOnly ? [amount.unit] : [];
    items.push(
      ofOtherSize(items.at(-1), amount, description) ?? {
        quantity: [correction?.quantity ?? amount.quantity],
        unit,
        description: named,
        ...(!amount.isSure && mayBeHour(sentence, at) && { isDoubtful: true }),
      },
    );
    at = end - 1;
  }
  return items;
}

const isCutTo =
  /^(?:auf|to|op|à|a|en|na|til|i)\s\S+\s(?:m|cm|mm|mtr|meter|metres?|meters?|mètres?|metros?|metri)\.?\s(?:\p{L}*(?:säg|schneid|kürz|läng|zag|snij|knip|coup|cort|tagli|skær|sav|saw|cut)\p{L}*|ciąć|cięcia|przyciąć)/iu;

/** "Ten boxes of gloves in size S and five in size M": the same goods of another size. */
function ofOtherSize(
  last: Asked | undefined,
  { quantity, unit }: Amount,
  behind: readonly Word[],
): Asked | null {
  const isUnit = unit !== null && !inWord.test(unit.text);
  const isIn = inWord.test(isUnit || unit === null ? (behind[0]?.text ?? '') : unit.text);
  const own = unit !== null && !isUnit ? behind : behind.slice(1);
  const at = last?.description.findLastIndex(({ text }) => inWord.test(text)) ?? -1;
  if (!last || !isIn || at < 1 || !sizeWord.test(own[0]?.text ?? '') || own.length > 2) return null;
  return {
    quantity: [quantity],
    unit: isUnit ? [unit] : last.unit,
    description: [...last.description.slice(0, at + 1), ...own],
  };
}

const inWord = /^(?:in|en|em|w|i)$/i;

/** "5 instead of 6", "graag 2 in plaats van 20": another number of goods that were named before, and none of their own. */
const recounts =
  /^\S+\s(?:\p{L}+\.?\s){0,2}(?:\d+\s(?:\p{L}+\.?\s)?)?(?:instead of|rather than|(?:an)?statt|anstelle|in plaats van|i\.p\.v\.?|au lieu d|en (?:vez|lugar) de|invece d|anziché|em vez d|zamiast|i stedet for)\p{L}*\s(?:\p{L}+\s)?\d/iu;

const nearContrast = 10;
/** The number behind them is that of an article. */
const yours =
  /^(?:your|ihre?[nm]?|eure?[nm]?|jullie|uw|votre|vos|vuestr[oa]s?|vostr[oaie]|voss[oa]s?|wasz\p{L}*|jeres)$/iu;
/** No goods begin with these. */
const joins = nothingBut(['areWords'], { signs: `${ands}|${ors}` });

/** "Pos. 2", "items 1, 2 and 4": what a number counts in a list names no amount. */
function isNumbered(sentence: readonly Word[], at: number): boolean {
  // "We would like to order 25 cloths"
  const isVerb = /^to$/i.test(sentence[at - 2]?.text ?? '') && /^order$/i.test(sentence[at - 1]?.text ?? '');
  // "Pedido: un taladro"
  const isWritten = !isOne(sentence[at]!.text);
  return (!isVerb && isWritten && namesNumber.test(sentence[at - 1]?.text ?? '')) || isPosition(sentence, at);
}

function isPosition(sentence: readonly Word[], at: number): boolean {
  const [before, number] = [sentence[at - 1]?.text ?? '', sentence[at - 2]?.text ?? ''];
  if (namesPosition.test(before)) return true;
  if (/^\d+[,;]$/.test(before)) return isPosition(sentence, at - 1);
  return link.test(before) && /^\d+,?$/.test(number) && isPosition(sentence, at - 2);
}

function endOfItem(sentence: readonly Word[], from: number): number {
  let at = from;
  for (; at < sentence.length && at - from < mostDescriptionWords; at++) {
    const rest = textFrom(sentence, at);
    if (at > from && trailing.test(rest)) break;
    if (at > from && link.test(sentence[at]!.text) && beginsNext(sentence, at + 1)) break;
    // "6 cartons of GL-330 and, since the courier is coming anyway, …"
    if (at > from && /,$/.test(sentence[at]!.text) && link.test(sentence[at]!.text.slice(0, -1))) break;
    if (at > from && (beginsContainer(sentence, at) || beginsTimes(sentence, at)))
      return behindLink(sentence, from, at);
    if (
      /[,;]$/.test(sentence[at]!.text) &&
      (beginsNext(sentence, at + 1) || trailing.test(textFrom(sentence, at + 1)))
    ) {
      return at + 1;
    }
    if (/[;?!]$|\p{L}{3}:$/u.test(sentence[at]!.text)) return at + 1;
  }
  return at;
}

/** After a comma or an "and" another quantity follows, perhaps behind an "and" of its own. */
function beginsNext(sentence: readonly Word[], at: number): boolean {
  // Danish "og en kasse": no Dutch "and".
  if (oneAt(sentence, at) !== null) return true;
  let start = link.test(sentence[at]?.text ?? '') ? at + 1 : at;
  // "Wir bitten um 3 Stühle und um 4 Tische"
  while (start < at + 3 && (inLink.test(sentence[start]?.text ?? '') || sentence[start]?.text === 'um'))
    start += 1;
  const isPaper =
    isOne(sentence[start]?.text ?? '') &&
    papers.test((sentence[start + 1]?.text ?? '').replace(trailingMarks, ''));
  return isPaper || amountAt(sentence.slice(start)) !== null || oneAt(sentence, start) !== null;
}

/** Behind other goods, or behind a colon and before others. */
function isInList(items: readonly Asked[], sentence: readonly Word[], at: number): boolean {
  const isBefore = () => sentence.some((_, i) => i > at && amountAt(sentence.slice(i))?.isSure === true);
  const before = sentence[at - 1]?.text ?? '';
  return items.length > 0 || ((/:$/.test(before) || asksAgain.test(before)) && isBefore());
}

/** Dictated letters have no commas: "... also thirty boxes of gloves and while you are at it four sheets of mesh". */
function beginsContainer(sentence: readonly Word[], at: number): boolean {
  const amount = amountAt(sentence.slice(at));
  // "Aprons on a roll" are no roll.
  const unit = amount?.isSure && amount.quantity.text !== '1' ? (amount.unit?.text ?? '') : '';
  return /^\p{L}{3,}$/u.test(unit) && !isMeasure(unit) && !sizes.test(unit);
}
/** "…, and then we need 15 x alarms"; no board of 200 x 30, nor "2 x 4". */
function beginsTimes(sentence: readonly Word[], at: number): boolean {
  const [before, sign, thing] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
  return (
    /^[1-9]\d{0,4}$/.test(sentence[at]!.text) &&
    /^[x×]$/i.test(sign?.text ?? '') &&
    /^\p{L}{3}/u.test(thing?.text ?? '') &&
    !/\d|^[x×]$/i.test(before!.text)
  );
}
/** "120 litre bags". */
const sizes =
  /^(?:lit\p{L}*|ltr|met\p{L}*|mtr|kilo\p{L}*|gram\p{L}*|gal\p{L}*|watt|volt|feet|foot|yards?)$/iu;

/** What leads to the next item belongs to none: from its last "and", if that is near. */
function behindLink(sentence: readonly Word[], from: number, at: number): number {
  for (let i = at - 1; i > from && at - i <= mostLeadingWords; i--)
    if (link.test(sentence[i]!.text)) return i;
  return at;
}
const mostLeadingWords = 8;
