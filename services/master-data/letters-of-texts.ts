import type { SimilarTexts } from './similar-texts.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** Likeness by letters alone, in memory. */
export function lettersOfTexts(index: TextIndex = createTextIndex()): SimilarTexts {
  return {
    set(texts) {
      for (const { id, text } of texts) index.set(id, text);
    },
    remove: index.delete,
    async nearest(text, limit) {
      const hits = index.nearest(text, limit);
      return hits.map(({ id, score }) => ({ id, letters: score / hits[0]!.score, meaning: 0 }));
    },
    rarity: index.rarity,
  };
}
