import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { languages } from '../../languages.ts';
import { documentTypes } from '../../truth.ts';
import { readJsonLines } from '../read-json-lines.ts';

const day = z.iso.date();
const address = z.strictObject({ street: z.string(), postal_code: z.string(), city: z.string() });
const item = z.strictObject({ description: z.string(), quantity: z.number() });

const attachedOrder = z.strictObject({
  number: z.string(),
  date: day,
  delivery_date: day.nullable(),
  currency: z.string().length(3),
  buyer: address.extend({ company: z.string(), country: z.string().length(2) }),
  ship_to: address.extend({ company: z.string() }).nullable(),
  lines: z.array(item.extend({ article: z.string(), unit: z.string(), price: z.number() })),
});

const letter = z.strictObject({
  id: z.string(),
  language: z.enum(languages),
  from: z.strictObject({ name: z.string(), email: z.email() }),
  /** With the offset of the writer's clock. */
  date: z.iso.datetime({ offset: true }),
  subject: z.string(),
  body: z.string(),
  category: z.enum(documentTypes),
  /** Attached as a PDF. */
  order: attachedOrder.optional(),
  /** Of a letter with an order: a careful clerk changes it, asks back, or leaves it. */
  expects: z.enum(['changed', 'unclear', 'nothing']).optional(),
  /** What is wanted in the end; absent when only the category is judged. */
  items: z.array(item).optional(),
  /** What the letter decides of the head of the order that comes with it. */
  wanted: z
    .strictObject({ order_number: z.string(), delivery_date: day, ship_to: address })
    .partial()
    .optional(),
  /** What a letter that orders by itself tells beside its lines; null: nothing. */
  head: z
    .strictObject({
      order_number: z.string().nullable(),
      delivery_date: day.nullable(),
      company: z.string().nullable(),
      contact_person: z.string().nullable(),
    })
    .optional(),
});

/** A mail that somebody wrote by itself, for this alone: no family stands behind it. */
export type Letter = z.infer<typeof letter> & { lot: string };
export type AttachedOrder = z.infer<typeof attachedOrder>;

/** The letters of all lots beside this file, `LOT.jsonl` each. */
export function loadLetters(): Letter[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => {
      const lot = path.basename(file, '.jsonl');
      return readJsonLines<unknown>(path.join(folder, file)).map((row) => ({ ...letter.parse(row), lot }));
    });
}
