import type { Word } from '@orderloom/pages/page.ts';
import { namesMonth } from '../lexicon/phrases.ts';
import { hasStreetWord } from '../values/address.ts';
import { amountApart } from './amount-apart.ts';
import { type Asked, amountAt, bare } from './amounts.ts';
import { isBodyUnit, isContainer, isMeasure } from './body-units.ts';
import { bracketed, bracketsHoldAmounts, withoutBrackets } from './bracketed-amounts.ts';
import { correctionIn, untilCorrection } from './corrected-amounts.ts';
import { countsOther } from './counted-otherwise.ts';
import { itemFacts } from './item-facts.ts';
import type { Paragraph } from './message-lines.ts';
import { roleOfName } from './named-fields.ts';
import {
  isGap,
  isNumber,
  numberAtEnd,
  separator,
  unknownUnit,
  withDigits,
  withoutThanks,
} from './number-at-end.ts';
import {
  isFew,
  linesEndingInNumbers,
  numberLast,
  type ReadLine,
  timesLast,
  timesSign,
} from './numbers-last.ts';
import { countedLines } from './positions.ts';
import { textOf } from './starts-item.ts';
import { introducesList, withoutContent, withUnitsApart } from './typed-as-one.ts';
import {
  bullet,
  declines,
  link,
  namesPosition,
  placesNumber,
  quantityName,
  reach,
  requests,
  sizeWord,
  tellsOfPast,
} from './wordings.ts';

const letters = /\p{L}{2}/u;
/** Longer lines are sentences. */
const mostWords = 24;

const fewestTimes = 2;

/** An item that has a line of its own. */
export interface ListedItem extends Asked {
  line: Paragraph['lines'][number];
}

/**
 * Items that stand line by line: "- 12 x gloves", "500 ea washers", "Tape: 4 rolls", "gloves - 4 pairs". A line
 * that only begins with a number needs another such line beside it.
 */
export function listedItems({ lines }: Paragraph): ListedItem[] {
  const hasAmounts = bracketsHoldAmounts(lines);
  const counted = countedLines(lines);
  const inColumn = linesEndingInNumbers(counted);
  const whole = counted.map((words) => readLine(words, hasAmounts));
  const isTimesList = whole.filter((item) => item?.isTimes).length >= fewestTimes;
  const read = counted.map(
    (words, at) =>
      whole[at] ?? (isTimesList ? timesLast(words) : null) ?? (inColumn.has(at) ? numberLast(words) : null),
  );
  return read.flatMap((item, i) => {
    const apart = amountApart(lines[i]!);
    if (apart) return [{ ...apart, line: lines[i]! }];
    if (!item) return [];
    const hasNeighbour = [read[i - 1], read[i + 1]].some((other) => other && other.isFirst === item.isFirst);
    return item.isSure || hasNeighbour ? [{ ...item.asked, line: lines[i]! }] : [];
  });
}

/** "2 boxes of wipes (no, 3)": the amount that is right in the end. */
function readLine(printed: readonly Word[], hasAmounts: boolean): ReadLine | null {
  const found = correctionIn(printed, 1);
  const read = readAmount(found ? untilCorrection(printed, found.at) : printed, hasAmounts);
  return found && read ? { ...read, asked: { ...read.asked, quantity: [found.quantity] } } : read;
}

function readAmount(printed: readonly Word[], hasAmounts: boolean): ReadLine | null {
  const words = withUnitsApart(withoutContent(withDigits(withoutThanks(printed))));
  const [first] = words;
  if (!first || words.length > mostWords || words.some(({ text }) => reach.test(text))) return null;
  const isAmount = hasAmounts && bracketed.test(first.text);
  if (isAmount) {
    const item = quantityFirst(withoutBrackets(words), true);
    if (item) return item;
  }
  const marks = isAmount ? 0 : leadLength(words);
  const bulleted = marks > 0;
  // "- n. 50 sacchi di farina"
  const lead = bulleted && countsBehind(words.slice(marks)) ? marks + 1 : marks;
  const own = words.slice(lead);
  // "Qty 8 - oak skirting"
  const rest = withoutBrackets(quantityName.test(own[0]?.text ?? '') ? withoutDash(own.slice(1)) : own);
  if (!bulleted && namesSeveral(rest)) return null;
  return (
    weighedTimes(rest, bulleted) ??
    beforeSize(rest, bulleted) ??
    behindLink(rest) ??
    quantityFirst(rest, bulleted) ??
    quantityLast(rest, bulleted) ??
    pricedLast(rest, bulleted) ??
    beforeAside(rest, bulleted)
  );
}

