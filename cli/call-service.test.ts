import { afterEach, expect, test } from 'vitest';
import { type Call, createCaller } from './call-service.ts';
import { type StandIn, type StandInAnswer, startStandIn } from './run.fixture.ts';

const standIns: StandIn[] = [];
afterEach(async () => {
  for (const standIn of standIns.splice(0)) await standIn.stop();
});

/** What came of a call against answers in their order (the last one stays), with the pauses before each repetition. */
async function outcomeOf(call: Partial<Call>, ...answers: StandInAnswer[]) {
  const standIn = await startStandIn((_, before) => answers[before] ?? answers.at(-1)!);
  standIns.push(standIn);
  const pauses: number[] = [];
  const caller = createCaller({
    baseUrl: standIn.url,
    apiKey: 'k',
    random: () => 0.5,
    pause: async (ms) => pauses.push(ms),
    timeoutMs: 1_000,
  });
  const outcome = await caller
    .call({ method: 'GET', path: '/x', ...call })
    .catch((error: Error) => `${error.name}: ${error.message.replace(standIn.url, 'URL')}`);
  await caller.close();
  return { outcome, pauses, calls: standIn.seen.length };
}

const fine = { json: { fine: true } };
const busy = { status: 503, json: { detail: 'Server is busy' } };

test('gives the answer', async () => {
  expect(await outcomeOf({}, fine)).toEqual({ outcome: { fine: true }, pauses: [], calls: 1 });
});

test.each([408, 429, 502, 503, 504])('repeats a %i, three attempts in all', async (status) => {
  const again = { status, json: { detail: 'again' } };
  expect(await outcomeOf({}, again, again, fine)).toEqual({
    outcome: { fine: true },
    pauses: [375, 750],
    calls: 3,
  });
  expect(await outcomeOf({}, again)).toEqual({
    outcome: 'ServiceRefusal: again',
    pauses: [375, 750],
    calls: 3,
  });
});

test.each([400, 401, 404, 409, 413, 422, 500])('takes a %i for the answer', async (status) => {
  expect(await outcomeOf({}, { status, json: { detail: 'no' } })).toEqual({
    outcome: 'ServiceRefusal: no',
    pauses: [],
    calls: 1,
  });
});

test('waits as long as it is asked to, within half a minute', async () => {
  const asked = (seconds: string) => ({ ...busy, headers: { 'retry-after': seconds } });
  expect((await outcomeOf({}, asked('7'), fine)).pauses).toEqual([7_000]);
  expect((await outcomeOf({}, asked('700'), fine)).pauses).toEqual([30_000]);
});

test('repeats a call whose connection broke', async () => {
  const broken = { json: undefined };
  expect(await outcomeOf({}, broken, fine)).toEqual({ outcome: { fine: true }, pauses: [375], calls: 2 });
  expect(await outcomeOf({}, broken)).toEqual({
    outcome: 'NotReachable: URL is not reachable (UND_ERR_SOCKET). Is the service running there?',
    pauses: [375, 750],
    calls: 3,
  });
});

test('never repeats what may have been done and must not be done twice', async () => {
  const once = { isRepeatable: false };
  for (const answer of [{ json: undefined }, { status: 502, json: {} }, { status: 504, json: {} }])
    expect((await outcomeOf(once, answer, fine)).calls).toBe(1);
  expect((await outcomeOf(once, busy, fine)).outcome).toEqual({ fine: true });
});

test('takes a 503 for an answer where it is one', async () => {
  expect((await outcomeOf({ finalStatuses: [503] }, busy, fine)).outcome).toBe(
    'ServiceRefusal: Server is busy',
  );
});

test('says when the address is not the service', async () => {
  expect((await outcomeOf({}, { json: '<html>' })).outcome).toBe(
    'ServiceRefusal: URL answered 200 and not as Orderloom does: is that its address?',
  );
});

test('makes a sentence of whatever detail', async () => {
  const problems = [
    { type: 'uuid_parsing', loc: ['body', 'request_id'], msg: 'Input should be a valid UUID', input: 'x' },
    { type: 'missing', loc: ['body', 'files'], msg: 'Field required', input: null },
  ];
  expect((await outcomeOf({}, { status: 422, json: { detail: problems } })).outcome).toBe(
    'ServiceRefusal: body.request_id: Input should be a valid UUID; body.files: Field required',
  );
  const notAnOrder = {
    error: 'not_a_purchase_order',
    message: 'The e-mail is not a purchase order',
    category: 'invoice',
  };
  expect((await outcomeOf({}, { status: 400, json: { detail: notAnOrder } })).outcome).toBe(
    'ServiceRefusal: The e-mail is not a purchase order [invoice]',
  );
});
