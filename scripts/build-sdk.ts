// Builds sdk/dist, the package that is published: one file of JavaScript for Node and browsers, its types, and a
// manifest. `--out DIR` builds it there.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../sdk/package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(root, 'sdk/dist') } } });
const out = path.resolve(values.out);
const entry = 'sdk/orderloom.ts';

/** What is in `sdk/package.json` for the workspace stays there. */
function publishedManifest(): object {
  const { name, version, description, license, engines, type } = manifest;
  const exports = { '.': { types: './types/orderloom.d.ts', default: './orderloom.js' } };
  return { name, version, description, license, type, engines, exports, sideEffects: false };
}

function run(program: string, args: string[]): void {
  const command = [path.join(root, program), ...args];
  const done = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function bundle(file: string): void {
  const target = ['--bundle', '--format=esm', '--platform=neutral', '--target=es2022', '--external:node:fs'];
  run('sdk/node_modules/esbuild/bin/esbuild', [entry, ...target, `--outfile=${file}`, '--log-level=warning']);
}

function writeTypes(folder: string): void {
  const input = [
    '--strict',
    '--target',
    'es2024',
    '--lib',
    'es2024',
    '--module',
    'nodenext',
    '--types',
    'node',
  ];
  const output = [
    '--declaration',
    '--emitDeclarationOnly',
    '--allowImportingTsExtensions',
    '--outDir',
    folder,
  ];
  run('node_modules/typescript/bin/tsc', [entry, '--ignoreConfig', '--skipLibCheck', ...input, ...output]);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!name.endsWith('.d.ts')) continue;
    // The compiler leaves `./x.ts` in them, which is no file of the package.
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

rmSync(out, { recursive: true, force: true });
bundle(path.join(out, 'orderloom.js'));
writeTypes(path.join(out, 'types'));
writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
copyFileSync(path.join(root, 'sdk/README.md'), path.join(out, 'README.md'));
copyFileSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
const bytes = statSync(path.join(out, 'orderloom.js')).size;
process.stdout.write(`${path.relative(root, out)}: orderloom.js has ${(bytes / 1024).toFixed(1)} KiB\n`);
