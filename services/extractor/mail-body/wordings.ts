import {
  inAnyLanguage,
  listOf,
  nothingBut,
  phrasePattern,
  phrasesOf,
} from '../lexicon/mail/phrase-pattern.ts';
import { sizeWords } from '../lexicon/size-words.ts';
import { monthWord } from './months.ts';

/** Whether the words of a line ask for something: then they are more than the name of an item. */
export const requests = inAnyLanguage('requests');

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ø', 'o');
const asks = phrasePattern(folded(listOf('requests', 'asksFor')));
const noRequest = new RegExp(inAnyLanguage('noRequest').source, 'giu');

/** Whether words ask for goods: "mándennos" as well as "mandennos". */
export function asksForGoods(text: string): boolean {
  return asks.test(folded(text.replace(noRequest, ' ')));
}

export const tellsOfPast = inAnyLanguage('tellsOfPast');
export const declines = inAnyLanguage('unwanted');
export const quantityName = nothingBut(['quantityNames'], { marks: '[.:]*' });
/** Words between unit and thing: "3 boxes of gloves". */
export const joint = nothingBut(['ofGoods'], { signs: "x|à|a|×|d['’].*" });
export const link = nothingBut(['listLinks'], { signs: "n|'n'?|n'|&|\\+" });
export const namesPosition = nothingBut(['positionNames'], { marks: '[.:#]?' });
/** What stands before an item of a list: `-`, `3.`, `b)`, `2/`. */
export const bullet = /^(?:\(?\d{1,3}[.)]{1,2}|\(?[a-h]\)|\d{1,2}\/|[-*•–·.])$/;
export const namesArticle = nothingBut(['articleNames'], { marks: '[.:#]?' });
/** Who signs: no item has these. */
export const reach = /^\S+@\S+\.\p{L}{2,}$|^www\./u;
export const namesNumber = nothingBut(['numberNames'], { signs: 'č', marks: '[.:#]?' });

const days =
  'mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|montag|dienstag|mittwoch|donnerstag|freitag|maandag|dinsdag|woensdag|donderdag|vrijdag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|mercoledì|giovedì|venerdì|segunda|terça|quarta|quinta|sexta|poniedział\\p{L}*|wtor\\p{L}*|środ\\p{L}*|czwart\\p{L}*|piąt\\p{L}*|mandag|tirsdag|onsdag|torsdag|fredag';
/** The name of a day of the week, alone. */
export const isWeekday = new RegExp(`^(?:${days})[.,]?$`, 'iu');
const whenWords = phrasesOf('whenWords');
const placeWords = phrasesOf('knownPlaces');
const prepositions = phrasesOf('prepositions');
/** A number right behind these says when, where or how much time: "avant 15 h", "at 3". */
export const placesNumber = nothingBut(['prepositions', 'beforeHours'], { marks: '\\.?' });
/** "15 juin", "3. März". */
export const dayOfMonth = new RegExp(`^\\d{1,2}(?:\\.|st|nd|rd|th|er)?,? (?:de )?${monthWord}`, 'iu');
/** "Order number there is", "Bestellnummer dort:". */
const orderNumberTold =
  '(?:the |your |our |die |dort |de |ons |le |la |el |il |lo |o |a |nr |nasz )?(?:(?:purchase )?order (?:number|no\\.?|ref\\p{L}*)|po (?:number|no\\.?)|(?:bestell|auftrags?|order|bestel|inkoop|ordre|indkøbs)-?(?:nummer|nr\\.?)|num[ée]ro de (?:la |notre )?commande|n[°º] de commande|número d[aeo] (?:la |nuestro |nossa )?(?:pedido|encomenda)|n\\.?[°º] d[ae] (?:pedido|encomenda)|numero (?:d[’\\x27]|dell[’\\x27]|di )ordine|numer zamówienia)(?!\\p{L})';
/** "To the Mill Lane job", "auf die Baustelle": where the goods go. */
const toPlace =
  '(?:to|for delivery to) (?:the |our |my )?(?:[\\p{Lu}\\d][\\p{L}\\d.\x27]* ){0,3}(?:job|site|yard|depot|shop|workshop|warehouse|farm|branch)(?!\\p{L})|(?:auf|an|in|zur|zum) (?:die |das |den )?(?:baustelle|bv|bauvorhaben|lager|werkstatt|filiale)(?!\\p{L})|naar (?:de |het |ons )?(?:werf|bouwplaats|magazijn|werkplaats|winkel|filiaal)(?!\\p{L})|(?:au|à la?|à l\x27) ?(?:chantier|dépôt|atelier|magasin|agence)(?!\\p{L})|a (?:la |el )?(?:obra|taller|almacén|tienda|sucursal)(?!\\p{L})|(?:al|presso il|in) (?:cantiere|magazzino|negozio)(?!\\p{L})|(?:para|à|ao) (?:a |o )?(?:obra|armazém|oficina|loja)(?!\\p{L})|(?:na|do) (?:budowę|budowy|magazynu|warsztatu|sklepu)(?!\\p{L})|til (?:byggepladsen|pladsen|lageret|værkstedet|butikken)(?!\\p{L})';
/** Where a clause begins that says when, where or how, and no more what. */
export const trailing = new RegExp(
  `^(?:${prepositions} (?:(?:the|le|la|el|il|den|dem|het|de|o|dia) )?(?:\\d{1,4}[./-]\\d|\\d{1,2}\\.? ${monthWord}|(?:${days})(?!\\p{L})|${whenWords}|${monthWord} \\d|${placeWords}|kw|week|cw)|${phrasesOf('listEnds', 'ifPossible', 'ifThere')}|tak$|(?:die |der |das |we |wir |wij )?${whenWords} (?:week|woche|month|monday|tuesday|wednesday|thursday|friday)|(?:bis|to) (?:spätestens|zur?)(?!\\p{L})|(?:on|with) (?:the next|your next)(?!\\p{L})|${toPlace}|${orderNumberTold})`,
  'iu',
);
/** Of what `trailing` ends, what nothing else reads: where the goods go, and on what condition they are wanted. */
export const unreadWish = new RegExp(`^(?:${phrasesOf('ifThere')}|${toPlace})`, 'iu');
export const afterthought = nothingBut(['afterthoughts'], { marks: '[.!?,;]*' });
/** Verbs that German and Dutch put last: "20 Kartons Folie liefern". */
export const lastVerb =
  /^(?:liefern|schicken|senden|zusenden|zuschicken|bestellen|haben|bekommen|benötigen|zukommen|lassen|kommen|bringen|leveren|sturen|toesturen|opsturen|bestellen|ontvangen|bezorgen|hebben|nodig|aan|toe|op|mee|erbij|bij|bitten|aanvullen|zetten|doen|bijzetten|liefern\?)[.?!]?$/iu;

/** Before a size: "boots size 43". */
export const sizeWord = new RegExp(`^(?:${sizeWords}|gr|str)$`, 'iu');
