import { expect, test } from 'vitest';
import { splitSignature } from './mail-signature.ts';

test.each([
  'Kind regards,',
  'Thanks, Anna',
  'Mit freundlichen Grüßen',
  'MfG',
  'Met vriendelijke groet,',
  'Bien cordialement',
  'Un saludo',
  'Distinti saluti',
  'Com os melhores cumprimentos',
  'Pozdrawiam,',
  'Med venlig hilsen',
  '-- ',
  'Sent from my iPhone',
  'Besten Dank vorab und schöne Grüße',
  'Have a great day,',
  'Fijne dag verder',
  'Merci beaucoup et excellente journée',
  'Miłego dnia,',
])('a message ends at "%s"', (line) => {
  expect(splitSignature(`Hello,\nplease send 5 boxes.\n\n${line}\nAnna\n+31 10 555`)).toEqual({
    message: 'Hello,\nplease send 5 boxes.',
    signature: `${line}\nAnna\n+31 10 555`.trim(),
  });
});

test.each([
  'Thanks for the samples, please send 5 boxes of them.',
  'Danke, wir bestellen 20 Stück.',
  'Best before 2027',
  'Good day,',
  'Guten Tag',
])('"%s" is no end', (line) => {
  expect(splitSignature(`Hello,\n${line}`)).toEqual({ message: `Hello,\n${line}`, signature: '' });
});
