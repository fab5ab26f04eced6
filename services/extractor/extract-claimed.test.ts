import { readFile } from 'node:fs/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { extractClaimed } from './extract-claimed.ts';
import type { FilesOfOrder } from './extract-files.ts';
import {
  claimOf,
  extraction,
  log,
  type PretendIntake,
  pretendIntake,
  temporaryBlobs,
} from './intake.fixture.ts';

const { blobs, remove } = temporaryBlobs();
afterAll(remove);

let intake: PretendIntake;
let stopping: AbortController;
beforeEach(() => {
  intake = pretendIntake();
  stopping = new AbortController();
});

const extractWith = (
  extract: (order: FilesOfOrder) => Promise<typeof extraction>,
  claim = claimOf('order-1'),
) => extractClaimed({ intake: intake.client, blobs, extract, log }, claim, stopping.signal);

/** An extraction that lasts until it is told to end. */
const untilAborted = ({ signal }: FilesOfOrder) =>
  new Promise<never>((_resolve, reject) => {
    signal!.addEventListener('abort', () => reject(signal!.reason), { once: true });
  });

describe('the result', () => {
  test('is told with the epoch of the claim; its evidence is a blob with confidence, reason and places by path', async () => {
    await extractWith(async () => extraction);
    expect(intake.applied).toEqual([
      {
        request_id: 'order-1',
        epoch: 3,
        purchase_order: extraction.purchase_order,
        reasons: [],
        overall_confidence: 0.91,
        evidence_blob_key: 'evidence/order-1-3.json',
        duration_ms: 12,
      },
    ]);
    const blob = await blobs.read('evidence/order-1-3.json', 10_000);
    expect(JSON.parse(new TextDecoder().decode(blob))).toEqual({
      confidence: { order_number: 0.91 },
      because: { order_number: 'at "PO number"' },
      evidence: { order_number: [{ file: 'po.txt', page: 1, box: [1, 2, 3, 4], text: 'PO-1' }] },
    });
  });

  test('is read from the blobs as local files under the names that the client gave', async () => {
    const { key, size, sha256 } = await blobs.put('uploads/7', Buffer.from('PO number: PO-1'));
    const file = { name: 'Größe.txt', blob_key: key, size, mime_type: 'text/plain', sha256 };
    let read: unknown;
    await extractWith(
      async ({ files, signal: _, ...origin }) => {
        const contents = await Promise.all(files.map(({ path }) => readFile(path, 'utf8')));
        read = { names: files.map(({ name, mimeType }) => [name, mimeType]), contents, origin };
        return extraction;
      },
      claimOf('order-1', { files: [file], subject_reference: 'REF 9', sender_address: 'a@b.example' }),
    );
    expect(read).toEqual({
      names: [['Größe.txt', 'text/plain']],
      contents: ['PO number: PO-1'],
      origin: {
        requestId: 'order-1',
        receivedAt: '2026-03-02T09:00:00+00:00',
        subjectReference: 'REF 9',
        subject: null,
        sender: { address: 'a@b.example', name: '' },
      },
    });
  });

  test('knows which of its files takes a quoted offer', async () => {
    const { key, size, sha256 } = await blobs.put('uploads/8', Buffer.from('We accept your offer.'));
    const body = { name: 'body.txt', blob_key: key, size, mime_type: 'text/plain', sha256 };
    const offer = { blob_key: key, sentence: 'We accept your offer.', positions: [], lines: ['2 saws'] };
    let taken: unknown;
    await extractWith(
      async ({ files }) => {
        taken = files.map(({ takenOffer }) => takenOffer);
        return extraction;
      },
      claimOf('order-1', { files: [body], taken_offers: [offer] }),
    );
    expect(taken).toEqual([offer]);
  });

  test('is offered again to an intake that is away', async () => {
    intake.away = ['apply'];
    await extractWith(async () => extraction);
    expect(intake.calls).toEqual(['apply order-1', 'apply order-1']);
    expect([intake.applied.length, intake.failed.length]).toEqual([1, 0]);
  });
});

describe('the lease', () => {
  const shortLease = claimOf('order-1', { lease_ms: 30 });

  async function renewedThrice({ signal }: FilesOfOrder) {
    while (intake.calls.filter((call) => call === 'renew order-1').length < 3) {
      signal!.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return extraction;
  }

  test('is renewed while the work lasts, and no longer', async () => {
    await extractWith(renewedThrice, shortLease);
    expect(intake.applied).toHaveLength(1);
    const renewals = intake.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(intake.calls).toHaveLength(renewals);
  });

  test('that cannot be renewed just now does not stop the work', async () => {
    intake.renewal = 'away';
    await extractWith(renewedThrice, shortLease);
    expect(intake.applied).toHaveLength(1);
  });

  test('when it is lost, the work is stopped and nothing is told', async () => {
    intake.renewal = 'lost';
    let reason: unknown;
    await extractWith((order) => {
      order.signal!.addEventListener('abort', () => {
        reason = order.signal!.reason;
      });
      return untilAborted(order);
    }, shortLease);
    expect(reason).toMatchObject({ kind: 'conflict', message: 'The extraction lease was lost' });
    expect(intake.calls.filter((call) => !call.startsWith('renew'))).toEqual([]);
  });

  test('is given back when the extractor stops, and nothing counts as failed', async () => {
    const work = extractWith(untilAborted);
    setTimeout(() => stopping.abort(), 10);
    await work;
    expect(intake.calls).toEqual(['release order-1']);
  });
});

describe('a failure', () => {
  test.each([
    [
      'unreadable files are for good',
      new Failure('unreadable', 'po.pdf: password protected'),
      'po.pdf: password protected',
      true,
    ],
    [
      'master data that is away is for now',
      new Failure('unavailable', 'The master-data service is away'),
      'The master-data service is away',
      false,
    ],
    [
      'a defect is for now, and its words stay inside',
      new Error('customer Muster GmbH is undefined'),
      'The files could not be processed (internal error)',
      false,
    ],
  ])('%s', async (_name, error, message, permanent) => {
    await extractWith(async () => {
      throw error;
    });
    expect(intake.failed).toEqual([{ request_id: 'order-1', epoch: 3, message, permanent }]);
    expect(intake.applied).toEqual([]);
  });

  test('a file that is not in the blob store is for now', async () => {
    const gone = { name: 'po.pdf', blob_key: 'uploads/gone', size: 1, mime_type: 'text/plain', sha256: 'ab' };
    await extractWith(async () => extraction, claimOf('order-1', { files: [gone] }));
    expect(intake.failed).toMatchObject([{ message: 'File not found', permanent: false }]);
  });

  test('that cannot be told is left to the lease', async () => {
    intake.away = ['fail'];
    await extractWith(async () => {
      throw new Failure('unreadable', 'po.pdf: not a readable PDF');
    });
    expect(intake.calls).toEqual(['fail order-1']);
  });
});
