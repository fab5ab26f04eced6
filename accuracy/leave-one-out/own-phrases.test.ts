import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ownPhrases, spaced } from './own-phrases.ts';

const text = spaced('Vendor Matl. # 4711   Purchase Order No.: 12');

test('phrases that one text has and no other', () => {
  expect(ownPhrases(text, [spaced('Order No. 5')])).toEqual(
    expect.arrayContaining(['vendor matl #', 'purchase order no']),
  );
  const left = ownPhrases(text, [spaced('PURCHASE ORDER NO 5')]);
  expect(left).toContain('vendor matl #');
  expect(left).not.toContain('purchase order no');
});

test('a process forgets phrases, and no parts of longer ones', () => {
  const lexicon = import.meta.resolve('@orderloom/extractor/lexicon/lexicon.ts');
  const code = `import { phrasesOf } from '${lexicon}'; console.log(JSON.stringify(phrasesOf('order, order\\n  no, po')));`;
  const answer = execFileSync(
    process.execPath,
    ['--import', new URL('forget.ts', import.meta.url).href, '--input-type=module', '--eval', code],
    { env: { ...process.env, FORGET: '["order no"]' } },
  );
  expect(JSON.parse(String(answer))).toEqual(['order', 'po']);
});
