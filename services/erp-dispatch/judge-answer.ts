import type { SendOutcome } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { PostResult } from './post-json.ts';

/** Shown to operators and kept with the order. */
const maxReasonLength = 1_000;

/**
 * What an ERP's answer to a send means. Only a literal `success: true` is success, whatever the HTTP status.
 * `unknown` is a failure after which the ERP may hold the order all the same.
 */
export function judgeAnswer(result: PostResult, timeoutSeconds: number): SendOutcome {
  switch (result.kind) {
    case 'timed_out':
      return failed(`ERP request timed out after ${timeoutSeconds} s`, result.delivered);
    case 'unreachable':
      return failed('ERP endpoint unreachable', result.delivered);
    case 'too_large':
      return failed('ERP response too large', true);
    case 'answered':
      return judgeBody(result.body);
  }
}

function failed(error: string, mayBeBooked: boolean): SendOutcome {
  return { kind: mayBeBooked ? 'unknown' : 'failed', erp_ref: null, error, response_json: null };
}

function judgeBody(bytes: Uint8Array): SendOutcome {
  const text = decode(bytes);
  const answer = text === undefined ? undefined : parseObject(text);
  if (text === undefined || answer === undefined) return failed('ERP returned a non-JSON response', true);
  const response_json = text;
  if (answer.success === true) {
    return { kind: 'accepted', erp_ref: reference(answer.order_number), error: null, response_json };
  }
  const reason =
    answer.success !== false
      ? 'response has no boolean success'
      : typeof answer.error === 'string' && answer.error.trim() !== ''
        ? answer.error.slice(0, maxReasonLength)
        : 'no reason given';
  return { kind: 'refused', erp_ref: null, error: `ERP error: ${reason}`, response_json };
}

/** Undefined when it is not UTF-8. A byte order mark is dropped. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function reference(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
