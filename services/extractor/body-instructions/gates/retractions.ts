import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { refusesBefore } from './other-amounts.ts';

const retracts = inAnyLanguage('retracts');
const unmeant = inAnyLanguage('unmeant');
const wonders = inAnyLanguage('wonders');
const rest = inAnyLanguage('rest');

/** Whether a sentence takes back what the one before it said: "Actually, keep them.", "Just kidding." */
export function takesBackBefore(said: string): boolean {
  const text = withoutCommas(said);
  const words = text.split(' ').length;
  return words <= mostWords && (refusesBefore(text) || (retracts.test(text) && !rest.test(text)));
}
const mostWords = 12;

/** Whether what a sentence wants is no order: somebody is asked what he thinks, jokes, disagrees, hopes or only allows it. */
export function isUnmeant(said: string): boolean {
  const text = withoutCommas(said);
  const isTakenBack = correctsItself.test(said) || saysNoBehind.test(said);
  return unmeant.test(text) || isTakenBack || (wonders.test(text) && /\?\s*$/.test(text));
}

/** "Cancel the fenders - no, leave them", "20 fenders, no, 12 was right": nobody knows which is meant. */
const saysNoBehind = new RegExp(
  `(?:[,;:]|\\s[–—-])\\s(?:\\p{L}{1,3},?\\s)?${inAnyLanguage('plainNo').source}(?:\\s?[,;:!]|\\s[–—-]|,?\\s${inAnyLanguage('leavesIt').source})`,
  'iu',
);

/** "And 2 kilos of tea… no, make that 1": of the two nobody knows which is meant. */
const correctsItself =
  /(?:\.{2,}|…) ?(?:oh |ach |ah )?(?:no|nein|nee|non|não|nie|nej|wait|warte|wacht|attendez|espera|aspetta|czekaj|vent)(?!\p{L})/iu;

function withoutCommas(text: string): string {
  return text.replace(/[,–—]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** Whether a line that shall go is only thought of, shall go in part, or shall go from where it lies: "I think some of them could come off". */
export function isHalfMeant(text: string, isTaken: (clause: string) => boolean): boolean {
  if ([thinksAloud, fromWhere, notAll, butNo].some((words) => words.test(text))) return true;
  if (keepsOther(text, isTaken)) return true;
  return text.split(/[,;:–]\s/).some((clause) => inPart.test(clause) && isTaken(clause));
}
/** "Leave the pots off, but not the compost": the one goes and the other stays. */
function keepsOther(text: string, isTaken: (clause: string) => boolean): boolean {
  const kept = butNot.exec(text);
  return kept !== null && isTaken(text.slice(0, kept.index));
}
const butNot =
  /(?<!\p{L})(?:but|aber|maar|mais|pero|ma|mas|ale|men)\s(?:not|nicht|niet|pas|no|non|não|nie|ikke)(?!\p{L})/iu;
/** "At first I wanted to cancel the oil, but no, we need it." */
const butNo =
  /(?<!\p{L})(?:but|aber|maar|mais|pero|ma|mas|ale|men) (?:no|nein|nee|non|não|nie|nej)(?=[,.!;:]|\s[–—-])/iu;
const thinksAloud =
  /^(?:\p{L}+,? ){0,2}(?:i (?:think|reckon|guess|suppose)|ich (?:glaube|denke|meine)|(?:glaube?|denke?) ich|ik (?:denk|geloof)|denk ik|je (?:crois|pense)|creo que|pienso que|me parece|credo(?: che)?|penso(?: che)?|acho que|creio que|chyba|wydaje mi się|jeg (?:tror|synes))(?!\p{L})/iu;
/** "…, but not all of them" */
const notAll =
  /(?<!\p{L})(?:not|n[’']t(?: \p{L}+){0,2}|nicht(?: \p{L}+)?|niet|pas|no|non|não|nie|ikke) (?:all(?! (?:right|ok))|allen?|alles|allemaal|tou(?:s|t|tes?)|tod[oa]s?|tutt[oaie]|wszystki\p{L}+|alt)(?!\p{L})/iu;
const inPart =
  /(?<!\p{L})(?:something|some of|a few of|part of|etwas|einige|irgendw\p{L}+|iets|sommige|quelques-un\p{L}*|quelque chose|certain\p{L}*|algo|algun[ao]s?|qualcosa|qualcun\p{L}*|algo|algum(?:as?)?|alguns|coś|trochę|kilka|noget af|noget skal|nogle)(?!\p{L})/iu;
const fromWhere =
  /(?<!\p{L})(?:at|off|out of|from|by|von der|vom|aus der|aus dem|van de|uit de|du|de la|del|dal|dalla|da|z|fra|af) (?:the |our |your )?(?:\p{L}+ )?(?:(?:\p{L}+ )?(?:list of )?back ?orders?(?: list)?|waiting list|price list|website|pallets?|boxes|box|cartons?|truck|lorry|van|trailer|wagen|auto|bus|aanhanger|anhänger|(?:top |bottom )?(?:shelf|rack|roof|wall)|(?:back |front )?door|gate|regal|dach|plank|rek|dak|étagère|toit|estante|scaffale|tetto|prateleira|półki|dachu|reolen|taget|palette|kiste|karton|lkw|doos|vrachtwagen|palette|caja|palé|camión|scatola|bancale|camion|caixa|palete|camião|palety|kartonu|pallen|kassen|bilen)(?!\p{L})/iu;
