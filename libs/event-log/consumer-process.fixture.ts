// A consumer in a process of its own, for the test that kills it. Arguments: file, handler's pause in ms.
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteEventLog } from './sqlite.ts';

const [file, pauseMs] = process.argv.slice(2) as [string, string];
const log = openSqliteEventLog({ file, onTrouble: (error) => console.error(error) });
await log.subscribe({
  topic: 'orders',
  group: 'extractor',
  concurrency: 8,
  maxAttempts: 5,
  handle: async ({ id }) => {
    console.log(`begun ${id}`);
    await sleep(Number(pauseMs));
    console.log(`done ${id}`);
  },
});
console.log('ready');
