import path from 'node:path';
import type { Language } from '../languages.ts';

/** What is bought, in one language. Names are templates for `Random.fill`. */
export interface Goods {
  /** What is counted: its unit is one of `pieces`. */
  counted: readonly string[];
  /** Wordings of the unit "piece". */
  pieces: readonly string[];
  /** Goods with a unit of their own. */
  measured: readonly { name: string; units: readonly string[] }[];
  /** Services and charges, ordered once. */
  services: readonly string[];
}

export async function loadGoods(language: Language): Promise<Goods> {
  return ((await import(path.join(import.meta.dirname, `${language}.ts`))) as { goods: Goods }).goods;
}
