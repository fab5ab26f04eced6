import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentExtensions, findDocuments } from './find-documents.ts';

test('takes named files as they are and the documents of folders, sorted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orderloom-find-'));
  try {
    mkdirSync(path.join(folder, 'b', '.git'), { recursive: true });
    for (const name of ['z.PDF', 'a.xlsx', 'b/y.eml', 'b/x.jpeg', 'b/.git/w.txt', '.v.pdf', 'c.md'])
      writeFileSync(path.join(folder, name), '');
    const found = await findDocuments(
      [path.join(folder, 'a.xlsx'), folder, path.join(folder, 'missing.pdf')],
      documentExtensions,
    );
    expect(found.map((file) => path.relative(folder, file))).toEqual([
      'a.xlsx',
      'b/x.jpeg',
      'b/y.eml',
      'c.md',
      'z.PDF',
      'missing.pdf',
    ]);
    expect(await findDocuments([folder], ['eml'])).toEqual([path.join(folder, 'b/y.eml')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
