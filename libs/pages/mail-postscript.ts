/** What stands before an afterthought: "PS", "P.P.S.:", "P.D.", "N.B.", and how nine languages call it. */
const mark =
  /^[\s*•–(-]*(?:(?:(?:p\.?[ -]?){1,3}s\.?|p\. ?d\.|p\/d|n\.? ?b\.)(?=[\s:,–—-]|$)|(?:PD|Pd|NB|nb)(?=\s?[:–-])|(?:post ?scriptum|postskriptum|naschrift|nachtrag|nachsatz|nota bene|pos[tc]?data|poscritto|dopisek|efterskrift|addendum|afterthought|(?:and )?one (?:last|more) thing|edit)(?=\s?[:–-]))[\s:.,;–—-]*/iu;
/** Firms and people have such letters in their names: a postscript speaks. */
const leastWords = 3;

/** How many characters mark the line as the beginning of a postscript; 0 when it is none. */
export function postscriptMark(line: string): number {
  const length = mark.exec(line)?.[0].length ?? 0;
  if (length === 0) return 0;
  const rest = line.slice(length).trim();
  return rest === '' || speaks(rest) ? length : 0;
}

function speaks(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= leastWords && words.some((word) => /^\p{Ll}{2,}/u.test(word));
}

/** A line that a program or a firm adds, or that parts two: no postscript goes on behind it. */
const rule = /^(?:--|—|[_=*-]{3,})\s*$/;

/**
 * The indices of the lines of a signature that are postscripts: from a mark to the next blank line, and with what
 * stands below a colon.
 */
export function postscriptLines(lines: readonly string[]): number[] {
  const found: number[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (postscriptMark(text) > 0) isOpen = true;
    else if (rule.test(text)) isOpen = false;
    else if (text === '') isOpen &&= announces(lines, at);
    if (isOpen && text !== '') found.push(at);
  }
  return found;
}

/** A mark that stands alone, or "please add as well:", leads to what is below the blank line. */
function announces(lines: readonly string[], blank: number): boolean {
  const above = lines[blank - 1]?.trim() ?? '';
  return above === '' || above.endsWith(':') || postscriptMark(above) >= above.length;
}
