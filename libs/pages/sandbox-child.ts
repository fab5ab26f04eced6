import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Answer, Question } from './sandbox-child-process.ts';

// The program of a sandbox's child process: imports the module named on the command line and runs it for each
// question, until the parent goes.

const [modulePath] = process.argv.slice(2);
const { run } = (await import(modulePath!)) as { run(input: unknown): Promise<unknown> };

/** A document can keep this process busy for ever, so a thread looks whether the parent is still there. */
const watchParent = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;
new Worker(watchParent, { eval: true, workerData: process.ppid }).unref();
process.on('disconnect', () => process.exit(0));

let isFirst = true;
process.on('message', async (question: Question) => {
  process.send!(await answer(question));
  // By now it has the reader of the first file, too.
  if (isFirst) flushCompileCache();
  isFirst = false;
});
// Node keeps what it compiled, for the next process, when a process ends by itself: this one is killed.
flushCompileCache();
process.send!({ type: 'ready' } satisfies Answer);

async function answer(question: Question): Promise<Answer> {
  if (question.type === 'collect garbage') {
    // V8 lets most of the memory that it has freed stay with the process unless it is in distress.
    globalThis.gc!({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    return { type: 'garbage collected' };
  }
  try {
    return { type: 'result', result: await run(question.input) };
  } catch (error) {
    if (error instanceof Failure) {
      return { type: 'failure', kind: error.kind, message: error.message, detail: error.detail };
    }
    return { type: 'defect', where: whereOf(error) };
  }
}

/** The kind of error and the places in the code. Its message may hold text of the document and stays here. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return 'a thrown value that is no error';
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [error.name, ...places.slice(0, 8)].join('\n');
}
