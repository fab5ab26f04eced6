import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FailureDetail } from '@orderloom/errors/failure.ts';
import type { FailureKind } from '@orderloom/errors/kinds.ts';
import { residentMb } from './resident-memory.ts';

/** What the child is asked: to do a job, or to give back the memory that the last one left. */
export type Question = { type: 'job'; input: unknown } | { type: 'collect garbage' };

/** What it says. */
export type Answer =
  | { type: 'ready' }
  | { type: 'garbage collected' }
  | { type: 'result'; result: unknown }
  | { type: 'failure'; kind: FailureKind; message: string; detail: FailureDetail }
  | { type: 'defect'; where: string };

/** How a job ended. */
export type Outcome =
  | Exclude<Answer, { type: 'ready' | 'garbage collected' }>
  | { type: 'time limit' }
  | { type: 'memory limit' }
  | { type: 'crashed' }
  | { type: 'killed' }
  | { type: 'aborted'; reason: unknown };

export const notLoaded = { type: 'defect', where: 'the sandbox could not load its module' } as const;

/** Memory grows by some 300 MB in this time (ms) at worst: a decompression bomb. */
const memoryCheckMs = 50;
/** A child that dies by itself above this part of its limit died of it: V8 aborts when its heap is full. */
const nearLimit = 0.4;

/**
 * The JavaScript heap's part of the limit. Pictures and OCR live outside of it, and without a bound of its own V8
 * leaves garbage lying until the process meets its limit in the middle of a harmless document.
 */
const heapPart = 0.5;
/**
 * Room for young objects, in MiB. With the 16 that Node takes, children that read mails of nine languages and scans
 * in turn held 635 MB at most, with 8 they held 477 and took as long.
 */
const youngMb = 8;
/**
 * A child that holds more than this part of its limit after a job might not get through the next one. OCR's models and
 * the memory that they work in stay: some 350 MB, in which the next page is read.
 */
const mostKept = 0.6;
/**
 * How glibc keeps memory: pictures and the work of OCR are given back, and no thread has a heap of its own. After six
 * scans a child holds 373 MB instead of 507, and no page takes longer. Other systems know none of these variables.
 */
const allocation = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(4 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(16 * 2 ** 20),
};
/** Collecting garbage takes half a second; a child that a document keeps busy does not come to it. */
const mostCollectingMs = 4000;

export interface ChildOptions {
  module: string;
  memoryMb: number;
}

/** One child process and the one job it may have. */
export class SandboxChild {
  /** Jobs it was given. */
  jobs = 0;
  isAlive = true;
  /** True once it has loaded its module. */
  isReady = false;
  readonly #process: ChildProcess;
  readonly #memoryMb: number;
  readonly #gone: Promise<void>;
  #isKilled = false;
  #mostMb = 0;
  #end: ((outcome: Outcome) => void) | null = null;
  #whenReady: (() => void) | null = null;
  #whenCollected: (() => void) | null = null;

