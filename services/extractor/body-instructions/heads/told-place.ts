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
import { wishedPlace } from './wished-place.ts';

/** A sentence that tells of delivery, with a whole address. */
const confidence = 0.85;

/**
 * An order that a mail itself states, with the only place to which one of its sentences sends the goods, where no form or
 * address of the mail says one: "Delivery by 4 December to 14 Mill Road, Leeds LS1 4AB".
 */
export function withToldPlace(
  draft: Draft,
  sentences: readonly Sentence[],
  ours: Pick<ExtractSettings['supplier'], 'address'>,
): Draft {
  const { shipTo, buyer } = draft;
  if ([shipTo.street, shipTo.postalCode, shipTo.city].some((value) => value !== null)) return draft;
  const told = sentences.flatMap((sentence) => {
    const wish = toldAddress(sentence.text);
    // `Ready at your warehouse, Kade 1`: fetched from us; and papers are sent elsewhere.
    const isOurs = wish !== null && isSameStreet(wish.street, ours.address.street ?? '');
    const isOfPaper = wantsOther(sentence.text) || namesOtherPaper(sentence.text);
    // `The tape to the shop, please` is said of one line.
    const isOfLine = draft.rows.length > 1 && findTargets(sentence.text, draft.rows) !== null;
    return wish === null || isOurs || isOfPaper || isOfLine ? [] : [{ sentence, wish }];
  });
  const [first] = told;
  const isOne = told.every(({ wish }) => wish.street === first?.wish.street);
  if (first === undefined || !isOne || first.wish.street === buyer.street?.value) return draft;
  const { street, postalCode, city, country } = first.wish;
  const places = first.sentence.place ? [first.sentence.place] : [];
  const chosen = (value: string | null): Chosen | null =>
    value === null ? null : { value, confidence, places, because: 'a sentence sends the goods there' };
  return {
    ...draft,
    shipTo: {
      ...shipTo,
      company: shipTo.company ?? buyer.company,
      ...{ street: chosen(street), postalCode: chosen(postalCode), city: chosen(city) },
      country: chosen(country),
    },
    doubts: draft.doubts.filter(({ path }) => !path.startsWith('shipping_details')),
  };
}

function toldAddress(text: string): (Extract<Wish, { kind: 'address' }> & { street: string }) | null {
  // "Bitte direkt auf die Baustelle, Ahornweg 17 in 24941 Flensburg"
  const isBrought = asks.test(text) && [places, shops].some((words) => words.test(text));
  if (!isBrought && ![delivers, sends, bringsThere].some((words) => words.test(text))) return null;
  const wish = wishedPlace(text);
  if (wish === null || wish === 'unclear' || wish.kind !== 'address' || wish.street === null) return null;
  return { ...wish, street: wish.street };
}
