import type { DraftRow } from '../draft.ts';
import { lineIn } from './notes-on-lines.ts';

const changed =
  /(?<!\p{L})(?:changed|amended|increased|raised|reduced|decreased|revised|updated|geändert|erhöht|reduziert|verringert|angepasst|gewijzigd|verhoogd|verlaagd|aangepast|modifi\p{L}+|augment\p{L}+|diminu\p{L}+|rédui\p{L}+|cambi\p{L}+|aument\p{L}+|reduci\p{L}+|ridott\p{L}+|alterad\p{L}+|reduzid\p{L}+|zmienion\p{L}+|zwiększon\p{L}+|zmniejszon\p{L}+|ændret|forhøjet|reduceret)(?!\p{L})/iu;
const fromTo =
  /(?<!\p{L})(?:from|von|van|de|da|dal?|del|z|ze|fra)\s(\d[\d.,]*)(?:\s\p{L}{1,6}\.?)?\s(?:to|auf|naar|à|a|para|na|do|til)\s(\d[\d.,]*)/iu;
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
