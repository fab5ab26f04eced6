import { readMail } from '@orderloom/pages/mail.ts';
import { expect, test } from 'vitest';
import { classify } from './classify.ts';
import { emailParts } from './email-parts.ts';
import { flattenMail } from './flatten-mail.ts';

const offers = {
  en: { subject: 'Offer 88', opening: 'Dear Anna,\n\nwe are pleased to offer:' },
  de: { subject: 'Angebot 88', opening: 'Guten Tag,\n\nwir bieten Ihnen an:' },
  nl: { subject: 'Offerte 88', opening: 'Beste Anna,\n\nwij bieden u aan:' },
  fr: { subject: 'Devis 88', opening: 'Bonjour,\n\nnous vous proposons :' },
};
type Language = keyof typeof offers;
const rows = ['1. 12 pcs Bearing 6204, 4.20 EUR', '2. 3 pcs Grease gun, 19.90 EUR'];

/** Below a line that says who wrote, or below headers. */
function quotedOffer(language: Language, style: 'marked' | 'headed'): string[] {
  const { subject, opening } = offers[language];
  const lines = [...opening.split('\n'), '', ...rows, '', 'Bob'];
  return style === 'marked'
    ? ['On 3 May 2027 Bob <bob@seller.example> wrote:', ...lines.map((line) => `> ${line}`.trimEnd())]
    : ['From: Bob <bob@seller.example>', 'Sent: Monday, 3 May 2027', `Subject: ${subject}`, '', ...lines];
}