/** "5 kg hops x 2", "5 l cleaner: 2": two of what weighs so much. */
function weighedTimes(words: readonly Word[], bulleted: boolean): ReadLine | null {
  const [first, second] = words;
  const isWeighed = /^\d/.test(first?.text ?? '') && /^(?:kg|g|l|ml|cl)$/i.test(second?.text ?? '');
  const before = words.at(-2)?.text ?? '';
  const isCounted = timesSign.test(before) || separator.test(before) || before.endsWith(':');
  const read = isWeighed && isCounted && isNumber(words.at(-1)!) ? quantityLast(words, bulleted) : null;
  return read && { ...read, isSure: true };
}

/** "Carrots - 10 bags 25 g", "flour - 2 sacks of 25 kg": how much each holds stands behind them. */
function beforeSize(words: readonly Word[], bulleted: boolean): ReadLine | null {
  const [size, unit] = words.slice(-2);
  const isSized = size !== undefined && unit !== undefined && isNumber(size) && contents.test(unit.text);
  const behind = isSized && holding.test(words.at(-3)?.text ?? '') ? 3 : 2;
  const [sign, count, container] = words.slice(-behind - 3, -behind);
  const isCounted =
    container !== undefined &&
    isNumber(count!) &&
    isContainer(bare(container)) &&
    !contents.test(container.text);
  const isParted = sign !== undefined && (separator.test(sign.text) || sign.text.endsWith(':'));
  if (!isSized || !isCounted || !isParted) return null;
  const read = quantityLast(words.slice(0, -behind), bulleted);
  return read && { ...read, asked: { ...read.asked, description: [...read.asked.description, size, unit] } };
}
/** Between a container and what it holds. */
const holding = /^(?:of|à|a|zu|je|da|de|van|po|por|på|mit|met|con|avec)$/iu;
/** What a container is said to hold. */
const contents =
  /^(?:kg|g|gr|mg|l|ml|cl|dl|lit(?:re|er|ro)s?|ltr|m|cm|mm|pcs?|pieces?|st(?:k|ck|ück|uks?)?|pi[èe]ces?|pz|pezzi|uds?|unidades|szt(?:uk)?)\.?$/iu;

/** "and also two packs of soap 1 l": the amount stands behind what links it to the line above. */
function behindLink(words: readonly Word[]): ReadLine | null {
  const from = words.findIndex(({ text }) => !link.test(text) && !more.test(text));
  return from > 0 && from < mostLinks ? quantityFirst(words.slice(from), true) : null;
}
const more =
  /^(?:also|still|yet|another|noch|auch|nog|ook|encore|aussi|todavía|más|también|ancora|anche|ainda|mais|também|jeszcze|też|endnu|også)$/iu;
const mostLinks = 4;

/** "elbows 15 mm - 2 bags (25s)", "tissue - 8 cases (not the small ones)": what is said of them stands behind the amount. */
function beforeAside(words: readonly Word[], bulleted: boolean): ReadLine | null {
  const from = words.findLastIndex(({ text }) => text.startsWith('('));
  const aside = words.slice(Math.max(from, 0));
  const isAside = from > 1 && aside.findIndex(({ text }) => /\)[.!]?$/.test(text)) === aside.length - 1;
  if (!isAside) return null;
  const before = words.slice(0, from);
  const read = quantityLast(before, bulleted) ?? (aside.length > 1 ? pricedLast(before, bulleted) : null);
  return read && { ...read, asked: { ...read.asked, description: [...read.asked.description, ...aside] } };
}

/** How many words only count the line: "1.", "-", "Line 2:", "Item 3 -", or say that a number follows. */
function leadLength([first, second, third]: readonly Word[]): number {
  if (bullet.test(first!.text)) return 1;
  if (countsBehind([first!, second].filter((word) => word !== undefined))) return 1;
  if (!namesPosition.test(first!.text) || second === undefined) return 0;
  if (/^\d{1,3}[:.)]$/.test(second.text)) return 2;
  return /^\d{1,3}$/.test(second.text) && dash.test(third?.text ?? '') ? 3 : 0;
}

/** Italian lists: "n. 10 confezioni di carta". */
function countsBehind([first, second]: readonly Word[]): boolean {
  return /^n\.$/i.test(first?.text ?? '') && /^[1-9]\d{0,5}$/.test(second?.text ?? '');
}

