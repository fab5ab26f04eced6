import { expect, test } from 'vitest';
import { isStillWanted } from './still-wanted.ts';

test.each([
  'Please take line 3 off, the lads found three boxes so we only need two.',
  'Bitte Position 3 streichen, wir brauchen nur 2 Kartons.',
  'Graag regel 3 schrappen, we hebben er maar twee nodig.',
  'Merci de supprimer la ligne 3, il nous faut seulement deux cartons.',
  'Quiten la línea 3, solo necesitamos 2 cajas.',
  'Togliete la riga 3, ci servono solo 2 scatole.',
  'Retirem a linha 3, só precisamos de 2 caixas.',
  'Proszę usunąć pozycję 3, potrzebujemy tylko 2 kartonów.',
  'Slet linje 3, vi skal kun bruge 2 kasser.',
])('wanted for all that: %s', (text) => {
  expect(isStillWanted(text)).toBe(true);
});

test.each([
  'Please cancel line 3, we do not need two orders of it.',
  'Please take line 3 off, the lads found three boxes left over from the last job.',
  'We no longer need line 3.',
  'Position 3 brauchen wir nicht mehr.',
  'Bitte Position 3 streichen, wir haben noch 5 Kartons gefunden.',
  'Regel 3 is niet meer nodig.',
  'La ligne 3, nous n’en avons plus besoin de 2.',
  'Vi skal ikke bruge linje 3.',
])('not wanted: %s', (text) => {
  expect(isStillWanted(text)).toBe(false);
});
