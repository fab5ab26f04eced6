import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { call, formOf, type Target, whenSettled } from '../client.fixture.ts';
import { documentedFetch } from '../documented-fetch.fixture.ts';
import { writeEmail } from '../email.fixture.ts';
import { sampleOrder } from '../suite.fixture.ts';

/** Ids of what there is to be found. */
export interface Seeds {
  orders: string[];
  rejected: string[];
  /** Further ones, which the fuzzer turns into orders. */
  overridable: string[];
}

/** Puts into a new service what a client finds in one that has been used: every kind of thing, in several states. */
export async function seed(target: Target): Promise<Seeds> {
  await putMasterData(target);
  const sample = readFileSync(sampleOrder);
  const broken = `%PDF-1.7\n${'this is no document '.repeat(20)}`;
  const waiting = await upload(target, { 'order.pdf': sample });
  const sent = await upload(target, { 'order.pdf': sample });
  const failed = await upload(target, { 'order.pdf': broken });
  await accepted(call(target, 'POST', `/erp/send/${sent}`));
  const invoices: string[] = [];
  for (let number = 1; number <= 8; number++) invoices.push(await uploadInvoice(target, number));
  return {
    orders: [waiting, sent, failed],
    rejected: invoices.slice(0, 2),
    overridable: invoices.slice(2),
  };
}

async function putMasterData(target: Target): Promise<void> {
  for (const number of ['10042', '10043']) {
    await putJson(target, `/customer/${number}`, { name: 'Muster GmbH', city: 'Köln' });
  }
  for (const number of ['A-100', 'A-200']) {
    await putJson(target, `/product/${number}/de`, { description: 'Sechskantschraube M8x40' });
    await putJson(target, `/customer-product/10042/${number}`, { item_number: number, language_code: 'de' });
  }
}

async function putJson(target: Target, route: string, record: object): Promise<void> {
  await accepted(
    documentedFetch(`${target.baseUrl}${route}`, {
      method: 'PUT',
      headers: { 'x-api-key': target.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(record),
    }),
  );
}

async function upload(target: Target, files: Record<string, Uint8Array | string>): Promise<string> {
  const request_id = randomUUID();
  await accepted(call(target, 'POST', '/order/upload', formOf(files, { request_id })));
  await whenSettled(target, request_id);
  return request_id;
}

/** Refused with 400, and kept as rejected. */
async function uploadInvoice(target: Target, number: number): Promise<string> {
  const request_id = randomUUID();
  const mail = writeEmail({
    from: 'Buchhaltung <billing@muster.test>',
    subject: `Rechnung 2026-${number}`,
    messageId: `<invoice-${number}@muster.test>`,
    text: 'Guten Tag,\r\n\r\nanbei erhalten Sie unsere Rechnung. Zahlbar innerhalb von 14 Tagen.\r\n',
  });
  const form = new FormData();
  form.set('request_id', request_id);
  form.set('file', new Blob([mail]), 'invoice.eml');
  const { status } = await call(target, 'POST', '/order/raw/upload', form);
  if (status !== 400) throw new Error(`an invoice was answered with ${status}`);
  return request_id;
}

async function accepted(answer: Promise<{ status: number }>): Promise<void> {
  const { status } = await answer;
  if (status >= 300) throw new Error(`seeding was answered with ${status}`);
}
