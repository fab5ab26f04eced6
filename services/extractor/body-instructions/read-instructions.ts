import type { DraftRow } from '../draft.ts';
import { inAnyLanguage } from '../lexicon/mail/phrase-pattern.ts';
import { holdsAmount } from './gates/may-want.ts';
import { takesBackBefore } from './gates/retractions.ts';
import { isBareCondition, leavesOpen } from './gates/undecided.ts';
import { isOrdered } from './goods/added-goods.ts';
import { isOnlyAmount } from './goods/by-goods.ts';
import { findTargets, pointsAtRow } from './goods/find-targets.ts';
import { goodsSaid, withoutGoodsSaid } from './goods/goods-said.ts';
import type { DayWriting } from './heads/days-told.ts';
import { announcesNumber, dropsNumber } from './heads/number-in-two.ts';
import { type Instruction, isUnderstood, type Reading, rowsOf } from './instruction.ts';
import { type Beside, wishesIn } from './read-sentence.ts';
import { cancelsOthers, onlyTheseRows } from './rows/only-these-rows.ts';
import { restatedRows } from './rows/restated-rows.ts';
import { isGone, takesOut } from './rows/taken-out.ts';
import { wishedItem } from './rows/wished-item.ts';
import { addressesBelow, isNotThere } from './sentences/addresses-below.ts';
import { headingOf, verbOf } from './sentences/clauses.ts';
import { withoutCourtesy } from './sentences/courtesy.ts';
import { readBesideReason } from './sentences/read-beside-reason.ts';
import { withoutLeads } from './sentences/sentence-leads.ts';
import type { Sentence } from './sentences/sentences.ts';
import { papers } from './talk/house-rules.ts';
import { informs, isOnlyTold } from './talk/only-told.ts';
import { asksAsAlways } from './talk/requests.ts';
import { places } from './talk/topics.ts';
import { moreOrLess, states } from './words/words-of-amounts.ts';
import { pointsBack } from './words/words-of-refusal.ts';
import { adds, asks, cancels, changes } from './words/words-of-wishes.ts';

/**
 * What the sentences of an e-mail want of the order that came with it, whose number is `present` and whose language
 * tells how numbers are spelled. Manners and disclaimers want nothing.
 */
