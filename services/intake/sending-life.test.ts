import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginSend } from './begin-send.ts';
import { failExtraction } from './fail-extraction.ts';
import { finishSend } from './finish-send.ts';
import { apply, claim, doubt, file, id, intake, resetWorld, save, upload, world } from './intake.fixture.ts';
import { listSends } from './list-sends.ts';
import { retryOrder } from './retry-order.ts';

beforeEach(resetWorld);
afterEach(() => world.orders.close());

async function send(outcome: { kind: string; erp_ref?: string; error?: string }) {
  const begun = await beginSend(intake(), { request_id: id, owner: 'dispatch-1', timeout_ms: 30_000 });
  return finishSend(intake(), { request_id: id, send_id: begun.send_id, outcome });
}

describe('send', () => {
  beforeEach(async () => {
    await upload();
    await apply([doubt]);
  });

  test('freezes a payload without the two item keys and without lines that order nothing', async () => {
    const { payload_json } = await beginSend(intake(), { request_id: id, owner: 'd', timeout_ms: 1000 });
    const address = { street: 'Dijk 2', postal_code: '1621 AB', city: 'Hoorn', country: 'NL' };
    expect(JSON.parse(payload_json)).toEqual({
      request_id: id,
      purchase_order: {
        order_number: 'PO-1',
        order_date: '2026-03-01',
        delivery_date: null,
        currency: null,
        total_price: null,
        additional_information: null,
        supplier: null,
        customer: {
          customer_id: null,
          company: 'Noord B.V.',
          contact_person: null,
          email: null,
          phone: null,
          vat_id: null,
          iban: null,
          bic: null,
          address,
        },
        shipping_details: {
          recipient: {
            company: 'Noord B.V.',
            department: null,
            contact_person: null,
            email: null,
            phone: null,
            address,
          },
          special_instructions: null,
        },
        items: [
          {
            article_number: 'A1',
            description: null,
            quantity: 2,
            unit: null,
            price: 1.5,
            currency: null,
            line_total: 3,
          },
        ],
      },
    });
  });

  test('of two at once one gets 409', async () => {
    await beginSend(intake(), { request_id: id, owner: 'a', timeout_ms: 1000 });
    await expect(beginSend(intake(), { request_id: id, owner: 'b', timeout_ms: 1000 })).rejects.toMatchObject(
      {
        kind: 'conflict',
        message: 'A send is already in progress',
      },
    );
  });

  test('accepted: SENT with the number, and final', async () => {
    const { record } = await send({ kind: 'accepted', erp_ref: 'SO-7' });
    expect([record.status, record.erp_ref, record.last_error]).toEqual(['SENT', 'SO-7', null]);
    await expect(send({ kind: 'accepted' })).rejects.toThrow('Order cannot be sent in status SENT');
  });

  test('refused: back to the status before, with the reason', async () => {
    const { record } = await send({ kind: 'refused', error: 'ERP error: blocked' });
    expect([record.status, record.last_error]).toEqual(['ATTENTION', 'ERP error: blocked']);
  });

  test('a second outcome of the same send changes nothing but the timeline', async () => {
    const begun = await beginSend(intake(), { request_id: id, owner: 'a', timeout_ms: 1000 });
    const outcome = { kind: 'unknown', error: 'interrupted' };
    await finishSend(intake(), { request_id: id, send_id: begun.send_id, outcome });
    const late = await finishSend(intake(), {
      request_id: id,
      send_id: begun.send_id,
      outcome: { kind: 'accepted', erp_ref: 'SO-8' },
    });
    expect([late.applied, late.record.status, late.record.erp_ref]).toEqual([false, 'ATTENTION', null]);
    expect(late.record.timeline.at(-1)?.message).toBe(
      'A send that had been given up was accepted by the ERP as SO-8',
    );
  });

  test('an order that changed after an unknown outcome is annotated when the ERP accepts', async () => {
    await send({ kind: 'unknown', error: 'interrupted' });
    await save({ order_number: 'PO-2' });
    const { record } = await send({ kind: 'accepted', erp_ref: 'SO-9' });
    expect(record.last_error).toBe(
      'ERP confirmed order SO-9; an earlier attempt with different content may have been booked: compare in the ERP',
    );
  });

  test('the same outcome told twice is applied once and leaves one line', async () => {
    const begun = await beginSend(intake(), { request_id: id, owner: 'a', timeout_ms: 1000 });
    const told = { request_id: id, send_id: begun.send_id, outcome: { kind: 'accepted', erp_ref: 'SO-7' } };
    const first = await finishSend(intake(), told);
    const again = await finishSend(intake(), told);
    expect(again).toEqual({ record: first.record, applied: true });
  });

  test('every content that an ERP may have booked counts, not only the last', async () => {
    await send({ kind: 'unknown', error: 'interrupted' });
    await save({ order_number: 'PO-2' });
    await send({ kind: 'unknown', error: 'interrupted' });
    const { record } = await send({ kind: 'accepted', erp_ref: 'SO-9' });
    expect(record.last_error).toContain('an earlier attempt with different content may have been booked');
  });

  test('a send past its deadline is listed as overdue', async () => {
    await beginSend(intake(), { request_id: id, owner: 'a', timeout_ms: 1000 });
    expect((await listSends(intake())).map(({ overdue }) => overdue)).toEqual([false]);
    world.now += 16_000;
    expect((await listSends(intake())).map(({ overdue }) => overdue)).toEqual([true]);
  });
});

