import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginSend } from './begin-send.ts';
import { findFile } from './find-file.ts';
import { apply, doubt, extracted, id, intake, resetWorld, save, upload, world } from './intake.fixture.ts';
import { saveCorrections } from './save-corrections.ts';
import { wholeOrder } from './whole-order.ts';

beforeEach(async () => {
  resetWorld();
  await upload();
});
afterEach(() => world.orders.close());

const items = () => extracted().items;
const supplier = {
  company: 'Example Supplies B.V.',
  contact_person: null,
  email: null,
  address: { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam', country: 'NL' },
};
const artifact = async (name: string) => JSON.parse((await findFile(intake(), id, name)).json!);
const reason = (code: string, path: string) => ({ ...doubt, code, path });

describe('an operator’s save', () => {
  test('makes the order MODIFIED, shows and sends the corrected one, and keeps what was read', async () => {
    await apply([doubt]);
    const [first, ...others] = items();
    const saved = await save({
      order_number: 'PO/2',
      delivery_date: '2026-03-09',
      items: [{ ...first!, quantity: 5 }, ...others],
    });
    expect([saved.status, saved.revision, saved.reasons]).toEqual(['MODIFIED', 1, []]);
    expect(saved.order_label).toBe('PO-2');
    expect(await artifact('latest_result.json')).toMatchObject({
      order_number: 'PO-2',
      delivery_date: '2026-03-09',
      items: [{ quantity: 5, quantity_state: 'Valid' }, {}, {}],
    });
    expect(await artifact('original_result.json')).toEqual(wholeOrder(extracted()));
    const { payload_json } = await beginSend(intake(), { request_id: id, owner: 'd', timeout_ms: 1000 });
    expect(JSON.parse(payload_json).purchase_order).toMatchObject({
      order_number: 'PO-2',
      delivery_date: '2026-03-09',
      items: [{ article_number: 'A1', quantity: 5 }],
    });
  });

  test('is told in the timeline by whom and where, and kept with the values before and after', async () => {
    await apply();
    const saved = await save({ order_number: 'PO-2', currency: 'EUR' });
    expect(saved.timeline.at(-1)).toEqual({
      at: '2026-03-02T09:00:00.000+00:00',
      event: 'modified',
      message: 'Saved by op@example.test: order_number, currency',
    });
    expect(saved.corrections).toEqual([
      {
        at: '2026-03-02T09:00:00.000+00:00',
        operator: 'op@example.test',
        changes: [
          { path: 'order_number', from: 'PO-1', to: 'PO-2' },
          { path: 'currency', from: null, to: 'EUR' },
        ],
      },
    ]);
    expect(saved.outbox.at(-1)).toMatchObject({ topic: 'order-lifecycle', type: 'order-modified' });
    const again = await save({ currency: 'USD' });
    expect([again.status, again.revision, again.corrections.length]).toEqual(['MODIFIED', 2, 2]);
  });

  test('that changes nothing says that somebody looked', async () => {
    await apply([doubt]);
    const saved = await save({});
    expect([saved.status, saved.reasons]).toEqual(['MODIFIED', [doubt]]);
    expect(saved.timeline.at(-1)!.message).toBe('Saved by op@example.test: no changes');
  });

  test('of an order that somebody else saved meanwhile is refused and changes nothing', async () => {
    await apply();
    await save({ currency: 'EUR' });
    await expect(save({ currency: 'USD' }, 0)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'The order was saved meanwhile (revision 1, the correction was made on 0)',
    });
    expect((await world.orders.get(id))!.result!.currency).toBe('EUR');
    const both = await Promise.allSettled([save({ currency: 'USD' }), save({ currency: 'GBP' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is refused while the order is on its way, and before it was read', async () => {
    const early = saveCorrections(intake(), {
      request_id: id,
      revision: 0,
      operator: 'op',
      purchase_order: extracted(),
    });
    await expect(early).rejects.toThrow('Order cannot be changed in status QUEUED');
    await apply();
    await beginSend(intake(), { request_id: id, owner: 'd', timeout_ms: 1000 });
    await expect(save({})).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Order cannot be changed in status SENDING',
    });
  });
});

describe('the reasons for a review', () => {
  test('go with the value that was corrected, the factors of its sum or its line; the others follow their lines', async () => {
    await apply([
      reason('not_an_order', ''),
      reason('quantity_unrecognised', 'items[0].quantity'),
      reason('line_total_mismatch', 'items[0].line_total'),
      reason('low_confidence', 'items[0].price'),
      reason('quantity_missing', 'items[1].quantity'),
      reason('article_unresolved', 'items[2].article_number'),
      reason('customer_unresolved', 'customer.customer_id'),
      reason('total_mismatch', 'total_price'),
    ]);
    const [first, , third] = items();
    const saved = await save({ items: [{ ...first!, quantity: 3 }, third!] });
    expect(saved.reasons.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'not_an_order ',
      'low_confidence items[0].price',
      'article_unresolved items[1].article_number',
      'customer_unresolved customer.customer_id',
    ]);
    expect(saved.timeline.at(-1)!.message).toBe(
      'Saved by op@example.test: items[0].quantity, items[1] removed',
    );
  });

  test('about a part go when the whole part comes', async () => {
    await apply([reason('text_not_understood', 'items'), reason('customer_missing', 'customer.company')]);
    const withoutCustomer = await save({ customer: null });
    expect(withoutCustomer.reasons.map(({ code }) => code)).toEqual(['text_not_understood']);
    const saved = await save({ items: [...items(), { article_number: 'A4', quantity: 1 }] });
    expect(saved.reasons).toEqual([]);
    expect(saved.corrections.at(-1)!.changes).toMatchObject([
      { path: 'items[3]', from: null, to: { article_number: 'A4', quantity: 1 } },
    ]);
  });
});

describe('a corrected order', () => {
  beforeEach(async () => {
    await apply();
    await world.orders.update(id, (record) => ({ ...record, result: { ...record.result!, supplier } }));
  });

  test('has the supplier of the tenant, named or not', async () => {
    expect((await save({ supplier: null })).result!.supplier).toEqual(supplier);
    await expect(save({ supplier: { ...supplier, company: 'Evil B.V.' } })).rejects.toMatchObject({
      kind: 'validation',
      detail: { problems: [{ loc: ['purchase_order', 'supplier'], type: 'frozen_field' }] },
    });
  });

  test.each([
    [{ quantity: 0, quantity_state: 'Valid' }, 'Zero'],
    [{ quantity: 4, quantity_state: 'Unrecognised' }, 'Valid'],
    [{ quantity: null, quantity_state: 'Valid' }, 'Empty'],
    [{ quantity: null, quantity_state: 'Unrecognised' }, 'Unrecognised'],
    [{ quantity: 4, quantity_state: null }, null],
  ])('%j has the quantity state %s', async (line, state) => {
    expect((await save({ items: [line] })).result!.items[0]!.quantity_state).toBe(state);
  });

  test.each([
    [{ items: [{ quantity: -1 }] }, 'items.0.quantity', 'Input should be 0 or greater'],
    [{ items: [{ price: Number.NaN }] }, 'items.0.price', 'Input should be a finite number'],
    [{ total_price: Number.POSITIVE_INFINITY }, 'total_price', 'Input should be a finite number'],
    [{ order_date: '2026-02-30' }, 'order_date', 'Input should be a date as YYYY-MM-DD'],
    [{ delivery_date_to: 'week 9' }, 'delivery_date_to', 'Input should be a date as YYYY-MM-DD'],
    [{ order_number: '' }, 'order_number', 'String should have at least 1 character'],
    [{ currency: 'x'.repeat(10_001) }, 'currency', 'String should have at most 10000 characters'],
    [{ customer: { company: 'A' } }, 'customer.address', 'Field required'],
    [{ shipping_details: {} }, 'shipping_details.recipient', 'Field required'],
  ])('%j is refused', async (change, place, msg) => {
    const before = await world.orders.get(id);
    await expect(save(change as Partial<PurchaseOrder>)).rejects.toMatchObject({
      kind: 'validation',
      detail: { problems: [{ loc: ['purchase_order', ...place.split('.')], msg }] },
    });
    expect(await world.orders.get(id)).toEqual(before);
  });

  test('keeps what was printed where nobody corrects it', async () => {
    await world.orders.update(id, (record) => ({
      ...record,
      result: { ...record.result!, order_date: 'Aschermittwoch' },
    }));
    expect((await save({ currency: 'EUR' })).result!.order_date).toBe('Aschermittwoch');
  });

  test('without its order, or without who corrected it, is no save', async () => {
    const request = { request_id: id, revision: 0, operator: 'op', purchase_order: extracted() };
    for (const incomplete of [
      { ...request, purchase_order: null },
      { ...request, operator: '' },
    ])
      await expect(saveCorrections(intake(), incomplete)).rejects.toThrow('Field required');
  });
});
