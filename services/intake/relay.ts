import type { EventLog } from '@orderloom/event-log/event-log.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import type { Intake } from './context.ts';
import { queueSuccessor } from './retry-order.ts';

/** Orders taken at once; their events become one append for each topic. */
const batchSize = 200;
/** Also finds what a crash left between a write and its events. */
const sweepMs = 5_000;

export interface Relay {
  wake(): void;
  /** Resolves when the pass that runs has ended. */
  stop(): Promise<void>;
}

/**
 * Publishes the events that orders hold in their outbox, then clears them there. Dying between the two publishes
 * an event again: consumers know it by its id.
 */
export function startRelay(intake: Intake, eventLog: EventLog, log: Log): Relay {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    do {
      again = false;
      try {
        while ((await publishBatch(intake, eventLog)) === batchSize && !stopped);
      } catch (error) {
        log.error({ err: error }, 'events could not be published; they stay in the outbox');
      }
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || running) return;
    running = run().finally(() => {
      running = undefined;
      // A wake-up between the last look and here would otherwise wait for the sweep.
      if (again) wake();
    });
  }

  const sweep = setInterval(wake, sweepMs);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(sweep);
      await running;
    },
  };
}

/** How many orders were looked at. */
async function publishBatch(intake: Intake, eventLog: EventLog): Promise<number> {
  const records = await intake.orders.unfinished(batchSize);
  const byTopic = Map.groupBy(
    records.flatMap(({ outbox }) => outbox),
    ({ topic }) => topic,
  );
  for (const [topic, events] of byTopic) {
    await eventLog.append(
      topic,
      events.map(({ topic: _, ...event }) => event),
    );
  }
  for (const record of records) {
    const published = new Set(record.outbox.map(({ id }) => id));
    await intake.orders.update(record.request_id, (current) => ({
      ...current,
      outbox: current.outbox.filter(({ id }) => !published.has(id)),
    }));
  }
  for (const record of records) if (record.queue_successor) await queueSuccessor(intake, record);
  return records.length;
}
