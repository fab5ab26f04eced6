import { addDays } from '../../../order/calendar.ts';
import type { Order } from '../../../order/order.ts';
import { workday } from '../../kit/lines.ts';
import type { MailSource } from '../../mail-family.ts';

export interface Day {
  date: string;
  said: string;
  /** In German after “auf”: “den 14. März”, “Montag, den 14. März”. */
  onto: string;
  isLater: boolean;
}

/** A working day after the printed one, or before it where the order leaves room for that. */
export function newDay(source: MailSource, order: Order, isSoonerToo = false): Day {
  const { random } = source;
  const printed = order.delivery.kind === 'date' ? order.delivery.date : order.date;
  const sooner = workday(order.date, random.whole(3, 5));
  const isSooner = isSoonerToo && sooner < addDays(printed, -1) && random.chance(0.5);
  const date = isSooner ? sooner : workday(printed, random.whole(3, 21));
  const said = write(source, date);
  const onto = /^\d/.test(said) ? `den ${said}` : said.replace(', ', ', den ');
  return { date, said, onto, isLater: !isSooner };
}

/** As it is typed: with its weekday, with or without its year, in digits. */
function write(source: MailSource, date: string): string {
  const { random, language, place } = source;
  const [year, month, day] = date.split('-') as [string, string, string];
  const locale = language === 'en' ? (place.country === 'US' ? 'en-US' : 'en-GB') : language;
  const words = (weekday: boolean, isYear: boolean) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(weekday && { weekday: 'long' as const }),
      ...(isYear && { year: 'numeric' as const }),
    })
      .format(new Date(date))
      .replace(/(?<!\d)1 (?=\p{L})/u, language === 'fr' ? '1er ' : '1 ')
      .replace(/^(\p{L}+), (?=\d+ de)/u, '$1 ');
  // “l’8” and “il 14”, “w czwartek 14 marca”: a form that fits every sentence.
  if (language === 'it') return words(true, false);
  if (language === 'pl') return `${day}.${month}.${year}`;
  const digits: Partial<Record<typeof language, readonly string[]>> = {
    de: [`${day}.${month}.${year}`, `${day}.${month}.`, `${day}.${month}.${year.slice(2)}`],
    nl: [`${day}-${month}-${year}`, `${Number(day)}-${Number(month)}`],
    fr: [`${day}/${month}/${year}`, `${day}/${month}`],
    es: [`${day}/${month}/${year}`],
    // Elsewhere 3/4 would be a day in March to one reader and a day in April to another.
    ...(place.country === 'GB' && Number(day) > 12 && { en: [`${day}/${month}/${year}`] }),
  };
  return random.pick([
    words(false, true),
    words(false, false),
    words(true, false),
    ...(digits[language] ?? []),
  ]);
}
