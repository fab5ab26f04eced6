import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Io, Output } from './io.ts';
import { startProgress } from './progress.ts';

function ioWith(isTTY: boolean): { io: Io; written: string[] } {
  const written: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    written.push(String(chunk));
    done();
  };
  const stderr: Output = Object.assign(new Writable({ write }), { isTTY, columns: 100 });
  return { io: { stdout: stderr, stderr, env: {}, interrupted: () => new Promise(() => {}) }, written };
}

test('draws a bar on a terminal, and takes it away while something is printed', () => {
  const { io, written } = ioWith(true);
  const progress = startProgress(io, 4, 'files');
  progress.update(1);
  progress.around(() => io.stderr.write('RESULT'));
  progress.stop();
  const text = written.join('');
  expect(text).toContain('0/4 files  0 %');
  expect(text).toContain('1/4 files  25 %  1 s left');
  const before = text.slice(0, text.indexOf('RESULT'));
  // The last thing before is that the line of the bar is erased.
  expect(before.endsWith('\u001b[1G\u001b[2K')).toBe(true);
});

test('writes nothing where nobody looks', () => {
  const { io, written } = ioWith(false);
  const progress = startProgress(io, 4, 'files');
  progress.update(1);
  progress.around(() => io.stderr.write('RESULT'));
  progress.stop();
  expect(written).toEqual(['RESULT']);
});
