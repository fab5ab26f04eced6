const dayMs = 86_400_000;

/** `days` after an ISO date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The ISO 8601 week in which a date lies. */
export function isoWeek(date: string): { year: number; week: number } {
  const thursday = addDays(date, 3 - ((new Date(date).getUTCDay() + 6) % 7));
  const year = Number(thursday.slice(0, 4));
  const daysBefore = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / dayMs;
  return { year, week: Math.floor(daysBefore / 7) + 1 };
}

/** The Monday of an ISO 8601 week. */
export function mondayOf({ year, week }: { year: number; week: number }): string {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 - ((new Date(fourth).getUTCDay() + 6) % 7));
}
