import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { servingMessage } from '@orderloom/rpc/run-service.ts';
import { mainFileOf, type ServiceName } from './suite.ts';

const firstPauseMs = 100;
const longestPauseMs = 5_000;
/** A process that served so long was well: its next death is met with the first pause again. */
const settledMs = 1_000;
/** Deaths in a row before a process served, after which starting it again is pointless. */
const hopelessStarts = 5;
/** Beyond the time that running work may take: for closing what is open. */
const closingMs = 1_000;

export interface SupervisedProcess {
  pid(): number;
  /** Rejects when the first start ends with a wrong setting, or start after start dies at once; never resolves. */
  neverStarted: Promise<never>;
  /** Ends the process (SIGTERM, after `graceMs` SIGKILL) and does not start it again. */
  stop(graceMs: number): Promise<void>;
}

/** Keeps one service alive in a process of its own. `onRestart` is told how it ended, before it starts again. */
export function superviseProcess(
  name: ServiceName,
  env: Record<string, string>,
  onRestart: (how: string) => void,
): SupervisedProcess {
  const { promise: neverStarted, reject } = Promise.withResolvers<never>();
  // Nobody may be listening any more when a later start fails.
  neverStarted.catch(() => {});
  let child: ChildProcess;
  let pauseMs = firstPauseMs;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  let hopeless = 0;

  function run(): void {
    let complaint = '';
    child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', fileURLToPath(mainFileOf(name))],
      {
        env: { ...inherited(), ...env },
        // A group of its own: Ctrl-C reaches this process only, which stops the services in order.
        detached: true,
        // The child tells over the channel that it serves, and sees by it that this process is gone.
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    const crashLog = openCrashLog(env.LOG_FILE!);
    child.stderr!.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk).slice(-10_000);
      crashLog.write(chunk);
    });
    // By what it says, not by how long it lived: a start may take any time on a busy machine.
    let servesSince = Number.POSITIVE_INFINITY;
    child.on('message', (message) => {
      if (message !== servingMessage) return;
      servesSince = Date.now();
      hopeless = 0;
    });
    const onceDead = (how: string, code: number | null) => {
      crashLog.end();
      if (stopping) return;
      if (code === 2) reject(new ConfigurationError(complaint.trim()));
      if (Date.now() - servesSince > settledMs) pauseMs = firstPauseMs;
      if (++hopeless === hopelessStarts)
        reject(new Error(`${name} does not start (${how}): ${complaint.trim()}`));
      onRestart(how);
      restart = setTimeout(run, pauseMs);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    };
    child.once('exit', (code, signal) => onceDead(signal ?? `exit code ${code}`, code));
    // The system could not make a process: there is no exit then.
    child.once('error', (error) => child.pid === undefined && onceDead(error.message, null));
  }

  run();
  return {
    pid: () => child.pid ?? 0,
    neverStarted,
    async stop(graceMs) {
      stopping = true;
      clearTimeout(restart);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs === 0 ? 0 : graceMs + closingMs);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(kill);
    },
  };
}

/** Of our own environment only what a program needs to run: a service's settings are what we give it. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS', 'SystemRoot'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** What a dying process writes to standard error is kept beside its log. */
function openCrashLog(logFile: string) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile.replace(/\.log$/, '.stderr.log'), { flags: 'a' });
  // A full disk must not end the supervisor.
  log.on('error', () => {});
  return log;
}
