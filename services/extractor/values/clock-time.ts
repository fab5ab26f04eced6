const clockTime =
  /,?\s+\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[-–]\s?\d{1,2}[:.]\d{2})?(?:\s?(?:h|Uhr|[ap]\.?m\.?))?(?:\s(?:[A-Z]{3,4}|UTC|GMT(?:[+-]\d{1,2}(?::?\d{2})?)?))?$/i;

/** `14 Feb 2025 12:00 AM PST`, `02.05.2026, 14:30 Uhr`: a day without the time that stands behind it. */
export function withoutClock(text: string): string {
  return text.replace(clockTime, '');
}
