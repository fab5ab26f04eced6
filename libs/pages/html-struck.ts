const strikes = new Set(['s', 'strike', 'del']);
const struckStyle = /text-decoration[^;:]*:[^;]*line-through/i;
/** How newsletters and shops hide a text for the list of mails, or a second form of it for telephones. */
const hiddenStyle = /(?:^|[\s;])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)\b/i;
/** They have no text of their own. */
const isVoid = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'meta', 'link']);
const blocks = new Set(['p', 'div', 'td', 'th', 'tr', 'table', 'li', 'ul', 'ol', 'blockquote', 'body']);

/**
 * What a writer struck out or hid: from the tag that strikes to its end, or to that of the block around it, where nobody closed
 * it: what is not struck is never lost with it.
 */
export class Struck {
  #tag: string | null = null;
  #depth = 0;
  #blocks = 0;

  get isOpen(): boolean {
    return this.#tag !== null;
  }

  begin(tag: string, attributes: string): void {
    if (isVoid.has(tag)) return;
    // A paragraph ends the one before.
    if (this.#tag === 'p' && tag === 'p') this.#tag = null;
    if (this.#tag === null) {
      if (!strikes.has(tag) && !struckStyle.test(attributes) && !hiddenStyle.test(attributes)) return;
      this.#tag = tag;
      this.#depth = 1;
      this.#blocks = 0;
    } else if (tag === this.#tag) this.#depth += 1;
    else if (blocks.has(tag)) this.#blocks += 1;
  }

  finish(tag: string): void {
    if (this.#tag === null) return;
    if (tag === this.#tag) this.#depth -= 1;
    else if (blocks.has(tag)) this.#blocks -= 1;
    if (this.#depth === 0 || this.#blocks < 0) this.#tag = null;
  }
}
