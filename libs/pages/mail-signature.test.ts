import { expect, test } from 'vitest';
import { behindClosing, closesLetter, isSentFrom, splitSignature } from './mail-signature.ts';

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
    postscript: '',
  });
});

test.each([
  'Thanks for the samples, please send 5 boxes of them.',
  'Danke, wir bestellen 20 Stück.',
  'Best before 2027',
  'Good day,',
  'Guten Tag',
])('"%s" is no end', (line) => {
  expect(splitSignature(`Hello,\n${line}`)).toEqual({
    message: `Hello,\n${line}`,
    signature: '',
    postscript: '',
  });
});

test('a postscript below who signs is told apart', () => {
  const text =
    'Hi,\nplease send 5 boxes.\n\nRegards\nAnna\n+31 10 555\n\nPS: make it blue ones, please.\n\nMill Ltd';
  expect(splitSignature(text).postscript).toBe('PS: make it blue ones, please.');
  expect(splitSignature(text).message).toBe('Hi,\nplease send 5 boxes.');
});

test('thanks amid a letter do not end it', () => {
  const text =
    'Hi,\nour order is attached.\n\nThanks!\n\nPlease pack it on one pallet.\n\nKind regards\nAnna';
  expect(splitSignature(text)).toEqual({
    message: 'Hi,\nour order is attached.\n\nThanks!\n\nPlease pack it on one pallet.',
    signature: 'Kind regards\nAnna',
    postscript: '',
  });
  const closed = 'Hi,\nour order is attached.\n\nThanks!\n\nAnna Smith\nMill Ltd\n+31 10 555 12 12';
  expect(splitSignature(closed).message).toBe('Hi,\nour order is attached.');
});

test.each([
  ['Ha’ en god dag', 'Kåre Holm'],
  ['Hej igen', 'Kåre Holm | Holm VVS ApS'],
])('"%s" above a name and how he is reached', (line, name) => {
  const text = `Hej,\n\nsend 5 kasser søm.\n\n${line}\n${name}\nSkovvej 3\nDK-9220 Aalborg\nT 52 90 13 56`;
  expect(splitSignature(text).message).toBe('Hej,\n\nsend 5 kasser søm.');
});

test('what stands behind a closing', () => {
  expect(
    ['Regards, Anna Lee', 'Cordialement,', 'Groeten Peter', 'Best Foods Ltd', 'Please send 5'].map(
      behindClosing,
    ),
  ).toEqual(['Anna Lee', '', 'Peter', 'Foods Ltd', null]);
});

test('a line that only closes, and one that a phone adds', () => {
  expect(['Bonne journée,', 'Mvg', 'Best Foods Ltd', 'Groeten Peter'].map(closesLetter)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['Sent from my iPhone', 'Sent on Monday'].map(isSentFrom)).toEqual([true, false]);
});

test.each([
  'Order 12\n\nCustomer\nName: Anna Lee\nPhone: 010 555 0199\n\nGoods as usual',
  'Order 12\n\nCustomer\nAnna Lee\nanna@muster.example\n\n12x gloves\n6x tape',
  'Order 12\n-----\nOur order of today\n-----\ngloves x 12\ntape x 6',
  '*** SENT BY A SYSTEM ***\n\nBOLT WORKS INC.\nDayton, OH 45417\n\nPURCHASE ORDER      45001\nPHONE        937-555-0144\n\nITEM  DESCRIPTION  QTY  PRICE\n10   GASKET 2IN   250   3.85',
  'New form\n\nWholesale Order Form\n\nYour name: Ann Lee\nEmail: ann@muster.example\nItem 1: oil\nQty 1: 12',
])('goods below a customer or a drawn line are said by the mail', (text) => {
  expect(splitSignature(text).signature).toBe('');
});

test('a name with its telephone ends a mail above a drawn line and words', () => {
  expect(splitSignature('Please send 5 boxes.\n\nAnna Lee\nPhone: 010 555 0199').message).toBe(
    'Please send 5 boxes.',
  );
  expect(splitSignature('Please send 5 boxes.\n-----\nMuster Ltd, 12 High Street').message).toBe(
    'Please send 5 boxes.',
  );
});
