import type { Word } from '@orderloom/pages/page.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isNameless } from '../../lexicon/mail/spoken-languages.ts';
import { amountAt } from '../../mail-body/amounts.ts';
import { isBodyUnit, isContainer, isMeasure } from '../../mail-body/body-units.ts';
import { countsOther } from '../../mail-body/counted-otherwise.ts';
import { dayOfMonth, lastVerb, trailing } from '../../mail-body/wordings.ts';
import type { Wish } from '../instruction.ts';
import { verbOf } from '../sentences/clauses.ts';
import { delivers, lineNumbers } from '../words/wordings.ts';
import { asks, hurries } from '../words/words-of-wishes.ts';

const mostDescriptionWords = 12;
/** What follows a thing that is added: "to the order", "hinzu", "toe aan de bestelling", "à la commande". */
const behind =
  /^(?:(?:in)?to (?:the|our|this|my|it)|as well|also|too|extra|additionally|more|(?:zur|zu der|zu unserer) |hinzu|dazu|auf(?:nehmen)?$|mit$|mit (?:auf|rein|ein|dazu)\p{L}*$|gehad$|hebben$|ergänzen|hinzufügen|noch$|toe(?:voegen)?|aan (?:de|onze|het)|bij$|à (?:la|notre|cette)|en plus|aussi|supplémentaire|al (?:pedido|ordine)|alla |à encomenda|do (?:zam|pedido)|til (?:ordre|bestil|vores)|(?:komme|følge|sendes|lægges|pakkes) med|(?:under|on|with|unter|auf|mit|onder|op|met|sous|sur|avec|bajo|con|en|sotto|con|sullo|nello|sob|com|na|no|pod|z|na|på|under|med) (?:the|der|die|dem|den|het|de|le|la|el|lo|il|o|a|tym|ta|tą|tej|det|den)? ?(?:same|selben|gleichen?|zelfde|même|misma?o?|stess[oa]|mesm[oa]|samym?|samej|samą|samme)|(?:unter|auf|mit) derselben|(?:onder|op|met) (?:het|de)zelfde|(?:på|under|med) samme|(?:sullo|nello) stesso|(?:na|no) mesm[oa])/iu;
/** So many beside what is printed, and no goods: "15 stuks extra ten opzichte van de bestelling". */
const compared =
  /^(?:compared (?:to|with)|(?:relative|in relation) to|beyond|gegenüber|im vergleich|verglichen|ten opzichte|vergeleken|boven ?op|on top of|in addition to|zusätzlich z|obendrauf|en plus d|además de|oltre|além d|oprócz|ud over|par rapport|comparé\p{L}*|respecto|en comparación|con respecto|rispetto|em relação|relativamente|w (?:stosunku|porównaniu)|względem|i forhold|sammenlignet)(?!\p{L})/iu;
const articleWord =
  /^(?:article|art|artikel\p{L}*|art\.?-?nr|item|part|code|sku|ref|réf|référence|referencia|referência|riferimento|artículo|articolo|artigo|código|codice|cod|cód|artykuł\p{L}*|vare(?:nr|nummer)?|indeks\p{L}*)[.:]?$/iu;
const noise =
  /^(?:no\.?|nr\.?|n°|number|nummer|numéro|nodig|of|von|van|de|du|the|den|die|das|some|extra|more|additional|weitere|zusätzliche|:|\(|\))$/iu;

/** What is left at the end of a verb in two parts: "doe er … bij", "læg … i", "throw … in too". */
const particle =
  /^(?:too|also|please|in|on|up|as|well|auch|noch|bitte|dazu|hinzu|drauf|rein|mit|ein|auf|an|bei|ook|nog|bij|erbij|toe|mee|aan|graag|aussi|encore|svp|también|además|anche|também|też|również|także|også|i|med|ved|til|på|tak|oveni|obendrauf|erop|with|it|them)$/iu;

/** All goods that a sentence adds: "3 boxes of tape, 2 drills and 5 saws". */
export function wishedItems(words: readonly Word[]): Extract<Wish, { kind: 'add' }>[] {
  const pieces: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (startsNext(words, at)) pieces.push([]);
    pieces.at(-1)!.push(word);
  }
  const items: Extract<Wish, { kind: 'add' }>[] = [];
  for (const piece of pieces) {
    const item = wishedItem(piece) ?? (items.length > 0 ? bareThing(piece) : null);
    if (item) items.push(item);
  }
  return items;
}

