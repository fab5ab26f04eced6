/** The sends that run in this process, so that a stop can wait for them. */
export class RunningSends {
  readonly #running = new Set<Promise<unknown>>();

  /** Gives what `send` gives. */
  track<T>(send: Promise<T>): Promise<T> {
    this.#running.add(send);
    return send.finally(() => this.#running.delete(send));
  }

  /** Resolves when they have ended, or after `graceMs`. */
  async settled(graceMs: number): Promise<void> {
    const { promise: patience, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, graceMs);
    await Promise.race([Promise.allSettled(this.#running), patience]);
    clearTimeout(timer);
  }
}
