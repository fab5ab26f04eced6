import { left } from './accepted-offer.ts';

/** "Pos. 2 and 4", "items 1, 3 & 5": lines of an offer by their numbers. */
const positions =
  /(?<!\p{L})(?:positions?|positionen|posities|positie|posizion[ei]|posiciones|posición|posições|posição|pos|items?|lines?|zeilen?|regels?|postes?|lignes?|líneas?|rig[ah]e?|linhas?|itens|poz|pozycj\p{L}*|linjer?)\.?\s*(?:nr\.?|n°|no\.?)?\s*(\d{1,3}(?:\s*(?:,|;|&|\+|and|und|en|et|y|e|i|oraz|og|as well as|sowie|alsmede|ainsi que|así como|nonché|bem como|samt)\s*(?:pos\.?\s*|item\s+|line\s+)?\d{1,3})*)(?![\d.,]*\d)/giu;
/** What is taken without the lines named, is asked, or is refused. */
const otherwise =
  /\?|(?<!\p{L})(?:not?|except|but|without|don[’']t|nicht|kein\p{L}*|außer|ohne|niet|geen|behalve|zonder|pas|sauf|sans|aucun\p{L}*|salvo|excepto|menos|sin|non|tranne|senza|não|exceto|sem|nie|oprócz|bez|ikke|undtagen|uden|cancel\p{L}*|change\p{L}*|änder\p{L}*|statt|instead)(?!\p{L})/iu;
const wants =
  /(?<!\p{L})(?:yes|please|ok(?:ay)?|go ahead|go with|take|order|confirm\p{L}*|accept\p{L}*|deliver|send|proceed|book|ja|jawohl|bitte|gern\p{L}*|liefern|bestell\p{L}*|nehmen|beauftrag\p{L}*|einverstanden|graag|akkoord|leveren|doe|oui|d[’']accord|allez|merci|svp|command\p{L}*|livr\p{L}*|valid\p{L}*|sí|adelante|por favor|ped\p{L}+|acept\p{L}*|env[ií]\p{L}*|sì|procede\p{L}*|ordin\p{L}*|confermiamo|accett\p{L}*|sim|avan[cç]\p{L}*|kør(?: bare)?|de acuerdo|encomend\p{L}*|aceit\p{L}*|tak|prosz\p{L}*|prosimy|zamawia\p{L}*|akcept\p{L}*|venligst|bestil\p{L}*|accepter\p{L}*|værsgo|lever)(?!\p{L})/iu;
/** Longer letters say more than which lines they take. */
const longestAnswer = 600;
const mostTaken = 30;

interface Offered {
  position: number;
  /** "4 ea" */
  amount: string;
  description: string;
}

/**
 * A letter that takes lines of the offer that it answers by their numbers, "yes please, go ahead with pos 2 and 4", with
 * a list of them below; as it is when it names none, names some that the offer has not, or says more of them.
 */
export function withTakenLines(own: string, answered: string): string {
  const blocks = own.split(/(\n\s*\n)/);
  const last = blocks.findLastIndex((block) => block.match(positions));
  const taken = takenLines(
    blocks.filter((block) => block.match(positions)),
    answered,
  );
  return taken.length === 0 ? own : blocks.with(last, `${blocks[last]}\n\n${taken.join('\n')}`).join('');
}

function takenLines(said: readonly string[], answered: string): string[] {
  const text = said.join('\n').replace(left, '.');
  if (said.length === 0 || text.length > longestAnswer || otherwise.test(text) || !wants.test(text))
    return [];
  const numbers = [...text.matchAll(positions)].flatMap(([, list]) => list!.match(/\d+/g)!.map(Number));
  const offered = answered.split('\n').flatMap((line) => offeredIn(line) ?? []);
  const taken = [...new Set(numbers)].map((number) => offered.filter(({ position }) => position === number));
  if (taken.some((rows) => rows.length !== 1) || taken.length > mostTaken) return [];
  return taken.map(([row]) => `- ${row!.amount} ${row!.description}`);
}

const position = /^(?:pos\.?|item|line|no\.?|nr\.?|n°|poz\.?|#)?\s*(\d{1,3})[.):]?$/iu;
const amount = /^[1-9]\d{0,5}(?:\s\p{L}[\p{L}.]{0,14})$/u;
const money = /^(?:[A-Z]{3}|[€$£])?\s?\d[\d.,']*\s?(?:[A-Z]{3}|[€$£]|zł|kr\.?)?(?:\s?\/\s?\p{L}+)?$/u;

/** "Pos. 2   Cordless drill   4 ea   0.73 USD": cells apart by wide gaps; null when it is no such line. */
function offeredIn(line: string): Offered | null {
  const cells = line
    .trim()
    .split(/\t|\s*\|\s*|\s{2,}/)
    .filter(Boolean);
  const [, first] = position.exec(cells[0] ?? '') ?? [];
  if (first === undefined) return null;
  const amounts = cells.slice(1).filter((cell) => amount.test(cell));
  const bare = cells.slice(1).filter((cell) => /^[1-9]\d{0,5}$/.test(cell));
  const counted =
    amounts.length === 1 ? amounts[0]! : amounts.length === 0 && bare.length === 1 ? bare[0]! : null;
  const named = cells.slice(1).filter((cell) => cell !== counted && !money.test(cell));
  const description = named.join(' ');
  if (counted === null || !/\p{L}{3}/u.test(description)) return null;
  return { position: Number(first), amount: counted, description };
}
