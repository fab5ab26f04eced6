import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { foldWord } from '../../values/fold.ts';
import { isOne, numberOfWord } from '../../values/number-words.ts';
import type { Wish } from '../instruction.ts';
import { delivers, usual, vagueDays } from '../words/wordings.ts';
import {
  aboutDays,
  bringsForward,
  durations,
  putsOff,
  shifts,
  thanPrinted,
  weekday,
} from '../words/words-of-days.ts';
import { asks } from '../words/words-of-wishes.ts';
import { besidePrintedDay, daysBeside } from './beside-printed-day.ts';
import {
  type DayWriting,
  dayAfter,
  daysTold,
  type ToldDay,
  weekdayOf,
  withoutPrintedDay,
} from './days-told.ts';

/** What the papers of an order also have days for. */
const otherDays =
  /(?<!\p{L})(?:invoice|rechnung|factuur|facture|order(?:ed)? (?:of|from|dated)|bestellung vom|bestelling van|commande du|offer|quot\p{L}*|angebot|offerte|devis|payment|paid|zahlung|bezahlt|betaling|betaald|paiement|payé\p{L}*|meeting|call|closed|geschlossen|gesloten|fermé\p{L}*|cerrad[oa]s?|chius[oi]|fechad[oa]s?|lukket|discussed|besprochen|other order|anderen? (?:bestellung|auftr\p{L}+|bestelling)|autre commande|otro pedido|altro ordine|outra encomenda|inne zamówienie|anden ordre)(?!\p{L})/iu;
const past = /(?<!\p{L})(?:was|were|has been|have been|wurde[n]?|werd|a été|ont été)(?!\p{L})/iu;

/** Behind these stands the day that is not wanted: "12 May, not 1 April". */
const notThat =
  /(?<!\p{L})(?:not|instead of|rather than|than|nicht|statt|anstatt|als(?! \p{L}*(?:termin|datum))|niet|in plaats van|(?<!^en )dan(?! (?:op|leveren|pas))|i\.p\.v\.?|au lieu d\p{L}*|et non|pas|que|en (?:vez|lugar) de\p{L}*|no(?! dia)|anziché|invece d\p{L}*|che|non|em vez d\p{L}*|do que|e não|zamiast|a nie|nie|niż|i stedet for|ikke|end|was|vorher|bisher|original\p{L}*)(?!\p{L})[^\d:,;]{0,24}$/iu;
/** A day from which on it is wanted. */
const notBefore =
  /(?<!\p{L})(?:not|nicht|niet|pas|ne|no|non|não|nie|ikke)\s+(?:earlier|sooner|früher|eerder|plus tôt|antes|prima|più presto|mais cedo|wcześniej|tidligere|før)(?:\s+\p{L}+){0,3}\s+(?:than|als|dan|que|de|di|del|do que|do|niż|end)(?!\p{L})[^\d]{0,24}$|(?<!\p{L})(?:before|until|till|vor|bis|erst|voor|pas|avant|que|antes|hasta|prima|fino|até|przed|do|før|til|earlier than|eerder dan|früher als|no earlier|not? later than|nicht später als|niet later dan|pas plus tard que|no más tarde (?:de|que)|non più tardi d\p{L}+|não mais tarde (?:do )?que|nie później niż|ikke senere end)(?!\p{L})[^\d]{0,24}$/iu;
/** Before these stands the former day: "from 1 April to 12 May". */
const fromThat = /(?<!\p{L})(?:from|vom|von|van|du|de|del|dal|od|z|fra)(?!\p{L})[^\d]{0,16}$/iu;
const toThis = /^\s*(?:to|auf|zum|naar|au|al|a|para|na|do|til)(?!\p{L})/iu;
/** Before the day of a document. */
const ofPaper = /(?<!\p{L})(?:dated|vom|z dnia|d\.?d\.?)\s*$/iu;

