import type { DraftRow } from '../../draft.ts';
import { mailLanguages } from '../../lexicon/mail/languages.ts';
import type { MailWords } from '../../lexicon/mail/mail-words.ts';
import { alternatives, type WordKey } from '../../lexicon/mail/phrase-pattern.ts';
import { languagesOf, patternOf } from '../../lexicon/mail/spoken-languages.ts';
import { goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';
import { eachLineNumber } from '../words/wordings.ts';
import { notForgotten } from '../words/words-of-refusal.ts';
import { changes } from '../words/words-of-wishes.ts';
import { wantedByOthers } from './told-amounts.ts';

const please = 'please|pls|bitte|graag|alstublieft|aub|svp|merci|favor|favore|proszę|venligst';
/** A new wish begins there, or goods are not needed: what is denied before it is not what stands behind. */
const startsAnew = [
  `${please}|and|und|et|og|so|therefore|but|aber|sondern|maar|dus|daher|also|mais|donc|pero|sino|ma|quindi|mas`,
  'portanto|ale|więc|men|så|need\\p{L}*|require\\p{L}*|brauch\\p{L}*|benötig\\p{L}*|nötig|nodig|hoe(?:f|v)\\p{L}*',
  'besoin|nécessaire\\p{L}*|necesit\\p{L}*|necesari\\p{L}*|faltan?|serv\\p{L}*|occorr\\p{L}*|bisogn\\p{L}*',
  'precis\\p{L}*|necess\\p{L}*|potrzeb\\p{L}*|brug\\p{L}*|behøv\\p{L}*',
].join('|');
const mayAsk =
  'you|can|could|kann|können|könnt|kan|kunt|kunnen|pouvez|peux|pueden?|podéis|potete|podem|możecie';

/** At most so many words of one clause, none of them one of those at which it stops. */
function gap(most: number, stop: string): string {
  return `(?:\\s+(?!(?:${stop})(?!\\p{L}))[^\\s,;:.!?()]+){0,${most}}?\\s+(?:\\p{L}{1,5}[’'])?`;
}

const without = 'without|no|ohne|keine?|zonder|geen|sans|sin|senza|niente|sem|bez|uden|ingen';
const away = '(?:off|out|away|weg|raus|eraf|af|uit|fuera|fora|via)(?!\\p{L})';
const before = '(?:before|vor|voor|avant|antes|prima|przed|før)\\s+';
const lacking = 'without|ohne|zonder|sans|sin|senza|sem|bez|uden';
const joins = 'and|und|en|et|y|e|i|og';
const patterns = new Map(mailLanguages.map((words) => [words.language, patternsOf(words)]));

function patternsOf(words: MailWords): RegExp[] {
  const [verb, denial, forbids, others] = (['callsOff', 'denials', 'forbids', 'noGoods'] as const).map(
    (key) => `(?:${alternatives(words[key])})`,
  );
  // "Enlevez-nous"
  const off = `${verb}(?:-\\p{L}+)?`;
  return [
    // "Don't take the fenders off again", "nobody here can do without them", "streichen Sie die Fender nicht"
    `${denial}${gap(2, `${startsAnew}|${mayAsk}`)}${off}|${forbids}${gap(6, startsAnew)}${off}`,
    `${off}${gap(6, `${startsAnew}|${mayAsk}`)}(?:nicht|niet|ikke|pas|${forbids})(?=\\s*(?:$|[,;:.!]))`,
    // "Without the fenders we can't open", "bez odbijaczy nie otworzymy"
    `(?<=^\\P{L}*)(?:${lacking})(?!\\p{L})${gap(4, startsAnew)}${denial}`,
    // "Cancel my appointment", "die Folie bitte weglassen", "no broken fenders"
    `(?:${off}|${denial}|(?:${without})(?!\\p{L}))${gap(3, please)}${others}`,
    `${others}${gap(3, joins)}(?:${off}|${away})`,
    // "Don't send them before 8", "not to 17 after all"
    `${denial}${gap(6, startsAnew)}${before}(?:\\p{L}+\\s+)?\\d|${denial}\\s+(?:to|auf|op|naar|à|a|para|na|til)\\s+\\d`,
  ].map((source) => new RegExp(`(?<![\\p{L}-])(?:${source})`, 'iu'));
}

const but =
  /(?<!\p{L})(?:but|though|however|aber|doch|jedoch|besteht|maar|echter|mais|pero|ma|però|mas|porém|ale|lecz|jednak|men|dog)(?!\p{L})/iu;

/**
 * Whether a line that was read as one to go may be wanted for all that: its going is denied, asked about, done by others or
 * elsewhere or only thought of, or what goes is no line, or nothing goes at all.
 */
export function isDoubtedCancel(text: string): boolean {
  const signs = [
    notForgotten,
    mustNotGo,
    twiceWithout,
    awayAlready,
    putAway,
    calledOffByOthers,
    wantedByOthers,
  ];
  if (signs.some((words) => words.test(text))) return true;
  const wished = text.replace(calledOff, ' ');
  return languagesOf(text).some((words) => {
    const says = (key: WordKey) => patternOf(words, key).test(text);
    return (
      patterns.get(words.language)!.some((pattern) => pattern.test(text)) ||
      asksToKnow(text, words) ||
      (wished !== text && !patternOf(words, 'callsOff').test(wished)) ||
      says('goneElsewhere') ||
      says('pondered') ||
      (says('wouldHave') && but.test(text)) ||
      // "No rush, but cancel the fenders": they go.
      (says('otherDoings') && !says('callsOff'))
    );
  });
}

/** "Die Fender dürfen nicht entfallen", "laat ze niet weg", "ne supprimez surtout pas" */
const mustNotGo =
  /(?<!\p{L})(?:nicht (?:weg|raus|entfallen|wegfallen|ausfallen|fehlen)|niet (?:weg|vervallen|eraf|eruit|ontbreken)|(?:supprim|annul|retir|enlev|oubli)(?:ez|e|er|ons) (?:surtout |jamais |en aucun cas )?(?:pas|jamais)|pueden faltar|devono mancare|podem faltar|(?:nie )?może (?:za)?brak\p{L}*|ikke (?:udgå|mangle))(?!\p{L})/iu;
/** "No gloves, no work", "ohne Fender keine Abfahrt" */
const twiceWithout =
  /^\P{L}*(?:no|without|ohne|keine?|zonder|geen|sans|pas de|sin|senza|sem|bez|uden|ingen)\s[^,]{2,40}?,?\s(?:no|keine?n?|geen|pas d[e’\x27]|sin|nessun\p{L}*|nenhum\p{L}*|nie ma|ingen)(?!\p{L}| (?:longer|more|need|thanks?)|\s?mehr)/iu;
/** "Die Fender sind weg": nobody has them any more. */
const awayAlready =
  /(?<!\p{L})(?:sind|ist|waren|zijn|is|waren)(?: \p{L}+)? (?:weg|raus|eraf|eruit)(?!\p{L})|(?<!\p{L})(?:kom ikke|kwam(?:en)? niet|kam(?:en)? nicht|(?:did not|didn[’']t) (?:come|arrive)|pas arrivée?s?|no (?:llegó|llegaron)|non (?:è|sono) arrivat\p{L}|não (?:chegou|chegaram)|nie (?:przyszł\p{L}+|dotarł\p{L}*))(?!\p{L})/iu;
/** "Stellen Sie die Fender weg", "drop the fenders off" */
const putAway =
  /(?<!\p{L})(?:stell\p{L}*|räum\p{L}*|pack\p{L}*|zet|zetten|leg\p{L}*|ruim)(?: \S+){1,5} (?:weg|raus|nach draußen|buiten)(?!\p{L})|(?<!\p{L})lad(?: \S+){1,4} stå(?!\p{L})|(?<!\p{L})drop(?:ped)?(?: \S+){1,5}? (?:off(?! (?:the|this|our|my|that) )(?!\p{L})|(?:in|by|round|over)(?=[\s.,!]*$))/iu;

/** "The boatyard next door cancelled the fenders" */
const calledOffByOthers =
  /^\P{L}*(?:the|my|our|his|her|their|an?|some(?:body|one)|\p{Lu}\p{Ll}+)\s(?:(?!(?:have|has|had|is|are|was|were|be|been|being|get|want\p{L}*|need\p{L}*|please|that)\s)\p{L}+\s){0,4}(?:cancel+ed|removed|deleted|dropped|struck|axed)\s(?:the|our|all|his|her|their|some)(?!\p{L})/iu;

/** It was called off once, by whomever; a wish beside it counts. */
const calledOff =
  /(?<!\p{L})(?:strich(?:en)?|stornierten?|löschten?|annuleerden?|schrapten?|(?:anul|cancel|quit|elimin|retir)(?:aron|aram|aba\p{L}*|ava\p{L}*)|annull(?:ò|arono|ava\p{L}*)|(?:s|wy)kreśli[łl]\p{L}*|anulowa[łl]\p{L}*|usun(?:ął|ęł|ęl)\p{L}*|rezygnowa[łl]\p{L}*|annullerede|slettede|fjernede|strøg|afbestilte)(?!\p{L})/giu;

/** "Until when can we cancel the fenders?" */
function asksToKnow(text: string, words: MailWords): boolean {
  const asked = text.replace(whoKnows, ' ');
  const found = /\?\s*$/.test(asked) ? patternOf(words, 'questionWords').exec(asked) : null;
  return found !== null && (asked.slice(0, found.index).match(/\p{L}+/gu) ?? []).length <= mostBefore;
}
const mostBefore = 2;
/** Nobody wants to know who does. */
const whoKnows =
  /(?<!\p{L})(?:who knows|wer weiß|wie weet|qui sait|quién sabe|chi (?:lo )?sa|quem sabe|kto wie|hvem ved)(?: (?:when|whether|if|wann|ob|wanneer|of|quand|si|cuándo|quando|se|kiedy|czy|hvornår|om))?(?!\p{L})/giu;

/** "I over-ordered the fenders by 4, please take those off": some of a line go, and not the line. */
export function takesFewer(text: string, gone: readonly number[], rows: readonly DraftRow[]): boolean {
  const own = text.split(clauseEnds).filter((clause) => {
    // "150 instead of 100, and drop the fenders"
    if (changes.test(clause)) return false;
    const named = goodsSaid(clause, rows).flatMap((goods) => goods.rows);
    return named.length === 0 || named.some((row) => gone.includes(row));
  });
  const counted = own.flatMap((clause) => countsFewer(withoutGoodsSaid(clause, goodsSaid(clause, rows))));
  return counted.some((count) => !gone.some((row) => rows[row]!.quantity?.value === count));
}
function countsFewer(text: string): number[] {
  const said = text.replace(eachLineNumber, ' ').replace(/\s+/g, ' ');
  return fewer.flatMap((pattern) => [...said.matchAll(pattern)].map(([, count]) => Number(count)));
}
const clauseEnds = /(?<=[,;:–])\s|\s(?:and|und|en(?! (?:vez|lugar|place) )|et|y|e|i|og)\s/iu;
const number = '(?<![\\p{L}\\d.,/-])(\\d{1,6})';
const fewer = [
  // "Octubre de 2026"
  `(?<!\\p{L})(?:by|um|met|de|en|di|em|o|med) (?!20\\d\\d(?!\\d))${number}(?=\\s*(?:$|[,;:.!](?:\\s|$)))`,
  `${number} (?:less|fewer|too many|weniger|zu viele?|minder|te veel|de moins|de trop|en trop|menos|de más|in meno|di troppo|a menos|a mais|mniej|za dużo|mindre|færre|for mange)(?!\\p{L})`,
  `${number} (?:of|von|van|des|de|dei|delle|das|dos|z|af) (?:the|den|die|de|these|those|diesen|deze|les|las|los|estas|estos|tych|de|disse)?\\s?\\d`,
  `(?<!\\p{L})(?:${mailLanguages.map(({ callsOff }) => alternatives(callsOff)).join('|')}) ${number}(?=\\s*(?:$|[,;:.!](?:\\s|$)))`,
].map((source) => new RegExp(source, 'giu'));
