import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** Every language that is read. Where two give a phrase different meanings, the one further ahead is tried first. */
export const lexicons: readonly Lexicon[] = [en, de, nl, fr, es, it, pt, pl, da];
