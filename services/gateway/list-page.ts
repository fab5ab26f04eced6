import { z } from 'zod';

export interface ListPage<T> {
  items: T[];
  /** Of all pages. */
  total: number;
  page: number;
  size: number;
  pages: number;
  /** The same place for clients that count from an offset. */
  limit: number;
  offset: number;
}

/** One page of a list as every list endpoint answers it. */
export function listPage<T>(items: T[], total: number, page: number, size: number): ListPage<T> {
  return {
    items,
    total,
    page,
    size,
    pages: Math.ceil(total / size),
    limit: size,
    offset: (page - 1) * size,
  };
}

export function listPageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    pages: z.int(),
    limit: z.int(),
    offset: z.int(),
  });
}

export function listPageExample(item: unknown) {
  return listPage([item], 1, 1, 100);
}
