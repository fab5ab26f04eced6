import { closedDayArticle, ofMonth, ordinalEnd, weekdayArticle } from '../lexicon/day-words.ts';
import type { DeliveryWords, ReadDelivery } from './delivery.ts';
import { foldWord } from './fold.ts';

/** "On the Friday", "el lunes". */
const article = new RegExp(`^(?:${closedDayArticle}|${weekdayArticle})$`, 'iu');
/** "Con el reparto del jueves", but not "del jueves al sábado". */
const genitive = /^(?:del|du|do) \P{Z}+(?! (?:al|au|ao|a)(?!\p{L}))/iu;
/** The day stands behind a limit and an article at most: "by the Friday". */
const mostWords = 4;
/** Shorter words stand for more: Danish "on" is Wednesday, French "mar" Tuesday. */
const shortest = 5;
const dayMs = 86_400_000;

/**
 * A day of the week at the start of a text, as the one that comes next after `after` (YYYY-MM-DD). Null for `next
 * Friday`, which may be another, and for the day of the week of `after` itself.
 */
export function readWeekday(
  text: string,
  words: DeliveryWords & { weekdays: ReadonlyMap<string, number> },
  after: string,
): ReadDelivery | null {
  // Portuguese `sexta-feira` is `sexta`.
  const said = text.split(/\s+/, mostWords).map((word) => word.replace(/[.,;:!?)]+$|-feira\P{L}*$/iu, ''));
  const at = said.findIndex((word) => word.length >= shortest && words.weekdays.has(foldWord(word)));
  const weekday = words.weekdays.get(foldWord(said[at] ?? ''));
  if (weekday === undefined || isDated(text.split(/\s+/).slice(at + 1), words)) return null;
  const limits = said
    .slice(0, at)
    .filter((word) => !article.test(word) && !(genitive.test(text) && word === said[0]))
    .map(foldWord)
    .join(' ');
  const [isFrom, isUntil] = [words.from.has(limits), words.until.has(limits)];
  if (limits !== '' && !isFrom && !isUntil) return null;
  const sent = Date.parse(after);
  const days = (weekday - new Date(sent).getUTCDay() + 7) % 7;
  if (days === 0) return null;
  const iso = new Date(sent + days * dayMs).toISOString().slice(0, 10);
  return {
    from: isUntil ? null : iso,
    to: isFrom && !isUntil ? null : iso,
    asap: false,
    text: said.slice(0, at + 1).join(' '),
    ambiguous: false,
  };
}

/** `Wednesday 25 November`, `Mo 15.6.`: the date behind it says which. */
function isDated(behind: readonly string[], { months }: DeliveryWords): boolean {
  const [first = '', second = '', third = ''] = behind.map((word) => word.replace(/[,;:!?)]+$/, ''));
  if (/^\d{1,2}[./-](?:0?[1-9]|1[0-2])(?!\d)/.test(first)) return true;
  const month = of.test(second) ? third : second;
  return numbered.test(first) && months.has(foldWord(month.replace(/\.$/, '')));
}
const of = new RegExp(`^${ofMonth}$`, 'iu');
const numbered = new RegExp(`^\\d{1,2}(?:\\.|${ordinalEnd})?$`, 'iu');
