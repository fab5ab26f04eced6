import type { ReadFile, Word } from '@orderloom/pages/page.ts';
import type { Draft, DraftRow } from '../draft.ts';
import { sheetsOf } from '../layout/sheet.ts';
import { textOf } from '../rows/table.ts';
import type { ExtractSettings } from '../settings.ts';
import { changing } from './carry-out.ts';
import { withoutFormerTalk } from './gates/former-talk.ts';
import { holdsOrder } from './gates/held-orders.ts';
import { findTargets } from './goods/find-targets.ts';
import { goodsSaid } from './goods/goods-said.ts';
import { wantsOfGoods } from './goods/handled-goods.ts';
import type { DayWriting } from './heads/days-told.ts';
import { toldPlaces } from './heads/told-place.ts';
import { namesOtherNumber } from './heads/wished-number.ts';
import { readInstructions } from './read-instructions.ts';
import { comparedRows } from './rows/compared-columns.ts';
import { addressesBelow, isNotThere } from './sentences/addresses-below.ts';
import {
  countsAnew,
  recounts,
  speaksOfOrder,
  statesRow,
  takesBack,
  unreadBelow,
} from './sentences/below-signature.ts';
import { pointersAtNotes } from './sentences/notes-below.ts';
import { dialled } from './sentences/plain-numbers.ts';
import { type Sentence, sentencesBelow, sentencesOf } from './sentences/sentences.ts';
import { isOfThisOne, namesOthers, selectsOrder, withoutNumbers } from './sentences/several-orders.ts';
import { isClosedThen } from './talk/other-business.ts';
import { holdsUnexplained } from './talk/unexplained.ts';

/**
 * Lets the text of an e-mail change the order that came with it: each change with a note that has its sentence, and
 * the total recalculated. What it wants and nobody understood becomes a doubt and a note. Of an order that the text
 * itself states only lines are changed. Of several orders (`isOne` is false) only what names its own number changes it: all
 * else may be meant for another one and is asked. `isHeardBelow`: the mail that it forwards changed the order.
 */
export function followInstructions(
  draft: Draft,
  body: ReadFile,
  settings: ExtractSettings,
  isOne = true,
  isHeardBelow = false,
): Draft {
  if (draft.rows.length === 0) return draft;
  if (draft.rows.some((row) => isFrom(row, body.name))) return withOwnAfterthoughts(draft, body, settings);
  const present = draft.orderNumber?.value ?? null;
  const sheets = sheetsOf([body]);
  const compared = sheets.map((sheet) => comparedRows(sheet, draft.rows));
  const tabled = new Set(compared.flatMap(({ lines }) => [...lines].flatMap(({ words }) => words)));
  const all = sheets
    .flatMap(sentencesOf)
    .flatMap((sentence) => withoutWords(sentence, tabled) ?? [])
    .flatMap((sentence) => withoutFormerTalk(sentence) ?? []);
  const isShared = ({ text }: Sentence) => !isOne && namesOthers(text, present);
  const sentences = all.filter((sentence) => !isShared(sentence));
  const isOfLetter = draft.deliveryDate?.places.some(({ file }) => file === body.name) ?? false;
  const days = { ...daysOf(draft, settings), isOfLetter };
  const instructions = readInstructions(sentences, draft.rows, days, present, draft.language);
  const order = changing(draft, { source: 'the e-mail', body });
  const placed = addressesBelow(sentences);
  const wishes = instructions.flatMap(({ wish }) => wish ?? []);
  const isOpen = (sentence: Sentence) => {
    const main = instructions.find((each) => each.sentence === sentence)?.main;
    const isUnread = holdsUnexplained(main ?? sentence.text, wishes, draft, days);
    return (
      isUnread || (isClosedThen(sentence.text, days) && !wishes.some(({ kind }) => kind === 'deliveryDate'))
    );
  };
  const pointers = pointersAtNotes(
    sentences,
    (sentence) =>
      instructions.some((each) => each.sentence === sentence) || placed.has(sentence) || isOpen(sentence),
    isHeardBelow || compared.some((each) => each.instructions.length > 0),
  );
  for (const instruction of compared.flatMap((each) => each.instructions))
    if (isOne) order.carryOut(instruction);
    else order.ask(instruction.sentence);
  for (const instruction of instructions)
    if (pointers.has(instruction.sentence) && instruction.wish === null) continue;
    else if (isOne || isOfThisOne(instruction.sentence.text, present)) order.carryOut(instruction);
    else order.ask(instruction.sentence);
  for (const sentence of sentences) {
    if (placed.get(sentence) === 'part') continue;
    if (pointers.get(sentence) === 'missing') order.ask(sentence);
    // "Do not send the washers to the address on the form" may be said of one line.
    const isOfGoods =
      findTargets(sentence.text, draft.rows) !== null || goodsSaid(sentence.text, draft.rows).length > 0;
    const isElsewhere = placed.size > 0 && isNotThere(sentence.text) && !isOfGoods;
    const isSelecting = !isOne && selectsOrder(sentence.text);
    const isRead = instructions.some((each) => each.sentence === sentence) || placed.has(sentence);
    const isOfUse = !isRead && wantsOfGoods(sentence.text, draft.rows);
    const isNumbered = isOne && !isRead && namesUnknownNumber(sentence.text, draft);
    const isLost = isSelecting || isOfUse || isNumbered || holdsOrder(sentence.text, draft.rows);
    if ((isOpen(sentence) && !isElsewhere) || isLost) order.ask(sentence);
  }
  for (const sentence of all.filter(isShared)) {
    const rest = withoutNumbers(sentence, present);
    const isWish = readInstructions([rest], draft.rows, days, present, draft.language).length > 0;
    const isOfGoods = rest.text.split(/[,;:]/).some((piece) => findTargets(piece, draft.rows) !== null);
    if (isWish || isOfGoods || holdsOrder(sentence.text, draft.rows)) order.ask(sentence);
  }
  for (const sentence of sheetsOf([body]).flatMap(sentencesBelow))
    if (speaksOfOrder(sentence.text, draft.rows, days)) order.ask(sentence);
  return order.close();
}

