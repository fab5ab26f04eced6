import { Tokenizer } from 'htmlparser2';
import { Struck } from './html-struck.ts';
import { addCell, type HtmlTable, spanOf, tableLines } from './html-table.ts';
import { mostTextLines, tooComplex, tooManyLines, withinLimits } from './mail-limits.ts';

/** Tables and quotations inside of more than this are layout; their text is read as running text. */
const mostNested = 12;
/** Places of tables that are printed, free ones and those of outer tables included. */
const mostPlaces = 1_000_000;
const tooManyCells = 'e-mail with more than 300,000 cells of tables';

const blockTags = new Set(
  'address article aside blockquote center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section ul'.split(
    ' ',
  ),
);
/** How Outlook marks its paragraphs, and how any may be written: what parts them are empty ones. */
const marginlessClass = /\bMso(?:Normal|PlainText|ListParagraph|NoSpacing)/;
/** `P {margin-top:0;margin-bottom:0;}` in the style sheet of a mail. */
const styleOfParagraphs = /(?:^|[\s},;>])p\s*(?:,[^{}<]{0,200})?\{([^{}]{0,400})\}/i;
const longestSheets = 20_000;
const unreadTags = new Set(['head', 'script', 'style', 'title', 'template', 'noscript']);

/**
 * The text of an HTML body as a person sees it: a line for each block, table cells kept in columns, lines of a
 * quoted mail behind "> ", and nothing of what its writer struck out or hid. Takes time that
 * grows with the length alone, however the tags are nested, because it keeps no tree. Fails with `unreadable` when it is longer, or has more lines or cells, than that of any real mail;
 * `name` is what the sentence calls the mail.
 */
export function htmlToText(html: string, name: string): string {
  const reader = new HtmlReader(withinLimits(html, name), name);
  return reader.read();
}

/** Text that is being collected: the document, or one cell. */
interface Flow {
  lines: string[];
  line: string;
}

/** A table or a quoted mail that is being read, and the text around it. */
interface OpenTable extends HtmlTable {
  kind: 'table';
  outer: Flow;
}
interface OpenQuote {
  kind: 'quote';
  outer: Flow;
}

/** How mail programs mark the blockquote of an earlier mail; others are indented text. */
const quoteMark = /\bcite\b|gmail_quote|_quote\b/i;

class HtmlReader {
  readonly #html: string;
  readonly #name: string;
  readonly #open: (OpenTable | OpenQuote)[] = [];
  #flow: Flow = { lines: [], line: '' };
  #tag = '';
  /** The values of its attributes, one after the other. */
  #attributes = '';
  #attribute = '';
  /** Of a cell: over how many columns and rows it says it goes. */
  #spans: { colspan?: string; rowspan?: string } = {};
  #unread: string | null = null;
  readonly #struck = new Struck();
  #preformatted = 0;
  /** Whether the line ends with a space: to ask a line that has just grown copies it. */
  #isSpaced = false;
  /** An open paragraph without a margin: its flow, and how many lines that had above. */
  #marginless: { flow: Flow; above: number } | null = null;
  readonly #hasMarginlessSheet: boolean;
  #lines = 0;
  #cells = 0;
  #places = 0;

  constructor(html: string, name: string) {
    this.#html = html;
    this.#name = name;
    this.#hasMarginlessSheet = hasNoMargin(styleOfParagraphs.exec(sheetsOf(html))?.[1] ?? '');
  }

