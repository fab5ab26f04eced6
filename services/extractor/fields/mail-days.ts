import type { DateRule } from '../context.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { asksForGoods, tellsOfPast } from '../mail-body/wordings.ts';
import { readDayWithoutYear } from '../values/day-without-year.ts';
import { readDayAhead } from '../values/days-ahead.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import { readWeekday } from '../values/weekday-alone.ts';
import { wantsOther } from './other-wishes.ts';

/** A day on which an e-mail wants the goods; `isGuess`: nothing but a preposition or an asking sentence says so. */
export interface MailDay {
  value: ReadDelivery;
  isGuess: boolean;
}

const delivery =
  /^(?:deliver(?:y|ed|ies)?|(?:an|aus|be)?liefer(?:ung|n|t|termin)?|(?:af|ge)?lever(?:ing|en|d|es|t)?|livr(?:aison|er|ez|é|able)|entreg(?:a|ar|uen|ue)|consegn(?:a|are|ate)|dostaw[aęy]|dostarczy\p{L}*|pick(?:ing)?|collect(?:ing|ion)?|abhol(?:ung|en|t)?|afhal(?:en|ing)|ophalen|enlèvement|recogida|recogemos|ritir(?:o|iamo)|levantamento|odbiór|odbierzemy|afhent(?:er|ning)|gewünscht|wunschtermin|gewenst|souhaitée?|deseada|desiderata|desejada|ønsket|ønskes)[:.,]?$/iu;
const preposition =
  /^(?:for|by|on|before|für|bis|am|zum|vor|voor|op|uiterlijk|tegen|pour|avant|para|el|per|entro|até|na|do|dla|til|senest|inden|på|den|thing|preferably|ideally|liefst|möglichst|spätestens|idealerweise|idéalement|preferiblemente|preferibilmente|najlepiej|helst)$/iu;
/** What is for a day is wanted then, wherever goods are counted. */
const purpose = /^(?:for|für|voor|pour|para|per|na|dla|til)$/iu;
/** `Can you bring us …?`, `kun je … meenemen?` */
const question =
  /^(?:\S+ ){0,3}?(?:(?:can|could|would|will|kannst|könnt\p{L}*|können|würde\p{L}*|kun|kunt|kunnen|zou\p{L}*|pouvez|pourri\p{L}*|peux|puedes?|podéis|podrí\p{L}*|potete|potre\p{L}*|puoi|podem?|poderia\p{L}*|czy|możesz|możecie|kan|kunne|vil)(?!\p{L})).*\?$/iu;
/** "Das muss am 6. April hier sein", "schön wäre bis Freitag". */
const wishes =
  /(?<!\p{L})(?:muss|müssen|müsste\p{L}*|wäre|must be|has to be|have to be|would be|moet|moeten|zou|doit|doivent|serait|debe|tiene que|sería|deve|sarebbe|tem de|tem que|seria|musi|byłoby|skal|ville være)(?!\p{L})/iu;
