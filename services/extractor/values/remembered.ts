/** Pages ask the same of the same text some ten times; those of five hundred full pages are kept. */
const most = 50_000;

/** A reader that remembers what it has read. Only for readers that depend on nothing but the text. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    if (known.size >= most) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
