import { Failure } from '@orderloom/errors/failure.ts';
import { notLoaded, type Outcome, SandboxChild } from './sandbox-child-process.ts';

export interface SandboxOptions {
  /** Absolute path of a module that exports `run(input): Promise<unknown>`. */
  module: string;
  /** Child processes, each of which does one job at a time. */
  size: number;
  /** Resident memory at which a child is killed, in MiB. */
  memoryMb?: number;
  /** Wall clock of one job. */
  timeoutMs: number;
  /** Jobs after which a child is replaced, so that nothing a document did lasts; it works on while the new one loads. */
  recycleAfter: number;
}

export interface JobOptions {
  /** Names the job's file in sentences. */
  label: string;
  /** Ends the job and its child; `run` rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Instead of the sandbox's own. */
  timeoutMs?: number;
}

/** Runs untrusted work in child processes that can be killed. */
export interface Sandbox {
  /**
   * Runs the module's `run` on a structured clone of `input` and gives a clone of its result. Waits for a free
   * child. Rejects with the Failure that `run` threw; with `unreadable` when time or memory ran out or the child
   * died; with an Error when the child met a defect, or no child can load the module.
   */
  run(input: unknown, options: JobOptions): Promise<unknown>;
  /** Kills all children; what waits or runs rejects. */
  stop(): Promise<void>;
  /** The process ids of the children, for tests and metrics. */
  pids(): number[];
}

interface Job {
  input: unknown;
  options: JobOptions;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  /** Called when a child takes the job: from then on its signal ends the child. */
  stopWaiting(): void;
}

/** 768 MiB: a 500-page PDF needs 310 MB, a sheet of A3 as a scan 660 MB. */
const usualMemoryMb = 768;

/** Starts the children at once, so that the first job does not wait for them. */
export function createSandbox(options: SandboxOptions): Sandbox {
  return new Pool({ memoryMb: usualMemoryMb, ...options });
}

const restartPauseMs = 1000;

class Pool implements Sandbox {
  readonly #options: Required<SandboxOptions>;
  readonly #idle: SandboxChild[] = [];
  readonly #all = new Set<SandboxChild>();
  /** Of a child that has done its jobs the one that comes after it: until it has loaded nobody waits for it. */
  readonly #successors = new Map<SandboxChild, SandboxChild>();
  readonly #queue: Job[] = [];
  #isStopped = false;

  constructor(options: Required<SandboxOptions>) {
    this.#options = options;
    for (let i = 0; i < options.size; i++) this.#addChild();
  }

  run(input: unknown, options: JobOptions): Promise<unknown> {
    if (this.#isStopped) return Promise.reject(stopped());
    if (this.#all.size === 0) return Promise.reject(reasonOf(notLoaded, options.label));
    return new Promise((resolve, reject) => {
      const { signal } = options;
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(job), 1);
        reject(signal?.reason);
      };
      const job: Job = {
        input,
        options,
        resolve,
        reject,
        stopWaiting: () => signal?.removeEventListener('abort', leave),
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.push(job);
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const job of this.#queue.splice(0)) job.reject(stopped());
    await Promise.all([...this.#all, ...this.#successors.values()].map((child) => child.kill()));
  }

  pids(): number[] {
    return [...this.#all].map((child) => child.pid);
  }

  #addChild(child?: SandboxChild): void {
    if (!this.#isStopped) this.#adopt(child ?? new SandboxChild(this.#options));
  }

  #adopt(child: SandboxChild): void {
    this.#all.add(child);
    this.#idle.push(child);
    child.whenGone((couldLoad) => {
      this.#all.delete(child);
      const at = this.#idle.indexOf(child);
      if (at >= 0) this.#idle.splice(at, 1);
      const successor = this.#successors.get(child);
      this.#successors.delete(child);
      if (successor || couldLoad) this.#addChild(successor);
      else this.#addLater();
    });
    this.#next();
  }

  /** A module that cannot be loaded must not start processes without a pause, and nobody waits for the end of it. */
  #addLater(): void {
    setTimeout(() => this.#addChild(), restartPauseMs).unref();
    if (this.#all.size > 0) return;
    for (const job of this.#queue.splice(0)) {
      job.stopWaiting();
      settle(job, notLoaded, job.options.label);
    }
  }

  #next(): void {
    while (this.#queue.length > 0 && this.#idle.length > 0) {
      const job = this.#queue.shift()!;
      job.stopWaiting();
      void this.#work(this.#idle.shift()!, job);
    }
  }

  async #work(child: SandboxChild, job: Job): Promise<void> {
    const { label, signal, timeoutMs = this.#options.timeoutMs } = job.options;
    if (child.jobs + 1 >= this.#options.recycleAfter && !this.#successors.has(child))
      this.#successors.set(child, new SandboxChild(this.#options));
    const outcome = await child.work(job.input, timeoutMs, signal);
    if (this.#isStopped) job.reject(stopped());
    else settle(job, outcome, label);
    if (this.#successors.get(child)?.isReady || (await child.isFull())) await child.kill();
    if (child.isAlive && !this.#isStopped) {
      this.#idle.push(child);
      this.#next();
    }
  }
}

function settle(job: Job, outcome: Outcome, label: string): void {
  if (outcome.type === 'result') job.resolve(outcome.result);
  else job.reject(reasonOf(outcome, label));
}

function reasonOf(outcome: Exclude<Outcome, { type: 'result' }>, label: string): unknown {
  switch (outcome.type) {
    case 'failure':
      return new Failure(outcome.kind, outcome.message, outcome.detail);
    case 'time limit':
    case 'memory limit':
      return new Failure('unreadable', `${label}: too complex (${outcome.type})`);
    case 'crashed':
      return new Failure('unreadable', `${label}: could not be read (the reader crashed)`);
    case 'killed':
      return new Failure('unavailable', `${label}: the reader was killed from outside`);
    case 'aborted':
      return outcome.reason;
    case 'defect':
      return new Error(`defect in a sandboxed reader: ${outcome.where}`);
  }
}

function stopped(): Failure {
  return new Failure('unavailable', 'The service is stopping');
}
