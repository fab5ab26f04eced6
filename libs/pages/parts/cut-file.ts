import type { ReadFile } from '../page.ts';
import { plainLineOf } from '../page-lines.ts';
import type { Range } from './body-sections.ts';

/** A file with nothing but some pages (from 1) and some lines (of a text, from 0); empty lists keep all. */
export function cutFile(file: ReadFile, pages: readonly Range[], lines: readonly Range[]): ReadFile {
  if (pages.length === 0 && lines.length === 0) return file;
  const { data: _data, ...print } = file;
  const kept = file.pages.filter(({ number }) => pages.length === 0 || isWithin(number, pages));
  return {
    ...print,
    pages: kept.map((page) =>
      lines.length === 0 || page.source !== 'plain'
        ? page
        : { ...page, words: page.words.filter((word) => isWithin(plainLineOf(page, word), lines)) },
    ),
  };
}

function isWithin(place: number, ranges: readonly Range[]): boolean {
  return ranges.some(([first, last]) => place >= first && place <= last);
}
