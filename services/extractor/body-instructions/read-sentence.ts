import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../draft.ts';
import { inAnyLanguage } from '../lexicon/mail/phrase-pattern.ts';
import { isCommon, languagesOf, says } from '../lexicon/mail/spoken-languages.ts';
import { isContainer } from '../mail-body/body-units.ts';
import { textOf } from '../rows/table.ts';
import { takesFewer } from './gates/doubted-cancels.ts';
import { withoutFormerTimes } from './gates/former-times.ts';
import { otherWords } from './gates/known-words.ts';
import { holdsAmount, mayWant, refusesPlace } from './gates/may-want.ts';
import { mustBeAsked } from './gates/never-passed.ts';
import { refusesKind, takesAspect, takesSome, takesUnknownToo } from './gates/of-aspects.ts';
import { isUnmeant } from './gates/retractions.ts';
import { amountOf, clauseWith, standsAsAmount, sureOf } from './gates/sure-wishes.ts';
import { countsNothing } from './gates/told-numbers.ts';
import { passesOver, wishesByGoods } from './goods/by-goods.ts';
import { setsAgainst } from './goods/contrast.ts';
import { exchanges } from './goods/exchanged-goods.ts';
import { findTargets, pointsAtRow } from './goods/find-targets.ts';
import { forgottenGoods } from './goods/forgotten-goods.ts';
import { goodsSaid, isModelOf } from './goods/goods-said.ts';
import { ordinalLine } from './goods/ordinals.ts';
import { addsOtherKind, isContrasted, isHalfOfSwap, isNoName, isOnlyWhere } from './goods/other-goods.ts';
import { swappedTrait } from './goods/swapped-traits.ts';
import {
  isTurnedAlready,
  isTurnedRound,
  isTurnedToPrinted,
  tellsOfFinds,
  tellsOfGoods,
} from './goods/told-goods.ts';
import { besidePrintedDay, withoutDaysBeside } from './heads/beside-printed-day.ts';
import type { DayWriting } from './heads/days-told.ts';
import { isDeniedDay } from './heads/denied-day.ts';
import { renumbered } from './heads/renumbered.ts';
import { givesNumberLike } from './heads/wished-number.ts';
import { isUnderstood, type Reading, rowsOf, type Wish } from './instruction.ts';
import { wishesInPhrases } from './phrasebook/read-phrases.ts';
import { isAsIs, leavesLines } from './rows/as-is.ts';
import { wishesInFocus } from './rows/focus.ts';
import { announcesChange, isOfOthers, listedChange, maySpeakOfLines } from './rows/listed-changes.ts';
import { wishesOfTwo } from './rows/of-two-lines.ts';
import { onlyTheseRows } from './rows/only-these-rows.ts';
import { provenQuantity } from './rows/proven-quantity.ts';
import { lacksGoods } from './rows/row-wishes.ts';
import { summedLines } from './rows/summed-lines.ts';
import { withOwnNumber } from './rows/wished-item.ts';
import { countsOf } from './rows/wished-quantity.ts';
import { withApostrophes } from './sentences/apostrophes.ts';
import { withoutTail } from './sentences/chatty-tail.ts';
import { clauseWishes } from './sentences/clause-wishes.ts';
import { headingOf, verbOf } from './sentences/clauses.ts';
import { withoutCourtesy } from './sentences/courtesy.ts';
import { withoutFillers } from './sentences/fillers.ts';
import { wishesInPieces } from './sentences/in-pieces.ts';
import { fold } from './sentences/plain-numbers.ts';
import { withoutLeads } from './sentences/sentence-leads.ts';
import type { Sentence } from './sentences/sentences.ts';
import { isOnlyTold } from './talk/only-told.ts';
import { tellsOfHouse } from './talk/tells-of-house.ts';
import { bringsOrder } from './talk/tells-of-what-came.ts';
import { places } from './talk/topics.ts';
import { withoutRows } from './talk/unexplained.ts';
import { withDigits, withWholeThousands } from './words/spoken-numbers.ts';
import { harmless } from './words/wordings.ts';
import { tellsShift } from './words/words-of-days.ts';
import { waits } from './words/words-of-refusal.ts';
import { adds, asks, cancels, changes } from './words/words-of-wishes.ts';