describe('retry', () => {
  const fail = async () => {
    await upload();
    const claimed = await claim();
    await failExtraction(intake(), {
      request_id: id,
      epoch: claimed!.epoch,
      message: 'bad',
      permanent: true,
    });
  };

  test('given a failed order, then a new one is queued with its files and metadata, and it is REPROCESSED', async () => {
    await fail();
    const successor = await retryOrder(intake(), id);
    expect(successor).toMatchObject({
      status: 'QUEUED',
      files: [file],
      metadata: [{ name: 'channel', value: 'edi' }],
    });
    expect(await world.orders.get(id)).toMatchObject({
      status: 'REPROCESSED',
      successor_id: successor.request_id,
    });
  });

  test('of many at once one wins', async () => {
    await fail();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => retryOrder(intake(), id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await world.orders.newest(1, 100)).total).toBe(2);
  });

  test('an order that is not FAILED cannot be retried, outside of debug mode', async () => {
    await upload();
    await apply();
    await expect(retryOrder(intake(), id)).rejects.toThrow('Only FAILED orders can be retried');
    world.settings = { ...world.settings, debug: true };
    expect((await retryOrder(intake(), id)).status).toBe('QUEUED');
  });

  test('in debug mode an order is retried again and again, each time as another new order', async () => {
    world.settings = { ...world.settings, debug: true };
    await upload();
    const first = await retryOrder(intake(), id);
    const second = await retryOrder(intake(), id);
    expect(await world.orders.get(id)).toMatchObject({
      status: 'REPROCESSED',
      successor_id: second.request_id,
      queue_successor: false,
    });
    expect(first.request_id).not.toBe(second.request_id);
    expect((await world.orders.newest(1, 10)).total).toBe(3);
  });

  test('a successor that is promised and not stored yet is not forgotten for a second one', async () => {
    world.settings = { ...world.settings, debug: true };
    await upload();
    const dying = { ...world.orders, insert: () => Promise.reject(new Error('killed')) };
    await expect(retryOrder({ ...intake(), orders: dying }, id)).rejects.toThrow('killed');
    const { successor_id } = (await world.orders.get(id))!;
    await expect(retryOrder(intake(), id)).rejects.toThrow('Only FAILED orders can be retried');
    expect((await world.orders.get(id))!.successor_id).toBe(successor_id);
  });
});
