import type { MailAddress } from './mail.ts';
import { isoDate, oneLine } from './mail-headers.ts';

/** A mail's text taken apart: what the sender wrote, and the mail that was forwarded with it. */
export interface Thread {
  /** Without the mails that a reply quotes. */
  own: string;
  forwarded: ForwardedText | null;
  /** What the mail above which it is written says, without those that it quotes itself; empty when it is none. */
  answered: string;
  /** The first mail below, forwarded or quoted. */
  below: TextBelow | null;
}

/** A mail that stands in another one, without those that it forwards or quotes itself. */
export interface TextBelow {
  from: MailAddress | null;
  /** As it is written there; empty where nothing says it. */
  to: string;
  text: string;
}

export interface ForwardedText {
  from: MailAddress | null;
  subject: string;
  /** ISO 8601, null when there is none that can be read. */
  date: string | null;
  text: string;
  /** As that of a thread: what the forwarded mail answers itself. */
  answered: string;
}

/** Prefixes of the mail programs, in the languages they are sold in. */
export const replyPrefix =
  /^\s*(?:re|aw|antw|antwort|sv|rép|rif|ref|r|odp|betr|回复)\.?\s*(?:\[\d+\]|\(\d+\))?\s*:/i;
const forwardPrefix =
  /^\s*(?:fwd?|wg|wtr|tr|rv|i|inoltr[oa]|enc|pd|podaj dalej|vs|doorst|doorgestuurd|vb|vidarebefordrat|videresendt)\s*:/i;

/** Lines that stand above a forwarded mail. */
const forwardMark =
  /^[-_*>\s]*(?:begin forwarded message|forwarded message|forwarded by .+|(?:anfang der )?weitergeleitete[nr]? (?:nachricht|e-?mail)|(?:begin )?doorgestuurd bericht|doorgestuurde? (?:e-?mail|bericht)|(?:début du )?message (?:transféré|réexpédié)|mensaje reenviado|(?:inicio del )?mensaje reenviado|(?:inizio (?:del )?)?messaggio inoltrato|(?:início da )?mensagem (?:encaminhada|reencaminhada)|(?:przekazana wiadomość|wiadomość przekazana(?: dalej)?|początek przeka(?:zyw|z)anej wiadomości)|(?:start på )?videresendt (?:besked|meddelelse|mail))[-_*:\s]*$/i;