/** "and 3 buckets": behind other goods what holds them elsewhere is a thing itself. */
function bareThing(words: readonly Word[]): Extract<Wish, { kind: 'add' }> | null {
  const at = words.findIndex((_, i) => amountAt(words.slice(i)) !== null);
  const amount = at < 0 ? null : amountAt(words.slice(at));
  if (!amount?.unit || !isContainer(amount.unit.text)) return null;
  const quantity = Number(amount.quantity.text);
  if (!(quantity > 0)) return null;
  return { kind: 'add', quantity, unit: null, article: null, description: amount.unit.text };
}

/** Behind "and", "plus" or a comma another amount of something begins. */
function startsNext(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  if (at < 2 || !(joins.test(before) || /[^\d][,;]$/.test(before)) || !startsAmount(words, at)) return false;
  const amount = amountAt(words.slice(at));
  const goods = amount ? (words[at + amount.length] ?? amount.unit) : null;
  return goods != null && (amount!.isSure || /^\p{L}{3}/u.test(goods.text));
}
const joins = /^(?:and|und|sowie|en|et|y|e|i|oraz|og|plus|&|\+|as well as|samt|ainsi que|así como|nonché)$/iu;

/** The goods that a sentence adds; null when it names none with a quantity. */
export function wishedItem(words: readonly Word[]): Extract<Wish, { kind: 'add' }> | null {
  for (let at = 0; at < words.length; at++) {
    const amount = startsAmount(words, at) ? amountAt(words.slice(at)) : null;
    // "The bag of 1,5 l" is a size.
    if (!amount || !(Number(amount.quantity.text) > 0)) continue;
    const behindAmount = words.slice(at + amount.length);
    const printed = goodsFrom(behindAmount);
    const told = nameBehind(printed, behindAmount);
    const goods = [...tidy(printed), ...told];
    const named = codeIn(goods);
    const code = named ?? codeInBrackets(printed) ?? codeBehind(behindAmount);
    const isWhole = named === null || told.length > 0 || !/,$/.test(printed.at(-1) ?? '');
    const trait = isWhole ? '' : traitBehind(behindAmount.slice(printed.length));
    const description =
      nameInBrackets(behindAmount, named) ??
      [nameIn(goods, code).join(' '), trait].filter(Boolean).join(', ');
    // "5 szt." at the end of a sentence names nothing.
    const isUnit = !amount.isSure && isBodyUnit(description.replace(/\.$/, ''));
    const hasName = /\p{L}{3}/u.test(description) && !isUnit;
    // "Batteries, 10 packs, part no. 8712345" has its name before: the number alone is not all of it.
    if (!hasName && named === null) continue;
    return {
      kind: 'add',
      quantity: Number(amount.quantity.text),
      unit: amount.unit?.text ?? null,
      article: code,
      description: hasName ? description : null,
    };
  }
  return null;
}

const atMost =
  /(?:no more than|not more than|at most|up to|max(?:imum|\.)?|höchstens|maximal|nicht mehr als|niet meer dan|hooguit|maximaal|pas plus de|au (?:plus|maximum)|no más de|como máximo|non più di|al massimo|não mais (?:de|do que)|no máximo|nie więcej niż|najwyżej|maksymalnie|højst|ikke mere end)$/iu;

/** No day, no line and no number of something else. */
function startsAmount(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  // "Up to 18" counts what was named.
  if (/^(?:auf|to|naar|à|na|til)$/iu.test(before)) return false;
  // "No more than 2 pallets high": at most so many.
  if (atMost.test(`${words[at - 3]?.text ?? ''} ${words[at - 2]?.text ?? ''} ${before}`)) return false;
  // "Copy paper 80 g, I don't know": no goods follow.
  if (/^\p{Ll}{1,3}[,;]$/u.test(words[at + 1]?.text ?? '')) return false;
  // "Washer 8 mm" is so large.
  if (isMeasure(words[at + 1]?.text.replace(/\P{L}+$/u, '') ?? '')) return false;
  const rest = words
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join(' ');
  return (
    // "Order 36" is its number, "missing on the order: 36 cans" are goods.
    (!/^(?:n°|order|po|week|kw|number|nummer)\.?:?$/iu.test(before) ||
      (before.endsWith(':') && amountAt(words.slice(at))?.unit != null)) &&
    !lineNumbers.test(`${before} ${words[at]!.text}`) &&
    // "Ein Paar" are two, "ein paar" are some.
    !/^(?:ein|een|et) (?:paar|par)(?!\p{L})/u.test(rest) &&
    !dayOfMonth.test(rest) &&
    // "A copy of your last invoice" is no goods.
    !countsOther(rest) &&
    // "Ten opzichte van" is Dutch, and not 10.
    !compared.test(rest)
  );
}

