import type { DateRule } from '../context.ts';
import { ands } from '../lexicon/conjunctions.ts';
import { inAnyLanguage, nothingBut, phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { asksForGoods, tellsOfPast } from '../mail-body/wordings.ts';
import { readDayWithoutYear } from '../values/day-without-year.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import { readDayOfNextWeek } from '../values/next-week.ts';
import { readWeekdayWithNumber } from '../values/weekday-with-number.ts';
import { bareDay, leadingDay, onlyDay } from './day-alone.ts';
import { datedAt, dayAt, dayBefore, dayWithin, happening, isWeekday, limit, preposition } from './day-at.ts';
import { fetchesBack, isFetched } from './fetched-goods.ts';
import { withoutFractions } from './fractions.ts';
import { wantsOther } from './other-wishes.ts';
import { spelled } from './wished-date.ts';

/** A day on which an e-mail wants the goods. */
export interface MailDay {
  value: ReadDelivery;
  /** Nothing but a preposition or an asking sentence says so. */
  isGuess: boolean;
  /** Words of delivery say so, and not only a limit: "by Thursday". */
  isTold: boolean;
}

const delivery = nothingBut(['dayOfDelivery'], { marks: '[:.,]?' });
/** "Brauch morgen früh 10 Sack", "need Thursday 12 boxes": the day stands right behind. */
const needs = nothingBut(['needsThen']);
/** "Material to reach our works by 5.12.2026", but not "to reach me". */
const reaches = /(?<!\p{L})(?:to|must|should|shall) reach(?! (?:me|out|him|her)(?!\p{L}))/iu;
/** What is for a day is wanted then, wherever goods are counted. */
const purpose = new RegExp(`^${anyOf(({ smallWords }) => smallWords.for)}$`, 'iu');
/** `Can you bring us …?`, `kun je … meenemen?` */
const question = new RegExp(`^[¿¡]?(?:\\S+ ){0,3}?[¿¡]?${phrasesOf('canYou')}.*\\?$`, 'iu');
/** "Das muss am 6. April hier sein", "schön wäre bis Freitag". */
const wishes = inAnyLanguage('mustBe');
/** "Must be here 2nd June". */
const here = nothingBut(['here']);
/** "Le tout pour vendredi si possible", "needed by the 20th". */
const whole = new RegExp(`^(?:(?:we|i) )?${phrasesOf('allIsNeeded', 'allOfIt')}`, 'iu');
/** What is on a day, for which the goods are wanted before: "a craft fair on 7 March". */
const event = inAnyLanguage('feasts');
/** "22. November" is one day. */
const dayNumber = /(?<!\d)\d{1,2}\.$/;
/** Such a sentence says nothing else: "For Saturday please:". */
const shortest = 5;

/**
 * The day on which a sentence of an e-mail wants the goods: "Delivery Monday if possible", "livraison le 16 octobre",
 * "we need 12 boxes for Friday", "tomorrow before 9". Days without a year, and days of the week, come next after that
 * of the e-mail. Where sentences name several, a limit is the day, as in "the fair is on 14 June, we need them by 12 June".
 */
export function readMailDay(text: string, printed: DateRule): MailDay | null {
  const said = withNamedWeekdays(text);
  return dayOf(sentencesOf(withoutFractions(said)), said, printed, 'any');
}

/** Portuguese "3ª feira": the third day of the week has a name as well. */
function withNamedWeekdays(text: string): string {
  return text.replace(
    /(?<![\p{L}\d])([2-6])[ªa.]\s?-?\s?feira(?!\p{L})/giu,
    (_, day) => `${['segunda', 'terça', 'quarta', 'quinta', 'sexta'][Number(day) - 2]}-feira`,
  );
}

/** The same where it is told by words of delivery, and not by a mere day of next week; else null or a day that is not. */
export function readToldMailDay(text: string, printed: DateRule): MailDay | null {
  if (!printed.sentOn) return null;
  const sentences = sentencesOf(withoutFractions(text.replace(spelled, '')));
  return mayTell(text, sentences) ? dayOf(sentences, text, printed, 'told') : null;
}

/** The words of delivery, and what may stand for them: prints have few such texts, and days in them cost the most. */
function mayTell(text: string, sentences: readonly string[]): boolean {
  return (
    text.includes('(') ||
    sentences.slice(0, -1).some((lead) => whole.test(lead)) ||
    text.split(/\s+/).some((word) => delivery.test(word) || /^reach$/i.test(word))
  );
}

function dayOf(
  sentences: readonly string[],
  text: string,
  printed: DateRule,
  sought: 'any' | 'told',
): MailDay | null {
  const { sentOn } = printed;
  const rule = monthFirst.test(text) ? { ...printed, order: 'MDY' as const } : printed;
  if (!sentOn) return null;
  const found = sentences.flatMap((sentence, i, all) => {
    const words = sentence.split(/\s+/);
    const isAsked =
      words.length <= shortest ||
      asksForGoods(sentence) ||
      question.test(sentence) ||
      wishes.test(sentence) ||
      whole.test(sentence);
    const isHeading = sentence.endsWith(':');
    const isAmount = words.some((word) => /^\d+[.,x]?\d*$/.test(word));
    const isWished = wishes.test(sentence);
    // "Date impérative : mardi 13 octobre, nous avons une machine calée."
    const lead = all[i - 1] ?? '';
    const isLed =
      /:$/.test(lead) && lead.split(/\s+/).some((word) => delivery.test(word)) && !wantsOther(lead);
    const isBack = words.some((_, at) => fetchesBack(words, at));
    const days = words.flatMap((word, at): MailDay[] => {
      const isReached = /^reach$/i.test(word) && reaches.test(words.slice(at - 1, at + 2).join(' '));
      if (isBack && fetchesBack(words, at)) return [];
      const isOurs = isFetched(words, at);
      const isDelivery = delivery.test(word) || isReached || isOurs || (isWished && here.test(word));
      const isNamed =
        preposition.test(word) &&
        (isAsked || (isAmount && purpose.test(word)) || ((isHeading || isLed) && isAhead(word)));
      const isNeeded = needs.test(word);
      if (!isDelivery && !isNamed && !isNeeded) return [];
      const value = isNeeded
        ? dayAt(words, at + 1, rule, sentOn)
        : isDelivery
          ? (dayWithin(words, at + 1, rule, sentOn) ?? dayBefore(words, at, rule, sentOn))
          : dayAt(words, at, rule, sentOn);
      const isTold = delivery.test(word) || isReached || isOurs || isLed;
      const isGuess = !isTold && !(isAsked && limit.test(word));
      return value && !wantsOther(words.slice(0, at).join(' ')) ? [{ value, isGuess, isTold }] : [];
    });
    const led = isLed ? dayAt(words, 0, rule, sentOn) : null;
    const ofNextWeek =
      isAsked && !isBack && !wantsOther(sentence) ? readDayOfNextWeek(sentence, dateWords, sentOn) : null;
    const alone = () =>
      neededDay(sentence, rule, sentOn) ??
      leadingDay(sentence, rule, sentOn) ??
      (isAsked ? onlyDay(sentence, rule, sentOn) : null) ??
      bareDay(words, question.test(sentence) || isWished, rule, sentOn);
    const isBehindNeed = i > 0 && words.length > 1 && whole.test(lead) && !wantsOther(sentence);
    const numbered = isBehindNeed ? readWeekdayWithNumber(words, 0, dateWords, sentOn) : null;
    const aside = isAsked ? inBrackets(sentence, rule, sentOn) : null;
    const told = led ?? numbered ?? ofNextWeek ?? aside;
    // "For Thursday (17th)": the aside says which.
    const isLess = aside !== null && days.every(({ value }) => !/\d/.test(value.text));
    const sure =
      told === null || (days.length > 0 && ofNextWeek === null && !isLess)
        ? days
        : [{ value: told, isGuess: false, isTold: true }];
    const guess = () => (sought === 'told' || isBack ? [] : guesses(alone()));
    return (sure.length > 0 ? sure : guess()).filter(({ value }) => isStillWanted(value, sentence, sentOn));
  });
  const isLimit = ({ value }: MailDay) => value.from === null;
  return found.find(({ isGuess }) => !isGuess) ?? found.find(isLimit) ?? found[0] ?? null;
}

/** Whether a text begins with a word of delivery and names a day by its month, whatever it says of it. */
export function namesDayOfDelivery(words: readonly string[], sentOn: string): boolean {
  const rule = { order: 'DMY', source: 'locale', sentOn } as const;
  return (
    delivery.test(words[0] ?? '') &&
    !wantsOther(words.join(' ')) &&
    words.some((word, at) => /\d/.test(word) && datedAt(words, at, rule, sentOn) !== null)
  );
}

/** `08/24/2026` can be read in one way only. */
const monthFirst = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:20)?\d{2}(?![\d/])/;

