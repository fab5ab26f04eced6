import { firmAtEnd } from '../../values/firm-at-end.ts';

/**
 * The firm with its legal form that a sentence names right before a street: "bitte an Bauer Bau GmbH, Hauptstr. 4, … liefern";
 * null when none stands there.
 */
export function firmBefore(said: string, street: string): string | null {
  const at = said.indexOf(street);
  const before = at < 0 ? '' : said.slice(0, at);
  if (!/[,:;(–-]\s*$/u.test(before)) return null;
  const [part] = before
    .replace(/[\s,:;(–-]+$/u, '')
    .split(/[,:;(]\s*|\s[–-]\s/u)
    .slice(-1);
  return firmAtEnd(part!);
}
