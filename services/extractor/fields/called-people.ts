import type { Candidate } from '../draft.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { digitsOf, readPhone } from '../values/phone.ts';
import { speaksOfPlace } from './composed-labels.ts';
import { isFirstName } from './signed-lines.ts';
import { asksToCall } from './told-phones.ts';

/** Who sits in the house answers for what it orders; who is called for a delivery may only take it. */
const inHouse = 0.82;
const atPlace = 0.7;
/** The lines of one house differ in so many digits. */
const ownDigits = 2;
/** `a`, `do`, `til` between the word and the name. */
const particle = /^\p{Ll}{1,4}$/u;
/** A verb in small letters; `tel` behind a name may be that of a house. */
const verb = /^\p{Ll}{5,}$/u;

/**
 * First names of people whom a note asks to call on a line of the house: `Call Ruth first - 920-555-0163`,
 * `Ruth anrufen: …`, where the house has 920-555-0160. With any other number it may be a driver or a foreman.
 */
export function findCalled(sheets: readonly Sheet[], foreign: ReadonlySet<Segment>): Candidate[] {
  const notes = sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment) => {
        if (foreign.has(segment) || !asksToCall(segment.text)) return [];
        const words = segment.words.map(bare);
        const at = words.findIndex((_, index) => isCalled(words, index));
        const phone = readPhone(segment.text);
        return at < 0 || phone === null ? [] : [{ sheet, segment, at, value: words[at]!, phone }];
      }),
    ),
  );
  if (notes.length === 0) return [];
  return notes
    .filter(({ segment, phone }) => isOfHouse(phone, segment, sheets, foreign))
    .map(({ sheet, segment, at, value }) => ({
      ...placeOf(sheet, [segment.words[at]!]),
      value,
      score: speaksOfPlace(segment.text) ? atPlace : inHouse,
      because: 'whom a note asks to call',
    }));
}

/** True for a number that differs in its last digits from another one of the house. */
function isOfHouse(
  phone: string,
  own: Segment,
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
): boolean {
  const begin = digitsOf(phone).slice(0, -ownDigits);
  const others = sheets.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments));
  return others.some((segment) => {
    if (segment === own || foreign.has(segment)) return false;
    const other = digitsOf(readPhone(segment.text) ?? '');
    return other.length === begin.length + ownDigits && other.startsWith(begin);
  });
}

function bare({ text }: { text: string }): string {
  return text.replace(/[.,:;!?)]+$/, '');
}

/** A first name beside a word for calling, and none behind it that may be the surname. */
function isCalled(words: readonly string[], at: number): boolean {
  const [beforeLast, before = '', name = '', after = ''] = [-2, -1, 0, 1].map((step) => words[at + step]);
  if (!isFirstName(name) || /^\p{Lu}/u.test(after)) return false;
  const caller = particle.test(before) && !asksToCall(before) ? beforeLast : before;
  return (caller !== undefined && asksToCall(caller)) || (verb.test(after) && asksToCall(after));
}
