/** Where an earlier mail begins that a reply quotes: clients write one of these lines above it. */
const quoteStarts = [
  /^-{2,} ?(?:original message|ursprüngliche nachricht|oorspronkelijk bericht|message d['’]origine|mensaje original|messaggio originale) ?-{2,}/i,
  /^(?:on|am|op|le|el|il) .{6,80} (?:wrote|schrieb|schreef|a écrit|escribió|ha scritto)\b.{0,80}:$/i,
];
const forwardHeader = /^(?:from|von|van|de|da): .+/i;
const sentHeader = /^(?:sent|gesendet|verzonden|envoyé|enviado|inviato|date|datum): .+/i;

/** What the sender wrote, without the mails that a reply quotes. A forwarded mail stays: it is the message. */
export function ownText(text: string, subject: string): string {
  const isReply = /^(?:re|aw|antw|sv|rép|rif)\s*:/i.test(subject);
  const kept: string[] = [];
  const lines = text.split(/\r?\n/);
  for (const [i, line] of lines.entries()) {
    const trimmed = line.trim();
    if (trimmed.startsWith('>')) continue;
    if (quoteStarts.some((start) => start.test(trimmed))) break;
    const isHeader =
      forwardHeader.test(trimmed) && lines.slice(i + 1, i + 4).some((next) => sentHeader.test(next.trim()));
    if (isReply && isHeader) break;
    kept.push(line);
  }
  return kept.join('\n');
}
