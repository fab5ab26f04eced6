import { mailLanguages } from '../../lexicon/mail/languages.ts';
import { alternatives, inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';

const toldAmounts = inAnyLanguage('toldAmounts');
const concedes = inAnyLanguage('concedes');

/** "My brother believed, we needed 20": without a "that". */
const believes = '(?<!\\p{L})(?:mente|troede|syntes|meinten?|dachten?|glaubten?|behauptete),';
const whoDoes = '\\s(?:vi|jeg|der|det|de|han|hun|man|wir|ich|es|sie|er|ihr)\\s';
/** Not at a comma behind which goes on what somebody says, believes or asks: "he thinks, that …", "troede, der manglede". */
export const saysOn = [
  `(?!(?<=${believes})${whoDoes})`,
  '(?!\\s?(?:dass|że|iż|żeby|czy|(?:at|om)(?= (?:vi|jeg|der|det|de|han|hun|man|I|\\d+)\\s)|der(?= (?:har|havde|siger|sagde)\\s))\\s)',
].join('');
/** Dutch "en" and Spanish "y" that part clauses, and are no French "en trop", "il y a". */
export const dutchAnd = 'en(?! (?:trop|tout|plus|moins|stock|avance)(?!\\p{L}))';
export const spanishAnd = '(?<!il )y';
/** Where what is said of an amount ends: at signs and conjunctions, and before what is conceded; not before "that". */
const clauseEnds = new RegExp(
  `[,;:–(]${saysOn}\\s?|\\s(?:but|so|now|and|aber|also|jetzt|und|sondern|maar|dus|nu|${dutchAnd}|mais|donc|et|pero|sino|${spanishAnd}|ma|e|mas|ale|lecz|i|men|og)\\s|(?=${concedes.source})`,
  'iu',
);

/** French "ne" and "plus" deny only beside each other; Italian "ne" is some of them. */
const halves = /(?<=^|, )(?:ne|n'|plus)(?:,|$)/g;

/** A negation and, within some words without a number, the amount: "you don't send 20", "ne mettez pas 20". */
const denied = new RegExp(
  `(?:(?<!\\p{L})|(?=n[’']t))(?:${mailLanguages.map(({ negations }) => alternatives(negations.replace(halves, ''))).join('|')})\\s+(?:[^\\s\\d,;:.!?]+(?:,(?=\\s(?:at|że|iż|żeby|dass)\\s))?\\s+){0,6}?$`,
  'iu',
);
/** "No more than ten", "not need as many as 20", "not just 20": it bounds the amount. */
const bounds =
  /(?<!\p{L})(?:(?:more|less|fewer|mehr|weniger|meer|minder|plus|moins|más|menos|più|meno|mais|więcej|mniej|mere|flere|mindre|færre)(?:\s(?:than|as|als|de|que|di|do|niż|end))?|over|as many as|only|just|nur|alleen|seulement|sólo|solo|só|tylko|kun)\s+$/iu;

/** "The trustees wanted 200", and not "we wanted 200": somebody else did, once. What "is not wanted" is not so by who writes. */
export const wantedByOthers =
  /(?<!(?:^|\P{L})(?:we|i|wir|ich|ik|wij|je|nous|on|yo|io|eu|jeg|vi)\s)(?<!\p{L})(?:(?<!(?:is|are)(?:n[’']t| not| no longer)\s)wanted|asked for|suggested|wollte(?! ich)|wilde(?! ik| we)|riep|voulait(?! dire)|voleva(?! dire)|chciał|chciała|życzył\p{L}*|ville(?! vi| jeg| (?:i|du) (?:kunne|være|gerne)))(?!\p{L})|(?<!\p{L})(?:él|ella|ele|ela|(?:mi|el|la|o|a|(?:[oa] )?(?:meu|minha|nosso|nossa)|nuestr[oa]) \p{L}{3,}) quer[ií]a(?! (?:decir|dizer|poner|pôr))(?!\p{L})/iu;

const believed = new RegExp(`${believes}${whoDoes}`, 'iu');

/** "20 would be too many" */
const tooMany =
  /(?<!\p{L})(?:too (?:many|much)|zu viel\p{L}*|te veel|trop|demasiad[oa]s?|tropp[oaie]|demais|demasiad[oa]s|za dużo|zbyt (?:dużo|wiele)|for (?:meget|mange))(?!\p{L})/iu;

/** "25 of us", "wir sind 25", "jest nas tu 25": people, and no goods. */
const peopleBefore =
  /(?<!\p{L})(?:wir sind|(?:we|wij) zijn met|on est|nous sommes|somos|siamo in|jest nas|vi er)(?: (?:hier|ici|aquí|aqui|cá|qui in|tu|tutaj|her))?\s+$/iu;
const peopleBehind = /^\d+ of us(?!\p{L})/iu;

/** "After 14", "dopo le 14": an hour. */
const afterHour =
  /(?<!\p{L})(?:after|before|nach|vor|après|avant|após|po|przed|efter|før|(?:a partir|depois|antes) d(?:e l)?as|a las|às|kl\.?|godz\.?|ore|(?:después|despues) de las|(?:hasta l|desde l)as|até às|(?:dopo|prima del|entro|fino al)(?: le|le))\s+$/iu;

/** "It stays at 15", "da bleibt es bei den 15", "on en reste à 400". */
const staysAt =
  /(?<!\p{L})(?:stays?|stick\p{L}*|sticking|leave|bleib\p{L}*|blij\p{L}*|reste\p{L}*|restons|qued\p{L}+|resta\p{L}*|fica\p{L}*|zosta\p{L}*|stan(?:ęło|ąć)|forbliver|bliver)\s+(?:\S+\s+){0,3}?(?:at|with|to|bei|bij|op|à|en|con|a|em|com|przy|na|ved|på)\s+(?:the |den |die |de |het |les |las |los |i |gli |le |as |os )?$/iu;

/**
 * Whether an amount is one that somebody only believed, wanted, counted or paid, that is conceded or denied, that stays
 * as it is, or that counts people or hours: "we paid for 20, not 12".
 */
export function isToldOnly(text: string, amount: number): boolean {
  const own = new RegExp(`(?<![\\d.,])${amount}(?!\\d|[.,]\\d)`);
  const clauses = clausesSaid(text).filter((clause) => own.test(clause));
  if (clauses.length === 0) return false;
  return clauses.every((clause) => {
    const before = clause.slice(0, clause.search(own));
    const isDenied = denied.test(before) && !bounds.test(before);
    const isTold = [toldAmounts, wantedByOthers, believed, tooMany].some((words) => words.test(clause));
    const isHourOrPeople =
      [peopleBefore, afterHour].some((words) => words.test(before)) ||
      peopleBehind.test(clause.slice(before.length));
    return isTold || isDenied || isHourOrPeople || staysAt.test(before) || startsConceding.test(clause);
  });
}

/** What a sentence says one after the other, at its signs, its conjunctions and before what it concedes. */
export function clausesSaid(text: string): string[] {
  return text.split(clauseEnds).filter((clause) => clause !== '');
}

const startsConceding = new RegExp(`^\\s*${concedes.source}`, 'iu');
