import { expect, test } from 'vitest';
import { classifiedById, extractedById, isTold, tallyMails } from './judge-mails.ts';
import { quotedLines } from './quoted.ts';
import type { Extracted, TruthMail } from './said.ts';

const line = (description: string, quantity: number) => ({
  ...{ description, quantity, article: null, yourArticle: null },
});
const read = (id: string, items: { description: string; quantity: number }[], code: string): Extracted => ({
  file: `/mails/${id}.eml`,
  flags: [{ code }],
  purchase_order: {
    items,
    customer: { company: null, email: null, contact_person: null },
    ...{ order_number: null, delivery_date: null, shipping_details: null },
  },
});
const mail = (id: string, more: Partial<TruthMail>): TruthMail => ({
  ...{ id, family: id, category: 'purchase_order', language: 'en' },
  ...more,
});

test('mails are counted by what was read of them', () => {
  const truths = [
    mail('taken', { items: [], takes_offer: true, quoted: ['1. 2 cordless saws 73.50', '2. 9 drills'] }),
    mail('told', { items: [line('gloves', 4)], takes_offer: true, quoted: ['1. 4 gloves', '2. 9 drills'] }),
    mail('changed', { items: [line('tape', 3)], is_changed: true }),
    mail('asked', { items: [line('tape', 3)], is_changed: true }),
    mail('bill', { category: 'invoice' }),
  ];
  const said = ['taken', 'told', 'changed', 'bill'].map((id) => ({ id, category: 'purchase_order' }));
  const reached = tallyMails({
    truths,
    classified: classifiedById(said.map(({ id, category }) => ({ file: `${id}.eml`, category }))),
    extracted: extractedById([
      read('taken', [{ description: 'Cordless saws', quantity: 2 }], 'no_lines'),
      read('told', [{ description: 'gloves', quantity: 4 }], 'offer_taken'),
      read('changed', [{ description: 'tape', quantity: 5 }], 'price_missing'),
      read('asked', [{ description: 'tape', quantity: 5 }], 'instruction_unclear'),
    ]),
  });
  expect(reached).toEqual({
    orderRecall: 0.75,
    orderPrecision: 0.75,
    linesF1: 2 / 7,
    splitsRight: Number.NaN,
    instructionsRight: 0,
    offersTold: 0.5,
    silentlyIgnored: 1,
    linesFromQuoted: 1,
  });
});

test('what is answered is quoted, what is forwarded is not', () => {
  const blocks = [
    { kind: 'text' as const, text: 'We offer:\nas discussed' },
    { kind: 'table' as const, head: ['Item', 'Qty'], rows: [['Saw', '2']] },
  ];
  const draft = (kind: 'reply' | 'forward') =>
    ({ inner: { kind, blocks } }) as unknown as Parameters<typeof quotedLines>[0];
  expect(quotedLines(draft('reply'))).toEqual(['We offer:', 'as discussed', 'Saw 2']);
  expect(quotedLines(draft('forward'))).toEqual([]);
});

test('an id that stands in for a number is none, and a first name that of who is called so in full', () => {
  const head = { order_number: null, delivery_date: null, company: null, contact_person: 'Wouter' };
  const told = (number: string, person: string) => {
    const read: Extracted = {
      file: '/mails/a.eml',
      purchase_order: {
        items: [],
        customer: { company: null, email: null, contact_person: person },
        ...{ order_number: number, delivery_date: null, shipping_details: null },
      },
    };
    return [
      isTold('order_number', mail('a', { head }), read),
      isTold('contact_person', mail('a', { head }), read),
    ];
  };
  expect(told('1db40821-7627-4baa-b278-79272fb13b58', 'Wouter Dekkers')).toEqual([true, true]);
  expect(told('4711', 'Jan Wouter')).toEqual([false, false]);
});
