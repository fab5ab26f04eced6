import { expect, test } from 'vitest';
import type { Segment } from '../layout/sheet.ts';
import { type Printed, plainSheets, printedSheets } from '../sample.fixture.ts';
import { readParty } from './party.ts';
import { findSignatures } from './signatures.ts';

const signedIn = (text: string, taken = new Set<Segment>()) =>
  findSignatures(plainSheets(text)[0]!, taken, new Set()).map(({ role, lines }) => [
    role,
    ...lines.map((line) => line.text),
  ]);

const letter = 'Dear all,\n\nplease send us 20 valves.\n\n\n';

test.each([
  'Best regards',
  'Kind regards,',
  'Many thanks',
  'Mit freundlichen Grüßen',
  'Met vriendelijke groet,',
  'Cordialement',
  'Un saludo',
  'Cordiali saluti',
  'Com os melhores cumprimentos',
  'Z poważaniem',
  'Med venlig hilsen',
  'Mvh',
  'Gruß',
])('under %s', (closing) => {
  expect(signedIn(`${letter}${closing}\n\nPetra Huber\nNordwind Pumpen`)).toEqual([
    ['signature', 'Petra Huber', 'Nordwind Pumpen'],
  ]);
});

test('room to sign is no end, a gap behind the name is', () => {
  expect(signedIn(`${letter}Best regards\n\n\n\nPetra Huber\nNordwind Pumpen\n\n\nPage 1 of 1`)).toEqual([
    ['signature', 'Petra Huber', 'Nordwind Pumpen'],
  ]);
});

test('a word of thanks among others closes nothing', () => {
  expect(signedIn(`${letter}With regards to the valves\nwe need them soon`)).toEqual([]);
});

test.each([
  ['a way of contact', 'Petra Huber\np.huber@nordwind.example'],
  ['a telephone number', 'Petra Huber\n+49 421 555120'],
  ['a legal form', 'Petra Huber\nNordwind Pumpen GmbH'],
  ['a town', 'Petra Huber\n28195 Bremen'],
])('without a closing phrase the last lines sign a plain text: %s', (_, last) => {
  expect(signedIn(`${letter}${last}`)).toEqual([['signature', ...last.split('\n')]]);
});

test('last lines that name no house sign nothing', () => {
  expect(signedIn(`${letter}They are urgent.`)).toEqual([]);
});

test('what another block has taken does not sign', () => {
  const [sheet] = plainSheets(`${letter}Petra Huber\nNordwind Pumpen GmbH`);
  const taken = new Set(sheet!.lines.flatMap(({ segments }) => segments));
  expect(findSignatures(sheet!, taken, new Set())).toEqual([]);
});

const printedLetter: readonly Printed[] = [
  [40, 200, 'Dear all, please send us twenty valves of the kind that we had from you last time.'],
  [40, 214, 'They are for the pumps of the new lock, which is to be opened in the spring of next year.'],
];
const signedOn = async (...texts: Printed[]) => {
  const [sheet] = await printedSheets([...printedLetter, ...texts]);
  return findSignatures(sheet!, new Set(), new Set()).map(({ lines }) => lines.map((line) => line.text));
};

test('on a printed page a block under the letter signs it when it has a legal form and a town', async () => {
  expect(
    await signedOn([40, 300, 'Petra Huber'], [40, 313, 'Nordwind Pumpen GmbH'], [40, 326, '28195 Bremen']),
  ).toEqual([['Petra Huber', 'Nordwind Pumpen GmbH', '28195 Bremen']]);
});

test.each<[string, ...Printed[]]>([
  ['without a town', [40, 300, 'Petra Huber'], [40, 313, 'Nordwind Pumpen GmbH'], [40, 326, 'Purchasing']],
  ['without a legal form', [40, 300, 'Petra Huber'], [40, 313, 'Nordwind Pumpen'], [40, 326, '28195 Bremen']],
  ['of two lines', [40, 300, 'Nordwind Pumpen GmbH'], [40, 313, '28195 Bremen']],
])('on a printed page a block %s signs nothing', async (_, ...texts) => {
  expect(await signedOn(...texts)).toEqual([]);
});

test('a firm and its address parted by a mark, in one line of a page', async () => {
  const [sheet] = await printedSheets([
    [40, 60, 'Please send us 20 valves for the works in Leeds.'],
    [40, 100, 'Thanks'],
    [40, 112, 'Petra Huber'],
    [40, 124, 'Nordwind Pumpen GmbH | Hafenallee 7, 28195 Bremen'],
  ]);
  expect(
    findSignatures(sheet!, new Set(), new Set())[0]
      ?.lines.map(({ text }) => text)
      .join(' / '),
  ).toBe('Petra Huber / Nordwind Pumpen GmbH / Hafenallee 7, 28195 Bremen');
});

test('a postscript below who signs is no part of a signature', () => {
  expect(signedIn(`${letter}Best regards\nPetra Huber\nP.S. could you add three mops as well?`)).toEqual([
    ['signature', 'Petra Huber'],
  ]);
});

test('who stands over a post signs, whatever the name', () => {
  const [sheet] = plainSheets(
    `${letter}Regards\nOttoline Brace\nBuyer, Indirect Materials\nCrane Muster Foods plc`,
  );
  const [block] = findSignatures(sheet!, new Set(), new Set());
  const party = readParty(block!);
  expect([party.contactPerson?.value, party.company?.value]).toEqual([
    'Ottoline Brace',
    'Crane Muster Foods plc',
  ]);
});

test('a name as signed over the whole one', () => {
  const [block] = findSignatures(
    plainSheets(`${letter}With every good wish,\n\nP. Huber\nPetra Huber`)[0]!,
    new Set(),
    new Set(),
  );
  expect(readParty(block!).contactPerson?.value).toBe('Petra Huber');
});