/** What else may stand in a sentence that says nothing but when. */
const polite = new Set(
  'voor vor avant antes prima przed før um bis ab til kurz noch nog encore would will be is ideal great good fine perfect nice ok okay please pls plz am pm a p m early late first thing morning afternoon evening noon midday lunch lunchtime if possible latest at the before after by on or we need it them thanks thx bitte ware wäre gut super schön schon ideal wenn möglich moglich früh frueh fruh vormittag vormittags nachmittag nachmittags mittag abend danke spätestens spatestens graag aub ochtend middag morgen fijn mooi zou zijn zo mogelijk uiterlijk vroeg matin midi apres-midi après-midi soir si possible svp merci serait parfait idéal ideal ce de preferencia preferentemente por la mañana tarde si es posible favor sería seria perfecto gracias mattina mattino pomeriggio se possibile per favore sarebbe perfetto grazie manhã possível obrigado obrigada rano po południu poludniu jeśli możliwe proszę prosze byłoby idealnie formiddag eftermiddag gerne tak ville være hvis muligt'
    .split(' ')
    .map(foldWord),
);
const clock =
  /^(?:\d{1,2}(?:[.:]\d{2})?(?:am|pm|h|uhr|hrs?)?|am|pm|uhr|uur|h|o['’]clock|noon|kl|heures?|horas?|ore)[.,]?$/iu;
/** "On this Friday". */
const thisWord = /^(?:this|diesen|deze|dit|ce|este|questo|esta|denne|ten)$/iu;
/** What happens on a day that is none of the goods. */
const happening =
  /(?<!\p{L})(?:closed|closing|holidays?|away|geschlossen|betriebsferien|feiertag|urlaub|gesloten|vakantie|feestdag|ferm[ée]e?s?|fermons|férié|vacances|congés?|cerrad\p{L}*|festivo|vacaciones|chius\p{L}*|ferie|festivo|fechad\p{L}*|feriado|férias|zamknię\p{L}*|urlop\p{L}*|święto|lukket|ferie|helligdag)(?!\p{L})/iu;
/** "22. November" is one day. */
const dayNumber = /(?<!\d)\d{1,2}\.$/;
/** So many words may stand between what is delivered and its day: "deliver to us on Monday". */
const mostBetween = 3;
const mostWordsOfDay = 5;
/** Such a sentence says nothing else: "For Saturday please:". */
const shortest = 5;
/** Of a sentence that says nothing but when. */
const longestPolite = 8;

/**
 * The day on which a sentence of an e-mail wants the goods: "Delivery Monday if possible", "livraison le 16 octobre",
 * "we need 12 boxes for Friday", "tomorrow before 9". Days without a year, and days of the week, come next after that
 * of the e-mail. Where sentences name several, a limit is the day, as in "the fair is on 14 June, we need them by 12 June".
 */
export function readMailDay(text: string, rule: DateRule): MailDay | null {
  const { sentOn } = rule;
  if (!sentOn) return null;
  const found = sentencesOf(text).flatMap((sentence) => {
    if (tellsOfPast.test(sentence) || happening.test(sentence)) return [];
    const words = sentence.split(/\s+/);
    const isAsked =
      words.length <= shortest || asksForGoods(sentence) || question.test(sentence) || wishes.test(sentence);
    const isHeading = sentence.endsWith(':');
    const isAmount = words.some((word) => /^\d+[.,x]?\d*$/.test(word));
    const days = words.flatMap((word, at): MailDay[] => {
      const isDelivery = delivery.test(word);
      const isNamed =
        preposition.test(word) &&
        (isAsked || (isAmount && purpose.test(word)) || (isHeading && isAhead(word)));
      if (!isDelivery && !isNamed) return [];
      const value = isDelivery ? dayWithin(words, at + 1, rule, sentOn) : dayAt(words, at, rule, sentOn);
      return value && !wantsOther(words.slice(0, at).join(' ')) ? [{ value, isGuess: !isDelivery }] : [];
    });
    return days.length > 0 ? days : bareDay(words, question.test(sentence), rule, sentOn);
  });
  const isLimit = ({ value }: MailDay) => value.from === null;
  return found.find(({ isGuess }) => !isGuess) ?? found.find(isLimit) ?? found[0] ?? null;
}

/** Behind "for" and "before" stands a day that is to come. */
function isAhead(word: string): boolean {
  return purpose.test(word) || dateWords.until.has(foldWord(word));
}

function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[\p{L}\d)]{2}[.!?])\s+|(?<=:)\s+/u);
  return parts.reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1);
    if (last !== undefined && dayNumber.test(last) && beginsWithMonth(part))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
    return sentences;
  }, []);
}

function beginsWithMonth(text: string): boolean {
  return dateWords.months.has(foldWord(/^\p{L}+/u.exec(text)?.[0] ?? ''));
}

