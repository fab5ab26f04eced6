import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Ran, runCli, type StandIn, type StandInAnswer, startStandIn } from '../run.fixture.ts';

let standIn: StandIn | undefined;
let folder: string | undefined;

export type Answers = Record<string, StandInAnswer | ((before: number) => StandInAnswer)>;

/** Runs a command against a stand-in that answers as listed; anything else is 404. */
export async function runAgainst(answers: Answers, ...argv: string[]): Promise<Ran> {
  standIn = await startStandIn((call, before) => {
    const answer = answers[call] ?? { status: 404, json: { detail: 'Not found' } };
    return typeof answer === 'function' ? answer(before) : answer;
  });
  return runCli(argv, { ORDERLOOM_URL: standIn.url, ORDERLOOM_API_KEY: 'key-1' });
}

/** What the stand-in of the last run heard. */
export function heard(): StandIn['seen'] {
  return standIn!.seen;
}

export function fileOf(name: string, content: string): string {
  folder ??= mkdtempSync(path.join(tmpdir(), 'orderloom-cli-'));
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** After each test. */
export async function cleanUp(): Promise<void> {
  await standIn?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
}
