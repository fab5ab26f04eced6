import { expect, test } from 'vitest';
import { parseXml } from './xml.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('names lose their prefixes, texts their white space, CDATA and entities are text', () => {
  const root = parseXml(
    bytes(
      '<?xml version="1.0"?>\n<a:Order xmlns:a="urn:x" b:kind="k">\n<c:ID> 4 &amp; <![CDATA[<5>]]> </c:ID></a:Order>',
    ),
  );
  expect([root.name, root.attributes.get('kind'), root.children[0]!.text]).toEqual(['Order', 'k', '4 & <5>']);
});

test.each([
  [
    'Latin-1',
    Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>Bro\u0301t \u00fc</a>'.normalize('NFC'),
      'latin1',
    ),
    'Brót ü',
  ],
  ['UTF-16', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>zł</a>', 'utf16le'), 'zł'],
  ['UTF-8 with a mark', bytes('\ufeff<?xml version="1.0" encoding="utf-8"?><a>zł</a>'), 'zł'],
])('%s is decoded', (_, content, text) => {
  expect(parseXml(content).text).toBe(text);
});

test.each([
  ['entities that grow', '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><l>&b;</l>'],
  ['an external entity', '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><l>&x;</l>'],
  ['an entity of an external subset', '<!DOCTYPE l SYSTEM "http://localhost/x.dtd"><l>&x;</l>'],
  ['a tag that is not closed', '<a><b></a>'],
  ['text that breaks off', '<a><b>1</b>'],
  ['101 levels', '<a>'.repeat(102) + '</a>'.repeat(102)],
])('%s is refused', (_, text) => {
  expect(() => parseXml(bytes(text))).toThrow();
});

test('a megabyte of nested tags is refused at once', () => {
  const began = performance.now();
  expect(() => parseXml(bytes('<a>'.repeat(350_000)))).toThrow('too many or too deeply nested elements');
  expect(performance.now() - began).toBeLessThan(1000);
});

test("a partner's password is not kept", () => {
  expect(parseXml(bytes('<Sender><SharedSecret>hush</SharedSecret></Sender>')).children[0]!.text).toBe('');
});
