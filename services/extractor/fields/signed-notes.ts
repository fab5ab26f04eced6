import type { Candidate } from '../draft.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { isInitialled } from './signed-lines.ts';

/** A word of thanks or farewell at the end of a note, who gives it, and what office that is of. */
const thanks =
  /(?<!\p{L})(?:thanks|thank you|regards|danke|dank|gr(?:uß|üße)|bedankt|groet(?:en)?|merci|cordialement|gracias|saludos?|grazie|saluti|dziękuj[eę]|pozdrawiam|obrigad[oa]|cumprimentos|tak|hilsen)[,.!]?\s*[–—-]\s*(\p{Lu}[\p{L}.'’ -]{3,40}?)(?:\s*[,/(]\s*[\p{L} &.-]{2,30}\)?)?\.?$/iu;

/** What a name that signs a note is worth. */
const score = 0.85;

/** Who signs notes outside the segments of others, in their last line or in the one under it. */
export function findSignedNotes(
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
  person: (name: string) => string | null,
): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment): Candidate[] => {
        if (foreign.has(segment)) return [];
        const under = endsInThanks.test(segment.text)
          ? sheet.lines[segment.line + 1]?.segments[0]
          : undefined;
        const [signer, text] = under ? [under, `${segment.text} ${under.text}`] : [segment, segment.text];
        const value = foreign.has(signer) ? null : signedInNote(text, person);
        return value === null
          ? []
          : [{ ...placeOf(sheet, signer.words), value, score, because: 'signs a note' }];
      }),
    ),
  );
}
const endsInThanks = /\p{L}[,.!]?\s*[–—-]$/u;

/** `Comment: As discussed, thanks - Ann Lee, Stores`: who signs a note; null for any other text. */
function signedInNote(text: string, person: (name: string) => string | null): string | null {
  const name = thanks.exec(text)?.[1]?.trim() ?? '';
  return name.includes(' ') && (isInitialled(name) || person(name) === name) ? name : null;
}