/** Lines that stand above a quoted one: Outlook's. */
const originalMark =
  /^[-_*\s]*(?:original message|original appointment|ursprüngliche nachricht|originalnachricht|oorspronkelijk bericht|origineel bericht|message d['’ ]origine|message original|mensaje original|messaggio originale|mensagem original|wiadomość oryginalna|oryginalna wiadomość|oprindelig meddelelse|original meddelelse)[-_*\s]*$/i;
/** Lines that stand above a quoted one: Gmail's, Apple Mail's, Thunderbird's. They may be broken in two. */
const wroteVerb =
  /(?<!\p{L})(?:wrote|schrieb|schreef|a écrit|escribió|ha scritto|escreveu|napisał(?:\(a\)|a)?|pisze|skrev)(?!\p{L})/iu;
const opensMark =
  /^(?:on|am|op|le|el|il|em|a|no dia|w dniu|dnia|den|d\.|\p{L}{2,3}[.,]? \d{1,2}[. ]|\d{1,4}[./-])(?!\p{L})/iu;
/** With a long name and address such a line is broken in two. */
const longestWroteLine = 300;

const headerNames = {
  from: 'from|von|van|de|da|od|fra|expéditeur|mittente|afzender',
  to: 'to|an|aan|à|a|para|do|til|cc|kopie',
  date: 'sent|date|gesendet|datum|verzonden|envoyé(?: le)?|enviad[oa](?: el| em)?|inviat[oa](?: il)?|skickat|wysłan[oey]+|data|fecha|wysłano|sendt|dato|verstuurd',
  subject: 'subject|betreff|onderwerp|objet|asunto|oggetto|assunto|temat|emne|sujet',
};
export type HeaderName = keyof typeof headerNames;
const headerLines = Object.entries(headerNames).map(
  ([name, words]) => [name as HeaderName, new RegExp(`^\\*?(?:${words})\\s*:[*\\s|]*(.*)$`, 'i')] as const,
);
/** What a line of the head of a mail tells, in nine languages; null for any other line. */
export function mailHeader(line: string): HeaderName | null {
  return headerLines.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}
/** A header block is looked for in so many lines: some programs leave a blank line between headers. */
const headerBlockLines = 8;
/** Mails are forwarded a few times; more levels are an attack. */
const deepestForward = 8;

/** Takes the text of a mail apart by its subject and by the lines that mail programs put above other mails. */
export function readThread(text: string, subject: string): Thread {
  const lines = text.split(/\r?\n/);
  return { ...takeApart(lines, subject, { depth: 0, isRead: true }), below: readBelow(lines) };
}

function readBelow(lines: readonly string[]): TextBelow | null {
  const start = findInner(lines);
  if (start === null) return null;
  const block = dequoted(lines.slice(start.contentAt));
  const { headers, length } = readHeaderBlock(block);
  const mark = lines.slice(start.at, start.contentAt).join(' ');
  const from = headers.from ?? (start.kind === 'wrote' ? mark : null);
  const { own } = takeApart(block.slice(length), '', { depth: 1, isRead: false });
  return { from: from === null ? null : readAddress(from), to: headers.to ?? '', text: own };
}

interface Inside {
  depth: number;
  /** It is no history: what it answers is of interest. */
  isRead: boolean;
}

function takeApart(
  lines: readonly string[],
  subject: string,
  { depth, isRead }: Inside,
): Omit<Thread, 'below'> {
  const start = depth < deepestForward ? findInner(lines) : null;
  if (start === null) {
    const own = tidy(unquoted(lines));
    return { own, forwarded: null, answered: quotedOnce(lines) };
  }
  const own = tidy(unquoted(lines.slice(0, start.at)));
  const block = dequoted(lines.slice(start.contentAt));
  if (!isForward(start.kind, subject, own)) {
    const whole = { own: tidy([own, '', ...answersBelow(lines, start)]), forwarded: null };
    if (!isRead) return { ...whole, answered: '' };
    const { headers, length } = readHeaderBlock(block);
    const content = headers.from === undefined ? block : block.slice(length);
    const { own: answered } = takeApart(content, '', { depth: depth + 1, isRead: false });
    return { ...whole, answered };
  }
  return { own, forwarded: readForwarded(block, { depth: depth + 1, isRead }), answered: '' };
}

/** The innermost forwarded mail first: who forwards a forward adds nothing but a greeting. */
function readForwarded(block: readonly string[], inside: Inside): ForwardedText {
  const { headers, length } = readHeaderBlock(block);
  const subject = oneLine(headers.subject ?? '');
  const inner = takeApart(block.slice(length), subject, inside);
  const from = headers.from === undefined ? null : readAddress(headers.from);
  const date = headers.date === undefined ? null : isoDate(headers.date);
  const text = inner.forwarded ? [inner.own, inner.forwarded.text].filter(Boolean).join('\n\n') : inner.own;
  return {
    from: inner.forwarded?.from ?? from,
    subject: subject || (inner.forwarded?.subject ?? ''),
    date,
    text,
    answered: inner.forwarded?.answered ?? inner.answered,
  };
}

interface InnerStart {
  kind: 'forward' | 'original' | 'wrote' | 'headers' | 'quoted';
  /** First line that is no more the sender's own. */
  at: number;
  /** First line of the inner mail with its headers. */
  contentAt: number;
}

function findInner(lines: readonly string[]): InnerStart | null {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trim();
    if (line === '') continue;
    const bare = line.replace(/^[>\s]+/, '');
    if (forwardMark.test(bare)) return { kind: 'forward', at, contentAt: at + 1 };
    if (line.startsWith('>')) {
      // Some programs quote what they forward, with its headers.
      if (isHeaderBlock(dequoted(lines.slice(at, at + headerBlockLines)), 0))
        return { kind: 'quoted', at, contentAt: at };
      continue;
    }
    if (originalMark.test(line)) return { kind: 'original', at, contentAt: at + 1 };
    if (isHeaderBlock(lines, at)) return { kind: 'headers', at: aboveRule(lines, at), contentAt: at };
    const two = `${line} ${lines[at + 1]?.trim() ?? ''}`;
    if (isWroteMark(line)) return { kind: 'wrote', at, contentAt: at + 1 };
    // What ends a signature is no part of the mark below it.
    const isWhole = opensMark.test(lines[at + 1]?.trim() ?? '') && isWroteMark(lines[at + 1]!.trim());
    if (!line.endsWith(':') && !isWhole && isWroteMark(two)) return { kind: 'wrote', at, contentAt: at + 2 };
  }
  return null;
}

/** It begins as dates do, or names a day or an address, and ends with a colon: "order 3390, which I wrote last night:" is none. */
function isWroteMark(line: string): boolean {
  if (line.length > longestWroteLine || !/[:：]$/.test(line) || !wroteVerb.test(line)) return false;
  return (
    /@|\d{1,2}[./:-]\d|(?<!\d)(?:19|20)\d\d(?!\d)/.test(line) || (opensMark.test(line) && /\d.*\d/.test(line))
  );
}

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const first = lines[at]!.trim();
  if (headerOf(first)?.name !== 'from') return false;
  const { headers } = readHeaderBlock(lines.slice(at, at + headerBlockLines).map((line) => line.trim()));
  return headers.from !== undefined && (headers.date !== undefined || headers.subject !== undefined);
}

