import { grown } from './grown.ts';
import { highestRows } from './highest-rows.ts';
import { bucketCount, letterRuns, runsOfStems, runsOfWords } from './letter-runs.ts';
import { plainWords } from './plain-words.ts';
import { RowList } from './row-list.ts';
import { digestOf } from './text-digest.ts';

/** Texts by record, found by the runs of three letters that they share with another text. Ids are whole numbers from 1. */
export interface TextIndex {
  /** Inserts or replaces; found by the next search. False when the record had this text already: then nothing changes. */
  set(id: number, text: string): boolean;
  /** Does nothing when there is none. */
  delete(id: number): void;
  /** The `limit` records that share most with the text, rare runs counting more, best first. */
  nearest(text: string, limit: number): TextHit[];
  /**
   * The records that share with the text all that one of them shares, the ends of long words aside; that one too, at most
   * `limit`: first those that share more, of equals the shorter. All records are held against it, whereas `nearest` may
   * leave out equals.
   */
  asAlike(text: string, id: number, limit: number): number[];
  /** How rare a plain word's runs are among all texts: 0 in nearly all, 10 or more in next to none. */
  rarity(word: string): number;
}

export interface TextHit {
  id: number;
  /** By which the nearest is first: of two that share as much, the shorter text has more. */
  score: number;
  /** The part of the text's runs that it has, rare ones counting more: 0 to 1. */
  share: number;
}

/**
 * Entries of the lists that one search reads, the rare runs' first: 4 ms among a million texts, where reading
 * all takes 60. Twice as many find no article more (measured).
 */
const defaultBudget = 80_000;
/** Of what the rare runs find, so many are looked up in the other lists: articles of one kind share all rare runs. */
const lookedUp = 1_000;
/** How much longer texts are held back: among equals in what they share, the shorter one is meant. */
const lengthWeight = 0.3;
/** A list that may hold more rows of replaced texts than this part of its entries is cleared of them before it is used. */
const mostDead = 1 / 8;