const settles = inAnyLanguage('settles');
const checksFirst = inAnyLanguage('checks');
const longestSentence = 400;
const searchedCharacters = 4000;

/** What a sentence is read beside. */
export interface Beside {
  rows: readonly DraftRow[];
  days: DayWriting;
  /** The language of the order, which tells how numbers are spelled. */
  language: string | null;
  /** The number of the order in its papers. */
  present: string | null;
  /** The row that the sentence before named and left open. */
  meant: number | null;
  /** The sentence before. */
  before: string;
  /** The sentence behind. */
  after: string;
  /** What stands above the list that the sentence is an item of. */
  heading: string | null;
}

export interface Context extends Beside {
  /** The sentence asks for something. */
  isAsked: boolean;
}

/** What one sentence wants of an order that is not so yet; none where it is manners. */
export function wishesIn(sentence: Sentence, about: Beside): Reading[] {
  return readingsIn(sentence, about).flatMap((wish): Reading[] => {
    if (wish === 'unclear' || wish.kind !== 'quantity') return [wish];
    const printed = about.rows[wish.row]?.quantity?.value ?? null;
    const isTurned = isTurnedAlready(sentence.text, about.after, wish.to, printed);
    return isTurned === null ? ['unclear'] : isTurned ? [] : [wish];
  });
}

/** What is chatted behind the wish is left out where it alone is not understood. */
function readingsIn(asTyped: Sentence, about: Beside): Reading[] {
  const sentence = withApostrophes(asTyped);
  const spoken = inPhrases(sentence, about);
  if (spoken !== null) return spoken;
  const beside = onDayBeside(sentence, about);
  if (beside !== null) return beside;
  const wishes = sureIn(sentence, sentence.text, about);
  if (!wishes.includes('unclear')) return wishes;
  const words = withoutFillers(sentence.words);
  const isFilled = words.length < sentence.words.length;
  const plain = isFilled ? sureIn({ ...sentence, words, text: textOf(words) }, sentence.text, about) : wishes;
  const isOfRows = plain.every(
    (wish) => wish !== 'unclear' && (wish.kind === 'add' || rowsOf(wish).length > 0),
  );
  if (isUnderstood(plain) && isOfRows) return plain;
  if (wishes.some((wish) => wish !== 'unclear')) return wishes;
  const swapped =
    about.heading === null || maySpeakOfLines(about.heading) ? swappedTrait(sentence.text, about.rows) : null;
  if (swapped !== null) return swapped;
  const focused = wishesInFocus(sentence, about, (piece) => sureIn(piece, sentence.text, about));
  return focused.length > 0 ? focused : wishes;
}

/** What a sentence wants whose clauses are phrases that everybody uses; below a heading only where it is one of changes. */
function inPhrases(sentence: Sentence, about: Beside): Wish[] | null {
  if (about.heading !== null && !maySpeakOfLines(about.heading)) return null;
  const { words } = withoutLeads(sentence, about);
  const readHead = (said: readonly Word[]) => {
    const piece = { ...sentence, words: [...said], text: textOf(said) };
    const wishes = sureIn(piece, piece.text, { ...about, heading: null });
    return isUnderstood(wishes) && wishes.every(isOfHead) ? wishes : null;
  };
  const { rows, language } = about;
  return wishesInPhrases(withWholeThousands(withDigits(words, language)), { rows, language, readHead });
}

/** "Nobody is in on the Thursday, so bring it the day after", where nothing else of the order is spoken of. */
function onDayBeside({ text }: Sentence, { rows, days, heading }: Beside): Reading[] | null {
  const wish = besidePrintedDay(text, days);
  if (wish === null) return null;
  const isOfElse =
    heading !== null ||
    places.test(text) ||
    ordinalLine(text) !== null ||
    findTargets(text, rows) !== null ||
    goodsSaid(text, rows).length > 0;
  return isOfElse || isUnmeant(text) || waits(withoutDaysBeside(text)) ? ['unclear'] : [wish];
}

function isOfHead({ kind }: Wish): boolean {
  return kind === 'deliveryDate' || kind === 'address' || kind === 'orderNumber';
}

