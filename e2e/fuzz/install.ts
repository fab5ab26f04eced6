import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../suite.fixture.ts';

const version = '4.32.5';
const oldestPython = [3, 10];

/** Not in the repository: `schemathesis.toml` names it. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'fuzz');

/** The path of the fuzzer's program, installed once for each version, or why it cannot be had here. */
export function installFuzzer(): { program: string } | { missing: string } {
  const python = ['python3', 'python'].find(isRecentPython);
  if (python === undefined) return { missing: `there is no Python ${oldestPython.join('.')} or newer` };
  const folder = path.join(cacheFolder, `schemathesis-${version}`);
  const bin = path.join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const program = path.join(bin, 'schemathesis');
  const stamp = path.join(folder, 'installed');
  if (!existsSync(stamp)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(cacheFolder, { recursive: true });
    if (run(python, ['-m', 'venv', folder]) !== 0) return { missing: 'Python has no venv module' };
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
    if (run(path.join(bin, 'python'), [...pip, `schemathesis==${version}`]) !== 0) {
      throw new Error(`schemathesis ${version} cannot be installed`);
    }
    mkdirSync(stamp);
  }
  return { program };
}

function isRecentPython(name: string): boolean {
  const test = `import sys; sys.exit(sys.version_info < (${oldestPython.join(', ')}))`;
  return run(name, ['-c', test]) === 0;
}

function run(program: string, args: string[]): number | null {
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status;
}
