import { readFile as readBytes } from 'node:fs/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import { countDataLines } from '@orderloom/pages/data/count-lines.ts';
import { dataExtensions, extensionOf, uploadExtensions } from '@orderloom/pages/file-type.ts';
import { type MailAttachment, readMail } from '@orderloom/pages/mail.ts';
import type { Page } from '@orderloom/pages/page.ts';
import { readFile } from '@orderloom/pages/read-file.ts';
import { type FlatAttachment, type FlatMail, flattenMail } from './flatten-mail.ts';

/** What the child that parses untrusted e-mails is given. */
export interface ReadEmailInput {
  /** A local file with the e-mail. */
  path: string;
  /** How sentences call it. */
  name: string;
}

/** An e-mail with what its attachments say. */
export interface ReadEmail extends Omit<FlatMail, 'attachments'> {
  attachments: (FlatAttachment & AttachmentContent)[];
}

interface AttachmentContent {
  /** Empty when it was not or could not be read. */
  text: string;
  /** Of a message for machines: how many lines it orders. */
  dataLines?: number;
}

/** The first pages of the first documents tell what a mail is; the extractor reads all of them. */
const mostReadAttachments = 5;
const mostReadPages = 2;
/** Extensions of what may be an order. */
const documents = [...uploadExtensions, ...dataExtensions];

/** Reads an e-mail and the text of its attachments. Fails with `unreadable` when it is no e-mail. */
export async function run({ path, name }: ReadEmailInput): Promise<ReadEmail> {
  const mail = flattenMail(await readMail(await readBytes(path), { name }));
  const attachments: ReadEmail['attachments'] = [];
  let read = 0;
  for (const attachment of mail.attachments) {
    const isDocument = !attachment.inline && documents.includes(extensionOf(attachment.name));
    const content = isDocument && read < mostReadAttachments ? await contentOf(attachment) : { text: '' };
    if (isDocument) read += 1;
    attachments.push({ ...attachment, ...content });
  }
  return { ...mail, attachments };
}

async function contentOf({ name, bytes }: MailAttachment): Promise<AttachmentContent> {
  try {
    const { pages, data = [] } = await readFile({ name, bytes }, { maxPages: mostReadPages });
    const [counted] = data.flatMap((document) => countDataLines(document) ?? []);
    return { text: pages.map(pageText).join('\n'), ...(counted !== undefined && { dataLines: counted }) };
  } catch (error) {
    // A damaged attachment leaves the mail's own words to judge by; the extractor will report it.
    if (error instanceof Failure) return { text: '' };
    throw error;
  }
}

/** Words of one height on one line, wide gaps kept as two spaces, so that columns are seen. */
function pageText({ words }: Page): string {
  const lines = new Map<number, Page['words']>();
  for (const word of words) {
    const middle = Math.round((word.box[1] + word.box[3]) / 2 / 4);
    lines.set(middle, [...(lines.get(middle) ?? []), word]);
  }
  return [...lines.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => lineText(line))
    .join('\n');
}

function lineText(words: Page['words']): string {
  let text = '';
  let end = 0;
  for (const word of words.sort((a, b) => a.box[0] - b.box[0])) {
    const isWide = word.box[0] - end > (word.box[3] - word.box[1]) * 0.8;
    text += text === '' ? word.text : (isWide ? '  ' : ' ') + word.text;
    end = word.box[2];
  }
  return text;
}