/** Outlook draws a line above the headers. */
function aboveRule(lines: readonly string[], at: number): number {
  const above = lines.slice(0, at).findLastIndex((line) => line.trim() !== '');
  return at - above <= 3 && /^\s*[_\-*]{5,}\s*$/.test(lines[above] ?? '') ? above : at;
}

function headerOf(line: string): { name: HeaderName; value: string } | null {
  for (const [name, pattern] of headerLines) {
    const match = pattern.exec(line);
    if (match) return { name, value: match[1]!.replace(/\*+$/, '').trim() };
  }
  return null;
}

/** The headers at the start of a text, and how many lines they take. */
function readHeaderBlock(lines: readonly string[]): {
  headers: Partial<Record<HeaderName, string>>;
  length: number;
} {
  const headers: Partial<Record<HeaderName, string>> = {};
  let length = 0;
  for (const [at, line] of lines.entries()) {
    if (at - length > 1) break;
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const header = headerOf(trimmed);
    if (!header) {
      // A long header goes on in the next line; anything else ends them.
      const isContinued =
        length > 0 && at === length && /[;,<@]|^\S+@/.test(lines[at - 1]!.slice(-40)) && /@/.test(trimmed);
      if (!isContinued) break;
    } else headers[header.name] ??= header.value;
    length = at + 1;
  }
  return { headers, length };
}

function isForward(kind: InnerStart['kind'], subject: string, own: string): boolean {
  if (kind === 'forward') return true;
  if (kind === 'wrote') return false;
  if (forwardPrefix.test(subject)) return true;
  if (kind === 'quoted' || replyPrefix.test(subject)) return false;
  // Without a prefix: who writes numbers of his own writes his own mail above an old one.
  return !/\d/.test(own.split(/^-- $/m)[0]!);
}

/**
 * The lines of a text with those that are quoted right below lines of a kind taken for the sender's own; a whole mail
 * that is quoted stays what it is.
 */
export function withQuotedBelow(text: string, isPointer: (above: string) => boolean): string {
  const lines = text.split(/\r?\n/);
  const end = findInner(lines)?.at ?? lines.length;
  const taken: string[] = [];
  let isTaken = false;
  for (const [at, line] of lines.entries()) {
    const isQuoted = quoteMark.test(line);
    if (isQuoted && !isTaken)
      isTaken = at < end && isPointer(unquoted(lines.slice(Math.max(0, at - linesOfPointer), at)).join('\n'));
    else if (!isQuoted && line.trim() !== '') isTaken = false;
    taken.push(isTaken && !quotedTwice.test(line) ? line.replace(quoteMark, '') : line);
  }
  return taken.join('\n');
}
/** A sentence is not longer. */
const linesOfPointer = 8;
const quoteMark = /^\s{0,3}> ?/;
const quotedTwice = /^\s{0,3}> ?>/;

/** Quoted lines begin with ">". */
function unquoted(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^\s{0,3}>/.test(line));
}

/** What stands behind one ">". */
function quotedOnce(lines: readonly string[]): string {
  const quoted = lines.filter((line) => /^\s{0,3}>/.test(line));
  return tidy(unquoted(quoted.map((line) => line.replace(/^\s{0,3}> ?/, ''))));
}

/** A forwarded mail may stand behind ">", too. */
function dequoted(lines: readonly string[]): string[] {
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined || !/^\s{0,3}>/.test(first)) return [...lines];
  return lines.map((line) => line.replace(/^\s{0,3}> ?/, ''));
}

/** What stands between and below lines that are quoted with ">". Without these marks all below is history. */
function answersBelow(lines: readonly string[], { kind, contentAt }: InnerStart): string[] {
  const below = lines.slice(contentAt);
  const first = below.find((line) => line.trim() !== '');
  return (kind === 'wrote' || kind === 'quoted') && first?.trimStart().startsWith('>') ? unquoted(below) : [];
}

function tidy(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

const addressIn = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/;

function readAddress(value: string): MailAddress {
  const address = addressIn.exec(value)?.[0] ?? '';
  const name = value.replace(/[<[(]?(?:mailto:)?[\w.+'-]+@[\w.-]+[>\])]?.*$/, '').replace(/["']/g, '');
  return { address: oneLine(address), name: oneLine(name) };
}
