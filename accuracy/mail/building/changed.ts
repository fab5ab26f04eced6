import type { Order } from '../../order/order.ts';
import { makeDocument } from '../document.ts';
import type { MailDraft, MailFamily, MailLine, MailSource } from '../mail-family.ts';
import { letter, linesOf, text } from './body.ts';

/** Mails whose body changes the order that they bring. {i} the line, {q} the new quantity, {o} the old one, {t} the goods. */
const wordings: Record<string, Record<'cancel' | 'quantity' | 'add', readonly string[]>> = {
  en: {
    cancel: ['One correction: please take out line {i}.', 'Kindly cancel item {i} of the attached order.'],
    quantity: [
      'Please amend line {i}: {q} instead of {o}.',
      'Can you change the quantity in line {i} to {q}?',
    ],
    add: ['Please also add {q} boxes of {t} to this order.', 'In addition we need {q} pcs {t}.'],
  },
  de: {
    cancel: ['Position {i} bitte ersatzlos streichen.', 'Bitte Pos. {i} nicht mehr liefern.'],
    quantity: [
      'In Position {i} bitte {q} statt {o} Stück.',
      'Bitte korrigieren Sie die Menge von Pos. {i} auf {q}.',
    ],
    add: ['Bitte nehmen Sie zusätzlich {q} Stück {t} auf.', 'Außerdem benötigen wir noch {q} Kartons {t}.'],
  },
  nl: {
    cancel: ['Regel {i} mag vervallen a.u.b.', 'Wilt u regel {i} verwijderen?'],
    quantity: [
      'Gelieve in regel {i} {q} in plaats van {o} te leveren.',
      'Wilt u het aantal van regel {i} wijzigen naar {q}?',
    ],
    add: ['Wilt u ook nog {q} dozen {t} toevoegen?', 'Daarnaast graag {q} stuks {t}.'],
  },
  fr: {
    cancel: ['Merci de retirer la ligne {i} de la commande.', 'Veuillez annuler le poste {i}.'],
    quantity: [
      'Merci de porter la quantité de la ligne {i} à {q}.',
      'Ligne {i} : veuillez livrer {q} au lieu de {o}.',
    ],
    add: [
      'Merci d’ajouter également {q} cartons de {t}.',
      'Veuillez aussi ajouter {q} pièces de {t} à la commande.',
    ],
  },
};

export const changedFamilies: MailFamily[] = (['cancel', 'quantity', 'add'] as const).map((kind) => ({
  name: `changed-${kind}`,
  category: 'purchase_order',
  make: (source) => changedOrder(source, kind),
}));

async function changedOrder(source: MailSource, kind: 'cancel' | 'quantity' | 'add'): Promise<MailDraft> {
  const { random, words, fill, language, newOrder } = source;
  const order = newOrder({ lines: [2, 7] });
  const before = linesOf(order);
  const wording = wordings[language]?.[kind];
  const index = random.whole(0, before.length - 1);
  const goods = linesOf(newOrder({ lines: [1, 1] }), true)[0]!;
  const quantity = before[index]!.quantity + random.whole(1, 40);
  const sentence = random
    .pick(wording ?? [''])
    .replace('{i}', String(index + 1))
    .replace('{q}', String(quantity))
    .replace('{o}', String(before[index]!.quantity))
    .replace('{t}', goods.description);
  const attached = fill(random.pick(words.order.attached), order);
  return {
    ...head(source, order),
    blocks: letter(source, order.buyer, [
      ...(random.chance(0.5) || !sentence
        ? [text(attached), ...(sentence ? [text(sentence)] : [])]
        : [text(`${attached} ${sentence}`)]),
    ]),
    attachments: [await makeDocument('purchase_order', order, words, 'order.pdf')],
    lines: wording ? after(kind, before, index, { ...goods, quantity }) : before,
    ...(wording && { isChanged: true }),
  };
}

function after(kind: string, before: readonly MailLine[], index: number, changed: MailLine): MailLine[] {
  if (kind === 'cancel') return before.filter((_, i) => i !== index);
  if (kind === 'add') return [...before, { ...changed, article: null, yourArticle: null }];
  return before.map((line, i) => (i === index ? { ...line, quantity: changed.quantity } : line));
}

function head({ random, words }: MailSource, order: Order) {
  return {
    category: 'purchase_order' as const,
    from: order.buyer,
    subject: random.pick(words.order.subjects.filter((subject) => !subject.includes('{'))),
    date: `${order.date}T09:12:00Z`,
    inner: null,
  };
}
