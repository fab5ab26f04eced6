import type { Word } from '../page.ts';

/** A word that another one may be put right by was read this surely, and one that may be put right not so surely. */
const sureFrom = 0.985;
const unsureBelow = 0.95;
/** Marks are not read where none are printed, unless dust stands there: then the reader is as unsure. */
const dustBelow = 0.65;
/** Where the word stands without them at least twice, they are dust up to here; what it is then worth. */
const dustAmongTwins = 0.8;
const fewestTwins = 2;
const withoutDust = 0.9;
/** Shorter words look like too many others; the short names of houses in their addresses, too. */
const shortest = 4;
const shortestInAddress = 7;
/** A word that is read less surely is no witness of its twin. */
const twinFrom = 0.6;

/**
 * A page says most names twice. A word that was read unsurely is sure when it is read alike, and surely, elsewhere.
 * One that is not, or a mail address, takes the letters of a sure word that it looks like: `n.bemasconi@example.test`
 * where `N. Bernasconi` is printed, `Wroctaw` where `Wrocław` is.
 */
export function likePrintedElsewhere(words: readonly Word[]): Word[] {
  const whole = new Map<string, number>();
  for (const { text, confidence } of words)
    if (confidence >= sureFrom) whole.set(trimmed(text), (whole.get(trimmed(text)) ?? 0) + 1);
  const sure = new Map<string, Set<string>>();
  for (const { text, confidence } of words) {
    if (confidence < sureFrom || isAddress(text)) continue;
    for (const part of partsOf(text)) {
      const known = sure.get(shapeOf(part)) ?? new Set();
      sure.set(shapeOf(part), known.add(part.toLowerCase()));
    }
  }
  return words.map((word) => {
    const isTwin = isTelling(word.text) && whole.has(trimmed(word.text));
    if (isTwin && word.confidence >= twinFrom && word.confidence < sureFrom)
      return { ...word, confidence: sureFrom };
    const bare = withoutMarks(word.text);
    const isDusty = isTelling(bare) && bare !== word.text && (whole.get(trimmed(bare)) ?? 0) >= fewestTwins;
    if (isDusty && word.confidence < dustAmongTwins)
      return { ...word, text: bare, confidence: Math.max(word.confidence, withoutDust) };
    if (!isAddress(word.text) && word.confidence >= unsureBelow) return word;
    const text = word.text.replace(wordPart, (part) => {
      if (isAddress(word.text) ? part.length < shortestInAddress : /\d/.test(part) && isCode(word.text))
        return part;
      const known = [...(sure.get(shapeOf(part)) ?? [])];
      const wanted = isAddress(word.text)
        ? known.map(withoutMarks)
        : known.filter(
            (other) => word.confidence < dustBelow || marksOf(other) >= marksOf(part.toLowerCase()),
          );
      const [only, another] = new Set(wanted);
      return only === undefined || another !== undefined ? part : inCaseOf(part, only);
    });
    return text === word.text ? word : { ...word, text };
  });
}

/** More than one figure is none that stands for a letter. */
function isCode(text: string): boolean {
  return /\d.*\d/.test(text);
}

/** A word, long enough that it is no chance when it is read twice; years and amounts are alike by chance. */
function isTelling(text: string): boolean {
  return trimmed(text).length >= shortest && !/\d/.test(text);
}

function trimmed(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

const wordPart = /[\p{L}\d]*\p{L}[\p{L}\d]*/gu;

function partsOf(text: string): string[] {
  return (text.match(wordPart) ?? []).filter((part) => part.length >= shortest && !/\d/.test(part));
}

function isAddress(text: string): boolean {
  return text.includes('@') || /^www\./i.test(text);
}

/** What a word looks like from afar: the same for words that are taken for each other. */
function shapeOf(text: string): string {
  return withoutMarks(text.toLowerCase())
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[it1!|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's');
}

/** Accents, without those of an i: dust beside its dot is taken for one. */
function marksOf(text: string): number {
  return (
    text
      .replace(/[íìîï]/g, 'i')
      .normalize('NFD')
      .match(/\p{M}|[łø]/gu)?.length ?? 0
  );
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');
}

/** Capitals where the word had them: all, the first, or none. */
function inCaseOf(part: string, wanted: string): string {
  if (part === part.toUpperCase() && part !== part.toLowerCase()) return wanted.toUpperCase();
  return /^\p{Ll}/u.test(part) ? wanted : wanted[0]!.toUpperCase() + wanted.slice(1);
}
