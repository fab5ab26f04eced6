import { extensionOf, mimeTypeOf } from './file-type.ts';
import type { Mail, MailAttachment } from './mail.ts';
import { withinLimits } from './mail-limits.ts';
import { cleanName, readMime } from './mail-mime.ts';
import { readOutlookItem } from './mail-outlook.ts';
import { signedContent } from './mail-signed.ts';
import { readTnef } from './mail-tnef.ts';
import { readZip } from './mail-zip.ts';

/** A forward of a forward of a forward in a zip: nobody sends more. */
const mostOpenedDepth = 5;

/** What may still be opened in one mail, over all of its enclosures. */
export interface OpeningBudget {
  files: number;
  bytes: number;
}

/** 200 files, 100 MiB unpacked: as many as an upload takes. */
export function fullBudget(): OpeningBudget {
  return { files: 200, bytes: 100 * 1024 * 1024 };
}

/** What an enclosure holds. */
type Opened = Pick<Mail, 'text' | 'attachments' | 'enclosed'>;

/**
 * The mail with what encloses others opened: mails, Outlook items, zip archives, winmail.dat and signed shells.
 * What is damaged, encrypted or over the budget stays an attachment as it came: whoever reads the attachments
 * will say that it could not be read.
 */
export async function openEnclosures(mail: Mail, budget: OpeningBudget, depth = 0): Promise<Mail> {
  const opened: Mail = { ...mail, attachments: [], enclosed: [...mail.enclosed] };
  for (const attachment of mail.attachments) {
    const inner = depth < mostOpenedDepth ? await open(attachment, budget, depth) : null;
    if (inner === null) opened.attachments.push(attachment);
    else {
      if (opened.text.trim() === '') opened.text = inner.text;
      opened.attachments.push(...inner.attachments);
      opened.enclosed.push(...inner.enclosed);
    }
  }
  return opened;
}

async function open(
  attachment: MailAttachment,
  budget: OpeningBudget,
  depth: number,
): Promise<Opened | null> {
  const openAs = openers.find(({ fits }) => fits(attachment))?.openAs;
  if (!openAs || !spend(budget, attachment.bytes.length)) return null;
  try {
    const shell = await openAs(attachment, budget);
    if (shell === null) return null;
    const enclosed: Mail[] = [];
    for (const mail of shell.enclosed) enclosed.push(await openEnclosures(mail, budget, depth + 1));
    const inner = await openEnclosures({ ...emptyMail, ...shell, enclosed }, budget, depth + 1);
    return inner;
  } catch {
    // Readers of these formats throw whatever they meet in damaged bytes.
    return null;
  }
}

function spend(budget: OpeningBudget, bytes: number): boolean {
  if (budget.files <= 0 || bytes > budget.bytes) return false;
  budget.files -= 1;
  budget.bytes -= bytes;
  return true;
}

const emptyMail: Mail = {
  messageId: null,
  from: null,
  to: [],
  subject: '',
  date: null,
  automatic: null,
  text: '',
  attachments: [],
  enclosed: [],
};

interface Opener {
  fits(attachment: MailAttachment): boolean;
  openAs(attachment: MailAttachment, budget: OpeningBudget): Promise<Opened | null>;
}

const openers: Opener[] = [
  {
    fits: ({ name, mimeType }) => mimeType === 'message/rfc822' || extensionOf(name) === 'eml',
    openAs: async ({ bytes, name }) => holding({ enclosed: [await readMime(bytes, name)] }),
  },
  {
    fits: ({ name, mimeType }) => mimeType === 'application/vnd.ms-outlook' || extensionOf(name) === 'msg',
    openAs: async ({ bytes, name }) => holding({ enclosed: [readOutlookItem(bytes, name)] }),
  },
  {
    fits: ({ name, mimeType }) => /ms-tnef$/.test(mimeType) || name.toLowerCase() === 'winmail.dat',
    openAs: async ({ bytes, name }) => {
      const content = readTnef(bytes);
      const text = withinLimits(content?.text ?? '', name);
      return content && holding({ text, attachments: content.attachments.map(toAttachment) });
    },
  },
  {
    // Office files are zip archives, too; they go by their own extension.
    fits: ({ name, mimeType }) =>
      extensionOf(name) === 'zip' || (/^application\/(x-)?zip/.test(mimeType) && extensionOf(name) === ''),
    openAs: async ({ bytes }, budget) => {
      const files = await readZip(bytes, budget);
      for (const file of files ?? []) spend(budget, file.bytes.length);
      return files && holding({ attachments: files.map(toAttachment) });
    },
  },
  {
    fits: ({ name, mimeType }) =>
      /^application\/(x-)?pkcs7-mime$/.test(mimeType) || extensionOf(name) === 'p7m',
    openAs: async ({ bytes, name }) => {
      const content = signedContent(bytes);
      return content && readMime(content, name);
    },
  },
];

function holding(content: Partial<Opened>): Opened {
  return { text: '', attachments: [], enclosed: [], ...content };
}

function toAttachment({ name, bytes }: Pick<MailAttachment, 'name' | 'bytes'>, i: number): MailAttachment {
  const clean = cleanName(name) || `attachment-${i + 1}`;
  return { name: clean, mimeType: mimeTypeOf(clean), bytes, inline: false };
}
