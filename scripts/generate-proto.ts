// Writes proto/gen from proto/**/*.proto. With --check it writes nothing, and fails when proto/gen is not current.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const buf = path.join(root, 'node_modules', '.bin', 'buf');

function generate(outputRoot: string): void {
  const done = spawnSync(buf, ['generate', '--output', outputRoot], {
    cwd: root,
    stdio: 'inherit',
    // The plugin is a script that starts with `#!/usr/bin/env node`: give it the Node that runs this.
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}` },
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Path below `folder` to content. */
function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), readFileSync(file, 'utf8')];
    }),
  );
}

if (process.argv.includes('--check')) {
  const fresh = mkdtempSync(path.join(tmpdir(), 'orderloom-proto-'));
  generate(fresh);
  const expected = contents(path.join(fresh, 'proto', 'gen'));
  const committed = contents(path.join(root, 'proto', 'gen'));
  rmSync(fresh, { recursive: true });
  const names = new Set([...expected.keys(), ...committed.keys()]);
  const stale = [...names].filter((name) => expected.get(name) !== committed.get(name));
  if (stale.length > 0) {
    process.stderr.write(`proto/gen is not what \`npm run proto\` makes: ${stale.join(', ')}\n`);
    process.exit(1);
  }
  process.stdout.write(`proto/gen is current: ${expected.size} files\n`);
} else {
  generate(root);
}
