import { da } from './da.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { type CompiledBook, compiled } from './phrase-book.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** The phrase books by their languages, ISO 639-1. */
export const books: ReadonlyMap<string, CompiledBook> = new Map(
  [da, en, it, pl, pt].map((book) => [book.language, compiled(book)]),
);
