/** What an extension means: the type that is sent with it, and whether an upload takes it. */
interface FileType {
  mimeType: string;
  isUpload: boolean;
}

const fileTypes: Record<string, FileType> = {
  pdf: { mimeType: 'application/pdf', isUpload: true },
  jpg: { mimeType: 'image/jpeg', isUpload: true },
  jpeg: { mimeType: 'image/jpeg', isUpload: true },
  png: { mimeType: 'image/png', isUpload: true },
  txt: { mimeType: 'text/plain', isUpload: true },
  md: { mimeType: 'text/markdown', isUpload: true },
  eml: { mimeType: 'message/rfc822', isUpload: false },
  xml: { mimeType: 'application/xml', isUpload: false },
  cxml: { mimeType: 'text/xml', isUpload: false },
  edi: { mimeType: 'application/edifact', isUpload: false },
  edifact: { mimeType: 'application/edifact', isUpload: false },
  x12: { mimeType: 'application/edi-x12', isUpload: false },
  csv: { mimeType: 'text/csv', isUpload: false },
  tsv: { mimeType: 'text/tab-separated-values', isUpload: false },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isUpload: false,
  },
  xlsm: { mimeType: 'application/vnd.ms-excel.sheet.macroenabled.12', isUpload: false },
  xls: { mimeType: 'application/vnd.ms-excel', isUpload: false },
  ods: { mimeType: 'application/vnd.oasis.opendocument.spreadsheet', isUpload: false },
};

/** Extensions of sheets that are archives of XML. */
const packedSheets: readonly string[] = ['xlsx', 'xlsm', 'ods'];

/** Extensions, lower case and without the dot, that an upload takes. */
export const uploadExtensions: readonly string[] = Object.keys(fileTypes).filter(
  (extension) => fileTypes[extension]!.isUpload,
);

/** Extensions of files that are written for machines: they come with e-mails, and no upload takes them. */
export const dataExtensions: readonly string[] = Object.keys(fileTypes).filter(
  (extension) => !fileTypes[extension]!.isUpload && extension !== 'eml',
);

/** True when files of that extension can be read. */
export function isRead(extension: string): boolean {
  return Object.hasOwn(fileTypes, extension);
}

/** Lower case, without the dot; empty when the name has none: "Order.PDF" gives "pdf". */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The media type of a file by its extension; application/octet-stream when it is not one of ours. */
export function mimeTypeOf(name: string): string {
  const extension = extensionOf(name);
  return isRead(extension) ? fileTypes[extension]!.mimeType : 'application/octet-stream';
}

/** The extension, with its dot, of a media type of ours; empty for others: "application/pdf" gives ".pdf". */
export function extensionFor(mimeType: string): string {
  const extension = Object.keys(fileTypes).find((key) => fileTypes[key]!.mimeType === mimeType.toLowerCase());
  return extension === undefined ? '' : `.${extension}`;
}

/** How many bytes of a file `contentMatches` wants to see. */
export const sniffedBytes = 1024;

/**
 * True when the first bytes of a file fit its extension. A PDF may begin after some junk (ISO 32000-1, annex H);
 * a text holds no NUL unless a byte order mark says UTF-16, and does not begin as a PDF or a web page.
 */
export function contentMatches(extension: string, first: Uint8Array): boolean {
  const head = first.subarray(0, sniffedBytes);
  switch (extension) {
    case 'pdf':
      return Buffer.from(head.buffer, head.byteOffset, head.byteLength).includes('%PDF-');
    case 'jpg':
    case 'jpeg':
      return startsWith(head, [0xff, 0xd8, 0xff]);
    case 'png':
      return startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    case 'xls':
      // Many systems write a workbook of the newer kind, or an XML one, under the older name.
      return startsWith(head, [0xd0, 0xcf, 0x11, 0xe0]) || startsWith(head, zip) || isText(head);
    default:
      if (packedSheets.includes(extension)) return startsWith(head, zip);
      return extension !== 'eml' && isRead(extension) && isText(head);
  }
}

const zip = [0x50, 0x4b, 0x03, 0x04];

/** What a text that was only named so begins with, after white space and a byte order mark. */
const otherDocument = /^\s*(%PDF-|<!doctype\s+html|<html[\s>])/i;

function isText(head: Uint8Array): boolean {
  const isLittleEndian = startsWith(head, [0xff, 0xfe]);
  const isBigEndian = startsWith(head, [0xfe, 0xff]);
  if (!isLittleEndian && !isBigEndian && head.includes(0)) return false;
  const encoding = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8';
  return !otherDocument.test(new TextDecoder(encoding).decode(head));
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}
