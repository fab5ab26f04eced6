import { en } from './en.ts';
import { it } from './it.ts';
import { type CompiledBook, compiled } from './phrase-book.ts';

/** The phrase books by their languages, ISO 639-1. */
export const books: ReadonlyMap<string, CompiledBook> = new Map(
  [en, it].map((book) => [book.language, compiled(book)]),
);
