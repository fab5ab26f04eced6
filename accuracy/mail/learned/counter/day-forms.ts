import { isoWeek } from '../../../order/calendar.ts';
import { formatDate, monthNames } from '../../../print/formats.ts';
import type { Values } from '../../kit/letter.ts';
import type { MailSource } from '../../mail-family.ts';

/** A day as people name it who count in weeks: with its weekday, in digits, by its week (ISO 8601). */
export function dayForms({ language, place }: MailSource, date: string): Values {
  const locale = language === 'en' ? (place.country === 'US' ? 'en-US' : 'en-GB') : language;
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
  // English digits tell no month from a day.
  const short =
    language === 'en'
      ? inWords({ day: 'numeric', month: 'short' })
      : formatDate(date, place.dates[0]!, monthNames(language));
  return {
    short,
    wd: inWords({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekday: inWords({ weekday: 'long' }),
    week: String(isoWeek(date).week),
  };
}
