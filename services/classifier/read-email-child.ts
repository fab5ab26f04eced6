import { readFile as readBytes } from 'node:fs/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import { countDataLines } from '@orderloom/pages/data/count-lines.ts';
import { type Encryption, encryptionOf, withoutEncrypted } from '@orderloom/pages/encrypted.ts';
import { dataExtensions, extensionOf, uploadExtensions } from '@orderloom/pages/file-type.ts';
import { type MailAttachment, readMail } from '@orderloom/pages/mail.ts';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { pageText } from '@orderloom/pages/page-lines.ts';
import type { FoundOrder } from '@orderloom/pages/parts/find-orders.ts';
import { readFile } from '@orderloom/pages/read-file.ts';
import { type Classification, classify } from './classify.ts';
import { type EmailPart, emailParts } from './email-parts.ts';
import { type FlatAttachment, type FlatMail, flattenMail } from './flatten-mail.ts';
import { countLinesOf, ordersInMail, type SeenAttachment } from './orders-in-mail.ts';
import type { ClassifiedAttachment } from './signs.ts';

/** What the child that parses untrusted e-mails is given. */
export interface ReadEmailInput {
  /** A local file with the e-mail. */
  path: string;
  /** How sentences call it. */
  name: string;
  /** Whether its body and attachments are wanted. */
  withParts: boolean;
}

/** What an e-mail is. All that takes time happens in the child: a parent in one process serves others meanwhile. */
export interface ReadEmail extends Pick<FlatMail, 'from' | 'subject' | 'messageId' | 'date'> {
  classification: Classification;
  /** Empty when they are not wanted. */
  parts: EmailPart[];
  /** The orders that it holds when they are several: see `ordersInMail`. */
  orders: FoundOrder[];
}

/** The first pages of a document tell what it is; of a longer one all tell whether it holds several orders. */
const firstPages = 2;
const mostPages = 60;
const mostDocuments = 60;
/** A page takes up to 4 s, a mail may take 60. */
const mostScannedPages = 10;
/** Extensions of what may be an order. */
const documents = [...uploadExtensions, ...dataExtensions];

// Dictionaries are built and patterns compiled at first use, machine code of them is made at the second: 1 s of CPU. A
// child does it while nobody waits.
const sample = { subject: 'Order', text: 'Please send 2 boxes of tape.', automatic: null, attachments: [] };
for (let pass = 0; pass < 2; pass++) classify(sample);

/** Reads an e-mail and the text of its attachments, and says what it is. Fails with `unreadable` when it is no e-mail. */
export async function run({ path, name, withParts }: ReadEmailInput): Promise<ReadEmail> {
  const mail = flattenMail(await readMail(await readBytes(path), { name }));
  const budget: Budget = { documents: mostDocuments, scannedPages: mostScannedPages };
  const seen: (FlatAttachment & SeenAttachment)[] = [];
  for (const attachment of mail.attachments) {
    const isDocument = !attachment.inline && documents.includes(extensionOf(attachment.name));
    const read = isDocument ? await contentOf(attachment, budget) : null;
    const text = read?.pages.slice(0, firstPages).map(pageText).join('\n') ?? '';
    seen.push({ ...attachment, read, text });
  }
  const attachments = seen.map((each) => ({ ...each, ...dataLinesOf(each.read) }));
  const { from, subject, messageId, date } = mail;
  const orders = ordersInMail(mail.text, seen);
  const classification = classify({ ...mail, attachments, encryption: encryptionIn(mail) });
  const count = countLinesOf(orders, mail.text, attachments);
  return {
    ...{ from, subject, messageId, date },
    classification: { ...classification, line_item_count: Math.max(classification.line_item_count, count) },
    parts: withParts ? emailParts(mail) : [],
    orders,
  };
}

/** How the text or an attachment is encrypted; null when nothing is. */
function encryptionIn({ text, attachments }: FlatMail): Encryption | null {
  if (withoutEncrypted(text).isEncrypted) return 'PGP';
  return attachments.map(({ bytes }) => encryptionOf(bytes)).find((found) => found !== null) ?? null;
}

/** What may still be read of a mail. */
interface Budget {
  documents: number;
  scannedPages: number;
}

/** The same mail always gives the same: what is left out depends on its parts, not on the clock. */
async function contentOf({ name, bytes }: MailAttachment, budget: Budget): Promise<ReadFile | null> {
  if (budget.documents === 0 || budget.scannedPages === 0) return null;
  budget.documents -= 1;
  try {
    const first = await readFile({ name, bytes }, { maxPages: Math.min(firstPages, budget.scannedPages) });
    const scanned = first.pages.filter(({ source }) => source === 'ocr').length;
    budget.scannedPages -= scanned;
    if (scanned > 0 || first.pages.length < firstPages) return first;
    return await readFile({ name, bytes }, { maxPages: mostPages });
  } catch (error) {
    // A damaged attachment leaves the mail's own words to judge by; the extractor will report it.
    if (error instanceof Failure) return null;
    throw error;
  }
}

function dataLinesOf(read: ReadFile | null): Pick<ClassifiedAttachment, 'dataLines'> {
  const [counted] = (read?.data ?? []).flatMap((document) => countDataLines(document) ?? []);
  return counted === undefined ? {} : { dataLines: counted };
}
