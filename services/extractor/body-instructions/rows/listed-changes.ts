import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { languagesOf } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { namesArticle } from '../../mail-body/wordings.ts';
import { textOf } from '../../rows/table.ts';
import { otherWords } from '../gates/known-words.ts';
import { isOfElsewhere } from '../gates/of-elsewhere.ts';
import { isOrdered } from '../goods/added-goods.ts';
import { findTargets, pointsAtRow } from '../goods/find-targets.ts';
import { goodsSaid, rowNamed, withoutGoodsSaid } from '../goods/goods-said.ts';
import { withoutSizes } from '../goods/sizes-of-names.ts';
import type { Reading, Wish } from '../instruction.ts';
import type { Beside } from '../read-sentence.ts';
import { verbOf } from '../sentences/clauses.ts';
import { whole } from '../words/patterns.ts';
import { lineNumbers, told } from '../words/wordings.ts';
import { adds, asks, cancels, changes } from '../words/words-of-wishes.ts';
import { wishedItem, withOwnNumber } from './wished-item.ts';
import { countsOf } from './wished-quantity.ts';

/**
 * What an entry of a list wants where it says nothing else: "PAP-300: only 20", "cones 60 -> 90", "+ 5 cartons gowns",
 * "X-22 - soap 1 l - 24 pcs" below a heading that adds. Null where it is no such entry.
 */
export function listedChange(
  words: readonly Word[],
  { rows, heading, before, after }: Pick<Beside, 'rows' | 'heading' | 'before' | 'after'>,
): Reading | null {
  const [first, ...others] = words;
  const own = /^(?:[-*•–]|\d{1,2}[.)])$/.test(first?.text ?? '') ? others : words;
  const text = textOf(own);
  const isPlus = /^\+/.test(text);
  const isAdded = isPlus || (heading !== null && verbOf(heading) === 'add');
  if (!isAdded) {
    const change = recounted(text, rows);
    // "Lamps 3" beside "gloves 10": of goods that the order does not have.
    const isOfNone = change === null && counted.test(text) && findTargets(text, rows) === null;
    return isOfNone && [before, after].some((other) => recounted(other, rows) !== null) ? 'unclear' : change;
  }
  const plain = own
    .map((word, at) => (at === 0 ? { ...word, text: word.text.replace(/^\+/, '') } : word))
    .filter((word) => word.text !== '');
  const item = recordIn(textOf(plain)) ?? amountLast(textOf(plain)) ?? (isPlus ? wishedItem(plain) : null);
  // "+ 5 PAP-300" is more of that line.
  if (item === null || pointsAtRow(text, rows)) return null;
  return isOrdered(item, rows) ? 'unclear' : item;
}

/** Whether a heading says that what stands below shall be so, and not that it is there, came or costs so much. */
export function announcesChange(heading: string, isOfAdded: boolean): boolean {
  // "Please add the following, it came in late:"
  if (isOfAdded && asks.test(heading) && verbOf(heading) === 'add') return true;
  if (changedSince.test(heading) && !states.test(heading.replace(already, ' '))) return true;
  if (asksAtEnd(heading)) return true;
  if (states.test(heading)) return false;
  // "Typed before I had walked the yard, so:"
  if (endsInSo.test(heading)) return true;
  // "It was raised on Friday, so please take it with these amendments:"
  if (
    told.test(ownTongue(heading.replace(gotWrong, ' '))) &&
    !(announces.test(heading) && asks.test(heading))
  )
    return false;
  return [announces, changes, cancels, adds, asks].some((words) => words.test(heading));
}

/** Whether a heading tells of stock, of what came, of sites, or of other orders and times. */
export function isOfOthers(heading: string): boolean {
  return states.test(heading) || tellsOfOthers(heading);
}

/** Whether below a heading what everybody says of a line is said of this order: none that tells of stock, of what came, or of others. */
export function maySpeakOfLines(heading: string): boolean {
  return announcesChange(heading, false) || !(haveStill.test(heading) || tellsOfOthers(heading));
}

function tellsOfOthers(heading: string): boolean {
  return otherTimes.test(heading) || told.test(heading) || isOfElsewhere(heading);
}
const haveStill = inAnyLanguage('haveStill');

