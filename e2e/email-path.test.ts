import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, whenSettled } from './client.fixture.ts';
import { documentedFetch } from './documented-fetch.fixture.ts';
import { writeEmail } from './email.fixture.ts';
import { samplePurchaseOrder } from './sample-order.fixture.ts';
import { type Suite, sampleOrder, startSuite } from './suite.fixture.ts';

const sample = readFileSync(sampleOrder);
const pdf = { name: 'Bestellung Größe.pdf', mimeType: 'application/pdf', bytes: sample };

const orderMail = writeEmail({
  from: 'Marieke de Wit <inkoop@noordhaven.example>',
  subject: 'Purchase order PO-2026-00417',
  messageId: '<order-417@noordhaven.example>',
  text: 'Dear team,\r\n\r\nplease find our purchase order attached.\r\n\r\nKind regards\r\nMarieke de Wit\r\n',
  attachments: [pdf],
});
const invoiceMail = writeEmail({
  from: 'Buchhaltung <billing@muster.test>',
  subject: 'Rechnung 2026-118',
  messageId: '<invoice-118@muster.test>',
  text: 'Guten Tag,\r\n\r\nanbei erhalten Sie unsere Rechnung 2026-118. Zahlbar innerhalb von 14 Tagen.\r\n\r\nMit freundlichen Grüßen\r\n',
});

