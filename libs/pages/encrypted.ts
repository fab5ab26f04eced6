/** How a file or a text is encrypted. */
export type Encryption = 'PGP' | 'S/MIME';

const pgpStart = '-----BEGIN PGP MESSAGE-----';
const pgpEnd = '-----END PGP MESSAGE-----';
/** The object identifiers of EnvelopedData (RFC 5652) and AuthEnvelopedData (RFC 5083), as they are written in DER. */
const enveloped = ['06092a864886f70d010703', '060b2a864886f70d0109100117'];
/** A ContentInfo begins with its type. */
const headBytes = 40;

/** Null for what is not encrypted, or not so that its first characters say it. */
export function encryptionOf(bytes: Uint8Array): Encryption | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart();
  if (head.startsWith(pgpStart)) return 'PGP';
  const start = Buffer.from(bytes.subarray(0, headBytes)).toString('hex');
  return start.startsWith('30') && enveloped.some((type) => start.includes(type)) ? 'S/MIME' : null;
}

/** A text without what is encrypted in it, and whether anything is. */
export function withoutEncrypted(text: string): { text: string; isEncrypted: boolean } {
  let plain = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(pgpStart, at);
    if (start < 0) return { text: plain + text.slice(at), isEncrypted: at > 0 };
    const end = text.indexOf(pgpEnd, start);
    plain += text.slice(at, start);
    // Cut off: all that follows is cipher.
    at = end < 0 ? text.length : end + pgpEnd.length;
  }
}