/** "They only came after I had saved it, so please amend:": what follows asks for changes, and tells of nothing. */
function asksAtEnd(heading: string): boolean {
  const last = heading.split(beforeSo).at(-1)!;
  return last !== heading && asks.test(last) && changes.test(last) && otherWords(last).length === 0;
}
const beforeSo =
  /(?<!\p{L})(?:so|hence|therefore|daher|deshalb|deswegen|also|dus|daarom|donc|du coup|alors|así que|por eso|quindi|perciò|por isso|portanto|więc|dlatego|derfor|så)\s/iu;

/** "Meanwhile some things have changed:" */
const changedSince = whole(
  '(?:meanwhile|in the meantime|since)(?: \\S+){0,8}? changed|changed(?: \\S+){0,4}? (?:since|in the meantime|meanwhile)',
  '(?:inzwischen|mittlerweile|zwischenzeitlich|seitdem|seither)(?: \\S+){0,8}? (?:geändert|verändert|anders)',
  '(?:ondertussen|inmiddels|intussen|sindsdien)(?: \\S+){0,8}? (?:gewijzigd|veranderd|anders)',
  '(?:entre-temps|entretemps|depuis)(?: \\S+){0,8}? (?:chang\\p{L}+|évolué|bougé)',
  '(?:entretanto|entre tanto|mientras tanto|desde entonces)(?: \\S+){0,8}? (?:cambi\\p{L}+|variado)',
  '(?:nel frattempo|intanto|frattanto)(?: \\S+){0,8}? (?:cambiat\\p{L}|variat\\p{L})',
  '(?:entretanto|desde então)(?: \\S+){0,8}? (?:mud\\p{L}+|alter\\p{L}+)',
  '(?:w międzyczasie|tymczasem|od tego czasu)(?: \\S+){0,8}? zmieni\\p{L}+',
  '(?:i mellemtiden|siden|imens|imellemtiden)(?: \\S+){0,8}? (?:ændret|ændrede)',
);
const already = /(?<!\p{L})(?:already|bereits|schon|al|reeds|déjà|ya|già|já|już|allerede)(?!\p{L})/giu;
/** "Things that the clerk got wrong:" */
const gotWrong = /(?<!\p{L})(?:got|was|were)(?: \p{L}+)? wrong(?=\s*:$)/iu;

/** German "noch was" is no English past. */
function ownTongue(heading: string): string {
  const isEnglish = languagesOf(heading).some(({ language }) => language === 'en');
  return isEnglish ? heading : heading.replace(/(?<!\p{L})was(?!\p{L})/giu, ' ');
}

const announces = inAnyLanguage('changeHeadings');
const states = inAnyLanguage('stateHeadings');
const otherTimes = inAnyLanguage('otherTimes');
const endsInSo =
  /(?<!\p{L})(?:so|hence|therefore|daher|deshalb|deswegen|dus|daarom|donc|du coup|alors|así que|por eso|quindi|perciò|por isso|portanto|więc|dlatego|derfor|så)\s*:$/iu;

/** "Lamps 3", "wall lamps: 3 pcs" */
const counted = /^\p{L}[^\d]{1,40}?\s\d{1,6}(?:\s\p{L}{1,10}\.?)?$/u;

/** One line and how many of it, perhaps beside the printed number. */
function recounted(text: string, rows: readonly DraftRow[]): Reading | null {
  const named = rowNamed(text, rows);
  if (!named || lineNumbers.test(named.rest)) return null;
  const { row } = named;
  // "DX-22 fast set 453 g": its number and its name.
  const nameless = withoutGoodsSaid(named.rest, goodsSaid(named.rest, rows));
  const rest = withoutSizes(nameless, text, rows[row]!.description?.value ?? '');
  const words = (rest.replace(printedWas, ' ').match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1);
  if (!words.every((word) => isBodyUnit(word) || beside.test(word))) return null;
  const [, before, after] = becomes.exec(rest) ?? [];
  if (before !== undefined) return { kind: 'quantity', row, to: Number(after), from: Number(before) };
  const counts = countsOf(rest);
  if ((rest.match(/\d+/g) ?? []).length !== counts.length || /[+%]/.test(rest)) return null;
  if (/\?/.test(rest)) return counts.length > 0 ? 'unclear' : null;
  const now = rows[row]!.quantity?.value ?? null;
  const former = counts.filter(({ isFormer }, at) => isFormer || (at > 0 && printedWas.test(rest)));
  const wanted = counts.filter((count) => !former.includes(count));
  if (wanted.length !== 1 || former.length > 1) return null;
  const from = former[0]?.value ?? null;
  return from !== null && from !== now ? 'unclear' : { kind: 'quantity', row, to: wanted[0]!.value, from };
}

