import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { listPage } from './list-page.ts';

/**
 * What a service answers for one of its pages (from 1), newest first. A page may end early, after one item at least,
 * where more would not fit into a message.
 */
export type AskPage<T> = (page: { page: number; size: number }) => Promise<{ items: T[]; total: number }>;

/** Twenty orders of a usual size have 100 KB. Of the largest, one e-mail's text for each line, a message holds fewer. */
const itemsAtATime = 20;
/** The highest int32, which is what a page is on the wire. */
const maxPage = 2_147_483_647;

/**
 * Answers with one page of a list, of any length: it is asked for, and sent, a few items at a time, so that neither a
 * message between services nor the memory here holds it whole. A failure of the first call is answered as such; a
 * later one cuts the answer off.
 */
export async function sendList<T>(
  response: Response,
  { page, size }: { page: number; size: number },
  ask: AskPage<T>,
  toJson: (item: T) => unknown,
): Promise<void> {
  const chunks = readInChunks(ask, page, size);
  const first = (await chunks.next()).value!;
  async function* json(): AsyncGenerator<string> {
    const { items, ...place } = listPage([], first.total, page, size);
    yield '{"items":[';
    let separator = '';
    for (let chunk: Chunk<T> | undefined = first; chunk; chunk = (await chunks.next()).value) {
      if (chunk.items.length === 0) continue;
      yield separator + chunk.items.map((item) => JSON.stringify(toJson(item))).join(',');
      separator = ',';
    }
    yield `],${JSON.stringify(place).slice(1)}`;
  }
  response.type('json');
  // One ahead: the default of an object stream would fetch sixteen for a client that does not read.
  await pipeline(Readable.from(json(), { highWaterMark: 1 }), response);
}

interface Chunk<T> {
  items: T[];
  /** Of all pages, when the first chunk was read. */
  total: number;
}

/**
 * The items of one page as the list was at the first call; at least one chunk, which may be empty. Items that arrive
 * between the calls come first and push the others back: by how many, the growth of the total says.
 */
export async function* readInChunks<T>(
  ask: AskPage<T>,
  page: number,
  size: number,
): AsyncGenerator<Chunk<T>, undefined> {
  const chunkSize = Math.min(size, itemsAtATime);
  const end = page * size;
  let next = end - size;
  let asked = chunkSize;
  let total: number | undefined;
  let arrived = 0;
  for (;;) {
    const chunkPage = Math.min(maxPage, Math.floor((next + arrived) / asked) + 1);
    const reply = await ask({ page: chunkPage, size: asked });
    total ??= reply.total;
    arrived = reply.total - total;
    const skipped = (chunkPage - 1) * asked;
    const start = skipped - arrived;
    const items = reply.items.slice(Math.max(0, next - start), Math.max(0, end - start));
    yield { items, total };
    next += items.length;
    if (next >= Math.min(end, total) || skipped + reply.items.length >= reply.total) return;
    // What a chunk that ended early left out is asked for one by one, up to the next chunk.
    if (reply.items.length < asked) asked = 1;
    else if ((next + arrived) % chunkSize === 0) asked = chunkSize;
  }
}
