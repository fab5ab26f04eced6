import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, formOf, whenSettled } from './client.fixture.ts';
import { type HostileMail, hostileMails } from './hostile-mail.fixture.ts';
import { probeDuring } from './probe.fixture.ts';
import { type Suite, sampleOrder, startSuite } from './suite.fixture.ts';

/**
 * What is promised: an answer in 5 s, and 100 ms (p99) for others meanwhile. Other tests share the machine, so they
 * may take four times as long here; `HOSTILE_MAIL_SLACK=1 npm test -- e2e/hostile-mail.test.ts` is the full experiment.
 */
const slack = Number(process.env.HOSTILE_MAIL_SLACK ?? 4);
const answerMs = 5000 * slack;
const othersMs = 100 * slack;

describe.each([
  ['one process', false],
  ['a process each', true],
])('%s', (name, processes) => {
  let suite: Suite;
  let small: string;
  const slowest = { classify: { ms: 0, name: '' }, upload: { ms: 0, name: '' } };
  beforeAll(async () => {
    suite = await startSuite({ processes });
    small = randomUUID();
    await call(
      suite,
      'POST',
      '/order/upload',
      formOf({ 'a.pdf': readFileSync(sampleOrder) }, { request_id: small }),
    );
    await whenSettled(suite, small);
  }, 60_000);
  afterAll(async () => {
    expect(await suite.stop()).toBe(0);
  });

  async function send(kind: keyof typeof slowest, { name, make }: HostileMail): Promise<Answer> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(make())]), 'mail.eml');
    const began = performance.now();
    const answer = await call(suite, 'POST', `/order/raw/${kind}`, form);
    const ms = performance.now() - began;
    if (ms > slowest[kind].ms) slowest[kind] = { ms, name };
    return answer;
  }

  async function sendAll(): Promise<void> {
    for (const mail of hostileMails) {
      for (const kind of ['classify', 'upload'] as const) {
        const { status, body } = await send(kind, mail);
        const said = { status, sentence: kind === 'classify' ? body.detail?.[0]?.msg : body.detail };
        if (mail.refusal !== null)
          expect(said, mail.name).toEqual({
            status: kind === 'classify' ? 422 : 400,
            sentence: `e-mail: ${mail.refusal}`,
          });
        else if (kind === 'classify') expect(body.category, mail.name).toMatch(/^purchase_order$|^unknown$/);
        else if (status !== 200) expect(body.detail.error, mail.name).toBe('not_a_purchase_order');
      }
    }
  }

  test('each hostile mail is answered in time, and others meanwhile', { timeout: 300_000 }, async () => {
    const probes = await probeDuring(suite, `/order_status/${small}`, sendAll);
    const ms = (value: number) => `${Math.round(value)} ms`;
    console.info(
      `hostile mails, ${name}: slowest answer of classify ${ms(slowest.classify.ms)} (${slowest.classify.name}), of upload ${ms(slowest.upload.ms)} (${slowest.upload.name}); others meanwhile p50 ${ms(probes.quantile(0.5))}, p99 ${ms(probes.quantile(0.99))} (${probes.count()} requests)`,
    );
    expect(Math.max(slowest.classify.ms, slowest.upload.ms)).toBeLessThan(answerMs);
    expect(probes.quantile(0.99)).toBeLessThan(othersMs);
  });
});
