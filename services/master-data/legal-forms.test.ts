import { expect, test } from 'vitest';
import { splitName } from './legal-forms.ts';
import { plainWords } from './plain-words.ts';

test.each([
  ['Bakkerij Jansen B.V.', 'bakkeryjansen', 'bv'],
  ['Müller GmbH & Co. KG', 'muller', 'gmbh kg'],
  ['Kowalski Sp. z o.o.', 'kowalski', 'spzoo'],
  ['Nielsen A/S', 'nielsen', 'as'],
  ['Rossi S.p.A.', 'rossi', 'spa'],
  ['Lefèvre S A R L', 'lefevre', 'sarl'],
  ['Novák spol. s r.o.', 'novak', 'sro'],
  ['Ström Aktiebolag', 'strom', 'ab'],
  ['Muñoz S. L.', 'munoz', 'sl'],
  ['Smith Limited', 'smith', 'ltd'],
  ['Voigt Gesellschaft mit beschränkter Haftung', 'voigt', 'gmbh'],
  ['The Company', 'thecompany', ''],
])('%s is %s and %s', (name, own, form) => {
  const split = splitName(plainWords(name));
  expect([split.own.join(''), split.form]).toEqual([own, form]);
});