/** "Weds am pls", "Thursday would be ideal", "kun je vrijdag nog 300 rozen meenemen?": a day that nothing announces. */
function bareDay(words: readonly string[], isQuestion: boolean, rule: DateRule, sentOn: string): MailDay[] {
  const days = words.flatMap((word, at) => {
    const bare = foldWord(word.replace(/[.,;:!?)]+$/, ''));
    const isWeekday = dateWords.weekdays.has(bare) && bare.length >= shortestWeekday;
    const value = isWeekday && !rule.tellsWeek ? weekdayOf(word, sentOn) : readDayAhead(words, at, sentOn);
    return value && !isOther(words[at - 1] ?? '') ? [{ value, at }] : [];
  });
  const [day] = days;
  if (!day || days.length > 1 || wantsOther(words.join(' '))) return [];
  const rest = words
    .filter((_, at) => at !== day.at)
    .map((word) => foldWord(word.replace(/[.,;:!?)]+$/, '')));
  const isAlone = rest.length < longestPolite && rest.every((word) => polite.has(word) || clock.test(word));
  return isAlone || isQuestion ? [{ value: day.value, isGuess: true }] : [];
}
const shortestWeekday = 4;

/** `next Friday`, `last Friday`, `every Friday`: of another week, or of all. */
function isOther(word: string): boolean {
  return /^(?:next|last|every|each|this|since|nächste\p{L}*|letzte\p{L}*|jede\p{L}*|seit|kommende\p{L}*|volgende|vorige|afgelopen|elke|iedere|chaque|cada|ogni|każd\p{L}*|hver|sidste|næste|i)$/iu.test(
    word,
  );
}

/** `Weds` and `Thurs` are as clear as the whole word where nothing else is said. */
function weekdayOf(word: string, sentOn: string): ReadDelivery | null {
  const day = dateWords.weekdays.get(foldWord(word.replace(/[.,;:!?)]+$/, '')));
  const whole = [...dateWords.weekdays].find(([name, which]) => which === day && name.length > shortestWhole);
  return whole ? readWeekday(whole[0], dateWords, sentOn) : null;
}
const shortestWhole = 5;

function dayWithin(
  words: readonly string[],
  from: number,
  rule: DateRule,
  sentOn: string,
): ReadDelivery | null {
  for (let at = from; at <= from + mostBetween; at++) {
    const read = dayAt(words, at, rule, sentOn);
    if (read) return read;
  }
  return null;
}

/** The day that the words begin with, perhaps behind its preposition. */
function dayAt(words: readonly string[], at: number, rule: DateRule, sentOn: string): ReadDelivery | null {
  for (let length = mostWordsOfDay; length > 0; length--) {
    const own = words.slice(at, at + length);
    if (own.length < length) continue;
    const text = own.join(' ').replace(/(?<=\p{L})[.,;:!?)]+$|[,;:!?)]+$/u, '');
    const bare = own
      .slice(1)
      .join(' ')
      .replace(/(?<=\p{L})[.,;:!?)]+$|[,;:!?)]+$/u, '');
    const withYear = readDelivery(text, rule.order, dateWords, null);
    if (withYear && !withYear.asap && text.endsWith(withYear.text)) return withYear;
    const read =
      readDayWithoutYear(text, rule.order, dateWords, sentOn) ??
      (preposition.test(own[0]!) && bare !== ''
        ? readDayWithoutYear(bare, rule.order, dateWords, sentOn)
        : null);
    if (read) return read;
  }
  const [first = '', ...others] = words.slice(at);
  const isLimit = preposition.test(first);
  // `before 8am Wednesday`
  const times = isLimit ? others.findIndex((word) => !clock.test(word) && !thisWord.test(word)) : 0;
  const named = isLimit ? at + 1 + Math.max(0, times) : at;
  const over =
    /^(?:the )?(?:day after|pasado|depois de) /iu.exec(
      words.slice(named, named + mostBetween + 1).join(' '),
    )?.[0] ?? '';
  const ahead = readDayAhead(words, named + over.split(' ').length - 1, sentOn);
  if (ahead || rule.tellsWeek) return ahead;
  const text = words.slice(at, at + mostWordsOfDay).join(' ');
  const behind = isLimit ? words.slice(named, named + mostWordsOfDay).join(' ') : '';
  return readWeekday(text, dateWords, sentOn) ?? (behind ? readWeekday(behind, dateWords, sentOn) : null);
}