/** "60 -> 90", "60 reams => 90 reams" */
const becomes = /(?<![\p{L}\d.,])(\d{1,6})(?:\s?\p{L}+\.?)?\s*(?:->|=>|→|>)\s*(\d{1,6})(?![\d.,]*\d)/u;

/** "was 60", "instead of 60", "not 60" */
const printedWas =
  /(?<!\p{L})(?:was|were|instead of|rather than|not|war(?:en)?|vorher|bisher|(?:an)?statt|nicht|waren|eerst|in plaats van|ipv|niet|au lieu de|avant|et non(?: pas)?|pas|en (?:vez|lugar) de|antes|eran|y no|invece di|anziché|erano|prima|e non|non|em vez de|eram|e não|não|zamiast|było|a nie|nie|i stedet for|før|og ikke|ikke)\s(?=(?:\p{L}{1,4}\s)?\d)/giu;

/** They stand beside an amount and say nothing else. */
const beside =
  /^(?:qty|quantity|amount|menge|anzahl|stückzahl|aantal|qté|quantité|cant|cantidad|qtà|quantità|qtd|quantidade|ilość|liczba|antal|only|just|now|new|please|instead|pls|thanks|nur|bloß|lediglich|jetzt|neu|bitte|dafür|danke|slechts|alleen|maar|enkel|nu|nieuw|graag|aub|alleen|seulement|uniquement|maintenant|plutôt|svp|merci|sólo|solo|solamente|únicamente|ahora|soltanto|solamente|ora|só|somente|apenas|agora|tylko|jedynie|teraz|proszę|kun|bare|tak|to|auf|naar|à|na|til|of|von|van|de|di|af|på|op|er|sind|are|is|soll|sollen|should|be)$/iu;

/** "cod. X-22 - soap 1 l - 24 pcs": its number, its name and how many. */
function recordIn(text: string): Extract<Wish, { kind: 'add' }> | null {
  const fields = text.split(/\s[-–—|;]\s|\t|;\s?/u).map((field) => field.trim());
  const [number = '', description = '', amount = ''] = fields;
  const [, label, article] = /^(?:(\p{L}+[.:]?)\s)?(\S*\d\S*)$/u.exec(number) ?? [];
  const [, quantity, unit] = /^([1-9]\d{0,5})\s?(\p{L}+)\.?$/u.exec(amount) ?? [];
  if (fields.length !== 3 || article === undefined || quantity === undefined) return null;
  if ((label !== undefined && !namesArticle.test(label)) || !isBodyUnit(unit!)) return null;
  return { kind: 'add', quantity: Number(quantity), unit: unit!, article, description };
}

/** "X-22 soap 1 l 24 bottles", "soap x 24": behind the name, with a unit that is no size or a sign. */
export function amountLast(text: string): Extract<Wish, { kind: 'add' }> | null {
  const [, description, sign, quantity, unit] =
    /^(\S.*?\p{L}\S*?)[,:]?\s+([x×]\s?|[-–]\s)?([1-9]\d{0,5})(?:\s?(\p{L}+)\.?)?$/u.exec(text) ?? [];
  if (description === undefined || !/\p{L}{3}/u.test(description)) return null;
  const isCounted = unit === undefined ? sign !== undefined : isBodyUnit(unit) && !weighs.test(unit);
  if (!isCounted || verbOf(description) !== null) return null;
  return withOwnNumber({
    kind: 'add' as const,
    quantity: Number(quantity),
    unit: unit ?? null,
    article: null as string | null,
    description: description as string | null,
  });
}
const weighs = /^(?:l|ltr|lit\p{L}*|g|kgs?|t|m|ft|lbs?|met\p{L}+|mètres?|metr\p{L}*)$/iu;
