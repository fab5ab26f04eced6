import type { DraftRow } from '../../draft.ts';
import { mailLanguages } from '../../lexicon/mail/languages.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { languagesOf, patternOf, says } from '../../lexicon/mail/spoken-languages.ts';
import { type GoodsSaid, goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';
import { isCutTo, isHandled } from '../goods/handled-goods.ts';
import { rowsOf, type Wish } from '../instruction.ts';
import { isGone } from '../rows/taken-out.ts';
import { numberIn } from '../words/patterns.ts';
import { doubles, halves, longAgo } from '../words/words-of-amounts.ts';
import { noneOf } from '../words/words-of-refusal.ts';
import { asks, changes } from '../words/words-of-wishes.ts';
import { onlyAsks } from './bare-questions.ts';
import { otherWords } from './known-words.ts';
import { dutchAnd, spanishAnd } from './told-amounts.ts';

/**
 * Whether what stands beside the goods of a wish makes it none: it only asks what is so, tells what came or is there, or
 * sends goods back.
 */
export function isTurnedAway(wish: Wish, text: string, rows: readonly DraftRow[]): boolean {
  if (onlyAsks(text)) return true;
  const named = rowsOf(wish);
  if (named.length === 0) return false;
  // `Danke, dass Sie die 5 Seile nachgeliefert haben`
  if (says(text, 'thankedFor')) return true;
  const clauses = clausesOf(text).filter((clause) =>
    goodsSaid(clause, rows).some((goods) => goods.rows.some((row) => named.includes(row))),
  );
  if (wish.kind === 'cancel') return isOtherRefusal(text, clauses, rows);
  if (wish.kind === 'quantityBy')
    return clauses.some((clause) => says(clause, 'handedBack') || says(clause, 'cameOrLies'));
  return (
    wish.kind === 'quantity' &&
    (clauses.some((clause) => isOtherCount(wish, clause, text, rows)) ||
      isBounded(wish.to, text) ||
      isDenied(wish.to, text))
  );
}

function clausesOf(text: string): string[] {
  return text.split(clauseEnds).filter((clause) => clause.trim() !== '');
}
const clauseEnds = new RegExp(
  `[,;:!()–]\\s?|\\s-\\s|\\s(?:and|but|und|aber|${dutchAnd}|maar|et|mais|${spanishAnd}|pero|e|ma|mas|i|ale|og|men)\\s`,
  'iu',
);

/** "No fenders came", "skip the fenders next time", "cancel the order", "or make them 6". */
function isOtherRefusal(text: string, clauses: readonly string[], rows: readonly DraftRow[]): boolean {
  if (orOtherwise.test(text) || callsOffAll(text)) return true;
  if (says(text.replace(thisTime, ' '), 'otherTimes')) return true;
  return clauses.some((clause) => {
    const goods = goodsSaid(clause, rows);
    const isNone = goods.some(({ from }) => noneOf.test(clause.slice(0, from)));
    // "We don't need any more fenders": those that are ordered are enough.
    const isMore = goods.some(
      ({ from, to }) => moreBefore.test(clause.slice(0, from)) || moreBehind.test(clause.slice(to)),
    );
    return (
      (isNone && cameOrLies.test(clause)) ||
      isMore ||
      isHandled(clause, rows) ||
      (isNone && ofOtherColour.test(text)) ||
      (isNone && says(clause, 'prices')) ||
      ((longAgo.test(clause) || wasYesterday.test(clause)) && isGone(clause))
    );
  });
}
/** "No white fenders, blue ones" */
const ofOtherColour = new RegExp(
  `[,;–]\\s(?:\\p{L}+\\s){0,2}?(?:${mailLanguages.map(({ colours }) => colours.replaceAll(', ', '|')).join('|')})\\p{L}{0,2}(?:\\s\\p{L}{2,6})?[.!\\s]*$`,
  'iu',
);
const thisTime = inAnyLanguage('thisTime');
/** It was called off once, or by somebody else. */
const wasYesterday =
  /(?<!\p{L})(?:yesterday|gestern|gisteren|hier(?= |$)(?<=été \p{L}+ hier|avons \p{L}+ hier)|ayer|ieri|ontem|wczoraj|i går)(?!\p{L})/iu;
/** Right before goods: others than those that are ordered. */
export const moreBefore =
  /(?<!\p{L})(?:more|extra|additional|further|weiteren?|zusätzlichen?|meer|bijkomende|autres|más|altri|altre|ulteriori|mais|więcej|dodatkow\p{L}+|flere|ekstra)\s$/iu;
const moreBehind =
  /^\s(?:supplémentaires?|en plus|adicionales|de más|in più|aggiuntiv\p{L}|a mais|adicionais)(?!\p{L})/iu;
/** "Cancel them, or make it 6": nobody knows which. */
const orOtherwise = new RegExp(
  `(?<!\\p{L})(?:or|oder|(?<!instead )of|ou|o|lub|albo|eller)\\s(?:\\p{L}+\\s){0,2}?(?:make|machen?|maak|mett\\p{L}*|haz|pon\\p{L}*|fai|faz|dać|dajcie|sæt|giv|${changes.source})`,
  'iu',
);

/** "Keep the fenders, cancel the order": not the fenders go; "cancel all except line 2" is read by others. */
function callsOffAll(text: string): boolean {
  return languagesOf(text).some((words) => wholeCalledOff.get(words.language)!.test(text));
}
/** "Off the order": the order stays. */
const outOf = '(?:off|out|from|aus|von|uit|van|af|de|du|del|dal|da|z|fra|ud)';
const ofGoods =
  '(?:of|for|von|für|van|voor|d[eiou]?|des|di|del|za|af|except|apart|außer|bis auf|behalve|sauf|hormis|menos|salvo|excepto|tranne|exceto|oprócz|poza|undtagen|bortset)(?!\\p{L})';
const wholeCalledOff = new Map(
  mailLanguages.map((words) => {
    const [verb, whole] = (['callsOff', 'wholeOrder'] as const).map((key) => patternOf(words, key).source);
    return [words.language, new RegExp(`${verb}(?<!\\s${outOf})\\s${whole}(?!\\s${ofGoods})`, 'iu')] as const;
  }),
);

/** "Return 4 fenders", "20 each", "the ropes for 20", "20 fenders instead of 12 came", "we have 20 fenders". */
function isOtherCount(
  { row, to, from }: Extract<Wish, { kind: 'quantity' }>,
  clause: string,
  text: string,
  rows: readonly DraftRow[],
): boolean {
  const at = clause.search(numberIn(to));
  if (at < 0) return false;
  const goods = goodsSaid(clause, rows);
  const isFirst = goods.every((each) => each.from > at);
  if ((isFirst && says(clause, 'handedBack')) || says(clause, 'eachOne')) return true;
  if (from === null && isCutTo(row, clause, rows)) return true;
  // "6 fenders now, 6 later"
  if (from === null && soManyLater.test(text)) return true;
  if (suffices.test(clause) && /\?\s*$/.test(clause)) return true;
  if (from !== null) return says(clause, 'cameOrLies');
  if (says(clause, 'roseTo') || (isFirst && says(clause, 'mends'))) return true;
  if (lacks.test(clause) || isPredicated(clause, at, goods)) return true;
  return (
    isThere(clause, rows) || (goods.some((each) => each.to <= at) && forSoMuch.test(clause.slice(0, at)))
  );
}

/** "5 fenders are flat already", "5 fenders too heavy for the shelf": what so many of them are, and no wish. */
function isPredicated(clause: string, at: number, goods: readonly GoodsSaid[]): boolean {
  const next = goods.find(({ from }) => from > at);
  if (next === undefined) return false;
  const rest = clause.slice(next.to);
  // "Bitte 5 Fender aufpumpen"
  if (lastVerb.test(rest) && otherWords(rest).length > 0) return true;
  if (/\p{L}/u.test(clause.slice(0, at)) || asks.test(clause)) return false;
  return beginsPredicate.test(rest) && otherWords(rest).length > 0;
}
/** Of German and Dutch, alone behind the goods. */
const lastVerb = /^\s(?:bitte\s|graag\s)?\p{Ll}{3,}(?:en|eln|ern)[.!\s]*$/u;
const beginsPredicate =
  /^\s(?:are|were|is|was|look|seem|feel|too|sind|waren|ist|war|wirken|scheinen|zu|zijn|waren|is|was|lijken|te|sont|étaient|est|trop|son|eran|están|estaban|demasiado|sono|erano|troppo|são|eram|estão|demasiado|są|były|jest|er|var|for)\s/iu;

const soManyLater = new RegExp(
  `\\d\\D{1,30}?,\\s(?:and\\s|und\\s|en\\s|et\\s)?\\d{1,5}(?:\\s\\p{L}+){0,2}?\\s${inAnyLanguage('afterwards').source}`,
  'iu',
);

/** "Es fehlen 5 Fender": of what came, or beside what is printed. */
const lacks =
  /(?<!\p{L})(?:(?:we|i)[^,]{0,24} short|missing|fehl(?:t|en|ten|te)|ontbr[eaé]\p{L}+|tekort|te kort|manqu(?:e|ent|ait|aient)|(?<!hacen? )faltan?|faltaban?|mancan?o?|mancavano|faltam|faltavam?|brakuje|brakowało|mangler|manglede)(?!\p{L})/iu;
/** "Würden 20 Fender reichen?" */
const suffices =
  /(?<!\p{L})(?:be enough|suffice|reichen|genügen|genoeg|volstaan|suffir\p{L}+|suffisent|bastan|bastar\p{L}+|bastano|basterebbero|chegam|bastam|wystarcz\p{L}+|nok|cheaper|billiger|günstiger|goedkoper|moins chers?|más barat\p{L}+|meno car\p{L}|mais barat\p{L}+|tańsz\p{L}+|billigere)(?!\p{L})/iu;
const forSoMuch = /(?<!\p{L})(?:for|für|zu|voor|pour|por|za)\s$/iu;

/** "At least 20", wherever the number stands. */
function isBounded(to: number, text: string): boolean {
  const found = [...text.matchAll(new RegExp(numberIn(to), 'gu'))];
  return (
    found.length > 0 &&
    languagesOf(text).some(({ language }) =>
      found.every(({ index }) => boundsBefore.get(language)!.test(text.slice(0, index))),
    )
  );
}

const boundsBefore = new Map(
  mailLanguages.map((words) => [
    words.language,
    new RegExp(`${patternOf(words, 'atLeast').source}\\s$`, 'iu'),
  ]),
);

/** "Es sind 20 Fender da": so many are there, and nothing is said of more. */
function isThere(clause: string, rows: readonly DraftRow[]): boolean {
  const here = hereNow.exec(clause);
  if (here === null) return false;
  const rest = withoutGoodsSaid(clause, goodsSaid(clause, rows))
    .replace(hereNow, ' ')
    .replace(cameOrLies, ' ');
  return !/\p{L}/u.test(rest);
}
const hereNow = new RegExp(`^\\P{L}*${inAnyLanguage('hereNow').source}(?=\\s\\d)`, 'iu');
const cameOrLies = inAnyLanguage('cameOrLies');

/** "Don't double the fenders", "8 reichen nicht": no other number says how many. */
function isDenied(to: number, text: string): boolean {
  return clausesOf(text).some((clause) => {
    const isMultiple = doubles.test(clause) || halves.test(clause);
    const isTooFew = says(clause, 'unfitAmount') || notEnough.test(clause);
    return says(clause, 'denials') && (isMultiple || (isTooFew && numberIn(to).test(clause)));
  });
}
const notEnough =
  /(?<!\p{L})(?:reich(?:t|en)(?: \p{L}+){0,2} nicht|(?:is|zijn) niet (?:genoeg|voldoende)|volsta\p{L}+ niet|ne suffi\p{L}+ pas|no (?:bastan?|alcanzan?|son suficientes)|non (?:bastano?|sono sufficienti)|não (?:chegam?|bastam?)|nie wystarcz\p{L}+|(?:er ikke nok|rækker ikke))(?!\p{L})/iu;
