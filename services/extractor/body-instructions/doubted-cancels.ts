import { mailLanguages } from './words/languages.ts';
import { alternatives, inAnyLanguage } from './words/phrase-pattern.ts';
import { languagesOf, patternOf } from './words/spoken-languages.ts';

/** A new wish begins there, or goods are not needed: what is denied before it is not what stands behind. */
const startsAnew =
  /(?:please|pls|bitte|graag|alstublieft|aub|svp|merci|favor|favore|proszę|venligst|and|und|et|og|so|therefore|but|aber|sondern|maar|dus|daher|also|mais|donc|pero|sino|ma|quindi|mas|portanto|ale|więc|men|så|you|can|could|kann|können|könnt|kan|kunt|kunnen|pouvez|peux|pueden?|podéis|potete|podem|możecie|need\p{L}*|require\p{L}*|brauch\p{L}*|benötig\p{L}*|nötig|nodig|hoe(?:f|v)\p{L}*|besoin|nécessaire\p{L}*|necesit\p{L}*|necesari\p{L}*|faltan?|serv\p{L}*|occorr\p{L}*|bisogn\p{L}*|precis\p{L}*|necess\p{L}*|potrzeb\p{L}*|brug\p{L}*|behøv\p{L}*)(?!\p{L})/iu
    .source;
const between = (most: number) => `(?:\\s+(?!${startsAnew})[^\\s,;:.!?()]+){0,${most}}?\\s+`;

/** "Don't take the fenders off again", "nobody here can do without them", "streichen Sie die Fender nicht". */
const denied = new Map(
  mailLanguages.map(({ language, callsOff, denials, forbids }) => {
    const off = `(?:${alternatives(callsOff)})`;
    const before = `(?:${alternatives(denials)})${between(2)}${off}|(?:${alternatives(forbids)})${between(6)}${off}`;
    const behind = `${off}${between(6)}(?:nicht|niet|ikke|pas)(?=\\s*(?:$|[,;:.!]))`;
    return [language, new RegExp(`(?<![\\p{L}-])(?:${before}|${behind})`, 'iu')];
  }),
);

const callsOff = inAnyLanguage('callsOff');
const without =
  /^\P{L}*(?:without|no|ohne|keine?|zonder|geen|sans|pas d[e’']|sin|senza|niente|sem|bez|uden|ingen)(?!\p{L})/iu;
const but =
  /(?<!\p{L})(?:but|though|however|aber|doch|jedoch|maar|echter|mais|pero|ma|però|mas|porém|ale|lecz|jednak|men|dog)(?!\p{L})/iu;

/**
 * Whether a line that was read as one to go may be wanted for all that: its going is denied, asked about, done by others or
 * elsewhere, only thought of, or it is of something that is no line, of goods that came, or a saying.
 */
export function isDoubtedCancel(text: string): boolean {
  const spoken = languagesOf(text);
  const says = (key: Parameters<typeof patternOf>[1], said = text) =>
    spoken.some((words) => patternOf(words, key).test(said));
  if (spoken.some(({ language }) => denied.get(language)!.test(text))) return true;
  if (asksToKnow(text)) return true;
  if (says('goneElsewhere') || says('pondered') || says('otherDoings')) return true;
  if (says('wouldHave') && but.test(text)) return true;
  return clausesOf(text).some((clause) => says('noGoods', clause) || says('spoilt', clause));
}

function clausesOf(text: string): string[] {
  return text.split(/[,;:–]\s/).filter((clause) => callsOff.test(clause) || without.test(clause));
}

/** "Until when can we cancel the fenders?" */
function asksToKnow(text: string): boolean {
  return (
    /\?\s*$/.test(text) &&
    languagesOf(text).some((words) => {
      const at = patternOf(words, 'questionWords').exec(text)?.index ?? -1;
      return at >= 0 && (text.slice(0, at).match(/\p{L}+/gu) ?? []).length <= mostBefore;
    })
  );
}
const mostBefore = 2;
