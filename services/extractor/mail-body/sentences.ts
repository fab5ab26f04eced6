import type { Word } from '@orderloom/pages/page.ts';
import { nothingBut } from '../lexicon/mail/phrase-pattern.ts';
import { abbreviation } from './abbreviations.ts';
import { isBodyUnit } from './body-units.ts';

const sentenceEnd = /[?!]$|(?:\p{L}{2}|[\d²³]|°[CF]?|["”)])[.]$/u;

const therefore = nothingBut(['therefore']);

/** The sentences of words that stand behind each other. */
export function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]];
  // Who begins small begins all sentences small.
  const isSmall = /^\p{Ll}/u.test(words[0]?.text ?? '');
  words.forEach((word, i) => {
    if (therefore.test(word.text) && /,$/.test(words[i - 1]?.text ?? '')) sentences.push([]);
    sentences.at(-1)!.push(word);
    const next = words[i + 1];
    const isShortened =
      (word.text.length <= longestShortened && isBodyUnit(word.text) && !/^each\.$/i.test(word.text)) ||
      abbreviation.test(word.text.replace(/^\(/, ''));
    const isNext = !next || /^[\p{Lu}¿¡(]/u.test(next.text) || (isSmall && /^\p{Ll}/u.test(next.text));
    // "…, 8 pcs. And please", "… 70Ah. And"
    const isAmount = /^\d/.test(words[i - 1]?.text ?? '') || /^\d/.test(word.text);
    const isBegun = isShortened && isAmount && begins.test(next?.text ?? '');
    if (sentenceEnd.test(word.text) && (!isShortened || isBegun) && isNext) sentences.push([]);
  });
  return sentences;
}

/** Hardly any goods begin with them. */
const begins =
  /^(?:And|Also|Please|We|I|Und|Bitte|Wir|Ich|En|Graag|Et|Merci|Nous|Por|Per|Proszę|Prosimy|Og|Vi)$/u;

/** With its point: "Stck.", "conf."; "Kartons." ends a sentence. */
const longestShortened = 5;
