const longest = 400;

/** The sentences of a text; a line break within a paragraph does not end one, a blank line or a colon at a line's end does. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n|:\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').split(ends))
    .map((sentence) => sentence.trim().slice(0, longest))
    .filter((sentence) => sentence !== '');
}

/** A point behind a short word or a lone number shortens it: "Nr. 12", "am 3. Mai"; behind "va" or "so" it ends. */
const ends =
  /(?<=[!?])\s+|(?<=[\p{L}\d)]{4}\.)\s+(?=[\p{Lu}¿¡\d])|(?<=\s(?!nr|no|ca|st|bl|pl|ul|al|av|kl|pz|gr|sg|vs|ns|dr|mr|hr|fr|sr|fa|ed|pp|bd|ff|tj|np|tel)\p{Ll}{2}\.)\s+(?=[\p{Lu}¿¡]\p{Ll})|(?<=(?:\p{L}{3}|\d{2})\.)\s+(?=[\p{Lu}¿¡])/u;