/** What a sentence wants, where all that was typed bears it. */
function sureIn(sentence: Sentence, typed: string, about: Beside): Reading[] {
  const spelled = textOf(withDigits(sentence.words, about.language));
  const wishes = readWishes(sentence, about)
    .map((wish) => (countsNothing(wish, typed) ? 'unclear' : sureOf(wish, typed, about.rows)))
    .map((wish) => (spelled === typed ? wish : sureOf(wish, spelled, about.rows)))
    .map((wish) => (wish !== 'unclear' && isDeniedDay(wish, typed, about.days) ? 'unclear' : wish))
    .map((wish) =>
      wish !== 'unclear' &&
      wish.kind === 'cancel' &&
      (isOfOther(wish.rows, typed, about.rows) || takesSome(spelled, wish.rows, about.rows))
        ? 'unclear'
        : wish,
    );
  if (
    isHalfOfSwap(wishes, typed, about.rows) ||
    wishes.some((wish) => addsOtherKind(wish, typed, about.rows))
  )
    return ['unclear'];
  if (wishes.some((wish) => wish !== 'unclear' && wish.kind === 'add' && isNoName(wish, about.rows)))
    return ['unclear'];
  // "Add 4 tins and book it all under PO-1007"
  const isMore = wishes.some((wish) => wish !== 'unclear' && wish.kind === 'orderNumber') && adds.test(typed);
  const isAdded = wishes.some((wish) => wish === 'unclear' || rowsOf(wish).length > 0 || wish.kind === 'add');
  if (isMore && !isAdded && holdsAmount(typed, about)) wishes.push('unclear');
  return settled(
    [...new Set(wishes)].filter((wish) => !countsByNumber(wish, about.present)),
    about,
  );
}

/** "Le bon de commande 10442 est joint": the number of the order counts no goods. */
function countsByNumber(wish: Reading, present: string | null): boolean {
  return wish !== 'unclear' && wish.kind === 'add' && String(wish.quantity) === present;
}

/** "On 25 September and not on 1 April": of two days, or two numbers of the order, the printed one is not meant. */
function settled(wishes: Reading[], { days, present }: Beside): Reading[] {
  const others = wishes.filter(
    (wish) =>
      wish === 'unclear' ||
      !(
        (wish.kind === 'deliveryDate' && wish.date === days.printed) ||
        (wish.kind === 'orderNumber' && fold(wish.number) === fold(present ?? ''))
      ),
  );
  const isTwo = (kind: Wish['kind']) =>
    wishes.filter((wish) => wish !== 'unclear' && wish.kind === kind).length > 1;
  const heads = headKinds.filter(isTwo);
  if (heads.length === 0) return wishes;
  const isOpen = headKinds.some(
    (kind) => others.filter((wish) => wish !== 'unclear' && wish.kind === kind).length > 1,
  );
  return isOpen ? ['unclear'] : others;
}
const headKinds = ['deliveryDate', 'orderNumber', 'address'] as const;

function readWishes(sentence: Sentence, about: Beside): Reading[] {
  // Sums that are not those of the lines: neither is a piece of the sentence.
  if (summedLines(sentence.text, about.rows, languagesOf(sentence.text)).includes('unclear'))
    return ['unclear'];
  const ofTwo = wishesOfTwo(withoutLeads(sentence, about).text, about.rows);
  if (ofTwo.length > 0) return ofTwo;
  const wishes = wishesOf(sentence, about);
  const isPassed = isUnderstood(wishes) && passesOver(sentence.words, wishes, about);
  const isOpen =
    isPassed ||
    wishes.includes('unclear') ||
    (isUnderstood(wishes) && withoutRows(sentence.text, about.rows, wishes) === null);
  if (!isOpen || sentence.text.length > longestSentence) return wishes;
  const words = withoutTail(sentence.words, about.rows);
  const own = words === null ? [] : wishesOf({ ...sentence, words, text: textOf(words) }, about);
  if (isUnderstood(own) && !passesOver(words!, own, about)) return own;
  const asRead = isPassed
    ? [...wishes.filter((wish) => !isAside(wish, sentence, about)), 'unclear' as const]
    : wishes;
  if (isUnsure(sentence.text) || checksFirst.test(sentence.text)) return asRead;
  const { text, words: spoken } = withoutCourtesy(withoutLeads(sentence, about));
  const said = { ...sentence, text, words: [...spoken] };
  const parted = wishesInPieces(said, about, (piece) => wishesOf(piece, about));
  if (parted !== null && !passesOver(sentence.words, parted, about)) return parted;
  const byGoods = wishesByGoods(said, about, (piece, verb) =>
    wishesOf({ ...sentence, ...piece }, verb === null ? about : { ...about, heading: headingOf[verb] }),
  );
  const context = { ...about, isAsked: asks.test(text) };
  const isSure = byGoods?.every((wish) => !isUnsureOfGoods(wish, text, context, false)) ?? false;
  if (isSure) return byGoods!;
  return asRead;
}

