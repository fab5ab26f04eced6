import sharp from 'sharp';
import type { Mail, MailAttachment } from './mail.ts';

/**
 * Pixels. What stands in a text is a logo, icon or banner below these: a table of three lines as a screenshot is
 * some 600 × 200, a photo of a page far more.
 */
const leastDocument = { side: 180, area: 120_000 };
/** Banners under signatures are wider than this times their height. */
const widestDocument = 4;
/** Names that mail programs and designers give to decoration. */
const decorationName =
  /logo|banner|signature|footer|header|facebook|linkedin|twitter|instagram|youtube|icon|spacer|pixel/i;

/**
 * The mail with its pictures told apart: `inline` is left true only for decoration. A photo of an order that was
 * pasted into the text is a document like an attached one.
 */
export async function markPictures(mail: Mail): Promise<Mail> {
  const attachments: MailAttachment[] = [];
  for (const attachment of mail.attachments) {
    attachments.push({ ...attachment, inline: attachment.inline && !(await isDocument(attachment)) });
  }
  const enclosed: Mail[] = [];
  for (const inner of mail.enclosed) enclosed.push(await markPictures(inner));
  return { ...mail, attachments, enclosed };
}

async function isDocument({ name, mimeType, bytes }: MailAttachment): Promise<boolean> {
  if (!mimeType.startsWith('image/')) return true;
  if (!/^image\/(jpe?g|png)$/.test(mimeType) || decorationName.test(name)) return false;
  const { width = 0, height = 0 } = await sizeOf(bytes);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return (
    short >= leastDocument.side &&
    short * long >= leastDocument.area &&
    (long <= widestDocument * short || height > width)
  );
}

async function sizeOf(bytes: Uint8Array): Promise<{ width?: number; height?: number }> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    // No picture at all: nothing that could be read.
    return {};
  }
}