/** Another number written like that of the order, which is that of no article of its lines. */
function namesUnknownNumber(text: string, { orderNumber, rows }: Draft): boolean {
  const articles = rows.flatMap(({ customerArticle, supplierArticle }) =>
    [customerArticle, supplierArticle].flatMap((article) => article?.value ?? []),
  );
  const others = articles.reduce(
    (left, article) => left.replaceAll(article, ' '),
    text.replace(dialled, ' '),
  );
  return namesOtherNumber(others, orderNumber?.value ?? null);
}

/**
 * An order that the mail itself states, with what its other sentences take back or count anew of its lines and where they send
 * it; what they
 * want of a line and nobody understood, or take back below the closing, is asked.
 */
function withOwnAfterthoughts(draft: Draft, body: ReadFile, settings: ExtractSettings): Draft {
  const sheets = sheetsOf([body]);
  const sentences = sheets.flatMap(sentencesOf).filter((sentence) => !statesRow(sentence, draft.rows));
  const days = daysOf(draft, settings);
  const asked = new Set(sheets.flatMap((sheet) => unreadBelow(sheet, draft.rows)));
  // "Make that 8 buckets of paint instead of 3" was read as more goods.
  for (const sentence of sheets.flatMap(sentencesOf)) if (recounts(sentence, draft.rows)) asked.add(sentence);
  for (const sentence of sentences) if (holdsOrder(sentence.text, draft.rows)) asked.add(sentence);
  const told = toldPlaces(draft, sentences, settings.supplier);
  for (const sentence of told.parted) asked.add(sentence);
  const order = changing(told.draft, { source: 'the e-mail', body });
  for (const instruction of readInstructions(sentences, draft.rows, days, null, draft.language)) {
    const { wish, sentence } = instruction;
    const isOfRow = wish?.kind === 'cancel' || wish?.kind === 'quantity' || wish?.kind === 'quantityBy';
    const isNamed = isOfRow && (wish.kind === 'cancel' || countsAnew(sentence.text, draft.rows));
    if (isNamed) order.carryOut(instruction);
    else if (wish === null && takesBack(sentence.text, draft.rows)) asked.add(sentence);
  }
  for (const sentence of asked) order.ask(sentence);
  return order.close();
}

/** Only English is written with the month first. */
export function daysOf(draft: Draft, { locale }: ExtractSettings): DayWriting {
  const { language, deliveryDate, deliveryDateTo, orderDate } = draft;
  const own = { printed: (deliveryDate ?? deliveryDateTo)?.value ?? null, ordered: orderDate?.value ?? null };
  return language === 'en'
    ? { order: locale.dateOrder, isSure: false, ...own }
    : { order: 'DMY', isSure: true, ...own };
}

/** What is left of a sentence without the words of a table; null where all of it stood there. */
function withoutWords(sentence: Sentence, taken: ReadonlySet<Word>): Sentence | null {
  const words = sentence.words.filter((word) => !taken.has(word));
  if (words.length === sentence.words.length) return sentence;
  return words.length === 0 ? null : { ...sentence, words, text: textOf(words) };
}

/** Whether a file says something of a row. */
export function isFrom(row: DraftRow, file: string): boolean {
  const values = [row.quantity, row.description, row.customerArticle, row.supplierArticle];
  return values.some((value) => value?.places.some((place) => place.file === file));
}
