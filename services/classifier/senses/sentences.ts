const longest = 400;

/** The sentences of a text; a line break within a paragraph does not end one, a blank line or a colon at a line's end does. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n|:\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').split(ends))
    .map((sentence) => sentence.trim().slice(0, longest))
    .filter((sentence) => sentence !== '');
}

/** A point behind a short word or a lone number shortens it: "Nr. 12", "am 3. Mai". */
const ends =
  /(?<=[!?])\s+|(?<=[\p{L}\d)]{4}\.)\s+(?=[\p{Lu}¿¡\d])|(?<=(?:\p{L}{3}|\d{2})\.)\s+(?=[\p{Lu}¿¡])/u;
