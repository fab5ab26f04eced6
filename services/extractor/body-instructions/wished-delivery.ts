import { dateWords } from '../lexicon/phrases.ts';
import { looksLikeStreet, readCityLine } from '../values/address.ts';
import { type DateOrder, readDate } from '../values/date.ts';
import type { Wish } from './instruction.ts';
import { butRather, places } from './topics.ts';
import { addressNouns, asks, delivers, usual, vagueDays } from './wordings.ts';

/** What the papers of an order also have days for. */
const otherDays =
  /(?<!\p{L})(?:invoice|rechnung|factuur|facture|order(?:ed)? (?:of|from|dated)|bestellung vom|bestelling van|commande du|offer|quot\p{L}*|angebot|offerte|devis|payment|zahlung|betaling|paiement|meeting|call|termin(?! dostaw))(?!\p{L})/iu;
const past = /(?<!\p{L})(?:was|were|has been|have been|wurde[n]?|werd(?:en)?|a été|ont été)(?!\p{L})/iu;

/** Behind these stands the day that is not wanted: "12 May, not 1 April". */
const notThat =
  /(?<!\p{L})(?:not|instead of|rather than|nicht|statt|anstatt|niet|in plaats van|i\.p\.v\.?|au lieu d\p{L}*|et non|pas|en (?:vez|lugar) de\p{L}*|no|anziché|invece d\p{L}*|non|em vez d\p{L}*|e não|zamiast|a nie|nie|i stedet for|ikke|was|vorher|bisher|original\p{L}*)(?!\p{L})[^\d]{0,24}$/iu;
/** Before these stands the former day: "from 1 April to 12 May". */
const fromThat = /(?<!\p{L})(?:from|vom|von|van|du|de|del|dal|od|z|fra)(?!\p{L})[^\d]{0,16}$/iu;
const toThis = /^\s*(?:to|auf|zum|naar|au|al|a|para|na|do|til)(?!\p{L})/iu;

/** How days are written: `isSure` where the language leaves no other order. */
export interface DayWriting {
  order: DateOrder;
  isSure: boolean;
}

/** The day that a sentence asks for; 'unclear' when only its writer can tell; null when it names none. */
export function wishedDay(text: string, writing: DayWriting): Wish | 'unclear' | null {
  if (!delivers.test(text) || past.test(text) || otherDays.test(text)) return null;
  const read = readDate(text, writing.order, dateWords);
  if (!read) return vagueDays.test(text) && !usual.test(text) ? 'unclear' : null;
  const [before = '', behind = ''] = text.split(read.text, 2);
  // The day of a document, not one that is asked for.
  if (/(?<!\p{L})(?:dated|vom|z dnia|d\.?d\.?)\s*$/iu.test(before)) return null;
  const second = readDate(behind, writing.order, dateWords);
  if (!second) return wishOf(read, writing);
  const [between = ''] = behind.split(second.text, 1);
  if (fromThat.test(before) && toThis.test(between)) return wishOf(second, writing);
  if (notThat.test(between)) return wishOf(read, writing);
  if (notThat.test(before)) return wishOf(second, writing);
  // Of two days nobody knows which one is meant; one of them may be the former.
  return 'unclear';
}

function wishOf({ iso, ambiguous }: { iso: string; ambiguous: boolean }, { isSure }: DayWriting): Wish {
  return { kind: 'deliveryDate', date: iso, ...(ambiguous && !isSure && { isAssumed: true }) };
}

/** Of the papers' own addresses only that of delivery is the order's. */
const isBilled = /(?<!\p{L})(?:invoic|billing|rechnung|factu|factur|fattur|fatur|faktur)\p{L}*/iu;
/** What links "address" to the address. */
const linking =
  /^[\s:,–-]*(?:(?:is|are|has|have|been|now|changed|moved|to|at|be|should|will|please|the|new|ist|sind|hat|sich|geändert|lautet|jetzt|nun|neu|an|nach|auf|in|die|der|das|den|dem|unser\p{L}*|bitte|nu|wordt|werd|gewijzigd|veranderd|op|aan|naar|de|het|ons|onze|est|a|été|changé|désormais|maintenant|à|au|chez|la|le|notre|es|ha|cambiado|ahora|en|el|nuestr\p{L}*|è|cambiato|ora|presso|il|alla|nostr\p{L}*|é|mudou|agora|para|em|nova|nova|noss\p{L}*|jest|zmienił|się|to|na|do|teraz|er|ændret|til|på|nu|den|vores)(?!\p{L})[\s:,–-]*)*/u;

/** What a sentence says behind "delivery address", or behind "but to"; null when it speaks of no place. */
function placeTold(text: string, noun: RegExpExecArray | null): string | null {
  const contrast = butRather.exec(text);
  const isContrast =
    contrast !== null &&
    /\d/.test(text.slice(contrast.index)) &&
    (noun !== null || places.test(text) || delivers.test(text));
  const told = isContrast
    ? text.slice(contrast.index + contrast[0].length)
    : noun && text.slice(noun.index + noun[0].length);
  return told === null ? null : told.replace(linking, '');
}

/** "Please send this to Lagerweg 5, 10117 Berlin": a whole address behind a preposition; null when there is none. */
function placeWithout(text: string): string | null {
  if (!delivers.test(text) && !asks.test(text)) return null;
  const found = wholeAddress.exec(text);
  return found && looksLikeStreet(found[1]!) ? text.slice(found.index + found[0].indexOf(found[1]!)) : null;
}
const wholeAddress =
  /(?:^|\s)(?:to|at|an|nach|in|bei|auf|op|aan|naar|à|au|chez|en|a|em|na|pod|do|til|på|adres\p{L}*|adresse|address|dirección|indirizzo|morada)[\s:]+((?!\d{1,2}[./-]\d)[\p{Lu}\d][^,;:]{3,60}),\s*(?:[A-Z]{1,3}[- ])?[A-Z\d]*\d{3}/u;

