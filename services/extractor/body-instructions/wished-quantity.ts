import type { Wish } from './instruction.ts';
import { less, more } from './wordings.ts';

const number = '(\\d{1,6})(?![\\d/:]|[.,]\\d)';
/** Between a number and the words that follow it: a unit. */
const unit = '(?:\\s*(?:x|×|\\p{L}{1,12}\\.?))?';
const fromTo = new RegExp(
  `(?<!\\p{L})(?:from|von|van|de|da|z|fra)\\s+${number}${unit}\\s+(?:to|auf|naar|op|à|a|na|til|para)\\s+${number}`,
  'iu',
);
const insteadOf =
  '(?:instead of|rather than|(?:an)?statt|anstelle von|in plaats van|i\\.p\\.v\\.?|au lieu des?|à la place des?|en (?:vez|lugar) de|invece di|em vez de|zamiast|i stedet for)';
const thisNotThat = new RegExp(
  `${number}${unit}[\\s,]+(?:.{0,40}\\s)?${insteadOf}(?:\\s+\\p{L}{2,5})?\\s+${number}`,
  'iu',
);
const notThatBut = new RegExp(
  `(?:^|\\s)${insteadOf}\\s+(?:the\\s+|den\\s+|de\\s+|des\\s+)?${number}${unit}[\\s,]+(?:.{0,40}\\s)?${number}`,
  'iu',
);
const notBehind = new RegExp(
  `${number}${unit}[\\s,;]+(?:.{0,20}[\\s,])?(?:not|nicht|niet|(?:et )?non(?: pas)?|pas|y no|no|e não|não|a nie|nie|og ikke|ikke)(?:\\s+(?:of|von|van|de|di|do|af|as|the))?\\s+${number}`,
  'iu',
);
const by = new RegExp(`(?<!\\p{L})(?:by|um|met)\\s+${number}`, 'iu');
const to = new RegExp(
  `(?<!\\p{L})(?:to|auf|naar|op|à|a|na|til|into|:|=|be|sein|lauten|heißen|zijn|worden|être)\\s+(?:only |nur |slechts |a |quantity |qty |menge |quantité )?${number}`,
  'iu',
);
const named = new RegExp(
  `(?<!\\p{L})(?:quantity|qty|menge|anzahl|stückzahl|aantal|hoeveelheid|quantité|qté|cantidad|quantità|quantidade|ilość|antal)\\s*(?:is|:|=|ist|soll|should be|must be|to|auf|op|naar|à|of|van|de|von)*\\s*${number}`,
  'iu',
);

/** A number that counts: no size, no code, no date, no share. */
const counts =
  /(?<![\p{L}\d.,:/-])(\d{1,6})(?:\.(?=\s|$))?(?![\p{L}\d:/%-]|[.,]\d|\s?(?:%|€|EUR|mm|cm|kg)(?!\p{L}))/giu;

/**
 * How many of a row are wanted, said in a sentence without the words that name the row; `now` is how many its papers
 * order. Null when it is not clear.
 */
export function wishedQuantity(rest: string, row: number, now: number | null = null): Wish | null {
  return phrasedQuantity(rest, row) ?? countedQuantity(rest, row, now);
}

/** Of a row that is named without a verb of change: "40 of line 2, not 20", "line 4 must be 120". Null when it is not clear. */
export function impliedQuantity(rest: string, row: number, now: number | null): Wish | null {
  const negated = notBehind.exec(rest);
  if (negated && Number(negated[2]) === now) return quantity(row, negated[1], negated[2]);
  const wish = countedQuantity(rest, row, now);
  if (wish?.kind !== 'quantity') return null;
  return wish.from !== null || mustBe.test(rest) || becomes.test(rest) ? wish : null;
}

const mustBe =
  /(?<!\p{L})(?:must|should|needs? to|has to|soll(?:te|en)?|muss|müssen|moet(?:en)?|doi(?:t|vent)|devrai\p{L}*|deb(?:e|en)|dev(?:e|ono|em)|ma być|mają być|skal)(?!\p{L})/iu;
/** A line that is told to be another. */
export const becomes =
  /(?<!\p{L})(?:becomes|wird|wordt|devient|passe à|pasa a|diventa|passa a|zmienia się|bliver|up to|down to|rather|(?:sube|baja|sale|scende) a|(?:sobe|desce) para|(?:monte|descend) à|(?:steigt|sinkt) auf|gaat naar|(?:stiger|falder) til|(?:rośnie|spada) do|lieber|liever|plutôt|mejor|meglio|antes|raczej|hellere)(?!\p{L})/iu;

/** Of two numbers one is the former quantity; a single one is the new. More, or by how many, are not clear. */
function countedQuantity(rest: string, row: number, now: number | null): Wish | null {
  if (further.test(rest) || dayOfMonth.test(rest)) return null;
  const numbers = [...rest.matchAll(counts)].map(([, digits]) => Number(digits));
  const others = numbers.filter((value) => value !== now);
  if (others.length !== 1 || numbers.length > 2) return null;
  return quantity(row, String(others[0]), numbers.length === 2 && now !== null ? String(now) : undefined);
}

/** As many besides those that are ordered, or only some of them. */
const further =
  /(?<!\p{L})(?:more|fewer|less|additional|extra|further|another|weitere[nrs]?|mehr|weniger|zusätzlich\p{L}*|meer|minder|extra|erbij|de plus|supplémentaires?|moins|más|menos|più|meno|mais|a mais|więcej|mniej|flere|færre|by|um|met|\d (?:of|von|van|sur|de) (?:the|them|den|de|les?)|davon|daarvan|dont)(?!\p{L})/iu;
const dayOfMonth =
  /(?<!\d)\d{1,2}\.?(?:st|nd|rd|th|er)? (?:de )?(?:jan|feb|f[eé]v|mar|mär|maa|mrt|apr|avr|abr|may|mai|mei|maj|mag|jun|jui|giu|cze|jul|lug|lip|aug|aoû|ago|sie|sep|set|wrz|okt|oct|out|ott|paź|nov|lis|dez|dec|déc|dic|gru|stycz|lut)|week \d|kw \d/iu;

function phrasedQuantity(rest: string, row: number): Wish | null {
  const range = fromTo.exec(rest);
  if (range) return quantity(row, range[2], range[1]);
  const swapped = thisNotThat.exec(rest);
  if (swapped) return quantity(row, swapped[1], swapped[2]);
  const negated = notBehind.exec(rest);
  if (negated) return quantity(row, negated[1], negated[2]);
  const turned = notThatBut.exec(rest);
  if (turned) return quantity(row, turned[2], turned[1]);
  const difference = by.exec(rest);
  if (difference && (less.test(rest) || more.test(rest)))
    return { kind: 'quantityBy', row, by: (less.test(rest) ? -1 : 1) * Number(difference[1]) };
  const said = named.exec(rest) ?? to.exec(rest);
  return said ? quantity(row, said[1], undefined) : null;
}

function quantity(row: number, to: string | undefined, from: string | undefined): Wish {
  return { kind: 'quantity', row, to: Number(to), from: from === undefined ? null : Number(from) };
}
