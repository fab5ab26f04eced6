import { Constructed, fromBER, OctetString, Sequence } from 'asn1js';

const pgpOpening = /^-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:[A-Za-z-]+: [^\n]*\n)*\r?\n/gm;
const pgpSignature = /\r?\n-----BEGIN PGP SIGNATURE-----/g;
const pgpEnd = /-----END PGP SIGNATURE-----[ \t]*$/gm;

/** What an OpenPGP cleartext signature encloses (RFC 9580, section 7), lines that begin with "- " as they were. */
export function withoutPgpShell(text: string): string {
  let plain = '';
  for (let at = 0; ; ) {
    // One pattern for all three would look through the rest of the text for each opening.
    const opening = findFrom(at, text, pgpOpening);
    const signature = opening && findFrom(opening.end, text, pgpSignature);
    const end = signature && findFrom(signature.end, text, pgpEnd);
    if (!end) return plain + text.slice(at);
    const enclosed = text.slice(opening!.end, signature!.start).replace(/^- /gm, '');
    plain += text.slice(at, opening!.start) + enclosed;
    at = end.end;
  }
}

function findFrom(at: number, text: string, pattern: RegExp): { start: number; end: number } | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/**
 * The MIME entity in an S/MIME message that is signed and not encrypted (RFC 5652, SignedData); null when there is
 * none, as in an encrypted one. The signature is not checked.
 */
export function signedContent(bytes: Uint8Array): Uint8Array | null {
  const { result, offset } = fromBER(Uint8Array.from(bytes));
  if (offset < 0) return null;
  // ContentInfo { contentType, [0] SignedData { version, digestAlgorithms, { eContentType, [0] eContent }, … } }
  const signedData = childOf(childOf(result, 1), 0);
  const content = childOf(childOf(childOf(signedData, 2), 1), 0);
  return content instanceof OctetString ? new Uint8Array(content.getValue()) : null;
}

function childOf(node: unknown, index: number): unknown {
  if (!(node instanceof Sequence) && !(node instanceof Constructed)) return null;
  return node.valueBlock.value[index] ?? null;
}
