import { type Judgement, judgeAnswer } from '@orderloom/erp-dispatch/judge-answer.ts';
import { type PostResult, postJson } from '@orderloom/outbound/post-json.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import {
  completeOrder,
  emptyOrder,
  longOrder,
  oddOrder,
  overriddenOrder,
  requestBody,
} from './erp-check-orders.ts';

export interface CheckedEndpoint {
  url: string;
  key: string;
  timeoutSeconds: number;
  newId: () => string;
}

/** `note`: allowed, but somebody should know. `not tried`: an earlier result leaves nothing to try. */
export interface CheckResult {
  check: string;
  result: 'holds' | 'fails' | 'note' | 'not tried';
  /** What came. */
  found: string;
}

/** How the service would take an answer, and its HTTP status (null: there was none). */
interface Answer extends Judgement {
  status: number | null;
  post: PostResult;
}

const policy = { allowPrivate: true, ownPorts: [], ownAddresses: [] };

/**
 * Sends test orders to a receive endpoint as the service sends orders, and yields what holds of the interface as it
 * is found out. `undefined` in place of the first: nobody answers there.
 */
export async function* checkErp(endpoint: CheckedEndpoint): AsyncGenerator<CheckResult | undefined> {
  const post = (json: string, key = endpoint.key) => ask(endpoint, json, key);
  const send = (order: PurchaseOrder, id = endpoint.newId()) => post(requestBody(id, order));

  const id = endpoint.newId();
  const first = await send(completeOrder, id);
  if (first.post.kind === 'unreachable') return yield undefined;
  const isUnderstood = isDecided(first);
  yield result('takes the key, answers in JSON with a boolean success', isUnderstood, first);
  const isBooked = first.outcome.kind === 'accepted';
  yield isUnderstood ? result('books a complete order', isBooked, first) : notTried('books a complete order');
  yield* checkNumbers(isBooked ? first : undefined, id, send, endpoint.newId);

  for (const [check, order] of orders)
    yield isUnderstood ? understood(check, await send(order)) : notTried(check);
  for (const [check, key] of wrongKeys(endpoint.key)) {
    const json = requestBody(endpoint.newId(), completeOrder);
    yield isUnderstood ? refusedKey(check, await post(json, key)) : notTried(check);
  }
  for (const [check, json] of shapes(endpoint.newId)) {
    const answer = isUnderstood ? await post(json) : undefined;
    yield answer ? result(check, answer.outcome.kind !== 'accepted', answer) : notTried(check);
  }
}

async function* checkNumbers(
  first: Answer | undefined,
  id: string,
  send: (order: PurchaseOrder, id?: string) => Promise<Answer>,
  newId: () => string,
): AsyncGenerator<CheckResult> {
  const checks = {
    number: 'gives the order a number',
    again: 'same order again: same number',
    twice: 'same order twice at once: one number',
    other: 'another order: another number',
  };
  if (first === undefined) return yield* Object.values(checks).map(notTried);
  const number = first.outcome.erp_ref;
  if (number === null) {
    yield { check: checks.number, result: 'note', found: 'none: orders will have no erp_ref' };
    return yield* Object.values(checks).slice(1).map(notTried);
  }
  yield { check: checks.number, result: 'holds', found: number! };
  const again = await send(completeOrder, id);
  yield result(checks.again, again.outcome.erp_ref === number, again);
  const sameId = newId();
  const [one, two] = await Promise.all([send(completeOrder, sameId), send(completeOrder, sameId)]);
  const isOne = one.outcome.erp_ref !== null && one.outcome.erp_ref === two.outcome.erp_ref;
  yield { ...result(checks.twice, isOne, one), found: `${describe(one)}; ${describe(two)}` };
  yield result(checks.other, one.outcome.kind === 'accepted' && one.outcome.erp_ref !== number, one);
}

const orders: [check: string, PurchaseOrder][] = [
  ['unknown values are null: understood', emptyOrder],
  ['line without article and quantity: understood', overriddenOrder],
  ['quotes, markup, other scripts: understood', oddOrder],
  ['a thousand lines: understood', longOrder],
];

function wrongKeys(key: string): [check: string, key: string][] {
  return [
    ['wrong key: 401', `${key}x`],
    ['empty key: 401', ''],
  ];
}

function shapes(newId: () => string): [check: string, json: string][] {
  return [
    ['no JSON: nothing booked', '{"request_id":'],
    ['no request_id: nothing booked', requestBody('', completeOrder).replace('"request_id":"",', '')],
    ['no purchase_order: nothing booked', JSON.stringify({ request_id: newId() })],
  ];
}

async function ask({ url, timeoutSeconds }: CheckedEndpoint, json: string, key: string): Promise<Answer> {
  const target = { url, headers: { 'x-api-key': key }, timeoutMs: timeoutSeconds * 1000 };
  const post = await postJson(target, json, policy);
  const status = post.kind === 'answered' ? post.status : null;
  return { ...judgeAnswer(post, timeoutSeconds), status, post };
}

/** The ERP said yes, or no; not that it does not know us. */
function isDecided({ outcome, status }: Answer): boolean {
  return outcome.kind === 'accepted' || (outcome.kind === 'refused' && status !== 401);
}

function understood(check: string, answer: Answer): CheckResult {
  if (answer.outcome.kind === 'accepted') return result(check, true, answer);
  const hasReason = answer.outcome.kind === 'refused' && !answer.outcome.error!.endsWith('no reason given');
  return { check, result: hasReason ? 'note' : 'fails', found: describe(answer) };
}

function refusedKey(check: string, answer: Answer): CheckResult {
  return result(check, answer.status === 401 && answer.outcome.kind !== 'accepted', answer);
}

function result(check: string, holds: boolean, answer: Answer): CheckResult {
  return { check, result: holds ? 'holds' : 'fails', found: describe(answer) };
}

function notTried(check: string): CheckResult {
  return { check, result: 'not tried', found: '' };
}

function describe({ status, outcome }: Answer): string {
  const what =
    outcome.kind === 'accepted' ? `success, ${outcome.erp_ref ?? 'without an order_number'}` : outcome.error!;
  return status === null ? what : `${what} (HTTP ${status})`;
}
