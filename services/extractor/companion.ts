import { extensionOf } from '@orderloom/pages/file-type.ts';

/** What mail programs add to a mail by themselves: signatures, keys, calendar entries, cards. */
const companions: Record<string, readonly string[]> = {
  p7s: ['application/pkcs7-signature', 'application/x-pkcs7-signature'],
  sig: ['application/pgp-signature'],
  asc: ['application/pgp-signature', 'application/pgp-keys'],
  ics: ['text/calendar', 'application/ics'],
  vcf: ['text/vcard', 'text/x-vcard'],
  gif: ['image/gif'],
};
/** In bytes. A logo is smaller; a page that was scanned as GIF, with text sharp enough to read, is larger. */
const mostLogoBytes = 30_000;

/**
 * True for a file that comes with a mail and holds no order: nobody needs to look at it. Every other file that no
 * reader knows is a doubt, even beside a complete order: a spreadsheet may hold more lines.
 */
export function isCompanion(name: string, mimeType: string, size: number): boolean {
  const extension = extensionOf(name) || extensionOfType(mimeType.toLowerCase());
  if (!Object.hasOwn(companions, extension)) return false;
  return extension !== 'gif' || size <= mostLogoBytes;
}

/** Of a file that was sent without a name. */
function extensionOfType(mimeType: string): string {
  return Object.keys(companions).find((extension) => companions[extension]!.includes(mimeType)) ?? '';
}
