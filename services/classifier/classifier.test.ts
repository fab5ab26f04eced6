import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFileBlobs } from '@orderloom/blobs/files.ts';
import { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import { connect } from '@orderloom/rpc/connect.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { start } from './start.ts';

let folder: string;
let service: Awaited<ReturnType<typeof start>>;
let client: ReturnType<typeof connect<typeof ClassifierServiceService>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'classifier-'));
  service = await start(readConfig({ DATA_DIR: folder, GRPC_PORT: '0', LOG_LEVEL: 'silent' }));
  client = connect(ClassifierServiceService, {
    address: service.address,
    deadlineMs: 15_000,
    repeatable: [],
  });
});

afterAll(async () => {
  client.close();
  await service.stop(0);
  await rm(folder, { recursive: true });
});

const email = [
  'From: Anna Rossi <anna@buyer.example>',
  'To: orders@supplier.example',
  'Subject: PO 4471',
  'Message-ID: <m1@buyer.example>',
  'Date: Mon, 2 Mar 2026 08:12:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'Please send the following:',
  '12 x gloves',
  '--b',
  'Content-Type: text/csv; name="../lines.csv"',
  'Content-Disposition: attachment; filename="../lines.csv"',
  '',
  'gloves;12',
  '--b--',
].join('\r\n');

test('an e-mail is read from its blob, classified, and stored part by part', async () => {
  const blobs = openFileBlobs(path.join(folder, 'blobs'));
  await blobs.put('uploads/1', new TextEncoder().encode(email));
  const reply = await client.classifyEmail({ blob_key: 'uploads/1', store_parts: true });
  expect(reply).toMatchObject({
    category: 'purchase_order',
    language: 'en',
    line_item_count: 1,
    email: {
      sender: 'anna@buyer.example',
      from_name: 'Anna Rossi',
      subject: 'PO 4471',
      message_id: 'm1@buyer.example',
      date: '2026-03-02T08:12:00.000Z',
      parts: [
        { name: 'body.txt', mime_type: 'text/plain', size: 38 },
        { name: 'lines.csv', mime_type: 'text/csv', size: 9 },
      ],
    },
  });
  const stored = await blobs.read(reply.email!.parts[1]!.blob_key, 100);
  expect(new TextDecoder().decode(stored)).toBe('gloves;12');
});

test('an offer that is quoted and taken is told with the part that takes it', async () => {
  const blobs = openFileBlobs(path.join(folder, 'blobs'));
  const answer = [
    'From: Anna Rossi <anna@buyer.example>',
    'Subject: Re: Offer 88',
    '',
    'Please send item 2 of your offer.',
    '',
    'On 3 May 2027 Bob <bob@seller.example> wrote:',
    '> we are pleased to offer:',
    '>',
    '> 1. 12 pcs bearing, 4.20 EUR',
    '> 2. 3 pcs grease gun, 19.90 EUR',
  ].join('\r\n');
  await blobs.put('uploads/4', new TextEncoder().encode(answer));
  const reply = await client.classifyEmail({ blob_key: 'uploads/4', store_parts: true });
  expect([reply.category, reply.line_item_count]).toEqual(['purchase_order', 0]);
  expect(reply.taken_offers).toEqual([
    {
      blob_key: reply.email!.body_blob_key,
      sentence: 'Please send item 2 of your offer.',
      positions: [2],
      lines: ['2. 3 pcs grease gun, 19.90 EUR'],
    },
  ]);
});

test('parts are stored only when they are asked for', async () => {
  const blobs = openFileBlobs(path.join(folder, 'blobs'));
  await blobs.put('uploads/3', new TextEncoder().encode(email));
  const reply = await client.classifyEmail({ blob_key: 'uploads/3', store_parts: false });
  expect(reply.category).toBe('purchase_order');
  expect(reply.email?.parts).toEqual([]);
});

test('what is no e-mail is unreadable', async () => {
  const blobs = openFileBlobs(path.join(folder, 'blobs'));
  await blobs.put('uploads/2', new Uint8Array([0, 1, 2]));
  await expect(client.classifyEmail({ blob_key: 'uploads/2', store_parts: true })).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'e-mail: not a readable e-mail',
  });
});

test('a blob that is not there is not found', async () => {
  await expect(client.classifyEmail({ blob_key: 'uploads/none', store_parts: true })).rejects.toMatchObject({
    kind: 'not_found',
  });
});