/** "Put the ropes up to 20, we've taken on another two boats": beside goods that were not understood, what no clause asks for is no wish. */
function isAside(wish: Reading, { words }: Sentence, { language }: Beside): boolean {
  if (wish === 'unclear' || wish.kind !== 'add') return false;
  const clauses = textOf(withDigits(words, language)).split(/[,;]\s/);
  const own = clauses.filter((clause) => countsOf(clause).some(({ value }) => value === wish.quantity));
  const addsFirst = (clause: string) => adds.test(clause.split(' ').slice(0, 3).join(' '));
  return own.every((clause) => !asks.test(clause) && !lacksGoods.test(clause) && !addsFirst(clause));
}

function wishesOf(sentence: Sentence, about: Beside): Reading[] {
  const { rows } = about;
  const { text, words } = withoutCourtesy(withoutLeads(sentence, about));
  // "Please take the pots up to what a full pallet holds, that saves freight": freight is not all that it tells.
  const isChange = () =>
    asks.test(text) && changes.test(text) && !says(text, 'negations') && goodsSaid(text, rows).length > 0;
  // "Quote PO-227-B and not PO-227: accounts used that for an order in March"
  const isRenamed = () =>
    renumbered(text, about.present, about.before) !== null || givesNumberLike(text, about.present);
  if (text === '') return [];
  if (/\d/.test(text) && leavesLines(text, rows)) return [];
  if ((tellsOfHouse(text, about) || bringsOrder(text, about.present)) && !isRenamed()) return [];
  if (isOnlyTold(text, rows, about.days) && !isChange() && !isRenamed()) return [];
  if (text.length > longestSentence) return isLongWish(text.slice(0, searchedCharacters)) ? ['unclear'] : [];
  const isHarmless = harmless.some((pattern) => pattern.test(text));
  // Below "please leave out": "gloves: as on the order"
  if (about.heading !== null && verbOf(text) === null && !/\d/.test(text) && isAsIs(text)) return [];
  if (checksFirst.test(text)) return ['unclear'];
  if (
    isHarmless &&
    !mustBeAsked(text, rows) &&
    !pointsAtRow(text, rows) &&
    !holdsAmount(text, about) &&
    !refusesPlace.test(text)
  )
    return [];
  const context = { ...about, isAsked: about.heading !== null || asks.test(text) || settles.test(text) };
  // "Three sites" of an order with one line counts none of its goods.
  const isNamed = rows.length > 1 || findTargets(text, rows) !== null;
  const spelled = withWholeThousands(isNamed ? withDigits(words, about.language) : words);
  const said = textOf(spelled);
  const forgotten = forgottenGoods(said, rows);
  const proven = provenQuantity(said, rows, about.present);
  const number = proven || findTargets(said, rows) ? null : renumbered(said, about.present, about.before);
  const kept = onlyTheseRows(said, about.after, rows);
  const summed = summedLines(said, rows, languagesOf(said));
  const listed = summed.length > 0 ? null : listedChange(spelled, about);
  const whole =
    proven ??
    kept ??
    forgotten ??
    listed ??
    (number === null ? null : { kind: 'orderNumber' as const, number });
  const read = summed.length > 0 ? summed : whole === null ? clauseWishes(spelled, said, context) : [whole];
  const isUnwanted = forgotten === null && listed === null && about.heading === null && !isMoreWanted(said);
  const wishes = read
    .map(namedGoods)
    .map((wish) =>
      isUnsureOfGoods(wish, said, context, proven !== null) ||
      (isUnwanted && wish !== 'unclear' && wish.kind === 'add')
        ? 'unclear'
        : wish,
    );
  const kinds = wishes.map((wish) => (wish === 'unclear' ? wish : wish.kind));
  // "Swap the 10 litre oil for 4 drums": the oil is no more of it.
  if (exchanges.test(said) && kinds.includes('add') && !kinds.includes('cancel')) return ['unclear'];
  if ((isHarmless || isUnsure(said)) && wishes.length > 0) return ['unclear'];
  return wishes.length === 0 &&
    (mustBeAsked(text, rows) || mayWant(withoutFormerTimes(text), context) || countsNow(said, rows))
    ? ['unclear']
    : [...new Set(wishes)];
}

