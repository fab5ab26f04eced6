/** Names under which an order's generated artifacts are found; no upload may take one. */
export const artifactNames: readonly string[] = [
  'latest_result.json',
  'original_result.json',
  'evidence.json',
  'timeline.json',
  'erp_request.json',
  'erp_response.json',
];

/** What every common file system takes as one name, less room for " (10000)". */
const maxBytes = 200;

/** Control characters (C0, DEL, C1), line and paragraph separators, and marks that turn the reading direction. */
const invisible = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name by which an uploaded file is known: its base name without control and direction characters, at most
 * 200 bytes of UTF-8, its extension kept. May be empty.
 */
export function cleanFileName(raw: string): string {
  const base = raw.slice(Math.max(raw.lastIndexOf('/'), raw.lastIndexOf('\\')) + 1);
  return shortened(base.replace(invisible, ''), '');
}

/**
 * Gives each file of one upload a name of its own: a second `a.pdf` becomes `a (2).pdf`, and so does a file that is
 * called like an artifact.
 */
export function createFileNamer(): (raw: string) => string {
  const taken = new Set(artifactNames);
  const counts = new Map<string, number>(artifactNames.map((name) => [name, 1]));
  return (raw) => {
    const clean = cleanFileName(raw);
    let name = clean;
    // Counting on from the last one keeps ten thousand equal names linear.
    for (let count = counts.get(clean) ?? 0; taken.has(name); counts.set(clean, count)) {
      count += 1;
      name = count === 1 ? clean : shortened(clean, ` (${count})`);
    }
    taken.add(name);
    counts.set(clean, Math.max(1, counts.get(clean) ?? 0));
    return name;
  };
}

/** `name` with `suffix` before its extension, its stem cut so that all of it fits. */
function shortened(name: string, suffix: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const room = maxBytes - Buffer.byteLength(suffix) - Buffer.byteLength(extension);
  // An extension that fills the name by itself is none that an upload takes; cut it like the rest.
  if (room <= 0) return fitting(name, maxBytes);
  return fitting(stem, room) + suffix + extension;
}

/** The longest beginning of `text` of at most `bytes` bytes that splits no character. */
function fitting(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  if (encoded.length <= bytes) return text;
  let end = bytes;
  while (end > 0 && (encoded[end]! & 0xc0) === 0x80) end -= 1; // a byte within a character
  return encoded.toString('utf8', 0, end);
}
