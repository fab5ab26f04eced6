import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ran, runCli, startStandIn } from '../run.fixture.ts';

const order = `PURCHASE ORDER

Order number: PO-77
Date: 2027-03-04

From: Muster GmbH
Hauptstr. 1
10115 Berlin

Item    Description      Qty   Unit price   Total
A-1     Bolt M8          10    2.50         25.00
A-2     Nut M8           20    1.00         20.00

Total EUR 45.00
`;

const mail = `From: Anna Muster <anna@muster.test>
To: orders@example.test
Subject: Order 4711-B
Date: Tue, 09 Mar 2027 10:00:00 +0000
Message-ID: <1@muster.test>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

Please find our order attached.

--b
Content-Type: application/octet-stream
Content-Disposition: attachment; filename="../order.txt"
Content-Transfer-Encoding: base64

${Buffer.from(order).toString('base64')}
--b
Content-Type: application/zip
Content-Disposition: attachment; filename="other.zip"

zip
--b--
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orderloom-extract-'));
  const files = {
    'docs/a.txt': order,
    'docs/b.pdf': 'no PDF at all',
    'docs/c.eml': mail,
    'table.docx': '',
    'nothing/notes.doc': '',
    'master/customers.csv': 'number,name,postal_code,city\n10042,Muster GmbH,10115,Berlin\n',
    'master/products.csv': 'item_number,language_code,description\n100-1,en,Bolt M8\n100-2,en,Nut M8\n',
    'master/mappings.csv':
      'customer_number,customer_item_number,item_number,language_code\n10042,A-1,100-1,en\n10042,A-2,100-2,en\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);
const linesOf = ({ stdout }: Ran) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('--jsonl prints a line for each file in the order of the files, and 1 tells that some failed', async () => {
  const ran = await runCli([
    'extract',
    inFolder('docs'),
    inFolder('table.docx'),
    inFolder('gone.pdf'),
    '--jsonl',
  ]);
  expect([ran.code, ran.stderr]).toEqual([1, 'orderloom: 3 of 5 files could not be read\n']);
  const [text, pdf, email, ...others] = linesOf(ran);
  expect(Object.keys(text)).toEqual([
    'file',
    'order_label',
    'purchase_order',
    'confidence',
    'evidence',
    'flags',
    'status',
    'ms',
  ]);
  expect(text).toMatchObject({
    file: inFolder('docs/a.txt'),
    order_label: 'PO-77',
    purchase_order: {
      order_number: 'PO-77',
      order_date: '2027-03-04',
      currency: 'EUR',
      total_price: 45,
      supplier: { company: 'Example Supplies B.V.' },
      customer: { customer_id: null, company: 'Muster GmbH' },
      items: [
        { customer_item_number: 'A-1', description: 'Bolt M8', quantity: 10, price: 2.5, line_total: 25 },
        { customer_item_number: 'A-2', description: 'Nut M8', quantity: 20, price: 1, line_total: 20 },
      ],
    },
    evidence: { order_number: [{ file: 'a.txt', page: 1, text: 'PO-77' }] },
    flags: [],
    status: 'PROCESSED',
  });
  expect(text.confidence.order_number).toBeGreaterThan(0.8);
  expect(text.evidence.order_number[0].box.map(Number.isFinite)).toEqual([true, true, true, true]);
  expect(Number.isInteger(text.ms)).toBe(true);
  expect(pdf).toEqual({
    file: inFolder('docs/b.pdf'),
    error: { code: 'unreadable', message: 'b.pdf: the content does not match the extension' },
  });
  expect(email).toMatchObject({
    file: inFolder('docs/c.eml'),
    order_label: 'PO-77',
    status: 'ATTENTION',
    flags: [{ code: 'file_unreadable', path: '', message: 'other.zip: files of this type are not read' }],
  });
  expect(email.evidence.order_number).toMatchObject([{ file: 'order.txt' }]);
  expect(others).toEqual([
    {
      file: inFolder('table.docx'),
      error: {
        code: 'unsupported_type',
        message: expect.stringContaining('table.docx: not one of .pdf .jpg .jpeg .png .txt .md .eml'),
      },
    },
    {
      file: inFolder('gone.pdf'),
      error: { code: 'not_found', message: 'gone.pdf: cannot be read (ENOENT)' },
    },
  ]);
});

test('shows a table for people, resolved against master data', async () => {
  const ran = await runCli(['extract', inFolder('docs/a.txt'), '--master-data', inFolder('master')]);
  expect([ran.code, ran.stderr]).toEqual([0, '']);
  expect(ran.stdout).toMatch(/^PROCESSED {2}\S+docs\/a\.txt {2}\d+ ms\n\nField +Value +Sure +Read at\n/);
  expect(ran.stdout).toMatch(/^Order number +PO-77 +0\.\d\d +p1 @ \d+,\d+$/m);
  expect(ran.stdout).toMatch(/^Customer number +10042 /m);
  expect(ran.stdout).toMatch(/^1 +100-1 +A-1 +Bolt M8 +10 +2\.50 +25\.00 /m);
});

test('what the documents do not say comes from the mail', async () => {
  const bare = mail.replace(/base64\n\n[^-]+/, 'base64\n\n\n');
  writeFileSync(inFolder('bare.eml'), bare.replace('Please find our order attached.', '10 x Bolt M8'));
  const [line] = linesOf(await runCli(['extract', inFolder('bare.eml'), '--jsonl']));
  expect(line.purchase_order).toMatchObject({ order_number: '4711-B', order_date: '2027-03-09' });
  expect(line.status).toBe('ATTENTION');
  expect(line.flags.map(({ code }: { code: string }) => code)).toContain('order_number_missing');
});

test('the tenant file says who the supplier is and how large a file may be', async () => {
  const tenant = inFolder('tenant.yaml');
  const supplier = `supplier: { company: Our Ltd, address: { street: S 1, postal_code: P, city: C, country: GB } }`;
  writeFileSync(tenant, `tenant: ours\n${supplier}\nlimits: { max_file_mb: 0.0001 }\n`);
  const small = inFolder('small.txt');
  writeFileSync(small, 'Order number: PO-1\n');
  const ran = await runCli(['extract', small, inFolder('docs/a.txt'), '--jsonl', '--tenant', tenant]);
  const [first, second] = linesOf(ran);
  expect(first.purchase_order.supplier.company).toBe('Our Ltd');
  expect(second.error).toEqual({ code: 'too_large', message: 'File too large: a.txt (limit 0.0001 MiB)' });
});

test('with LLM_BASE_URL and LLM_MODEL what is doubtful is asked, and what came of it is told', async () => {
  const answers = [{ question: 'q1', value: 'PO-77', printed: 'PO-77', page: 1 }];
  const message = { content: JSON.stringify({ answers }) };
  const model = await startStandIn(() => ({ json: { choices: [{ finish_reason: 'stop', message }] } }));
  const doubtful = inFolder('doubtful.txt');
  writeFileSync(doubtful, `${order}\nOrder number: PO-78\n`);
  const ran = await runCli(['extract', doubtful, '--jsonl'], { LLM_BASE_URL: model.url, LLM_MODEL: 'm1' });
  await model.stop();
  const [line] = linesOf(ran);
  expect(model.seen.map(({ call }) => call)).toEqual(['POST /chat/completions']);
  expect([line.flags, line.status, line.second_opinion]).toEqual([
    [],
    'PROCESSED',
    expect.stringMatching(
      /^Second opinion of m1: 1 doubtful value\(s\) asked; agrees with ours on order_number\. Tokens not told, \d+\.\d s\.$/,
    ),
  ]);
});

test('an LLM_BASE_URL without a model is usage', async () => {
  const ran = await runCli(['extract', inFolder('docs/a.txt')], { LLM_BASE_URL: 'http://127.0.0.1:1/v1' });
  expect(ran).toEqual({
    code: 2,
    stdout: '',
    stderr: 'orderloom: LLM_MODEL is not set: must be set together with LLM_BASE_URL\n',
  });
});

test('ends when it is interrupted', async () => {
  const ran = await runCli(['extract', inFolder('docs')], {}, async () => {});
  expect(ran).toEqual({ code: 1, stdout: '', stderr: 'orderloom: interrupted\n' });
});

test.each([
  [['extract'], "error: missing required argument 'path'"],
  [['extract', 'nothing'], 'orderloom: no document in'],
  [['extract', 'docs', '--master-data', 'nothing'], 'holds none of customers, products and mappings'],
  [['extract', 'docs', '--tenant', 'gone.yaml'], 'the tenant file cannot be read (ENOENT)'],
  [['extract', 'docs', '--workers', '0'], 'It must be a whole number from 1 to 64.'],
])('%j is usage', async (argv, sentence) => {
  const paths = ['nothing', 'docs', 'gone.yaml'];
  const { code, stdout, stderr } = await runCli(
    argv.map((each) => (paths.includes(each) ? inFolder(each) : each)),
  );
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
});
