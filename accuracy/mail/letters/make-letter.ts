import type { Order, Party } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import { loadPlaces, type Place } from '../../places/place.ts';
import { type Random, randomOf } from '../../random.ts';
import { writeBody } from '../clients.ts';
import { fileNumber, orderPaper } from '../kit/paper.ts';
import type { MailDraft } from '../mail-family.ts';
import type { GeneratedMail } from '../make-mail.ts';
import { loadMailWords } from '../words/mail-words.ts';
import { writeEml } from '../write-eml.ts';
import type { AttachedOrder, Letter } from './letter.ts';

/** The mail of a letter, its order printed as the country of its buyer writes days and numbers. */
export async function makeLetter(letter: Letter): Promise<GeneratedMail> {
  const random = randomOf(letter.id);
  const from = {
    ...supplier,
    company: letter.head?.company ?? '',
    contact: letter.from.name,
    email: letter.from.email,
  };
  const draft: MailDraft = {
    category: letter.category,
    from,
    subject: letter.subject,
    date: letter.date,
    blocks: [{ kind: 'text', text: letter.body }],
    inner: null,
    attachments: letter.order ? [await printOrder(letter, letter.order, random)] : [],
    lines: letter.items?.map((item) => ({ article: null, yourArticle: null, ...item })) ?? null,
    isChanged: letter.expects === 'changed',
    isUnclear: letter.expects === 'unclear',
    isUnchanged: letter.expects === 'nothing',
    isContactOpen: true,
    ...(letter.wanted && { wanted: wantedOf(letter.wanted) }),
    ...(letter.head && { head: letter.head }),
  };
  const written = writeBody(
    random.pick(['plain', 'outlook', 'gmail']),
    draft,
    await loadMailWords(letter.language),
  );
  return { draft, eml: writeEml(draft, written, random) };
}

function wantedOf({
  order_number,
  delivery_date,
  ship_to,
}: NonNullable<Letter['wanted']>): MailDraft['wanted'] {
  return {
    ...(order_number && { number: order_number }),
    ...(delivery_date && { deliveryDate: delivery_date }),
    ...(ship_to && {
      shipTo: { street: ship_to.street, postalCode: ship_to.postal_code, city: ship_to.city },
    }),
  };
}

async function printOrder({ language, from }: Letter, attached: AttachedOrder, random: Random) {
  const places = await loadPlaces(language);
  const place = places.find(({ country }) => country === attached.buyer.country) ?? places[0]!;
  const order = orderOf(attached, place, from);
  return orderPaper({ random, place, language }, `${fileNumber(order)}.pdf`, order);
}

function orderOf(attached: AttachedOrder, place: Place, { name, email }: Letter['from']): Order {
  const party = ({ company, street, postal_code, city }: NonNullable<AttachedOrder['ship_to']>): Party => ({
    ...supplier,
    company,
    street,
    postalCode: postal_code,
    city,
    townLine:
      place.country === 'GB' || place.country === 'US' ? `${city} ${postal_code}` : `${postal_code} ${city}`,
    countryName: place.country === attached.buyer.country ? place.countryName : attached.buyer.country,
    contact: name,
    email,
    phone: '',
  });
  const buyer = party(attached.buyer);
  const shipTo = attached.ship_to ? party(attached.ship_to) : buyer;
  const lines = attached.lines.map(({ article, description, quantity, unit, price }, at) => ({
    position: at + 1,
    article,
    yourArticle: null,
    description,
    quantity: { kind: 'whole' as const, value: quantity },
    unit,
    price,
    per: 1 as const,
    discount: 0,
    total: Math.round(quantity * price * 100) / 100,
    date: attached.date,
    notes: [],
    schedule: [],
    delivered: 0,
  }));
  const subtotal = Math.round(lines.reduce((sum, { total }) => sum + total, 0) * 100) / 100;
  return {
    number: attached.number,
    date: attached.date,
    delivery: attached.delivery_date ? { kind: 'date', date: attached.delivery_date } : { kind: 'lines' },
    currency: attached.currency,
    decimals: 2,
    buyer,
    shipTo,
    billTo: buyer,
    supplier,
    lines,
    others: [],
    subtotal,
    freight: 0,
    taxRate: 0,
    tax: 0,
    total: subtotal,
    supplierNumber: '',
    customerNumber: '',
    quoteReference: '',
    project: '',
  };
}
