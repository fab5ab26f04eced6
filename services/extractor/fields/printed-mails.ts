import { mailHeader } from '@orderloom/pages/mail-thread.ts';
import type { Sheet } from '../layout/sheet.ts';
import { readEmails } from '../values/email.ts';

/** The head of a mail stands in this upper part of its page. */
const headDepth = 0.35;
/** `From`, `To`, `Subject`: fewer are labels of a form. */
const fewestHeaders = 3;
/** One header may go on for a few lines. */
const mostBetween = 3;

/**
 * The first and the last line of the head that mail programs print over a mail, whose own page has no letterhead: over
 * it stands whose mailbox it is. Null on any other page.
 */
export function mailHeadOn(sheet: Sheet): { from: number; to: number } | null {
  const known = heads.get(sheet);
  if (known !== undefined) return known;
  const head = headOn(sheet);
  heads.set(sheet, head);
  return head;
}
/** Asked by each rule that reads a page; sheets never change. */
const heads = new WeakMap<Sheet, { from: number; to: number } | null>();

function headOn({ lines, source, height }: Sheet): { from: number; to: number } | null {
  if (source === 'plain') return null;
  const headers = lines
    .filter(({ box }) => box[1] < headDepth * height)
    .map((line, at) => ({ name: mailHeader(line.segments[0]?.text ?? ''), at }))
    .filter(({ name }) => name !== null);
  const start = headers.findIndex(({ name }) => name === 'from');
  const own = start < 0 ? [] : headers.slice(start);
  const end = own.findIndex(({ at }, index) => index > 0 && at - own[index - 1]!.at > mostBetween);
  const near = end < 0 ? own : own.slice(0, end);
  const names = new Set(near.map(({ name }) => name));
  // A memo and a fax have such heads as well, under the letterhead of the house, and no addresses in them.
  const texts = near.flatMap(({ at }) => lines[at]!.segments.map(({ text }) => text));
  if (!texts.some((text) => text.includes('@'))) return null;
  return names.size >= fewestHeaders && names.has('subject')
    ? { from: near[0]!.at, to: near.at(-1)!.at }
    : null;
}

/** Who sent the mails that are printed on these pages, by their addresses, which may stand under the name. */
export function mailSenders(sheets: readonly Sheet[]): ReadonlySet<string> {
  const texts = sheets.flatMap((sheet) => {
    const head = mailHeadOn(sheet);
    if (!head) return [];
    const lines = sheet.lines.slice(head.from, head.to + 1);
    const next = lines.findIndex(
      ({ segments }, at) => at > 0 && mailHeader(segments[0]?.text ?? '') !== null,
    );
    return lines.slice(0, next < 0 ? 1 : next).flatMap(({ segments }) => segments.map(({ text }) => text));
  });
  return new Set(texts.flatMap(readEmails));
}