/** "15 is what we got last year, but put down 10": beside what was stands an amount that is not printed. */
function countsNow(said: string, rows: readonly DraftRow[]): boolean {
  const [row] = findTargets(said, rows)?.rows ?? [];
  const now = withoutFormerTimes(said);
  if (row === undefined || now === said) return false;
  return countsOf(now).some(({ value }) => value !== rows[row]!.quantity?.value);
}

/** Goods to be added whose name is made of frequent words only have none: "send 30 rolls along, article S-64". */
function namedGoods(read: Reading): Reading {
  if (read === 'unclear' || read.kind !== 'add' || read.description === null) return read;
  const wish = withOwnNumber(read);
  if (wish.description === null) return wish;
  const words = wish.description.match(/\p{L}+/gu) ?? [];
  if ([tellsOfFinds, isContrasted, isAsIs].some((tells) => tells(wish.description!))) return 'unclear';
  // "Lag nog een doos in de bus": where some are, and no name.
  if (/^(?:in|on|at|im|am|in der|op|dans|en el|en la|nel|nella|no|na|w|på) \p{L}/iu.test(wish.description))
    return 'unclear';
  // "3 buckets": what counts others is the goods.
  if (wish.unit === null && words.some(isContainer)) return wish;
  if (
    words.length > 0 &&
    !words.every((word) => isCommon(word) || (word.length > 3 && otherWords(word).length === 0))
  )
    return wish;
  return wish.article === null ? 'unclear' : { ...wish, description: null };
}

/** Goods that are only told of, or that something behind them turns round. */
function isUnsureOfGoods(
  wish: Reading,
  said: string,
  { heading, rows }: Context,
  isProven: boolean,
): boolean {
  if (wish === 'unclear') return false;
  const isAmount = wish.kind === 'add' || wish.kind === 'quantity' || wish.kind === 'quantityBy';
  if (isAmount && (tellsShift.test(said) || asksOfPast.test(said))) return true;
  const isQuantity = wish.kind === 'quantity' || wish.kind === 'quantityBy';
  // "One bottle less of the oil 9010": a number of the name, said once.
  const isOnce = wish.kind === 'quantity' && said.split(String(wish.to)).length === 2;
  if (isOnce && isModelOf(wish.to, rows[wish.row]?.description?.value ?? '')) return true;
  // "Make 80 of the 60": the printed number beside it says what it counts.
  const isBeside = wish.kind === 'quantity' && wish.from !== null;
  const isSet = isBeside && setsAgainst(said, wish.from!, wish.to);
  if (isQuantity && !isProven && !isSet && !standsAsAmount(wish, said, rows)) return true;
  if (wish.kind === 'quantity' && isTurnedToPrinted(said, wish.to, rows[wish.row]?.quantity?.value ?? null))
    return true;
  // "Still in stock: …", "For the second site: …"
  if (heading !== null) {
    // "Please add: gloves 10", beside 24 of them: on top?
    const isOnTop = wish.kind === 'quantity' && verbOf(heading) === 'add';
    const isAnnounced =
      announcesChange(heading, wish.kind === 'add') || (verbOf(said) !== null && !isOfOthers(heading));
    return isAmount && !isBeside && (isOnTop || !isAnnounced);
  }
  // "Drop the tape, we found some, and add 15 bags": the found ones are other goods.
  if (wish.kind === 'add') return tellsOfGoods(clauseWith(said, wish.quantity)) || isTurnedRound(said);
  // "The paste up to 6, take out the milk, I still have some": the milk is there.
  return isQuantity && !isBeside && tellsOfGoods(clauseWith(said, amountOf(wish)));
}

