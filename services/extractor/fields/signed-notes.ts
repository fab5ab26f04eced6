import { isInitialled } from './signed-lines.ts';

/** A word of thanks or farewell at the end of a note, who gives it, and what office that is of. */
const thanks =
  /(?<!\p{L})(?:thanks|thank you|regards|danke|dank|gr(?:uß|üße)|bedankt|groet(?:en)?|merci|cordialement|gracias|saludos?|grazie|saluti|dziękuj[eę]|pozdrawiam|obrigad[oa]|cumprimentos|tak|hilsen)[,.!]?\s*[–—-]\s*(\p{Lu}[\p{L}.'’ -]{3,40}?)(?:\s*[,/(]\s*[\p{L} &.-]{2,30}\)?)?\.?$/iu;

/** `Comment: As discussed, thanks - Ann Lee, Stores`: who signs a note in its own line; null for any other text. */
export function signedInNote(text: string, person: (name: string) => string | null): string | null {
  const name = thanks.exec(text)?.[1]?.trim() ?? '';
  return name.includes(' ') && (isInitialled(name) || person(name) === name) ? name : null;
}
