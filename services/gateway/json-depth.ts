const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** How deeply arrays and objects of a JSON text lie in each other. Linear, and calls nothing within itself. */
export function jsonDepth(text: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at]!;
    if (isString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isString = false;
    } else if (byte === quote) isString = true;
    else if (opening.has(byte)) deepest = Math.max(deepest, ++depth);
    else if (closing.has(byte)) depth -= 1;
  }
  return deepest;
}
