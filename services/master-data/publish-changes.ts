import type { EventLog } from '@orderloom/event-log/event-log.ts';
import { masterDataEvents, topics } from '@orderloom/orders/order-events.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import type { MasterDataChanges } from './master-data-changes.ts';

/** An import of a million records is 2,000 writes: whoever looks at orders again need not do so for each. */
const collectedMs = 1_000;

export interface PublishedChanges extends MasterDataChanges {
  /** Resolves when what was noted is published, or could not be. */
  stop(): Promise<void>;
}

/**
 * Publishes that customers, products or mappings changed: one event a second at most, without saying which, since what
 * was left open may be decided by any of them. Noting all kinds at the start covers what a crash kept from being told.
 */
export function publishChanges(
  eventLog: Pick<EventLog, 'append'>,
  newId: () => string,
  log: Log,
): PublishedChanges {
  const noted = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function publish(): Promise<void> {
    timer = undefined;
    const kinds = [...noted].sort();
    noted.clear();
    if (kinds.length === 0) return;
    const event = {
      id: newId(),
      key: 'master-data',
      type: masterDataEvents.changed,
      data: { kinds: kinds.join(' ') },
    };
    try {
      await eventLog.append(topics.masterData, [event]);
    } catch (error) {
      log.error({ err: error }, 'the change of master data could not be told; it is tried again');
      for (const kind of kinds) noted.add(kind);
    }
  }

  function schedule(): void {
    timer ??= setTimeout(async () => {
      await publish();
      if (noted.size > 0) schedule();
    }, collectedMs).unref();
  }

  return {
    note(what) {
      noted.add(what);
      schedule();
    },
    async stop() {
      clearTimeout(timer);
      await publish();
    },
  };
}
