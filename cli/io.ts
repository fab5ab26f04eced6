import type { Writable } from 'node:stream';
import pc from 'picocolors';

/** What a command talks to: the process's own in the program, memory in tests. */
export interface Io {
  /** Results. */
  stdout: Output;
  /** Progress and problems. */
  stderr: Output;
  env: Record<string, string | undefined>;
  /** Resolves when the person wants the command to end (Ctrl-C, SIGTERM). */
  interrupted(): Promise<void>;
}

export type Output = Writable & { isTTY?: boolean; columns?: number };

export type Colors = ReturnType<typeof pc.createColors>;

export function print(output: Output, text: string): void {
  output.write(`${text}\n`);
}

export function printJson(output: Output, value: unknown): void {
  print(output, JSON.stringify(value));
}

/** Characters on a line of a terminal; a usual width where none is known (a pipe, or a terminal that says 0). */
export function widthOf(output: Output): number {
  return output.columns || 120;
}

/** Colours for a terminal that wants them, else none (https://no-color.org). */
export function colorsFor(output: Output, env: Io['env']): Colors {
  const isWanted = env.FORCE_COLOR ? true : output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return pc.createColors(isWanted);
}

/** Text of a stranger's document may hold codes that move the cursor or turn the direction of writing. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ').trim();
}
