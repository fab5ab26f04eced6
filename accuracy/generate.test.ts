import { expect, test } from 'vitest';
import { loadFamilies } from './families/load-families.ts';
import { type GeneratedDocument, generateDocument, selectDocuments } from './generate.ts';
import { languages } from './languages.ts';
import { loadWording, type Term, terms } from './wording/wording.ts';

const families = [...(await loadFamilies('building')), ...(await loadFamilies('held-out'))];

test.each(families.map((family) => [`${family.set} ${family.name}`, family] as const))(
  '%s draws in four languages',
  async (_, family) => {
    const specs = selectDocuments({ families: [family], languages, perFamily: 4, seed: 11, kinds: ['text'] });
    expect(specs).toHaveLength(4);
    for (const spec of specs) {
      const { record, bytes } = await generateDocument(spec);
      expect(bytes.length).toBeGreaterThan(200);
      const isOrder = record.doc_type === 'purchase_order';
      expect((record.truth.items?.length ?? 0) > 0).toBe(isOrder);
    }
  },
);

test('the same specification gives the same bytes, another seed another document', async () => {
  const [family] = families.filter(({ name }) => name === 'letter');
  const [spec] = selectDocuments({
    families: [family!],
    languages: ['de'],
    perFamily: 1,
    seed: 1,
    kinds: ['text'],
  });
  const [first, again, other] = await Promise.all(
    [spec!, spec!, { ...spec!, seed: 2 }].map(generateDocument),
  );
  expect(again!.bytes.equals(first!.bytes)).toBe(true);
  expect(again!.record).toEqual(first!.record);
  expect(other!.record.truth).not.toEqual(first!.record.truth);
});

test('under made-up headings stands the same order', async () => {
  const [family] = families.filter(({ name }) => name === 'labelled-text');
  const [spec] = selectDocuments({
    families: [family!],
    languages: ['en'],
    perFamily: 1,
    seed: 1,
    kinds: ['text'],
    unknownHeadings: 1,
  });
  const [unknown, known] = await Promise.all([spec!, { ...spec!, unknownHeadings: 0 }].map(generateDocument));
  const labelsOf = ({ bytes }: GeneratedDocument) => new Set(String(bytes).match(/^.+?(?= [:=] )/gm));
  const shared = labelsOf(unknown!).intersection(labelsOf(known!));
  expect(unknown!.record).toEqual(known!.record);
  expect(shared.size).toBeGreaterThan(3);
  expect(labelsOf(known!).size - shared.size).toBeGreaterThan(3);
});

test('a scan has the same truth as the document that was scanned', async () => {
  const [family] = families.filter(({ name }) => name === 'erp-frames');
  const specs = selectDocuments({
    families: [family!],
    languages: ['pl'],
    perFamily: 1,
    seed: 1,
    kinds: ['text', 'scan'],
  });
  const [text, scan] = await Promise.all(specs.map(generateDocument));
  expect(scan!.record.truth).toEqual(text!.record.truth);
  expect(text!.record.kind).toBe('text-pdf');
  expect(['scan-pdf', 'image']).toContain(scan!.record.kind);
});

test.each(languages)('%s has a wording for every term', async (language) => {
  const wording = await loadWording(language, 'building');
  const without = terms.filter(
    (term: Term) => !wording[term]?.length || wording[term].some((text) => text.trim() === ''),
  );
  expect(without).toEqual([]);
});
