import { mentionWeight, type Sign } from './cue-signs.ts';
import { wordings } from './lexicon/wordings/wordings.ts';
import { subjectCharacters, subjectWeight } from './subject-signs.ts';

/** Short mails are told by them; in longer ones every word comes along. */
const mostCharacters = 3000;

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
    const placeWeight = place === 'subject' ? subjectWeight.own : isMention ? mentionWeight : 1;
    const says = `${place}: ${wording.replace(/\s+/g, ' ').trim()}`;
    return [{ category, place, weight: weight * placeWeight, says }];
  });
}