  read(): string {
    const ignore = () => {};
    const tokenizer = new Tokenizer(
      { xmlMode: false, decodeEntities: true },
      {
        ontext: (start, end) => this.#text(this.#html.slice(start, end)),
        ontextentity: (codePoint) => this.#text(String.fromCodePoint(codePoint)),
        onopentagname: (start, end) => {
          this.#tag = this.#html.slice(start, end).toLowerCase();
          this.#attributes = '';
          this.#spans = {};
        },
        onopentagend: () => this.#begin(this.#tag),
        onselfclosingtag: () => this.#begin(this.#tag),
        onclosetag: (start, end) => this.#finish(this.#html.slice(start, end).toLowerCase()),
        onattribdata: (start, end) => {
          const isStyle = this.#html.startsWith('style', start - 7);
          if (this.#tag === 'blockquote' || this.#tag === 'p' || isStyle)
            this.#attributes += ` ${this.#html.slice(start, end)}`;
          if (this.#attribute === 'colspan' || this.#attribute === 'rowspan')
            this.#spans[this.#attribute] = this.#html.slice(start, end);
        },
        onattribentity: ignore,
        onattribend: ignore,
        onattribname: (start, end) => {
          this.#attribute =
            end - start === 'colspan'.length ? this.#html.slice(start, end).toLowerCase() : '';
        },
        oncdata: ignore,
        oncomment: ignore,
        ondeclaration: ignore,
        onend: ignore,
        onprocessinginstruction: ignore,
      },
    );
    tokenizer.write(this.#html);
    tokenizer.end();
    while (this.#open.length > 0) this.#leave();
    this.#endLine();
    return this.#flow.lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  #text(text: string): void {
    if (this.#unread !== null || this.#struck.isOpen) return;
    if (this.#preformatted > 0) {
      const [first, ...others] = text.split(/\r?\n/);
      this.#flow.line += first;
      for (const line of others) {
        this.#endLine();
        this.#flow.line = line;
      }
      return;
    }
    const words = text.replace(/(?:(?!\u00A0)[\s\u200B\u200C\uFEFF\u00AD])+/g, ' ');
    const isDouble = words.startsWith(' ') && (this.#flow.line === '' || this.#isSpaced);
    // Spaces that do not break are kept: they are how programs write columns that somebody typed.
    this.#flow.line += (isDouble ? words.slice(1) : words).replaceAll('\u00A0', ' ');
    this.#isSpaced = words.endsWith(' ');
  }

  #begin(tag: string): void {
    if (this.#unread !== null) return;
    this.#struck.begin(tag, this.#attributes);
    if (unreadTags.has(tag)) this.#unread = tag;
    else if (tag === 'br') this.#breakLine();
    else if (tag === 'table') this.#enter('table');
    else if (tag === 'tr') this.#startRow();
    else if (tag === 'td' || tag === 'th') this.#startCell();
    else if (tag === 'blockquote' && quoteMark.test(this.#attributes)) this.#enter('quote');
    else if (blockTags.has(tag)) {
      this.#endLine();
      this.#marginless =
        tag === 'p' && this.#isMarginless() ? { flow: this.#flow, above: this.#flow.lines.length } : null;
      if (tag === 'pre') this.#preformatted += 1;
      if (tag === 'li') this.#flow.line = '- ';
    }
  }

  #finish(tag: string): void {
    if (tag === this.#unread) this.#unread = null;
    if (this.#unread !== null) return;
    this.#struck.finish(tag);
    if (tag === 'table') this.#leaveThrough('table');
    else if (tag === 'blockquote' && this.#isOpen('quote')) this.#leaveThrough('quote');
    else if (tag === 'tr' || tag === 'td' || tag === 'th') this.#endLine();
    else if (blockTags.has(tag)) {
      this.#endLine();
      if (tag === 'p' && this.#parts()) this.#flow.lines.push('');
      if (tag === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    }
  }

  #isMarginless(): boolean {
    return (
      this.#hasMarginlessSheet || marginlessClass.test(this.#attributes) || hasNoMargin(this.#attributes)
    );
  }

  /** Whether a blank line stands below the paragraph that ends: where it has no margin, it is one only if it is empty. */
  #parts(): boolean {
    const own = this.#marginless;
    this.#marginless = null;
    return own === null || (own.flow === this.#flow && own.above === this.#flow.lines.length);
  }

  #enter(kind: 'table' | 'quote'): void {
    this.#endLine();
    if (this.#open.length >= mostNested) return;
    const outer = this.#flow;
    // What stands in a table outside of its cells goes to the text around it.
    this.#open.push(kind === 'table' ? { kind, rows: [], freeFrom: [], outer } : { kind, outer });
    if (kind === 'quote') this.#flow = { lines: [], line: '' };
  }

  #isOpen(kind: 'table' | 'quote'): boolean {
    return this.#open.some((frame) => frame.kind === kind);
  }

  /** Closes the innermost of its kind, and what was left open in it. */
  #leaveThrough(kind: 'table' | 'quote'): void {
    this.#endLine();
    if (!this.#isOpen(kind)) return;
    while (this.#open.at(-1)!.kind !== kind) this.#leave();
    this.#leave();
  }

  #table(): OpenTable | null {
    const frame = this.#open.at(-1);
    return frame?.kind === 'table' ? frame : null;
  }

  #startRow(): void {
    this.#endLine();
    this.#table()?.rows.push([]);
  }

  #startCell(): void {
    this.#endLine();
    const table = this.#table();
    if (!table) return;
    if (table.rows.length === 0) table.rows.push([]);
    const lines: string[] = [];
    const columns = spanOf(this.#spans.colspan, 'columns');
    const rows = spanOf(this.#spans.rowspan, 'rows');
    this.#cells += 1 + addCell(table, { lines, column: 0, columns, rows });
    if (this.#cells > mostTextLines) throw tooComplex(this.#name, tooManyCells);
    this.#flow = { lines, line: '' };
  }

  #spend(places: number): void {
    this.#places += places;
    if (this.#places > mostPlaces) throw tooComplex(this.#name, tooManyCells);
  }

  #leave(): void {
    this.#endLine();
    const frame = this.#open.pop()!;
    const { lines } = this.#flow;
    this.#flow = frame.outer;
    if (frame.kind === 'quote') for (const line of lines) this.#flow.lines.push(`> ${line}`);
    else {
      for (const row of frame.rows) for (const { lines: own } of row) dropBlankEnds(own);
      for (const line of tableLines(frame, (places) => this.#spend(places))) this.#flow.lines.push(line);
      // What stands below a table is no row of it.
      if (frame.rows.some((cells) => cells.length > 1) && !this.#isOpen('table')) this.#flow.lines.push('');
    }
  }

  #breakLine(): void {
    this.#lines += 1;
    if (this.#lines > mostTextLines) throw tooComplex(this.#name, tooManyLines);
    // Two spaces behind a sentence are a habit, and no column.
    this.#flow.lines.push(this.#flow.line.trimEnd().replace(/(?<=\p{L}[.!?]) {2}(?=\p{Lu})/gu, ' '));
    this.#flow.line = '';
  }

  #endLine(): void {
    if (this.#flow.line.trim() !== '') this.#breakLine();
    this.#flow.line = '';
  }
}

/** Whether a style sets the margin below to nothing, as `margin:0cm 0cm .0001pt` does. */
function hasNoMargin(style: string): boolean {
  const own = /margin-bottom\s*:\s*([\d.]+)/i.exec(style);
  const [, all = ''] = /(?:^|[\s;])margin\s*:([^;"]{1,80})/i.exec(style) ?? [];
  const sides = all.trim().split(/\s+/);
  const below = Number.parseFloat(own?.[1] ?? sides[2] ?? sides[0]!);
  return below < leastMargin;
}
const leastMargin = 0.01;

/** The style sheets of a mail stand in its head. */
function sheetsOf(html: string): string {
  const start = html.slice(0, longestSheets);
  return (start.match(/<style[^>]*>\s*(?:<!--)?[^<]*/gi) ?? []).join('\n');
}

function dropBlankEnds(lines: string[]): void {
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  const start = lines.findIndex((line) => line !== '');
  if (start > 0) lines.splice(0, start);
}
