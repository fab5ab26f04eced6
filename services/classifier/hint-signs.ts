import type { Sign } from './cue-signs.ts';
import { wordings } from './lexicon/wordings/wordings.ts';
import { subjectCharacters } from './subject-signs.ts';

/** What stands in a subject is a heading. */
const subjectWeight = 1.4;
/** Short mails are told by them; in longer ones every word comes along. */
const mostCharacters = 3000;
/** In a text a name is talk. */
const mentionWeight = 0.4;

/**
 * Words that tell a little each, in the subject of a mail and in its own text. They are asked only where nothing else
 * tells what it is: beside a list of goods `ISO 4762` is a screw and no certificate.
 */
export function hintSigns(subject: string, text: string): Sign[] {
  if (text.length > mostCharacters) return [];
  return [...hintsIn('subject', subject.slice(0, subjectCharacters)), ...hintsIn('text', text)];
}

function hintsIn(place: 'subject' | 'text', text: string): Sign[] {
  return wordings.flatMap(({ category, weight, pattern, isMention }) => {
    const wording = pattern.exec(text)?.[0];
    if (wording === undefined) return [];
    const placeWeight = place === 'subject' ? subjectWeight : isMention ? mentionWeight : 1;
    const says = `${place}: ${wording.replace(/\s+/g, ' ').trim()}`;
    return [{ category, place, weight: weight * placeWeight, says }];
  });
}