/** "…, need them thurs if poss", "Wird Donnerstag gebraucht": the one day of a clause that says when all is needed. */
function neededDay(sentence: string, rule: DateRule, sentOn: string): ReadDelivery | null {
  const clause = sentence.split(/,\s+/).find((part) => needed.test(part));
  return clause === undefined ? null : bareDay(clause.split(/\s+/), true, rule, sentOn);
}
const needed = new RegExp(`${inAnyLanguage('allIsNeeded').source}(?! \\d)`, 'iu');

/** "Could we have these on Tuesday's van (28 April)": the aside says which. */
function inBrackets(sentence: string, { order }: DateRule, sentOn: string): ReadDelivery | null {
  // "Tuesday's van (28 April)", not "your offer (12 March)".
  const [, before = '', aside = ''] = /^(.*?)\(([^()]*\d[^()]*)\)/.exec(sentence) ?? [];
  const isNamed = before.split(/[^\p{L}]+/u).some((word) => isWeekday(word) || delivery.test(word));
  if (!isNamed || wantsOther(before) || tellsOfPast.test(before)) return null;
  return (
    readDelivery(aside, order, dateWords, sentOn) ??
    readDayWithoutYear(aside, order, dateWords, sentOn) ??
    numberedDay(before, aside, sentOn)
  );
}