/** "Screws: 50 boxes at 6.54 EUR": the price of one stands behind the quantity. */
function pricedLast(words: readonly Word[], bulleted: boolean): ReadLine | null {
  const { description: named, price } = itemFacts(words, null);
  const read = price.length > 0 && named.length > 0 ? quantityLast(named, bulleted) : null;
  if (!read) return null;
  const { asked } = read;
  // The price, and a number of the article that stood between.
  const plain = (text: string) => text.replace(/[,;]$/, '');
  const others = words.filter(
    ({ box, text }) =>
      text !== ':' && !named.some((one) => one.box === box && plain(text) === plain(one.text)),
  );
  return { ...read, asked: { ...asked, description: [...asked.description, ...others] } };
}

/** Without the dash that parts an amount in front from its goods. */
function withoutDash(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }) => dash.test(text));
  return at === 1 || at === 2 ? words.toSpliced(at, 1) : words;
}

/** "3 rolls of tape, 7 bags of plaster", "4 packs of bags and 8 rolls": a sentence, of which a line may be a part. */
function namesSeveral(words: readonly Word[]): boolean {
  const amounts = words.filter((word, i) => {
    const before = words[i - 1];
    // "Items: 20x brackets, 10x parts"
    const isTimes = /^\d+[x×]$/i.test(word.text) && before?.text.endsWith(':') === true;
    const isStart = before === undefined || isTimes || before.text.endsWith(',') || link.test(before.text);
    // "12 bundles of battens 30/50, 4 m": how long each is.
    const isLong = before?.text.endsWith(',') && i === words.length - 2 && isSize.test(words.at(-1)!.text);
    // "board 22 mm, 2500 x 675"
    if (timesSign.test(words[i + 1]?.text ?? '') && /^\d/.test(words[i + 2]?.text ?? '')) return false;
    const amount = isStart && !isLong ? amountAt(words.slice(i)) : null;
    // "9 x compound, 2 x tape"
    if (amount?.isSure && amount.unit === null) return true;
    // "screws 8 x 240, 50 pcs (item 71824)": how many are in each.
    if (i > 0 && amount?.unit && words[i + amount.length]?.text.startsWith('(')) return false;
    const unit = amount?.unit ?? null;
    const isLast = i === words.length - 2 && isNumber(word) && isBodyUnit(bare(words.at(-1)!));
    return (
      (unit !== null && !isMeasure(unit.text)) || (isLast && before !== undefined && link.test(before.text))
    );
  });
  return (
    amounts.length > 1 ||
    (amounts.length === 1 && link.test(words[words.indexOf(amounts[0]!) - 1]?.text ?? ''))
  );
}

function quantityFirst(printed: readonly Word[], bulleted: boolean): ReadLine | null {
  const [one, container] = printed;
  // Danish "En kasse sæbe"
  const isOneBox = /^e[nt]$/i.test(one?.text ?? '') && isContainer(container?.text ?? '');
  const words = isOneBox ? [{ ...one!, text: '1' }, ...printed.slice(1)] : printed;
  const amount = amountAt(words);
  const description = words.slice(amount?.length ?? 0);
  if (!amount || !description.some((word) => letters.test(word.text))) return null;
  if (/[?!]$|\p{Ll}{3}\.$/u.test(description.at(-1)!.text) && !amount.isSure) return null;
  // "Three for you today:"
  if (!amount.isSure && placesNumber.test(description[0]!.text)) return null;
  const text = words.map((word) => word.text).join(' ');
  if (!bulleted && ((/[.?!]$/.test(text) && tellsOfPast.test(text)) || countsOther(text))) return null;
  const asked = { quantity: [amount.quantity], unit: amount.unit ? [amount.unit] : [], description };
  return { asked, isSure: amount.isSure || bulleted, isFirst: true };
}