/** "Did you send 5 more?" */
const asksOfPast =
  /^\P{L}*(?:did (?:you|we|they)|have (?:you|we)|had (?:you|we)|haben (?:sie|wir)|habt ihr|hast du|hebben (?:jullie|we|wij)|heeft u|avez-vous|avons-nous|han (?:enviado|mandado|servido)|habéis|avete|abbiamo|enviaram|mandaram|czy (?:wysłali|wysłano|przysłali)\p{L}*|har (?:i|vi)|sendte i)(?!\p{L})[^?]*\?\s*$/iu;

/** Not the goods shall go, or not all of them. */
function isOfOther(gone: readonly number[], text: string, rows: readonly DraftRow[]): boolean {
  const isSome = takesSome(text, gone, rows) || isOnlyWhere(gone, text, rows);
  const isMore = takesUnknownToo(text, rows) || refusesKind(text, rows);
  const isOther = takesAspect(text, rows) || isOfPaper(text, rows);
  return isSome || isMore || isOther || takesFewer(text, gone, rows);
}

/** "We don't need a paper confirmation": what names the goods is a word of something else. */
function isOfPaper(text: string, rows: readonly DraftRow[]): boolean {
  const plain = text.replace(ofPapers, ' ');
  return plain !== text && findTargets(text, rows) !== null && findTargets(plain, rows) === null;
}
const ofPapers =
  /(?<!\p{L})(?:[^\s\d]+\s)?(?:confirmations?|acknowledge?ments?|invoices?|receipts?|delivery notes?|certificates?|\p{L}*bestätigung(?:en)?|\p{L}*rechnung(?:en)?|quittung(?:en)?|lieferscheine?|zertifikate?|\p{L}*bevestiging(?:en)?|factu(?:ur|ren)|pakbon(?:nen)?|certificaat|confirmations?|accusés?|factures?|reçus?|bons? de livraison|certificats?|confirmación|factura|recibo|albarán|certificado|conferma|fattura|ricevuta|bolla|certificato|confirmação|fatura|recibo|certificado|potwierdzeni\p{L}+|faktur\p{L}+|paragon\p{L}*|certyfikat\p{L}*|bekræftelse\p{L}*|kvittering\p{L}*|følgeseddel\p{L}*|certifikat\p{L}*)(?!\p{L})/giu;

/** Somebody asks for goods, lacks or adds them; "we still had a box" does not. */
function isMoreWanted(said: string): boolean {
  const plain = said.replace(still, ' ');
  return addsShortly.test(said) || [asks, adds, lacksGoods, settles].some((words) => words.test(plain));
}
/** "And another 3 boxes": nobody says more. */
const addsShortly =
  /^(?:(?:and|und|en|et|y|e|i|og)\s)?(?:noch|nog|encore|ancora|aún|todavía|ainda|jeszcze|endnu)\s\d/iu;
const still = /(?<!\p{L})(?:noch|nog|encore|ancora|aún|todavía|ainda|jeszcze|endnu|stadig)(?!\p{L})/giu;

/** "Maybe we should take one or two more": nobody has made up his mind. A question is only polite, "24 or 36?" is none. */
function isUnsure(text: string): boolean {
  return eitherAmount.test(text) || (unsure.test(text) && !/\?\s*$/.test(text));
}
const eitherAmount = /(?<![\p{L}\d.,])\d{1,4} (?:or|oder|ou|lub|albo|eller) \d{1,4}(?!\d)/iu;
const unsure =
  /(?<!\p{L})(?:maybe|perhaps|possibly|vielleicht(?! noch zur info)|misschien|peut-être|quizás?|tal vez|a lo mejor|forse|talvez|se calhar|być może|måske)(?!\p{L})|(?<!\p{L})(?:one or two|ein(?:e[nrs]?)? oder zwei|een of twee|une? ou deux|un[oa]? o d(?:os|ue)|uma? ou (?:dois|duas)|jed\p{L}+ (?:lub|albo) dw\p{L}+|en eller to)(?!\p{L})/iu;

/** Nobody takes apart what goes on for ten lines; whether it may want something is seen. */
function isLongWish(text: string): boolean {
  return asks.test(text) && (cancels.test(text) || changes.test(text));
}
