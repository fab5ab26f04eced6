import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Resident memory of a process in MiB; 0 when it is gone. Linux tells it in /proc, macOS through `ps`; on Windows
 * it is not measured, and the limit of the JavaScript heap alone holds.
 */
export async function residentMb(pid: number): Promise<number> {
  try {
    if (platform() === 'linux') return kibibytes(/^VmRSS:\s+(\d+) kB$/m, await status(pid)) / 1024;
    if (platform() === 'darwin') {
      const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
      return kibibytes(/(\d+)/, stdout) / 1024;
    }
  } catch {
    // The process ended between two looks.
  }
  return 0;
}

function status(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/status`, 'latin1');
}

function kibibytes(pattern: RegExp, text: string): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}
