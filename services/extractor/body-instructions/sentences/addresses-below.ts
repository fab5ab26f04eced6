import { placeBelow, wishedPlace } from '../heads/wished-place.ts';
import type { Wish } from '../instruction.ts';
import { places } from '../talk/topics.ts';
import { sends } from '../words/words-of-refusal.ts';
import type { Sentence } from './sentences.ts';

/** Addresses have so many lines at most. */
const mostAddressLines = 6;

/** The places that sentences lead to with a colon, and the lines below that are a part of them. */
export function addressesBelow(sentences: readonly Sentence[]): Map<Sentence, Wish | 'part'> {
  const found = new Map<Sentence, Wish | 'part'>();
  sentences.forEach((sentence, at) => {
    for (let count = 1; count <= mostAddressLines && at + count < sentences.length; count += 1) {
      const lines = sentences.slice(at + 1, at + 1 + count);
      const said = leadsToIt.test(sentence.text) ? `${sentence.text}:` : sentence.text;
      const lead = `${leadOf(sentences[at - 1], sentence)}${said}`;
      // "1. Date: …": an entry of a list is no line of an address.
      if (lines.some(({ text }) => /^\d{1,2}[.)]\s\p{L}+\s?:/u.test(text))) return;
      const below = lines.map(({ text }) => text).join(', ');
      const place = placeBelow(lead, below) ?? (count === 1 ? placeGoingOn(said, below) : null);
      if (!place) continue;
      found.set(sentence, place);
      for (const line of lines) found.set(line, 'part');
      return;
    }
  });
  return found;
}

/** "Send it straight to site Plot 3, Quarry Road", and the town with its code in the line below. */
function placeGoingOn(said: string, below: string): Wish | null {
  if (!/\d/.test(said) || !townAlone.test(below) || !sends.test(said)) return null;
  const place = wishedPlace(`${said.replace(/[,.]$/, '')}, ${below}`);
  return place === null || place === 'unclear' || place.kind !== 'address' || place.street === null
    ? null
    : place;
}
const townAlone =
  /^(?:\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’-]+){0,3},? [A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|(?:[A-Z]{1,2}-)?(?:\d{4,5}(?:-\d{3})?|\d{4} [A-Z]{2}|\d\d-\d{3}) \p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’-]+){0,3})\.?$/u;

/** "Quello giusto è", "the right one is": the address stands below it, without a colon. */
const leadsToIt = /(?<!\p{L})(?:is|ist|lautet|luidt|est|es|è|é|jest|to|er)\s*$/iu;

/** "The delivery address is out of date. The right one is:" */
function leadOf(before: Sentence | undefined, { text }: Sentence): string {
  return before && text.length <= longestPointer && places.test(before.text) && !/\d/.test(before.text)
    ? `${before.text} `
    : '';
}
const longestPointer = 40;

/** "Do not drive to the address on the form", where another address is given. */
export function isNotThere(text: string): boolean {
  const told = text.replace(nobodyUntil, ' ');
  return places.test(told) && negates.test(told) && !/\d/.test(told);
}
/** "There is nobody there till the 20th": why, and no day of delivery. */
const nobodyUntil =
  /(?<!\p{L})(?:nobody|no one|niemand|keiner|personne|nadie|nessuno|ninguém|nikt|nikogo|ingen)(?!\p{L})(?:\s\p{L}+){0,4}\s(?:till|until|before|bis(?: zum)?|vor dem|tot|voor|avant le|jusqu['’]au|hasta el|fino al|até(?: ao)?(?: dia)?|do|før|til)\s(?:the |den |de )?\d{1,2}(?:st|nd|rd|th|er|\.|º|e)?(?![\p{L}\d])/giu;
const negates = /n['’]t(?!\p{L})|(?<!\p{L})(?:not|never|nicht|niet|pas|no|non|não|nie|ikke)(?!\p{L})/iu;