/** Behind a name: "after", "because", in any language. */
const startsReason = new RegExp(`^${inAnyLanguage('longReasons').source}`, 'iu');

function goodsFrom(words: readonly Word[]): string[] {
  const goods: string[] = [];
  for (const [at, { text }] of words.entries()) {
    const rest = words
      .slice(at, at + 6)
      .map((word) => word.text)
      .join(' ');
    if (compared.test(rest)) break;
    if (at > 0 && (behind.test(`${rest} `.trimEnd()) || trailing.test(rest))) break;
    if (goods.length === mostDescriptionWords) break;
    // "4 padlocks after he saw them": why is none of the name.
    if (at > 0 && startsReason.test(rest)) break;
    goods.push(text);
    if (/[,;]$/.test(text)) break;
  }
  return goods;
}

function tidy(goods: readonly string[]): string[] {
  // "doe er 5 zakjes bij doen", "kunt u er 5 meesturen": the verb of two parts is none of the name.
  const last = goods.findIndex((text, at) => at > 0 && partedVerb.test(`${text} ${goods[at + 1] ?? ''}`));
  const bare = goods
    .slice(0, last < 0 ? goods.length : last)
    .map((text) => text.replace(/^[("'„“]+|[)"'”“.,;:!?]+$/g, ''))
    .filter((text) => text !== '');
  while (bare.length > 0 && noise.test(bare[0]!)) bare.shift();
  while (
    bare.length > 1 &&
    (noise.test(bare.at(-1)!) || particle.test(bare.at(-1)!) || isLastVerb(bare.at(-1)!))
  )
    bare.pop();
  return bare.filter((text) => !/^(?:no\.?|nr\.?|n°)$/i.test(text));
}

/** "bij doen", "mit dazulegen", "mee sturen" at the end of a sentence. */
const partedVerb =
  /^(?:er)?(?:bij|mee|toe|aan|op) (?:doen|leggen|zetten|sturen|leveren|voegen|stoppen|geven)[.!?]*$|^(?:mit|dazu|drauf|bei|mit rein) (?:legen|tun|packen|schicken|liefern|nehmen|setzen)[.!?]*$/iu;

/** Behind "article", or in front of the name: a number of the catalogue. One within a name is a part of it. */
function codeIn(goods: readonly string[]): string | null {
  const at = goods.findIndex((text) => articleWord.test(text));
  const named = at >= 0 ? goods.slice(at + 1).find((text) => /\d/.test(text)) : undefined;
  if (named !== undefined) return named;
  const [first] = goods;
  return first !== undefined && looksLikeCode.test(first) ? first : null;
}

/** The goods without their number, and without the words that lead to it: "of item A-705". */
function nameIn(goods: readonly string[], code: string | null): string[] {
  const at = code === null ? -1 : goods.indexOf(code);
  const isLed = at >= 0 && goods.slice(0, at).every((word) => articleWord.test(word) || small.test(word));
  return (isLed ? goods.slice(at + 1) : goods).filter((word) => word !== code && !articleWord.test(word));
}
/** "of", "de la", "vom", "your … number". */
const small = /^(?:\p{Ll}{1,3}|your|ihr\p{L}*|votre|vostro|number|nummer|num[eé]ro|número|numer)$/u;

/** "2 pieces of item A-705, drill battery 18 V": behind a number that a comma ends stands the name. */
function nameBehind(printed: readonly string[], words: readonly Word[]): string[] {
  const named = tidy(printed).filter((text) => !articleWord.test(text) && !small.test(text));
  const isNumber = named.length === 1 && /\d/.test(named[0]!) && /,$/.test(printed.at(-1)!);
  const [first, ...rest] = isNumber ? words.slice(printed.length) : [];
  if (first === undefined || !/^\p{L}/u.test(first.text) || verbOf(first.text) !== null) return [];
  return tidy(goodsFrom([first, ...rest]));
}

/** "LUM-3350 Floor lamp Arc, brushed brass": behind the name of goods with a number, how they are; nothing that anybody may say. */
function traitBehind(words: readonly Word[]): string {
  const texts = words.map(({ text }) => text.replace(/[.!]+$/, ''));
  const said = texts.join(' ');
  const isTrait =
    texts.length <= mostTraitWords &&
    texts.every((text) => /^\p{L}[\p{L}/-]{2,}$/u.test(text) && !isNameless(text) && !noise.test(text)) &&
    !/\p{L}\p{Lu}|^\p{Lu}/u.test(said) &&
    [verbOf(said), trailing.exec(said), behind.exec(said)].every((found) => found === null) &&
    !/(?<!\p{L})(?:cheers|mate|later|soon|tbc|tbd)(?!\p{L})/iu.test(said) &&
    ![asks, thanked, hurries, delivers, ofDay].some((pattern) => pattern.test(said));
  return isTrait ? said : '';
}
const mostTraitWords = 3;
const thanked = inAnyLanguage('gratitude');
const ofDay = inAnyLanguage('dayNouns');

/** `4 packs of GL-5142 (coir liner 16", pack of 10)`: behind the number alone all that the brackets hold is the name. */
function nameInBrackets(words: readonly Word[], code: string | null): string | null {
  const texts = words.map(({ text }) => text);
  const open = texts.findIndex((text) => text.startsWith('('));
  const shut = texts.findIndex((text, at) => at >= open && /\)[.,;:!?]*$/.test(text));
  if (code === null || open < 1 || shut < open) return null;
  const before = tidy(texts.slice(0, open)).filter((text) => !articleWord.test(text) && !small.test(text));
  const name = texts
    .slice(open, shut + 1)
    .join(' ')
    .replace(/^\(|\)[.,;:!?]*$/g, '');
  return before.length === 1 && before[0] === code && /\p{L}{3}/u.test(name) ? name : null;
}

/** "2 ladder hooks (LH-900)". */
function codeInBrackets(goods: readonly string[]): string | null {
  const found = goods.map((text) => /^[([]([^()[\]]+)[)\]][.,;]?$/.exec(text)?.[1] ?? '');
  return found.find((text) => looksLikeCode.test(text)) ?? null;
}

/** "2 ladder hooks, part no. LH-900": behind the comma that ends the name. */
function codeBehind(words: readonly Word[]): string | null {
  const comma = words.findIndex(({ text }) => /[,;]$/.test(text));
  const [label, ...behind] = comma < 0 ? [] : tidy(words.slice(comma + 1).map(({ text }) => text));
  if (label === undefined || !articleWord.test(label)) return null;
  return behind.slice(0, mostBeforeCode).find((text) => /\d/.test(text)) ?? null;
}
/** "No.", "number". */
const mostBeforeCode = 2;

/** Goods whose number stands before or behind their name: "88123, shoe covers", "shoe covers - X-2201". */
export function withOwnNumber<T extends Pick<Extract<Wish, { kind: 'add' }>, 'article' | 'description'>>(
  item: T,
): T {
  if (item.article !== null || item.description === null) return item;
  const [, first = '', name] = /^(\S*\d\S*?)[,:]?\s+(?:[-–]\s)?(\p{L}.*)$/u.exec(item.description) ?? [];
  if (name !== undefined && (looksLikeCode.test(first) || /^\d{5,}$/.test(first)))
    return { ...item, article: first, description: name };
  const [, before, sign, last = ''] =
    /^(.*\p{L}{3}[^\s,]*)(\s[-–]\s|,\s|\s)(\S+)$/u.exec(item.description) ?? [];
  // Without a sign before it, it may be a type: "beam HEA-200".
  const isOwn = looksLikeCode.test(last) && (sign !== ' ' || /\d{4}/.test(last));
  return before !== undefined && isOwn ? { ...item, article: last, description: before } : item;
}

/** A number of the catalogue, by its signs. */
export const looksLikeCode =
  /^(?=.*\d.*\d)(?=.*\p{Lu}|.*\d{4})(?=.*-|.*\p{Lu}.*\d)[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u;

/** Verbs that German and Dutch put last. */
function isLastVerb(word: string): boolean {
  return (
    lastVerb.test(word) ||
    /^(?:mit|bei|nach|mee|na|bij)(?:liefern|senden|schicken|bestellen|legen|leveren|sturen)$/i.test(word)
  );
}
