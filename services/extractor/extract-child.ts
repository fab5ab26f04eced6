import { readFile as readBytes } from 'node:fs/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { readFile } from '@orderloom/pages/read-file.ts';
import { isCompanion } from './companion.ts';
import { makeDoubt } from './doubt.ts';
import type { Draft } from './draft.ts';
import type { extractOrder } from './extract-order.ts';
import { readOrder } from './read-order.ts';
import type { ExtractSettings } from './settings.ts';

/** What the child that parses untrusted files is given: all of it plain data. */
export interface ExtractInput {
  /** `path` is a local file with the content. */
  files: { name: string; mimeType: string; path: string }[];
  settings: ExtractSettings;
  /** Pages of one file after this many are left out, with a note. */
  maxPages: number;
}

/**
 * Reads the files of one order and extracts it. A file that cannot be read among others becomes a doubt and a note,
 * one that only accompanies an e-mail, such as a logo, a note.
 * Fails with `unreadable` when none can be read.
 */
export function run(input: ExtractInput): Promise<Draft> {
  return extractFiles(input, readOrder);
}

/** `run` with another way to extract the order from the files that could be read. */
export async function extractFiles(input: ExtractInput, extract: typeof extractOrder): Promise<Draft> {
  const read: ReadFile[] = [];
  const unreadable: string[] = [];
  const companions: string[] = [];
  for (const { name, mimeType, path } of input.files) {
    const bytes = await readBytes(path);
    if (isCompanion(name, mimeType, bytes.length)) {
      companions.push(`${name}: not read, it only accompanies the e-mail`);
      continue;
    }
    try {
      read.push(await readFile({ name, bytes }, { maxPages: input.maxPages }));
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unreadable') throw error;
      unreadable.push(error.message);
    }
  }
  if (read.length === 0) {
    throw new Failure('unreadable', [...unreadable, ...companions].join('; ') || 'The order has no files');
  }
  const draft = extract({ files: read, settings: input.settings });
  const incomplete = read.flatMap((file) => file.notes.map((note) => `${file.name}: ${note}`));
  return {
    ...draft,
    doubts: [
      ...unreadable.map((sentence) => makeDoubt('file_unreadable', '', [sentence], [])),
      ...incomplete.map((sentence) => makeDoubt('file_incomplete', '', [sentence], [])),
      ...draft.doubts,
    ],
    notes: [...unreadable, ...companions, ...draft.notes],
  };
}
