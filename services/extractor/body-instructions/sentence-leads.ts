import type { Beside } from './read-sentence.ts';
import type { Sentence } from './sentences.ts';
import { addressNouns, delivers } from './wordings.ts';
import { inPassing } from './words-of-wishes.ts';

/** A sentence without what stands before its wish: the mark of an item, that there are changes, what is said in passing. */
export function withoutLeads(sentence: Sentence, about: Beside): Pick<Sentence, 'text' | 'words'> {
  return withoutLead(withoutPassing(withoutMark(sentence, about)));
}

/** "1. line 2: 5": the mark of an item counts nothing. */
function withoutMark({ text, words }: Sentence, { heading }: Beside): Pick<Sentence, 'text' | 'words'> {
  const isMarked =
    words.length > 1 &&
    (heading === null ? /^(?:[-*•–]|[a-h]\))$/ : /^(?:[-*•–]|(?:\d{1,2}|[a-h])[.)]|[a-h]\))$/).test(
      words[0]!.text,
    );
  return isMarked ? { text: text.slice(words[0]!.text.length + 1), words: words.slice(1) } : { text, words };
}

/** "Two changes: line 3 …": what stands before the colon only says that there are some. */
function withoutLead({ text, words }: Pick<Sentence, 'text' | 'words'>): Pick<Sentence, 'text' | 'words'> {
  const lead = countsChanges.exec(text)?.[0];
  // "The delivery address will change: …" says what.
  const isOfHead = lead !== undefined && (addressNouns.test(lead) || delivers.test(lead));
  if (lead === undefined || isOfHead || lead.length === text.length) return { text, words };
  return { text: text.slice(lead.length), words: words.slice(lead.trim().split(/\s+/).length) };
}
const countsChanges =
  /^(?:[^\s:\d]+ ){0,5}?(?:\d{1,2} |[^\s:\d]+ ){0,2}(?:changes?|things?|points?|corrections?|änderung(?:en)?|dinge|punkte|korrekturen?|wijziging(?:en)?|dingen|punten|modifications?|choses|changements?|cambios?|cosas|modifich?e|modifica|cose|items|matters|sprawy|sprawa|alterações|alteração|coisas|zmian[ay]?|zmiany|poprawki|ændringer?|ting|rettelser?) ?:\s/iu;

function withoutPassing({ text, words }: Pick<Sentence, 'text' | 'words'>): Pick<Sentence, 'text' | 'words'> {
  const passing = inPassing.exec(text)?.[0];
  if (passing === undefined) return { text, words };
  const count = passing.trim().split(/\s+/).length;
  return { text: text.slice(passing.length), words: words.slice(count) };
}
