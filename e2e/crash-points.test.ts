import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FinishSendRequest, SendOutcome } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dispatch, IntakeClient } from '../services/erp-dispatch/context.ts';
import { recoverSends } from '../services/erp-dispatch/recover-sends.ts';
import { sendOrder } from '../services/erp-dispatch/send-order.ts';
import type { Intake } from '../services/intake/context.ts';
import { type RudeErp, response, startRudeErp } from './rude-erp.fixture.ts';
import {
  correct,
  handlersOf,
  openDispatch,
  openIntake,
  orderIn,
  sendableStatuses,
} from './sending.fixture.ts';

/** `CRASH_ROUNDS=30 npm test -- e2e/crash-points.test.ts` is the full experiment; CI takes a shorter one. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 1);
const interrupted =
  'ERP send was interrupted; its outcome is unknown. The ERP may already hold this order. Sending again is safe (same request_id).';

let erp: RudeErp;
beforeAll(async () => {
  erp = await startRudeErp();
});
afterAll(() => erp.stop());

/** What the ERP has booked: the first number of each order stays. */
const ledger = new Map<string, string>();
function book(requestId: string): string {
  const number = ledger.get(requestId) ?? `SO-${ledger.size + 1}`;
  ledger.set(requestId, number);
  return number;
}
const confirm = (requestId: string) =>
  response(JSON.stringify({ success: true, order_number: book(requestId) }));

/** intake and erp-dispatch as two processes over the same files would be, until one of them is halted. */
class Boot {
  readonly intake: Intake;
  readonly dispatch: Dispatch;
  readonly #close: () => void;
  /** Resolves when the crash point was reached. */
  readonly crashed: Promise<void>;
  readonly #crash: () => void;

  constructor(folder: string, number: number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.crashed = promise;
    this.#crash = resolve;
    this.intake = openIntake(folder);
    const client = handlersOf(this.intake) as unknown as IntakeClient;
    const parts = openDispatch(folder, `dispatch/boot-${number}`, { url: erp.url, timeoutSeconds: 2 });
    this.dispatch = { ...parts, intake: client };
    this.#close = () => {
      parts.journal.close();
      orders.close();
    };
    const { orders } = this.intake;
  }

  /** Here everything ends: what called this never goes on. */
  readonly halt = (): Promise<never> => {
    this.#crash();
    return new Promise(() => {});
  };

  end(): void {
    this.#close();
  }
}

/** Reaches one point of a send and halts there: by a part of the process, or by the ERP, that is stopped at it. */
type CrashPoint = (boot: Boot, requestId: string) => void;

const answers = (requestId: string) => erp.manners.set(requestId, (socket) => socket.end(confirm(requestId)));

/** What is done in this process after the ERP saw the request must not be: it is dead. */
const dieWhileWaiting = ({ dispatch, halt }: Boot) => {
  const { post } = dispatch;
  dispatch.post = (target, json) => post(target, json).then(halt);
};

const points = {
  'before SENDING is stored': ({ intake, halt }) => {
    intake.orders = { ...intake.orders, update: halt };
  },
  'before the ERP is called': ({ dispatch, halt }) => {
    dispatch.post = halt;
  },
  'when the ERP has the request': (boot, requestId) => {
    dieWhileWaiting(boot);
    erp.manners.set(requestId, () => void boot.halt());
  },
  'when the ERP has booked': (boot, requestId) => {
    dieWhileWaiting(boot);
    erp.manners.set(requestId, () => {
      book(requestId);
      void boot.halt();
    });
  },
  'before the answer is journalled': ({ dispatch, halt }, requestId) => {
    answers(requestId);
    dispatch.journal = { ...dispatch.journal, record: halt };
  },
  'before the journalled answer is stored': ({ dispatch, halt }, requestId) => {
    answers(requestId);
    dispatch.intake = { ...dispatch.intake, finishSend: halt };
  },
  'when the answer is stored and nobody was told': ({ dispatch, halt }, requestId) => {
    answers(requestId);
    const { finishSend } = dispatch.intake;
    dispatch.intake = {
      ...dispatch.intake,
      finishSend: (request: FinishSendRequest) => finishSend(request).then(halt),
    };
  },
} satisfies Record<string, CrashPoint>;