export function readInstructions(
  sentences: readonly Sentence[],
  rows: readonly DraftRow[],
  days: DayWriting,
  present: string | null = null,
  language: string | null = null,
): Instruction[] {
  const placed = addressesBelow(sentences);
  const letter = sentences.map(({ text }) => text).join(' ');
  const instructions: Instruction[] = [];
  let before: Reading[] = [];
  let heading: string | null = null;
  let meant: number | null = null;
  const restated = restatedRows(sentences, rows);
  for (const [at, sentence] of sentences.entries()) {
    const place = placed.get(sentence);
    if (place === 'part') continue;
    if (place === undefined && placed.size > 0 && isNotThere(sentence.text)) continue;
    const isListed: boolean = heading !== null && !announces(sentence.text, present) && isItem(sentence);
    if (!isListed) heading = announces(sentence.text, present) ? sentence.text : null;
    const pointed: number | null = isBack(sentence) ? meant : null;
    const about: Beside = {
      rows,
      days,
      language,
      present,
      heading: isListed
        ? restated.has(sentence)
          ? headingOf.change
          : heading
        : goesOn(sentence, before, rows)
          ? headingOf.change
          : null,
      meant: pointed,
      before: sentences[at - 1]?.text ?? '',
      after: sentences[at + 1]?.text ?? '',
    };
    const next = sentences[at + 1];
    const after = sentences[at + 2]?.text ?? '';
    const below = { ...about, heading, meant: null, before: sentence.text, after };
    if (!place && next && announces(sentence.text, present) && isLead(sentence, wishesIn(next, below), rows))
      continue;
    const isOpen = !place && leavesOpen(withoutLeads(sentence, about).text, letter);
    const parted = place || isOpen ? null : readBesideReason(sentence, about);
    const read = place
      ? [place, ...besidePlace(sentence, about)]
      : (parted?.wishes ?? wishesIn(sentence, about));
    if (isOpen && !read.some((wish) => wish !== 'unclear') && bounds(sentence.text, letter, rows))
      reopen(instructions, sentences[at - 1]);
    const wishes: Reading[] = isOpen ? leftOpen(sentence.text, read, about) : read;
    if (takesBackBefore(sentence.text) && instructions.some((each) => each.sentence === sentences[at - 1])) {
      // "Could it come on Friday? No wait, we need it on Friday 6": the last word on the same.
      const kinds = new Set(wishes.flatMap((wish) => (wish === 'unclear' ? [] : wish.kind)));
      const isSame = instructions.every(
        (each) => each.sentence !== sentences[at - 1] || each.wish === null || kinds.has(each.wish.kind),
      );
      if (isUnderstood(wishes) && isSame) {
        while (instructions.at(-1)?.sentence === sentences[at - 1]) instructions.pop();
      } else {
        reopen(instructions, sentences[at - 1]);
        instructions.push({ sentence, wish: null });
        continue;
      }
    }
    // "Please change our number to PO-7788. The one on the PDF can lapse."
    if (
      wishes.includes('unclear') &&
      wishes.length === 1 &&
      instructions.at(-1)?.sentence === sentences[at - 1] &&
      instructions.at(-1)?.wish?.kind === 'orderNumber' &&
      dropsNumber(sentence.text)
    )
      continue;
    const main = parted ? { main: parted.main } : {};
    // "Please add 20 rolls of tape. I had forgotten them when I typed it."
    if (
      before.some((wish) => wish !== 'unclear' && wish.kind === 'add') &&
      saysForgotten(sentence.text) &&
      !isGone(sentence.text)
    )
      continue;
    const isEcho =
      before.length > 0 && wishes.every((wish) => wish === 'unclear') && isAfterthought(sentence);
    const more =
      isEcho && verbOf(sentence.text) === 'add' ? listedBefore(instructions, sentence.text, rows) : null;
    if (more) instructions.splice(-more.length, more.length, ...more);
    before = isEcho ? before : wishes;
    if (isEcho) continue;
    // "Please ship item 2 only. All others are cancelled.": the first sentence took them out.
    if (onlyTheseRows(about.before, sentence.text, rows) && cancelsOthers(sentence.text, rows)) continue;
    // "The discs were bought already. Please remove them.": one wish in two sentences.
    if (pointed !== null && wishes.some((wish) => wish !== 'unclear' && rowsOf(wish).includes(pointed)))
      dropUnclear(instructions, sentences[at - 1]);
    // "The address on the form is out of date.", before another one.
    if (
      wishes.some((wish) => wish !== 'unclear' && wish.kind === 'address') &&
      isPlaceOnly(sentences[at - 1])
    )
      dropUnclear(instructions, sentences[at - 1]);
    // "The order number has changed.", before the other one.
    if (
      wishes.some((wish) => wish !== 'unclear' && wish.kind === 'orderNumber') &&
      announcesNumber(about.before, present)
    )
      dropUnclear(instructions, sentences[at - 1]);
    meant = isUnderstood(wishes) ? null : onlyRow(sentence, rows);
    instructions.push(
      ...wishes.map((wish) => ({ sentence, wish: wish === 'unclear' ? null : wish, ...main })),
    );
  }
  return withoutContradictions(instructions);
}

/** "Up the brackets to 40. … So 45 brackets in total.": two sentences that count one line otherwise are both asked about, and one that counts a line that another takes back. */
function withoutContradictions(instructions: readonly Instruction[]): Instruction[] {
  return instructions.map((instruction) => {
    const own = instruction.wish;
    if (own?.kind !== 'quantity') return instruction;
    const isOther = instructions.some(
      ({ wish }) =>
        (wish?.kind === 'cancel' && wish.rows.includes(own.row)) ||
        (wish?.kind === 'quantity' && wish.row === own.row && wish.to !== own.to),
    );
    return isOther ? { sentence: instruction.sentence, wish: null } : instruction;
  });
}

