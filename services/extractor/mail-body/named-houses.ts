import { behindClosing } from '@orderloom/pages/mail-signature.ts';
import type { Chosen } from '../draft.ts';
import { wordsBetween } from '../fields/labels.ts';
import { isOnlyLegalForm } from '../fields/party-names.ts';
import { articles } from '../fields/person-names.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { hasLegalForm } from '../values/company.ts';
import { namesTrade } from '../values/house-words.ts';

/** A text of a mail's line, and where it stands. */
export interface Said {
  sheet: Sheet;
  segment: Segment;
  /** Index of its line on the sheet. */
  line: number;
  text: string;
}

/** Any mail claims a sender: two that agree are less sure than what an order prints at its label. */
const confidence = 0.7;

export function chosenFrom({ sheet, segment, text }: Said, because: string): Chosen {
  const at = segment.text.indexOf(text);
  const words = at < 0 ? [] : wordsBetween(segment, at, at + text.length);
  const place = placeOf(sheet, words.length > 0 ? words : segment.words);
  return { value: text, confidence, places: [place], because };
}

/** All that stands in the lines of some sheets. */
export function saidOn(sheets: readonly Sheet[]): Said[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }, line) =>
      segments.map((segment) => ({ sheet, segment, line, text: segment.text })),
    ),
  );
}

/** The parts of a line: behind a closing or a label, and between marks; a legal form stays with its name. */
export function partsOf(printed: string): string[] {
  const rest = behindClosing(printed);
  const text = rest === null || rest === '' ? printed : rest;
  const parts = text.split(between).filter((part) => /\p{L}/u.test(part));
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const whole = last === undefined ? -1 : text.indexOf(`${last}, ${part}`);
    if (whole >= 0 && isOnlyLegalForm(part)) joined[joined.length - 1] = `${last}, ${part}`;
    // `Muster Works Pvt. Ltd.`
    else if (last !== undefined && text.includes(`${last}. ${part}`) && isOnlyLegalForm(part))
      joined[joined.length - 1] = `${last}. ${part}`;
    else joined.push(part);
  }
  return joined.map((part) => part.trim());
}
/** Marks between a name and what is beside it, and the ends of sentences, but not those of initials. */
const between = /\s*[,|(){};]\s*|\s+[–—@/-]\s+|:\s+|(?<=\p{Ll}{2}|\d)[.!?]\s+/u;

const isCapital = (word: string) => /^[\p{Lu}\d&+]/u.test(word);
const small =
  /^(?:de|del|della|dei|di|da|do|dos|du|des|van|von|vom|zum|zur|am|der|den|het|in|op|ten|ter|te|la|le|les|lo|el|los|y|e|i|et|en|and|und|og|of|the|à|au|aux|[dl]['’]\p{L}+|['’][ts])$/iu;
const mostWords = 6;

/** True for a text that is nothing but a name: all words with capitals, but those that join them. */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= mostWords &&
    isCapital(words[0]!) &&
    words.some((word) => /^\p{Lu}\p{L}/u.test(word)) &&
    words.every((word) => isCapital(word) || small.test(word)) &&
    !/^\d|[:;?!]|\d{3}/.test(text)
  );
}

/** Names in a sentence: from the first word that tells a firm, with its article, to the last that does. */
export function namesIn(text: string, tellsFirm: (word: string) => boolean): string[] {
  const runs = text.match(capitalised) ?? [];
  return runs.flatMap((run) => {
    const words = run.split(/\s+/);
    const first = words.findIndex((word) => isCapital(word) && (tellsFirm(word) || namesTrade(word)));
    if (first < 0) return [];
    const from = first > 0 && articles.test(`${words[first - 1]} `) ? first - 1 : first;
    const last = words.findLastIndex(
      (word) => tellsFirm(word) || namesTrade(word) || hasLegalForm(`Xx ${word}`),
    );
    const until = text.endsWith(run) ? words.length : last + 1;
    const name = words.slice(from, until).join(' ');
    return [name.replace(hasLegalForm(name) ? /,+$/ : /[.,]+$/, '')];
  });
}
/** The name that a text begins with; empty when it begins with none. */
export function beginningName(text: string): string {
  const [name = ''] = text.match(capitalised) ?? [];
  return text.startsWith(name) ? name : '';
}

const capitalised =
  /\p{Lu}[\p{L}\d'’.&-]*(?:\s+(?:(?:&|de|del|della|di|da|do|du|des|van|von|der|den|la|le|el|y|e|et|en|and|und|og|of)\s+){0,3}\p{Lu}[\p{L}\d'’.&-]*)*/gu;
