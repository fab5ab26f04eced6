import { addDays } from '../../order/calendar.ts';
import type { Order, Party } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import type { Block, Category, MailDraft, MailFamily, MailSource } from '../mail-family.ts';
import { linesOfBlock } from '../quoted.ts';
import { flowed } from './blocks.ts';
import { type Enclosure, writeEnvelope } from './envelope.ts';
import { bodyOf, type Habit, habits, type Note } from './habits.ts';
import { logo } from './logo.ts';
import { loadTexts, type Texts } from './texts.ts';
import { filled } from './wishes.ts';

export const text = (content: string): Block => ({ kind: 'text', text: content });

/** What a family knows when it writes a mail. */
export interface Desk extends MailSource {
  texts: Texts;
  habit: Habit;
}

/** How a mail goes out. */
export interface Way {
  enclosures?: readonly Enclosure[];
  headers?: readonly string[];
  /** Only one of the two bodies. */
  only?: 'text' | 'html';
}

export interface Posting extends Way {
  note: Note;
  truths: Omit<Partial<MailDraft>, 'category' | 'blocks' | 'inner' | 'eml'>;
  /** Whoever wants the goods, where the sender is another. */
  buyer?: Party;
}

/** A family whose mails are written at a desk. */
export function family(
  name: string,
  category: Category,
  make: (desk: Desk) => Promise<Posting> | Posting,
  allowed: readonly Habit[] = habits,
): MailFamily {
  return {
    name,
    category,
    make: async (source) => {
      const texts = await loadTexts(source.language);
      const desk: Desk = { ...source, texts, habit: source.random.pick(allowed) };
      const { note, truths, buyer, ...way } = await make(desk);
      return {
        lines: null,
        attachments: [],
        ...truths,
        category,
        from: buyer ?? note.from,
        subject: note.subject,
        date: note.date,
        blocks: [...note.blocks],
        inner: null,
        quoted: quotedIn(note),
        eml: writeNote(desk, note, way),
      };
    },
  };
}

/** The lines of all mails that a note quotes. */
function quotedIn({ below }: Note, isQuoted = false): string[] {
  if (!below) return [];
  const isHistory = isQuoted || below.kind === 'reply';
  return [...(isHistory ? below.note.blocks.flatMap(linesOfBlock) : []), ...quotedIn(below.note, isHistory)];
}

/** The bytes of a note; also of one that lies in another. */
export function writeNote(desk: Desk, note: Note, { enclosures = [], headers, only }: Way = {}): Uint8Array {
  const { random, habit, language, texts } = desk;
  const body = bodyOf(habit, note, { language, words: texts.trade.quote });
  const isPlain = only === 'text' || (!only && (habit === 'thunderbird' || habit === 'notes'));
  const hasLogo = !isPlain && habit.startsWith('outlook') && random.chance(0.3);
  const isFlowed = isPlain && habit === 'thunderbird';
  const shown = hasLogo
    ? `<p><img width=180 height=48 src="cid:${logo.contentId}" alt="${note.from.brand}"></p>`
    : '';
  return writeEnvelope(
    {
      from: { name: note.from.contact, address: note.from.email },
      to: { name: random.pick(['', note.to.brand]), address: note.to.email },
      subject: note.subject,
      date: note.date,
      text: only === 'html' ? null : isFlowed ? flowed(body.text) : body.text,
      html: isPlain ? null : page(habit, body.html + shown),
      isFlowed,
      enclosures: [...(hasLogo ? [logo] : []), ...enclosures],
      headers: headers ?? [],
    },
    random,
  );
}

function page(habit: Habit, content: string): string {
  const isWord = habit === 'outlook-desktop';
  const head = isWord
    ? `<head><meta name=Generator content="Microsoft Word 15 (filtered medium)"><style><!--\np.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt;}\n@page WordSection1 {size:612.0pt 792.0pt;}\n--></style></head>`
    : '<head><meta http-equiv="Content-Type" content="text/html"></head>';
  return `<html>${head}<body>${isWord ? `<div class=WordSection1>${content}</div>` : content}</body></html>`;
}

/** The time of a mail about an order: on its day, in working hours. */
export function timeOn(desk: Desk, day: string): string {
  const hour = String(desk.random.whole(6, 18)).padStart(2, '0');
  return `${day}T${hour}:${String(desk.random.whole(10, 59))}:00Z`;
}

/** A first mail from a buyer to us. */
export function noteFrom(
  desk: Desk,
  order: Order,
  subject: string,
  message: readonly Block[],
  ending: readonly Block[] = signedOff(desk, order.buyer),
): Note {
  const hello = text(desk.random.pick(desk.texts.trade.greetings));
  return {
    from: order.buyer,
    to: supplier,
    subject,
    date: timeOn(desk, order.date),
    blocks: [hello, ...message, ...ending],
  };
}

/** Goodbye and what stands below it. */
export function signedOff(desk: Desk, from: Party): Block[] {
  const { random, texts, habit } = desk;
  const { goodbyes, signatures, disclaimers, phoneFooters } = texts.trade;
  const bye = random.pick(goodbyes);
  if (habit === 'outlook-phone' || (habit === 'apple' && random.chance(0.5)))
    return [text(`${bye}\n${from.contact.split(' ')[0]}`), text(random.pick(phoneFooters))];
  if (random.chance(0.15)) return [text(`${bye}\n${from.contact}`)];
  const dashes = habit === 'thunderbird' ? '-- \n' : '';
  const signature = text(dashes + filled(random, random.pick(signatures), partyValues(from)));
  const legal = random.chance(0.4) ? [text(filled(random, random.pick(disclaimers), partyValues(from)))] : [];
  return [text(`${bye}${random.pick([',', ''])}`), signature, ...legal];
}

function partyValues({ contact, company, street, townLine, phone, fax, email, vatId }: Party) {
  return { who: contact, firm: company, street, town: townLine, phone, fax, mail: email, vat: vatId };
}

/** Values of templates that are about an order. */
export function orderValues(desk: Desk, order: Order): Record<string, string> {
  return {
    n: order.number,
    d: desk.fill('{d}', order),
    m: desk.fill('{m}', order),
    street: order.shipTo.street,
    town: order.shipTo.townLine,
  };
}

/** The date that is `days` after the wanted one, in numbers as the place writes them. */
export function laterDate(desk: Desk, order: Order, days: number): { iso: string; shown: string } {
  const wanted = order.delivery.kind === 'date' ? order.delivery.date : order.date;
  const iso = addDays(wanted, days);
  return { iso, shown: desk.fill('{d}', { ...order, delivery: { kind: 'date', date: iso } }) };
}
