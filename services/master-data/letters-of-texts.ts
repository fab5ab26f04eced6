import type { Renewal, SimilarTexts } from './similar-texts.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

type Text = { id: number; text: string };

export interface LettersOfTexts extends SimilarTexts {
  /** `changed` gets what was not known with this text. */
  set(texts: Text[], changed?: (texts: Text[]) => void): Promise<void>;
  /** Of what is added, `taken` gets what was not passed over. */
  renew(taken?: (texts: Text[]) => void): Renewal;
}

/** Likeness by letters alone, in memory. */
export function lettersOfTexts(first: TextIndex = createTextIndex()): LettersOfTexts {
  let index = first;
  /** What a renewal has made so far, and the records that were changed since it began. */
  let fresh: { index: TextIndex; changed: Set<number> } | undefined;

  async function set(texts: Text[], changed?: (texts: Text[]) => void): Promise<void> {
    const others = texts.filter(({ id, text }) => index.set(id, text));
    for (const { id, text } of others) {
      fresh?.index.set(id, text);
      fresh?.changed.add(id);
    }
    changed?.(others);
  }

  return {
    set,
    fill: (texts) => set(texts),
    renew(taken) {
      const made = { index: createTextIndex(), changed: new Set<number>() };
      fresh = made;
      return {
        async add(texts) {
          const unchanged = texts.filter(({ id }) => !made.changed.has(id));
          for (const { id, text } of unchanged) made.index.set(id, text);
          taken?.(unchanged);
        },
        finish() {
          index = made.index;
          fresh = undefined;
        },
        cancel() {
          fresh = undefined;
        },
      };
    },
    async remove(id) {
      index.delete(id);
      fresh?.index.delete(id);
      fresh?.changed.add(id);
    },
    async nearest(text, limit) {
      return index.nearest(text, limit).map(({ id, share }) => ({ id, letters: share, meaning: 0 }));
    },
    asAlike: (text, id, limit) => index.asAlike(text, id, limit),
    rarity: (word) => index.rarity(word),
  };
}