/** Crashes a send of an order of that status at that point, and starts anew on the same files. */
async function crashAndBoot(
  point: keyof typeof points,
  prior: (typeof sendableStatuses)[number],
  then: (boot: Boot, requestId: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orderloom-crash-'));
  const first = new Boot(folder, 1);
  const { request_id } = await orderIn(first.intake, prior);
  points[point](first, request_id);
  const send = sendOrder(first.dispatch, request_id);
  await Promise.race([
    first.crashed,
    send.then(() => Promise.reject(new Error('the point was not reached'))),
  ]);
  first.end();

  const second = new Boot(folder, 2);
  await recoverSends(second.dispatch);
  answers(request_id);
  await then(second, request_id);
  second.end();
  rmSync(folder, { recursive: true });
}

const statesOf = async ({ intake }: Boot, requestId: string) => {
  const { status, last_error, erp_ref } = (await intake.orders.get(requestId))!;
  return [status, last_error, erp_ref];
};
const sentIds = (requestId: string) =>
  erp.calls(requestId).map((text) => JSON.parse(bodyOf(text)).request_id);
const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n'));

describe.each(sendableStatuses)('a crash during the send of an order that is %s', (prior) => {
  test.each<[keyof typeof points, string | null, number]>([
    ['before SENDING is stored', null, 0],
    ['before the ERP is called', interrupted, 0],
    ['when the ERP has the request', interrupted, 1],
    ['when the ERP has booked', interrupted, 1],
    ['before the answer is journalled', interrupted, 1],
  ])('%s: it is as before, and sending again gives the one number', async (point, lastError, calls) => {
    for (let round = 0; round < rounds; round++)
      await crashAndBoot(point, prior, async (boot, id) => {
        expect(await statesOf(boot, id)).toEqual([prior, lastError, null]);
        expect(erp.calls(id)).toHaveLength(calls);
        const known = ledger.get(id);
        expect(JSON.parse(await sendOrder(boot.dispatch, id)).order_number).toBe(ledger.get(id));
        if (known !== undefined) expect(ledger.get(id)).toBe(known);
        expect(await statesOf(boot, id)).toEqual(['SENT', null, ledger.get(id)]);
        expect(sentIds(id)).toEqual(Array(calls + 1).fill(id));
      });
  });

  test.each<[keyof typeof points]>([
    ['before the journalled answer is stored'],
    ['when the answer is stored and nobody was told'],
  ])('%s: it is SENT with the number that the ERP gave', async (point) => {
    for (let round = 0; round < rounds; round++)
      await crashAndBoot(point, prior, async (boot, id) => {
        expect(await statesOf(boot, id)).toEqual(['SENT', null, ledger.get(id)]);
        await expect(sendOrder(boot.dispatch, id)).rejects.toThrow('Order cannot be sent in status SENT');
        expect(sentIds(id)).toEqual([id]);
      });
  });

  test.each<[keyof typeof points]>([['when the ERP has booked'], ['before the answer is journalled']])(
    '%s, and corrections before the next send: whoever looks is warned',
    async (point) => {
      await crashAndBoot(point, prior, async (boot, id) => {
        await correct(boot.intake, id, { order_number: 'PO-2' });
        await sendOrder(boot.dispatch, id);
        const number = ledger.get(id);
        const warning = `ERP confirmed order ${number}; an earlier attempt with different content may have been booked: compare in the ERP`;
        expect(await statesOf(boot, id)).toEqual(['SENT', warning, number]);
        expect((await boot.intake.orders.get(id))!.timeline.at(-1)!.message).toBe(warning);
      });
    },
  );
});

test('the outcome that a dead process journalled is applied once', async () => {
  await crashAndBoot('before the journalled answer is stored', 'PROCESSED', async (boot, id) => {
    const before = await boot.intake.orders.get(id);
    expect(await recoverSends(boot.dispatch)).toBe(0);
    const outcome: SendOutcome = { kind: 'accepted', erp_ref: 'SO-other', error: null, response_json: null };
    const { send_id } = before!.finished_send!;
    await boot.dispatch.intake.finishSend({ request_id: id, send_id, outcome });
    expect(await boot.intake.orders.get(id)).toEqual(before);
  });
});
