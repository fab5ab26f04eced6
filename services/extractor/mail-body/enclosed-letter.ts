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
  if (file?.pages[0]?.source !== 'plain') return null;
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
