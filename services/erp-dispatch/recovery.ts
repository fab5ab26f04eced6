import type { Dispatch } from './context.ts';
import { recoverSends } from './recover-sends.ts';

const sweepMs = 5_000;

/** Recovers interrupted sends at the start and every few seconds. */
export function startRecovery(dispatch: Dispatch): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    running = running.then(async () => {
      try {
        await recoverSends(dispatch);
      } catch (error) {
        dispatch.log.warn({ err: error }, 'interrupted sends could not be looked for; trying again');
      }
    });
  };
  sweep();
  const timer = setInterval(sweep, sweepMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
