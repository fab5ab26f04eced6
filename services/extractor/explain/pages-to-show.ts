import type { Chosen, DraftParty, DraftRow, Place } from '../draft.ts';
import type { Explanation } from './explanation.ts';

/** All pages of a document up to this size are drawn, of a larger one those with values. */
const fewPages = 10;
/** A report with more pictures would be slow to open: 50 are some 3 MB. */
const mostPictures = 50;

/** The pages that are drawn, as `[file, page]` in JSON, at most 50. */
export function pagesToShow({ pages, tables, draft }: Explanation): string[] {
  const all = pages.map(({ file, page }) => JSON.stringify([file, page]));
  if (all.length <= fewPages) return all;
  const places = [...valuesOf(draft).flatMap((chosen) => chosen?.places ?? []), ...doubtPlaces(draft)];
  const telling = new Set(
    [...tables.filter(({ isUsed }) => isUsed), ...places].map(({ file, page }) =>
      JSON.stringify([file, page]),
    ),
  );
  return all.filter((key) => telling.has(key)).slice(0, mostPictures);
}

function doubtPlaces({ doubts }: Explanation['draft']): Place[] {
  return doubts.flatMap((doubt) => doubt.places);
}

/** Every value of a draft. */
function valuesOf(draft: Explanation['draft']): (Chosen<unknown> | null)[] {
  const { rows, buyer, shipTo, documentType, orderNumber, orderDate, currency, totalPrice } = draft;
  return [
    ...[documentType, orderNumber, orderDate, currency, totalPrice],
    ...[draft.deliveryDate, draft.deliveryDateFrom, draft.deliveryDateTo, draft.instructions, draft.remarks],
    ...[buyer, shipTo].flatMap((party: DraftParty) => Object.values(party) as (Chosen | null)[]),
    ...rows.flatMap(({ quantity, price, lineTotal, description, customerArticle }: DraftRow) => [
      ...[quantity, price, lineTotal, description, customerArticle],
    ]),
  ];
}
