import type { Chosen, Draft } from '../../draft.ts';
import { namesOtherPaper, wantsOther } from '../../fields/other-wishes.ts';
import type { ExtractSettings } from '../../settings.ts';
import { isSameStreet } from '../../values/same-street.ts';
import { findTargets } from '../goods/find-targets.ts';
import type { Wish } from '../instruction.ts';
import type { Sentence } from '../sentences/sentences.ts';
import { bringsThere, places, shops } from '../talk/topics.ts';
import { delivers } from '../words/wordings.ts';
import { sends } from '../words/words-of-refusal.ts';
import { asks } from '../words/words-of-wishes.ts';
import { besideBill, wishedPlace } from './wished-place.ts';

/** A sentence that tells of delivery, with a whole address. */
const confidence = 0.85;

/** What the sentences of a mail that orders itself say of where its goods go. */
export interface ToldPlaces {
  /** The order with the only place to which one of them sends all of it, where no form or address of the mail says one. */
  draft: Draft;
  /** Those that send a part of the goods somewhere, which an order cannot say: "the gloves to 14 Mill Road, Leeds LS1 4AB, …". */
  parted: Sentence[];
}

/** "Delivery by 4 December to 14 Mill Road, Leeds LS1 4AB" in a mail that states its order. */
export function toldPlaces(
  draft: Draft,
  sentences: readonly Sentence[],
  ours: Pick<ExtractSettings['supplier'], 'address'>,
): ToldPlaces {
  const told = sentences.map((sentence) => ({
    sentence,
    wish: toldAddress(sentence.text, ours),
    isParted: partsDelivery(sentence.text, draft.rows),
  }));
  const streets = new Set(told.flatMap(({ wish }) => wish?.street ?? []));
  const parted = told.filter(({ wish, isParted }) => isParted || (wish !== null && streets.size > 1));
  const whole = told.flatMap(({ sentence, wish, isParted }) =>
    wish === null || isParted ? [] : [{ sentence, wish }],
  );
  return { draft: withPlace(draft, whole), parted: parted.map(({ sentence }) => sentence) };
}

function withPlace(draft: Draft, told: readonly { sentence: Sentence; wish: ToldAddress }[]): Draft {
  const { shipTo, buyer } = draft;
  if ([shipTo.street, shipTo.postalCode, shipTo.city].some((value) => value !== null)) return draft;
  const [first] = told;
  const isOne = told.every(({ wish }) => wish.street === first?.wish.street);
  if (first === undefined || !isOne || first.wish.street === buyer.street?.value) return draft;
  const { company, street, postalCode, city, country } = first.wish;
  const places = first.sentence.place ? [first.sentence.place] : [];
  const chosen = (value: string | null): Chosen | null =>
    value === null ? null : { value, confidence, places, because: 'a sentence sends the goods there' };
  return {
    ...draft,
    shipTo: {
      ...shipTo,
      company: chosen(company) ?? shipTo.company ?? buyer.company,
      ...{ street: chosen(street), postalCode: chosen(postalCode), city: chosen(city) },
      country: chosen(country),
    },
    doubts: draft.doubts.filter(({ path }) => !path.startsWith('shipping_details')),
  };
}

/** Whether a sentence names several places, or one for a line of several. */
function partsDelivery(whole: string, rows: Draft['rows']): boolean {
  const text = besideBill(whole);
  const towns = text.match(townWithCode)?.length ?? 0;
  const targets = findTargets(text, rows);
  const isOfLine = targets !== null && targets.rows.length < rows.length;
  if (isOfLine && towns > 0) return true;
  return towns > 1 && !namesOtherPaper(text);
}
const townWithCode =
  /\p{L}, ?\p{Lu}[\p{L} '’-]* (?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]{2} \d{5})(?![\p{L}\d])|,\s*(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4} [A-Z]{2}|\d\d-\d{3}) \p{Lu}\p{L}+/gu;

function isSent(text: string): boolean {
  // "Bitte direkt auf die Baustelle, Ahornweg 17 in 24941 Flensburg"
  const isBrought = asks.test(text) && [places, shops].some((words) => words.test(text));
  return isBrought || [delivers, sends, bringsThere].some((words) => words.test(text));
}

type ToldAddress = Extract<Wish, { kind: 'address' }> & { street: string };

/** Where a sentence sends goods; null for those that are fetched from us, and for papers. */
function toldAddress(whole: string, ours: Pick<ExtractSettings['supplier'], 'address'>): ToldAddress | null {
  const text = besideBill(whole);
  if (!isSent(text) || wantsOther(text) || namesOtherPaper(text)) return null;
  const wish = wishedPlace(text);
  if (wish === null || wish === 'unclear' || wish.kind !== 'address' || wish.street === null) return null;
  return isSameStreet(wish.street, ours.address.street ?? '') ? null : { ...wish, street: wish.street };
}
