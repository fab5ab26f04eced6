import { expect, test } from 'vitest';
import { readThread } from './mail-thread.ts';

const order = 'Please send 12 x gloves.';

test.each([
  ['Gmail', 'On Mon, 2 Mar 2026 at 09:12, Anna <a@b.example> wrote:'],
  [
    'Gmail, broken in two',
    'On Mon, 2 Mar 2026 at 09:12, Anna Rossi de Carvalho <\nanna@buyer.example> wrote:',
  ],
  ['Apple Mail', 'Am 02.03.2026 um 09:12 schrieb Anna <a@b.example>:'],
  ['Dutch', 'Op ma 2 mrt 2026 om 09:12 schreef Anna <a@b.example>:'],
  ['French', 'Le lun. 2 mars 2026 à 09:12, Anna <a@b.example> a écrit :'],
  ['Spanish', 'El lun, 2 mar 2026 a las 9:12, Anna (<a@b.example>) escribió:'],
  ['Italian', 'Il giorno lun 2 mar 2026 alle ore 09:12 Anna <a@b.example> ha scritto:'],
  ['Portuguese', 'Em seg., 2 de mar. de 2026 às 09:12, Anna <a@b.example> escreveu:'],
  ['Polish', 'pon., 2 mar 2026 o 09:12 Anna <a@b.example> napisał(a):'],
  ['Polish, Thunderbird', 'W dniu 2.03.2026 o 09:12, Anna Nowak pisze:'],
  ['Danish', 'Den man. 2. mar. 2026 kl. 09.12 skrev Anna <a@b.example>:'],
  ['Outlook', '-----Original Message-----\nFrom: Anna\nSent: Monday\nSubject: Order'],
  [
    'Outlook 365',
    '________________________________\nVon: Anna <a@b.example>\nGesendet: Montag\nAn: B\nBetreff: Order',
  ],
])('%s: what a reply quotes is not its own', (_, mark) => {
  expect(readThread(`Thank you!\n\nBert\n\n${mark}\n\n${order}\n`, 'Re: Order')).toMatchObject({
    own: 'Thank you!\n\nBert',
    forwarded: null,
  });
});

test('lines between and below quoted ones are own', () => {
  const text = `Hi,\n\nOn 2 March 2026, Anna wrote:\n> ${order}\n> Soon?\nYes.\n> Anna\nRegards`;
  expect(readThread(text, 'Re: Order').own).toBe('Hi,\n\n\nYes.\nRegards'.replace('\n\n\n', '\n\n'));
});

test.each([
  [
    'Gmail',
    'Fwd: Order',
    '---------- Forwarded message ---------\nFrom: Anna <a@b.example>\nDate: 2 Mar 2026\nSubject: Order\nTo: x',
  ],
  [
    'Apple Mail, quoted',
    'Fwd: Order',
    'Begin forwarded message:\n\n> From: Anna <a@b.example>\n> Subject: Order\n> Date: 2 March 2026\n> ',
  ],
  ['Outlook', 'WG: Order', 'Von: Anna <a@b.example>\nGesendet: Montag\nAn: B\nBetreff: Order'],
  ['Outlook, no prefix', 'Order', 'From: Anna <a@b.example>\nSent: Monday\nSubject: Order'],
])('%s: a forwarded mail is kept apart', (_, subject, head) => {
  const text = `Please handle.\n\n${head}\n\n${head.includes('> ') ? `> ${order}` : order}`;
  expect(readThread(text, subject)).toMatchObject({
    own: 'Please handle.',
    forwarded: { from: { address: 'a@b.example', name: 'Anna' }, subject: 'Order', text: order },
  });
});

test('what a forwarded mail quotes is history', () => {
  const text = `From: Anna <a@b.example>\nSent: Monday\nSubject: RE: Order\n\n${order}\n\nFrom: Bert\nSent: Sunday\nSubject: Order\n\nOld: 99 x masks.`;
  expect(readThread(text, 'FW: RE: Order').forwarded?.text).toBe(order);
});

test('a new order above an old mail of another subject is the order', () => {
  const text = `Hello, please send 5 boxes of wipes.\n\nFrom: Anna\nSent: Monday\nSubject: Old order\n\n${order}`;
  expect(readThread(text, 'New order')).toMatchObject({
    own: 'Hello, please send 5 boxes of wipes.',
    forwarded: null,
  });
});

