import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import type {
  ClassifyEmailRequest,
  ClassifyEmailResponse,
  FoundOrder,
} from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { EmailPart } from './email-parts.ts';
import type { ReadEmail, ReadEmailInput } from './read-email-child.ts';

export interface ClassifyEmailContext {
  blobs: BlobStore;
  /** Runs `read-email-child.ts` in the sandbox. */
  readEmail: (input: ReadEmailInput, signal: AbortSignal) => Promise<ReadEmail>;
  newId: () => string;
}

/**
 * Reads a stored e-mail and says what it is; on request stores its body and attachments as blobs. Fails with
 * `not_found` when there is no such blob and with `unreadable` when it is no e-mail.
 */
export async function classifyEmail(
  { blobs, readEmail, newId }: ClassifyEmailContext,
  { blob_key, store_parts }: ClassifyEmailRequest,
  signal: AbortSignal,
): Promise<ClassifyEmailResponse> {
  const file = await blobs.fetch(blob_key);
  const input: ReadEmailInput = { path: file.path, name: 'e-mail', withParts: store_parts };
  const mail = await readEmail(input, signal).finally(() => file.release());
  const stored = new Map<number, StoredFile>();
  for (const part of mail.parts) stored.set(part.source, await store(blobs, `parts/${newId()}`, part));
  return {
    ...mail.classification,
    orders: mail.orders.map((order) => toMessage(order, stored)),
    taken_offers: mail.parts.flatMap((part) => takenBy(part, stored)),
    email: {
      sender: mail.from?.address || null,
      from_name: mail.from?.name || null,
      subject: mail.subject || null,
      message_id: mail.messageId,
      date: mail.date,
      parts: [...stored.values()],
      body_blob_key: stored.get(0)?.blob_key ?? null,
    },
  };
}

function toMessage(
  { orderNumber, parts, isReadable }: ReadEmail['orders'][number],
  stored: ReadonlyMap<number, StoredFile>,
): FoundOrder {
  const range = ([first, last]: readonly [number, number]) => ({ first, last });
  return {
    order_number: orderNumber,
    readable: isReadable,
    parts: parts.flatMap(({ file, pages, lines, orderNumber: order_number }) => {
      const blob_key = stored.get(file)?.blob_key;
      return blob_key === undefined
        ? []
        : [{ blob_key, pages: pages.map(range), lines: lines.map(range), order_number }];
    }),
  };
}

function takenBy(
  { takenOffer, source }: EmailPart,
  stored: ReadonlyMap<number, StoredFile>,
): ClassifyEmailResponse['taken_offers'] {
  if (takenOffer === null) return [];
  const { sentence, positions, lines } = takenOffer;
  return [{ blob_key: stored.get(source)!.blob_key, sentence, positions, lines }];
}

async function store(
  blobs: BlobStore,
  key: string,
  { name, mimeType, bytes }: EmailPart,
): Promise<StoredFile> {
  const { size, sha256 } = await blobs.put(key, bytes);
  return { name, blob_key: key, size, sha256, mime_type: mimeType };
}
