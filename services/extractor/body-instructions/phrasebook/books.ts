import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { type CompiledBook, compiled } from './phrase-book.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

const written = [da, de, en, es, fr, it, nl, pl, pt];

/** A book takes some MB and a tenth of a second to make: none is made twice. */
const known = new Map<string, CompiledBook>();

/** The phrase book of a language, ISO 639-1; made when a letter of that language comes. */
export function bookOf(language: string): CompiledBook | null {
  const book = written.find((each) => each.language === language);
  if (book === undefined) return null;
  const made = known.get(language) ?? compiled(book);
  known.set(language, made);
  return made;
}
