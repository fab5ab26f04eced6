import type { Language } from '../../languages.ts';
import type { Party } from '../../order/order.ts';
import type { Block } from '../mail-family.ts';
import { htmlBlocks, plainBlocks } from './blocks.ts';
import type { QuoteWords } from './texts.ts';

/** Programs that people write mail with, each with its way to quote and to forward. */
export const habits = [
  'outlook-desktop',
  'outlook-web',
  'outlook-phone',
  'gmail',
  'apple',
  'thunderbird',
  'notes',
] as const;
export type Habit = (typeof habits)[number];

/** A mail, and the one that it answers or passes on. */
export interface Note {
  from: Party;
  to: Party;
  subject: string;
  /** ISO 8601 with time. */
  date: string;
  blocks: readonly Block[];
  below?: { kind: 'reply' | 'forward'; habit: Habit; note: Note; isAbove?: boolean };
}

export interface Body {
  text: string;
  html: string;
}

export interface Look {
  language: Language;
  words: QuoteWords;
}

/** The body of `note` as `habit` writes it. */
export function bodyOf(habit: Habit, note: Note, look: Look): Body {
  const text = plainBlocks(habit, note.blocks);
  const html = htmlBlocks(habit, note.blocks);
  if (!note.below) return { text, html };
  const quoted = quotedNote(note.below, look);
  return note.below.isAbove
    ? { text: `${quoted.text}\n\n${text}`, html: `${quoted.html}<br>${html}` }
    : { text: `${text}\n\n${quoted.text}`, html: `${html}<br>${quoted.html}` };
}

function quotedNote({ kind, habit, note }: NonNullable<Note['below']>, look: Look): Body {
  const inner = bodyOf(habit, note, look);
  switch (habit) {
    case 'outlook-desktop':
    case 'notes':
      return underHeaders(habit, note, inner, look);
    case 'outlook-web':
    case 'outlook-phone':
      return underRule(note, inner, look);
    default:
      return kind === 'reply' ? attributed(habit, note, inner, look) : passedOn(habit, note, inner, look);
  }
}

function underHeaders(habit: Habit, note: Note, inner: Body, look: Look): Body {
  const rows = headerRows(note, look);
  if (habit === 'notes') {
    const lines = rows.map(([name, value]) => `${name}:        ${value}`);
    return {
      text: `\n\n${lines.join('\n')}\n${'-'.repeat(60)}\n\n\n${inner.text}`,
      html: `<br><br>${rows.map(([name, value]) => `<font size=1 color=#5f5f5f face="sans-serif">${name}: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">${escapeHtml(value)}</font>`).join('<br>')}<br><hr noshade><br>${inner.html}`,
    };
  }
  const shown = rows
    .map(([name, value]) => `<b><span lang=X>${name}:</span></b><span> ${escapeHtml(value)}`)
    .join('<br></span>');
  return {
    text: `${rows.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${inner.text}`,
    html: `<div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>${shown}</span></p></div></div><p class=MsoNormal><o:p>&nbsp;</o:p></p>${inner.html}`,
  };
}

function underRule(note: Note, inner: Body, look: Look): Body {
  const rows = headerRows(note, look);
  return {
    text: `${'_'.repeat(32)}\n${rows.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${inner.text}`,
    html: `<hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000">${rows.map(([name, value]) => `<b>${name}:</b> ${escapeHtml(value)}`).join('<br>')}</font><div>&nbsp;</div></div>${inner.html}`,
  };
}

function attributed(habit: Habit, note: Note, inner: Body, look: Look): Body {
  const template = look.words[habit === 'gmail' ? 'gmail' : habit === 'apple' ? 'apple' : 'thunderbird'];
  const line = stamped(template, note, look);
  const marked = marks(inner.text);
  const shown = escapeHtml(line);
  if (habit === 'gmail')
    return {
      text: `${line}\n\n${marked}`,
      html: `<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${shown}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${inner.html}</blockquote></div>`,
    };
  if (habit === 'apple')
    return {
      text: `${marks(line)}\n> \n${marked}`,
      html: `<div><br><blockquote type="cite"><div>${shown}</div><br class="Apple-interchange-newline"><div>${inner.html}</div></blockquote></div>`,
    };
  return {
    text: `${line}\n${marked}`,
    html: `<div class="moz-cite-prefix">${shown}<br></div><blockquote type="cite" cite="mid:x@y">${inner.html}</blockquote>`,
  };
}

function passedOn(habit: Habit, note: Note, inner: Body, look: Look): Body {
  const rows = headerRows(note, look);
  const plain = rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  const shown = rows.map(([name, value]) => `<b>${name}: </b>${escapeHtml(value)}`).join('<br>');
  if (habit === 'apple')
    return {
      text: `${look.words.forwardApple}\n\n${marks(`${plain}\n\n${inner.text}`)}`,
      html: `<div><blockquote type="cite"><div>${look.words.forwardApple}</div><br class="Apple-interchange-newline"><div>${shown}</div><br><div>${inner.html}</div></blockquote></div>`,
    };
  if (habit === 'thunderbird')
    return {
      text: `-------- ${look.words.forwardThunderbird} --------\n${rows.map(([name, value]) => `${name}: \t${value}`).join('\n')}\n\n\n${inner.text}`,
      html: `<div class="moz-forward-container"><br>-------- ${look.words.forwardThunderbird} --------<table class="moz-email-headers-table" cellspacing="0" cellpadding="0" border="0"><tbody>${rows.map(([name, value]) => `<tr><th valign="BASELINE" align="RIGHT" nowrap="nowrap">${name}: </th><td>${escapeHtml(value)}</td></tr>`).join('')}</tbody></table><br><br>${inner.html}</div>`,
    };
  return {
    text: `---------- Forwarded message ---------\n${plain}\n\n\n${inner.text}`,
    html: `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>${shown}<br></div><br><br>${inner.html}</div>`,
  };
}

function headerRows(note: Note, { language, words }: Look): [string, string][] {
  const when = new Date(note.date);
  const sent = `${new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(when)} ${timeOf(note.date)}`;
  return [
    [words.from, `${note.from.contact} <${note.from.email}>`],
    [words.sent, sent],
    [words.to, `${note.to.contact} <${note.to.email}>`],
    [words.subject, note.subject],
  ];
}

function stamped(template: string, note: Note, { language }: Look): string {
  const when = new Date(note.date);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(when);
  const values: Record<string, string> = {
    who: note.from.contact,
    mail: note.from.email,
    wd: format({ weekday: 'short' }),
    day: format({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    mid: format({ dateStyle: 'medium' }),
    time: timeOf(note.date),
  };
  return template.replace(/<(\w+)>/g, (_, key: string) => values[key]!);
}

function timeOf(date: string): string {
  return date.slice(11, 16);
}

function marks(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
