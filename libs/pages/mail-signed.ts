import { Constructed, fromBER, OctetString, Sequence } from 'asn1js';

const pgpMessage =
  /^-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:[A-Za-z-]+: [^\n]*\n)*\r?\n([\s\S]*?)\r?\n-----BEGIN PGP SIGNATURE-----[\s\S]*?-----END PGP SIGNATURE-----[ \t]*$/gm;

/** What an OpenPGP cleartext signature encloses (RFC 9580, section 7), lines that begin with "- " as they were. */
export function withoutPgpShell(text: string): string {
  if (!text.includes('-----BEGIN PGP SIGNED MESSAGE-----')) return text;
  return text.replace(pgpMessage, (_, inner: string) => inner.replace(/^- /gm, ''));
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
