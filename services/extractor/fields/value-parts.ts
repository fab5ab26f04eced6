import type { Word } from '@orderloom/pages/page.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { type Label, pairMark } from './labels.ts';

/** The values of several labels, `4500 | / | 12 May` in segments of their own, as one text. */
export function joinedParts(sheet: Sheet, first: Segment): Pick<Segment, 'words' | 'text'> {
  const segments = sheet.lines[first.line]!.segments;
  const joined = [first];
  for (let at = segments.indexOf(first) + 1; segments[at]?.text === '/' && segments[at + 1]; at += 2)
    joined.push(segments[at]!, segments[at + 1]!);
  return { words: joined.flatMap(({ words }) => words), text: joined.map(({ text }) => text).join(' ') };
}

/** `Ann Lee/0201 / 51 49 95`: the first stroke parts, the second belongs to the number. */
export const nameBeforeStroke = /^\p{L}[\p{L} .'’-]+\/(?=[\d+(])/u;

/** The part of a value that belongs to one of several labels; all of it when it does not have as many parts. */
export function partOf(words: Word[], text: string, { index, count }: NonNullable<Label['part']>) {
  const name = count === 2 ? nameBeforeStroke.exec(text)?.[0] : undefined;
  const parts = name ? [name.slice(0, -1), text.slice(name.length)] : text.split(pairMark);
  const part = parts[index];
  if (parts.length !== count || part === undefined) return { words, text };
  const mark = name ? '/' : ' / ';
  const before = parts.slice(0, index).join(mark).length + (index > 0 ? mark.length : 0);
  let offset = 0;
  const own = words.filter((word) => {
    const start = offset;
    offset += word.text.length + 1;
    return start < before + part.length && start + word.text.length > before;
  });
  return { words: own, text: part };
}
