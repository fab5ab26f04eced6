/** After the time that running work may take, for closing what is open; then the process ends all the same. */
const closingMs = 1_000;
/** One act of stopping may arrive twice: sent to the process group, and passed on by a parent in that group. */
const echoMs = 500;

/**
 * Ends the process with 0 when SIGTERM or SIGINT comes and `stop` has resolved, which it should within `withinMs`; a
 * second signal ends it at once with 1. Gives the function that does the same without a signal.
 */
export function stopOnSignals(stop: (withinMs: number) => Promise<void>, withinMs: number): () => void {
  let since: number | undefined;
  const begin = () => {
    if (since !== undefined) {
      if (performance.now() - since > echoMs) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(1), withinMs + closingMs).unref();
    stop(withinMs).then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`stopping failed: ${(error as Error).stack}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  return begin;
}
