import type { DraftRow } from '../draft.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { lineIn } from './notes-on-lines.ts';

const changed = new RegExp(
  anyOf((lexicon) => lexicon.changed),
  'iu',
);
const fromTo = new RegExp(
  `${anyOf(({ smallWords }) => smallWords.from)}\\s(\\d[\\d.,]*)(?:\\s\\p{L}{1,6}\\.?)?\\s${anyOf(({ smallWords }) => smallWords.to)}\\s(\\d[\\d.,]*)`,
  'iu',
);
const sentenceEnd = /(?<=[\p{L}\d]{2}[.!;])\s+(?=\p{Lu})/u;

/**
 * A text without what it says of changes that its lines show, as `Line 8: quantity changed from 20 to 30` where that
 * line has 30: the paper is the one in which they were made.
 */
export function withoutAppliedChanges(text: string, rows: readonly DraftRow[], language: string): string {
  if (!changed.test(text)) return text;
  return text
    .split(sentenceEnd)
    .filter((sentence) => !isApplied(sentence, rows, language))
    .join(' ');
}

function isApplied(sentence: string, rows: readonly DraftRow[], language: string): boolean {
  const [, before, after] = changed.test(sentence) ? (fromTo.exec(sentence) ?? []) : [];
  const position = after === undefined ? null : lineIn(sentence, language);
  const row = rows.find((one, at) => (one.position ?? at + 1) === position);
  const [old, now] = [before, after].map((printed) => Number((printed ?? '').replace(/[.,]0*$/, '')));
  return row?.quantity?.value === now && old !== now;
}
