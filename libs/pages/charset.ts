/** Signs that no word has within it or, before small letters, in front: a letter of another character set. */
const strayWithin = '[¡-¦¨¬¯±³¹¶¸»-¿„”‚“ƒ†‡‰‹›˜ˇ\\u0080-\\u009f\\uFFFD]';
const stray = new RegExp(
  `(?<=\\p{L})${strayWithin}(?=\\p{L})|(?<![\\p{L}\\d])[³¹¶¼¯¦£¥±\\u0080-\\u009f](?=\\p{Ll}{2})`,
  'gu',
);
/** What one set of Central Europe has where the other has a Polish letter. */
const strayOfSet = /(?<=\p{L})[±¶¦¬ˇĽľšťŠŤ\u0080-\u009f]/gu;
/** Read for an answer; the rest is in the same set. */
const mostRead = 200_000;

/** A text of bytes that are no UTF-8, and whether its letters are sure. */
export interface GuessedText {
  text: string;
  isSure: boolean;
}

/**
 * Reads letters of Western Europe, or of Central Europe where these make words: `D³uga` is `Długa`. What is words in neither
 * is read as Western and not sure.
 */
export function decodeUnnamed(bytes: Uint8Array): GuessedText {
  const read = (charset: string, of = bytes) => new TextDecoder(charset).decode(of);
  const start = bytes.subarray(0, mostRead);
  const strays = (charset: string) => count(read(charset, start), stray);
  const western = strays('windows-1252');
  if (western === 0) return { text: read('windows-1252'), isSure: true };
  const others = (charset: string) => count(read(charset, start), strayOfSet);
  const central = ['windows-1250', 'iso-8859-2']
    .map((charset) => ({ charset, left: strays(charset), others: others(charset) }))
    .sort((a, b) => a.left + a.others - b.left - b.others)[0]!;
  return central.left < western
    ? { text: read(central.charset), isSure: central.left === 0 }
    : { text: read('windows-1252'), isSure: false };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
