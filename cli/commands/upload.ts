import path from 'node:path';
import { ConfigurationError } from '@orderloom/config/read.ts';
import type { OnProgress, Orderloom, OrderStatus, OrderUploadResponse } from '@orderloom/sdk/orderloom.ts';
import { type Command, InvalidArgumentError } from 'commander';
import { type Io, print, printJson } from '../io.ts';
import { type Progress, startProgress } from '../progress.ts';
import { addServiceOptions, type ServiceOptions, withClient } from '../service-options.ts';
import { showOrder } from '../show-order.ts';
import { Unsuccessful } from '../unsuccessful.ts';
import { waitUntilSettled } from '../wait-until-settled.ts';

interface UploadOptions extends ServiceOptions {
  metadata?: [string, string][];
  requestId?: string;
  wait?: true;
}

export function define(program: Command, io: Io): void {
  const command = program
    .command('upload <file...>')
    .description(
      'upload files that together form one order (.pdf .jpg .jpeg .png .txt .md), or one e-mail (.eml)',
    )
    .option('--metadata <name=value>', 'kept with the order and echoed; may be repeated', collectMetadata)
    .option('--request-id <uuid>', 'UUID v4: a second upload with it gives the first order')
    .option('--wait', 'wait until the order is extracted, and show it');
  addServiceOptions(command).action((files: string[], options: UploadOptions) =>
    withClient(options, io, (client) => upload(client, files, options, io)),
  );
}

async function upload(client: Orderloom, files: string[], options: UploadOptions, io: Io): Promise<void> {
  const uploaded = await uploadWithProgress(client, files, options, io);
  if (options.wait) return showSettled(client, uploaded, options, io);
  if (options.json) printJson(io.stdout, uploaded);
  else for (const { request_id, label } of ordersOf(uploaded)) print(io.stdout, `${request_id}${label}`);
}

async function uploadWithProgress(
  client: Orderloom,
  files: string[],
  { metadata, requestId }: UploadOptions,
  io: Io,
): Promise<OrderUploadResponse> {
  const emails = files.filter((file) => path.extname(file).toLowerCase() === '.eml');
  if (emails.length > 0 && files.length > 1)
    throw new ConfigurationError(`${emails[0]} is an e-mail: upload each e-mail on its own`);
  let progress: Progress | undefined;
  const onProgress: OnProgress = ({ sentBytes, totalBytes }) => {
    progress ??= startProgress(io, kib(totalBytes), 'KiB');
    progress.update(kib(sentBytes));
  };
  const options = { metadata: Object.fromEntries(metadata ?? []), requestId, onProgress };
  try {
    if (emails.length > 0) return await client.uploadEmail({ file: { path: emails[0]! }, ...options });
    return await client.uploadOrder({ files: files.map((file) => ({ path: file })), ...options });
  } finally {
    progress?.stop();
  }
}

function kib(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

/** The one order, or those that an e-mail was split into. */
function ordersOf({ request_id, orders }: OrderUploadResponse): { request_id: string; label: string }[] {
  if (!orders) return [{ request_id, label: '' }];
  return orders.map(({ request_id, order_label }) => ({ request_id, label: `  ${order_label ?? ''}` }));
}

async function showSettled(
  client: Orderloom,
  uploaded: OrderUploadResponse,
  { json }: UploadOptions,
  io: Io,
): Promise<void> {
  const ids = ordersOf(uploaded).map(({ request_id }) => request_id);
  const settled: OrderStatus[] = await waitUntilSettled(client, ids, io);
  for (const order of settled) await showOrder(client, order, io, json);
  const failed = settled.find(({ status }) => status === 'FAILED');
  if (failed) throw new Unsuccessful(`${failed.request_id} failed: ${failed.last_error}`);
}

function collectMetadata(text: string, before: [string, string][] = []): [string, string][] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError('It must be name=value.');
  if (name === 'request_id') throw new InvalidArgumentError('Use --request-id.');
  return [...before, [name, value]];
}
