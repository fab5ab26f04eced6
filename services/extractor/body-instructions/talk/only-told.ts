import { ordersSaid } from '@orderloom/pages/parts/order-words.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { mustBeAsked } from '../gates/never-passed.ts';
import { findTargets } from '../goods/find-targets.ts';
import { isTalkOfGoods } from '../goods/told-goods.ts';
import { confirmsPrintedDay } from '../heads/confirmed-day.ts';
import type { DayWriting } from '../heads/days-told.ts';
import { givesNumber } from '../heads/renumbered.ts';
import { wishedDay } from '../heads/wished-day.ts';
import { confirmsRow } from '../rows/confirmed-rows.ts';
import { verbOf } from '../sentences/clauses.ts';
import { withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { harmless, lineNumbers } from '../words/wordings.ts';
import { longAgo, tellsStock } from '../words/words-of-amounts.ts';
import { declines } from '../words/words-of-refusal.ts';
import { isChat } from './chat.ts';
import { isHouseRule } from './house-rules.ts';
import { isOtherBusiness } from './other-business.ts';
import { isSmallTalk } from './small-talk.ts';
import { tellsOfOthers } from './tells-of-others.ts';
import { tellsOfWhatCame } from './tells-of-what-came.ts';

/** Whether a sentence tells what is in stock or was, or asks to be told of what may happen, and wants nothing of the order. */
export function isOnlyTold(text: string, rows: readonly DraftRow[], days: DayWriting | null = null): boolean {
  if (text.length > longestTold) return false;
  if (!givesNumber(text) && isOtherBusiness(text, rows, days)) return true;
  if (givesNumber(text) || mustBeAsked(text, rows)) return false;
  if (days !== null && confirmsPrintedDay(text, rows, days)) return true;
  if (tellsOfWhatCame(text, rows) || (days !== null && tellsOfOthers(text, rows, days))) return true;
  if (days !== null && asksForDay(text, days)) return false;
  if (isChat(text, rows) || isHouseRule(text, rows) || isSmallTalk(text, rows)) return true;
  if (confirmsRow(text, rows) || confirmsDay(text) || promisesWord(text, rows)) return true;
  if (isTalkOfGoods(text) || saysApart(text) || correctedBefore(text)) return true;
  const plain = text.replace(lineNumbers, ' ');
  if (asksWhen(text, rows)) return true;
  if (tellsStock(text) && /\d/.test(plain) && !conditional.test(text))
    return (
      !isEnough.test(plain) &&
      !wantsSome.test(plain) &&
      verbOf(withoutMore(plain)) === null &&
      !declines.test(text)
    );
  if (asides.some((pattern) => pattern.test(text)))
    return findTargets(text, rows) === null && !lineNumbers.test(text) && isBare(text);
  if (thanks.test(text))
    return (
      longAgo.test(text) && !/\d/.test(text) && verbOf(withoutMore(text)) === null && !declines.test(text)
    );
  return conditional.test(text) && informs.test(text) && !alters(plain) && !/\d/.test(plain);
}

/** "We still have some on the shelf, 5 will do" */
const isEnough =
  /(?<![\p{L}\d.,])\d{1,5}(?: \p{L}+){0,2} (?:will do|enough|reichen|genügen|genoeg|suffi\p{L}+|bast\p{L}+|chegam?|wystarcz\p{L}+|nok)(?!\p{L})|(?<!\p{L})(?:bast\p{L}+|chegam?|suffi\p{L}+|wystarcz\p{L}+|genügen|reichen)(?: con| com| nam)? \d/iu;

/** "Bring it on Wednesday the 7th, on Thursday the street is closed": no rule of the house. */
function asksForDay(text: string, days: DayWriting): boolean {
  const wish = wishedDay(text, days);
  return wish !== null && wish !== 'unclear' && wish.kind === 'deliveryDate' && wish.date !== days.printed;
}

/** "Could you tell me when we can expect the goods?" */
function asksWhen(text: string, rows: readonly DraftRow[]): boolean {
  return (
    when.test(text) &&
    !/\d/.test(text) &&
    findTargets(text, rows) === null &&
    verbOf(withoutMore(text)) === null &&
    !declines.test(text)
  );
}
const when =
  /(?<!\p{L})(?:tell|say|know|inform|confirm|sagen|mitteilen|wissen|zeggen|weten|laten weten|dire|savoir|indiquer|decir\p{L}*|indicar\p{L}*|dirmi|dirci|sapere|dizer\p{L}*|informar\p{L}*|saber|powiedzieć|poinformować|fortælle|oplyse|sige)(?!\p{L})[^.]{0,40}?(?<!\p{L})(?:when|wann|wanneer|quand|cuándo|quando|kiedy|hvornår)(?!\p{L})/iu;

/** Longer sentences say more than one thing. */
const longestTold = 300;

/** "The date on the order is what we'd like." */
function confirmsDay(said: string): boolean {
  const text = said.replace(noRush, ' ');
  return (
    dayOfPaper.test(text) &&
    suits.test(text) &&
    !/\d/.test(text) &&
    !refusal.test(text) &&
    verbOf(text) === null
  );
}
const noRush = new RegExp(inAnyLanguage('noRush').source, 'giu');
const dayOfPaper =
  /(?<!\p{L})(?:dates?|\p{L}*datum|\p{L}*termin|fecha|data|prazo|\p{L}*dato(?:en)?)(?:\s\S+){0,3}?\s(?:on|in|auf|op|in der|sur|du|del|en|sull|no|na|w|på)(?:\s\S+){0,2}?\s?(?:order|po|form|pdf|bestellung|formular|bestelling|bon|formulier|commande|pedido|ordine|encomenda|zamówieni\p{L}*|ordren|bestillingen)(?!\p{L})/iu;
const suits =
  /(?<!\p{L})(?:what we|fine|ok(?:ay)?|stands?|stays?|good|right|suits|works|bleibt|passt|gilt|stimmt|blijft|blijven|klopt|past|prima|reste|convient|bonne?|est ok|se mantiene|está bien|vale|va bene|resta|mantém|mantém-se|está bem|zostaje|pasuje|aktualn\p{L}*|passer|står|gælder)(?!\p{L})/iu;
const refusal =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:not|no longer|nicht|niet|pas|no|non|não|nie|ikke|but|aber|maar|mais|pero|ma|mas|ale|men)(?!\p{L})/iu;

