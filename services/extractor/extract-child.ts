import { readFile as readBytes } from 'node:fs/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import { encryptionOf } from '@orderloom/pages/encrypted.ts';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { cutFile } from '@orderloom/pages/parts/cut-file.ts';
import type { FilePart } from '@orderloom/pages/parts/find-orders.ts';
import { readFile } from '@orderloom/pages/read-file.ts';
import { isCompanion } from './companion.ts';
import { withDoubts } from './document-type/beside-orders.ts';
import { type TakenOffer, type Taking, withTakenOffers } from './document-type/taken-offers.ts';
import { makeDoubt } from './doubt.ts';
import type { Draft } from './draft.ts';
import type { extractOrder } from './extract-order.ts';
import { sheetsOf } from './layout/sheet.ts';
import { broughtBy, withBroughtBuyer } from './mail-body/brought-orders.ts';
import { enclosedLetter } from './mail-body/enclosed-letter.ts';
import { withFormBuyer } from './mail-body/form-buyer.ts';
import { withItsMail } from './mail-body/mail-order.ts';
import { saidNumber } from './mail-body/said-number.ts';
import type { Sender } from './mail-body/sender.ts';
import { withSenderHouse } from './mail-body/sender-house.ts';
import { readOrder } from './read-order.ts';
import { type FileOrigin, readOrders } from './read-orders.ts';
import type { ExtractSettings } from './settings.ts';
import { isOfOurHouse } from './values/email.ts';

/** `path` is a local file with the content. */
export interface InputFile {
  name: string;
  mimeType: string;
  path: string;
  /** It is the text of an e-mail. */
  isBody?: boolean;
  /** Of one of several orders in an e-mail: what of the file is about it. */
  part?: Pick<FilePart, 'pages' | 'lines' | 'orderNumber'>;
  /** It takes an offer that its e-mail quotes. */
  takenOffer?: TakenOffer;
}

/** What the child that parses untrusted files is given: all of it plain data. */
export interface ExtractInput {
  files: InputFile[];
  /** Of the e-mail that brought them. */
  subject?: string | null;
  /** Who sent it. */
  sender?: Sender | null;
  /** Day of that e-mail, YYYY-MM-DD. */
  sentOn?: string | null;
  settings: ExtractSettings;
  /** Pages of one file after this many are left out, with a note. */
  maxPages: number;
}

/**
 * Reads the files of one order and extracts it. A file that cannot be read among others becomes a doubt and a note,
 * one that only accompanies an e-mail, such as a logo, a note.
 * Fails with `unreadable` when none can be read.
 */
export function run(input: ExtractInput): Promise<Draft> {
  return extractFiles(input, readOrder);
}

/** `run` with another way to extract the order from the files that could be read. */
export async function extractFiles(input: ExtractInput, extract: typeof extractOrder): Promise<Draft> {
  const origins = new Map<ReadFile, FileOrigin>();
  const unreadable: string[] = [];
  const companions: string[] = [];
  const taking: Taking[] = [];
  for (const { name, mimeType, path, isBody = false, part, takenOffer } of input.files) {
    const bytes = await readBytes(path);
    if (encryptionOf(bytes) === null && isCompanion(name, mimeType, bytes.length)) {
      companions.push(`${name}: not read, it only accompanies the e-mail`);
      continue;
    }
    try {
      const file = await readPart({ name, bytes }, part, input.maxPages);
      origins.set(file, {
        isBody,
        isOwn: isBody || part !== undefined,
        orderNumber: part?.orderNumber ?? null,
      });
      if (takenOffer) taking.push({ file, offer: takenOffer });
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unreadable') throw error;
      unreadable.push(error.message);
    }
  }
  const read = [...origins.keys()];
  if (read.length === 0) {
    throw new Failure('unreadable', [...unreadable, ...companions].join('; ') || 'The order has no files');
  }
  const order = { files: read, settings: input.settings, sentOn: input.sentOn ?? null };
  const isPart = input.files.some(({ part }) => part !== undefined);
  const bodies = read.filter((file) => origins.get(file)?.isBody);
  const { subject = null, sentOn = null } = input;
  const brought = broughtBy(bodies);
  // Who sends what a shop tells its owner does not buy, nor do we ourselves.
  const isOurs = isOfOurHouse(input.sender?.address ?? '', input.settings.supplier.email);
  const writer = brought?.by === 'shop' || isOurs ? null : (input.sender ?? null);
  const own = { bodies, subject, sender: writer, sentOn };
  // Who forwards an order did not write it.
  const letterOf = ({ rows }: Draft) => {
    const letter = enclosedLetter(
      rows,
      read.filter((file) => !bodies.includes(file)),
    );
    const isOurOwn = letter && isOfOurHouse(letter.sender.address, input.settings.supplier.email);
    return letter && !isOurOwn ? letter : own;
  };
  const found = withTakenOffers(
    readOrders(order, { origins, isPart, subject: input.subject ?? null }, extract),
    taking,
  );
  const { others } = found;
  const isOne = !isPart && (others ?? []).length === 0 && found.orderNumber === null;
  const orders = [found, ...(others ?? [])];
  const ourStreet = input.settings.supplier.address.street;
  const ofMail = (order: Draft, at: number) => {
    const letter = letterOf(order);
    const ofSender = withFormBuyer(withSenderHouse(order, letter.bodies, letter.sender), letter.bodies);
    const known = brought ? withBroughtBuyer(ofSender, bodies, brought, input.sender ?? null) : ofSender;
    const said = at === 0 && isOne && { saidNumber: saidNumber(sheetsOf(letter.bodies)) };
    const otherRows = orders.filter((_, other) => other !== at).flatMap(({ rows }) => rows);
    return withItsMail({ ...known, ...said }, { ...letter, otherRows, ourStreet });
  };
  const draft = {
    ...ofMail(found, 0),
    ...(others && { others: others.map((other, at) => ofMail(other, at + 1)) }),
  };
  const incomplete = read.flatMap((file) => file.notes.map((note) => `${file.name}: ${note}`));
  const doubts = [
    ...unreadable.map((sentence) => makeDoubt('file_unreadable', '', [sentence], [])),
    ...incomplete.map((sentence) => makeDoubt('file_incomplete', '', [sentence], [])),
  ];
  return { ...withDoubts(draft, doubts), notes: [...unreadable, ...companions, ...draft.notes] };
}

/** What stands behind the pages of an order is neither read nor missing. */
async function readPart(
  file: { name: string; bytes: Uint8Array },
  part: InputFile['part'],
  limit: number,
): Promise<ReadFile> {
  if (!part) return readFile(file, { maxPages: limit });
  const { pages, lines } = part;
  const maxPages = pages.length > 0 ? Math.min(limit, Math.max(...pages.map(([, last]) => last))) : limit;
  const read = await readFile(file, { maxPages });
  const notes =
    maxPages < limit ? read.notes.filter((note) => !note.endsWith(`(limit ${maxPages})`)) : read.notes;
  return cutFile({ ...read, notes }, pages, lines);
}
