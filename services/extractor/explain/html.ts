/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Codes without a picture, and those that turn the direction of what follows them. */
const invisible = /[\p{Cc}\p{Bidi_Control}\uFFFE\uFFFF]/gu;

/** Writes markup; whatever is put into it is a stranger's text unless it is `Html`. False and null write nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, at) => text + (at < parts.length ? markupOf(parts[at]) : '')).join(''));
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(markupOf).join('');
  if (part === null || part === undefined || part === false || part === true) return '';
  return escapeText(String(part));
}

/** Text for an element or a quoted attribute: lines stay, other codes become a visible sign. */
export function escapeText(text: string): string {
  return text
    .replace(invisible, (code) => (code === '\n' || code === '\t' ? code : '\u{FFFD}'))
    .replace(/[&<>"']/g, (sign) => entities[sign]!);
}
