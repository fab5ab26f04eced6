import { countLines } from './count-lines.ts';
import type { Sign } from './cue-signs.ts';

/** Words for please, in nine languages. */
const please =
  /(?<!\p{L})(?:please|pls|plz|bitte|graag|alstublieft|aub|s['’]il (?:vous|te) pla[iî]t|svp|stp|por favor|per (?:favore|cortesia|piacere)|se faz favor|s\.?f\.?f\.?|proszę|poproszę|prosimy|venligst|gerne)(?!\p{L})/iu;
/** What is asked is to look at what stands below. */
const asksToLook =
  /(?<!\p{L})(?:cancel|stornier\p{L}*|annul\p{L}*|cancel\p{L}*|anul\p{L}*|check|confirm|find|see|note|review|pay|return|credit|send back|prüf\p{L}*|kontrollier\p{L}*|beacht\p{L}*|find\p{L}*|seh\p{L}*|bestätig\p{L}*|zahl\p{L}*|controle\p{L}*|bevestig\p{L}*|zie|let op|betaal\p{L}*|trouve\p{L}*|not(?:er|ez)|vérifi\p{L}*|voir|confirm\p{L}*|pay\p{L}*|revis\p{L}*|ver|pag\p{L}*|verific\p{L}*|controll\p{L}*|ved\p{L}*|sprawdz\p{L}*|potwierd\p{L}*|zapła\p{L}*|kontroll?\p{L}*|bekræft\p{L}*|bemærk|betal\p{L}*)(?!\p{L})/iu;
/** Longer lines are sentences, which have verbs. */
const mostWords = 6;
const weight = 3;

/** `Next one please:` over lines of goods: who says no more than please asks for them. */
export function announcedListSigns(text: string): Sign[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line, index) => isWish(line.trim()) && countLines(lines[index + 1] ?? '') > 0);
  return at < 0
    ? []
    : [
        {
          category: 'purchase_order',
          place: 'text',
          weight,
          says: `text: list_asked (${lines[at]!.trim()})`,
        },
      ];
}

/** The last sentence of a line that ends in a colon: `That cleaned us out! Top-up please:`. */
function isWish(printed: string): boolean {
  const line = printed.split(/(?<=[.!?]) +/).at(-1)!;
  return (
    line.endsWith(':') && line.split(/\s+/).length <= mostWords && please.test(line) && !asksToLook.test(line)
  );
}
