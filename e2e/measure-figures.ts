import type { Io } from '@orderloom/cli/io.ts';
import { type Progress, startProgress } from '@orderloom/cli/progress.ts';

/** A line of the table at the end. */
export interface Figure {
  what: string;
  figure: string;
  /** '' where there is none. */
  goal: string;
  /** Null without a goal. */
  holds: boolean | null;
}

export type SizeName =
  | 'customers'
  | 'products'
  | 'puts'
  | 'found'
  | 'queries'
  | 'recall-records'
  | 'recall-queries';

export interface Measuring {
  /** As the command line has it. */
  sizeOf(name: SizeName): number;
  progress(total: number, unit: string): Progress & { tick(): void };
}

export function startProgressOf(io: Io): Measuring['progress'] {
  return (total, unit) => {
    const bar = startProgress(io, total, unit);
    let done = 0;
    return {
      ...bar,
      tick() {
        done += 1;
        bar.update(done);
      },
    };
  };
}

export function figure(what: string, text: string, goal = '', holds: boolean | null = null): Figure {
  return { what, figure: text, goal, holds };
}

/** The value that this share of the values does not exceed. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]!;
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
