import pc from 'picocolors';

/** What `serve` tells its user. */
export interface Announcer {
  /** One step of the start, or something that happened while running. */
  step(event: string, text: string, data?: Record<string, unknown>): void;
  /** The demo's order, already rendered for a person, and as data. */
  order(rendered: string, data: Record<string, unknown>): void;
  ready(facts: ReadyFacts): void;
}

/** What `--ready-file` holds; null where there is nothing (yet). */
export interface ReadyFacts {
  baseUrl: string;
  consoleUrl: string | null;
  docsUrl: string;
  integrationKey: string;
  syncKey: string;
  operator: { email: string; password: string } | null;
  admin: { email: string; password: string } | null;
  services: Record<string, { pid: number; grpc: string; metrics: string }>;
}

/** One JSON object a line on standard output. */
export function jsonAnnouncer(): Announcer {
  const line = (event: string, data: object) => console.log(JSON.stringify({ event, ...data }));
  return {
    step: (event, text, data = {}) => line(event, { text, ...data }),
    order: (_rendered, data) => line('order', data),
    ready: (facts) => line('ready', facts),
  };
}

/** For a person at a terminal. */
export function prettyAnnouncer(): Announcer {
  return {
    step: (_event, text) => console.log(`${pc.cyan('orderloom')} ${text}`),
    order: (rendered) => console.log(`\n${rendered}\n`),
    ready(facts) {
      const rows = [
        ['API', facts.baseUrl],
        ['API docs', facts.docsUrl],
        ['Integration key', facts.integrationKey],
        ['Sync key', facts.syncKey],
      ];
      console.log();
      for (const [name, value] of rows) console.log(`  ${pc.bold(name!.padEnd(16))} ${value}`);
      console.log(`\n  Send it an order of your own:\n`);
      console.log(
        pc.dim(
          `  ORDERLOOM_URL=${facts.baseUrl} ORDERLOOM_API_KEY=${facts.integrationKey} \\\n    npm run -s orderloom -- upload FILE --wait`,
        ),
      );
      console.log(`\n  Ctrl-C stops.`);
    },
  };
}
