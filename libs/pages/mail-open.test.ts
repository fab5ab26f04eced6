import { crc32 } from 'node:zlib';
import { burn } from '@kenjiuno/msgreader/lib/Burner.js';
import { Set as Asn1Set, Constructed, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Mail, readMail } from './mail.ts';

const order = 'Please send 12 x gloves.';
const inner = [
  'From: Anna <anna@buyer.example>',
  'Subject: Order 4711',
  'Content-Type: multipart/mixed; boundary=i',
  '',
  '--i',
  '',
  order,
  '--i',
  'Content-Type: application/pdf; name=order.pdf',
  '',
  '%PDF',
  '--i--',
  '',
].join('\r\n');

interface Part {
  type: string;
  name?: string;
  headers?: string[];
  content: Uint8Array | string;
}

function mailOf(parts: Part[], text = 'See attached.'): Promise<Mail> {
  const lines = [
    'From: b@c.example',
    'Subject: Hello',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    text,
  ];
  for (const { type, name, headers = [], content } of parts) {
    lines.push('--b', name === undefined ? `Content-Type: ${type}` : `Content-Type: ${type}; name="${name}"`);
    lines.push(...headers, 'Content-Transfer-Encoding: base64', '', Buffer.from(content).toString('base64'));
  }
  return readMail(Buffer.from([...lines, '--b--', ''].join('\r\n')), { name: 'x.eml' });
}

const namesOf = ({ attachments }: Mail) => attachments.map(({ name }) => name);

test('an attached mail is opened, with its sender and its own attachments', async () => {
  const mail = await mailOf([{ type: 'message/rfc822', content: inner }]);
  expect(mail).toMatchObject({ text: 'See attached.', attachments: [] });
  expect(mail.enclosed).toMatchObject([
    {
      from: { address: 'anna@buyer.example', name: 'Anna' },
      subject: 'Order 4711',
      text: order,
      attachments: [{ name: 'order.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF') }],
    },
  ]);
});

test('mails in mails are opened five deep', async () => {
  let nested = inner;
  for (let i = 0; i < 20; i++) {
    nested = `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=n${i}\r\n\r\n--n${i}\r\nContent-Type: message/rfc822\r\n\r\n${nested}\r\n--n${i}--\r\n`;
  }
  let mail = await readMail(Buffer.from(nested), { name: 'x.eml' });
  let depth = 0;
  for (; mail.enclosed[0]; depth++) mail = mail.enclosed[0];
  expect({ depth, left: mail.attachments[0]?.mimeType }).toEqual({ depth: 5, left: 'message/rfc822' });
});

test('the files of a zip archive stand in its place, without what the zip program added', async () => {
  const archive = zip({ 'orders/4711.pdf': '%PDF', '__MACOSX/._4711.pdf': 'x', 'orders/': '' });
  const mail = await mailOf([{ type: 'application/zip', name: 'orders.zip', content: archive }]);
  expect(mail.attachments).toEqual([
    { name: '4711.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF'), inline: false },
  ]);
});