/** The day that a sentence asks for; 'unclear' when only its writer can tell; null when it names none. */
export function wishedDay(whole: string, writing: DayWriting): Wish | 'unclear' | null {
  const text = withoutReasonDays(withoutOtherDays(whole, writing), writing);
  const shift = shiftOf(text);
  if (shift !== 0 && (thanPrinted.test(text) || delivers.test(text) || ofDate.test(text)))
    return writing.printed === null || Number.isNaN(shift)
      ? 'unclear'
      : { kind: 'deliveryDate', date: dayAfter(writing.printed, shift) };
  const days = daysTold(text, writing);
  const beside = days.length === 0 ? besidePrintedDay(whole, writing) : null;
  if (beside !== null) return beside;
  const swapped = days.every(({ iso }) => iso === writing.printed) ? weekdaySwapped(text, writing) : null;
  const isAsked = [delivers, asks, prefersDay, aboutDays].some((words) => words.test(text));
  if (swapped !== null && isAsked && !past.test(text) && !otherDays.test(text))
    return { kind: 'deliveryDate', date: swapped };
  // "Please push it out to 2 April"
  const isMoved = days.length > 0 && (putsOff.test(text) || bringsForward.test(text));
  const isAbout =
    delivers.test(text) ||
    aboutDays.test(text) ||
    isMoved ||
    replacesPrinted(text, days, writing.printed) ||
    (days.length > 0 && prefersDay.test(text) && !contacts.test(text));
  // "Please ignore 16 April on the form": it is not wanted, and no other is said.
  if (days.length > 0 && ignores.test(text))
    return days.every(({ iso }) => iso === writing.printed) ? null : 'unclear';
  // "The form still has week 15, which is not right any more": the other one is not said.
  if (isAbout && days.length < 2 && outdated.test(text) && !isAskedBehind(text, days[0])) return 'unclear';
  const isPast =
    past.test(text.replace(wasBefore, ' ')) &&
    (days.length === 0 || days.some((day) => past.test(clauseAround(text, day))));
  if (!isAbout || (isPast && !wasMoved(text)) || otherDays.test(text)) return null;
  if (days.length === 0)
    return (vagueDays.test(text) && !usual.test(text)) || movesDelivery(text) ? 'unclear' : null;
  const [first] = days;
  if (days.length === 1 && isRefused(text.slice(0, first!.index))) return besideRefused(text, first!);
  if (days.length === 1 && isOfHouse(text, first!)) return null;
  if (days.length === 1 && isOfOrdering(text.slice(0, first!.index)))
    return first!.iso === writing.ordered ? null : 'unclear';
  if (isAnswerDay(text, first!)) return 'unclear';
  // The day of a document, not one that is asked for.
  if (ofPaper.test(text.slice(0, days[0]!.index))) return null;
  if (between.test(text)) return 'unclear';
  const day = wantedOf(days, text, writing.printed);
  return day === null || isUnlikely(day, text, writing)
    ? 'unclear'
    : { kind: 'deliveryDate', date: day.iso, ...(day.isAssumed && { isAssumed: true }) };
}

/** "11 April (was 1 April)" */
const wasBefore = /\((?:was|war|vorher|bisher|before|formerly|previously)\s[^()]{1,30}\)/giu;
/** A delivery that was, or a day from which on the house is open and nothing else is said of. */
function isOfHouse(text: string, day: ToldDay): boolean {
  const clause = clauseAround(text, day);
  const isMoved = putsOff.test(text) || bringsForward.test(text);
  const isOpen = openAgain.test(clause) && !delivers.test(text) && !notEarlier.test(text) && !isMoved;
  return wentBy.test(clause) || isOpen;
}
const notEarlier =
  /(?<!\p{L})(?:before|earlier|until|vor(?:her)?|früher|bis|eerder|voor|tot|avant|plus tôt|antes|hasta|prima|fino|até|przed|wcześniej|do|før|tidligere|deliver\p{L}*|liefer(?!ant)\p{L}*|lever(?!anc)\p{L}*|livr\p{L}*|entreg\p{L}*|consegn\p{L}*|dosta(?:w|rcz)\p{L}*)(?!\p{L})/iu;
