/** A path below the base URL. Throws a TypeError for a segment that no URL can carry. */
export function pathOf(...segments: string[]): string {
  return segments.map((segment) => `/${encoded(segment)}`).join('');
}

/** An empty segment, `.` and `..` would name another resource. */
function encoded(segment: string): string {
  if (['', '.', '..'].includes(segment)) throw new TypeError(`"${segment}" cannot be part of a path`);
  return encodeURIComponent(segment);
}