test('a zip archive of more than 200 files, or one that is damaged, stays closed', async () => {
  const many = zip(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.txt`, 'x'])));
  const damaged = zip({ 'a.txt': 'x' }).subarray(0, 40);
  const mail = await mailOf([
    { type: 'application/zip', name: 'many.zip', content: many },
    { type: 'application/zip', name: 'damaged.zip', content: damaged },
  ]);
  expect(namesOf(mail)).toEqual(['many.zip', 'damaged.zip']);
});

test('an office file is no archive', async () => {
  const mail = await mailOf([
    { type: 'application/zip', name: 'lines.xlsx', content: zip({ 'a.xml': 'x' }) },
  ]);
  expect(namesOf(mail)).toEqual(['lines.xlsx']);
});

test('winmail.dat gives its attachments by their long names, and its text where there is no other', async () => {
  const packed = tnef([
    [0x800c, 'Please order.\0'],
    [0x9002, Buffer.alloc(14)],
    [0x8010, 'ORDER~1.PDF\0'],
    [0x800f, '%PDF'],
    [0x9005, properties(0x3707001f, Buffer.from('Bestellung groß.pdf\0', 'utf16le'))],
    [0x9002, Buffer.alloc(14)],
    [0x8010, 'list.txt\0'],
    [0x800f, 'x'],
  ]);
  const mail = await mailOf([{ type: 'application/ms-tnef', name: 'winmail.dat', content: packed }], '');
  expect(mail.text).toBe('Please order.');
  expect(mail.attachments).toMatchObject([
    { name: 'Bestellung groß.pdf', bytes: Buffer.from('%PDF') },
    { name: 'list.txt', bytes: Buffer.from('x') },
  ]);
});

test('an Outlook item is a mail', async () => {
  const item = outlookItem({
    '0037': 'Order 4711',
    '1000': order,
    '0C1A': 'Anna',
    '5D01': 'anna@buyer.example',
  });
  const mail = await mailOf([{ type: 'application/octet-stream', name: 'order.msg', content: item }]);
  expect(mail.attachments).toEqual([]);
  expect(mail.enclosed).toMatchObject([
    { subject: 'Order 4711', text: order, from: { name: 'Anna', address: 'anna@buyer.example' } },
  ]);
});

test('an Outlook item by itself is read, too, and a damaged one refused', async () => {
  const item = outlookItem({ '0037': 'Order 4711', '1000': order });
  expect(await readMail(item, { name: 'x.eml' })).toMatchObject({ subject: 'Order 4711', text: order });
  await expect(readMail(item.subarray(0, 600), { name: 'x.eml' })).rejects.toMatchObject({
    message: 'x.eml: not a readable e-mail',
  });
});

test('a signed S/MIME shell is opened; one that is no such thing stays', async () => {
  const mail = await mailOf(
    [
      { type: 'application/pkcs7-mime', name: 'smime.p7m', content: signedShell(inner) },
      { type: 'application/pkcs7-mime', name: 'other.p7m', content: 'no ASN.1' },
    ],
    '',
  );
  expect(mail.text).toBe(order);
  expect(namesOf(mail)).toEqual(['order.pdf', 'other.p7m']);
});

test('an OpenPGP clear signature is no text', async () => {
  const signed = [
    '-----BEGIN PGP SIGNED MESSAGE-----',
    'Hash: SHA256',
    '',
    'Please send:',
    '- - 12 x gloves',
    '-----BEGIN PGP SIGNATURE-----',
    '',
    'iQEzBAEBCAAdFiEE',
    '-----END PGP SIGNATURE-----',
  ];
  expect((await mailOf([], signed.join('\r\n'))).text).toBe('Please send:\n- 12 x gloves');
});

test('half a megabyte of openings of signed texts takes less than a second', async () => {
  const text = `${'-----BEGIN PGP SIGNED MESSAGE-----\r\n\r\n'.repeat(13_000)}x`;
  const started = performance.now();
  expect((await mailOf([], text)).text).toContain('x');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('pictures in the text: a photo of a page is a document, logos and banners are not', async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  const inline = ['Content-Disposition: inline', 'Content-ID: <x>'];
  const mail = await mailOf([
    { type: 'image/png', name: 'image001.png', headers: inline, content: await png(900, 1200) },
    { type: 'image/png', name: 'image002.png', headers: inline, content: await png(240, 90) },
    { type: 'image/png', name: 'image003.png', headers: inline, content: await png(1200, 200) },
    { type: 'image/png', name: 'company-logo.png', headers: inline, content: await png(900, 900) },
    { type: 'image/png', name: 'image004.png', headers: inline, content: 'no picture' },
  ]);
  expect(mail.attachments.map(({ inline }) => inline)).toEqual([false, true, true, true, true]);
});

test('names: encoded words, RFC 2231 in parts, raw UTF-8', async () => {
  const name = (disposition: string) => [`Content-Disposition: attachment; ${disposition}`];
  const mail = await mailOf([
    { type: 'application/pdf', headers: name('filename="=?iso-8859-1?Q?Gr=F6=DFe=2Epdf?="'), content: 'x' },
    {
      type: 'application/pdf',
      headers: name("filename*0*=utf-8''Bestel%C3%A9; filename*1*=n%20te.pdf"),
      content: 'x',
    },
    { type: 'application/pdf', headers: name('filename="Zamówienie.pdf"'), content: 'x' },
  ]);
  expect(namesOf(mail)).toEqual(['Größe.pdf', 'Besteléén te.pdf'.replace('éé', 'é'), 'Zamówienie.pdf']);
});

/** An archive whose files are stored as they are. */
function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(content)];
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(path.length, 22);
    locals.push(Buffer.concat([Buffer.from('PK\x03\x04'), head, path, data]));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, place, path]));
    offset += locals.at(-1)!.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}

function tnef(attributes: [id: number, value: string | Buffer][]): Buffer {
  const head = Buffer.from('789f3e220000', 'hex');
  return Buffer.concat([
    head,
    ...attributes.map(([id, value]) => {
      const data = Buffer.from(value as string, 'latin1');
      const attribute = Buffer.alloc(9);
      attribute.writeUInt16LE(id, 1);
      attribute.writeUInt32LE(data.length, 5);
      return Buffer.concat([attribute, data, Buffer.alloc(2)]);
    }),
  ]);
}

/** A list of two properties: a number, and text under `tag`. */
function properties(tag: number, text: Buffer): Buffer {
  const numbers = (...values: number[]) => {
    const data = Buffer.alloc(values.length * 4);
    values.forEach((value, i) => {
      data.writeUInt32LE(value, i * 4);
    });
    return data;
  };
  const padding = Buffer.alloc((4 - (text.length % 4)) % 4);
  return Buffer.concat([numbers(2, 0x37050003, 1, tag, 1, text.length), text, padding]);
}

function signedShell(content: string): Uint8Array {
  const oid = (value: string) => new ObjectIdentifier({ value });
  const tagged = (value: Sequence | OctetString) =>
    new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [value] });
  const octets = new OctetString({ valueHex: Uint8Array.from(Buffer.from(content)).buffer });
  const enclosed = new Sequence({ value: [oid('1.2.840.113549.1.7.1'), tagged(octets)] });
  const signedData = new Sequence({
    value: [new Integer({ value: 1 }), new Asn1Set({ value: [] }), enclosed],
  });
  const shell = new Sequence({ value: [oid('1.2.840.113549.1.7.2'), tagged(signedData)] });
  return new Uint8Array(shell.toBER());
}

/** Properties by their numbers, all of them Unicode texts. */
function outlookItem(fields: Record<string, string>): Uint8Array {
  const streams = Object.entries(fields).map(([id, value]) => ({
    name: `__substg1.0_${id}001F`,
    type: 2,
    length: Buffer.byteLength(value, 'utf16le'),
    binaryProvider: () => Uint8Array.from(Buffer.from(value, 'utf16le')),
  }));
  const root = { name: 'Root Entry', type: 5, length: 0, children: streams.map((_, i) => i + 1) };
  return burn([root, ...streams]);
}
