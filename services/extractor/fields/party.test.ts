import { expect, test } from 'vitest';
import type { DraftParty } from '../draft.ts';
import { plainSheets } from '../sample.fixture.ts';
import { readParty } from './party.ts';
import type { PartyRole } from './party-block.ts';

/** What is read from these lines, of a block with this role. */
function partyIn(role: PartyRole, ...texts: string[]) {
  const [sheet] = plainSheets(texts.join('\n'));
  const segments = sheet!.lines.flatMap((line) => line.segments);
  const party = readParty({ role, sheet: sheet!, lines: segments, segments });
  return (...parts: (keyof DraftParty)[]) => parts.map((part) => party[part]?.value ?? null);
}

test.each(['Durchwahl: 0421 555 120', 'Rufnummer 0421 555 120', 'Portable : 0421 555 120'])(
  'a telephone at a label that only composes one: %s',
  (line) => {
    const read = partyIn('shipTo', 'Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen', line);
    expect(read('company', 'phone')).toEqual(['Nordwind Pumpen GmbH', '0421 555 120']);
    const other = partyIn('shipTo', 'Nordwind Pumpen GmbH', line.replace(/^\p{L}+/u, 'Register'));
    expect(other('phone')).toEqual([null]);
  },
);

test('a name that ends in a number stands behind a person and a label', () => {
  expect(
    partyIn(
      'shipTo',
      'Attn: Petra Huber',
      'Nordwind Plant 2',
      'Hafenallee 7',
      '28195 Bremen',
    )('company', 'street'),
  ).toEqual(['Nordwind Plant 2', 'Hafenallee 7']);
  expect(
    partyIn('shipTo', 'Gate: seven', 'Nordwind Plant 2', 'Hafenallee 7', '28195 Bremen')('company', 'street'),
  ).toEqual(['Nordwind Plant 2', 'Hafenallee 7']);
});
