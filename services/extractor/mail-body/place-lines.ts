import { ands } from '../lexicon/conjunctions.ts';
import { phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { headsPlaces } from '../rows/lines/place-lists.ts';
import { hasLegalForm } from '../values/company.ts';
import type { Paragraph } from './message-lines.ts';
import { isName } from './named-houses.ts';

/** "Deliver to: 12 Mill Lane, Leeds LS1 4AB": what stands behind such a label orders nothing. */
const placeLabel = new RegExp(
  `^[^\\p{L}]{0,3}(?:\\p{L}+ ){0,2}?${phrasesOf('placeFields')}(?: (?:to|at|on|an|auf|nach|op|aan|à|au|sur|en|a|presso|na|do|til|på)(?: \\p{Ll}{1,12}){1,2})?\\s*:\\s*(?=\\S|$)`,
  'iu',
);
/** `PLZ / Ort:`, `Code postal et ville :`: in a form its own field. */
const townLabel = new RegExp(
  `^[^\\p{L}]{0,3}${phrasesOf('postcodeFields', 'townFields')}(?:\\s?(?:[/,&+-]|${ands})\\s?(?:\\p{L}+[. ]?){1,2})?\\s*:\\s*(?=\\S|$)`,
  'iu',
);
/** A street, or a town with its code. */
const placed =
  /\p{L}{3}\.? \d{1,4}\p{L}?(?:,|$)|\d{1,4} \p{Lu}\p{L}+ (?:street|road|lane|avenue|way|close|park|drive|st|rd|ln|ave)\b|(?<!\d)\d{4,5}(?:-\d{3})? \p{Lu}|(?<!\d)\d{4} [A-Z]{2}(?!\p{L})|(?<!\d)\d\d-\d{3} \p{Lu}|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}/iu;

/** Paragraphs without the lines that are nothing but a labelled address: behind its label, or below one that stands alone, and without lists of addresses. */
export function withoutPlaceLines(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.flatMap(({ sheet, lines }) => {
    if (headsPlaces(cellsOf(lines[0]!))) return [];
    let isBelow = false;
    const kept = lines.filter(({ words }, at) => {
      const text = words.map((word) => word.text).join(' ');
      const label = placeLabel.exec(text) ?? townLabel.exec(text);
      const rest = text.slice(label?.[0].length ?? 0);
      if (label === null) return !isBelow && !isImprint(text);
      isBelow = rest === '' && placed.test(textOf(lines.slice(at + 1)));
      return !isBelow && !placed.test(rest);
    });
    return kept.length > 0 ? [{ sheet, lines: kept }] : [];
  });
}

/** `Muster Ltd, 20 Finsbury Circus, London`: a firm with its house number behind the comma. */
function isImprint(text: string): boolean {
  const [firm, street = ''] = text.split(/,\s+/);
  return /^\d{1,4}\p{L}? \p{Lu}/u.test(street) && !/\d/.test(firm!) && isName(firm!) && hasLegalForm(firm!);
}

function cellsOf({ segments, words }: Paragraph['lines'][number]): string[] {
  const text = words.map((word) => word.text).join(' ');
  const cells = text.split(/[;|]/);
  return cells.length > 2 ? cells : segments.map((segment) => segment.text);
}

function textOf(lines: Paragraph['lines']): string {
  return lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
}
