import type { ListPage } from './api-types.ts';
import type { CallOptions } from './time-limit.ts';

export interface PageOptions extends CallOptions {
  /** From 1, which is the default. */
  page?: number;
  /** 1 to 1000; the service's default is 100. */
  size?: number;
}

/** `timeoutMs` is for each page. */
export interface IterateOptions extends CallOptions {
  /** Items asked for at a time, 1 to 1000; the service's default is 100. */
  size?: number;
}

/**
 * All items of a list, page after page as they are asked for, each once: what is new moves older items to later
 * pages while one reads. Items added after the beginning may be missing, items deleted meanwhile let others slip.
 */
export async function* iteratePages<T>(
  fetchPage: (page: number) => Promise<ListPage<T>>,
  idOf: (item: T) => string,
): AsyncGenerator<T, void, undefined> {
  const seen = new Set<string>();
  for (let page = 1; ; page++) {
    const { items, pages } = await fetchPage(page);
    for (const item of items) {
      const id = idOf(item);
      if (seen.has(id)) continue;
      seen.add(id);
      yield item;
    }
    if (page >= pages) return;
  }
}
