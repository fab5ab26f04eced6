import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../run.fixture.ts';

const mail = (subject: string, text: string) =>
  `From: Anna <anna@muster.test>\nSubject: ${subject}\nContent-Type: text/plain\n\n${text}\n`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orderloom-classify-'));
  const order =
    'Dear team,\n\nplease deliver the following:\n\n10 x Bolt M8\n20 x Nut M8\n\nKind regards, Anna';
  const invoice =
    'Dear customer,\n\nplease find attached our invoice 7 for your last delivery.\n\nAmount due: 10 EUR';
  writeFileSync(path.join(folder, 'a.eml'), mail('Purchase order 4711', order));
  writeFileSync(path.join(folder, 'b.eml'), mail('Invoice 7', invoice));
  writeFileSync(path.join(folder, 'c.eml'), 'no e-mail');
  writeFileSync(path.join(folder, 'd.txt'), 'not looked at');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('--jsonl says of each e-mail what it is', async () => {
  const ran = await runCli(['classify', folder, '--jsonl']);
  expect([ran.code, ran.stderr]).toEqual([1, 'orderloom: 1 of 3 files could not be read\n']);
  const [order, invoice, broken] = ran.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(order).toEqual({
    file: path.join(folder, 'a.eml'),
    category: 'purchase_order',
    confidence: expect.any(Number),
    language: 'en',
    line_item_count: 2,
    orders: 1,
    reasons: expect.arrayContaining(['order_lines: 2']),
  });
  expect(order.confidence).toBeGreaterThan(0.7);
  expect(invoice).toMatchObject({ category: 'invoice', language: 'en', orders: 0 });
  expect(broken).toEqual({
    file: path.join(folder, 'c.eml'),
    error: { code: 'unreadable', message: 'c.eml: not a readable e-mail' },
  });
});

test('prints a line for people, too', async () => {
  const file = path.join(folder, 'b.eml');
  const { code, stdout } = await runCli(['classify', file]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^invoice {13}0\.\d\d {2}en {2}\S+b\.eml {2}.*subject: Invoice/);
});

test('takes e-mails only', async () => {
  expect((await runCli(['classify', path.join(folder, 'd.txt')])).stdout).toBe(
    'FAILED              d.txt: not one of .eml\n',
  );
});
