import { below } from '../layout/neighbours.ts';
import type { Segment } from '../layout/sheet.ts';
import { hasStreetWord, isStreetKind, looksLikeStreet, readCityLine } from '../values/address.ts';
import { isCutTown } from './cut-lines.ts';
import type { LabelIndex } from './labelled-values.ts';
import type { Label } from './labels.ts';
import { addressBefore, oneLineAddress } from './one-line-address.ts';
import { type BlockLine, isCity } from './party-block.ts';
import { isOnlyLegalForm } from './party-names.ts';

/** `… Hafenallee 7, 28195` over `Bremen. Ring first.` */
export function wrappedAddress({
  sheet,
  segment,
  rest,
  restWords,
}: Label): (BlockLine & { under: Segment }) | null {
  const under = below(sheet, segment, 0.8);
  // `Supplier: Muster B.V.` over `Deliver to: …`: another label goes on with nothing.
  if (under && /^\p{L}[^:\d]{1,40}:\s/u.test(under.text)) return null;
  // What goes on flush under the label has the town.
  // `…, Springfield,` over `IL 62704`
  const endsWhole = (end: string) => {
    const whole = `${rest} ${end}`;
    return rest.endsWith(',') && oneLineAddress(rest) === null && addressBefore(whole) === whole;
  };
  const goesOn =
    under &&
    (endsInCode.test(rest) ||
      endsWhole(under.text) ||
      /\d{4,5}\s\p{Lu}[\p{L}-]+-$/u.test(rest) ||
      (Math.abs(under.box[0] - segment.box[0]) < flush &&
        oneLineAddress(rest) === null &&
        isCity(under) &&
        !isNameOverAddress(rest, under.text)));
  if (!goesOn) return null;
  // `Muster Catering - laboratorio`, `Muster Care, Lda.` over the whole address.
  const isName = /\s[-–]\s\D*$/.test(rest) || isOnlyLegalForm(rest.split(/,\s+/).slice(1).at(-1) ?? '');
  if (isName && oneLineAddress(under.text) !== null) return null;
  const text = addressBefore(rest.endsWith('-') ? `${rest}${under.text}` : `${rest} ${under.text}`);
  if (text === null || text === rest) return null;
  return { text, words: [...restWords, ...under.words].slice(0, text.split(' ').length), under };
}
/** `Silo Nordhang` over `Hangstrasse 3, 8580 Amriswil`: the line of a name is full only where its last word begins a street. */
function isNameOverAddress(name: string, address: string): boolean {
  const [street = ''] = oneLineAddress(address) ?? [];
  const isWhole = /\d/.test(street) && looksLikeStreet(street) && hasStreetWord(street);
  const last = name.split(' ').at(-1)!;
  const goesOn = /\d|[,-]$/.test(name) || !/^\p{Lu}/u.test(last) || isStreetKind(last);
  return isWhole && !goesOn;
}

const endsInCode = /,\s(?:(?:\p{Lu}{1,3}[- ])?\d{4,5}|\d{4}-\d{3}|\d{2}-\d{3})$/u;

/** `…, 3197 KD Botlek` over `Rotterdam`: the end of a town that had no room on the line, the widest of its page. */
export function wrappedTown({ sheet, segment, rest }: Label, { labelled }: LabelIndex): Segment | null {
  const under = below(sheet, segment, 0.8);
  const isTown = under && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(under.text);
  if (!isTown || labelled.has(under) || !segment.text.endsWith(rest) || !/\p{L}$/u.test(rest)) return null;
  const right = Math.max(...sheet.lines.map(({ box }) => box[2]));
  const isFull = segment.box[2] + under.words[0]!.box[2] - under.words[0]!.box[0] > right;
  const isAlone = sheet.lines[under.line]!.segments.length === 1;
  return ((isFull && isAlone) || isCutTown(rest)) && readCityLine(under.text)?.certain !== true
    ? under
    : null;
}

/** Left edges this near, in points, are flush. */
const flush = 3;
