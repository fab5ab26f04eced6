import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../run.fixture.ts';

const order = `PURCHASE ORDER

Order number: PO-77
Date: 2027-03-04

From: Muster GmbH
Hauptstr. 1
10115 Berlin

Item    Description      Qty   Unit price   Total
A-1     Bolt <b>M8</b>   10    2.50         25.00
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
--b--
`;

/** A PDF of one page with a line of text. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 100>>stream
BT /F 9 Tf 20 150 Td (General terms of purchase: pay within thirty days, deliver in one lot to our gate.) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orderloom-explain-'));
  for (const [name, content] of Object.entries({ 'a.txt': order, 'c.eml': mail, 'terms.pdf': pdf }))
    writeFileSync(path.join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);
const captions = (report: string) =>
  [...report.matchAll(/<figcaption>(.*?) <small>/g)].map(([, caption]) => caption);

test('several files become one report, with pictures of the pages that can be drawn', async () => {
  const out = inFolder('report.html');
  const ran = await runCli(['explain', inFolder('a.txt'), inFolder('terms.pdf'), '--out', out]);
  expect([ran.code, ran.stdout]).toEqual([0, `${out}\n`]);
  const report = readFileSync(out, 'utf8');
  expect(report).toContain('<h1>Order PO-77</h1>');
  expect(captions(report)).toEqual(['a.txt, page 1', 'terms.pdf, page 1']);
  expect(report.match(/data:image\/webp;base64,UklGR/g)).toHaveLength(1);
  expect(report).toContain('Bolt &lt;b&gt;M8&lt;/b&gt;');
});

test('an e-mail becomes one report of its body and its attachments', async () => {
  const out = inFolder('mail.html');
  const ran = await runCli(['explain', inFolder('c.eml'), '--out', out]);
  expect(ran.code).toBe(0);
  expect(captions(readFileSync(out, 'utf8'))).toEqual(['body.txt, page 1', 'order.txt, page 1']);
});

test('a file that is not there ends it with 2, a report that cannot be written too', async () => {
  const missing = await runCli(['explain', inFolder('none.pdf')]);
  expect([missing.code, missing.stderr]).toEqual([2, 'orderloom: none.pdf: cannot be read (ENOENT)\n']);
  const out = inFolder('no/such/report.html');
  const unwritten = await runCli(['explain', inFolder('a.txt'), '--out', out]);
  expect([unwritten.code, unwritten.stderr]).toEqual([2, `orderloom: ${out}: cannot be written (ENOENT)\n`]);
});
