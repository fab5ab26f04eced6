import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { withoutFormerTimes } from '../gates/former-times.ts';
import { otherWords } from '../gates/known-words.ts';
import { added, isOrdered } from '../goods/added-goods.ts';
import { withoutContrast } from '../goods/contrast.ts';
import { exchanged } from '../goods/exchanged-goods.ts';
import { findTargets, pointsAtRow, type Targets } from '../goods/find-targets.ts';
import { withoutGoods } from '../goods/goods-words.ts';
import { ordinalLine } from '../goods/ordinals.ts';
import { withoutSizes } from '../goods/sizes-of-names.ts';
import type { Reading, Wish } from '../instruction.ts';
import type { Verb } from '../sentences/clauses.ts';
import { withoutOwn, withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { asksOfOrder } from '../talk/requests.ts';
import { alsoWords, delivers, lineNumbers, told } from '../words/wordings.ts';
import {
  besideNumbers,
  countsOtherwise,
  doubles,
  fewerThan,
  halves,
  longAgo,
  moreThan,
  states,
  trebles,
} from '../words/words-of-amounts.ts';
import { declines, sends } from '../words/words-of-refusal.ts';
import { adds, asks } from '../words/words-of-wishes.ts';
import {
  cancelled,
  isExcepted,
  isHeldBack,
  isNotYet,
  isOnlyOneWrong,
  isRefusal,
  othersOf,
  refuses,
} from './refused-rows.ts';
import { wishedItem } from './wished-item.ts';
import { countsOf, wishedQuantity } from './wished-quantity.ts';

/** What a clause is read beside. */
export interface Surroundings {
  rows: readonly DraftRow[];
  /** The sentence asks for something. */
  isAsked: boolean;
  /** The row that was named before, where the clause points back at it. */
  meant: number | null;
  /** The number of the order in its papers: it counts nothing. */
  present: string | null;
}

const money =
  /(?<!\p{L})(?:prices?|preise?|prijs|prijzen|prix|precios?|prezzo|prezzi|preço|cen[ay]|pris|discount|rabatt|korting|remise)(?!\p{L})/iu;

/** What a clause wants of the lines of an order. */
export function rowWishes(
  clause: readonly Word[],
  whole: string,
  verb: Verb | null,
  { rows, isAsked, meant, present }: Surroundings,
): Reading[] {
  const said = withoutFormerTimes(withoutOwn(whole, numberOf(present)));
  const isTold = told.test(said.replace(ordinalLine(said)?.text ?? '\uE000', ' '));
  const item = wishedItem(clause);
  const named = findTargets(said, rows);
  const isForeign = named !== null && item !== null && isOfOthers(item, said, rows);
  const own = isForeign ? null : named;
  const swap = own ? exchanged(clause, said, own, rows) : null;
  if (swap) return swap;
  const targets = own ?? (verb === 'add' ? null : (back(said, meant) ?? byAmount(said, rows)));
  if (own && isOnlyOneWrong(own)) return [verb === 'cancel' ? cancelled(own, rows) : 'unclear'];
  if (own && isExcepted(own, said)) return ['unclear'];
  const others = own && takesBack(verb, said) ? othersOf(own, rows) : null;
  if (others) return [cancelled(others, rows)];
  if (own && refuses(own, said)) return [cancelled(own, rows)];
  const isMeant = isAsked || (!isTold && pointsAtRow(said, rows));
  // Who does not want a thing that the papers name needs no "please".
  const isNamed = !isTold && targets !== null;
  if (verb === 'cancel' && (!isRefusal(said) || isHeldBack(own?.rest ?? said)))
    return isMeant || isNamed ? ['unclear'] : [];
  if (verb === 'cancel' && (isMeant || isNamed))
    return targets && otherWords(targets.rest).length > mostBesideRefusal
      ? ['unclear']
      : [cancelled(targets, rows)];
  if (verb === 'cancel') return [];
  if (verb === 'add' && own && isNotYet(said)) return ['unclear'];
  if (verb === null) {
    const change = isForeign ? null : counted(said, targets, rows, isAsked);
    if (change) return [change];
    const isWanted =
      lacksGoods.test(said) || (asks.test(said) && (comesAlong.test(said) || isSureItem(item, said)));
    return own === null && isWanted && !told.test(said) && isCounted(item, said)
      ? added(clause, said, rows, isAsked)
      : [];
  }
  const wish = isForeign ? null : counted(said, targets, rows, true);
  // "5 fewer bolts": no goods of their own.
  const isLess = own !== null && fewerThan.test(said);
  if (isLess && wish?.kind === 'quantityBy') return isMeant || isNamed ? [wish] : [];
  if (verb === 'add' || adds.test(withoutGoods(said, rows))) {
    const more = added(clause, said, rows, isAsked);
    // "Mettez aussi 40 sacs": the verb changes and adds; goods with a unit beside a word of "also" are more of them.
    // "Add 3 screwdriver sets more": of the line, and none of their own.
    const bare = item && { ...item, description: item.description?.replace(moreBehind, '') ?? null };
    if (wish?.kind === 'quantityBy' && own && bare && isOrdered(bare, rows) && (isMeant || isNamed))
      return [wish];
    const isMore = item !== null && item.unit !== null && alsoWords.test(said);
    // "Missing are 96 reels of double wadding": one word of a line names no line.
    const isOther = item?.unit != null && more.length > 0 && adds.test(said) && !pointsAtRow(said, rows);
    const isChange =
      wish !== null &&
      own !== null &&
      !isMore &&
      (more.includes('unclear') || (verb === 'change' && !isOther));
    if (!isChange && more.length > 0 && (verb === 'add' || isMore || isOther || !own)) return more;
    // "Please add our number to the invoice" adds no goods.
    if (verb === 'add' && !(own && wish)) return [];
  }
  if (wish === null) return isMeant ? ['unclear'] : [];
  return isMeant || isNamed ? [wish] : [];
}

/** A verb that takes lines back, and no "please send". */
function takesBack(verb: Verb | null, said: string): boolean {
  return verb === 'cancel' || declines.test(said);
}

/** Short ones are amounts as well. */
function numberOf(present: string | null): string[] {
  return present !== null && present.length > 3 ? [present] : [];
}

/** "12 boxes of paper for copies" beside a line of paper tape: one word of a line names no line. */
function isOfOthers(item: Extract<Wish, { kind: 'add' }>, said: string, rows: readonly DraftRow[]): boolean {
  const { unit } = item;
  // "20 buckets of the article « Tablets », unlike the PDF": the name stands in its quotes.
  const quoted = /[«„“"]\s?([^«»„“”"]{4,}?)\s?[»”“"]/u.exec(item.description ?? '')?.[1];
  const description =
    quoted ?? (item.description === null ? null : withoutContrast(item.description.replace(moreBehind, '')));
  if (
    unit === null ||
    description === null ||
    pointsAtRow(said, rows) ||
    isOrdered({ ...item, description }, rows)
  )
    return false;
  const isWithin = findTargets(description, rows) !== null;
  return isWithin && findTargets(said.replace(description, ' '), rows) === null;
}

/** "3 screwdriver sets more": no word of the name. */
const moreBehind =
  /\s(?:more|extra|on top|mehr|zusätzlich|meer|erbij|bij|(?:de|en) plus|supplémentaires?|más|(?:in |di )?più|a mais|więcej|flere|mere|ekstra)(?:\s(?:than|als|dan|que|de (?:l[oa]s? )?que|di quant\p{L}*|di quell\p{L}+|(?:do )?que|niż|end)\s.*)?$/iu;

/** "3 boxes of", "3 x": goods, and no papers that come with them. */
function isCounted(item: Extract<Wish, { kind: 'add' }> | null, said: string): boolean {
  if (item === null || papers.test(item.description ?? '')) return false;
  return item.unit !== null || /\d ?[x×] /.test(said);
}
const papers =
  /(?<!\p{L})(?:cop(?:y|ies) of|invoices?|certificat\p{L}*|signature\p{L}*|delivery notes?|\p{L}*rechnung\p{L}*|lieferschein\p{L}*|zertifikat\p{L}*|factu\p{L}*|pakbon\p{L}*|bons? de livraison|albar\p{L}*|fattur\p{L}*|fatur\p{L}*|faktur\p{L}*|days?|weeks?)(?!\p{L})/iu;
/** Somebody lacks goods. */
export const lacksGoods =
  /(?<!\p{L})(?:needs?|lacks?|short of|out of|(?:we|i)(?:[’']re|[’']m| are| am) (?:also )?after(?= \d)|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|nodig|tekort|faut|faudrait|besoin|necesit\p{L}*|hacen? falta|serv(?:e|ono|irebbe(?:ro)?|iranno)|occorr\p{L}*|precis\p{L}*|potrzeb\p{L}*|skal (?:(?:vi|jeg|også) )*bruge|(?:kunne|kan) (?:(?:vi|jeg|også|godt) )*bruge|vendrían? bien|dava-\p{L}+ jeito|przyda\p{L}+|har brug for)(?!\p{L})/iu;

/** "Could you squeeze in 3 rolls of tape?", "might 40 x drills be had": goods whatever the verb. */
function isSureItem(item: Extract<Wish, { kind: 'add' }> | null, said: string): boolean {
  return item !== null && asksOfOrder(said) && (item.unit !== null || /\d ?[x×] /.test(said));
}

/** With the delivery of the order. */
const comesAlong =
  /(?<!\p{L})(?:delivery|shipment|consignment|parcel|order|sendung|lieferung|paket|bestellung|auftrag|zending|levering|pakket|bestelling|envoi|livraison|colis|commande|envío|entrega|paquete|pedido|spedizione|consegna|pacco|ordine|envio|encomenda|przesyłk\p{L}*|dostaw\p{L}*|paczk\p{L}*|zamówieni\p{L}*|forsendelse\p{L}*|levering\p{L}*|pakke\p{L}*|ordre\p{L}*|medtag)(?!\p{L})/iu;

function back(said: string, meant: number | null): Targets | null {
  return meant === null ? null : { rows: [meant], rest: said, before: '' };
}

/** "Read 35 where it says 20": the only row that has so many, where nothing else is counted. */
function byAmount(said: string, rows: readonly DraftRow[]): Targets | null {
  // "120 l" is a size.
  if (withoutPlainNumbers(said) !== said || adds.test(said)) return null;
  if ([sized, ofThing, ofDay, ofPlace].some((pattern) => pattern.test(said))) return null;
  const values = [...new Set(countsOf(said).map(({ value }) => value))];
  const hits = rows.flatMap(({ quantity }, i) => (values.includes(quantity?.value ?? -1) ? i : []));
  const isBare = [...said.matchAll(/(?<![\p{L}\d.,-])\d+\s*/gu)].every(({ index, 0: number }) => {
    const behind = said.slice(index + number.length);
    const [next] = /^\p{L}*/u.exec(behind)!;
    return besideNumbers.test(behind) || isBodyUnit(next) || delivers.test(next) || sends.test(next);
  });
  const [hit, ...others] = hits;
  const isOne = values.length === 2 && hit !== undefined && others.length === 0 && isBare;
  return isOne && !namesThing(said, rows[hit]!.quantity?.value ?? 0)
    ? { rows: hits, rest: said, before: '' }
    : null;
}

const sized = /\d ?(?:l|ml|cl|g|kg|mm|cm|m|w|v)(?!\p{L})/iu;
/** "Change dock 4 to 17": which one, and not how many; "where it says 4" counts. */
function namesThing(said: string, printed: number): boolean {
  const [, before = ''] = new RegExp(`(\\p{L}+)\\s+${printed}(?![\\d.,]*\\d)`, 'u').exec(said) ?? [];
  return otherWords(before).length > 0 && !delivers.test(before) && !stands.test(before);
}
/** "The delivery from the 4" */
const ofDay = new RegExp(
  `${delivers.source}\\s(?:(?:of|on|from|vom|am|van|op|du|del?|dal?|do|da|z|fra|den|d\\.)\\s)(?:(?:the|de|den|le|el|il|dnia|dia|día)\\s)?\\d`,
  'iu',
);
/** "Port 4", "side 4" */
const ofPlace = new RegExp(`${inAnyLanguage('numbered').source}\\s\\d`, 'iu');
const stands =
  /^(?:says?|reads?|shows?|states?|stands?|steht|stehen|angegeben|staat|staan|indiqu\p{L}+|figur\p{L}+|affich\p{L}+|pone|dice|aparece|consta|indica\p{L}*|scritt[oi]|riport\p{L}+|diz|mostra|widnieje|napisan\p{L}|podan\p{L}|står)$/iu;
/** "Change number 4 to 17" */
const ofThing =
  /(?:#|(?<!\p{L})(?:numbers?|nummer|num[eé]ro|n[uú]mero|numer|n\.?[°º]|n[or]?\.|unit|products?|produkte?|produits?|productos?|prodott[oi]|produtos?))\s?\d/iu;

/** Another quantity of one row; null when none is told, or nobody can tell which. */
function counted(
  said: string,
  targets: Targets | null,
  rows: readonly DraftRow[],
  isAsked: boolean,
): Wish | null {
  const { rows: named, rest: beside } =
    targets ?? (rows.length === 1 ? { rows: [0], rest: said } : { rows: [], rest: said });
  const [row] = named;
  if (row === undefined || named.length > 1 || money.test(said)) return null;
  const rest = withoutSizes(beside, said, rows[row]!.description?.value ?? '');
  if (countsOtherwise(rest) || namesOtherLine(rest)) return null;
  const wish = wishedQuantity(rest, row, rows[row]!.quantity?.value ?? null);
  const isContrast = wish?.kind === 'quantity' && wish.from !== null;
  // "The last line" is none of last time.
  const plain = said.replace(ordinalLine(said)?.text ?? '\uE000', ' ');
  if ((told.test(plain) || longAgo.test(plain)) && !isContrast) return null;
  // "12 of the washers are for the workshop"
  if (ofThose.test(targets?.before ?? '') && !isAsked && !asks.test(said) && !sends.test(said)) return null;
  const isMultiplied =
    countsOf(rest).length === 0 && [doubles, trebles, halves].some((words) => words.test(rest));
  const isCompared = moreThan.test(rest) || fewerThan.test(rest);
  const isSaid =
    isMultiplied || isCompared || wish?.kind === 'quantityBy' || states.test(rest) || isBare(rest);
  const mostOther = isAsked ? mostBesideWish : mostBesideState;
  if (!isContrast && otherWords(rest).length > mostOther) return null;
  return isContrast || isAsked || isSaid ? wish : null;
}

/** More words that say nothing of an amount tell of something else, whatever number stands there. */
const mostBesideWish = 4;
const mostBesideState = 3;
const mostBesideRefusal = 5;

const ofThose =
  /\d\s+(?:of (?:the|these|those|our)|der|von den|van de|des|de (?:los|las|nos)|de[lg]l[aei]|dei|dos|das|tych|af)\s*$/iu;

/** "LINE 2 QTY 10" */
const countNoun =
  /^(?:qty|quantit\p{L}*|amount|menge|anzahl|aantal|q(?:uanti)?té|qte|cantidad|cant|qtà|qta|quantidade|qtd|qtde|iloś\p{L}*|ilosc|liczba|antal|on|of|for|bei|von|voor|pour|para|per|dla|til|new|now|neu|neue|nieuw|nu|nouvelle|nueva|nuova|nova|nowa|ny|please|bitte|graag|svp|proszę|tak|just|only|needed|required|wanted|instead|after|all|doch|nur|lieber|jetzt|nun|benötigt|gebraucht|gewünscht|toch|slechts|maar|enkel|liever|nodig|gewenst|finalement|plutôt|seulement|nécessaires|finalmente|mejor|sólo|solo|necesarios|meglio|soltanto|necessari|afinal|só|apenas|melhor|necessários|jednak|tylko|lepiej|potrzebne|alligevel|hellere|kun|bare|bloß|lediglich|alleen|uniquement|solamente|únicamente|somente|jedynie|auf|to|op|à)$/iu;

/** "Before line 1"; "no 20" is Spanish, and no line. */
function namesOtherLine(rest: string): boolean {
  const said = lineNumbers.exec(rest)?.[0];
  return said !== undefined && !/^no(?!\p{L})/iu.test(said);
}

/** "VK-2040: 35 pcs" says nothing beside the number. */
function isBare(rest: string): boolean {
  const words = (rest.match(/\p{L}+/gu) ?? []).filter((word) => !isBodyUnit(word) && word.length > 1);
  return words.every((word) => countNoun.test(word));
}
