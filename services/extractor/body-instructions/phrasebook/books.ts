import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { type CompiledBook, compiled } from './phrase-book.ts';

/** The phrase books by their languages, ISO 639-1. */
export const books: ReadonlyMap<string, CompiledBook> = new Map(
  [en, fr, es].map((book) => [book.language, compiled(book)]),
);