describe.each([
  ['one process', false],
  ['a process each', true],
])('%s', (_name, processes) => {
  let suite: Suite;
  beforeAll(async () => {
    suite = await startSuite({ processes });
  }, 60_000);
  afterAll(async () => {
    expect(await suite.stop()).toBe(0);
  });

  function send(route: string, mail: string, fields: Record<string, string> = {}): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([mail]), 'Bestellung.eml');
    return call(suite, 'POST', route, form);
  }

  const upload = (mail: string, fields: Record<string, string> = {}) =>
    send('/order/raw/upload', mail, fields);

  describe('an e-mail with an order in a PDF', () => {
    const request_id = randomUUID();

    test('becomes one order with the lines of the PDF, each once', async () => {
      expect(await upload(orderMail, { request_id, channel: 'mail' })).toEqual({
        status: 200,
        body: { request_id, split: false },
      });
      const order = await whenSettled(suite, request_id);
      expect(order.status).toBe('PROCESSED');
      expect(order.result).toEqual(samplePurchaseOrder);
      expect(order.metadata).toEqual({ channel: 'mail' });
      expect(order.email_group_id).toBeNull();
    });

    test('lists the e-mail, its text and its attachment, and gives them back', async () => {
      const { body } = await call(suite, 'GET', `/order_status/${request_id}`);
      expect(body.attachments).toEqual({
        'Bestellung.eml': { size: orderMail.length, mime_type: 'message/rfc822' },
        'body.txt': { size: expect.any(Number), mime_type: 'text/plain' },
        'Bestellung Größe.pdf': { size: sample.length, mime_type: 'application/pdf' },
      });
      const fileOf = async (name: string) => {
        const response = await documentedFetch(
          `${suite.baseUrl}/order/${request_id}/${encodeURIComponent(name)}`,
          {
            headers: { 'x-api-key': suite.apiKey },
          },
        );
        return Buffer.from(await response.arrayBuffer());
      };
      const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
      expect(sha256(await fileOf('Bestellung Größe.pdf'))).toBe(sha256(sample));
      expect((await fileOf('Bestellung.eml')).toString()).toBe(orderMail);
      expect((await fileOf('body.txt')).toString()).toContain('please find our purchase order attached');
    });

    test('sent again under its request_id gives the same answer and no second order', async () => {
      const totalOf = async () => (await call(suite, 'GET', '/order_status/list?size=1')).body.total;
      const before = await totalOf();
      expect(await upload(orderMail, { request_id: request_id.toUpperCase() })).toEqual({
        status: 200,
        body: { request_id, split: false },
      });
      expect(await totalOf()).toBe(before);
    });
  });

  describe('an e-mail with an invoice', () => {
    const request_id = randomUUID();
    const rejected = {
      request_id,
      email_type: 'invoice',
      sender: 'billing@muster.test',
      from_name: 'Buchhaltung',
      subject: 'Rechnung 2026-118',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      metadata: { channel: 'mail' },
      message_id: 'invoice-118@muster.test',
      classification_reason: expect.stringContaining('Rechnung'),
      rejection_status: 'pending',
      original_email_type: 'invoice',
      category: 'invoice',
      language: 'de',
      line_item_count: 0,
      confidence: expect.any(Number),
    };
    const refusal = {
      status: 400,
      body: {
        detail: {
          error: 'not_a_purchase_order',
          message: 'The e-mail is not a purchase order (invoice)',
          request_id,
          category: 'invoice',
          subject: 'Rechnung 2026-118',
          language: 'de',
          line_item_count: 0,
        },
      },
    };

    test('is refused with what it is, also when it is sent again', async () => {
      expect(await upload(invoiceMail, { request_id, channel: 'mail' })).toEqual(refusal);
      expect(await upload(invoiceMail, { request_id, channel: 'other' })).toEqual(refusal);
      expect((await call(suite, 'GET', `/order_status/${request_id}`)).status).toBe(404);
    });

    test('is kept as rejected, alone and in the list', async () => {
      expect(await call(suite, 'GET', `/rejected/${request_id}`)).toEqual({ status: 200, body: rejected });
      expect(await call(suite, 'GET', '/rejected/list')).toEqual({
        status: 200,
        body: {
          items: [rejected],
          total: 1,
          page: 1,
          size: expect.any(Number),
          pages: 1,
          limit: expect.any(Number),
          offset: 0,
        },
      });
      expect((await call(suite, 'GET', '/rejected/list?status=overridden')).body).toMatchObject({
        items: [],
        total: 0,
      });
    });

    test('has its id alone: an upload under it is refused', async () => {
      const form = new FormData();
      form.set('request_id', request_id);
      form.set('files', new Blob(['Order 1']), 'order.txt');
      expect(await call(suite, 'POST', '/order/upload', form)).toEqual({
        status: 400,
        body: { detail: 'The request_id belongs to an e-mail that was rejected' },
      });
      expect((await call(suite, 'GET', `/rejected/${request_id}`)).status).toBe(200);
    });

    test('becomes an order when an operator says so, once', async () => {
      expect(await call(suite, 'POST', `/rejected/${request_id}/reprocess`)).toEqual({
        status: 200,
        body: { request_id, status: 'QUEUED' },
      });
      expect(await call(suite, 'POST', `/rejected/${request_id}/reprocess`)).toEqual({
        status: 409,
        body: { detail: 'The e-mail was already taken as an order' },
      });
      expect(await call(suite, 'GET', `/rejected/${request_id}`)).toEqual({
        status: 404,
        body: { detail: 'Rejected e-mail not found' },
      });
      const { body } = await call(suite, 'GET', '/rejected/list?status=overridden');
      expect(body.items).toEqual([{ ...rejected, rejection_status: 'overridden' }]);
      expect((await call(suite, 'GET', '/rejected/list')).body.total).toBe(0);

      const order = await whenSettled(suite, request_id);
      expect(order.status).toBe('ATTENTION');
      expect(order.state.reasons.map(({ code }: { code: string }) => code)).toContain('not_an_order');
      expect(Object.keys(order.attachments)).toEqual(['Bestellung.eml', 'body.txt']);
      expect(order.metadata).toEqual({ channel: 'mail' });
    });

    test('sent again afterwards is the order that it has become', async () => {
      expect(await upload(invoiceMail, { request_id })).toEqual({
        status: 200,
        body: { request_id, split: false },
      });
    });
  });

  describe('an order in the text of an e-mail', () => {
    test('is read from its body; its number comes from the subject, its date from the e-mail', async () => {
      const mail = writeEmail({
        from: 'Jan Visser <jan@visserbouw.example>',
        subject: 'Bestelling 2026-118',
        messageId: '<order-118@visserbouw.example>',
        date: 'Tue, 03 Feb 2026 23:30:00 +0100',
        text: 'Beste,\r\n\r\nhierbij onze bestelling:\r\n\r\n10 x houten plank\r\n4 x hamer\r\n\r\nMet vriendelijke groet,\r\nJan Visser\r\n',
      });
      const { body } = await upload(mail);
      const order = await whenSettled(suite, body.request_id);
      expect(order.status).toBe('ATTENTION');
      expect(order.result.order_number).toBe('2026-118');
      expect(order.result.order_date).toBe('2026-02-03');
      expect(
        order.result.items.map((item: { description: string; quantity: number }) => [
          item.quantity,
          item.description,
        ]),
      ).toEqual([
        [10, 'houten plank'],
        [4, 'hamer'],
      ]);
    });
  });

  describe('an e-mail with two orders', () => {
    const orderText = (number: string, goods: string) =>
      `PURCHASE ORDER\n\nOrder number: ${number}\nDate: 2 March 2026\n\nItem    Description    Qty    Price    Total\nA-10    ${goods.padEnd(15)}5      2.00     10.00\n`;
    const attachment = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      bytes: new TextEncoder().encode(text),
    });
    const mail = writeEmail({
      from: 'Jan Visser <jan@visserbouw.example>',
      subject: 'Two purchase orders',
      messageId: '<two@visserbouw.example>',
      text: 'Dear team,\r\n\r\nplease find two purchase orders attached.\r\n\r\nKind regards\r\nJan Visser\r\n',
      attachments: [
        attachment('one.txt', orderText('PO-81001', 'Gloves')),
        attachment('two.txt', orderText('PO-81002', 'Wipes')),
      ],
    });
    const request_id = randomUUID();
    const uuid = expect.stringMatching(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );

    test('becomes two orders of one group', async () => {
      const { status, body } = await upload(mail, { request_id, channel: 'mail' });
      expect([status, body]).toEqual([
        200,
        {
          request_id,
          split: true,
          email_group_id: uuid,
          orders: [
            { request_id: uuid, status: 'QUEUED', order_label: 'Order 1 of 2' },
            { request_id: uuid, status: 'QUEUED', order_label: 'Order 2 of 2' },
          ],
        },
      ]);
      const orders = [];
      for (const each of body.orders) orders.push(await whenSettled(suite, each.request_id));
      expect(
        orders.map(({ result, order_label, email_group_id, attachments, metadata }) => [
          result.order_number,
          result.items.map((item: { description: string }) => item.description),
          order_label,
          email_group_id,
          Object.keys(attachments),
          metadata,
        ]),
      ).toEqual([
        [
          'PO-81001',
          ['Gloves'],
          'Order 1 of 2',
          body.email_group_id,
          ['Bestellung.eml', 'body.txt', 'one.txt'],
          { channel: 'mail' },
        ],
        [
          'PO-81002',
          ['Wipes'],
          'Order 2 of 2',
          body.email_group_id,
          ['Bestellung.eml', 'body.txt', 'two.txt'],
          { channel: 'mail' },
        ],
      ]);
      expect((await call(suite, 'GET', `/order_status/${request_id}`)).status).toBe(404);
      expect(await upload(mail, { request_id })).toEqual({ status, body });
      const group = await call(suite, 'GET', `/order/group/${body.email_group_id}`);
      expect(group).toEqual({
        status: 200,
        body: {
          email_group_id: body.email_group_id,
          message_id: 'two@visserbouw.example',
          order_count: 2,
          orders,
          status: orders.some((order) => order.status === 'ATTENTION') ? 'ATTENTION' : 'PROCESSED',
        },
      });
    });

    test('sent by somebody else again, each is told as a duplicate of the first', async () => {
      const { body } = await upload(mail);
      const first = (await upload(mail, { request_id })).body.orders;
      for (const [i, { request_id: again }] of body.orders.entries()) {
        const order = await whenSettled(suite, again);
        expect(order.status).toBe('ATTENTION');
        expect(order.state.duplicate_of).toBe(first[i].request_id);
        expect(order.state.reasons[0]).toMatchObject({
          code: 'duplicate',
          message: `The same order was received before, as order ${first[i].request_id}.`,
        });
      }
    });
  });

  describe('classify', () => {
    const classify = (mail: string) => send('/order/raw/classify', mail);

    test('says what an e-mail is and keeps nothing', async () => {
      const totals = async () => [
        (await call(suite, 'GET', '/order_status/list')).body.total,
        (await call(suite, 'GET', '/rejected/list')).body.total,
      ];
      const before = await totals();
      expect(await classify(orderMail)).toEqual({
        status: 200,
        body: {
          category: 'purchase_order',
          confidence: expect.any(Number),
          language: 'en',
          line_item_count: 7,
        },
      });
      expect((await classify(invoiceMail)).body).toMatchObject({ category: 'invoice', language: 'de' });
      expect(await totals()).toEqual(before);
    });

    test('what is no e-mail is 422 here and 400 on upload', async () => {
      const bytes = `%PDF-1.7\n${'no e-mail '.repeat(10)}`;
      const { status, body } = await classify(bytes);
      expect([status, body.detail[0].loc]).toEqual([422, ['body', 'file']]);
      expect((await upload(bytes)).status).toBe(400);
    });
  });
});
