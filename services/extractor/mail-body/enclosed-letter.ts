import type { ReadFile } from '@orderloom/pages/page.ts';
import { cutFile } from '@orderloom/pages/parts/cut-file.ts';
import type { Draft } from '../draft.ts';
import { sheetsOf } from '../layout/sheet.ts';
import { saidOn } from './named-houses.ts';
import type { Sender } from './sender.ts';

/** A letter that was forwarded, as whoever wrote it sent it. */
export interface EnclosedLetter {
  /** Its text without its head. */
  bodies: readonly ReadFile[];
  sender: Sender;
  subject: string | null;
  /** YYYY-MM-DD. */
  sentOn: string | null;
}

const sent = /^From: (?:(.*?) )?<?([^<>\s]+@[^<>\s]+)>?$/;
const dated = /^Date: (\d{4}-\d\d-\d\d)$/;
const about = /^Subject: (.+)$/;

/**
 * The letter in which all rows stand that were read, where it is an enclosed mail, whose sender stands above its text: who
 * forwards it did not order. Null for anything else.
 */
export function enclosedLetter(rows: Draft['rows'], files: readonly ReadFile[]): EnclosedLetter | null {
  const places = rows.flatMap(({ quantity, description, customerArticle, supplierArticle }) =>
    [quantity, description, customerArticle, supplierArticle].flatMap((chosen) => chosen?.places ?? []),
  );
  const [name, ...others] = new Set(places.map(({ file }) => file));
  const file = others.length === 0 ? files.find((one) => one.name === name) : undefined;
  return file ? letterIn(file) : null;
}

/** What a file holds that is the text of an enclosed mail, with its sender above it; null for any other file. */
export function letterIn(file: ReadFile): EnclosedLetter | null {
  if (file.pages[0]?.source !== 'plain') return null;
  const head = saidOn(sheetsOf([file])).slice(0, linesOfHead);
  const [, who = '', address] = sent.exec(head[0]?.text ?? '') ?? [];
  if (address === undefined) return null;
  const told = (pattern: RegExp) => head.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0] ?? null;
  const [day, subject] = [told(dated), told(about)];
  const length = 1 + (day === null ? 0 : 1) + (subject === null ? 0 : 1);
  return {
    bodies: [cutFile(file, [], [[length, Number.POSITIVE_INFINITY]])],
    sender: { name: who.replace(/^"|"$/g, ''), address },
    subject,
    sentOn: day,
  };
}
const linesOfHead = 3;

/**
 * The files of an order without the day that stands above an enclosed letter where papers came with it: the letter was
 * written when the order was made already.
 */
export function withoutDaysOfLetters(files: readonly ReadFile[]): ReadFile[] {
  const isPaper = ({ pages }: ReadFile) => pages.some(({ source }) => source !== 'plain');
  if (!files.some(isPaper)) return [...files];
  return files.map((file) => {
    const isDated = letterIn(file)?.sentOn != null;
    return isDated
      ? cutFile(
          file,
          [],
          [
            [0, 0],
            [lineBelowDay, Number.POSITIVE_INFINITY],
          ],
        )
      : file;
  });
}
/** Its sender stands above the day. */
const lineBelowDay = 2;