/** The quantity at the end, behind a colon, a dash or its name; without a unit only in a list or with the name. */
function quantityLast(words: readonly Word[], bulleted: boolean): ReadLine | null {
  if (words.length < 2) return null;
  const { at, unit } = numberAtEnd(words, bulleted);
  const quantity = words[at];
  if (!quantity || at < 1) return null;
  // "Bakery Muster - High Street 12 - 84453 Mühldorf"
  if (isTown(words.slice(0, at), quantity, unit)) return null;
  const isApart = times.test(quantity.text) || isGap(words[at - 1], quantity);
  if (placesNumber.test(words[at - 1]!.text) && !isApart) return null;
  // "... can wait. What we want is 20 boxes": the end of a sentence that goes on in the next line.
  if (
    words
      .slice(0, at)
      .some(({ text }, i) => /\p{L}{3}[.!?]$|\d[.]$/u.test(text) && /^\p{Lu}\p{Ll}/u.test(words[i + 1]!.text))
  )
    return null;
  if (introducesList(words)) return null;
  const { before, isSeparated, isNamed } = untilSeparator(words.slice(0, at), quantity, unit);
  const isTimes = timesSign.test(words[at - 1]!.text);
  const isSure =
    isNamed ||
    (isTimes && isSeparated) ||
    times.test(quantity.text) ||
    (isSeparated && (unit !== null || bulleted)) ||
    (unit !== null && words[at - 1]!.text.endsWith(',')) ||
    (unit !== null && isName(before));
  const like = isSure || bulleted || before.length < 2 ? null : unknownUnit(words.at(-1)!, words.at(-3));
  // "gloves L - 4" beside its like; a label has a colon.
  const isLast = unit === null && at === words.length - 1;
  const isParted =
    isLast && (dash.test(words[at - 1]!.text) || (isSeparated && before.length > 1 && isFew(quantity)));
  // "Salmon 8 kg" over "Butter 20 packs".
  const isBare = unit !== null && at === 1 && /^\p{L}{3,}$/u.test(before[0]?.text ?? '');
  const isItem = isSure || isParted || isBare || (like !== null && at === words.length - 2 && isName(before));
  if (!isItem || !before.some((word) => letters.test(word.text)) || (!bulleted && isRequest(before)))
    return null;
  // `Timing: 2 April`; `Cacciavite: 2 set` are goods.
  const counted = (unit ?? like)?.text ?? '';
  if (namesMonth(counted) && !isBodyUnit(counted)) return null;
  const text = quantity.text.replace(/[x×]$/i, '');
  // `Items: 10 monitors`: a heading names nothing, and what seems to be a unit is what is ordered.
  const isHeading = before.length === 1 && roleOfName(bare(before[0]!)) === 'description';
  const thing = isHeading ? (unit ?? like) : null;
  if (thing !== null && !isBodyUnit(thing.text)) {
    const asked = { quantity: [{ ...quantity, text }], unit: [], description: [thing] };
    return { asked, isSure, isFirst: false, isTimes };
  }
  return {
    asked: {
      quantity: [{ ...quantity, text }],
      unit: (unit ?? like) ? [(unit ?? like)!] : [],
      description: before,
    },
    isSure,
    isFirst: false,
    isTimes,
  };
}

/** A postcode with its town behind a street or a third part; what counts goods is known, or no name: "Becher - 2000 Hülsen". */
function isTown(before: readonly Word[], { text }: Word, unit: Word | null): boolean {
  const parts = before.filter((word) => dash.test(word.text)).length;
  const isPlace = parts > 1 || (parts > 0 && hasStreetWord(textOf(before)));
  return (
    isPlace &&
    /^\d{4,5}$/.test(text) &&
    unit !== null &&
    !isBodyUnit(unit.text) &&
    /^\p{Lu}\p{Ll}/u.test(unit.text)
  );
}

const isSize = /^(?:m|cm|mm|l|kg|g)\.?$/iu;
const dash = /^(?:[-–—=]|[=-]>|→)$/;

/** "gloves size 9 24x": nothing else ends a line with a number of times. */
const times = /^\d{1,6}[x×]$/i;

/** Neither a request, whose thing has a size at its end, nor a size of three parts. */
function isName(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return words.length >= 2 && !isRequest(words) && !/[x×]$/i.test(text);
}

function isRequest(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return words.length > 4 && (requests.test(text) || declines.test(text));
}

function untilSeparator(
  words: readonly Word[],
  quantity: Word,
  unit: Word | null,
): { before: Word[]; isSeparated: boolean; isNamed: boolean } {
  const last = words.at(-1)!;
  if (quantityName.test(last.text) && words.length > 1) {
    const { before } = untilSeparator(words.slice(0, -1), last, unit);
    return { before, isSeparated: true, isNamed: true };
  }
  // "soap 500 ml x 6", "gloves, box 100 x 50 boxes", but no board of 200 x 30.
  const isTimes =
    timesSign.test(last.text) &&
    // "Tunic size 10 x 3"
    (!/^[\d.,]+$/.test(words.at(-2)?.text ?? '0') ||
      sizeWord.test(words.at(-3)?.text ?? '') ||
      (unit !== null && isContainer(unit.text)));
  if (isTimes || separator.test(last.text))
    return { before: words.slice(0, -1), isSeparated: true, isNamed: false };
  const text = last.text.replace(/[:,]$/, '');
  const isSeparated = last.text.endsWith(':') || isGap(last, quantity);
  return { before: [...words.slice(0, -1), { ...last, text }], isSeparated, isNamed: false };
}
