// Prints how long it takes to say what an e-mail is, asked as a client asks: `npm run measure-mails`. Wants a machine
// with nothing else to do.
import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { call, type Target } from './client.fixture.ts';
import { writeEmail } from './email.fixture.ts';
import { startSuite } from './suite.fixture.ts';

const mails = 100;
/** The child of the classifier loads its readers with the first mails. */
const warmingMails = 5;
const pages = 3;
const rowsOfPage = 30;

const usual = {
  from: 'Anna Rossi <anna@buyer.example>',
  messageId: '<4471@buyer.example>',
};
const plain = writeEmail({
  ...usual,
  subject: 'Order 4471',
  text: `Dear team,\r\n\r\nplease send us:\r\n\r\n${Array.from({ length: 10 }, (_, i) => `- ${i + 2} x gloves, size ${i}`).join('\r\n')}\r\n\r\nKind regards\r\nAnna Rossi\r\n`,
});

async function withPdf(): Promise<string> {
  const document = new PDFDocument({ size: 'A4', margin: 40 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.fontSize(16).text('PURCHASE ORDER 4471').fontSize(9);
  for (let page = 0; page < pages; page++) {
    if (page > 0) document.addPage();
    for (let row = 0; row < rowsOfPage; row++) {
      const y = 80 + 20 * row;
      [`A-${page}${row}`, 'Hex cap screw, 1/2-13 x 1-1/2', '300', '1.12', '336.00'].forEach(
        (cell, column) => {
          document.text(cell, [40, 120, 360, 420, 480][column], y, { lineBreak: false });
        },
      );
    }
  }
  document.end();
  await once(document, 'end');
  const pdf = { name: 'order.pdf', mimeType: 'application/pdf', bytes: Buffer.concat(chunks) };
  return writeEmail({ ...usual, subject: 'Order 4471', text: 'See attached.', attachments: [pdf] });
}

/** Milliseconds of each call. */
async function timesOf(target: Target, mail: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = -warmingMails; i < mails; i++) {
    const form = new FormData();
    form.set('file', new Blob([mail]), 'order.eml');
    const began = performance.now();
    const { status, body } = await call(target, 'POST', '/order/raw/classify', form);
    if (status !== 200 || body.category !== 'purchase_order')
      throw new Error(`answered with ${status}, ${body.category}`);
    if (i >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

for (const processes of [false, true]) {
  const suite = await startSuite({ processes });
  for (const [what, mail] of [
    ['without attachments', plain],
    [`with a text PDF of ${pages} pages`, await withPdf()],
  ] as const) {
    const times = await timesOf(suite, mail);
    const at = (share: number) => `${Math.round(times[Math.floor(share * (times.length - 1))]!)} ms`;
    const name = `classify a mail ${what}${processes ? ', as processes' : ''}`;
    process.stdout.write(`${name.padEnd(64)} p50 ${at(0.5)}, p95 ${at(0.95)} (${times.length} mails)\n`);
  }
  await suite.stop();
}
