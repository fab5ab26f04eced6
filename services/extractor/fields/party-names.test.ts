import { expect, test } from 'vitest';
import { isOfGroup, isPartedFirm, isSigner, mayBeCompany, trimmed } from './party-names.ts';

test.each([
  ['a title', 'Muster Klinikum Purchase Order', 'Muster Klinikum'],
  ['a title of another language', 'Nordwind Pumpen Commande d’achat', 'Nordwind Pumpen'],
  ['a person behind a legal form and a dash', 'Nordwind Pumpen GmbH - Anna Weber', 'Nordwind Pumpen GmbH'],
  ['but no part of the house', 'Nordwind Pumpen GmbH - Werk Süd', 'Nordwind Pumpen GmbH - Werk Süd'],
  ['a label behind a legal form', 'Nordwind Pumpen GmbH Phone', 'Nordwind Pumpen GmbH'],
])('a name without what stands behind it: %s', (_, text, name) => {
  expect(trimmed(text)).toBe(name);
});

test('one word of titles may end a name, and a title alone stays', () => {
  expect(['Muster Order', 'Purchase Order', 'Muster Phone', 'Muster Purchase Order'].map(trimmed)).toEqual([
    'Muster Order',
    'Purchase Order',
    'Muster Phone',
    'Muster',
  ]);
});

test('a sign of a logo before a name is none of it', () => {
  expect(['✚ Muster Vale Medical Center', '★ Nordwind Pumps Inc.', '3 Muster Mills'].map(trimmed)).toEqual([
    'Muster Vale Medical Center',
    'Nordwind Pumps Inc.',
    '3 Muster Mills',
  ]);
});

test('what a firm does goes on with what it is called, unless that has it as well', () => {
  const isParted = (name: string, next: string) =>
    isPartedFirm({ text: name, words: [] }, { text: next, words: [] });
  const works = 'Przedsiębiorstwo Robót Ziemnych';
  expect([
    isParted(works, 'MUSTER Sp. z o.o.'),
    isParted(works, 'ul. Polna 4'),
    isParted(`${works} MUSTER S.A.`, 'Kade Sp. z o.o.'),
  ]).toEqual([true, false, false]);
});

test('who keeps a house goes on with its name', () => {
  const isParted = (next: string) =>
    isPartedFirm({ text: 'Trattoria alla Marina', words: [] }, { text: next, words: [] });
  expect(['di Rossi Ivan & C. s.n.c.', 'di fronte al porto', 'Via Marina 4'].map(isParted)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a house is of the group whose whole name ends its line', () => {
  const isOf = (group: string) => isOfGroup('A member of Nordwind Northhealth Inc.', group);
  expect(['Nordwind Northhealth', 'Northhealth Inc.', 'Health'].map(isOf)).toEqual([true, true, false]);
});

test('a house whose first word people are called by, with its legal form, signs nothing', () => {
  expect(isSigner('Florence Enclosures, Inc.')).toBe(false);
  expect(isSigner('Florence Enclosures, Nordwind Inc.')).toBe(true);
  expect(isSigner('Ann Lee, Purchasing')).toBe(true);
});

test('a kind of firm with its form goes on the name above it, one with a name of its own does not', () => {
  const line = (text: string) => ({ text, words: [{ text, box: [0, 0, 0, 0], fontSize: 9 }] }) as never;
  const parted = (name: string, next: string) => isPartedFirm(line(name), line(next));
  expect([
    parted('QUINTA DO VALE', 'Sociedade Agrícola, Lda.'),
    parted('Tenuta Azenha', 'Società Agricola S.r.l.'),
    parted('Tenuta Azenha', 'Società Agricola Rossi S.r.l.'),
    parted('Quinta do Vale, S.A.', 'Sociedade Agrícola, Lda.'),
  ]).toEqual([true, true, false, false]);
});

test.each([
  'COMPANY LETTERHEAD',
  '[Your logo here]',
  'Firmenlogo',
  'Pedido para Muster Hermanos',
  'Bestellung bei Muster',
  'Order for Muster Ltd',
  'Commande à Muster SARL',
  '20-03-2026 Orden No 7074',
])('no name of a house: %s', (text) => {
  expect(mayBeCompany(text)).toBe(false);
});

test.each(['Logo Design Ltd', 'Muster Letterhead Printers', 'Orden de Malta', 'Ordine Muster S.r.l.'])(
  'a name of a house with such words: %s',
  (text) => {
    expect(mayBeCompany(text)).toBe(true);
  },
);
