/** A line of a text without the marks of Markdown that are no part of what it says. */
export interface MarkedLine {
  text: string;
  /** 1 for the title of the document to 6, null for a line that is no heading. */
  level: number | null;
}

const heading = /^ {0,3}(#{1,6})\s+(?=\S)/;
/** `# | SKU`, `#  Item   Qty`: the number sign heads a column of numbers. */
const severalColumns = /\||\t|\S {2,}\S/;
/** `[Buyer]`, `--- Ship to ---`: how files of settings and old programs mark a section; `[Order 30551]` is a title with its number. */
const section =
  /^(\s*)(?:\[ ?(\p{L}[^[\]\d]{1,60})\]|(?:-{2,}|={2,}|~{2,}) (\p{L}.{0,60}?) (?:-{2,}|={2,}|~{2,}))\s*$/u;
/** `[orders](mailto:orders@muster.example)` */
const link = /\[([^[\]]{1,200})\]\([^()\s]{1,300}\)/g;
const lineBreak = /(?<!\s)\s*<br ?\/?>\s*/gi;
const lastBreak = /(?<!\s)\s*(?:<br ?\/?>\s*)+$/i;
/** `\#4711`: the mark is meant. Bars part cells, and are seen to with these. */
const escapedMark = /\\([\\`*_{}[\]()#+.!>~-])/g;
const code = /(?<![^\s(|])`([^`]+)`(?![^\s).,:;|])/g;
/** `_made by a program_`; the blanks of forms have more strokes. */
const slanted = /(?<![^\s(])_(?![_\s])([^_]*[^_\s])_(?![^\s).,:;])/g;

/** Takes the marks out of a line: hashes before headings, links, code, slanted words, escaped marks, breaks in cells. */
export function withoutMarks(line: string): MarkedLine {
  const [, indent, inBrackets, ruled] = section.exec(line) ?? [];
  const title = inBrackets ?? ruled;
  if (title !== undefined) return { text: `${indent}${title.trim()}`, level: sectionLevel };
  const [mark, hashes] = heading.exec(line) ?? [];
  const rest = mark === undefined ? line : line.slice(mark.length).replace(/(?<!\s)\s+#+\s*$/, '');
  // `# 4711` is a number.
  const isHeading = mark !== undefined && !severalColumns.test(rest.trim()) && /\p{L}{2}/u.test(rest);
  const own = isHeading || (hashes?.length ?? 0) > 1 ? rest : line;
  return { text: plain(own), level: isHeading ? hashes!.length : null };
}

/** Titles are marked otherwise. */
const sectionLevel = 2;

function plain(line: string): string {
  if (!/[`_[<\\]/.test(line)) return line;
  return line
    .replace(link, '$1')
    .replace(lastBreak, '')
    .replace(lineBreak, ', ')
    .replace(code, '$1')
    .replace(slanted, '$1')
    .replace(escapedMark, '$1');
}
