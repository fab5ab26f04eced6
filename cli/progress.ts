import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

/** A bar on standard error while it is a terminal, else nothing. */
export interface Progress {
  update(done: number): void;
  /** Takes the bar away while `write` prints, so that the two do not mix. */
  around(write: () => void): void;
  stop(): void;
}

/** `unit` names what is counted: "orders". */
export function startProgress({ stderr }: Io, total: number, unit: string): Progress {
  if (!stderr.isTTY) return { update() {}, around: (write) => write(), stop() {} };
  const bar = new SingleBar(
    {
      stream: stderr,
      format: `{bar} {value}/{total} ${unit}  {percentage} %  {left}`,
      clearOnComplete: true,
      hideCursor: true,
      etaBuffer: 50,
    },
    Presets.shades_classic,
  );
  const began = performance.now();
  let done = 0;
  const left = () => ({ left: timeLeft(performance.now() - began, done, total) });
  bar.start(total, 0, left());
  return {
    update(value) {
      done = value;
      bar.update(done, left());
    },
    around(write) {
      bar.stop();
      write();
      bar.start(total, done, left());
    },
    stop: () => bar.stop(),
  };
}

function timeLeft(elapsedMs: number, done: number, total: number): string {
  if (done === 0) return '';
  const seconds = Math.ceil((elapsedMs / done / 1000) * (total - done));
  return seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}