/** "Bitte erst am 27. Mai, und zwar direkt in unsere neue Filiale:", "make the trays 800 (not 600), and deliver to:" */
function besidePlace(sentence: Sentence, about: Beside): Reading[] {
  const wishes = wishesIn(sentence, about);
  const isOpen = wishes.includes('unclear') && goodsSaid(sentence.text, about.rows).length > 0;
  const isCounted = isOpen && holdsAmount(sentence.text, about);
  const read = wishes.flatMap((wish): Reading[] => {
    if (wish === 'unclear' || wish.kind === 'address') return [];
    const isChanged = wish.kind === 'quantity' && (wish.from !== null || changes.test(sentence.text));
    if (isChanged || wish.kind === 'deliveryDate' || wish.kind === 'cancel') return [wish];
    return rowsOf(wish).length > 0 || wish.kind === 'add' ? ['unclear'] : [];
  });
  return isCounted ? [...read, 'unclear'] : read;
}

/** "But only if the price is the same."; who shall call if something is unclear bounds nothing. */
function bounds(text: string, letter: string, rows: readonly DraftRow[]): boolean {
  return isBareCondition(text, letter) && !isOnlyTold(text, rows) && !asksAsAlways(text);
}

/** What a sentence wants is no longer sure: the next one bounds it. */
function reopen(instructions: Instruction[], sentence: Sentence | undefined): void {
  for (const instruction of instructions) if (instruction.sentence === sentence) instruction.wish = null;
}

/** What is left open is asked, also where no wish of ours was read and it names goods, lines or amounts. */
function leftOpen(text: string, read: readonly Reading[], about: Beside): Reading[] {
  const { rows } = about;
  const isOfOrder = () =>
    !isOnlyTold(text, rows, about.days) &&
    (findTargets(text, rows) !== null ||
      pointsAtRow(text, rows) ||
      holdsAmount(text, about) ||
      moreOrLess.test(text) ||
      asksForSome(text));
  const isPart = portions.test(text);
  return read.length > 0 || isPart || isOfOrder() ? ['unclear'] : [];
}

/** "If you have tape as well, put a few in": behind the condition stands a wish for goods. */
function asksForSome(text: string): boolean {
  const main = text.split(/,\s/).slice(1).join(', ');
  const isWish =
    adds.test(main) || vague.test(main) || (cancels.test(main) && !papers.test(text)) || takesOut(main);
  return main !== '' && !papers.test(main) && isWish && !informs.test(main);
}
const portions = inAnyLanguage('portions');
const vague = inAnyLanguage('vagueAmounts');

/** What stands below a heading is an item of its list unless it is a sentence of its own. */
function isItem({ text, words }: Sentence): boolean {
  return (
    startsItem.test(text) ||
    startsAmount.test(text) ||
    (words.length <= longestItem && !/\p{L}{3}[.!?]$/u.test(text))
  );
}
const longestItem = 16;
const startsItem = /^(?:[-*•–]|\d{1,2}[.)])\s/;
/** "12 pcs tape" */
const startsAmount = /^[1-9]\d{0,4} ?(?:[x×] ?)?\p{L}{2,}\.? \p{L}/u;

