export type SystemStatusName = 'operational' | 'degraded' | 'unknown';

export interface SystemStatus {
  status: SystemStatusName;
  message: string | null;
  /** ISO 8601. */
  updated_at: string;
}

export interface WatchOptions {
  /** Services by their name for people. */
  addresses: Record<string, string>;
  isHealthy: (address: string) => Promise<boolean>;
  /** While all answer. */
  everyMs: number;
  /** While some do not: whoever waits for them learns soon that they are back. */
  againMs: number;
  now: () => number;
}

export interface ServiceWatch {
  status(): SystemStatus;
  close(): void;
}

/**
 * Asks each service for its health again and again; the status is that of the last round. Until all have answered
 * once it is unknown: at a start some come up later than others.
 */
export function watchServices({ addresses, isHealthy, everyMs, againMs, now }: WatchOptions): ServiceWatch {
  const render = (status: SystemStatusName, message: string | null): SystemStatus => ({
    status,
    message,
    updated_at: new Date(now()).toISOString(),
  });
  let latest = render('unknown', 'The services have not answered yet');
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function round(): Promise<void> {
    const answers = await Promise.all(
      Object.entries(addresses).map(async ([name, address]) => ({ name, healthy: await isHealthy(address) })),
    );
    const away = answers.filter(({ healthy }) => !healthy).map(({ name }) => name);
    latest = away.length === 0 ? render('operational', null) : withoutThem(away.join(', '));
    if (!closed) timer = setTimeout(round, away.length === 0 ? everyMs : againMs);
  }

  function withoutThem(names: string): SystemStatus {
    return latest.status === 'unknown'
      ? render('unknown', `Not reachable yet: ${names}`)
      : render('degraded', `Not reachable: ${names}`);
  }
  round();

  return {
    status: () => latest,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