const prefersDay = inAnyLanguage('prefersDay');
/** "From 1 March we are open every day" tells no day of delivery. */
const openAgain =
  /(?<!\p{L})(?:(?:we|wir|wij|nous|on|hebben|haben|sind|are|zijn|sommes|est|estamos|siamo|jesteśmy|har|vi)(?:\s\p{L}+){0,4}\s(?:open|offen|geöffnet|ouverts?|abiert[oa]s?|apert[io]|abert[oa]s?|otwarci|åbent?)|abrimos|reabrimos|apriamo|riapriamo|ouvrons|rouvrons|otwieramy|åbner)(?!\p{L})/iu;
/** Whoever is called on a day brings nothing. */
const contacts =
  /(?<!\p{L})(?:call|phone|ring|anruf\p{L}*|ruf\p{L}*|telefon\p{L}*|bel(?:len|t)?|appel\p{L}*|llam\p{L}*|chiam\p{L}*|lig(?:ar|ue|uem)|dzwo\p{L}*|zadzwo\p{L}*|ringe?|meet\p{L}*|besprech\p{L}*|treff\p{L}*|réunion|reunión|riunione|reunião|spotka\p{L}*|møde)(?!\p{L})/iu;

const ignores =
  /(?<!\p{L})(?:ignore|disregard|(?:ne )?(?:tenez|tenir|prenez|prendre) pas (?:en )?compte|ne pas tenir compte|ignorez|nicht beachten|ignorieren|negeren|negeer|no tengan en cuenta|ignoren|non (?:considerate|tenete conto)|ignorate|não (?:considerem|tenham em conta)|ignorem|(?:nie brać|proszę nie brać) pod uwagę|zignorować|se bort fra|ignorer)(?!\p{L})/iu;
const outdated =
  /(?<!\p{L})(?:no longer (?:right|correct|valid|true)|not (?:right|correct|valid) any ?more|(?:stimmt|gilt|passt)(?: \p{L}+){0,2} nicht mehr|nicht mehr (?:aktuell|richtig|gültig)|klopt(?: \p{L}+){0,2} niet meer|niet meer juist|n[’']est plus (?:bonne?|valable|exacte?|d[’']actualité)|ya no (?:vale|es correct\p{L}*)|non (?:è|vale) più|já não (?:é|está) (?:cert[oa]|válid[oa]|corret[oa])|jest już nieaktualn\p{L}+|gælder ikke længere)(?!\p{L})/iu;

/** "The printed date is no longer right: we need it by Friday 4" */
function isAskedBehind(text: string, day: ToldDay | undefined): boolean {
  if (day === undefined || day.index < text.search(outdated)) return false;
  const clause = clauseAround(text, day);
  return !outdated.test(clause) && [delivers, asks, prefersDay].some((words) => words.test(clause));
}

