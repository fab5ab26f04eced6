/**
 * Pages ask the same of the same text some ten times. All readers together keep so many answers, those of some hundred
 * full pages: with some forty bytes of a text and as many of an answer about 40 MB.
 */
const most = 300_000;

const all: Map<string, unknown>[] = [];
let kept = 0;

/** A reader that remembers what it has read. Only for readers that depend on nothing but the text. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  all.push(known);
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const value = read(text);
    if (kept >= most) forgetAll();
    known.set(text, value);
    kept++;
    return value;
  };
}

function forgetAll(): void {
  for (const known of all) known.clear();
  kept = 0;
}
