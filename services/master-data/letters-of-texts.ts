import type { SimilarTexts } from './similar-texts.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** Likeness by letters alone, in memory. */
export function lettersOfTexts(index: TextIndex = createTextIndex()): SimilarTexts {
  async function set(texts: { id: number; text: string }[]): Promise<void> {
    for (const { id, text } of texts) index.set(id, text);
  }
  return {
    set,
    fill: set,
    remove: async (id) => index.delete(id),
    async nearest(text, limit) {
      const hits = index.nearest(text, limit);
      return hits.map(({ id, score }) => ({ id, letters: score / hits[0]!.score, meaning: 0 }));
    },
    rarity: index.rarity,
  };
}
