import type { MailAttachment } from './mail.ts';

/** What Outlook packs into one file, winmail.dat, when it believes that the reader is Outlook, too. */
export interface TnefContent {
  /** Plain; empty when the body is only there as rich text. */
  text: string;
  attachments: Pick<MailAttachment, 'name' | 'bytes'>[];
}

// Numbers of MS-OXTNEF, section 2.1.
const signature = 0x223e9f78;
const headerBytes = 6;
const attributeHeadBytes = 9;
const checksumBytes = 2;
const attBody = 0x800c;
const attAttachData = 0x800f;
const attAttachTitle = 0x8010;
const attAttachRenddata = 0x9002;
const attAttachment = 0x9005;
const propAttachLongFilename = 0x3707;
const propAttachFilename = 0x3704;

/** Null when the bytes are no TNEF; what comes after a damaged attribute is left out. */
export function readTnef(bytes: Uint8Array): TnefContent | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.length < headerBytes || data.readUInt32LE(0) !== signature) return null;
  const content: TnefContent = { text: '', attachments: [] };
  for (const { id, value } of attributesOf(data)) {
    if (id === attAttachRenddata) content.attachments.push({ name: '', bytes: new Uint8Array() });
    const attachment = content.attachments.at(-1);
    if (id === attBody) content.text = ansi(value);
    else if (!attachment) continue;
    else if (id === attAttachData) attachment.bytes = value;
    else if (id === attAttachTitle) attachment.name ||= ansi(value);
    else if (id === attAttachment) attachment.name = longName(value) || attachment.name;
  }
  return content;
}

function* attributesOf(data: Buffer): Generator<{ id: number; value: Buffer }> {
  let at = headerBytes;
  while (at + attributeHeadBytes <= data.length) {
    // Level (1 byte), attribute (2), its type (2), length (4), value, checksum (2).
    const id = data.readUInt16LE(at + 1);
    const start = at + attributeHeadBytes;
    const end = start + data.readUInt32LE(at + 5);
    if (end > data.length) return;
    yield { id, value: data.subarray(start, end) };
    at = end + checksumBytes;
  }
}

/** The bytes that values of these types take; -1 for those that say how many they are (MS-OXTNEF 2.1.3.4). */
const valueBytes: Record<number, number> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
  13: -1,
  30: -1,
  31: -1,
  258: -1,
};
const ansiString = 30;
const unicodeString = 31;

/** The file's name among the properties of an attachment; empty when there is none. */
function longName(data: Buffer): string {
  let name = '';
  let at = 4;
  while (at + 8 <= data.length) {
    const type = data.readUInt16LE(at);
    const id = data.readUInt16LE(at + 2);
    const size = valueBytes[type];
    // Named properties and lists of values are rare, and come after the name.
    if (size === undefined || id >= 0x8000) break;
    at += 4;
    const count = size < 0 ? data.readUInt32LE(at) : 1;
    if (size < 0) at += 4;
    if (count !== 1 || at + 4 > data.length) break;
    const length = size < 0 ? data.readUInt32LE(at) : size;
    if (size < 0) at += 4;
    if (at + length > data.length) break;
    const value = data.subarray(at, at + length);
    if (id === propAttachLongFilename || (id === propAttachFilename && name === '')) {
      if (type === unicodeString) name = value.toString('utf16le').replace(/\0.*$/s, '');
      if (type === ansiString) name = ansi(value);
    }
    at += Math.ceil(length / 4) * 4;
  }
  return name;
}

function ansi(value: Buffer): string {
  return new TextDecoder('windows-1252').decode(value).replace(/\0.*$/s, '');
}