async function read(subject: string, text: string) {
  const headers = [
    'From: Anna <anna@buyer.example>',
    `Subject: ${subject}`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  const eml = [...headers, '', ...text.split('\n')].join('\r\n');
  const mail = flattenMail(await readMail(new TextEncoder().encode(eml), { name: 'mail.eml' }));
  const attachments = mail.attachments.map((file) => ({ ...file, text: '' }));
  const { category, line_item_count } = classify({ ...mail, attachments });
  const parts = emailParts(mail).map(({ name, bytes, takenOffer }) => ({
    name,
    text: new TextDecoder().decode(bytes),
    takenOffer,
  }));
  return { category, line_item_count, parts };
}

const answer = (language: Language, said: string, style: 'marked' | 'headed' = 'marked') =>
  read(`Re: ${offers[language].subject}`, [said, '', ...quotedOffer(language, style)].join('\n'));

test.each([
  ['en', 'Yes please, we accept your offer.'],
  ['de', 'Vielen Dank, wir nehmen Ihr Angebot an.'],
  ['nl', 'Wij gaan akkoord met uw offerte.'],
  ['fr', 'Bon pour accord, nous acceptons votre devis.'],
] as const)('a whole offer that is accepted orders none of its lines: %s', async (language, said) => {
  for (const style of ['marked', 'headed'] as const) {
    const { category, line_item_count, parts } = await answer(language, said, style);
    expect([category, line_item_count]).toEqual(['purchase_order', 0]);
    expect(parts).toEqual([
      {
        name: 'body.txt',
        text: said,
        takenOffer: { sentence: said, positions: [], lines: rows, isPlain: true },
      },
    ]);
  }
});

test.each([
  ['en', 'Please send item 2 of your offer.'],
  ['de', 'Bitte liefern Sie Position 2 Ihres Angebots.'],
  ['nl', 'Graag regel 2 van uw offerte leveren.'],
  ['fr', 'Merci de livrer le poste 2 de votre devis.'],
] as const)('lines that are taken by their numbers are not ordered: %s', async (language, said) => {
  const { category, parts } = await answer(language, said);
  expect(category).toBe('purchase_order');
  expect(parts).toEqual([
    {
      name: 'body.txt',
      text: said,
      takenOffer: { sentence: said, positions: [2], lines: [rows[1]], isPlain: true },
    },
  ]);
});

test.each([
  ['en', 'We accept your offer.\n\nPlease also send:\n\n5 boxes of gloves'],
  ['de', 'Wir nehmen Ihr Angebot an.\n\nBitte liefern Sie außerdem:\n\n5 Kartons Handschuhe'],
  ['nl', 'Wij gaan akkoord met uw offerte.\n\nGraag ook:\n\n5 dozen handschoenen'],
  ['fr', 'Nous acceptons votre devis.\n\nMerci d’ajouter :\n\n5 cartons de gants'],
] as const)('what the answer itself orders is its only line: %s', async (language, said) => {
  const { category, line_item_count, parts } = await answer(language, said);
  expect([category, line_item_count]).toEqual(['purchase_order', 1]);
  expect(parts.map(({ text }) => text)).toEqual([said]);
  expect(parts[0]?.takenOffer?.sentence).toBe(said.split('\n')[0]);
});

test.each([
  ['en', 'FYI', 'please send us:\n\n12 pcs Bearing 6204\n3 pcs Grease gun'],
  ['de', 'zur Info', 'bitte liefern Sie:\n\n12 Stk Kugellager 6204\n3 Stk Fettpresse'],
  ['nl', 'ter info', 'graag leveren:\n\n12 stuks Lager 6204\n3 stuks Vetpomp'],
  ['fr', 'pour info', 'merci de livrer :\n\n12 pièces Roulement 6204\n3 pièces Pompe'],
])('an order that is forwarded keeps its lines: %s', async (_, own, order) => {
  const inner = ['From: Carl <carl@site.example>', 'Sent: Monday, 3 May 2027', 'Subject: Order 4711', ''];
  const { category, line_item_count, parts } = await read(
    'Fwd: Order 4711',
    [own, '', '---------- Forwarded message ----------', ...inner, ...order.split('\n')].join('\n'),
  );
  expect([category, line_item_count]).toEqual(['purchase_order', 2]);
  expect(parts.map(({ text }) => text.replace(/^From:.*\n.*\n.*\n\n/, ''))).toEqual([own, order]);
  expect(parts.map(({ takenOffer }) => takenOffer)).toEqual([null, null]);
});

test('an acceptance that is forwarded takes the offer that it quotes itself', async () => {
  const inner = ['From: Carl <carl@buyer.example>', 'Sent: Tuesday, 4 May 2027', 'Subject: Re: Offer 88', ''];
  const said = 'Yes please, we accept your offer.';
  const { category, line_item_count, parts } = await read(
    'Fwd: Offer 88',
    ['FYI', '', ...inner, said, '', ...quotedOffer('en', 'headed')].join('\n'),
  );
  expect([category, line_item_count]).toEqual(['purchase_order', 0]);
  expect(parts.map(({ takenOffer }) => takenOffer)).toEqual([
    null,
    { sentence: said, positions: [], lines: rows, isPlain: true },
  ]);
});

test.each([
  ['en', 'Thank you for your offer. We will come back to you.'],
  ['en', 'Unfortunately we cannot accept your offer, it is too expensive.'],
  ['en', 'Your offer is not accepted.'],
  ['en', 'Is item 2 of your offer in stock?'],
  ['en', 'Please send a drawing of item 2 of your offer.'],
  ['de', 'Vielen Dank für Ihr Angebot. Wir prüfen es und melden uns.'],
  ['de', 'Ihr Angebot nehmen wir leider nicht an.'],
  ['de', 'Können Sie Position 2 Ihres Angebots günstiger anbieten?'],
  ['nl', 'Bedankt voor uw offerte. Wij komen erop terug.'],
  ['nl', 'Helaas gaan wij niet akkoord met uw offerte.'],
  ['nl', 'Wat kost regel 2 van uw offerte bij grotere aantallen?'],
  ['fr', 'Merci pour votre devis. Nous revenons vers vous.'],
  ['fr', 'Malheureusement nous n’acceptons pas votre devis.'],
  ['fr', 'Nous ne pouvons pas accepter votre devis.'],
  ['fr', 'Le poste 2 de votre devis est-il en stock ?'],
] as const)('who thanks, refuses or asks orders nothing: %s, %s', async (language, said) => {
  const { category } = await answer(language, said);
  expect(category).not.toBe('purchase_order');
});
