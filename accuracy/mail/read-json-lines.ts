import { readFileSync } from 'node:fs';

/** The values of a file that has one on each line. */
export function readJsonLines<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}
