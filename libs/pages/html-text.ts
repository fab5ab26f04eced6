import { Tokenizer } from 'htmlparser2';
import { type HtmlTable, tableLines } from './html-table.ts';

/** Longer HTML is cut: an order of a thousand lines is a tenth of it. */
const mostHtmlCharacters = 4_000_000;
/** Tables inside of more tables than this are layout; their text is read as running text. */
const mostNestedTables = 12;

const blockTags = new Set(
  'address article aside blockquote center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section ul'.split(
    ' ',
  ),
);
const unreadTags = new Set(['head', 'script', 'style', 'title', 'template', 'noscript']);

/**
 * The text of an HTML body as a person sees it: a line for each block, table cells kept in columns. Takes time that
 * grows with the length alone, however the tags are nested, because it keeps no tree.
 */
export function htmlToText(html: string): string {
  const reader = new HtmlReader(html.slice(0, mostHtmlCharacters));
  return reader.read();
}

/** Text that is being collected: the document, or one cell. */
interface Flow {
  lines: string[];
  line: string;
}

interface OpenTable extends HtmlTable {
  outer: Flow;
}

class HtmlReader {
  readonly #html: string;
  readonly #tables: OpenTable[] = [];
  #flow: Flow = { lines: [], line: '' };
  #tag = '';
  #unread: string | null = null;
  #preformatted = 0;

  constructor(html: string) {
    this.#html = html;
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
        },
        onopentagend: () => this.#open(this.#tag),
        onselfclosingtag: () => this.#open(this.#tag),
        onclosetag: (start, end) => this.#close(this.#html.slice(start, end).toLowerCase()),
        onattribdata: ignore,
        onattribentity: ignore,
        onattribend: ignore,
        onattribname: ignore,
        oncdata: ignore,
        oncomment: ignore,
        ondeclaration: ignore,
        onend: ignore,
        onprocessinginstruction: ignore,
      },
    );
    tokenizer.write(this.#html);
    tokenizer.end();
    while (this.#tables.length > 0) this.#endTable();
    this.#endLine();
    return this.#flow.lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  #text(text: string): void {
    if (this.#unread !== null) return;
    if (this.#preformatted > 0) {
      const [first, ...others] = text.split(/\r?\n/);
      this.#flow.line += first;
      for (const line of others) {
        this.#endLine();
        this.#flow.line = line;
      }
      return;
    }
    const words = text.replace(/[\s\u200B\u200C\uFEFF\u00AD]+/g, ' ');
    const isDouble = words.startsWith(' ') && (this.#flow.line === '' || this.#flow.line.endsWith(' '));
    this.#flow.line += isDouble ? words.slice(1) : words;
  }

  #open(tag: string): void {
    if (this.#unread !== null) return;
    if (unreadTags.has(tag)) this.#unread = tag;
    else if (tag === 'br') this.#breakLine();
    else if (tag === 'table') this.#startTable();
    else if (tag === 'tr') this.#startRow();
    else if (tag === 'td' || tag === 'th') this.#startCell();
    else if (blockTags.has(tag)) {
      this.#endLine();
      if (tag === 'pre') this.#preformatted += 1;
      if (tag === 'li') this.#flow.line = '- ';
    }
  }

  #close(tag: string): void {
    if (tag === this.#unread) this.#unread = null;
    if (this.#unread !== null) return;
    if (tag === 'table') this.#endTable();
    else if (tag === 'tr' || tag === 'td' || tag === 'th') this.#endLine();
    else if (blockTags.has(tag)) {
      this.#endLine();
      if (tag === 'p') this.#flow.lines.push('');
      if (tag === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    }
  }

  #startTable(): void {
    this.#endLine();
    if (this.#tables.length >= mostNestedTables) return;
    // What stands in a table outside of its cells goes to the text around it.
    this.#tables.push({ rows: [], outer: this.#flow });
  }

  #startRow(): void {
    this.#endLine();
    this.#tables.at(-1)?.rows.push([]);
  }

  #startCell(): void {
    this.#endLine();
    const table = this.#tables.at(-1);
    if (!table) return;
    if (table.rows.length === 0) table.rows.push([]);
    const lines: string[] = [];
    table.rows.at(-1)!.push(lines);
    this.#flow = { lines, line: '' };
  }

  #endTable(): void {
    this.#endLine();
    const table = this.#tables.pop();
    if (!table) return;
    this.#flow = table.outer;
    for (const row of table.rows) for (const cell of row) dropBlankEnds(cell);
    for (const line of tableLines(table)) this.#flow.lines.push(line);
  }

  #breakLine(): void {
    this.#flow.lines.push(this.#flow.line.trimEnd());
    this.#flow.line = '';
  }

  #endLine(): void {
    if (this.#flow.line.trim() !== '') this.#breakLine();
    this.#flow.line = '';
  }
}

function dropBlankEnds(lines: string[]): void {
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  const start = lines.findIndex((line) => line !== '');
  if (start > 0) lines.splice(0, start);
}
