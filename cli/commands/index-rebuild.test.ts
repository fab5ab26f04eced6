import { afterEach, expect, test } from 'vitest';
import { cleanUp, heard, runAgainst } from './stand-in.fixture.ts';

afterEach(cleanUp);

const begun = { status: 202, json: { state: 'running', done: 0, total: 3 } };
const at = (state: string, done: number) => ({ status: 200, json: { state, done, total: 3 } });

test('index rebuild waits until it is done', async () => {
  const states = [at('running', 1), at('done', 3)];
  const answers = { 'POST /index/rebuild': begun, 'GET /index/rebuild': (before: number) => states[before]! };
  expect(await runAgainst(answers, 'index', 'rebuild', '--json')).toEqual({
    code: 0,
    stdout: '{"records":3}\n',
    stderr: '',
  });
  expect(heard().map(({ call }) => call)).toEqual([
    'POST /index/rebuild',
    'GET /index/rebuild',
    'GET /index/rebuild',
  ]);
});

test('for people it says how many records there are', async () => {
  const answers = { 'POST /index/rebuild': begun, 'GET /index/rebuild': at('done', 3) };
  const { code, stdout } = await runAgainst(answers, 'index', 'rebuild');
  expect([code, stdout]).toEqual([0, '3 records are in the index, made anew in 0 s\n']);
});

test.each([
  ['failed', 'orderloom: the index was not rebuilt: the log of master-data says why\n'],
  ['none', 'orderloom: the service was restarted meanwhile: begin again\n'],
])('one that ends as %s is not done', async (state, stderr) => {
  const answers = { 'POST /index/rebuild': begun, 'GET /index/rebuild': at(state, 1) };
  expect(await runAgainst(answers, 'index', 'rebuild')).toEqual({ code: 1, stdout: '', stderr });
});
