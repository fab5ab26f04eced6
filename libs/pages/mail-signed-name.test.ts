import { expect, test } from 'vitest';
import { splitSignature } from './mail-signature.ts';

const messageOf = (text: string) => splitSignature(text).message;

test.each([
  'Adiosito,\nAna Pérez\nCompras\nTel. 91 811 53 52',
  'Ana Pérez\nCompras\nana@example.test',
  'Adiosito\n\nAna',
])('a name that stands apart signs, whatever its closing: %j', (signature) => {
  expect(messageOf(`Hola,\n\n12 cajas de cinta\n\n${signature}`)).toBe('Hola,\n\n12 cajas de cinta');
});

test.each([
  'Blue Gloves\n10 boxes\nTel. 91 811 53 52',
  'Deliver to:\nAna Pérez\n12 boxes of tape',
  'Nitril Gloves\n\n4 boxes',
])('names above goods sign nothing: %j', (text) => {
  expect(messageOf(`Hola,\n\n${text}`)).toBe(`Hola,\n\n${text}`);
});

test('the title of a form signs nothing, whatever telephone it has', () => {
  const form = 'PURCHASE ORDER\n\nPO Number : 4500123\nContact : Ana Pérez\nTelephone : +44 1522 555 0160';
  expect(messageOf(`This is a system generated message.\n\n${form}`)).toContain(form);
});
