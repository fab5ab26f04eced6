import { classify } from './classify.ts';
import type { ClassifiedAttachment } from './signs.ts';

/** The category of `subject | text`, in which ` / ` begins a new line. */
export function categoryOf(mail: string, attachments: ClassifiedAttachment[] = []) {
  const [subject, text] = mail.split(' | ') as [string, string];
  return classify({ subject, text: text.replaceAll(' / ', '\n'), automatic: null, attachments }).category;
}