/** "For Thursday please (17th)": the number is that of such a day. */
function numberedDay(before: string, aside: string, sentOn: string): ReadDelivery | null {
  const named = before.split(/\s+/).find(isWeekday);
  const number = aside.trim().replace(/^(?:the|den|de|le|el|il|o|dia|dnia)\s/iu, '');
  return named ? readWeekdayWithNumber([named, number], 0, dateWords, sentOn) : null;
}

function guesses(value: ReadDelivery | null): MailDay[] {
  return value ? [{ value, isGuess: true, isTold: false }] : [];
}

/** "Graag geleverd op 12-05-2026" tells of the past only where no year says that the day is to come. */
function isStillWanted({ to, from, text }: ReadDelivery, sentence: string, sentOn: string): boolean {
  const clause = clauseAround(sentence, text);
  // "There is a fair on 7 March and we are short of tape": the day is that of the fair.
  const lead = clause.split(turns);
  const own = lead.find((part) => part.includes(text)) ?? clause;
  if (happening.test(own)) return false;
  if (event.test(own) && !delivery.test(own.split(' ')[0] ?? '')) return false;
  const isToCome = fourDigits.test(text) && (to ?? from ?? '') >= sentOn;
  const isPlanned = /\d/.test(text) && planned.test(clause);
  return isToCome || isPlanned || !tellsOfPast.test(sentence);
}
const turns = new RegExp(`(?<!\\p{L})(?:(?:${ands})(?!\\p{L})|${phrasesOf('therefore')})`, 'iu');
/** What stands between the commas around a text, which may have one itself: `sexta-feira, dia 20`. */
function clauseAround(sentence: string, text: string): string {
  const at = sentence.indexOf(text);
  if (at < 0) return sentence;
  const from = sentence.lastIndexOf(', ', at) + 1;
  const to = sentence.indexOf(', ', at + text.length);
  return sentence.slice(from, to < 0 ? undefined : to);
}
const fourDigits = /\d{4}/;
/** "Mag 7 april geleverd worden", "to be delivered 7 April". */
const planned = inAnyLanguage('toBeDone');

/** Behind "for" and "before" stands a day that is to come. */
function isAhead(word: string): boolean {
  return purpose.test(word) || dateWords.until.has(foldWord(word));
}

function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[\p{L}\d)]{2}[.!?])\s+|(?<=\s\d\.)\s+(?=\p{Lu}\p{Ll})|(?<=:)\s+/u);
  return parts.reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1);
    if (
      last !== undefined &&
      ((dayNumber.test(last) && beginsWithMonth(part)) ||
        (dayAndMonth.test(last) && /^\p{Ll}/u.test(part)) ||
        (/\s\d\.$/.test(last) && !isWeekday(/^\p{L}+/u.exec(part)?.[0] ?? '')) ||
        endsInWeekday(last, part) ||
        streetKind.test(last))
    )
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
    return sentences;
  }, []);
}

/** "am 03.12. bis 8 Uhr": the point belongs to the day. */
const dayAndMonth = /(?<!\d)\d{1,2}\.\d{1,2}\.$/;

/** "ul. Leśna 14" */
const streetKind = /(?:^|\s)(?:ul|al|pl|av|st|str|nr|no)\.$/iu;

/** `Mo. 15.6.` is one day. */
function endsInWeekday(text: string, next: string): boolean {
  const [word] = /\p{L}+(?=\.$)/u.exec(text) ?? [];
  return word !== undefined && /^\d/.test(next) && dateWords.weekdays.has(foldWord(word));
}

function beginsWithMonth(text: string): boolean {
  return dateWords.months.has(foldWord(/^\p{L}+/u.exec(text)?.[0] ?? ''));
}
