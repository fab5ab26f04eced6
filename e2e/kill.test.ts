import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, uploadUntilAccepted, whenSettled } from './client.fixture.ts';
import { pidOf, type Suite, sampleOrder, startSuite, until } from './suite.fixture.ts';

/** `KILL_UPLOADS=200 npm test -- e2e/kill.test.ts` is the full experiment; CI takes a shorter one. */
const uploads = Number(process.env.KILL_UPLOADS ?? 40);
const clients = 4;
const killEveryMs = 1_000;
/** Between two uploads of a client, so that the series lasts for several rounds of kills. */
const pauseMs = 1_000;
const sample = readFileSync(sampleOrder);

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite({ processes: true });
});
afterAll(() => suite.stop());

/** Two services at most are away at once, however slowly this machine starts them. */
async function killInTurn(killed: Map<string, number>, stop: AbortSignal): Promise<void> {
  const names = Object.keys(suite.services);
  let lastButOne = Promise.resolve();
  let last = Promise.resolve();
  for (let turn = 0; !stop.aborted; turn++) {
    await lastButOne;
    const name = names[turn % names.length]!;
    const pid = await pidOf(suite, name);
    process.kill(pid, 'SIGKILL');
    killed.set(name, (killed.get(name) ?? 0) + 1);
    lastButOne = last;
    last = isBack(name, pid);
    await new Promise((resolve) => setTimeout(resolve, killEveryMs));
  }
  await Promise.all([lastButOne, last]);
}

/** Resolves when another process than `pid` serves. */
function isBack(name: string, pid: number): Promise<void> {
  return until(
    async () => ![pid, undefined].includes(await pidOf(suite, name).catch(() => undefined)),
    60_000,
  );
}

test(`SIGKILL of every service in turn during ${uploads} uploads: none is lost, each is extracted once`, {
  timeout: 300_000,
}, async () => {
  const killed = new Map<string, number>();
  const stop = new AbortController();
  const killing = killInTurn(killed, stop.signal);
  const accepted: string[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let index = client; index < uploads; index += clients) {
        accepted.push(await uploadUntilAccepted(suite, { 'order.pdf': sample }));
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }),
  );
  // Short series would otherwise end before every service died once.
  while (killed.size < Object.keys(suite.services).length)
    await new Promise((resolve) => setTimeout(resolve, 100));
  stop.abort();
  await killing;

  const orders = await Promise.all(accepted.map((id) => whenSettled(suite, id, 120_000)));
  const statuses = Object.groupBy(orders, (order) => order.status);
  const counts = Object.fromEntries(Object.entries(statuses).map(([status, list]) => [status, list!.length]));
  console.log(
    `killed ${JSON.stringify(Object.fromEntries(killed))}; ${uploads} uploads ended ${JSON.stringify(counts)}`,
  );
  expect((counts.PROCESSED ?? 0) + (counts.ATTENTION ?? 0)).toBe(uploads);

  for (const id of accepted) {
    const { body: timeline } = await call(suite, 'GET', `/order/${id}/timeline.json`);
    const extracted = timeline.filter((entry: { event: string }) => entry.event === 'extracted');
    expect(extracted, `order ${id}`).toHaveLength(1);
  }
  const webhooks = suite.erp.received().filter(({ kind }) => kind === 'webhook');
  const perOrder = Object.values(Object.groupBy(webhooks, ({ request_id }) => request_id!));
  expect(Math.max(...perOrder.map((calls) => calls!.length))).toBe(1);
});
