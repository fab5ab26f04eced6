import { dateWords } from '../lexicon/phrases.ts';
import { looksLikeStreet, readCityLine } from '../values/address.ts';
import { type DateOrder, readDate } from '../values/date.ts';
import type { Wish } from './instruction.ts';
import { butRather, places } from './topics.ts';
import { addressNouns, delivers, usual, vagueDays } from './wordings.ts';

/** What the papers of an order also have days for. */
const otherDays =
  /(?<!\p{L})(?:invoice|rechnung|factuur|facture|order(?:ed)? (?:of|from|dated)|bestellung vom|bestelling van|commande du|offer|quot\p{L}*|angebot|offerte|devis|payment|zahlung|betaling|paiement|meeting|call|termin)(?!\p{L})/iu;
const past = /(?<!\p{L})(?:was|were|has been|have been|wurde[n]?|werd(?:en)?|a été|ont été)(?!\p{L})/iu;

/** The day that a sentence asks for; 'unclear' when only its writer can tell; null when it names none. */
export function wishedDay(text: string, order: DateOrder): Wish | 'unclear' | null {
  if (!delivers.test(text) || past.test(text) || otherDays.test(text)) return null;
  const read = readDate(text, order, dateWords);
  if (!read) return vagueDays.test(text) && !usual.test(text) ? 'unclear' : null;
  const [before = '', behind = ''] = text.split(read.text, 2);
  // The day of a document, not one that is asked for.
  if (/(?<!\p{L})(?:dated|vom|z dnia|d\.?d\.?)\s*$/iu.test(before)) return null;
  // Of two days nobody knows which one is meant; one of them may be the former.
  return read.ambiguous || readDate(behind, order, dateWords)
    ? 'unclear'
    : { kind: 'deliveryDate', date: read.iso };
}

/** Of the papers' own addresses only that of delivery is the order's. */
const isBilled = /(?<!\p{L})(?:invoic|billing|rechnung|factu|factur|fattur|fatur|faktur)\p{L}*/iu;
/** What links "address" to the address. */
const linking =
  /^[\s:,–-]*(?:(?:is|are|has|have|been|now|changed|moved|to|at|be|should|will|please|the|new|ist|sind|hat|sich|geändert|lautet|jetzt|nun|neu|an|nach|auf|in|die|der|das|den|dem|unser\p{L}*|bitte|nu|wordt|werd|gewijzigd|veranderd|op|aan|naar|de|het|ons|onze|est|a|été|changé|désormais|maintenant|à|au|chez|la|le|notre|es|ha|cambiado|ahora|en|el|nuestr\p{L}*|è|cambiato|ora|presso|il|alla|nostr\p{L}*|é|mudou|agora|para|em|nova|nova|noss\p{L}*|jest|zmienił|się|to|na|do|teraz|er|ændret|til|på|nu|den|vores)(?!\p{L})[\s:,–-]*)*/u;

/** What a sentence says behind "delivery address", or behind "but to"; null when it speaks of no place. */
function placeTold(text: string, noun: RegExpExecArray | null): string | null {
  const contrast = butRather.exec(text);
  const isContrast = contrast !== null && (noun !== null || places.test(text) || delivers.test(text));
  const told = isContrast
    ? text.slice(contrast.index + contrast[0].length)
    : noun && text.slice(noun.index + noun[0].length);
  return told === null ? null : told.replace(linking, '');
}

/** The place that a sentence asks for; 'unclear' when it names one that could not be read; null when it names none. */
export function wishedPlace(text: string): Wish | 'unclear' | null {
  const noun = addressNouns.exec(text);
  const told = placeTold(text, noun);
  if (told === null || isBilled.test(text) || (usual.test(text) && !/\d{4}/.test(told))) return null;
  const parts = told
    .replace(/[.!]+$/, '')
    .split(/\s*[,;]\s*/)
    .filter(Boolean);
  if (/^\d{1,2}(?:\.|\s|[/-]\d)/.test(told)) return null;
  const at = parts.findIndex((part) => /\d{4}/.test(part) && readCityLine(part) !== null);
  if (at < 0) return /\d/.test(told) || parts.length > 1 ? 'unclear' : null;
  const read = readCityLine(parts[at]!)!;
  if (read.postalCode === null) return 'unclear';
  const before = parts.slice(0, at);
  const street = before.findLast(looksLikeStreet) ?? (read.before || null);
  return {
    kind: 'address',
    company: before.find((part) => part !== street && /\p{L}{2}/u.test(part)) ?? null,
    street,
    postalCode: read.postalCode,
    city: read.city,
    country: read.country,
  };
}
