// Fuzzes the API from its OpenAPI document: `npm run fuzz`. What follows `--` goes to the fuzzer, such as
// `--include-path /customer/list` or `--max-examples 1000`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSuite } from '../suite.fixture.ts';
import { cacheFolder, installFuzzer } from './install.ts';
import { seed } from './seed.ts';

/** A hundred examples of each operation take a minute on two cores. */
const longestMs = 10 * 60_000;
const config = path.join(import.meta.dirname, 'schemathesis.toml');

async function fuzz(program: string): Promise<number> {
  const suite = await startSuite();
  try {
    for (const [name, ids] of Object.entries<string[]>({ ...(await seed(suite)) })) {
      writeFileSync(path.join(cacheFolder, `${name}.dict`), ids.map((id) => `"${id}"\n`).join(''));
    }
    const target = ['run', `${suite.baseUrl}/openapi.json`, ...process.argv.slice(2)];
    const child = spawn(program, ['--config-file', config, ...target], {
      cwd: import.meta.dirname, // where it looks for hooks.py
      env: {
        ...process.env,
        ORDERLOOM_API_KEY: suite.apiKey,
        PYTHONDONTWRITEBYTECODE: '1',
        HYPOTHESIS_STORAGE_DIRECTORY: path.join(cacheFolder, 'hypothesis'),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: longestMs,
    });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await suite.stop();
  }
}

const fuzzer = installFuzzer();
if ('missing' in fuzzer) process.stdout.write(`skipped: ${fuzzer.missing}\n`);
else process.exitCode = await fuzz(fuzzer.program);
