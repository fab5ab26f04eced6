import { expect, test } from 'vitest';
import type { Doubt } from '../draft.ts';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { reasonsOf } from './reasons.ts';

const draft = draftOf(
  plainFile(
    `Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen

Purchase order: 4500-7781      Date: 03.11.2026
Contact: Petra Huber           Phone: +49 421 555 0188

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
`,
  ),
);
const unsure = <T>(value: T) => ({ ...value, confidence: 0.7 });

test('who ordered is asked about when he is a guess, his telephone is not', () => {
  const { contactPerson, phone } = draft.buyer;
  const buyer = { ...draft.buyer, contactPerson: unsure(contactPerson!), phone: unsure(phone!) };
  expect(reasonsOf({ ...draft, buyer }, [], 0.8).map(({ code, path }) => [code, path])).toEqual([
    ['low_confidence', 'customer.contact_person'],
  ]);
});

test('who sent the e-mail is not asked about', () => {
  const sender = { value: 'Petra Huber', confidence: 0.7, places: [], because: "the e-mail's sender" };
  expect(reasonsOf({ ...draft, buyer: { ...draft.buyer, contactPerson: sender } }, [], 0.8)).toEqual([]);
});

test('what was doubted already is not asked about twice', () => {
  const doubt: Doubt = { code: 'conflicting_values', path: 'order_number', message: 'Two.', places: [] };
  const reasons = reasonsOf({ ...draft, orderNumber: unsure(draft.orderNumber!) }, [doubt], 0.8);
  expect(reasons.map(({ code, path }) => [code, path])).toEqual([['conflicting_values', 'order_number']]);
});

test('words that name the goods are asked about where no number does', () => {
  const row = draft.rows[0]!;
  const asked = (customerArticle: typeof row.customerArticle) =>
    reasonsOf(
      { ...draft, rows: [{ ...row, customerArticle, description: unsure(row.description!) }] },
      [],
      0.8,
    );
  expect(asked(null).map(({ path }) => path)).toEqual(['items[0].description']);
  expect(asked(row.customerArticle)).toEqual([]);
});
