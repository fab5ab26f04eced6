/** Texts by record, found by likeness: by the letters they share and, where there is a model, by what they mean. */
export interface SimilarTexts {
  /** Inserts or replaces; nothing is done for one that has this text already. Found by their letters by the next search, by their meaning soon after. */
  set(texts: { id: number; text: string }[]): Promise<void>;
  /** As `set`, of records that were stored before this start and have not changed since. */
  fill(texts: { id: number; text: string }[]): Promise<void>;
  /** Begins to make anew what texts are found by; until `finish` they are found as before. One at a time. */
  renew(): Renewal;
  /** Does nothing when there is none. */
  remove(id: number): Promise<void>;
  /** The `limit` nearest by letters, best first, then those by meaning that are not among them, a hundred at most. */
  nearest(text: string, limit: number): Promise<Similar[]>;
  /**
   * The records that share with the text all the letters that one of them shares, that one too; at most `limit`: first
   * those that share more, of equals the shorter. `nearest` may leave out some that are as near as those it finds.
   */
  asAlike(text: string, id: number, limit: number): number[];
  /** How rare a plain word's runs of letters are. 0: in nearly all texts, 10: in next to none. */
  rarity(word: string): number;
}

export interface Renewal {
  /** Takes what is stored. What was set or removed since the beginning is passed over: it is newer. */
  add(texts: { id: number; text: string }[]): Promise<void>;
  /** From now on texts are found by what was made. */
  finish(): void;
  /** Forgets what was made. */
  cancel(): void;
}

export interface Similar {
  id: number;
  /** The part of the text's letters that it has, runs of three of them, rare ones counting more: 0 to 1. */
  letters: number;
  /** Of the meanings, 0 to 1; 0 where there is no model, or it does not name this one. */
  meaning: number;
}
