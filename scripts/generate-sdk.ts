// Writes sdk/openapi.json, the document that the gateway serves, and from it the types in sdk/generated/api.ts. With
// --check it writes nothing, and fails when they are not current.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type GatewayPorts, gatewayRoutes } from '../services/gateway/routes.ts';

const sdk = path.resolve(import.meta.dirname, '..', 'sdk');
const outputs = ['openapi.json', 'generated/api.ts'];

async function generate(folder: string): Promise<void> {
  const [document, types] = outputs.map((name) => path.join(folder, name));
  mkdirSync(path.dirname(types!), { recursive: true });
  writeFileSync(document!, `${JSON.stringify(await servedDocument(), null, 2)}\n`);
  const program = path.join(sdk, 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
  // A value with a default need not be given: these are types of what is sent, too.
  const args = [program, document!, '--output', types!, '--default-non-nullable', 'false'];
  const done = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Of the very route that serves it. Routes call their ports only for a request, and this one never. */
async function servedDocument(): Promise<unknown> {
  const route = gatewayRoutes({} as GatewayPorts).find(({ path }) => path === '/openapi.json')!;
  return route.handle({ params: undefined, query: undefined, body: undefined }, {} as never);
}

if (process.argv.includes('--check')) {
  const fresh = mkdtempSync(path.join(tmpdir(), 'orderloom-sdk-'));
  await generate(fresh);
  const contentOf = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');
  const stale = outputs.filter((name) => contentOf(fresh, name) !== contentOf(sdk, name));
  rmSync(fresh, { recursive: true });
  if (stale.length > 0) {
    process.stderr.write(`sdk is not what \`npm run sdk-types\` makes: ${stale.join(', ')}\n`);
    process.exit(1);
  }
  process.stdout.write('sdk/openapi.json and sdk/generated/api.ts are current\n');
} else {
  await generate(sdk);
}
