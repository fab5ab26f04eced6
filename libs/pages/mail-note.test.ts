import { describe, expect, test } from 'vitest';
import { readMail } from './mail.ts';

interface Sent {
  text: string;
  subject?: string;
  from?: string;
  to?: string;
  isWithPaper?: boolean;
}

async function read({
  text,
  subject = 'FW: order 771',
  from = 'Nora Falk <nora@falk-dach.example>',
  to = 'Iris Brandt <orders@supplier.example>',
  isWithPaper = true,
}: Sent) {
  const paper = [
    '--b',
    'Content-Type: application/pdf; name="order.pdf"',
    'Content-Disposition: attachment; filename="order.pdf"',
    '',
    'paper',
  ];
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...text.split('\n'),
    ...(isWithPaper ? paper : []),
    '--b--',
  ];
  const mail = await readMail(new TextEncoder().encode(lines.join('\r\n')), { name: 'mail.eml' });
  return { text: mail.text, enclosed: mail.enclosed.map((inner) => inner.text) };
}

describe('a colleague’s note below is a part of the letter', () => {
  test.each([
    [
      'en, Gmail',
      'Hi,\n\nplease go by Omar’s corrections below.\n\nThanks,\nNora',
      '---------- Forwarded message ----------\nFrom: Omar Said\nDate: Mon, 3 May 2027 at 09:00\nSubject: order 771\nTo: Nora Falk\n\nNora, line 2 should be 15.\n\nCheers\nOmar',
      'Hi,\n\nplease go by Omar’s corrections below.\n\nline 2 should be 15.\n\nThanks,\nNora',
    ],
    [
      'de, Outlook',
      'Guten Tag,\n\nanbei die Bestellung, bitte die Anmerkungen von meinem Polier unten beachten.\n\nGruß\nNora Falk',
      '-----Ursprüngliche Nachricht-----\nVon: Omar Said <omar@falk-dach.example>\nGesendet: Montag, 3. Mai 2027 09:00\nAn: Nora Falk\nBetreff: Bestellung 771\n\nPosition 2 bitte 15 Stück.\nOmar',
      'Guten Tag,\n\nanbei die Bestellung, bitte die Anmerkungen von meinem Polier unten beachten.\n\nPosition 2 bitte 15 Stück.\nOmar\n\nGruß\nNora Falk',
    ],
    [
      'nl, headers',
      'Hallo,\n\nzie hieronder van Omar, graag zo verwerken.\n\nGroet\nNora',
      'Van: Omar Said\nVerzonden: maandag 3 mei 2027 09:00\nAan: Nora Falk\nOnderwerp: order 771\n\nRegel 2 wordt 15 stuks.',
      'Hallo,\n\nzie hieronder van Omar, graag zo verwerken.\n\nRegel 2 wordt 15 stuks.\n\nGroet\nNora',
    ],
    [
      'fr, headers',
      'Bonjour,\n\nmerci de tenir compte des remarques d’Omar ci-dessous.\n\nCordialement\nNora',
      'De : Omar Said\nEnvoyé : lundi 3 mai 2027 09:00\nÀ : Nora Falk\nObjet : commande 771\n\nLigne 2 : 15 pièces.',
      'Bonjour,\n\nmerci de tenir compte des remarques d’Omar ci-dessous.\n\nLigne 2 : 15 pièces.\n\nCordialement\nNora',
    ],
    [
      'da, quoted',
      'Hej,\n\nordren med Omars rettelser nedenfor.\n\nHilsen\nNora',
      'Den 3. maj 2027 kl. 09.00 skrev Omar Said <omar@falk-dach.example>:\n> Linje 2 skal være 15.\n> > tidligere',
      'Hej,\n\nordren med Omars rettelser nedenfor.\n\nLinje 2 skal være 15.\n\nHilsen\nNora',
    ],
    [
      'see below',
      'Hello,\n\nplease see below.\n\nThanks\nNora',
      'From: Omar Said <omar@falk-dach.example>\nSent: Monday, 3 May 2027\nTo: Nora Falk\nSubject: order 771\n\nLine 2 should be 15.\n\nFrom: Nora Falk\nSent: Friday\nSubject: order 771\n\nIs 10 enough?',
      'Hello,\n\nplease see below.\n\nLine 2 should be 15.\n\nThanks\nNora',
    ],
  ])('%s', async (_, own, note, text) => {
    expect(await read({ text: `${own}\n\n${note}` })).toEqual({ text, enclosed: [] });
  });

  test('quoted right below the sentence that says whose it is', async () => {
    const text =
      'Hello,\n\norder attached, with the remarks of our foreman:\n\n> Line 2: 15.\n\nRegards\nNora';
    expect(await read({ text, subject: 'order 771' })).toEqual({
      text: 'Hello,\n\norder attached, with the remarks of our foreman:\n\nLine 2: 15.\n\nRegards\nNora',
      enclosed: [],
    });
  });
});

