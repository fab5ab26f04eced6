import type { AddressObject, HeaderLines, Headers } from 'mailparser';
import type { MailAddress } from './mail.ts';

/** Control characters (C0, DEL, C1), line and paragraph separators. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that turn the reading direction: they make a name look like another. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Encoded words can bring any character into a header, and lists, logs and terminals show these. */
export function oneLine(text: string): string {
  return text.replace(directions, '').replace(breaks, ' ').trim();
}

/** The first value of a header that holds text, null when there is none. */
export function headerText(headers: Headers, name: string): string | null {
  const value = headers.get(name);
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.trim() : null;
}

export function addressesIn(headers: Headers, name: string): MailAddress[] {
  const value = headers.get(name) as AddressObject | AddressObject[] | undefined;
  const groups = [value ?? []].flat();
  return groups.flatMap(({ value }) =>
    value
      .flatMap((entry) => entry.group ?? [entry])
      .map(({ address, name }) => ({ address: oneLine(address ?? ''), name: oneLine(name) })),
  );
}

/** Read from the header itself: the parser puts the present time where a date cannot be read. */
export function sentAt(lines: HeaderLines): string | null {
  const line = lines.find(({ key }) => key === 'date')?.line ?? '';
  return isoDate(
    line
      .slice(line.indexOf(':') + 1)
      .replace(/\(.*\)/, '')
      .trim(),
  );
}

/** ISO 8601, null when it cannot be read. */
export function isoDate(text: string): string | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** How a mail was sent, when no person wrote it now: by its headers (RFC 3834, RFC 3462, RFC 2919). */
export function automaticKind(headers: Headers): 'reply' | 'report' | 'list' | null {
  const type = headers.get('content-type') as { value?: string } | undefined;
  if (type?.value === 'multipart/report') return 'report';
  const submitted = headerText(headers, 'auto-submitted') ?? '';
  if (/^auto-replied/i.test(submitted)) return 'reply';
  if (headers.has('x-autoreply') || headers.has('x-autorespond')) return 'reply';
  const precedence = headerText(headers, 'precedence') ?? '';
  if (/^auto.?reply/i.test(precedence)) return 'reply';
  return headers.has('list') || /^bulk|^list/i.test(precedence) ? 'list' : null;
}
