import { readFile } from '@orderloom/pages/read-file.ts';
import type { Draft, DraftParty } from '../draft.ts';
import { readOrder } from '../read-order.ts';
import type { ExtractSettings } from '../settings.ts';

export const settings: ExtractSettings = {
  locale: { language: 'en', country: 'NL', currency: 'EUR', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: null,
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};

/** The draft of one order from files by their names and contents. */
export async function draftOf(
  contents: Record<string, string | Uint8Array>,
  changed: Partial<ExtractSettings> = {},
): Promise<Draft> {
  const files = await Promise.all(
    Object.entries(contents).map(([name, content]) =>
      readFile(
        { name, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content },
        { maxPages: 50 },
      ),
    ),
  );
  return readOrder({ files, settings: { ...settings, ...changed } });
}

/** The values of the rows: supplier's article, customer's article, description, quantity, unit, price, total, day. */
export function rowValues(draft: Draft): unknown[][] {
  return draft.rows.map((row) =>
    [
      row.supplierArticle,
      row.customerArticle,
      row.description,
      row.quantity,
      row.unit,
      row.price,
      row.lineTotal,
      row.deliveryDate,
    ].map((chosen) => chosen?.value ?? null),
  );
}

/** Number, date, delivery (day, from, to), currency and total. */
export function headerValues(draft: Draft): unknown[] {
  const { orderNumber, orderDate, deliveryDate, deliveryDateFrom, deliveryDateTo, currency, totalPrice } =
    draft;
  return [orderNumber, orderDate, deliveryDate, deliveryDateFrom, deliveryDateTo, currency, totalPrice].map(
    (chosen) => chosen?.value ?? null,
  );
}

/** The values of a party that it has. */
export function partyValues(party: DraftParty): Record<string, string> {
  return Object.fromEntries(
    Object.entries(party).flatMap(([key, chosen]) => (chosen ? [[key, chosen.value]] : [])),
  );
}

/** Codes and places of the doubts. */
export function doubtsOf(draft: Draft): string[] {
  return draft.doubts.map(({ code, path }) => `${code} ${path}`.trim());
}