/** The place that a sentence asks for; 'unclear' when it names one that could not be read; null when it names none. */
export function wishedPlace(text: string): Wish | 'unclear' | null {
  const noun = addressNouns.exec(text);
  const told = placeTold(text, noun) ?? placeWithout(text);
  if (told === null || isBilled.test(text) || (usual.test(text) && !/\d{4}/.test(told))) return null;
  // A day.
  if (/^\d{1,2}(?:\.|\s|[/-]\d)/.test(told)) return null;
  return placeIn(told);
}

/** What leads to an address below: "the goods go here:", "Die Ware geht hierhin:". */
const leadsThere =
  /(?<!\p{L})(?:here|there|to|at|hierhin|hierher|hier|dorthin|nach|an|zu|hierheen|hiernaartoe|naar|ici|là|à|au|aquí|allí|a|en|qui|lì|aqui|ali|para|tutaj|tu|tam|pod|na|do|her|hertil|dertil|derhen|til)\s*:$/iu;

/** The address that stands in the lines below words that lead to it; null when it is none, or that of a bill. */
export function placeBelow(lead: string, below: string): Wish | null {
  const isOfDelivery =
    leadsThere.test(lead) || delivers.test(lead) || addressNouns.test(lead) || places.test(lead);
  if (!lead.endsWith(':') || !isOfDelivery || isBilled.test(lead)) return null;
  const wish = placeIn(below);
  return wish === 'unclear' || wish?.kind !== 'address' || wish.street === null ? null : wish;
}

function placeIn(told: string): Wish | 'unclear' | null {
  const pieces = told
    .replace(/[.!]+$/, '')
    .replace(/^[^:\d]{1,40}:\s*/, '')
    .split(/\s*[,;]\s*/)
    .filter(Boolean);
  const parts = townsWithCodes(pieces);
  const hasCode = (part: string) => /\d{3}/.test(part) || codeBehind.test(part);
  const at = parts.findIndex((part) => hasCode(part) && isCity(part.replace(verbLast, '')));
  if (at < 0) return /\d/.test(told) || parts.length > 1 ? 'unclear' : null;
  const read = readCityLine(parts[at]!.replace(verbLast, ''))!;
  if (read.postalCode === null) return 'unclear';
  const before = parts.slice(0, at);
  const named =
    before.findLast((part) => looksLikeStreet(part) && !houseNumber.test(part)) ??
    before.findLast((part) => houseNumber.test(behindOf(before, part)));
  const estate = before.find((part) => part !== named && isEstate.test(part)) ?? null;
  const house = named === undefined ? '' : behindOf(before, named);
  const own =
    named === undefined ? read.before || null : houseNumber.test(house) ? `${named}, ${house}` : named;
  const street = estate !== null && own !== null ? `${estate}, ${own}` : own;
  return {
    kind: 'address',
    company:
      before.find(
        (part) => part !== named && part !== estate && !houseNumber.test(part) && isCompany(part),
      ) ?? null,
    street,
    postalCode: read.postalCode,
    city: read.city,
    country: read.country,
  };
}

/** Where many firms are: it stands before the street and is a part of it. */
const isEstate =
  /^(?:z\.? ?[aic]\.?(?!\p{L})|zone (?:industrielle|d['’]activités?|artisanale)|parc d|pol(?:ígono|\.)? ?ind|zona ind|gewerbe(?:gebiet|park)|industrie(?:gebiet|park)|bedrijven(?:park|terrein)|industrieterrein|unit \d|.*(?:industrial|trading|business) (?:estate|park)$)/iu;

/** British and Irish codes stand behind their towns, with a comma or without one. */
const codeAlone = /^(?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;

const codeBehind = /\s(?:[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;

function townsWithCodes(parts: readonly string[]): string[] {
  return parts.flatMap((part, i) => {
    if (codeAlone.test(part) && i > 0) return [];
    const next = parts[i + 1];
    return [next !== undefined && codeAlone.test(next) ? `${part} ${next}` : part];
  });
}

/** "Av. das Indústrias, 773": a house number may stand behind a comma. */
const houseNumber = /^(?:n[.º°]* ?|km ?)?\d{1,5} ?\p{L}?$/u;

function behindOf(parts: readonly string[], part: string): string {
  return parts[parts.indexOf(part) + 1] ?? '';
}

/** The postal code stands with a town; a house number with its street does not. */
function isCity(part: string): boolean {
  const read = readCityLine(part);
  return read !== null && (/\d{4}/.test(part) || (read.postalCode !== null && read.certain));
}

/** "our other site" and "folgende Adresse" name nobody. */
function isCompany(part: string): boolean {
  return /^[\p{Lu}\d].*\p{L}{2}/u.test(part) && !addressNouns.test(part);
}

/** What a sentence ends with behind the town: "liefern", "please", "instead". */
const verbLast =
  /\s+(?:(?:an)?ge)?(?:liefern|schicken|senden|gehen|geliefert|geschickt|anliefern|zustellen|werden|soll|leveren|sturen|bezorgen|gestuurd|geleverd|worden|please|instead|bitte|statt|graag|a\.?u\.?b|aub|svp|por favor|per favore|proszę|tak|venligst|thanks|danke|merci|gracias|grazie|obrigad[oa])(?:\s+(?:werden|bitte|worden))?\.?$/iu;
