import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { type CompiledBook, compiled } from './phrase-book.ts';

/** The phrase books by their languages, ISO 639-1. */
export const books: ReadonlyMap<string, CompiledBook> = new Map(
  [de, en, nl].map((book) => [book.language, compiled(book)]),
);
