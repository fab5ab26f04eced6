import type { Word } from '@orderloom/pages/page.ts';
import type { Sentence } from '../sentences/sentences.ts';
import { whole } from '../words/patterns.ts';
import { longAgo } from '../words/words-of-amounts.ts';

/** What happened, in nine languages. */
const happened = whole(
  [
    'had|was|were|did|got|left|sent|came|went|ended|forgot|gave|took|brought|put|\\p{L}{2,}ed',
    'hat|haben|hatten?|hattet|wurden?|war(?:en)?|kam(?:en)?|gab(?:en)?|musst\\p{L}*|ließ(?:en)?|stand(?:en)?|lag(?:en)?',
    'heeft|hebben|had(?:den)?|werd(?:en)?|moest(?:en)?|waren|kwam(?:en)?|stond(?:en)?|lag(?:en)?',
    'a|ont|avons|avez|avait|avions|avaient|était|étaient|est (?:arrivée?|restée?)|sont (?:arrivée?s|restée?s)',
    'ha|han|hemos|había\\p{L}*|fue(?:ron)?|dejó|dejaron|llegó|llegaron|tuvimos|vin(?:o|ieron)',
    'hanno|abbiamo|aveva\\p{L}*|era(?:no)?|sono (?:arrivat|rimast|stat)[ei]|è (?:arrivat|rimast|stat)[oa]|ha lasciato',
    'deixou|deixaram|chegou|chegaram|tivemos|foi|foram|estava\\p{L}*|ficou|ficaram|veio|vieram',
    'zostawił\\p{L}*|musieli\\p{L}*|był[aoy]?|byli|przyszł\\p{L}*|przyjechał\\p{L}*|dostali\\p{L}*|mieli\\p{L}*',
    'havde|var|blev|kom|måtte|efterlod|stod|fik|lå',
  ].join('|'),
);
/** What is wanted now, or follows for now. */
const wanted = whole(
  [
    "please|pls|kindly|need(?:s|ed)?|want|would like|could you|can you|now|this time|again|same|too|so|missing|short|still|instead|owe\\p{L}*|make (?:it|that)|don[’']t|do not",
    'bitte|brauch\\p{L}*|benötig\\p{L}*|möcht\\p{L}*|hätten gern\\p{L}*|jetzt|nun|diesmal|dieses mal|wieder|noch|genauso|gleiche\\p{L}*|deshalb|daher|darum|also|fehl\\p{L}*|statt|sondern',
    'graag|gelieve|nodig|willen|nu|deze keer|dit keer|weer|opnieuw|hetzelfde|dus|daarom|nog|ontbr\\p{L}*|miste\\p{L}*|in plaats',
    'merci de|veuillez|svp|besoin|faut|voulons|souhait\\p{L}*|maintenant|cette fois|à nouveau|encore|même|donc|manqu\\p{L}*|au lieu',
    'por favor|necesit\\p{L}*|quer\\p{L}*|ahora|esta vez|otra vez|mism[oa]s?|igual|así que|falt\\p{L}*|en (?:vez|lugar)',
    'per favore|serv\\p{L}*|bisogno|vorre\\p{L}*|ora|adesso|questa volta|stess[oaei]|quindi|perciò|manc\\p{L}*|invece',
    'precis\\p{L}*|agora|desta vez|outra vez|mesm[oa]s?|portanto|em vez',
    'prosz\\p{L}*|prosimy|potrzeb\\p{L}*|teraz|tym razem|znowu|ponownie|tak samo|więc|dlatego|brak\\p{L}*|zamiast',
    'venligst|mangl\\p{L}*|skal|denne gang|igen|samme|derfor|så|i stedet',
  ].join('|'),
);

/**
 * A sentence without what it tells of a former delivery: "…, last time he left 2 pallets in the rain and we had to send 6
 * packs back"; null when it tells nothing else. What is wanted now, or points back at it, is kept.
 */
export function withoutFormerTalk(sentence: Sentence): Sentence | null {
  // "Last week we sent 5 rolls back" may be of goods that are still talked of.
  if (!longAgo.test(sentence.text) || lastWeek.test(sentence.text)) return sentence;
  // "Last order was:" says what the list below it is.
  if (/:$/.test(sentence.text)) return sentence;
  const pieces = piecesOf(sentence.words);
  const texts = pieces.map(textOf);
  const isTold = (text: string) => happened.test(text.replace(longAgo, ' ')) && !wanted.test(text);
  const first = texts.findIndex((text) => longAgo.test(text) && isTold(text));
  if (first < 0) return sentence;
  const end = texts.findIndex((text, at) => at > first && !isTold(text));
  const behind = end < 0 ? [] : pieces.slice(end);
  // "Last time it was 40, the same again": it says what is wanted.
  if (behind.some((piece) => pointsBack.test(textOf(piece)))) return sentence;
  const words = [...pieces.slice(0, first), ...behind].flat();
  return words.length === 0 ? null : { ...sentence, words, text: textOf(words) };
}
const lastWeek = /(?<!\p{L})(?:week|woche|semaine|semana|settimana|tygodniu|uge)(?!\p{L})/iu;
const pointsBack = whole(
  'again|same|too|enough|those|them|these|wieder|gleiche\\p{L}*|genauso|reicht|die(?:se)?|weer|hetzelfde|opnieuw|die|deze|même|pareil|encore|ceux|celles|mism[oa]s?|igual|otra vez|stess[oaei]|ancora|mesm[oa]s?|outra vez|tak samo|znowu|samme|igen|dem',
);

function piecesOf(words: readonly Word[]): Word[][] {
  const pieces: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.text ?? '';
    if (/[,;:]$/.test(before) || /^[–—(-]/.test(word.text)) pieces.push([]);
    pieces.at(-1)!.push(word);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
