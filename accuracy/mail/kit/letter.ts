import type { Language } from '../../languages.ts';
import type { Party } from '../../order/order.ts';
import type { Block, MailSource } from '../mail-family.ts';

/** A mail in one language: `<name>` is a value, `{a|b}` one of its parts; each paragraph is a block. */
export interface Letter {
  subject: string;
  body: readonly string[];
}
export type Letters = Record<Language, Letter>;
/** A block stands for a whole paragraph. */
export type Values = Record<string, string | Block>;

export const text = (content: string): Block => ({ kind: 'text', text: content });

export function say({ random }: MailSource, template: string, values: Values): string {
  return random.fill(template).replace(/<(\w+)>/g, (place, name: string) => {
    const value = values[name];
    if (typeof value !== 'string') throw new Error(`no words for ${place}`);
    return value;
  });
}

export function sayAll(source: MailSource, paragraphs: readonly string[], values: Values): Block[] {
  return paragraphs.map((paragraph) => {
    const value = values[/^<(\w+)>$/.exec(paragraph)?.[1] ?? ''];
    return value !== undefined && typeof value !== 'string' ? value : text(say(source, paragraph, values));
  });
}

/** `<me>`, `<first>`, `<firm>` and `<sign>` of the writer. */
export function valuesOf(source: MailSource, writer: Party): Values {
  const first = writer.contact.split(' ')[0]!;
  return { me: writer.contact, first, firm: writer.company, sign: signature(source, writer) };
}

function signature({ random }: MailSource, writer: Party): string {
  const { contact, company, street, townLine, phone, email } = writer;
  return random.pick([
    `${contact}\n${company}\n${street}, ${townLine}\n${phone}`,
    `${contact} | ${company}\n${phone} | ${email}`,
    `${contact}\n\n${company}\n${street}\n${townLine}\nT ${phone}\n${email}`,
  ]);
}

/** A date as people write it in a letter: 14 March 2025. */
export function dayOf({ language, place }: MailSource, date: string): string {
  const locale = language === 'en' ? (place.country === 'US' ? 'en-US' : 'en-GB') : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}