test('a mail that is quoted with its headers was forwarded, below whatever words', () => {
  const quoted = `Det er til dig:\n\n> Fra: Anna <a@b.example>\n> Emne: Ordre\n>\n> ${order}`;
  expect(readThread(quoted, 'VS: Ordre').forwarded).toMatchObject({ subject: 'Ordre', text: order });
  expect(readThread(`${quoted}\n\n5 boxes, please.`, 'SV: Ordre')).toMatchObject({
    own: 'Det er til dig:\n\n5 boxes, please.',
    forwarded: null,
  });
});

test('the rule above the headers of a forwarded mail is not its sender’s, nor what he writes', () => {
  const text = `Can you enter this?\n\n--------------------\n\nFrom: Anna\nSent: Monday\nSubject: Order\n\n${order}`;
  expect(readThread(text, 'FW: Order')).toMatchObject({
    own: 'Can you enter this?',
    forwarded: { text: order },
  });
});

test('a line that begins as a header does is no header alone', () => {
  const text = 'From: our warehouse\nWe need 5 boxes.';
  expect(readThread(text, 'Order')).toMatchObject({ own: text, forwarded: null });
});

test('a megabyte of lines that could be marks takes less than a second', () => {
  const started = performance.now();
  readThread('On from: wrote\n'.repeat(70_000), 'Re: x');
  readThread(`On ${'a '.repeat(500_000)}`, 'Re: x');
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  [
    'below a line that says who wrote',
    'Yes, pos. 2.\n\nOn Monday Anna <a@b.example> wrote:\n> We offer:\n>\n> Pos. 2   Drill   4 ea',
  ],
  [
    'with that line in the quotation',
    'Yes, pos. 2.\n\n> On Monday Anna wrote:\n> We offer:\n>\n> Pos. 2   Drill   4 ea',
  ],
  [
    'below its headers',
    'Yes, pos. 2.\n\nFrom: Anna <a@b.example>\nSent: Monday, 3 May\nSubject: Offer\n\nWe offer:\n\nPos. 2   Drill   4 ea\n\nFrom: Bob <b@c.example>\nSubject: Drills\n\nPlease quote.',
  ],
])('what the answered mail says is kept, %s', (_, text) => {
  const { own, answered } = readThread(text, 'Re: Offer');
  expect(own).toBe('Yes, pos. 2.');
  expect(answered.replace('On Monday Anna wrote:\n', '')).toBe('We offer:\n\nPos. 2   Drill   4 ea');
});

test('who signs is no part of the line below that says who wrote', () => {
  const own = 'Yes.\n\nBob Hill\n020 7946 00 | b@c.example';
  const { own: kept, answered } = readThread(
    `${own}\nOn 3 May 2027 at 10:00 Anna <a@b.example> wrote:\n> We offer drills.`,
    'Re: Offer',
  );
  expect([kept, answered]).toEqual([own, 'We offer drills.']);
  const broken = readThread(
    'Yes.\n\nOn 3 May 2027 at 10:00 Anna Longname\n<a@b.example> wrote:\n> Drills.',
    'Re: Offer',
  );
  expect([broken.own, broken.answered]).toEqual(['Yes.', 'Drills.']);
});

test('what a forwarded mail answers is kept apart from what it says', () => {
  const inner =
    'From: Anna <a@b.example>\nSent: Monday, 3 May\nSubject: Re: Offer\n\nYes, all of it.\n\nFrom: Bob <b@c.example>\nSent: Friday, 30 April\nSubject: Offer\n\nWe offer:\n\nPos. 2   Drill   4 ea';
  const { own, forwarded, answered } = readThread(`FYI\n\n${inner}`, 'FW: Re: Offer');
  expect([own, answered]).toEqual(['FYI', '']);
  expect(forwarded?.text).toBe('Yes, all of it.');
  expect(forwarded?.answered).toBe('We offer:\n\nPos. 2   Drill   4 ea');
});

test('a sentence of who wrote the order, above a list of changes, quotes nobody', () => {
  const text =
    'Her kommer ordre 3390. Jeg skrev den sent i aftes, så der er 2 ting, der skal rettes:\n\n12 kasser i stedet for 8.';
  expect(readThread(text, 'Ordre 3390').own).toBe(text);
});
