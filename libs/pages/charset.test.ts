import { expect, test } from 'vitest';
import { readText } from './text.ts';

/** The letters of Polish in the two sets of Central Europe, and those of others in the western one, as they differ. */
const sets: Record<string, Record<string, number>> = {
  'windows-1250': {
    ą: 0xb9,
    ć: 0xe6,
    ę: 0xea,
    ł: 0xb3,
    ń: 0xf1,
    ó: 0xf3,
    ś: 0x9c,
    ź: 0x9f,
    ż: 0xbf,
    Ł: 0xa3,
    Ś: 0x8c,
  },
  'iso-8859-2': {
    ą: 0xb1,
    ć: 0xe6,
    ę: 0xea,
    ł: 0xb3,
    ń: 0xf1,
    ó: 0xf3,
    ś: 0xb6,
    ź: 0xbc,
    ż: 0xbf,
    Ł: 0xa3,
    Ś: 0xa6,
  },
  'windows-1252': {
    ä: 0xe4,
    ö: 0xf6,
    ü: 0xfc,
    ß: 0xdf,
    é: 0xe9,
    ç: 0xe7,
    ø: 0xf8,
    '³': 0xb3,
    '£': 0xa3,
    '¿': 0xbf,
    '½': 0xbd,
    '’': 0x92,
  },
  cp850: { ü: 0x81, ä: 0x84, ö: 0x94 },
};
const written = (text: string, set: string) =>
  Uint8Array.from([...text].map((letter) => sets[set]![letter] ?? letter.codePointAt(0)!));
const read = (text: string, set: string) => {
  const { pages, notes } = readText(written(text, set), { maxPages: 1 });
  return [pages[0]!.words.map((word) => word.text).join(' '), notes];
};

test.each([
  ['ul. Długa 5, Łódź', 'windows-1250'],
  ['ul. Długa 5, Łódź', 'iso-8859-2'],
  ['część zamienna: wąż, żółty', 'windows-1250'],
  ['część zamienna: wąż, żółty', 'iso-8859-2'],
  ['z wysyłką kurierską', 'iso-8859-2'],
  ['Śruba dostawą własną', 'windows-1250'],
  ['Müller, Größe 5 m³', 'windows-1252'],
  ['£20, ¿qué? l’été, 3½ m³', 'windows-1252'],
  ['Rødgrød façade', 'windows-1252'],
])('%s in %s', (text, set) => {
  expect(read(text, set)).toEqual([text, []]);
});

test('letters of a set that is not known are doubted', () => {
  const [text, notes] = read('Müller, Bäckerei Schröder', 'cp850');
  expect(text).not.toContain('Bäckerei');
  expect(notes).toEqual(['its letters are of a character set that is not known']);
});
