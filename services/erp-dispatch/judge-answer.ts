import type { PostResult } from '@orderloom/outbound/post-json.ts';
import type { SendOutcome } from '@orderloom/proto/gen/intake/v1/intake.ts';

export interface Judgement {
  outcome: SendOutcome;
  /** What the caller of the send is told; null when the ERP accepted. */
  failure: 'refused_by_erp' | 'erp_failed' | null;
}

/** Shown to operators and kept with the order. */
const maxReasonLength = 1_000;

/**
 * What an ERP's answer to a send means. Only a literal `success: true` is success, whatever the HTTP status.
 * `unknown` is a failure after which the ERP may hold the order all the same.
 */
export function judgeAnswer(result: PostResult, timeoutSeconds: number): Judgement {
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

function failed(error: string, mayBeBooked: boolean): Judgement {
  const kind = mayBeBooked ? 'unknown' : 'failed';
  return { outcome: { kind, erp_ref: null, error, response_json: null }, failure: 'erp_failed' };
}

function judgeBody(bytes: Uint8Array): Judgement {
  const text = decode(bytes);
  const answer = text === undefined ? undefined : parseObject(text);
  if (text === undefined || answer === undefined) return failed('ERP returned a non-JSON response', true);
  const response_json = text;
  if (answer.success === true) {
    const erp_ref = reference(answer.order_number);
    return { outcome: { kind: 'accepted', erp_ref, error: null, response_json }, failure: null };
  }
  // A proxy's error page may be JSON, too: without a boolean nobody knows whether the ERP has the order.
  const kind = answer.success === false ? 'refused' : 'unknown';
  const error = `ERP error: ${reasonOf(answer)}`;
  return { outcome: { kind, erp_ref: null, error, response_json }, failure: 'refused_by_erp' };
}

function reasonOf({ success, error }: Record<string, unknown>): string {
  if (success !== false) return 'response has no boolean success';
  return textOfReason(error).slice(0, maxReasonLength) || 'no reason given';
}

/** Some ERPs say it in an object, or by a number. */
function textOfReason(error: unknown): string {
  if (typeof error === 'string') return error.trim() === '' ? '' : error;
  const isSaid = typeof error === 'number' || (typeof error === 'object' && error !== null);
  return isSaid ? JSON.stringify(error) : '';
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
    const value: unknown = JSON.parse(text, keepDigits);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A number of 20 digits would be rounded as a number. */
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  return key === 'order_number' && source !== undefined && /^\d+$/.test(source) ? source : value;
}

/** One line of at most 200 characters, since it is shown, logged and sent on; null when it is blank. */
function reference(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const line = String(value)
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .slice(0, 200);
  return line.trim() === '' ? null : line;
}