/** "Make the tape 80. And the gloves 20": what is only counted behind a quantity is one as well. */
function goesOn({ text, words }: Sentence, before: readonly Reading[], rows: readonly DraftRow[]): boolean {
  const isOfQuantities = before.every((wish) => wish !== 'unclear' && wish.kind === 'quantity');
  const isShort = words.length <= longestPointer && verbOf(text) === null && !/[,;:?]/.test(text);
  if (!isShort || before.length === 0 || !isOfQuantities || !goesOnWith.test(text)) return false;
  const goods = goodsSaid(text, rows);
  return goods.length === 1 && isOnlyAmount(withoutGoodsSaid(text, goods));
}
const goesOnWith =
  /^(?:and|und|en|et|y|e|i|og)\s(?:the|die|der|das|den|de|het|les?|la|l[’']|el|los|las|il|lo|i|gli|as?|os?)?\s?\p{L}[^\d]*\s[1-9]\d{0,5}(?:\s\p{L}{1,10})?[.!]?$/iu;

/** Points at what the sentence before named. */
function isBack(sentence: Sentence): boolean {
  const { text, words } = withoutCourtesy(sentence);
  return (
    pointsAtNamed.test(text) ||
    (words.length <= longestPointer && (pointsBack.test(text) || states.test(text)))
  );
}
const longestPointer = 9;
/** "Please cancel the corresponding position in full." */
const pointsAtNamed =
  /(?<!\p{L})(?:the (?:corresponding|relevant|said) (?:line|item|position)|(?:die|diese) (?:entsprechende|betreffende|genannte) (?:position|zeile)|diese (?:position|zeile)|de (?:betreffende|desbetreffende) (?:regel|positie)|deze (?:regel|positie)|(?:la|cette) (?:ligne|position) (?:correspondante|concernée)|cette (?:ligne|position)|this (?:line|item|position))(?!\p{L})/iu;

function isPlaceOnly(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && places.test(sentence.text) && !/\d/.test(sentence.text);
}

function onlyRow({ text }: Sentence, rows: readonly DraftRow[]): number | null {
  const targets = findTargets(text, rows);
  return targets?.rows.length === 1 ? targets.rows[0]! : null;
}

function dropUnclear(instructions: Instruction[], sentence: Sentence | undefined): void {
  const last = instructions.at(-1);
  if (last?.wish === null && last.sentence === sentence) instructions.pop();
}

/** "Please note these changes:" says nothing of its own where what follows wants something. */
function isLead({ text }: Sentence, below: readonly Reading[], rows: readonly DraftRow[]): boolean {
  return isUnderstood(below) || (below.length > 0 && findTargets(text, rows) === null);
}

/** "Our order PO-1001, with three corrections:" */
function announces(text: string, present: string | null): boolean {
  const plain = present === null ? text : text.replace(present, ' ');
  return text.endsWith(':') && !/\d/.test(plain.replace(howMany, ' '));
}
/** "2 more lines:", "3 changes:" */
const howMany = new RegExp(
  `(?<![\\p{L}\\d.,])\\d{1,2}(?=\\s(?:\\p{L}+\\s)?(?:lines?|items?|positions?|positionen|artikel\\p{L}*|regels|posities|lignes|articles|líneas|partidas|artículos|righe|articoli|posizioni|linhas|artigos|pozycj[ei]|linjer|varer|${inAnyLanguage('changeHeadings').source}))`,
  'giu',
);

/** "What is missing: 30 rolls of tape. Please add.", and all of a list where both or all shall be added. */
function listedBefore(
  instructions: readonly Instruction[],
  text: string,
  rows: readonly DraftRow[],
): Instruction[] | null {
  const from = allOfThem.test(text) ? instructions.findLastIndex(({ wish }) => wish !== null) + 1 : -1;
  const open = instructions.slice(from);
  const items = open.flatMap(({ sentence, wish }): Instruction[] => {
    const item = wish === null ? wishedItem(sentence.words) : null;
    const isSure = item?.unit != null || (from >= 0 && startsTimes.test(sentence.text));
    const isOther = item !== null && goodsSaid(item.description ?? '', rows).length === 0;
    return isSure && isOther && !isOrdered(item, rows) ? [{ sentence, wish: item }] : [];
  });
  return items.length > 0 && items.length === open.length ? items : null;
}
const allOfThem =
  /(?<!\p{L})(?:both|all|beide[sn]?|alle[sn]?|allemaal|les deux|tous|toutes|tout|amb[ao]s|los dos|las dos|tod[oa]s|entramb[ei]|tutt[ei]|os dois|as duas|ob(?:a|ie|ydwa|ydwie)|wszystk\p{L}+|begge)(?!\p{L})/iu;
/** "- 2 x strip" */
const startsTimes = /^(?:[-*•–]\s)?[1-9]\d{0,4} ?[x×] /u;

const longestAfterthought = 6;

function saysForgotten(text: string): boolean {
  const isBare = text.length < longestForgotten && !/[\d:,;]/.test(text) && !asks.test(text);
  return forgotThem.exec(text)?.index === 0 && isBare;
}
const forgotThem = inAnyLanguage('forgotThem');
const longestForgotten = 90;

/** "Please delete.", "Bitte ergänzen.": says again what the sentence before said. */
function isAfterthought({ words, text }: Sentence): boolean {
  return words.length <= longestAfterthought && !/\d/.test(text);
}
