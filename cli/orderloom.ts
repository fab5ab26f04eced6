import { once } from 'node:events';
import { run } from './run.ts';

for (const stream of [process.stdout, process.stderr]) {
  // Whoever reads has seen enough: `orderloom list | head`.
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  async interrupted() {
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  },
});
