import { Failure } from '@orderloom/errors/failure.ts';
import { readMime } from './mail-mime.ts';
import { takeInNote, withQuotedNotes } from './mail-note.ts';
import { fullBudget, openEnclosures } from './mail-open.ts';
import { isCompoundFile, readOutlookItem } from './mail-outlook.ts';
import { markPictures } from './mail-pictures.ts';
import { readThread } from './mail-thread.ts';

/** An e-mail as far as an order desk reads it. All but the body is one line without control characters. */
export interface Mail {
  /** With its angle brackets removed, null when there is none. */
  messageId: string | null;
  from: MailAddress | null;
  to: MailAddress[];
  /** Empty when there is none. */
  subject: string;
  /** ISO 8601, null when there is none that can be read. */
  date: string | null;
  /** What the headers say of a mail that no person wrote now: an automatic reply, a delivery report, a list's mail. */
  automatic: 'reply' | 'report' | 'list' | null;
  /** What the sender wrote, without the mails that he quotes; of HTML with table cells in columns. */
  text: string;
  /** What the mail that he answers says, where he quotes it. */
  answered?: string;
  /** With those of opened archives; mails that are attached are in `enclosed`. */
  attachments: MailAttachment[];
  /** The mail that was forwarded in the body, then those that came as attachments. */
  enclosed: Mail[];
}

export interface MailAddress {
  /** Empty when the header holds none that can be read. */
  address: string;
  name: string;
}

export interface MailAttachment {
  /** As sent, without any folder; made from the type when the sender gave none. */
  name: string;
  mimeType: string;
  bytes: Uint8Array;
  /** True for pictures that decorate the body, such as a logo. */
  inline: boolean;
}

export interface MailLimits {
  /** The name as the client sees it, for sentences. */
  name: string;
}

/**
 * Reads an e-mail with its attachments and the mails, archives and shells among them. Fails with `unreadable` when
 * the bytes are no e-mail, or when it has more parts, deeper ones or longer headers than any real one.
 */
export async function readMail(bytes: Uint8Array, { name }: MailLimits): Promise<Mail> {
  const closed = await readClosed(bytes, name);
  return apart(await markPictures(await openEnclosures(closed, fullBudget())));
}

async function readClosed(bytes: Uint8Array, name: string): Promise<Mail> {
  if (!isCompoundFile(bytes)) return readMime(bytes, name);
  try {
    return readOutlookItem(bytes, name);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('unreadable', `${name}: not a readable e-mail`, {}, { cause: error });
  }
}

/**
 * Mails that were forwarded or quoted in the text leave it: the first are enclosed, the second history. A colleague's
 * note to which the text points is a part of it.
 */
function apart(mail: Mail): Mail {
  const enclosed = mail.enclosed.map(apart);
  const { own, forwarded, answered, below } = readThread(withQuotedNotes(mail), mail.subject);
  const told = below && takeInNote({ ...mail, text: own }, below);
  if (told) return { ...mail, text: told.text, enclosed };
  if (!forwarded) return { ...mail, text: own, enclosed, ...historyOf(answered) };
  const { answered: answeredByIt, ...written } = forwarded;
  const inner: Mail = {
    ...written,
    ...historyOf(answeredByIt),
    messageId: null,
    to: [],
    automatic: null,
    attachments: [],
    enclosed: [],
  };
  return { ...mail, text: own, enclosed: [inner, ...enclosed] };
}

function historyOf(answered: string): Pick<Mail, 'answered'> {
  return answered === '' ? {} : { answered };
}
