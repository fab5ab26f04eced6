export interface Pace {
  /** Items worked on at once. */
  atATime: number;
  /** Items under way or waiting for an earlier one, so that a slow item does not stop those behind it. */
  ahead: number;
}

/**
 * The results of `work` in the order of the items, each as soon as it and those before it are there. Throws what
 * `work` throws, at its place.
 */
export async function* mapInOrder<T, R>(
  items: Iterable<T>,
  { atATime, ahead }: Pace,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const started: Promise<R>[] = [];
  const running = new Set<Promise<R>>();
  for (const item of items) {
    while (running.size >= atATime || started.length >= ahead) {
      const [first] = started;
      if (!running.has(first!)) yield await started.shift()!;
      else await Promise.race([...running].map(settled));
    }
    const result = work(item);
    started.push(result);
    running.add(result);
    settled(result).then(() => running.delete(result));
  }
  for (const result of started) yield await result;
}

/** Never rejects: what went wrong is told when the item's turn comes. */
function settled(result: Promise<unknown>): Promise<unknown> {
  return result.catch(() => {});
}