/** "We cannot receive on": the day behind it is not wanted. */
const refusesDay =
  /(?<!\p{L})(?:(?:can(?:not| not|['’]t)|unable to|won['’]t be able to) (?:receive|accept|take (?:in )?)|nobody (?:here|in)|no one (?:here|in)|closed|(?:nicht|nichts|niemand|keine(?:r|n)?)(?: \p{L}+){0,3} (?:annehmen|an|da)|geschlossen|(?:niet|niemand)(?: \p{L}+){0,3} (?:ontvangen|aannemen)|gesloten|ne (?:pouvons|peut) pas (?:réceptionner|recevoir)|ferm(?:é|ée|és|ons)|no (?:podemos|podremos) recibir|cerrad[oa]s?|non (?:possiamo|riusciamo a) ricevere|chius[oi]|não (?:podemos|conseguimos) receber|fechad[oa]s|nie (?:możemy|przyjmujemy)(?: przyjąć)?|zamknięt\p{L}+|kan(?: \p{L}+){0,2} ikke modtage|lukket)(?!\p{L})[^\d.;]{0,30}$/iu;
/** "Non consegnate il": the verb stands between the negation and the day. */
const noDeliveryOn =
  /(?<!\p{L})(?:(?:not|\p{L}+n['’]t|non|no|não|nie|ne)(?: \p{L}+){0,2} (?:deliver|come|bring|ship|send|consegn\p{L}+|spedi\p{L}+|mand\p{L}+|portat\p{L}+|ven\p{L}+|entreg\p{L}+|env[ií]\p{L}+|tra[ei]\p{L}+|tragam|vir|livr\p{L}+(?: pas)?|dostarcz\p{L}+|przyje[żc]\p{L}+|przywo\p{L}+|przywie\p{L}+|wysyła\p{L}*)|(?:liefer\p{L}*|komm\p{L}*|bring\p{L}*|lever\p{L}*|kom\p{L}*|breng\p{L}*|livr\p{L}*|ven\p{L}+)(?: \p{L}+){0,3} (?:nicht|niet|pas|ikke)|ikke(?: \p{L}+){0,2} (?:lever\p{L}*|komme?|køre?|bringe?))(?!\p{L})[^\d.;,]{0,20}$/iu;

function isRefused(before: string): boolean {
  // Polish "do" is "until".
  const plain = before.replace(/(?<!\p{L})do not(?!\p{L})/iu, 'not');
  return refusesDay.test(before) || (noDeliveryOn.test(plain) && !notBefore.test(plain));
}

/** "…, kindly have it here the day before": a day of the week beside the one that is refused; else nobody says which. */
function besideRefused(text: string, { iso }: ToldDay): Wish | 'unclear' {
  const by = daysBeside(text);
  const date = dayAfter(iso, by);
  return by === 0 || weekdayOf(date) >= saturday ? 'unclear' : { kind: 'deliveryDate', date };
}

const saturday = 6;

/** "La livraison du 15 février était incomplète": that delivery came. */
const wentBy =
  /(?<!\p{L})(?:war|waren|kam(?:en)?|ging(?:en)?|went|came|était|étaient|fue|fueron|estaba|era|è stat[ao]|foi|foram|estava|był[aoy]?|byli|kwam(?:en)?)(?!\p{L})/iu;

function clauseAround(text: string, { index, text: day }: ToldDay): string {
  const before = text
    .slice(0, index)
    .split(/[,;:(–]|\s(?:so|dus|donc|deshalb|daher|darum|quindi|więc|así que|por isso|så)\s/iu)
    .at(-1)!;
  return before + text.slice(index + day.length).split(/[,;:()–.]/, 1)[0]!;
}

/** "The order date is", "Das Bestelldatum ist der". */
function isOfOrdering(before: string): boolean {
  return orderingDay.test(before) && !delivers.test(before.replace(orderingDay, ' '));
}
const orderingDay =
  /(?<!\p{L})(?:(?:order|po) (?:was |is )?(?:sent|placed|submitted|transmitted|issued|raised|created) (?:to you )?on|(?:bestellung|auftrag),? (?:die |der )?(?:wurde )?(?:erteilt |übermittelt |versendet )?(?:am|vom)|(?:bestelling|order) (?:is |werd )?(?:verzonden|verstuurd|geplaatst|aangemaakt) op|commande (?:transmise|envoyée|passée|émise) le|pedido (?:enviado|emitido|transmitido|realizado) (?:el|con fecha)|ordine (?:trasmesso|inviato|emesso|effettuato) (?:in data|il)|(?:encomenda|pedido) (?:enviad[oa]|emitid[oa]|transmitid[oa]|efetuad[oa]) (?:em|a|no dia)|zamówieni\p{L}+ (?:wysłan\p{L}+|złożon\p{L}+|przesłan\p{L}+|z dnia)(?: w dniu| dnia)?|(?:ordre|bestilling)(?:en)? (?:sendt|afgivet|oprettet) (?:den|d\.)|order date|date of (?:the|our|this) order|ordered on|bestelldatum|auftragsdatum|datum der bestellung|orderdatum|besteldatum|date de (?:la |notre )?commande|fecha del? (?:nuestro )?pedido|data (?:dell['’])?ordine|data d[ae] (?:nossa )?encomenda|data zamówienia|ordredato(?:en)?|bestillingsdato(?:en)?)(?!\p{L})[^\d]{0,24}$/iu;

/** "Bitte bestätigen Sie den Termin bis 20.03.": until then somebody answers. */
function isAnswerDay(text: string, { index }: ToldDay): boolean {
  const before = text.slice(0, index);
  const confirms = confirmsTerm.exec(before);
  return confirms !== null && untilDay.test(before) && !delivers.test(before.slice(confirms.index));
}
const confirmsTerm =
  /(?<!\p{L})(?:confirm|acknowledge|reply|answer|bestätigen|rückmeldung|antwort\p{L}*|bevestig\p{L}*|antwoord\p{L}*|confirmer|confirmez|répond\p{L}+|confirm(?:ar|en|e)|respond\p{L}+|conferm\p{L}+|rispond\p{L}+|potwierdz\p{L}+|odpow\p{L}+|bekræft\p{L}*|svar\p{L}*)(?!\p{L})/iu;
const untilDay =
  /(?<!\p{L})(?:by|before|until|bis|spätestens|vor|vóór|voor|uiterlijk|avant|antes|entro|até|do|przed|inden|senest)(?!\p{L})[^\d]{0,12}$/iu;

/** Before the order was written, or on another day of the week than it says. */
function isUnlikely(day: ToldDay, text: string, { ordered }: DayWriting): boolean {
  if (ordered !== null && day.iso < ordered) return true;
  const word = weekdayBefore.exec(text.slice(0, day.index))?.[1] ?? '';
  const said = dateWords.weekdays.get(foldWord(word));
  return said !== undefined && said !== weekdayOf(day.iso);
}
const weekdayBefore = /(\p{L}{5,})(?:-feira)?[\s,.]+(?:(?:the|den|dem|der|le|el|il|de|dia|d\.)\s)?$/iu;

/** "Between 5 and 9 April": a window, which no order says. */
const between =
  /(?<!\p{L})(?:between|zwischen|tussen|entre|tra|fra|między|pomiędzy|mellem)(?:\s\p{L}{1,10})?\s\d{1,2}(?!\d)[^.;]{0,24}\s(?:and|und|en|et|y|e|a|i|og)(?:\s\p{L}{1,10})?\s\d{1,2}(?!\d)/iu;

/** "The required date of our order has been moved to 12 May." */
function wasMoved(text: string): boolean {
  return ofDate.test(text) && (putsOff.test(text) || bringsForward.test(text) || isNowOther.test(text));
}
const isNowOther =
  /(?<!\p{L})(?:moved|changed|rescheduled|set|verlegt|geändert|umgelegt|verschoben|verzet|verplaatst|gewijzigd|fixée?|changée?|modifiée?|déplacée?|trasladad[oa]|cambiad[oa]|modificad[oa]|spostat[oa]|cambiat[oa]|modificat[oa]|passou|alterad[oa]|mudad[oa]|przesunięt\p{L}+|zmienion\p{L}+|flyttet|ændret|rykket)(?!\p{L})/iu;

/** "Would Friday 9 April do instead of the 1st?": the printed day makes way, whatever the verb. */
function replacesPrinted(text: string, days: readonly ToldDay[], printed: string | null): boolean {
  const others = days.filter(({ iso }) => iso !== printed);
  if (others.length !== 1 || printed === null) return false;
  return (
    others.length < days.length ||
    withoutPrintedDay(text, printed) !== text ||
    deniesWeekday(text, weekdayOf(printed))
  );
}

/** "Friday 4/17 instead of Thursday" */
function deniesWeekday(text: string, day: number): boolean {
  const [, denied = ''] = insteadOfWeekday.exec(text) ?? [];
  return dateWords.weekdays.get(foldWord(denied.replace(/-feira$/i, ''))) === day;
}

/** A delivery is put off or brought forward, and nobody says to when. */
export function movesDelivery(text: string): boolean {
  return (putsOff.test(text) || bringsForward.test(text)) && (delivers.test(text) || ofDate.test(text));
}
const ofDate = /(?<!\p{L})\p{L}*(?:dates?|datum|termin\p{L}*|fechas?|dato\p{L}*|data|datę|datas?)(?!\p{L})/iu;

/** "We are closed that day, so please deliver on 14 May": what is said of other days goes where a day is left. */
function withoutOtherDays(text: string, writing: DayWriting): string {
  if (!otherDays.test(text)) return text;
  const pieces = text.split(
    /(?<=[,;)])\s|\s(?=\()|(?<=\S)\s(?=(?:so|dus|donc|quindi|więc|så|deshalb|daher|darum)\s)/iu,
  );
  const own = pieces.filter((piece) => !otherDays.test(piece)).join(' ');
  return daysTold(own, writing).length > 0 && (delivers.test(own) || aboutDays.test(own)) ? own : text;
}

/** "Please deliver on the 26th, not the 19th, we bottle on the 28th": the day of a clause that asks for none says why. */
function withoutReasonDays(text: string, writing: DayWriting): string {
  const clauses = text.split(/(?<=[,;:)])\s|\s(?=\()|\s[-–]\s/u);
  if (clauses.length < 2 || bounded.test(text)) return text;
  const dated = clauses.filter((clause) => daysTold(clause, writing).length > 0);
  const isWish = (clause: string) => [delivers, asks, prefersDay].some((words) => words.test(clause));
  const isPrinted = (clause: string) =>
    daysTold(clause, writing).every(({ iso }) => iso === writing.printed) || notThat.test(clause);
  const wanted = dated.filter((clause) => isWish(clause) && !isPrinted(clause));
  if (dated.length < 2 || wanted.length !== 1) return text;
  const isWhy = (clause: string) => hasSubject.test(clause) && !isWish(clause) && !isPrinted(clause);
  return clauses.filter((clause) => !(dated.includes(clause) && isWhy(clause))).join(' ');
}

/** A clause of its own, with somebody who does something: "the clamps on 2 April" is none. */
const hasSubject =
  /(?<!\p{L})(?:we|i|they|he|she|it|there|is|are|wir|ich|er|sie|es|ist|sind|wij|ik|er|zijn|on|nous|je|c[’']est|est|somos|tenemos|hay|siamo|abbiamo|è|temos|é|mamy|jest|vi|jeg|until|till|bis|tot|jusqu\p{L}*|hasta|fino|até|indtil)(?!\p{L})/iu;

/** From a day on, or up to one. */
const bounded =
  /(?<!\p{L})(?:earliest|latest|from|frühestens|spätestens|ab|vroegst|uiterlijk|vanaf|au plus (?:tôt|tard)|à partir|a partir|al más|al più|dal|entro|najwcześniej|najpóźniej|od|tidligst|senest|fra)(?!\p{L})/iu;

/** "Friday instead of Thursday" where the printed day is a Thursday: that of the same week; null where it is not so. */
function weekdaySwapped(text: string, { printed, ordered }: DayWriting): string | null {
  const [, wanted = '', former = ''] = weekdays.exec(text) ?? [];
  const [to, from] = [wanted, former].map((word) =>
    dateWords.weekdays.get(foldWord(word.replace(/-feira$/i, ''))),
  );
  if (printed === null || ordered === null || to === undefined || from === undefined || to === from)
    return null;
  const day = dayAfter(printed, to - from);
  return weekdayOf(printed) !== from || day < ordered ? null : day;
}
const insteadOfDay =
  '(?:instead of|rather than|not|(?:an)?statt|nicht|in plaats van|ipv|i\\.p\\.v\\.?|niet|au lieu d[eu]|plutôt que|et (?:non|pas)|en (?:vez|lugar) de(?:l)?|y no|invece d[ie]l?|anziché|e non|em vez d[ea]|e não|zamiast|a nie|i stedet for|(?:og )?ikke)\\s(?:(?:on|am|op|le|el|il|na|w|we|på|om|the)\\s)?';
const insteadOfWeekday = new RegExp(`(?<!\\p{L})${insteadOfDay}(${weekday})(?!\\p{L})`, 'iu');
const partOfDay =
  'morning|afternoon|matin|après-midi|früh|vormittag|nachmittag|ochtend|middag|mattina|mañana|de manhã|rano|morgen';
const thisWeek =
  'this week|dieser woche|diese woche|deze week|cette semaine|(?:de )?esta semana|(?:di )?questa settimana|(?:d)?esta semana|w tym tygodniu|(?:i )?denne uge';
/** "Thursday this week rather than Friday next week": days of two weeks. */
const nextWeek =
  '(?! (?:of )?(?:the )?(?:next|following|nächste|kommende|folgende|der nächsten|volgende|prochaine?|de la semaine|próxim|que viene|de la próxima|della prossima|prossim|da próxima|w przyszłym|przyszł|i næste|næste))';
const weekdays = new RegExp(
  `(?<!\\p{L})(${weekday})(?:\\s(?:${partOfDay}|${thisWeek}))?,?\\s${insteadOfDay}(${weekday})(?!\\p{L})${nextWeek}`,
  'iu',
);

/** "And not on" */
const deniedDay =
  /(?<!\p{L})(?:not|nicht|niet|pas|no|non|não|nie|ikke)\s(?:(?:on|at|am|den|op|de|le|el|il|em|no|w|den|d\.)\s){0,2}(?:\p{L}+day|\p{L}+tag|\p{L}+dag|\p{L}+di)?[,\s]*$/iu;

/** The only day that is not printed; of two that are not, the one that is not the former; null when nobody knows. */
function wantedOf(days: readonly ToldDay[], text: string, printed: string | null): ToldDay | null {
  const others = days.filter(({ iso }) => iso !== printed);
  const [first, second] = others;
  // "And not on 27/11", beside a day that only says why.
  if (!first) return deniedDay.test(text.slice(0, days[0]!.index)) ? null : days[0]!;
  const before = text.slice(0, first.index);
  if (!second) {
    // "11 May instead of 7 May", where the papers have the 11th already.
    const isRefused = notThat.test(before) && !notBefore.test(before);
    return isRefused ? (days.find(({ iso }) => iso === printed) ?? null) : first;
  }
  if (others.length > 2) return null;
  const between = text.slice(first.index + first.text.length, second.index);
  // "Date de livraison : 11 mai au lieu du 7 mai" has a "de" and an "au" as well.
  if (notThat.test(between)) return first;
  if (fromThat.test(before) && toThis.test(between)) return second;
  return notThat.test(before) ? second : null;
}

/** By how many days later, below zero earlier; 0 when by none, NaN when by how many is not clear. */
function shiftOf(text: string): number {
  const said = shifts.exec(text);
  const isForward = bringsForward.test(text);
  const match = said ?? (isForward || putsOff.test(text) ? durations.exec(text) : null);
  const { weeks, ...groups } = match?.groups ?? {};
  const later = said ? groups.later : !isForward;
  if (!match || (!later && !groups.earlier && !isForward)) return 0;
  const number = match[1];
  const count =
    number === undefined || isOne(number)
      ? 1
      : /^\d/.test(number)
        ? Number(number)
        : (numberOfWord(number) ?? Number.NaN);
  return count * (weeks ? 7 : 1) * (later ? 1 : -1);
}