/** In memory: for each run the rows of the texts that have it. Some 120 bytes for a text of 25 runs. */
export function createTextIndex(budget = defaultBudget): TextIndex {
  const lists: (RowList | undefined)[] = new Array(bucketCount);
  /** By row; 0 where a text was replaced or deleted. Rows never move, so lists stay sorted. */
  let ids = new Uint32Array(64);
  let lengths = new Uint8Array(64);
  /** Of the row's text, to tell whether another one is the same. */
  let digests = new Float64Array(64);
  let scores = new Float32Array(64);
  /** Rows that a search has met. */
  let touched = new Uint32Array(64);
  let rowOf = new Uint32Array(64);
  let rows = 0;
  let living = 0;
  /** Rows that died since the beginning. */
  let removals = 0;
  let totalLength = 0;

  function remove(id: number): void {
    const row = id < rowOf.length ? rowOf[id]! : 0;
    if (row === 0) return;
    rowOf[id] = 0;
    ids[row] = 0;
    living -= 1;
    removals += 1;
    totalLength -= lengths[row]!;
  }

  function nextRow(): number {
    rows += 1;
    if (rows >= ids.length) {
      ids = grown(ids, rows);
      lengths = grown(lengths, rows);
      digests = grown(digests, rows);
      scores = new Float32Array(ids.length);
      touched = new Uint32Array(ids.length);
    }
    return rows;
  }

  /** The list of a run, of whose entries nearly all are living. */
  function listOf(run: number): RowList | undefined {
    const list = lists[run];
    if (list !== undefined && removals - list.removalsBefore > list.length * mostDead) {
      list.keep((row) => ids[row] !== 0);
      list.removalsBefore = removals;
    }
    return list;
  }

  const rarityOf = (entries: number) => Math.log(1 + living / Math.max(1, entries));
  const rarityOfAll = (runs: number[]) =>
    runs.reduce((total, run) => total + rarityOf(listOf(run)?.length ?? 0), 0);

  /**
   * The lists that the words' runs lead to: of each word the shortest, then of each the next, as far as the budget
   * reaches, and the others. All runs of one word find much the same: it takes several words to tell few records apart.
   */
  function listsFor(words: string[]): { read: RowList[]; others: RowList[] } {
    const turns = [...new Set(words)].flatMap((word) =>
      runsOfWords([word])
        .flatMap((run) => listOf(run) ?? [])
        .sort((a, b) => a.length - b.length)
        .map((list, turn) => ({ list, turn })),
    );
    const ordered = turns.sort((a, b) => a.turn - b.turn || a.list.length - b.list.length);
    const read = new Set<RowList>();
    let entries = 0;
    for (const { list } of ordered) {
      if (read.has(list) || (read.size > 0 && entries + list.length > budget)) continue;
      read.add(list);
      entries += list.length;
    }
    const others = new Set(ordered.map(({ list }) => list)).difference(read);
    return { read: [...read], others: [...others] };
  }

  /** What the lists find: the rows are in `touched`, and what they share in `scores`. */
  function readLists(read: RowList[]): number {
    let count = 0;
    for (const { entries, length } of read) {
      const weight = rarityOf(length);
      for (let i = 0; i < length; i++) {
        const row = entries[i]!;
        if (scores[row] === 0) touched[count++] = row;
        scores[row]! += weight;
      }
    }
    return count;
  }

  /** Adds what the rows share with the text in other lists. */
  function lookUp(rows: Iterable<number>, others: RowList[]): void {
    const ascending = Uint32Array.from(rows).sort();
    for (const list of others) {
      const weight = rarityOf(list.length);
      let from = 0;
      for (const row of ascending) {
        from = list.placeOf(row, from);
        if (list.entries[from] === row && from < list.length) scores[row]! += weight;
      }
    }
  }

  /** The living rows that are in all lists. */
  function inAll(shared: RowList[]): Uint32Array {
    const [first, ...others] = shared.toSorted((a, b) => a.length - b.length);
    if (first === undefined) return new Uint32Array();
    let left = first.entries.subarray(0, first.length).filter((row) => ids[row] !== 0);
    for (const list of others) {
      let from = 0;
      left = left.filter((row) => {
        from = list.placeOf(row, from);
        return from < list.length && list.entries[from] === row;
      });
    }
    return left;
  }

  return {
    set(id, text) {
      const digest = digestOf(text);
      const former = rowOf[id] ?? 0;
      if (former !== 0 && digests[former] === digest) return false;
      remove(id);
      const row = nextRow();
      digests[row] = digest;
      if (id >= rowOf.length) rowOf = grown(rowOf, id);
      rowOf[id] = row;
      ids[row] = id;
      const runs = letterRuns(text);
      lengths[row] = Math.min(255, runs.length);
      for (const run of runs) {
        const list = listOf(run) ?? new RowList(removals);
        list.push(row);
        lists[run] = list;
      }
      living += 1;
      totalLength += lengths[row]!;
      return true;
    },
    delete: remove,
    nearest(text, limit) {
      const { read, others } = listsFor(plainWords(text));
      const met = touched.subarray(0, readLists(read));
      for (let i = 0; i < met.length; i++) if (ids[met[i]!] === 0) scores[met[i]!] = 0;
      const whole = rarityOfAll(letterRuns(text));
      const few = highestRows(met, scores, others.length === 0 ? met.length : Math.max(lookedUp, limit));
      lookUp(few, others);
      const meanLength = totalLength / Math.max(1, living);
      const heldBack = (row: number) => 1 - lengthWeight + (lengthWeight * lengths[row]!) / meanLength;
      for (const row of few) scores[row]! /= heldBack(row);
      const hits = highestRows(few, scores, limit).map((row) => {
        const score = scores[row]!;
        return { id: ids[row]!, score, share: (score * heldBack(row)) / whole };
      });
      for (let i = 0; i < met.length; i++) scores[met[i]!] = 0;
      return hits;
    },
    asAlike(text, id, limit) {
      const row = rowOf[id] ?? 0;
      if (row === 0) return [];
      const stems = runsOfStems(plainWords(text)).flatMap((run) => listOf(run) ?? []);
      const shared = new Set(stems.filter((list) => list.has(row)));
      const alike = inAll([...shared]);
      const whole = new Set(letterRuns(text).flatMap((run) => listOf(run) ?? []));
      for (const each of alike) scores[each] = 1 - lengths[each]! / 512;
      lookUp(alike, [...whole.difference(shared)]);
      const nearest = highestRows(alike, scores, limit).map((each) => ids[each]!);
      for (const each of alike) scores[each] = 0;
      return nearest;
    },
    rarity(word) {
      const runs = runsOfWords([word]);
      return runs.length === 0 ? 0 : rarityOfAll(runs) / runs.length;
    },
  };
}