describe('what else stands below stays history', () => {
  const headed = (from: string, to = 'Nora Falk', said = 'Line 2: only 15 are left.') =>
    `From: ${from}\nSent: Monday, 3 May 2027\nTo: ${to}\nSubject: order 771\n\n${said}`;
  const pointing = 'Hello,\n\norder attached, please see the corrections below.';

  test.each([
    ['nothing points at it', 'Hello,\n\norder attached, see you next week.', headed('Omar Said')],
    ['an offer that was discussed', 'Hello,\n\nas discussed below.', headed('Omar Said')],
    ['the reader’s own', 'Hello,\n\nas in your remarks below.', headed('Iris Brandt')],
    ['of who is written to', pointing, headed('Iris Brandt')],
    ['of who is greeted', pointing.replace('Hello', 'Hi Omar'), headed('Omar Said')],
    ['of another house', pointing, headed('Omar Said <omar@elsewhere.example>')],
    ['written to somebody else', pointing, headed('Omar Said', 'Bea Lund')],
    ['his own earlier mail', pointing, headed('Nora Falk <nora@falk-dach.example>', 'Iris Brandt')],
    [
      'his own list stands below the sentence',
      `${pointing.slice(0, -1)}:\n- line 1: 4 pieces`,
      headed('Omar Said'),
    ],
  ])('%s', async (_, own, below) => {
    const text = `${own}\n\nRegards\nNora`;
    expect(await read({ text: `${text}\n\n${below}`, subject: 'Re: order 771' })).toEqual({
      text,
      enclosed: [],
    });
  });

  test('two who have a mailbox of the same provider are of no house', async () => {
    const below = 'On 3 May 2027 Omar <omar@gmail.example> wrote:\n> Line 2: 15.';
    const text = `${pointing}\n\n${below}`;
    const from = 'Nora Falk <nora@gmail.example>';
    expect((await read({ text, from, subject: 'Re: order' })).text).toBe(pointing);
  });

  test('quoted lines of nobody that the letter names', async () => {
    const text = 'Hello,\n\norder attached, with remarks:\n\n> Line 2: 15.\n\nRegards\nNora';
    expect((await read({ text, subject: 'order 771' })).text).toBe(
      'Hello,\n\norder attached, with remarks:\n\nRegards\nNora',
    );
  });

  test('a note of somebody unknown is no second order', async () => {
    const text = `${pointing}\n\n${headed('Omar Said <omar@elsewhere.example>')}`;
    expect(await read({ text })).toEqual({ text: pointing, enclosed: [] });
  });

  test('without papers the mail below may be the order', async () => {
    const text = `Please see below from Omar.\n\n${headed('Omar Said', 'Nora Falk', '15 pcs tape')}`;
    expect(await read({ text, isWithPaper: false })).toEqual({
      text: 'Please see below from Omar.',
      enclosed: ['15 pcs tape'],
    });
  });
});