  constructor({ module, memoryMb }: ChildOptions) {
    this.#memoryMb = memoryMb;
    this.#process = fork(fileURLToPath(new URL('sandbox-child.ts', import.meta.url)), [module], {
      serialization: 'advanced',
      // A process group of its own, so that killing it takes along whatever it may have started.
      detached: true,
      env: { ...harmlessVariables(), ...allocation },
      execArgv: [
        `--max-old-space-size=${Math.round(memoryMb * heapPart)}`,
        `--max-semi-space-size=${youngMb}`,
        '--expose-gc',
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process.on('message', (answer: Answer) => this.#hear(answer));
    this.#gone = new Promise((resolve) => {
      const leave = (signal: NodeJS.Signals | null) => {
        this.isAlive = false;
        this.#end?.(this.#deathOutcome(signal));
        resolve();
      };
      this.#process.once('exit', (_code, signal) => leave(signal));
      // Of a process that could not be started there is no 'exit'; other errors are said again by it.
      this.#process.on('error', () => this.#process.pid === undefined && leave(null));
    });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Calls back once the process is gone; `couldLoad` is false when it ended by itself before it had its module. */
  whenGone(callback: (couldLoad: boolean) => void): void {
    void this.#gone.then(() => callback(this.isReady || this.#isKilled));
  }

  /** Does one job. The child is dead afterwards unless the outcome is an answer. */
  async work(input: unknown, timeoutMs: number, signal?: AbortSignal): Promise<Outcome> {
    this.jobs += 1;
    this.#mostMb = 0;
    const outcome = new Promise<Outcome>((resolve) => {
      this.#end = resolve;
    });
    if (!this.isAlive) return this.#deathOutcome('SIGKILL');
    const abort = () => this.#give({ type: 'aborted', reason: signal?.reason });
    signal?.addEventListener('abort', abort, { once: true });
    let clock: NodeJS.Timeout | undefined;
    const start = () => {
      this.#process.send({ type: 'job', input } satisfies Question);
      clock = setTimeout(() => this.#give({ type: 'time limit' }), timeoutMs);
    };
    // Loading the module is not the document's time.
    if (this.isReady) start();
    else this.#whenReady = start;
    const memory = setInterval(() => void this.#checkMemory(), memoryCheckMs);
    const ended = await outcome;
    clearTimeout(clock);
    clearInterval(memory);
    signal?.removeEventListener('abort', abort);
    this.#end = null;
    this.#whenReady = null;
    if (!isAnswer(ended)) await this.kill();
    return ended;
  }

  /** True when its memory is so full after a job, even without the garbage, that it should not get another. */
  async isFull(): Promise<boolean> {
    const keepsMuch = async () => (await residentMb(this.pid)) > this.#memoryMb * mostKept;
    if (!this.isAlive || !(await keepsMuch())) return false;
    await this.#collectGarbage();
    return keepsMuch();
  }

  /** Costs a fourth of what a new child costs. */
  async #collectGarbage(): Promise<void> {
    const collected = new Promise<void>((resolve) => {
      this.#whenCollected = resolve;
    });
    const patience = new AbortController();
    const given = sleep(mostCollectingMs, undefined, { signal: patience.signal }).catch(() => {});
    this.#process.send({ type: 'collect garbage' } satisfies Question);
    await Promise.race([collected, this.#gone, given]);
    patience.abort();
  }

  /** Ends the process and all it started. Resolves when it is gone. */
  async kill(): Promise<void> {
    this.#isKilled ||= this.isAlive;
    if (this.isAlive && this.pid > 0) {
      try {
        process.kill(-this.pid, 'SIGKILL');
      } catch {
        // Windows has no process groups, and the process may have gone in this moment.
        this.#process.kill('SIGKILL');
      }
    }
    await this.#gone;
  }

  #hear(answer: Answer): void {
    if (answer.type === 'ready') {
      this.isReady = true;
      this.#whenReady?.();
    } else if (answer.type === 'garbage collected') this.#whenCollected?.();
    else this.#give(answer);
  }

  #give(outcome: Outcome): void {
    this.#end?.(outcome);
  }

  async #checkMemory(): Promise<void> {
    const usedMb = await residentMb(this.pid);
    this.#mostMb = Math.max(this.#mostMb, usedMb);
    if (usedMb > this.#memoryMb) this.#give({ type: 'memory limit' });
  }

  /** We end the job before we kill, so a SIGKILL that ends it came from outside: the system was out of memory. */
  #deathOutcome(signal: NodeJS.Signals | null): Outcome {
    if (!this.isReady) return notLoaded;
    if (signal === 'SIGKILL') return { type: 'killed' };
    return { type: this.#mostMb > this.#memoryMb * nearLimit ? 'memory limit' : 'crashed' };
  }
}

function isAnswer({ type }: Outcome): boolean {
  return type === 'result' || type === 'failure' || type === 'defect';
}

/** Keys and passwords of the service never reach a process that reads strangers' files. */
function harmlessVariables(): NodeJS.ProcessEnv {
  const names = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'TZ', 'LANG', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
