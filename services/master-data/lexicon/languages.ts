import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { GoodsWords } from './goods-words.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** Every language in which goods are described. */
export const goodsLexicons: readonly GoodsWords[] = [en, de, nl, fr, es, it, pt, pl, da];