/** "First I typed 25, but I corrected that before printing, so the form is right." */
function correctedBefore(text: string): boolean {
  return atFirst.test(text) && paperIsRight.test(text) && !wantsSome.test(text);
}
const atFirst = inAnyLanguage('firstThought');
const paperIsRight =
  /(?<!\p{L})(?:pdf|form\p{L}*|order|papers?|print(?:ed|out)?|copy|attach\p{L}*|it|bestellung|ausdruck|anhang|es|bestelling|bijlage|het|bon|commande|bestelformulier|pedido|adjunto|modulo|ordine|allegato|encomenda|anexo|zamówieni\p{L}+|załączni\p{L}+|wydruk|ordren|bilaget|formularen)(?:[’'](?:en|et|s))?(?: \p{L}+)? (?:is|stimmt|passt|klopt|est|está|è|é|jest|passer|er|va)(?: (?:also|now|so|jetzt|so|dus|nu|goed|donc|bien|maintenant|ahora|ora|agora|teraz|już|altså))*(?: ?(?:right|correct|fine|ok(?:ay)?|good|richtig|korrekt|juist|correct\p{L}*|just\p{L}|bon(?:ne)?|exact\p{L}?|bien|giust[oa]|corrett[oa]|bene|cert[oa]|bem|dobr[yae]|poprawn[yae]|w porządku|rigtig|fin|korrekt|also|dus|goed))?[.!)]*$/iu;

/** "Each of the three is an order of its own." */
function saysApart(text: string): boolean {
  return (
    ordersSaid(text) !== null && !/\d\d|\d ?[x×]/.test(text) && !lineNumbers.test(text) && !swaps.test(text)
  );
}
const swaps =
  /(?<!\p{L})(?:instead|statt|in plaats|au lieu|en (?:vez|lugar)|invece|em vez|zamiast|i stedet|cancel\p{L}*|storn\p{L}*|annul\p{L}*|anul\p{L}*)(?!\p{L})/iu;

/** Beside what was recognised it holds no number and no verb of change. */
function isBare(text: string): boolean {
  const rest = asides.reduce((left, pattern) => left.replace(pattern, ' '), withoutPlainNumbers(text));
  return !/\d/.test(rest) && verbOf(rest) === null;
}

/** What is said of other things than this order. */
const asides = [
  // checked twice
  inAnyLanguage('checkedTwice'),
  // called twice
  /(?<!\p{L})(?:called|phoned|rang|rung|angerufen|gebeld|appelé|llamad[oa]|chiamato|telefonato|ligou|telefonou|dzwonił\p{L}*|ringet)(?!\p{L})(?:[^.]{0,20}(?<!\p{L})(?:twice|already)(?!\p{L}))?/iu,
  // from now on, and not for this one
  inAnyLanguage('fromNowOn'),
  // nobody reads the answers
  /(?<!\p{L})(?:do not|don[’']t|nicht|niet|ne pas|no|non|não|nie|ikke)(?: \p{L}+){0,4} (?:reply|answer|antworten|beantwoorden|antwoorden|répondre|respond\p{L}+|contest\p{L}+|rispond\p{L}+|odpowiada\p{L}+|svare?s?|besvares?)(?!\p{L})/iu,
  // papers without a number
  /(?<!\p{L})(?:invoices?|rechnung\p{L}*|factur\p{L}*|factures?|facturas?|fattur\p{L}+|faturas?|faktur\p{L}*)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:without|ohne|zonder|sans|sin|senza|sem|bez|uden)(?!\p{L})/iu,
  // what they need stands elsewhere
  /(?<!\p{L})(?:was (?:\p{L}+ )?(?:fehlt|brauchen)|what (?:they|we|you) (?:need|lack|want)|wat (?:\p{L}+ )?(?:ontbreekt|nodig is)|ce qui (?:\p{L}+ )?manque|ce dont \p{L}+ (?:ont|avons) besoin|lo que (?:\p{L}+ )?(?:falta|necesitan)|(?:quello|ciò) che (?:\p{L}+ )?(?:manca|serve)|o que (?:\p{L}+ )?(?:falta|precisam)|czego (?:\p{L}+ )?(?:brakuje|potrzebują)|hvad (?:\p{L}+ )?mangler)(?!\p{L})/iu,
  // this mail comes twice
  /(?<!\p{L})(?:messages?|e-?mails?|nachricht|bericht|mensaje|mensagem|messaggio|wiadomoś\p{L}*)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:twice|double|doppelt|dubbel|en double|dos veces|por duplicado|due volte|duas vezes|dwa razy|to gange|dobbelt)(?!\p{L})|(?<!\p{L})(?:twice|double|doppelt|dubbel|en double|dos veces|due volte|duas vezes|dwa razy|to gange)\s(?:this |diese |dit |ce |este |esta |questo |questa |denne )?(?:messages?|e-?mails?|nachricht|bericht|mensaje|mensagem|messaggio)(?!\p{L})/iu,
  // the order is enclosed
  /(?<!\p{L})(?:zit(?:ten)? erbij|liegt bei|(?:is|are) enclosed)(?!\p{L})/iu,
];

/** "Still", which also adds. */
const withoutMore = (text: string) =>
  text.replace(
    /(?<!\p{L})(?:noch|nog|encore|ancora|aún|todavía|ainda|jeszcze|stadig|endnu)(?!\p{L})/giu,
    ' ',
  );
const wantsSome =
  /(?<!\p{L})(?:please|need|want|order|send|bitte|brauch\p{L}*|liefer\p{L}*|schick\p{L}*|graag|nodig|stuur\p{L}*|lever\p{L}*|svp|merci de|besoin|faut|livr\p{L}*|envoy\p{L}*|por favor|necesit\p{L}*|env[ií]\p{L}*|mand\p{L}*|per favore|serv\p{L}*|precis\p{L}*|prosz\p{L}*|prosimy|potrzeb\p{L}*|tak|venligst|skal|send)(?!\p{L})/iu;

const thanks =
  /^(?:(?:again|once more|nochmals?|noch einmal|nogmaals|encore|de nouveau|otra vez|ancora|mais uma vez|jeszcze raz|igen),? )?(?:many )?(?:thanks|thank you|danke|vielen dank|bedankt|dank|merci|gracias|grazie|obrigad[oa]|dzięk\p{L}+|tak) /iu;
const conditional =
  /^(?:if|should|falls|wenn|sollten?|als|indien|mochten?|si|s[’']il|au cas où|se|caso|jeśli|jeżeli|gdyby|hvis|skulle)(?!\p{L})/iu;
export const informs = harmless[3]!;

/** "Should anything change I'll give you a ring." */
function promisesWord(text: string, rows: readonly DraftRow[]): boolean {
  const isBare = !/\d/.test(text) && findTargets(text, rows) === null;
  return isBare && says(text, 'conditions') && says(text, 'willTell');
}

/** Words of change beside "let us know": then something is wanted, too. */
function alters(text: string): boolean {
  return verbOf(text.replace(outOfStock, ' ')) !== null;
}
const outOfStock =
  /(?<!\p{L})(?:out of stock|fehl(?:t|en)|ontbre\p{L}+|manqu\p{L}+|falt\p{L}+|manc\p{L}+|brak\p{L}*|mangl\p{L}+)(?!\p{L})/giu;
