import type { Chosen, Draft } from '../draft.ts';
import { oneLineAddress } from '../fields/one-line-address.ts';
import { looksLikeStreet, readCityLine } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import { foldWord } from '../values/fold.ts';

/** A heading says less than a label. */
const confidence = 0.82;

/**
 * The draft with the place that stands behind its number in a heading, `Order 8841 - Shop Leeds, 4 Mill Lane, Leeds LS1
 * 4AB`, where nothing else says where the goods go; `ourStreet` is that of whom it is written to.
 */
export function withHeadedPlace(draft: Draft, ourStreet: string | null = null): Draft {
  const { orderNumber, shipTo } = draft;
  const [place] = orderNumber?.places ?? [];
  if (!orderNumber || !place || shipTo.street !== null || shipTo.city !== null) return draft;
  const at = place.text.indexOf(orderNumber.value);
  const [, behind] = /^\s*[-–—:,]\s+(\S.*)$/u.exec(place.text.slice(at + orderNumber.value.length)) ?? [];
  const lines = at < 0 || behind === undefined ? null : oneLineAddress(behind);
  const town = lines?.findIndex((line) => readCityLine(line)?.postalCode != null) ?? -1;
  const read = town > 0 ? readCityLine(lines![town]!) : null;
  const street = lines?.[town - 1] ?? '';
  if (!read?.postalCode || !read.city || !looksLikeStreet(street)) return draft;
  // A firm with its address is as well whom the order is written to.
  if (hasLegalForm(behind!) || foldWord(street) === foldWord(ourStreet ?? '')) return draft;
  const told = (value: string): Chosen => ({
    ...{ value, confidence, places: [place] },
    because: 'behind the number in the heading of the order',
  });
  const { postalCode, city } = read;
  return {
    ...draft,
    shipTo: {
      ...shipTo,
      street: told(street),
      postalCode: told(postalCode),
      city: told(city),
    },
  };
}
