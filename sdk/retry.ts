/** How often a call is made at most, and after which statuses, as the interface's retry guidance has it. */
export const attempts = 3;
export const retriedStatuses: readonly number[] = [408, 429, 502, 503, 504];

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Milliseconds before the next attempt, of which `attempt` (1, 2, …) have failed: 0.5 s, doubled each time, 30 s at
 * most. Half of it is chance (`random` is 0 to below 1), so that clients that failed together do not come back
 * together. Null when the service wants to be left alone for longer than any pause: coming back earlier is no use.
 */
export function pauseMs(attempt: number, askedSeconds: number | null, random: number): number | null {
  const askedMs = (askedSeconds ?? 0) * 1000;
  if (askedMs > longestPauseMs) return null;
  const exponentialMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));
  return Math.max(askedMs, exponentialMs * (0.5 + random / 2));
}

/** The header Retry-After, which is a number of seconds or a date (RFC 9110, 10.2.3), in seconds from `now`. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - now) / 1000);
}
